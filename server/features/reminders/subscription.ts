import { ECDH } from 'node:crypto';
import * as v from 'valibot';
import type { PushSettings } from '../../settings.ts';

/** A browser at its push service. */
export const subscriptionSchema = v.object({
  endpoint: v.string(),
  p256dh: v.string(),
  auth: v.string(),
});
export type Subscription = v.InferOutput<typeof subscriptionSchema>;

/** Whether a message can be sealed for a browser: whatever its key says, it may be no point of the curve (RFC 8291). */
export function canSealFor({ p256dh }: Pick<Subscription, 'p256dh'>): boolean {
  try {
    ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether an address may be posted to. It comes from a browser and so from a stranger: https, no password, and a host
 * of the settings alone.
 */
export function mayPushTo(endpoint: string, { hosts, plainHttp }: PushSettings): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (!plainHttp && (protocol !== 'https:' || port !== '')) return false;
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  return hosts.some((host) =>
    host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host,
  );
}
