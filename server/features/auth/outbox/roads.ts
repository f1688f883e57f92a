import * as v from 'valibot';
import { type Mail, MailError, type Mailer } from '../../../platform/outgoing/mail.ts';
import type { Texter, TextMessage } from '../../../platform/outgoing/text-messages.ts';
import type { Outbox, Road } from './outbox.ts';

const mailSchema = v.object({
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.exactOptional(v.string()),
});

/** Mails on their way. */
export type MailPost = Outbox<Mail>;

export const mailRoad = (mailer: Mailer): Road<Mail> => ({
  channel: 'mail',
  schema: mailSchema,
  send: (mail, name) => mailer.send({ ...mail, name }),
  isForGood: (error) => error instanceof MailError && error.forGood,
});

const textSchema = v.object({ to: v.string(), text: v.string() });

/** Text messages on their way. */
export type TextPost = Outbox<TextMessage>;

export const textRoad = (texter: Texter): Road<TextMessage> => ({
  channel: 'text',
  schema: textSchema,
  send: (message, name) => texter.send(message, name),
  // nobody waits for the receipt of a text message
  isForGood: () => false,
});
