import { ProductError } from '../../../platform/answers/errors.ts';
import { databaseError, type RequestRole } from '../../../platform/database/database.ts';
import {
  type DatabaseTrouble,
  troubleOf,
  troublePause,
  troubleSentence,
} from '../../../platform/database/database-trouble.ts';
import { WireError } from '../wire-error.ts';

/** Statuses by SQLSTATE or its class, the longer key first; whatever is not listed is the caller's, 400. */
const statuses: ReadonlyMap<string, number> = new Map([
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
  // JSON nested deeper than the database can follow
  ['54001', 400],
  ['54', 500],
  ['55', 500],
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
const tellable = new Set(['21000', '54000', '54023']);
/** Hints for whoever runs the database, and not for whoever asks it. */
const hintless = new Set(['54001']);

type Reported = NonNullable<ReturnType<typeof databaseError>>;

const retry = { 'retry-after': String(troublePause) };

interface Told {
  readonly status: number;
  /** Where the database has not said one. */
  readonly code: string;
  /** Null: the database's own words, which say nothing of the inside. */
  readonly message: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** A request that was too slow would be so again: nobody is asked to repeat it at once. */
const troubles: Readonly<Record<DatabaseTrouble, Told>> = {
  unavailable: { status: 503, code: 'PGRST001', message: troubleSentence, headers: retry },
  crowded: {
    status: 504,
    code: 'PGRST003',
    message: 'Timed out acquiring connection from connection pool.',
    headers: retry,
  },
  locked: { status: 503, code: '55P03', message: null, headers: retry },
  collided: { status: 409, code: '40001', message: null, headers: retry },
  'too slow': { status: 504, code: '57014', message: null, headers: {} },
};

/** More than one member may have at once, or in a minute. */
function overLimit({ status, message, retryAfterSeconds }: ProductError): WireError {
  const headers = { 'retry-after': String(retryAfterSeconds ?? troublePause) };
  return new WireError({ status, code: 'over_request_rate_limit', message, headers });
}

/** What stopped the database from answering, none of it the request's fault alone. */
function troubled(trouble: DatabaseTrouble, reported: Reported | null): WireError {
  const { status, headers, ...told } = troubles[trouble];
  const message = told.message ?? reported?.message ?? troubleSentence;
  return new WireError({ status, code: reported?.code ?? told.code, message, headers });
}

/** What the database itself found wrong. */
function refused(reported: Reported, role: RequestRole): WireError {
  const { code = 'XX000', message, detail = null, hint = null } = reported;
  const status = statusOf(code, message);
  if (status >= 500 && !tellable.has(code) && !code.startsWith('PT')) {
    return new WireError({ status, code, message: 'The database could not answer this request.' });
  }
  const isVisitor = code === '42501' && role === 'anon';
  return new WireError({
    status: isVisitor ? 401 : status,
    code,
    message,
    details: detail,
    hint: hintless.has(code) ? null : hint,
    headers: isVisitor || status === 401 ? { 'www-authenticate': 'Bearer' } : {},
  });
}

/**
 * What the caller is told about any error. The database's own words pass where the request is at fault; a fault of the
 * server's side gives its code and nothing else.
 */
export function faultOf(error: unknown, role: RequestRole): WireError {
  if (error instanceof WireError) return error;
  if (error instanceof ProductError && error.status === 429) return overLimit(error);
  const reported = databaseError(error);
  const trouble = troubleOf(error);
  if (trouble !== null) return troubled(trouble, reported);
  if (reported !== null) return refused(reported, role);
  const message = 'Something went wrong on our side.';
  return new WireError({ status: 500, code: 'PGRSTX00', message });
}
