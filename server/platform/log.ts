import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, type LoggerOptions, pino } from 'pino';

export type Log = FastifyBaseLogger;

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
      err: (error: unknown) => ({
        type: error instanceof Error ? error.name : typeof error,
        message: error instanceof Error ? error.message : 'unknown',
        stack: error instanceof Error ? error.stack : undefined,
      }),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
