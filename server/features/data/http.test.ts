import assert from 'node:assert/strict';
import { request } from 'node:http';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import {
  type DataCall,
  type DataWire,
  type Member,
  openDataWire,
  openSession,
} from '#test/support/database/data-wire.ts';

const arrange = `
  do $$ begin
    execute format('alter role authenticator in database %I set statement_timeout = %L', current_database(), '1s');
    execute format('alter role authenticator in database %I set lock_timeout = %L', current_database(), '20ms');
  end $$;
  create table public.slow (id int primary key, secret text);
  insert into public.slow values (1, 'hidden text');
  create function public.wait() returns trigger language plpgsql as $$
    begin
      if new.secret = 'wait' then perform pg_sleep(60); end if;
      if new.secret = 'own' then raise sqlstate 'PT418' using message = 'teapot', detail = 'd', hint = 'h'; end if;
      if new.secret = 'inside' then raise sqlstate 'XX001' using message = 'secret inside'; end if;
      if new.secret = 'told' then raise exception 'told'; end if;
      return new;
    end $$;
  create trigger wait before update on public.slow for each row execute function public.wait();
  create view public.overview as select * from public.slow;
  create table public.many (n int primary key);
  insert into public.many select generate_series(1, 1500);
  create table public."odd ""name""" (id int primary key);
  grant select, insert, update, delete on public.slow, public.many, public.overview, public."odd ""name""" to authenticated;`;

let wire: DataWire;
let member: Member;

before(async () => {
  wire = await openDataWire(arrange, { ALLOWED_ORIGINS: 'https://elsewhere.example' });
  member = await wire.member();
});
after(() => wire.close());

const errorSchema = v.strictObject({
  code: v.string(),
  message: v.string(),
  details: v.nullable(v.string()),
  hint: v.nullable(v.string()),
});
const errorOf = (json: unknown) => v.parse(errorSchema, json);
const asMember = (method: string, path: string, options: DataCall = {}) =>
  wire.call(method, path, { token: member.token, ...options });
async function refusal(
  status: number,
  code: string,
  method: string,
  path: string,
  options: DataCall = {},
) {
  const answer = await asMember(method, path, options);
  const error = errorOf(answer.json);
  assert.deepEqual(
    [answer.status, error.code],
    [status, code],
    `${method} ${path}: ${answer.text}`,
  );
  assert.equal(answer.headers.get('content-type'), 'application/json; charset=utf-8');
  return error;
}

test('addresses that are no table', async () => {
  await refusal(404, 'PGRST126', 'GET', '/');
  await refusal(404, 'PGRST126', 'GET', '');
  await refusal(404, 'PGRST125', 'GET', '/many/1');
  await refusal(404, 'PGRST125', 'GET', '/many/');
  await refusal(404, 'PGRST125', 'GET', '/many%2F1');
  await refusal(404, 'PGRST202', 'POST', '/rpc/reset', { body: {} });
  const unknown = await refusal(404, 'PGRST205', 'GET', '/meal_plan');
  assert.equal(unknown.message, "Could not find the table 'public.meal_plan' in the schema cache");
  assert.equal(unknown.hint, "Perhaps you meant the table 'public.meal_plans'");
});

test('only tables of the schema public can be reached', async () => {
  for (const path of [
    '/users',
    '/auth.users',
    '/%22auth%22.%22users%22',
    '/pg_class',
    '/pg_catalog.pg_authid',
    '/overview',
    '/applied',
    '/public.many',
    '/Many',
    '/many;drop table many',
    '/wait',
    '/__proto__',
    '/constructor',
  ]) {
    await refusal(404, 'PGRST205', 'GET', path);
  }
  for (const schema of ['auth', 'pg_catalog', 'Public', 'public,auth']) {
    const read = await refusal(406, 'PGRST106', 'GET', '/many', {
      headers: { 'accept-profile': schema },
    });
    assert.deepEqual(
      [read.message, read.hint],
      [`Invalid schema: ${schema}`, 'Only the following schemas are exposed: public'],
    );
    await refusal(406, 'PGRST106', 'POST', '/many', {
      body: {},
      headers: { 'content-profile': schema },
    });
  }
  assert.equal(
    (await asMember('GET', '/many?limit=1', { headers: { 'accept-profile': 'public' } })).status,
    200,
  );
});

