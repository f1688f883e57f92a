import type { MemberDatabase } from '../../platform/database/database.ts';
import { createPoller, waitSeconds } from '../../platform/jobs/poller.ts';
import { PostProblem } from '../../platform/outgoing/guarded-post.ts';
import type { Log } from '../../platform/watch/log.ts';
import {
  markFailed,
  markSent,
  type OutboxMessage,
  setUpOutbox,
  sweepGivenUp,
  takeMessages,
} from './outbox.ts';
import { postWebhook, type WebhookTarget } from './post-webhook.ts';

export interface SenderParts {
  readonly members: MemberDatabase;
  /** Null: no webhook is set up. */
  readonly target: WebhookTarget | null;
  readonly log: Log;
  readonly now?: () => Date;
  readonly random?: () => number;
}

export interface WebhookSender {
  /** Sends whatever is due, once; resolves with the number of messages that were taken. */
  sendDue(): Promise<number>;
  /** Looks into the outbox every few seconds from now on. */
  start(): Promise<void>;
  /** Ends; what is under way is finished first. */
  stop(): Promise<void>;
}

const lookEveryMs = 2_000;
const answerWithinMs = 10_000;
/** Longer than an attempt can last, so that a message is never under way twice. */
const leaseSeconds = 60;
const atOnce = 10;
/** A message is tried for a day; that it was given up can be seen for a month. */
const tryForMs = 86_400_000;
const rememberForMs = 30 * 86_400_000;
const sweepEveryMs = 3_600_000;

/** Sends the outbox to the operator's webhook. Any number of processes may do so at once. */
export function createWebhookSender(parts: SenderParts): WebhookSender {
  const { members, target, log } = parts;
  const now = parts.now ?? (() => new Date());
  const random = parts.random ?? Math.random;
  let sweptAt = 0;

  async function fail(message: OutboxMessage, problem: string): Promise<void> {
    const at = now();
    const next = new Date(at.getTime() + waitSeconds(message.attempts, random()) * 1000);
    const over = next.getTime() - message.createdAt.getTime() > tryForMs;
    const { id, attempts } = message;
    // the profile itself never reaches the log
    log.warn({ message: id, attempts, problem, gaveUp: over }, 'profile webhook failed');
    await markFailed(members, { id, problem, now: at, nextAttemptAt: over ? null : next });
  }

  async function send(to: WebhookTarget, message: OutboxMessage): Promise<void> {
    const { id, event, body } = message;
    try {
      await postWebhook(to, { id, event, body, now: now() }, answerWithinMs);
    } catch (error) {
      if (!(error instanceof PostProblem)) throw error;
      return fail(message, error.message);
    }
    await markSent(members, id);
  }

  async function sendDue(): Promise<number> {
    if (target === null) return 0;
    const messages = await takeMessages(members, { now: now(), limit: atOnce, leaseSeconds });
    await Promise.all(messages.map((message) => send(target, message)));
    return messages.length;
  }

  async function sweep(): Promise<void> {
    const at = now().getTime();
    if (at - sweptAt < sweepEveryMs) return;
    sweptAt = at;
    await sweepGivenUp(members, new Date(at - rememberForMs));
  }

  const poller = createPoller({
    everyMs: lookEveryMs,
    log,
    failed: 'the outbox of the profile webhook could not be read',
    async look(ended) {
      await sweep();
      // what was sent may have held up a later message of the same member
      let taken = 1;
      while (taken > 0 && !ended()) taken = await sendDue();
    },
  });

  return {
    sendDue,
    async start() {
      await setUpOutbox(members, target !== null);
      if (target !== null) poller.start();
    },
    stop: () => poller.stop(),
  };
}
