import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { serverSentences } from '#contract/sentences.ts';
import { databaseError } from '../database/database-error.ts';
import { troubleOf, troublePause, troubleSentence } from '../database/database-trouble.ts';
import { noteRefusal } from './request-log.ts';

interface ProductErrorOptions extends ErrorOptions {
  /** Where it is known when to try again. */
  readonly retryAfterSeconds?: number;
}

/** An error that the client is told about: a status, a code for programs and a sentence for people. */
export class ProductError extends Error {
  override readonly name = 'ProductError';
  readonly status: number;
  readonly code: string;
  readonly retryAfterSeconds: number | null;

  constructor(status: number, code: string, message: string, options: ProductErrorOptions = {}) {
    super(message, options);
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}

const unexpected = {
  code: 'unexpected_failure',
  message: 'Something went wrong. Please try again.',
};

/** For programs: the member has not agreed to what was asked. */
export const consentCode = 'consent_missing';

/** What the database says who has not agreed (`agreement.refusal`, migration 0053). */
const refusals: readonly string[] = [
  serverSentences.agreeFirst,
  serverSentences.guardianFirst,
  serverSentences.tooYoung,
];

/** The member, or whoever answers for them, has not agreed to what was asked. @param said what the database says to it */
export const consentMissing = (said: string = serverSentences.agreeFirst) =>
  new ProductError(403, consentCode, refusals.includes(said) ? said : serverSentences.agreeFirst);

/** Whether the database refused to write because of that. */
export const isConsentMissing = (error: unknown): boolean => databaseError(error)?.code === 'PT403';

/**
 * What a member is told of work that failed: a refusal as it is, a database that is busy or away so that clients know to
 * ask again, anything else in the words for this work.
 */
export function workFailed(error: unknown, code: string, message: string): Error {
  if (error instanceof ProductError) return error;
  if (isConsentMissing(error)) return consentMissing(databaseError(error)?.message);
  if (error instanceof Error && troubleOf(error) !== null) return error;
  return new ProductError(500, code, message, { cause: error });
}

/** Answers an error of the database that will pass; false for any other. */
function answerTrouble(error: Error, request: FastifyRequest, reply: FastifyReply): boolean {
  const trouble = troubleOf(error);
  if (trouble === null) return false;
  noteRefusal(request, databaseError(error)?.code ?? trouble);
  if (trouble !== 'too slow') reply.header('retry-after', troublePause);
  reply
    .code(trouble === 'too slow' ? 504 : 503)
    .send({ code: 'database_unavailable', message: troubleSentence });
  return true;
}

/**
 * The last resort behind every feature: what was meant for the client goes out, everything else becomes one sentence
 * that reveals nothing, with its cause in the log.
 */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (error instanceof ProductError) {
    if (error.status === 500) request.log.error({ err: error.cause ?? error }, 'request failed');
    else noteRefusal(request, error.code);
    if (error.retryAfterSeconds !== null) reply.header('retry-after', error.retryAfterSeconds);
    reply.code(error.status).send({ code: error.code, message: error.message });
    return;
  }
  if (answerTrouble(error, request, reply)) return;
  const status = error.statusCode ?? 500;
  if (status < 500) {
    reply.code(status).send({ code: error.code ?? 'bad_request', message: error.message });
    return;
  }
  request.log.error({ err: error }, 'request failed');
  reply.code(500).send(unexpected);
}
