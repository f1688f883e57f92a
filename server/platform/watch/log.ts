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

/** Lines wait for each other until they have so many characters, or for twice so many milliseconds at most. */
const wait = { length: 16_000, ms: 100 } as const;

/**
 * Standard output, to which lines go several at once: a call of the system for each would cost as much as parsing the
 * request. The destination could gather them by itself, but counts the bytes of all that wait anew with each line. At the
 * end of the process it writes what it has.
 */
function standardOutput(): DestinationStream {
  const { length: minLength, ms: periodicFlush } = wait;
  const destination = pino.destination({ dest: 1, sync: false, minLength, periodicFlush });
  let lines = '';
  let isTimed = false;
  const handOn = () => {
    const together = lines;
    lines = '';
    if (together !== '') destination.write(together);
  };
  process.prependListener('exit', handOn);
  return {
    write(line) {
      lines += line;
      if (lines.length >= wait.length) handOn();
      if (isTimed) return;
      isTimed = true;
      setTimeout(() => {
        isTimed = false;
        handOn();
      }, wait.ms).unref();
    },
  };
}

/** The time of a line. Those of one millisecond share its text, which costs as much as the rest of a short line. */
function createTimestamp(): () => string {
  let latest = Number.NaN;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== latest) {
      latest = now;
      text = `,"time":"${new Date(now).toISOString()}"`;
    }
    return text;
  };
}

/**
 * One JSON line for each event. What goes in is chosen by hand: method, route, status, milliseconds, request id. Never
 * bodies, query strings (filters hold member data), tokens, addresses of people or anything of a profile.
 * @param destination where the lines go; where it is left out standard output
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: createTimestamp(),
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: ['req.headers', 'res.headers', 'password', 'token', '*.password', '*.token'],
      remove: true,
    },
    serializers: {
      err: told,
    },
  };
  return pino(options, destination ?? standardOutput());
}

/** The same log for lines whose every value is the server's own: nothing in them is looked through for secrets. */
export const withoutRedaction = (log: Log): Log => log.child({}, { redact: [] });
