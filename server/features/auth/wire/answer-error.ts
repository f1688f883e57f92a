import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { noteRefusal } from '../../../platform/answers/request-log.ts';
import { databaseError } from '../../../platform/database/database.ts';
import {
  type DatabaseTrouble,
  troubleOf,
  troublePause,
  troubleSentence,
} from '../../../platform/database/database-trouble.ts';
import { AuthError } from '../auth-error.ts';
import { noteMiss } from './note-miss.ts';
import { shareRefused } from './within-share.ts';

/** The date from which errors have their new shape: `{code, message}` with a text as code. */
const newShapeSince = '2024-01-01';

function wantsNewShape(request: FastifyRequest): boolean {
  const version = request.headers['x-supabase-api-version'];
  if (typeof version !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(version)) return false;
  // dates of this form sort as texts; the parse refuses days that no calendar has
  return version >= newShapeSince && !Number.isNaN(Date.parse(version));
}

/** The protocol has no code of its own for a database that is away; its clients judge such an answer by the status. */
function troubled(trouble: DatabaseTrouble): AuthError {
  const retryAfterSeconds = troublePause;
  switch (trouble) {
    case 'unavailable':
      return new AuthError('unexpected_failure', {
        status: 503,
        message: troubleSentence,
        retryAfterSeconds,
      });
    case 'collided':
      return new AuthError('conflict', { retryAfterSeconds });
    default:
      return new AuthError('request_timeout');
  }
}

/** What the client is told of an error; details of unknown ones stay in the log. */
function toAuthError(error: FastifyError | AuthError | Error): AuthError {
  if (error instanceof AuthError) return error;
  const refused = shareRefused(error);
  if (refused !== null) return refused;
  const trouble = troubleOf(error);
  if (trouble !== null) return troubled(trouble);
  if ('code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return new AuthError('request_entity_too_large');
  }
  if ('statusCode' in error && error.statusCode !== undefined && error.statusCode < 500) {
    return new AuthError('bad_json', { status: error.statusCode });
  }
  return new AuthError('unexpected_failure');
}

function bodyOf(error: AuthError, request: FastifyRequest): Readonly<Record<string, unknown>> {
  if (error.oauthError !== null) {
    return { error: error.oauthError, error_description: error.message };
  }
  const weak =
    error.weakPassword === null ? {} : { weak_password: { reasons: error.weakPassword } };
  if (wantsNewShape(request)) return { code: error.code, message: error.message, ...weak };
  return {
    code: error.status,
    error_code: error.code,
    msg: error.message,
    ...(error.status >= 500 ? { error_id: request.id } : {}),
    ...weak,
  };
}

/** A stack only where nobody knows what went wrong. */
function logFault(error: Error, told: AuthError, request: FastifyRequest): void {
  const isKnown =
    error instanceof AuthError || shareRefused(error) !== null || troubleOf(error) !== null;
  if (isKnown) noteRefusal(request, databaseError(error)?.code ?? told.code);
  else if (told.status >= 500) request.log.error({ err: error }, 'auth request failed');
}

/** The error handler of the auth wire: one of two shapes, as the request's version header asks. */
export function answerAuthError(
  error: FastifyError | AuthError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const told = toAuthError(error);
  logFault(error, told, request);
  noteMiss(request, told.code);
  reply.code(told.status).header('x-sb-error-code', told.code);
  if (wantsNewShape(request)) reply.header('x-supabase-api-version', newShapeSince);
  if (told.retryAfterSeconds !== null) reply.header('retry-after', told.retryAfterSeconds);
  reply.send(bodyOf(told, request));
}