test('a table with an odd name is reached by exactly that name', async () => {
  const answer = await asMember('GET', '/odd%20%22name%22');
  assert.deepEqual([answer.status, answer.text], [200, '[]']);
});

test('what is out of scope is refused cleanly', async () => {
  await refusal(400, 'PGRST200', 'GET', '/many?select=*,slow(*)');
  await refusal(400, 'PGRST123', 'GET', '/many?select=count()');
  await refusal(406, 'PGRST107', 'GET', '/many', { headers: { accept: 'application/geo+json' } });
  await refusal(406, 'PGRST107', 'GET', '/many', {
    headers: {
      accept: 'application/vnd.pgrst.plan+text; for="application/json"; options=analyze;',
    },
  });
  await refusal(400, 'PGRST122', 'GET', '/many', { headers: { prefer: 'handling=strict,foo' } });
});

test('reads: content range, a thousand rows at most, 206, 416', async () => {
  const page = async (query: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await asMember('GET', `/many?select=n&order=n&${query}`, { headers });
    return [answer.status, answer.headers.get('content-range'), answer.text.split('\n').length];
  };
  const count = { prefer: 'count=exact' };
  assert.deepEqual(await page(''), [200, '0-999/*', 1000]);
  assert.deepEqual(await page('limit=1200', count), [206, '0-999/1500', 1000]);
  assert.deepEqual(await page('offset=1490'), [200, '1490-1499/*', 10]);
  assert.deepEqual(await page('offset=1490', count), [206, '1490-1499/1500', 10]);
  assert.deepEqual(await page('n=gt.1495', count), [200, '0-4/5', 5]);
  assert.deepEqual(await page('n=gt.1500', count), [200, '*/0', 1]);
  assert.deepEqual(await page('limit=0'), [200, '*/*', 1]);
  assert.deepEqual(await page('offset=1500', count), [206, '*/1500', 1]);
  assert.deepEqual(await page('offset=1501', count), [416, '*/1500', 1]);
  assert.deepEqual(await page('offset=1501'), [200, '*/*', 1]);
  assert.deepEqual(await page('limit=-1'), [416, null, 1]);
});

test('HEAD answers with the head of GET', async () => {
  for (const path of ['/many?limit=3', '/many?select=nope', '/nothing', '/many?limit=-1']) {
    const get = await asMember('GET', path);
    const head = await asMember('HEAD', path);
    assert.deepEqual([head.status, head.text], [get.status, '']);
    for (const name of ['content-range', 'content-type']) {
      assert.equal(head.headers.get(name), get.headers.get(name), `${path} ${name}`);
    }
  }
  const counted = await asMember('HEAD', '/many', { headers: { prefer: 'count=exact' } });
  assert.equal(counted.headers.get('content-range'), '0-999/1500');
});

test('one object or 406', async () => {
  const headers = { accept: 'application/vnd.pgrst.object+json' };
  const one = await asMember('GET', '/many?n=eq.7', { headers });
  assert.deepEqual([one.status, one.text], [200, '{"n":7}']);
  assert.equal(one.headers.get('content-type'), 'application/vnd.pgrst.object+json; charset=utf-8');
  const several = await refusal(406, 'PGRST116', 'GET', '/many?n=lt.4', { headers });
  assert.equal(several.details, 'The result contains 3 rows');
});

test('OPTIONS tells what a table can do', async () => {
  const allowed = await asMember('OPTIONS', '/many');
  assert.deepEqual(
    [allowed.status, allowed.headers.get('allow')],
    [200, 'OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE'],
  );
  assert.equal((await asMember('OPTIONS', '/nothing')).status, 404);
});

test('other methods are refused', async () => {
  const status = await new Promise((resolve, reject) => {
    request(
      `${wire.url}/rest/v1/many`,
      { method: 'TRACE', headers: { apikey: 'anon' } },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      },
    )
      .on('error', reject)
      .end();
  });
  assert.equal(status, 405);
});

