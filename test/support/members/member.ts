import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions } from 'playwright-core';
import * as v from 'valibot';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import type { Kept } from '../browser/tabs.ts';
import { agreeTo } from './agreement.ts';

const sessionSchema = v.looseObject({
  access_token: v.string(),
  user: v.looseObject({ id: v.string() }),
});

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Somebody with an account on a server, as a program and as the owner of a browser. */
export interface TestMember {
  readonly userId: string;
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer>;
  /** With which the member signs in. */
  readonly email: string;
  readonly password: string;
  /** Headers of a request in the member's name. */
  readonly headers: Readonly<Record<string, string>>;
  /** What the member's browser keeps in its local storage: the session. */
  readonly session: Kept;
  /** The session, and that the questions about the body were seen: whoever presses for plans is not led there. */
  readonly kept: readonly Kept[];
  /** Options of a browser in which this member is signed in. */
  readonly signedIn: BrowserContextOptions;
}

interface MemberOptions {
  /**
   * Whether they have agreed to all that the server asks. If not said, whoever has a profile has; a newcomer has not been
   * asked yet.
   */
  readonly agrees?: boolean;
}

/** Registers a member at a server. @param profile fields that differ from the defaults; null leaves the member without one */
export async function createMember(
  url: string,
  profile: Readonly<Record<string, unknown>> | null = {},
  { agrees = profile !== null }: MemberOptions = {},
): Promise<TestMember> {
  const headers = { apikey: 'anon', 'content-type': 'application/json' };
  const account = { email: `${randomUUID()}@example.com`, password: 'correct horse 9' };
  const signUp = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers,
    body: JSON.stringify(account),
  });
  const session = v.parse(sessionSchema, await signUp.json());
  const signIn = { name: 'sb-phila-auth-token', value: JSON.stringify(session) };
  const kept = [signIn, { name: `phila.health-seen.${session.user.id}`, value: 'seen' }];
  const own = { ...headers, authorization: `Bearer ${session.access_token}` };
  const member: TestMember = {
    ...account,
    userId: session.user.id,
    headers: own,
    async call(method, path, body, more = {}) {
      const answer = await fetch(url + path, {
        method,
        headers: { ...own, ...more },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
    },
    session: signIn,
    kept,
    signedIn: {
      storageState: { cookies: [], origins: [{ origin: url, localStorage: kept }] },
    },
  };
  if (agrees) await agreeTo(member);
  if (profile) {
    const row = { ...profileDefaults, full_name: 'Thandi Mokoena', ...profile };
    const saved = await member.call('POST', '/rest/v1/profiles', {
      ...row,
      user_id: member.userId,
    });
    if (saved.status !== 201) throw new Error(`profile: ${saved.status}`);
  }
  return member;
}
