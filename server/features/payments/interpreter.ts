import { type MemberDatabase, operator, type Queries } from '../../platform/database/database.ts';
import type { Log } from '../../platform/watch/log.ts';
import type { PaymentSettings } from '../../settings.ts';
import {
  findOwner,
  type Message,
  markConfirmed,
  nextMessage,
  oneAfterAnother,
  processRequests,
  setAside,
  setMatched,
  setUnmatched,
  tryLater,
} from './inbox.ts';
import { confirmNotice } from './payfast/confirm-notice.ts';
import { readPayfastNotice } from './payfast/read-notice.ts';
import { readPaystackEvent } from './paystack/read-event.ts';
import { type MessageReading, refused } from './told.ts';

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

function read(message: Message, { paystack, payfast }: PaymentSettings): MessageReading {
  const body = message.body.toString();
  const receivedAt = message.receivedAt.getTime();
  if (message.provider === 'paystack') {
    return paystack
      ? readPaystackEvent(body, paystack, receivedAt)
      : refused('Paystack is not set up');
  }
  return payfast ? readPayfastNotice(body, payfast, receivedAt) : refused('Payfast is not set up');
}

async function interpret(queries: Queries, message: Message, settings: PaymentSettings) {
  const reading = read(message, settings);
  if (reading.kind !== 'told') return setAside(queries, message.id, reading.kind, reading.why);
  const { told } = reading;
  const owner = await findOwner(queries, message.provider, told);
  if (owner === null) return setUnmatched(queries, message, told);
  if (told.plan !== null && owner.byCheckout && told.plan !== owner.plan) {
    return setAside(queries, message.id, 'refused', 'another plan than at the checkout');
  }
  await setMatched(queries, message, told, owner);
  return processRequests(queries, owner.userId);
}

/** Seconds until a message is tried again. */
const waitOf = ({ attempts }: Message): number =>
  Math.min(firstWaitSeconds * 2 ** attempts, longestWaitSeconds);

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
      return tryLater(queries, id, waitOf(message));
    });
  }

  async function interpretNext(): Promise<boolean> {
    const turn: { message: Message | null } = { message: null };
    try {
      const unconfirmed = await members.transaction(operator, async (queries) => {
        turn.message = null;
        await oneAfterAnother(queries);
        const message = await nextMessage(queries);
        if (message === null) return 'none';
        if (message.provider === 'payfast' && !message.confirmed) return message;
        turn.message = message;
        await interpret(queries, message, settings);
        return null;
      });
      if (unconfirmed === 'none') return false;
      if (unconfirmed !== null) await confirm(unconfirmed);
    } catch (error) {
      if (turn.message === null) throw error;
      const { id } = turn.message;
      const wait = waitOf(turn.message);
      log.error({ err: error, message: id }, 'a message about payments could not be interpreted');
      // no message holds up those that came after it
      await members.transaction(operator, (queries) => tryLater(queries, id, wait));
    }
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
