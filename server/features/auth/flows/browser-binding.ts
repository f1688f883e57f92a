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
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

export function newBinding(): { readonly value: string; readonly hash: string } {
  const value = randomBytes(24).toString('base64url');
  return { value, hash: hashOf(value) };
}

/** A service may lead back by a form, with which browsers send no cookie unless it is marked so; that needs https. */
const siteRule = (auth: AuthService) =>
  auth.siteUrl.startsWith('https:') ? 'SameSite=None; Secure' : 'SameSite=Lax';

export function bindBrowser(
  auth: AuthService,
  reply: FastifyReply,
  flowId: string,
  value: string,
): void {
  const cookie = [
    `${nameOf(flowId)}=${value}`,
    `Path=${wire.auth}`,
    `Max-Age=${flowSeconds}`,
    'HttpOnly',
    siteRule(auth),
  ];
  reply.header('set-cookie', cookie.join('; '));
}

/** What somebody reads who comes back in another browser than the one in which they began. */
export const otherBrowser =
  'The sign-in was begun in another browser. Please begin again in this one.';

/** Says whether it is the browser that began. Programs that are no browser have begun it themselves or hold no session. */
export function isSameBrowser(
  request: FastifyRequest,
  flowId: string,
  hash: string | null,
): boolean {
  if (hash === null || request.headers['sec-fetch-mode'] !== 'navigate') return true;
  const cookies = (request.headers.cookie ?? '').split(';').map((part) => part.trim());
  const name = `${nameOf(flowId)}=`;
  const kept = cookies.find((part) => part.startsWith(name))?.slice(name.length) ?? '';
  return sameHash(hashOf(kept), hash);
}
