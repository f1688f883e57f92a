import pg from 'pg';
import * as v from 'valibot';
import type { Login } from '../database/database.ts';
import type { Log } from '../watch/log.ts';

/** First half of the advisory locks that living processes hold; the second half is the process's own number. */
export const presenceLock = 745_420_811;

/** How this process is known to the others, and hears them: by one connection, which falls with the process. */
export interface Presence {
  /** The number under which others see that this process lives; null while the connection is lost. */
  number(): number | null;
  close(): Promise<void>;
}

export interface PresenceEvents {
  /** A notification of the channel. */
  onMessage(payload: string): void;
  /** The connection is there (again): whatever was told meanwhile was missed. */
  onConnected(): void;
  /** The connection broke: the others take this process for dead and take over its work. */
  onLost(): void;
}

const numberSchema = v.tuple([v.object({ number: v.number() })]);
const pausesMs = [100, 200, 500, 1_000, 2_000];

/**
 * Takes a number nobody else has, holds its lock and listens. A broken connection is made anew, with another number.
 * @param channel name of the notifications, a plain word
 */
export async function openPresence(
  login: Login,
  channel: string,
  events: PresenceEvents,
  log: Log,
): Promise<Presence> {
  let client: pg.Client | null = null;
  let number: number | null = null;
  let closed = false;
  let again: NodeJS.Timeout | null = null;

  async function connect(): Promise<void> {
    const next = new pg.Client({ ...login, application_name: 'phila presence', keepAlive: true });
    const onGone = () => {
      if (client !== next) return;
      client = null;
      number = null;
      if (closed) return;
      log.warn('the presence connection broke');
      events.onLost();
      retry(0);
    };
    next.on('error', onGone);
    next.on('end', onGone);
    next.on('notification', ({ payload }) => events.onMessage(payload ?? ''));
    try {
      await next.connect();
      // a machine that vanishes sends no farewell: the server asks after it, so that its lock falls within seconds
      await next.query(`set tcp_keepalives_idle = 3; set tcp_keepalives_interval = 2;
        set tcp_keepalives_count = 3; set statement_timeout = 0`);
      const { rows } = await next.query(
        `select nextval('public.generation_workers')::integer as number`,
      );
      const [{ number: own }] = v.parse(numberSchema, rows);
      await next.query('select pg_advisory_lock($1, $2)', [presenceLock, own]);
      await next.query(`listen ${channel}`);
      if (closed) throw new Error('closed meanwhile');
      client = next;
      number = own;
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    events.onConnected();
  }

  function retry(tries: number): void {
    again = setTimeout(
      () => {
        connect().catch((error: unknown) => {
          if (closed) return;
          if (tries === 0) log.warn({ err: error }, 'the presence connection cannot be made');
          retry(tries + 1);
        });
      },
      pausesMs[Math.min(tries, pausesMs.length - 1)],
    );
  }

  await connect();
  return {
    number: () => number,
    async close() {
      closed = true;
      if (again) clearTimeout(again);
      await client?.end();
    },
  };
}
