import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { wire } from '#contract/paths.ts';
import type { AuthService } from '../auth-service.ts';
import { sameHash } from '../mails/one-time-code.ts';
import { flowSeconds } from './store-flows.ts';

/**
 * What ties a sign-in with another service to the browser that began it (RFC 9700, 4.7). Otherwise somebody could begin one,
 * have another person finish it, and so get that person into their own account, or that person's identity linked to it.
 * The cookie gives no right to anything; it lasts as long as the flow.
 */
const nameOf = (flowId: string) => `phila-flow-${flowId.slice(0, 8)}`;
/** Browsers take a cookie of such a name from the site itself alone, by https, and for no other host (RFC 6265bis, 4.1.3). */
const ofThisHost = '__Host-';
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

export function newBinding(): { readonly value: string; readonly hash: string } {
  const value = randomBytes(24).toString('base64url');
  return { value, hash: hashOf(value) };
}

export function bindBrowser(
  auth: AuthService,
  reply: FastifyReply,
  flowId: string,
  value: string,
): void {
  const named = `${nameOf(flowId)}=${value}`;
  const rules = `Max-Age=${flowSeconds}; HttpOnly`;
  // a service may lead back by a form, with which browsers send no cookie unless it is marked so; that needs https
  const cookie = auth.siteUrl.startsWith('https:')
    ? `${ofThisHost}${named}; Path=/; ${rules}; SameSite=None; Secure`
    : `${named}; Path=${wire.auth}; ${rules}; SameSite=Lax`;
  reply.header('set-cookie', cookie);
}

/** What somebody reads who comes back in another browser than the one in which they began. */
export const otherBrowser =
  'The sign-in was begun in another browser. Please begin again in this one.';

/** Says whether it is the browser that began. Programs that are no browser have begun it themselves or hold no session. */
export function isSameBrowser(
  auth: AuthService,
  request: FastifyRequest,
  flowId: string,
  hash: string | null,
): boolean {
  if (hash === null || request.headers['sec-fetch-mode'] !== 'navigate') return true;
  const cookies = (request.headers.cookie ?? '').split(';').map((part) => part.trim());
  const name = `${auth.siteUrl.startsWith('https:') ? ofThisHost : ''}${nameOf(flowId)}=`;
  const kept = cookies.find((part) => part.startsWith(name))?.slice(name.length) ?? '';
  return sameHash(hashOf(kept), hash);
}
