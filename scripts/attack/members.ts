import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { createLoadClient } from '../load-client.ts';

export interface AttackMember {
  readonly id: string;
  readonly token: string;
}

const sessionSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ access_token: v.string(), user: v.object({ id: v.string() }) }),
);

/** Bytes of a week's page and of its structure, about as large as ours are. */
const pageBytes = 45_000;
const structureBytes = 25_000;
/** A member who wants to do harm stores what the database lets them. */
const largestBytes = 140_000;
const weeks = [1, 2, 3, 4];

async function signUp(url: string): Promise<AttackMember> {
  const email = `${randomUUID()}@example.com`;
  const body = { email, password: 'correct horse 9' };
  const { text } = await createLoadClient(url, null).read('POST', '/auth/v1/signup', body);
  const { access_token: token, user } = v.parse(sessionSchema, text);
  return { id: user.id, token };
}

/** A structure of about so many bytes, deep enough that a step into it means to read it whole. */
function structure(bytes: number) {
  const days = Array.from({ length: bytes / 24 }, (_, index) => ({ day: index % 7, gram: index }));
  return { target: { energy: 8_000, protein: 80 }, days };
}

/** An account with a profile and four weeks of plans, without the time that making them takes. */
async function withPlans(url: string, page: number, details: number): Promise<AttackMember> {
  const member = await signUp(url);
  const client = createLoadClient(url, member.token);
  const save = async (table: string, row: object) => {
    const { status, text } = await client.read('POST', `/rest/v1/${table}`, row);
    if (status !== 201) throw new Error(`${table}: ${status} ${text}`);
  };
  await save('profiles', { user_id: member.id, full_name: 'Reader' });
  for (const week of weeks) {
    const content = '<p>Pap en vleis</p>'.repeat(page / 19);
    await save('meal_plans', {
      user_id: member.id,
      week,
      content,
      details: structure(details),
    });
  }
  return member;
}

export const registerReader = (url: string) => withPlans(url, pageBytes, structureBytes);
export const registerAttacker = (url: string) => withPlans(url, largestBytes, largestBytes);
