import { databaseError, type RequestRole } from '../../platform/database.ts';
import { WireError } from './wire-error.ts';

/** Statuses by SQLSTATE or its class, the longer key first; whatever is not listed is the caller's, 400. */
const statuses: ReadonlyMap<string, number> = new Map([
  ['08', 503],
  ['09', 500],
  ['0L', 403],
  ['0P', 403],
  ['21000', 500],
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['25', 500],
  ['28', 403],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['42501', 403],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
  ['53400', 500],
  ['53', 503],
  ['54', 500],
  ['55', 500],
  ['57P01', 503],
  ['57', 500],
  ['58', 500],
  ['F0', 500],
  ['HV', 500],
  ['P0001', 400],
  ['P0', 500],
  ['XX', 500],
]);

function statusOf(sqlState: string, message: string): number {
  const chosen = /^PT([2-5]\d\d)$/.exec(sqlState)?.[1];
  if (chosen !== undefined) return Number(chosen);
  // a role that the server was told to become and that is not there
  if (sqlState === '22023' && message.startsWith('role ')) return 401;
  return statuses.get(sqlState) ?? statuses.get(sqlState.slice(0, 2)) ?? 400;
}

/** Faults of the server's side whose message helps the caller and says nothing about the inside. */
const tellable = new Set(['21000', '57014', '40001', '40P01', '54000', '54001', '54023', '55P03']);

function unavailable(status: 503 | 504, code: string, message: string): WireError {
  return new WireError({ status, code, message, headers: { 'retry-after': '1' } });
}

/** A pool or socket that failed; null for any other error. */
function connectionFault(error: unknown): WireError | null {
  if (!(error instanceof Error)) return null;
  if (/timeout exceeded when trying to connect/i.test(error.message)) {
    return unavailable(504, 'PGRST003', 'Timed out acquiring connection from connection pool.');
  }
  const isSocket = 'code' in error && /^E[A-Z]+$/.test(String(error.code));
  if (isSocket || /connection (terminated|ended|error)|not queryable/i.test(error.message)) {
    return unavailable(503, 'PGRST001', 'Database client error. Retrying the connection.');
  }
  return null;
}

/**
 * What the caller is told about any error. The database's own words pass where the request is at fault; a fault of the
 * server's side gives its code and nothing else.
 */
export function faultOf(error: unknown, role: RequestRole): WireError {
  if (error instanceof WireError) return error;
  const reported = databaseError(error);
  if (reported === null) {
    return (
      connectionFault(error) ??
      new WireError({ status: 500, code: 'PGRSTX00', message: 'Something went wrong on our side.' })
    );
  }
  const { code = 'XX000', message, detail = null, hint = null } = reported;
  const status = statusOf(code, message);
  if (status === 503) {
    return unavailable(503, code, 'The database is busy or restarting. Please try again.');
  }
  if (status >= 500 && !tellable.has(code) && !code.startsWith('PT')) {
    return new WireError({ status, code, message: 'The database could not answer this request.' });
  }
  const isVisitor = code === '42501' && role === 'anon';
  return new WireError({
    status: isVisitor ? 401 : status,
    code,
    message,
    details: detail,
    hint,
    headers: isVisitor || status === 401 ? { 'www-authenticate': 'Bearer' } : {},
  });
}
