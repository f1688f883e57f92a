import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, type LoggerOptions, pino } from 'pino';
import { databaseError } from '../database/database-error.ts';

export type Log = FastifyBaseLogger;

/** Where an error was made, without the lines of its message in front. */
const placesOf = ({ stack }: Error) =>
  stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** What of an error is written: of the database's its code and place alone, because its words repeat members' data. */
function told(error: unknown): Readonly<Record<string, string | undefined>> {
  if (!(error instanceof Error)) return { type: typeof error, message: 'unknown' };
  const reported = databaseError(error);
  if (reported === null) return { type: error.name, message: error.message, stack: error.stack };
  return { type: 'DatabaseError', message: `SQLSTATE ${reported.code}`, stack: placesOf(error) };
}

/** Lines wait for each other so long at most, or until there are so many bytes of them. */
const lines = { periodicFlush: 200, minLength: 8_192 } as const;

/**
 * One JSON line for each event. What goes in is chosen by hand: method, route, status, milliseconds, request id. Never
 * bodies, query strings (filters hold member data), tokens, addresses of people or anything of a profile.
 * @param destination where the lines go; where it is left out standard output, to which several go at once: a call of the
 *   system for each would cost as much as parsing the request. At the end of the process what waits is written.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: ['req.headers', 'res.headers', 'password', 'token', '*.password', '*.token'],
      remove: true,
    },
    serializers: {
      err: told,
    },
  };
  return pino(options, destination ?? pino.destination({ dest: 1, sync: false, ...lines }));
}
