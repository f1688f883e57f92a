import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Queries, ServiceDatabase } from '../../../platform/database/database.ts';
import { sealPurposes } from '../../../platform/secrets/sealed-columns.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import { type ClockWatch, watchClock } from '../../../platform/steady-clock.ts';
import type { Log } from '../../../platform/watch/log.ts';
import {
  type Channel,
  drop,
  noteRefused,
  noteTaken,
  putIn,
  putOff,
  type StoredMessage,
  takeStoredMessages,
} from './store-outbox.ts';

/** Messages on their way: written with what they tell of, sent until the service takes them. */
export interface Outbox<Message> {
  /**
   * Puts a message into the outbox, in the transaction of whoever writes it; it goes out once that has committed.
   * @param seconds after which it is of no use any more
   * @returns the message's name
   */
  put(queries: Queries, message: Message, seconds: number): Promise<string>;
  /** Looks into the outbox now: something was put there. */
  wake(): void;
  /** Looks into it every few seconds from now on. */
  start(): void;
  /** Ends; what is under way is finished first. */
  stop(): Promise<void>;
}

export interface OutboxParts {
  readonly accounts: ServiceDatabase;
  readonly secrets: Secrets;
  readonly log: Log;
  readonly now: () => Date;
  /** What has run out by a clock that was just put forward may not have run out. */
  readonly clock?: ClockWatch;
}

/** A road that messages go. */
export interface Road<Message> {
  readonly channel: Channel;
  readonly schema: v.GenericSchema<unknown, Message>;
  /** @param name the same at each try, so that a receiver can tell when it was given a message twice @throws */
  send(message: Message, name: string): Promise<void>;
  /** Whether what `send` threw says that no other try will do. */
  isForGood(error: unknown): boolean;
}

const lookEveryMs = 2_000;
/** Longer than a service is waited for, so that a message is never under way twice. */
const leaseSeconds = 120;
const atOnce = 5;
const firstWaitSeconds = 5;
const longestWaitSeconds = 120;
const purpose = sealPurposes.mail;

/** Seconds until the next try: doubled each time, and not longer than a member would look for a code. */
const waitSeconds = (attempts: number) =>
  Math.min(firstWaitSeconds * 2 ** (attempts - 1), longestWaitSeconds);

const nextTry = (now: Date, attempts: number) =>
  new Date(now.getTime() + waitSeconds(attempts) * 1000);
const ranOutAhead = 'it has run out by a clock that was put forward';

/** Sends the messages of one road. Any number of processes may do so at once. */
export function createOutbox<Message>(
  { accounts, secrets, log, now, clock = watchClock() }: OutboxParts,
  { channel, schema, send: sendOne, isForGood }: Road<Message>,
): Outbox<Message> {
  let timer: NodeJS.Timeout | null = null;
  let underWay: Promise<void> | null = null;
  let again = false;
  const ending = new AbortController();

  async function send({ id, sealed, attempts, expiresAt }: StoredMessage): Promise<void> {
    if (expiresAt <= now()) {
      if (clock.hasJumped()) return putOff(accounts, id, ranOutAhead, nextTry(now(), attempts));
      log.warn({ [channel]: id, attempts }, `a ${channel} was given up: what it says has run out`);
      return drop(accounts, id);
    }
    try {
      await sendOne(v.parse(schema, JSON.parse(secrets.unseal(purpose, sealed))), id);
    } catch (error) {
      // neither the address nor what stands in it reaches the log
      const problem = error instanceof Error ? error.message : 'unknown';
      log.warn({ [channel]: id, attempts, problem }, `a ${channel} could not be sent`);
      if (isForGood(error) && (await noteRefused(accounts, id, now()))) return;
      return putOff(accounts, id, problem, nextTry(now(), attempts));
    }
    await noteTaken(accounts, id, now());
  }

  async function look(): Promise<void> {
    try {
      // asked at each look, so that a jump is seen when it comes
      clock.hasJumped();
      let taken = 1;
      while (taken > 0 && !ending.signal.aborted) {
        const turn = { channel, now: now(), limit: atOnce, leaseSeconds };
        const messages = await takeStoredMessages(accounts, turn);
        await Promise.all(messages.map(send));
        taken = messages.length;
      }
    } catch (error) {
      log.warn({ err: error, channel }, 'the outbox could not be read');
    }
  }

  function wake(): void {
    if (ending.signal.aborted) return;
    if (underWay !== null) {
      again = true;
      return;
    }
    underWay = look().finally(() => {
      underWay = null;
      if (again) {
        again = false;
        wake();
      }
    });
  }

  async function settled(): Promise<void> {
    if (underWay === null) return;
    await underWay;
    await settled();
  }

  return {
    async put(queries, message, seconds) {
      const id = randomUUID();
      await putIn(queries, {
        id,
        channel,
        sealed: secrets.seal(purpose, JSON.stringify(message)),
        now: now(),
        expiresAt: new Date(now().getTime() + seconds * 1000),
      });
      return id;
    },
    wake,
    start() {
      timer ??= setInterval(wake, lookEveryMs).unref();
    },
    async stop() {
      if (timer) clearInterval(timer);
      // what was put there last is sent if it can be
      await settled();
      ending.abort();
    },
  };
}
