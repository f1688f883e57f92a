import { endDormant } from './features/dormancy/end-dormant.ts';
import type { ServiceDatabase } from './platform/database/database.ts';
import type { Mailer } from './platform/outgoing/mail.ts';
import type { Secrets } from './platform/secrets/secrets.ts';
import { siteAddress } from './platform/site-address.ts';
import { watchClock } from './platform/steady-clock.ts';
import type { Log } from './platform/watch/log.ts';
import { openPost } from './post.ts';
import type { Settings } from './settings.ts';

interface DormancySetting {
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly log: Log;
  readonly mailer: Mailer;
  readonly accounts: ServiceDatabase;
}

/** What is done each night about accounts to which nobody comes back. */
export function openDormancy({ settings, ...parts }: DormancySetting): () => Promise<void> {
  const { accounts, log } = parts;
  const clock = watchClock();
  const { dormantMonths: months } = settings;
  const post = openPost(parts);
  const site = siteAddress(settings);
  return () => endDormant({ accounts, log, now: () => new Date(), clock, months, site, post });
}
