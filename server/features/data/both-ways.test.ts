import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import {
  type DataWire,
  type Member,
  openDataWire,
  publishableKey,
} from '#test/support/database/data-wire.ts';

let wire: DataWire;
let member: Member;

before(async () => {
  wire = await openDataWire('', { READS_A_MINUTE: '100', ALLOWED_ORIGINS: 'https://app.example' });
  member = await wire.member();
  const { token, id } = member;
  await wire.call('POST', '/profiles', { token, body: { user_id: id, full_name: 'Thandi' } });
  for (const week of [1, 2]) {
    const body = {
      user_id: id,
      week,
      content: '<p>a</p>'.repeat(week === 1 ? 1 : 500),
      details: {},
    };
    await wire.call('POST', '/meal_plans', { token, body });
  }
});
after(() => wire.close());

/** Not of one request alone. */
const ownHeaders = ['date', 'x-request-id'];

async function read(
  table: string,
  query: string,
  headers: Readonly<Record<string, string>>,
  { token } = member,
) {
  const call = { token, headers };
  const { status, headers: told, text: body } = await wire.call('GET', `/${table}?${query}`, call);
  const kept = [...told].filter(([name]) => !ownHeaders.includes(name));
  return { status, headers: kept.sort(), text: body };
}

const reads: readonly (readonly [
  name: string,
  table: string,
  query: string,
  headers?: Readonly<Record<string, string>>,
])[] = [
  ['a name', 'profiles', 'select=full_name'],
  ['no rows', 'profiles', 'full_name=eq.Nobody'],
  ['one object', 'profiles', 'select=full_name', { accept: 'application/vnd.pgrst.object+json' }],
  ['no object', 'profiles', 'full_name=eq.N', { accept: 'application/vnd.pgrst.object+json' }],
  ['CSV', 'profiles', 'select=full_name', { accept: 'text/csv' }],
  ['a count', 'meal_plans', 'select=week&limit=1', { prefer: 'count=exact' }],
  ['a page with its tag', 'meal_plans', 'select=content&week=eq.1'],
  ['a page that is packed', 'meal_plans', 'select=content&week=eq.2'],
  ['a page as it is', 'meal_plans', 'select=content&week=eq.2', { 'accept-encoding': 'identity' }],
  ['a time zone', 'profiles', 'select=full_name', { prefer: 'timezone=+02:00' }],
  ['what a page of an allowed site asks', 'profiles', '', { origin: 'https://app.example' }],
  ['what a page of another site asks', 'profiles', '', { origin: 'https://other.example' }],
  ['a filter that is none', 'profiles', 'full_name=x.y'],
  ['a column that is none', 'profiles', 'select=nothing'],
  ['a media type that is none', 'profiles', '', { accept: 'image/png' }],
  ['another schema', 'profiles', '', { 'accept-profile': 'auth' }],
];
for (const [name, table, query, headers = {}] of reads) {
  test(`${name} is answered alike with the framework and without it`, async () => {
    // a letter that is escaped in the address is the framework's to read
    const long = await read(table.replace('p', '%70'), query, headers);
    assert.deepEqual(await read(table, query, headers), long);
  });
}

test('what is unchanged is told so on both ways', async () => {
  const query = 'select=content&week=eq.1';
  const { headers } = await read('meal_plans', query, {});
  const known = { 'if-none-match': Object.fromEntries(headers).etag ?? '' };
  const long = await read('meal_%70lans', query, known);
  assert.equal(long.status, 304);
  // the tag of one address opens no other
  assert.deepEqual((await read('meal_plans', query, known)).status, 304);
});

test('each request has one line in the log, with the same words on both ways', async () => {
  const linesOf = async (ask: () => Promise<unknown>) => {
    const before = wire.logged().length;
    await ask();
    return wire
      .logged()
      .slice(before)
      .trimEnd()
      .split('\n')
      .map((line): Record<string, unknown> => JSON.parse(line))
      .map(({ reqId, method, route, status, ms, msg }) => {
        assert.equal(typeof reqId, 'string');
        assert.equal(typeof ms, 'number');
        return { method, route, status, msg };
      });
  };
  const told = { method: 'GET', route: '/rest/v1/*', status: 200, msg: 'request' };
  assert.deepEqual(await linesOf(() => read('profiles', 'select=full_name', {})), [told]);
  assert.deepEqual(await linesOf(() => read('%70rofiles', 'select=full_name', {})), [told]);
});

test('on one connection each request is answered by its own token', async () => {
  const other = await wire.member();
  const { token, id } = other;
  await wire.call('POST', '/profiles', { token, body: { user_id: id, full_name: 'Sipho' } });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ports = new Set<number | undefined>();
  const nameOf = async (bearer: string) => {
    const asked = get(`${wire.url}/rest/v1/profiles?select=full_name`, {
      agent,
      headers: { apikey: publishableKey, authorization: `Bearer ${bearer}` },
    });
    const [answer] = await once(asked, 'response');
    ports.add(asked.socket?.localPort);
    return text(answer);
  };
  for (let round = 0; round < 3; round += 1) {
    assert.equal(await nameOf(member.token), '[{"full_name":"Thandi"}]');
    assert.equal(await nameOf(other.token), '[{"full_name":"Sipho"}]');
  }
  assert.equal(JSON.parse(await nameOf(`${other.token}x`)).code, 'PGRST301');
  assert.equal(ports.size, 1);
  agent.destroy();
});

test('a token of ours that names no session is refused alike, as often as it comes', async () => {
  for (const claims of [{ role: 'authenticated', sub: member.id }, { role: 'service_role' }]) {
    const token = await wire.tokens.sign(claims, new Date(), 60);
    const by = { ...member, token };
    const long = await read('%70rofiles', '', {}, by);
    assert.equal(long.status, 401);
    for (const table of ['profiles', '%70rofiles', 'profiles']) {
      assert.deepEqual(await read(table, '', {}, by), long);
    }
  }
});

test('reads beyond those of a minute, and those of an ended session, are refused alike', async () => {
  const eager = await wire.member();
  const codes = async (by: Member) => {
    const answers = [await read('%70rofiles', '', {}, by), await read('profiles', '', {}, by)];
    return answers.map(({ status, text: body }) => [status, JSON.parse(body).code]);
  };
  while ((await read('profiles', '', {}, eager)).status === 200);
  assert.deepEqual(await codes(eager), Array(2).fill([429, 'over_request_rate_limit']));
  await wire.database.owner.query('delete from auth.sessions where user_id = $1', [member.id]);
  assert.deepEqual(await codes(member), Array(2).fill([401, 'PGRST303']));
});
