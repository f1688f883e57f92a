import type { FastifyInstance, FastifyRequest } from 'fastify';
import { memberSentences } from '#contract/member-sentences.ts';
import { paths, wire } from '#contract/paths.ts';
import { textBounds } from '#contract/text-bounds.ts';
import { tooLong } from '#planning/profile/question.ts';
import { ProductError } from '../../platform/answers/errors.ts';
import type { MemberDatabase } from '../../platform/database/database.ts';
import type { RateLimits } from '../../platform/limits/rate-limits.ts';

interface FeedbackParts {
  readonly members: MemberDatabase;
  readonly rateLimits: RateLimits;
}

/** Far more than a person writes. */
const visitorsFeedback = { capacity: 30, perSeconds: 600 };
const bound = textBounds.feedback;
/** Bytes that a character of one UTF-16 unit takes in a form, three of UTF-8 and each written as %E2; twice, to answer who wrote too much. */
const bodyLimit = 2 * 9 * bound.max;
/** Place of the page that thanks; it is shown while the address names it. */
const thanks = 'thanks';

/** A page and not JSON, for whoever reads it has pressed a button. @param length characters that were sent */
const tooLongPage = (length: number) => `<!doctype html>
<html lang="en-ZA">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="/favicon.svg">
<title>Your text is too long</title>
<h1>Your text is too long</h1>
<p>${tooLong(bound)} You wrote ${length}. Go back in your browser: your text is still there.</p>
</html>`;

function contentOf(request: FastifyRequest): string {
  const fields = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
  // a form sends each line end as two characters, of which the one who wrote it saw one
  const text = (fields.get('feedback') ?? '').replaceAll('\r\n', '\n');
  return text.replaceAll('\0', '').trim();
}

/** POST /functions/v1/feedback: the form of a browser without JavaScript. Whoever sends it is a visitor. */
export function feedbackRoutes(app: FastifyInstance, { members, rateLimits }: FeedbackParts): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, text, done) => done(null, text),
  );
  app.post(wire.feedback, async (request, reply) => {
    if (!(await rateLimits.take('feedback', visitorsFeedback, request.ip))) {
      throw new ProductError(429, 'too_many_requests', memberSentences.feedbackFailed);
    }
    const content = contentOf(request);
    if (content === '') return reply.redirect(paths.feedback, 303);
    if (content.length > bound.max) {
      return reply.code(400).type('text/html; charset=utf-8').send(tooLongPage(content.length));
    }
    await members.run(
      { role: 'anon', claims: {} },
      { text: 'insert into public.feedback (content) values ($1)', values: [content] },
    );
    return reply.redirect(`${paths.feedback}#${thanks}`, 303);
  });
}