test('pages of sites that are allowed may ask, without credentials, and read the headers they need', async () => {
  const response = await fetch(`${wire.url}/rest/v1/profiles`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'apikey,authorization,prefer',
    },
  });
  assert.equal(response.status, 204);
  assert.equal(response.headers.get('access-control-allow-origin'), 'https://elsewhere.example');
  assert.equal(response.headers.get('access-control-allow-credentials'), null);
  assert.equal(
    response.headers.get('access-control-allow-methods'),
    'GET, HEAD, POST, PATCH, PUT, DELETE, OPTIONS',
  );
  const allowed = response.headers.get('access-control-allow-headers')?.split(', ') ?? [];
  for (const name of [
    'apikey',
    'authorization',
    'content-type',
    'prefer',
    'x-client-info',
    'x-retry-count',
    'accept-profile',
    'content-profile',
  ]) {
    assert.ok(allowed.includes(name), name);
  }
  const refused = await wire.call('GET', '/profiles', {
    headers: { origin: 'https://elsewhere.example' },
  });
  assert.equal(refused.status, 401);
  assert.equal(refused.headers.get('access-control-allow-origin'), 'https://elsewhere.example');
  const unknown = await wire.call('GET', '/profiles', {
    headers: { origin: 'https://unknown.example' },
  });
  assert.equal(unknown.headers.get('access-control-allow-origin'), null);
  const exposed = refused.headers.get('access-control-expose-headers') ?? '';
  for (const name of ['content-range', 'location', 'preference-applied'])
    assert.match(exposed, new RegExp(name));
});

test('answers are not kept by caches', async () => {
  for (const path of ['/many?limit=1', '/nothing']) {
    assert.equal((await asMember('GET', path)).headers.get('cache-control'), 'no-store');
  }
});

test('the publishable key is asked for, in the header or the address', async () => {
  const bare = await fetch(`${wire.url}/rest/v1/many`);
  assert.equal(bare.status, 401);
  assert.equal(errorOf(await bare.json()).message, 'Invalid API key');
  const wrong = await wire.call('GET', '/many', {
    token: member.token,
    headers: { apikey: 'wrong' },
  });
  assert.deepEqual([wrong.status, errorOf(wrong.json).message], [401, 'Invalid API key']);
  const inAddress = await fetch(`${wire.url}/rest/v1/many?n=eq.1&apikey=anon`, {
    headers: { authorization: `Bearer ${member.token}` },
  });
  assert.deepEqual([inAddress.status, await inAddress.text()], [200, '[{"n":1}]']);
});

test('tokens: broken, expired, of another role', async () => {
  const broken = await wire.call('GET', '/many', { token: 'x.y.z' });
  assert.deepEqual([broken.status, errorOf(broken.json).code], [401, 'PGRST301']);
  assert.match(broken.headers.get('www-authenticate') ?? '', /^Bearer error="invalid_token"/);
  const old = new Date(Date.now() - 3_600_000);
  const expired = await wire.tokens.sign({ sub: member.id, role: 'authenticated' }, old, 60);
  const late = await wire.call('GET', '/many', { token: expired });
  assert.deepEqual(
    [late.status, errorOf(late.json).code, errorOf(late.json).message],
    [401, 'PGRST303', 'JWT expired'],
  );
  for (const role of ['postgres', 'authenticator', 'auth_service']) {
    const token = await wire.tokens.sign({ sub: member.id, role }, new Date(), 60);
    const answer = await wire.call('GET', '/many', { token });
    assert.equal(answer.status, 401);
  }
  const anonymous = await wire.tokens.sign({ role: 'anon' }, new Date(), 60);
  const visitor = await wire.call('GET', '/many', { token: anonymous });
  assert.deepEqual([visitor.status, errorOf(visitor.json).code], [401, '42501']);
  assert.equal(visitor.headers.get('www-authenticate'), 'Bearer');
  const session = await openSession(wire.database.owner, member.id);
  const odd: readonly Readonly<Record<string, unknown>>[] = [
    { ...session, sub: "' or true --" },
    { ...session, session_id: undefined },
    { ...session, role: 'service_role' },
    { ...session, iss: 'https://another.example/auth/v1' },
    { ...session, aud: 'another product' },
  ];
  for (const claims of odd) {
    const token = await wire.tokens.sign(claims, new Date(), 60);
    const answer = await wire.call('GET', '/profiles', { token });
    assert.deepEqual([answer.status, errorOf(answer.json).code], [401, 'PGRST303']);
  }
});

