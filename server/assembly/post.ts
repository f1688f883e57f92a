import { createOutbox } from '../features/auth/outbox/outbox.ts';
import { type MailPost, mailRoad } from '../features/auth/outbox/roads.ts';
import type { ServiceDatabase } from '../platform/database/database.ts';
import type { Mailer } from '../platform/outgoing/mail.ts';
import type { Secrets } from '../platform/secrets/secrets.ts';
import type { Log } from '../platform/watch/log.ts';

export interface PostParts {
  readonly accounts: ServiceDatabase;
  readonly secrets: Secrets;
  readonly log: Log;
  readonly mailer: Mailer;
}

/** The outbox of mails for rooms beside the accounts: any number of them may put mails there and send them. */
export function openPost({ accounts, secrets, log, mailer }: PostParts): MailPost {
  return createOutbox({ accounts, secrets, log, now: () => new Date() }, mailRoad(mailer));
}
