import * as v from 'valibot';
import { parseJson, readStored } from '../device/storage.ts';
import { sessionKey } from './session-key.ts';

const storedSchema = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  /** Seconds since 1970. */
  expires_at: v.number(),
  user: v.object({
    id: v.string(),
    email: v.nullish(v.string()),
    created_at: v.nullish(v.string()),
  }),
});

/** A token with less time left than this is the official client's business; the same margin as its own. */
export const freshMarginMs = 90_000;

function readSession(): v.InferOutput<typeof storedSchema> | null {
  const stored = v.safeParse(storedSchema, parseJson(readStored(sessionKey)));
  return stored.success ? stored.output : null;
}

/** The member of the session kept on this device, valid or not; read without loading any client. */
export function storedUserId(): string | null {
  return readSession()?.user.id ?? null;
}

/** E-mail address of that member; null where it is not known. */
export function storedEmail(): string | null {
  return readSession()?.user.email || null;
}

/** When that member's account was made, in ISO time; null where it is not known. */
export function storedSince(): string | null {
  return readSession()?.user.created_at || null;
}

/** Milliseconds for which the access token kept on this device can still be used as it is; 0 without one. */
export function freshForMs(): number {
  const session = readSession();
  return session === null ? 0 : Math.max(0, session.expires_at * 1000 - Date.now() - freshMarginMs);
}

/** The access token kept on this device, if it can be used as it is. */
export function freshToken(): string | null {
  return freshForMs() > 0 ? (readSession()?.access_token ?? null) : null;
}
