import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteRefusal } from '../../platform/answers/request-log.ts';
import { databaseError, type RequestRole } from '../../platform/database/database.ts';
import { troubleOf } from '../../platform/database/database-trouble.ts';
import { SessionEnded } from '../../platform/members/session-ended.ts';
import { jsonType } from './content/parse-accept.ts';
import { faultOf } from './execution/database-fault.ts';
import { sessionEnded } from './identify.ts';
import { errorBody, WireError } from './wire-error.ts';

/** An error of the framework about the request itself, in the wire's words; null for any other. */
function requestFault(error: unknown): WireError | null {
  if (!(error instanceof Error) || !('statusCode' in error)) return null;
  const status = Number(error.statusCode);
  if (!(status >= 400 && status < 500)) return null;
  return new WireError({
    status: status === 415 ? 400 : status,
    code: 'PGRST102',
    message: error.message,
  });
}

/** Codes and a stack only: messages and details of the database hold members' data. */
function logFault(request: FastifyRequest, fault: WireError, error: unknown): void {
  const isRefusal = error instanceof WireError || error instanceof SessionEnded;
  if (isRefusal || fault.status === 429 || troubleOf(error) !== null) {
    noteRefusal(request, fault.code);
    return;
  }
  if (fault.status < 500) return;
  const reported = databaseError(error);
  if (reported !== null) request.log.error({ sqlState: reported.code }, 'data request failed');
  else request.log.error({ err: error, code: fault.code }, 'data request failed');
}

/**
 * Answers a request that failed, in the wire's words, and logs it.
 * @param role of who asked; a visitor's where nobody was let in
 */
export function tellFault(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  role: RequestRole,
): FastifyReply {
  const fault =
    error instanceof SessionEnded ? sessionEnded() : (requestFault(error) ?? faultOf(error, role));
  logFault(request, fault, error);
  return reply
    .code(fault.status)
    .headers(fault.headers)
    .header('content-type', jsonType)
    .send(request.method === 'HEAD' ? undefined : errorBody(fault));
}
