import { createHash } from 'node:crypto';
import * as v from 'valibot';
import webPush from 'web-push';
import type { Pushed } from '#contract/plans/reminders.ts';
import { createPoller, waitSeconds } from '../../platform/jobs/poller.ts';
import { guardedPost, PostProblem } from '../../platform/outgoing/guarded-post.ts';
import { sealPurposes } from '../../platform/secrets/sealed-columns.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { Log } from '../../platform/watch/log.ts';
import type { ReminderOutcome } from '../../platform/watch/metrics.ts';
import type { PushSettings } from '../../settings.ts';
import type { AgendaParts } from './calendar-route.ts';
import {
  dropDevice,
  type Look,
  lookLater,
  markReminderFailed,
  markReminderSent,
  type ReminderMessage,
  sweepMessages,
  takeLooks,
  takeReminders,
} from './message-store.ts';
import { noteDue } from './note-due.ts';
import type { PushKeys } from './push-keys.ts';
import { canSealFor, mayPushTo, subscriptionSchema } from './subscription.ts';

export interface ReminderSenderParts extends AgendaParts {
  readonly push: PushSettings;
  readonly keys: () => Promise<PushKeys>;
  readonly secrets: Secrets;
  /** Whom a push service writes to where something is wrong: `mailto:` or https. */
  readonly contact: string;
  readonly log: Log;
  readonly now: () => Date;
  /** Hears how it went with each. */
  readonly onTried?: (outcome: ReminderOutcome) => void;
  readonly random?: () => number;
}

export interface ReminderSender {
  /** Notes what is due and sends what is noted, once; resolves with how many were taken of both. */
  sendDue(): Promise<number>;
  start(): void;
  /** Ends; what is under way is finished first. */
  stop(): Promise<void>;
}

const lookEveryMs = 5_000;
const answerWithinMs = 5_000;
/** Longer than an attempt or a look can last, so that none is under way twice. */
const leaseSeconds = 12;
/** Before a member is looked at again whose plans could not be read; reminders have hours of time. */
const lookAgainMs = 300_000;
const atOnce = 10;
const sweepEveryMs = 3_600_000;
/** Longer than a day has hours anywhere, so that nothing of a day is noted twice. */
const rememberForMs = 3 * 86_400_000;
/** All payloads are of one length, which tells nobody what they are about. */
const payloadLength = 96;

/** The push service has no such browser any more. */
const isGone = ({ status }: PostProblem) => status === 404 || status === 410;

/** Names a reminder to service and device: a second one of the same name takes the place of the first. */
function nameOf({ device, day, kind }: ReminderMessage): string {
  const told = [device, day, kind].join(' ');
  return createHash('sha256').update(told).digest('base64url').slice(0, 22);
}

async function lookAt(parts: ReminderSenderParts, member: Look): Promise<void> {
  const { members, log, now } = parts;
  try {
    await noteDue(parts, member, now());
  } catch (error) {
    log.error({ err: error }, 'what a member is to be reminded of could not be found out');
    await lookLater(members, member, new Date(now().getTime() + lookAgainMs));
  }
}

/** Sends members what they chose to be reminded of. Any number of processes may do so at once. */
export function createReminderSender(parts: ReminderSenderParts): ReminderSender {
  const { members, push, secrets, log, now, onTried } = parts;
  const random = parts.random ?? Math.random;
  let sweptAt = 0;

  async function post(message: ReminderMessage): Promise<void> {
    const { sealed, kind, expiresAt } = message;
    const opened = JSON.parse(secrets.unseal(sealPurposes.push, sealed));
    const { endpoint, p256dh, auth } = v.parse(subscriptionSchema, opened);
    // the settings may have changed since it was added
    if (!mayPushTo(endpoint, push)) throw new PostProblem('no push service of the settings', 410);
    if (!canSealFor({ p256dh })) throw new PostProblem('no key to seal a message for', 410);
    const name = nameOf(message);
    const pushed: Pushed = { kind, tag: name };
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(pushed).padEnd(payloadLength),
      {
        TTL: Math.max(0, Math.floor((expiresAt.getTime() - now().getTime()) / 1000)),
        topic: name,
        urgency: 'normal',
        contentEncoding: 'aes128gcm',
        vapidDetails: { subject: parts.contact, ...(await parts.keys()) },
      },
    );
    await guardedPost({
      url: endpoint,
      plainHttp: push.plainHttp,
      headers: v.parse(v.record(v.string(), v.union([v.string(), v.number()])), headers),
      body,
      timeoutMs: answerWithinMs,
    });
  }

  function sendLater({ id, attempts }: ReminderMessage, problem: string): Promise<void> {
    onTried?.('failed');
    log.warn({ reminder: id, attempts, problem }, 'a reminder could not be sent');
    const next = new Date(now().getTime() + waitSeconds(attempts, random()) * 1000);
    return markReminderFailed(members, { id, problem, nextAttemptAt: next });
  }

  async function send(message: ReminderMessage): Promise<void> {
    const { id, device } = message;
    try {
      await post(message);
    } catch (error) {
      if (!(error instanceof PostProblem)) {
        log.error({ err: error, reminder: id }, 'a reminder failed');
        return sendLater(message, 'it failed here');
      }
      // neither the address nor what it is about reaches the log
      if (!isGone(error)) return sendLater(message, error.message);
      onTried?.('gone');
      log.info({ device, problem: error.message }, 'a device is reminded no more');
      return dropDevice(members, device);
    }
    await markReminderSent(members, id, now());
    onTried?.('sent');
  }

  /** What goes wrong with one member or one device holds up no other. */
  async function sendDue(): Promise<number> {
    const turn = () => ({ now: now(), limit: atOnce, leaseSeconds });
    const looks = await takeLooks(members, turn());
    await Promise.all(looks.map((member) => lookAt(parts, member)));
    const messages = await takeReminders(members, turn());
    await Promise.all(messages.map(send));
    return looks.length + messages.length;
  }

  async function sweep(): Promise<void> {
    const at = now().getTime();
    if (Math.abs(at - sweptAt) < sweepEveryMs) return;
    sweptAt = at;
    await sweepMessages(members, new Date(at - rememberForMs));
  }

  const poller = createPoller({
    everyMs: lookEveryMs,
    log,
    failed: 'reminders could not be looked after',
    async look(ended) {
      await sweep();
      let taken = 1;
      while (taken > 0 && !ended()) taken = await sendDue();
    },
  });
  return { sendDue, start: poller.start, stop: poller.stop };
}
