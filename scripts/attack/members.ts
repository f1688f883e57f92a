import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { createLoadClient } from '../load/load-client.ts';

export interface AttackMember {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

export const memberPassword = 'correct horse 9';
/** Stands in each row of whoever reads, and in none of whoever floods. */
export const readersMark = 'Row-of-a-reader';

const sessionSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    access_token: v.string(),
    refresh_token: v.string(),
    user: v.object({ id: v.string() }),
  }),
);

/** Bytes of a week's page and of its structure, about as large as ours are. */
const pageBytes = 45_000;
const structureBytes = 25_000;
/** A member who wants to do harm stores what the database lets them. */
const largestBytes = 140_000;
const weeks = [1, 2, 3, 4];

/**
 * A new account, with all that its first answer says.
 * @param from the address from which a proxy says that it comes
 */
export async function signUpWhole(url: string, from?: string) {
  const email = `${randomUUID()}@example.com`;
  const body = { email, password: memberPassword };
  const client = createLoadClient(url, null, from);
  const { text } = await client.read('POST', '/auth/v1/signup', body);
  return { email, ...v.parse(sessionSchema, text) };
}

export async function signUpMember(url: string, from?: string): Promise<AttackMember> {
  const { email, access_token: token, user } = await signUpWhole(url, from);
  return { id: user.id, email, token };
}

/** A structure of about so many bytes, deep enough that a step into it means to read it whole. */
function structure(bytes: number) {
  const days = Array.from({ length: bytes / 24 }, (_, index) => ({ day: index % 7, gram: index }));
  return { target: { energy: 8_000, protein: 80 }, days };
}

/** An account with a profile and four weeks of plans, without the time that making them takes. */
async function withPlans(
  url: string,
  name: string,
  page: number,
  details: number,
): Promise<AttackMember> {
  const member = await signUpMember(url);
  const client = createLoadClient(url, member.token);
  const save = async (table: string, row: object) => {
    const { status, text } = await client.read('POST', `/rest/v1/${table}`, row);
    if (status !== 201) throw new Error(`${table}: ${status} ${text}`);
  };
  await save('profiles', { user_id: member.id, full_name: name });
  for (const week of weeks) {
    const content = `<p>${name}</p>${'<p>Pap en vleis</p>'.repeat(page / 19)}`;
    await save('meal_plans', {
      user_id: member.id,
      week,
      content,
      details: structure(details),
    });
  }
  return member;
}

export const registerReader = (url: string) =>
  withPlans(url, readersMark, pageBytes, structureBytes);
export const registerAttacker = (url: string) =>
  withPlans(url, 'Flooder', largestBytes, largestBytes);
