import { endDormant } from '../features/dormancy/end-dormant.ts';
import { endRefused } from '../features/guardians/end-refused.ts';
import { announceEnds } from '../features/payments/notices/announce-ends.ts';
import type { ServiceDatabase } from '../platform/database/database.ts';
import type { Mailer } from '../platform/outgoing/mail.ts';
import type { Secrets } from '../platform/secrets/secrets.ts';
import { siteAddress } from '../platform/site-address.ts';
import { watchClock } from '../platform/steady-clock.ts';
import type { Log } from '../platform/watch/log.ts';
import type { Settings } from '../settings.ts';
import { openPost } from './post.ts';

interface NightlyParts {
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly log: Log;
  readonly mailer: Mailer;
  readonly accounts: ServiceDatabase;
}

/**
 * What is done each night about members who are to be told something: a year that ends, an account to which nobody comes back,
 * one of a child for whom nobody agrees.
 */
export function openNightly({ settings, ...parts }: NightlyParts): () => Promise<void> {
  const { accounts, log } = parts;
  const clock = watchClock();
  const { dormantMonths: months } = settings;
  const post = openPost(parts);
  const site = siteAddress(settings);
  const means = { accounts, log, now: () => new Date(), clock, site, post };
  return async () => {
    // one that fails is no reason to leave out the other
    const done = await Promise.allSettled([
      announceEnds(means),
      endDormant({ ...means, months }),
      endRefused(means),
    ]);
    for (const each of done) if (each.status === 'rejected') throw each.reason;
  };
}
