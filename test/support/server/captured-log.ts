import { Writable } from 'node:stream';
import { pino } from 'pino';
import type { Log } from '#server/platform/watch/log.ts';

/** A log of every level that is kept instead of printed. */
export function captureLog(): { readonly log: Log; readonly logged: () => string } {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { log: pino({ level: 'trace' }, stream), logged: () => lines.join('') };
}