test('a visitor is asked to sign in before the body is read', async () => {
  const answer = await wire.call('POST', '/many', { body: '{', headers: { apikey: 'wrong' } });
  assert.equal(answer.status, 401);
});

test('GET cannot write, whatever a table does on reading', async () => {
  await wire.database.owner.query(`
    create function public.sneak() returns int language plpgsql volatile security definer as
      $$ begin insert into public.many values (-1); return 1; end $$;
    create policy reads_write on public.many for select to authenticated using (public.sneak() = 1);
    alter table public.many enable row level security`);
  await refusal(405, '25006', 'GET', '/many?limit=1');
  await wire.database.owner.query('alter table public.many disable row level security');
});

test('statements that take too long are ended', async () => {
  const error = await refusal(504, '57014', 'PATCH', '/slow?id=eq.1', { body: { secret: 'wait' } });
  assert.match(error.message, /statement timeout/);
});

test('a row that somebody else does not let go is told as busy', async () => {
  const { owner } = wire.database;
  await owner.query('begin; select from public.slow for update');
  const answer = await asMember('PATCH', '/slow?id=eq.1', { body: { secret: 'later' } });
  await owner.query('rollback');
  assert.deepEqual([answer.status, errorOf(answer.json).code], [503, '55P03']);
  assert.equal(answer.headers.get('retry-after'), '1');
});

test('errors of triggers: their own status, their words, or nothing of the inside', async () => {
  const own = await asMember('PATCH', '/slow', { body: { secret: 'own' } });
  assert.equal(own.status, 418);
  assert.deepEqual(errorOf(own.json), {
    code: 'PT418',
    message: 'teapot',
    details: 'd',
    hint: 'h',
  });
  const told = await refusal(400, 'P0001', 'PATCH', '/slow', { body: { secret: 'told' } });
  assert.equal(told.message, 'told');
  const inside = await refusal(500, 'XX001', 'PATCH', '/slow', { body: { secret: 'inside' } });
  assert.doesNotMatch(JSON.stringify(inside), /secret/);
});

test('a table that is made, changed or dropped while the wire runs', async () => {
  const { owner } = wire.database;
  // the catalogue is read again at most once a second
  const settled = () => wire.advance(1_001);
  settled();
  await owner.query(
    'create table public.later (a int); grant all on public.later to authenticated',
  );
  assert.equal((await asMember('POST', '/later', { body: { a: 1 } })).status, 201);
  settled();
  await owner.query('alter table public.later add column b text');
  assert.equal((await asMember('POST', '/later', { body: { a: 2, b: 'x' } })).status, 201);
  assert.equal((await asMember('GET', '/later?select=b&a=eq.2')).text, '[{"b":"x"}]');
  settled();
  await owner.query('alter table public.later drop column b');
  await refusal(400, 'PGRST204', 'POST', '/later', { body: { b: 'x' } });
  settled();
  await owner.query('drop table public.later');
  await refusal(404, 'PGRST205', 'GET', '/later');
});

test('the log holds neither values nor names of what went wrong', async () => {
  await asMember('PATCH', '/slow?secret=eq.findme1', { body: { secret: 'findme2' } });
  await asMember('POST', '/profiles', {
    body: { user_id: member.id, full_name: 'findme3', age: 5 },
  });
  await asMember('GET', '/many?n=eq.findme4');
  await asMember('PATCH', '/slow', { body: { secret: 'inside' } });
  assert.doesNotMatch(wire.logged(), /findme|hidden text|secret inside/);
  assert.match(wire.logged(), /"sqlState":"XX001"/);
  assert.doesNotMatch(wire.logged(), new RegExp(member.token.slice(-20)));
});
