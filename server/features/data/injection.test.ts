import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { type DataWire, type Member, openDataWire } from '#test/support/database/data-wire.ts';

let wire: DataWire;
let member: Member;
let neighbour: Member;

before(async () => {
  // hundreds of attempts in a moment
  wire = await openDataWire('', { READS_A_MINUTE: '100000' });
  member = await wire.member();
  neighbour = await wire.member();
  for (const { id, token } of [member, neighbour]) {
    const body = { user_id: id, full_name: `secret ${id}` };
    assert.equal((await wire.call('POST', '/profiles', { token, body })).status, 201);
  }
});
after(() => wire.close());

const attempts = [
  "'",
  "''",
  '"',
  '"; drop table public.profiles; --',
  "'; drop table public.profiles; --",
  "x' or '1'='1",
  'x") or (1=1',
  '/* comment */',
  '--',
  '$1',
  '$$ select 1 $$',
  "\\'; select pg_sleep(5); --",
  '\u0000',
  '\uFEFF',
  'ʼ or 1=1',
  '1; set role authenticator',
  '(select full_name from profiles)',
  '1::text::regclass',
  '{{7*7}}',
  '%27%20or%201=1',
  '){',
  '{"a": {"$gt": ""}}',
];

/** Places of a request where a text of the caller's goes. */
const places: readonly ((text: string) => {
  path: string;
  method?: string;
  body?: unknown;
  prefer?: string;
})[] = [
  (text) => ({ path: `?full_name=eq.${text}` }),
  (text) => ({ path: `?full_name=in.(${text})` }),
  (text) => ({ path: `?full_name=${text}.x` }),
  (text) => ({ path: `?full_name=like(${text}).x` }),
  (text) => ({ path: `?full_name=fts(${text}).x` }),
  (text) => ({ path: `?full_name=is.${text}` }),
  (text) => ({ path: `?${text}=eq.1` }),
  (text) => ({ path: `?allergies->>${text}=eq.1` }),
  (text) => ({ path: `?or=(full_name.eq.${text})` }),
  (text) => ({ path: `?or=(${text}.eq.1,user_id.not.is.null)` }),
  (text) => ({ path: `?select=${text}` }),
  (text) => ({ path: `?select=full_name::${text}` }),
  (text) => ({ path: `?select=${text}:full_name` }),
  (text) => ({ path: `?select=allergies->>${text}` }),
  (text) => ({ path: `?select="${text}":full_name` }),
  (text) => ({ path: `?order=${text}` }),
  (text) => ({ path: `?order=full_name.${text}` }),
  (text) => ({ path: `?limit=${text}&offset=${text}` }),
  (text) => ({ path: `?columns=${text}`, method: 'POST', body: [{}] }),
  (text) => ({
    path: `?on_conflict=${text}`,
    method: 'POST',
    body: {},
    prefer: 'resolution=merge-duplicates',
  }),
  (text) => ({ path: '', method: 'PATCH', body: { [text]: 1 } }),
  (text) => ({ path: `?user_id=eq.${text}`, method: 'DELETE' }),
  (text) => ({
    path: '?select=updated_at',
    prefer: `timezone=${text.replace(/[^\x20-\x7e]/g, '?')}`,
  }),
];

async function attempt(place: (typeof places)[number], text: string): Promise<void> {
  const { path, method = 'GET', body, prefer } = place(text);
  const encoded = path.replace(/[^?&=]+/g, (part) => encodeURIComponent(part));
  const answer = await wire.call(method, `/profiles${encoded}`, {
    token: member.token,
    ...(body === undefined ? {} : { body }),
    ...(prefer === undefined ? {} : { headers: { prefer } }),
  });
  assert.ok(answer.status < 500, `${method} ${path}: ${answer.status} ${answer.text}`);
  assert.doesNotMatch(answer.text, new RegExp(neighbour.id), `${method} ${path}`);
}

test('no text in any place of a request does more than it says', async () => {
  for (const place of places) {
    for (const text of attempts) await attempt(place, text);
  }
  const { rows } = await wire.database.owner.query(
    'select full_name from public.profiles order by full_name',
  );
  assert.deepEqual(
    rows.map((row) => row.full_name),
    [`secret ${member.id}`, `secret ${neighbour.id}`].sort(),
  );
});

