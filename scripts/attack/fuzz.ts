import { randomUUID } from 'node:crypto';
import { type Random, seededRandom } from '#planning/random.ts';
import { createLoadClient } from '../load/load-client.ts';
import { type AttackMember, registerAttacker, registerReader } from './members.ts';

/*
 * Requests on the data wire as somebody makes them who looks for a hole: names of everything that is there and much that is
 * not, every verb, filters and trees, bodies that are whole, broken and hostile, in the name of a member, of nobody and of
 * whoever a torn token names.
 */

/** What came of it. */
export interface Fuzzed {
  readonly requests: number;
  /** Answers by their status. */
  readonly answers: ReadonlyMap<number, number>;
  /** Answers that held a word of the victim's, 5xx, and what took longer than anybody waits: each with its request. */
  readonly othersRows: readonly string[];
  readonly broken: readonly string[];
  /** Whether the victim's rows are what they were. */
  readonly untouched: boolean;
}

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

const tables = [
  'profiles',
  'meal_plans',
  'exercise_plans',
  'shopping_lists',
  'shopping_ticks',
  'training_sets',
  'meal_marks',
  'shopping_own_lines',
  'shopping_amounts',
  'shelf_prices',
  'generations',
  'generation_weeks',
  'feedback',
  'subscription_cancellations',
  'kitchen',
  'dish_opinions',
  'health_answers',
  'health_asked',
  'plans_before',
  'model_calls',
  'model_spending',
  'users',
  'auth.users',
  'pg_class',
  'rpc/version',
  'profiles/x',
  '',
  "profiles';--",
  'profiles%00',
];
/** The first of them hold rows of members. */
const ownTables = 10;
const columns = [
  'user_id',
  'week',
  'content',
  'details',
  'full_name',
  'id',
  'ctid',
  'to_json',
  '*',
  'a"b',
];
const methods = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS'];
const operators = [
  'eq',
  'neq',
  'gt',
  'like',
  'ilike',
  'match',
  'in',
  'is',
  'cs',
  'ov',
  'fts',
  'isdistinct',
  'not.eq',
  'eq(any)',
  'like(all)',
  'zz',
];
const prefers = [
  'return=representation',
  'return=headers-only',
  'resolution=merge-duplicates',
  'resolution=ignore-duplicates',
  'missing=default',
  'count=exact',
  'tx=rollback',
  'handling=strict',
  'max-affected=1',
  'timezone=Africa/Johannesburg',
  'timezone=<x>9',
];
const accepts = [
  'application/json',
  'text/csv',
  'application/vnd.pgrst.object+json',
  'application/vnd.pgrst.plan+json',
  '*/*;q=0',
];
const odd = [
  '',
  ' ',
  '0',
  '-1',
  '99999999999999999999',
  'null',
  '{}',
  '(',
  ')',
  '"',
  '\\',
  "' or 1=1--",
  '\u0000',
  '💥',
  '%',
];

