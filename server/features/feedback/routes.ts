import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths, wire } from '#contract/paths.ts';
import { sentences } from '#contract/sentences.ts';
import type { MemberDatabase } from '../../platform/database.ts';
import { ProductError } from '../../platform/errors.ts';
import type { RateLimits } from '../../platform/rate-limits.ts';

interface FeedbackParts {
  readonly members: MemberDatabase;
  readonly rateLimits: RateLimits;
}

/** Far more than a person writes. */
const visitorsFeedback = { capacity: 30, perSeconds: 600 };
const longest = 20_000;
/** Place of the page that thanks; it is shown while the address names it. */
const thanks = 'thanks';

function contentOf(request: FastifyRequest): string {
  const fields = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
  const content = (fields.get('feedback') ?? '').replaceAll('\0', '').trim();
  if (content.length > longest) {
    throw new ProductError(400, 'too_long', `Please write at most ${longest} characters.`);
  }
  return content;
}

/** POST /functions/v1/feedback: the form of a browser without JavaScript. Whoever sends it is a visitor. */
export function feedbackRoutes(app: FastifyInstance, { members, rateLimits }: FeedbackParts): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 6 * longest },
    (_request, text, done) => done(null, text),
  );
  app.post(wire.feedback, async (request, reply) => {
    if (!(await rateLimits.take('feedback', visitorsFeedback, request.ip))) {
      throw new ProductError(429, 'too_many_requests', sentences.feedbackFailed);
    }
    const content = contentOf(request);
    if (content === '') return reply.redirect(paths.feedback, 303);
    await members.run(
      { role: 'anon', claims: {} },
      { text: 'insert into public.feedback (content) values ($1)', values: [content] },
    );
    return reply.redirect(`${paths.feedback}#${thanks}`, 303);
  });
}
