import type { FastifyInstance } from 'fastify';
import { tellTextChanges } from '../features/text-notice/tell-changes.ts';
import { createPoller } from '../platform/jobs/poller.ts';
import { siteAddress } from '../platform/site-address.ts';
import type { Settings } from '../settings.ts';
import { openPost, type PostParts } from './post.ts';

/** Nobody waits for these mails, and a mail server takes so many. */
const lookEveryMs = 60_000;

/** Members hear of changed terms and of a changed privacy policy. */
export function openTextChanges(
  app: FastifyInstance,
  { settings, ...parts }: PostParts & { readonly settings: Settings },
): void {
  const { accounts, log } = parts;
  const post = openPost(parts);
  const site = siteAddress(settings);
  const means = { accounts, log, now: () => new Date(), site, post };
  const changes = createPoller({
    everyMs: lookEveryMs,
    log,
    failed: 'members could not be told of changed terms or privacy policy',
    look: (ended) => tellTextChanges(means, ended),
  });
  app.addHook('onReady', async () => changes.start());
  app.addHook('onClose', async () => {
    await changes.stop();
    await post.stop();
  });
}