function createMaker(random: Random, attacker: AttackMember, victim: AttackMember) {
  const one = <T>(list: readonly T[]): T => {
    const found = list[random.below(list.length)];
    if (found === undefined) throw new RangeError('a list without anything in it');
    return found;
  };
  const often = (share: number) => random.next() < share;
  const value = () =>
    one([attacker.id, victim.id, '1', 'true', '{a,b}', '(1,2)', '{"a":1}', ...odd]);
  const filter = () =>
    `${encodeURIComponent(one(columns))}=${one(operators)}.${encodeURIComponent(value())}`;
  const tree = (depth: number): string => {
    const parts = Array.from({ length: 1 + random.below(3) }, () =>
      depth > 0 && often(0.3)
        ? `${one(['and', 'or', 'not.and'])}${tree(depth - 1)}`
        : `${one(columns)}.${one(operators)}.${one(['1', victim.id, '"a,b"', '{1,2}', ''])}`,
    );
    return `(${parts.join(',')})`;
  };
  const query = () => {
    const parts: string[] = [];
    if (often(0.6))
      parts.push(
        `select=${encodeURIComponent(one(['*', 'user_id', 'details->a->>0', 'x:week::int', 'content::bytea', 'a(b)', one(columns)]))}`,
      );
    while (often(0.5)) parts.push(filter());
    if (often(0.2)) parts.push(`${one(['and', 'or', 'not.or'])}=${encodeURIComponent(tree(3))}`);
    if (often(0.2))
      parts.push(
        `order=${encodeURIComponent(one(columns))}${one(['', '.desc', '.asc.nullsfirst', '.x'])}`,
      );
    if (often(0.2)) parts.push(`limit=${one(odd)}`, `offset=${one(['0', '5', '-3', '1e9'])}`);
    if (often(0.2)) parts.push(`on_conflict=${one(['user_id', 'user_id,week', 'nope', ''])}`);
    if (often(0.2)) parts.push(`columns=${one(['user_id,week', 'nope', ''])}`);
    return parts.join('&');
  };
  const row = () => ({
    user_id: one([attacker.id, victim.id, null, 'x']),
    week: one([1, 2, 9, '1', null, 1e300]),
    content: one(['<p>x</p>', '', 'x'.repeat(400_000), null]),
    ...(often(0.3) ? { details: one([{}, [], 'x', { a: { a: [1] } }]) } : {}),
    ...(often(0.2) ? { [one(odd)]: value() } : {}),
  });
  const depth = 60_000;
  const body = () =>
    one([
      () => JSON.stringify(row()),
      () => JSON.stringify([row(), row()]),
      () => JSON.stringify([{}, {}]),
      () => '[',
      () => '',
      () => `{"details":${'['.repeat(depth)}${']'.repeat(depth)},"user_id":"${attacker.id}"}`,
      () => `user_id,week\n${attacker.id},1\n`,
      () => '{"__proto__":{"a":1}}',
    ])();
  return (): Sent => {
    const method = one(methods);
    const writes = ['POST', 'PATCH', 'PUT'].includes(method);
    const torn = `${attacker.token.slice(0, -6)}AAAAAA`;
    const token = one([attacker.token, attacker.token, attacker.token, torn, 'anon', '']);
    const headers = {
      apikey: often(0.97) ? 'anon' : 'wrong',
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(often(0.5) ? { prefer: [one(prefers), one(prefers)].join(',') } : {}),
      ...(often(0.3) ? { accept: one(accepts) } : {}),
      ...(often(0.1) ? { 'accept-profile': one(['public', 'auth', 'pg_catalog']) } : {}),
      ...(writes
        ? { 'content-type': one(['application/json', 'application/json', 'text/csv', 'x/y']) }
        : {}),
    };
    return {
      method,
      path: `/rest/v1/${one(often(0.7) ? tables.slice(0, ownTables) : tables)}?${query()}`,
      headers,
      body: writes ? body() : null,
    };
  };
}

/** What is refused for its haste or its cost says when to come again; one row twice in an upsert is 500 in the protocol. */
const isMeant = (response: Response, text: string) =>
  response.headers.get('retry-after') !== null || text.includes('"code":"21000"');

/** So many requests, so many at once. @param seed the same requests again */
export async function fuzz(
  url: string,
  requests: number,
  seed: string,
  atOnce = 12,
): Promise<Fuzzed> {
  const attacker = await registerAttacker(url);
  const victim = await registerReader(url);
  const client = createLoadClient(url, victim.token);
  const marker = `victim-${randomUUID()}`;
  await client.read('PATCH', `/rest/v1/profiles?user_id=eq.${victim.id}`, { full_name: marker });
  const owned = async () => {
    const texts: string[] = [];
    for (const table of tables.slice(0, ownTables)) {
      texts.push((await client.read('GET', `/rest/v1/${table}?user_id=eq.${victim.id}`)).text);
    }
    return texts.join('\n');
  };
  const before = await owned();
  const make = createMaker(seededRandom(seed), attacker, victim);
  const answers = new Map<number, number>();
  const othersRows: string[] = [];
  const broken: string[] = [];
  let left = requests;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      const { method, path, headers, body } = make();
      const response = await fetch(url + path, {
        method,
        headers,
        ...(body === null ? {} : { body }),
      });
      const text = await response.text();
      answers.set(response.status, (answers.get(response.status) ?? 0) + 1);
      const told = `${response.status} ${method} ${path.slice(0, 300)} ${(body ?? '').slice(0, 80)}`;
      if (text.includes(marker)) othersRows.push(told);
      if (response.status >= 500 && !isMeant(response, text)) broken.push(told);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { requests, answers, othersRows, broken, untouched: (await owned()) === before };
}
