import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, type LoggerOptions, pino } from 'pino';
import { databaseError } from './database-error.ts';

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

/**
 * One JSON line for each event. What goes in is chosen by hand: method, route, status, milliseconds, request id. Never
 * bodies, query strings (filters hold member data), tokens, addresses of people or anything of a profile.
 * @param destination where the lines go; standard output where it is left out
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
  return destination ? pino(options, destination) : pino(options);
}
