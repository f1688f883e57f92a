import * as v from 'valibot';
import type { Queries, ServiceDatabase } from '../../../platform/database.ts';
import type { Log } from '../../../platform/log.ts';
import type { Mail, Mailer } from '../../../platform/mail.ts';
import { sealPurposes } from '../../../platform/sealed-columns.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import { dropMail, putMail, putMailOff, type StoredMail, takeMails } from './store-mail-outbox.ts';

/** Mails on their way: written with what they tell of, sent until the mail server takes them. */
export interface MailPost {
  /**
   * Puts a mail into the outbox, in the transaction of whoever writes it; it goes out once that has committed.
   * @param seconds after which it is of no use any more
   */
  put(queries: Queries, mail: Mail, seconds: number): Promise<void>;
  /** Looks into the outbox now: something was put there. */
  wake(): void;
  /** Looks into it every few seconds from now on. */
  start(): void;
  /** Ends; what is under way is finished first. */
  stop(): Promise<void>;
}

export interface MailPostParts {
  readonly accounts: ServiceDatabase;
  readonly mailer: Mailer;
  readonly secrets: Secrets;
  readonly log: Log;
  readonly now: () => Date;
}

const lookEveryMs = 2_000;
/** Longer than the mailer waits for a mail server, so that a mail is never under way twice. */
const leaseSeconds = 120;
const atOnce = 5;
const firstWaitSeconds = 5;
const longestWaitSeconds = 120;
const purpose = sealPurposes.mail;

const mailSchema = v.object({
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.exactOptional(v.string()),
});

/** Seconds until the next try: doubled each time, and not longer than a member would look for a code. */
const waitSeconds = (attempts: number) =>
  Math.min(firstWaitSeconds * 2 ** (attempts - 1), longestWaitSeconds);

/** Sends the outbox. Any number of processes may do so at once. */
export function createMailPost(parts: MailPostParts): MailPost {
  const { accounts, mailer, secrets, log, now } = parts;
  let timer: NodeJS.Timeout | null = null;
  let underWay: Promise<void> | null = null;
  let again = false;
  const ending = new AbortController();

  async function send({ id, sealed, attempts, expiresAt }: StoredMail): Promise<void> {
    if (expiresAt <= now()) {
      log.warn({ mail: id, attempts }, 'a mail was given up: what it says has run out');
      return dropMail(accounts, id);
    }
    try {
      const mail = v.parse(mailSchema, JSON.parse(secrets.unseal(purpose, sealed)));
      // the same name at each try, so that a mailbox can tell when it was given one twice
      await mailer.send({ ...mail, name: id });
    } catch (error) {
      // neither the address nor the link reaches the log
      const problem = error instanceof Error ? error.message : 'unknown';
      log.warn({ mail: id, attempts, problem }, 'a mail could not be sent');
      const next = new Date(now().getTime() + waitSeconds(attempts) * 1000);
      return putMailOff(accounts, id, problem, next);
    }
    await dropMail(accounts, id);
  }

  async function look(): Promise<void> {
    try {
      let taken = 1;
      while (taken > 0 && !ending.signal.aborted) {
        const mails = await takeMails(accounts, { now: now(), limit: atOnce, leaseSeconds });
        await Promise.all(mails.map(send));
        taken = mails.length;
      }
    } catch (error) {
      log.warn({ err: error }, 'the outbox of mails could not be read');
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
    put: (queries, mail, seconds) =>
      putMail(queries, {
        sealed: secrets.seal(purpose, JSON.stringify(mail)),
        now: now(),
        expiresAt: new Date(now().getTime() + seconds * 1000),
      }),
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
