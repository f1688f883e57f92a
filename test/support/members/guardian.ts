import * as v from 'valibot';
import { type GuardianAnswer, guardianAnswerSchema } from '#contract/agreement/guardian.ts';
import { wire } from '#contract/paths.ts';
import { mailsOf, nextMailTo } from '../accounts/mailbox.ts';
import type { TestServer } from '../server/server.ts';
import type { TestMember } from './member.ts';

/** Secret of the link in a mail to a guardian; empty where it has none. */
export const secretIn = (mail: string) => /\/guardian#([\w-]{43})/.exec(mail)?.[1] ?? '';

/** What a guardian's page sends. */
export async function asGuardian(
  url: string,
  secret: string,
  answer?: 'agree' | 'decline' | 'withdraw',
): Promise<{ readonly status: number; readonly answer: GuardianAnswer | null }> {
  const response = await fetch(url + wire.guardianAnswer, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret, ...(answer === undefined ? {} : { answer }) }),
  });
  const read = v.safeParse(guardianAnswerSchema, await response.json());
  return { status: response.status, answer: read.success ? read.output : null };
}

/** Asks a guardian in a member's name. @returns the secret that their mail brings */
export async function askGuardian(
  server: TestServer,
  member: TestMember,
  { email = 'guardian@example.com', age = 15 } = {},
): Promise<string> {
  const { count } = await mailsOf(server);
  const { status } = await member.call('POST', wire.guardian, { email, age });
  if (status !== 200) throw new Error(`guardian: ${status}`);
  return secretIn(await nextMailTo(server, count, email));
}
