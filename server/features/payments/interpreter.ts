import type { MemberDatabase, Queries } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { PaymentSettings } from '../../settings.ts';
import {
  findOwner,
  type Message,
  markConfirmed,
  nextMessage,
  oneAfterAnother,
  operator,
  processRequests,
  setAside,
  setMatched,
  setUnmatched,
  tryLater,
} from './inbox.ts';
import { confirmNotice } from './payfast/confirm-notice.ts';
import { readPayfastNotice } from './payfast/read-notice.ts';
import { readPaystackEvent } from './paystack/read-event.ts';
import { type Reading, refused } from './told.ts';

export interface Interpreter {
  /** Interprets whatever is due; resolves once nothing is. */
  interpretDue(): Promise<void>;
  /** Says that a message has come; nobody waits for what is made of it. */
  wake(): void;
  start(): void;
  /** Ends; what is under way is finished first. */
  stop(): Promise<void>;
}

const lookEveryMs = 5_000;
const firstWaitSeconds = 10;
const longestWaitSeconds = 3_600;

function read(message: Message, { paystack, payfast }: PaymentSettings): Reading {
  const body = message.body.toString();
  const receivedAt = message.receivedAt.getTime();
  if (message.provider === 'paystack') {
    return paystack
      ? readPaystackEvent(body, paystack, receivedAt)
      : refused('Paystack is not set up');
  }
  return payfast
    ? readPayfastNotice(body, payfast.merchantId, receivedAt)
    : refused('Payfast is not set up');
}

async function interpret(queries: Queries, message: Message, settings: PaymentSettings) {
  const reading = read(message, settings);
  if (reading.kind !== 'told') return setAside(queries, message.id, reading.kind, reading.why);
  const { told } = reading;
  const owner = await findOwner(queries, message.provider, told);
  if (owner === null) return setUnmatched(queries, message.id, told);
  if (told.plan !== null && owner.byCheckout && told.plan !== owner.plan) {
    return setAside(queries, message.id, 'refused', 'another plan than at the checkout');
  }
  await setMatched(queries, message, told, owner);
  return processRequests(queries, owner.userId);
}

/** Makes of the inbox what it says about members. Any number of processes may do so at once. */
export function createInterpreter(parts: {
  readonly members: MemberDatabase;
  readonly settings: PaymentSettings;
  readonly log: Log;
}): Interpreter {
  const { members, settings, log } = parts;
  const ending = new AbortController();
  let timer: NodeJS.Timeout | null = null;
  let underWay: Promise<void> | null = null;
  let again = false;

  /** Payfast is asked before the message is locked, since it may take its time. */
  async function confirm(message: Message): Promise<void> {
    const { id, body, attempts } = message;
    const url = settings.payfast?.validateUrl;
    const isOwn = url === undefined ? false : await confirmNotice(body.toString(), url);
    await members.transaction(operator, async (queries) => {
      if (isOwn === true) return markConfirmed(queries, id);
      if (isOwn === false) return setAside(queries, id, 'refused', 'not confirmed by Payfast');
      log.warn({ message: id, attempts }, 'Payfast could not be asked about a notice');
      return tryLater(queries, id, Math.min(firstWaitSeconds * 2 ** attempts, longestWaitSeconds));
    });
  }

  async function interpretNext(): Promise<boolean> {
    const unconfirmed = await members.transaction(operator, async (queries) => {
      await oneAfterAnother(queries);
      const message = await nextMessage(queries);
      if (message === null) return 'none';
      if (message.provider === 'payfast' && !message.confirmed) return message;
      await interpret(queries, message, settings);
      return null;
    });
    if (unconfirmed === 'none') return false;
    if (unconfirmed !== null) await confirm(unconfirmed);
    return true;
  }

  async function interpretDue(): Promise<void> {
    while (!ending.signal.aborted && (await interpretNext()));
  }

  async function look(): Promise<void> {
    do {
      again = false;
      try {
        await interpretDue();
      } catch (error) {
        log.warn({ err: error }, 'messages about payments could not be interpreted');
      }
    } while (again && !ending.signal.aborted);
    underWay = null;
    if (!ending.signal.aborted) timer = setTimeout(wake, lookEveryMs).unref();
  }

  function wake(): void {
    again = true;
    if (underWay !== null || ending.signal.aborted) return;
    if (timer) clearTimeout(timer);
    underWay = look();
  }

  return {
    interpretDue,
    wake,
    start: wake,
    async stop() {
      ending.abort();
      if (timer) clearTimeout(timer);
      await underWay;
    },
  };
}