test('a value is found as it was written, whatever it is', async () => {
  const texts = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
    .filter((text) => !text.includes('\0') && text.trim() !== '');
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const options = { token: member.token };
      const body = { disliked_foods: text };
      const written = await wire.call('PATCH', `/profiles?user_id=eq.${member.id}`, {
        ...options,
        body,
      });
      assert.equal(written.status, 204, written.text);
      const quoted = `"${text.replace(/[\\"]/g, '\\$&')}"`;
      for (const filter of [
        `disliked_foods=eq.${encodeURIComponent(text)}`,
        `disliked_foods=in.(${encodeURIComponent(quoted)})`,
      ]) {
        const found = await wire.call('GET', `/profiles?select=disliked_foods&${filter}`, options);
        assert.deepEqual(found.json, [{ disliked_foods: text }]);
      }
    }),
    { numRuns: 100 },
  );
});

test('a query with bytes that are no text is refused', async () => {
  for (const query of [
    'full_name=eq.%FF',
    'full_name=eq.%C3',
    '%ED%A0%80=eq.1',
    'full_name=eq.%00',
    'select=%22%00%22',
  ]) {
    const answer = await wire.call('GET', `/profiles?${query}`, { token: member.token });
    assert.equal(answer.status, 400, query);
  }
});

test('a query too long for a request is refused and the next is served', async () => {
  const list = Array.from({ length: 10_000 }, (_, place) => place).join();
  const answer = await wire.call('GET', `/profiles?age=in.(${list})`, { token: member.token });
  assert.equal(answer.status, 431);
  assert.equal((await wire.call('GET', '/profiles', { token: member.token })).status, 200);
});

test('a list that just fits is one comparison', async () => {
  const list = Array.from({ length: 3_000 }, (_, place) => place).join();
  const answer = await wire.call('GET', `/profiles?select=age&age=in.(${list})`, {
    token: member.token,
  });
  assert.deepEqual([answer.status, answer.json], [200, [{ age: 30 }]]);
});

test('deep and wide bodies are refused or taken, never a fault of the wire', async () => {
  const deep = `{"full_name": ${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
  const answer = await wire.call('PATCH', `/profiles?user_id=eq.${member.id}`, {
    token: member.token,
    body: deep,
  });
  assert.equal(answer.status, 400);
  const wide = JSON.stringify(
    Object.fromEntries(Array.from({ length: 20_000 }, (_, place) => [`k${place}`, 1])),
  );
  const refused = await wire.call('PATCH', '/profiles', { token: member.token, body: wide });
  assert.equal(refused.status, 400);
});

test('rights of a request do not outlive it on its connection', async () => {
  const asked = Array.from({ length: 60 }, (_, place) => {
    const whose = [member, neighbour, undefined][place % 3];
    return {
      whose,
      answer: wire.call(
        'GET',
        '/profiles?select=user_id',
        whose === undefined ? {} : { token: whose.token },
      ),
    };
  });
  for (const { whose, answer } of asked) {
    const { status, json } = await answer;
    if (whose === undefined) assert.equal(status, 401);
    else assert.deepEqual(json, [{ user_id: whose.id }]);
  }
});

test('whoever adds rows without end is slowed down, each alone', async () => {
  // on a public site a loopback address is a proxy's, so it is counted
  const site = await openDataWire('', { SITE_URL: 'https://phila.example' });
  try {
    const write = () => site.call('POST', '/feedback', { body: { content: 'x' } });
    const answers = await Promise.all(Array.from({ length: 40 }, write));
    const statuses = answers.map(({ status }) => status);
    assert.equal(statuses.filter((status) => status === 201).length, 30);
    assert.equal(statuses.filter((status) => status === 429).length, 10);
    const [one, other] = [await site.member(), await site.member()];
    const asMember = async ({ id, token }: Member, table: string, body: object) => {
      const prefer = table === 'meal_plans' ? 'resolution=merge-duplicates' : 'return=minimal';
      const options = { token, body: { user_id: id, ...body }, headers: { prefer } };
      return (await site.call('POST', `/${table}`, options)).status;
    };
    const given = await Promise.all(
      Array.from({ length: 33 }, () => asMember(one, 'feedback', { content: 'x' })),
    );
    assert.equal(given.filter((status) => status === 201).length, 30);
    assert.equal(await asMember(one, 'subscription_cancellations', { reason: 'x' }), 429);
    assert.equal(await asMember(other, 'subscription_cancellations', { reason: 'x' }), 201);
    // a plan takes the place of the last one, so nothing grows
    const plans = await Promise.all(
      Array.from({ length: 33 }, () => asMember(one, 'meal_plans', { week: 1, content: 'x' })),
    );
    assert.ok(plans.every((status) => status === 200 || status === 201));
    assert.equal((await site.call('GET', '/feedback')).status, 401);
  } finally {
    await site.close();
  }
});
