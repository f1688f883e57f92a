import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import * as v from 'valibot';
import type { Settings } from '../../settings.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Names the mail, so that a mailbox can tell when it gets one twice. */
  readonly name?: string;
}

export interface Mailer {
  /** @throws when the mail could not be written or the mail server refused it */
  send(mail: Mail): Promise<void>;
  /** Where mail goes, in words for the operator. */
  readonly description: string;
}

const refusalSchema = v.object({
  code: v.optional(v.string(), 'unknown'),
  command: v.optional(v.string(), ''),
  responseCode: v.optional(v.number()),
});

/** A mail that did not go out. Says at which step and with which code; the server's own words often repeat the address. */
export class MailError extends Error {
  override readonly name = 'MailError';
  /**
   * Whether the server will never take this mail to this address (RFC 5321: 5xx to the address or to the mail itself). Not
   * where it refuses us: what is wrong with a password or a sender can be mended.
   */
  readonly forGood: boolean;

  constructor(error: unknown) {
    const { output, success } = v.safeParse(refusalSchema, error);
    const { code, command, responseCode } = success ? output : { code: 'unknown', command: '' };
    super(`the mail server did not take a mail: ${[code, command, responseCode].join(' ').trim()}`);
    this.forGood =
      /^(RCPT TO|DATA)/.test(command) && responseCode !== undefined && responseCode >= 500;
  }
}

// a mail names its own text only; nothing in it may make the server read a file or fetch an address
const closed = { disableFileAccess: true, disableUrlAccess: true } as const;

/** The mail as nodemailer takes it: its name becomes a Message-ID at the sender's host. */
function envelope(from: string, { name, ...mail }: Mail) {
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return { from, ...mail, ...(name === undefined ? {} : { messageId: `<${name}@${host}>` }) };
}

/** Mail by SMTP where SMTP_URL is set; otherwise each mail is a file that any mail program opens. */
export function createMailer(settings: Settings, now: () => Date = () => new Date()): Mailer {
  return settings.smtpUrl === null
    ? createFileMailer(path.join(settings.dataDir, 'mail'), settings.mailFrom, now)
    : createSmtpMailer(settings.smtpUrl, settings);
}

function createSmtpMailer(smtpUrl: string, { mailFrom: from, smtpEncrypted }: Settings): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    // mails hold links that sign in: over other people's networks they go encrypted or not at all
    requireTLS: smtpEncrypted,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    ...closed,
  });
  return {
    // the address carries the password, so only its host is shown
    description: `SMTP server ${new URL(smtpUrl).host}`,
    async send(mail) {
      await transport.sendMail(envelope(from, mail)).catch((error: unknown) => {
        throw new MailError(error);
      });
    },
  };
}

function createFileMailer(folder: string, from: string, now: () => Date): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, ...closed });
  return {
    description: `files in ${folder}`,
    async send(mail) {
      const composed = await composer.sendMail({ date: now(), ...envelope(from, mail) });
      const content = v.parse(v.instance(Buffer), composed.message);
      const time = now().toISOString().replaceAll(/[:.]/g, '-');
      const name = `${time}-${randomBytes(4).toString('hex')}`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // renamed when complete, so that whoever watches the folder never reads half a mail
      const unfinished = path.join(folder, `.${name}.tmp`);
      await writeFile(unfinished, content, { mode: 0o600, flag: 'wx' });
      await rename(unfinished, path.join(folder, `${name}.eml`));
    },
  };
}
