/**
 * The product's own calls, made with the official client over real HTTP: what the pages, and any client that speaks the
 * same wire, may rely on.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';

const password = 'correct horse 9';
let server: TestServer;
let counter = 0;
const address = () => `member${counter++}@example.com`;

function client(): SupabaseClient {
  return createClient(server.url, 'anon', {
    auth: { autoRefreshToken: false, persistSession: true, storageKey: `test-${counter++}` },
  });
}

interface SignedIn {
  readonly client: SupabaseClient;
  readonly id: string;
  readonly email: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

async function signUp(email = address(), data: Record<string, unknown> = {}): Promise<SignedIn> {
  const own = client();
  const { data: given, error } = await own.auth.signUp({ email, password, options: { data } });
  assert.equal(error, null);
  assert.ok(given.session && given.user);
  return {
    client: own,
    id: given.user.id,
    email,
    accessToken: given.session.access_token,
    refreshToken: given.session.refresh_token,
  };
}

function call(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (!headers.has('apikey')) headers.set('apikey', 'anon');
  if (!headers.has('content-type')) headers.set('content-type', 'application/json');
  if (!headers.has('x-supabase-api-version')) headers.set('x-supabase-api-version', '2024-01-01');
  return fetch(server.url + path, { ...init, headers });
}

async function refresh(token: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await call('/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    body: JSON.stringify({ refresh_token: token }),
  });
  return { status: answer.status, body: await answer.json() };
}

let a: SignedIn;
let b: SignedIn;

before(async () => {
  server = await startTestServer({ REFRESH_REUSE_SECONDS: '0' });
  a = await signUp(address(), { from: 'test' });
  b = await signUp();
});
after(() => server.close());

test('sign-up answers a session and a user of the documented shape', async () => {
  const { data } = await a.client.auth.getSession();
  const session = data.session;
  assert.ok(session);
  assert.equal(session.token_type, 'bearer');
  assert.equal(typeof session.expires_in, 'number');
  assert.equal(typeof session.expires_at, 'number');
  assert.ok(session.refresh_token.length >= 12);
  assert.equal(session.user.aud, 'authenticated');
  assert.equal(session.user.role, 'authenticated');
  assert.equal(session.user.user_metadata.from, 'test');
  assert.deepEqual(session.user.app_metadata.providers, ['email']);
  assert.equal(session.user.identities?.[0]?.provider, 'email');
});

test('the access token says who, how and for which session', () => {
  const claims = decodeJwt(a.accessToken);
  assert.equal(claims.sub, a.id);
  assert.equal(claims.role, 'authenticated');
  assert.equal(claims.aud, 'authenticated');
  assert.equal(claims.aal, 'aal1');
  assert.ok(claims.session_id);
  assert.ok(Array.isArray(claims.amr) && claims.amr[0].method === 'password');
  assert.equal(claims.is_anonymous, false);
  assert.equal(claims.phone, '');
});

test('a wrong password and an unknown address get the same answer', async () => {
  for (const email of [a.email, address()]) {
    const { error } = await client().auth.signInWithPassword({ email, password: 'something else' });
    assert.equal(error?.code, 'invalid_credentials');
    assert.equal(error?.status, 400);
    assert.equal(error?.message, 'Invalid login credentials');
  }
});

test('the shape of an error follows the version that the client names', async () => {
  const body = JSON.stringify({ email: address(), password: 'something else' });
  const path = '/auth/v1/token?grant_type=password';
  const current = await call(path, { method: 'POST', body });
  assert.equal(current.headers.get('x-supabase-api-version'), '2024-01-01');
  assert.equal((await current.json()).code, 'invalid_credentials');
  const old = await call(path, { method: 'POST', body, headers: { 'x-supabase-api-version': '' } });
  const said = await old.json();
  assert.deepEqual(
    [said.code, said.error_code, typeof said.msg],
    [400, 'invalid_credentials', 'string'],
  );
});

test('an address that is taken and a weak password are refused with their codes; without any the client refuses', async () => {
  const taken = await client().auth.signUp({ email: a.email, password });
  assert.equal(taken.error?.code, 'user_already_exists');
  const weak = await client().auth.signUp({ email: address(), password: 'abc' });
  assert.equal(weak.error?.code, 'weak_password');
  assert.equal(weak.error?.status, 422);
  // what a form sends that has neither
  const nobody: { email: string; password: string } = JSON.parse(JSON.stringify({ password }));
  const none = await client().auth.signUp(nobody);
  assert.equal(
    none.error?.message,
    'You must provide either an email or phone number and a password',
  );
});

test('getUser and updateUser, and tokens that are none', async () => {
  assert.equal((await a.client.auth.getUser()).data.user?.id, a.id);
  const updated = await a.client.auth.updateUser({ data: { seen: 'v' } });
  assert.equal(updated.data.user?.user_metadata.seen, 'v');
  const bad = await client().auth.getUser('a.b.c');
  assert.deepEqual([bad.error?.status, bad.error?.code], [403, 'bad_jwt']);
  assert.equal((await call('/auth/v1/user')).status, 401);
});

test('a refresh token turns once; its child answers a repeat; an older one ends the session', async () => {
  const member = await signUp();
  const first = await refresh(member.refreshToken);
  assert.equal(first.status, 200);
  assert.notEqual(first.body.refresh_token, member.refreshToken);
  const repeat = await refresh(member.refreshToken);
  assert.equal(repeat.body.refresh_token, first.body.refresh_token);
  const second = await refresh(String(first.body.refresh_token));
  const third = await refresh(String(second.body.refresh_token));
  const stolen = await refresh(member.refreshToken);
  assert.deepEqual([stolen.status, stolen.body.code], [400, 'refresh_token_already_used']);
  assert.equal((await refresh(String(third.body.refresh_token))).status, 400);
  const unknown = await refresh('a'.repeat(12));
  assert.deepEqual([unknown.status, unknown.body.code], [400, 'refresh_token_not_found']);
});

test('recover says the same for a known and an unknown address', async () => {
  for (const email of [address(), b.email]) {
    const answer = await call('/auth/v1/recover', {
      method: 'POST',
      body: JSON.stringify({ email }),
    });
    assert.deepEqual([answer.status, await answer.json()], [200, {}]);
  }
});

test('sign-out of others keeps this session; global sign-out ends it at the server', async () => {
  const here = await signUp();
  const elsewhere = client();
  const { data } = await elsewhere.auth.signInWithPassword({ email: here.email, password });
  assert.equal((await here.client.auth.signOut({ scope: 'others' })).error, null);
  const gone = await call('/auth/v1/user', {
    headers: { authorization: `Bearer ${data.session?.access_token}` },
  });
  assert.deepEqual([gone.status, (await gone.json()).code], [403, 'session_not_found']);
  assert.equal((await here.client.auth.getUser()).data.user?.email, here.email);
  assert.equal((await here.client.auth.signOut()).error, null);
  assert.equal((await refresh(here.refreshToken)).status, 400);
});

test('the key set holds public halves only, and the settings answer', async () => {
  const { keys } = await (await call('/auth/v1/.well-known/jwks.json')).json();
  assert.ok(keys.length > 0);
  for (const key of keys) assert.deepEqual([key.kty, key.d], ['EC', undefined]);
  const settings = await (await call('/auth/v1/settings')).json();
  assert.deepEqual([settings.external.email, settings.disable_signup], [true, false]);
});

test('profile: none is PGRST116, then insert, read one column, update, and a second insert is refused', async () => {
  const none = await a.client.from('profiles').select('*').eq('user_id', a.id).single();
  assert.deepEqual(
    [none.status, none.error?.code, none.error?.details],
    [406, 'PGRST116', 'The result contains 0 rows'],
  );
  const row = {
    user_id: a.id,
    full_name: 'Thandi Mokoena',
    age: 31,
    allergies: ['Eggs', 'Peanuts'],
    equipment: [],
    updated_at: new Date().toISOString(),
  };
  const inserted = await a.client.from('profiles').insert([row]);
  assert.deepEqual([inserted.error, inserted.status, inserted.data], [null, 201, null]);
  const { data } = await a.client.from('profiles').select('*').eq('user_id', a.id).single();
  assert.deepEqual(
    [data.allergies, data.age, data.gender, data.meals_per_day],
    [['Eggs', 'Peanuts'], 31, 'Male', 3],
  );
  const name = await a.client.from('profiles').select('full_name').eq('user_id', a.id).single();
  assert.deepEqual(name.data, { full_name: 'Thandi Mokoena' });
  const updated = await a.client.from('profiles').update({ age: 32 }).eq('user_id', a.id);
  assert.deepEqual([updated.status, updated.error], [204, null]);
  const again = await a.client.from('profiles').insert(row);
  assert.deepEqual([again.status, again.error?.code], [409, '23505']);
});

test('a number out of bounds is told in words', async () => {
  for (const [change, message] of [
    [{ age: 13 }, 'Age must be a whole number from 14 to 90 years.'],
    [{ age: 91 }, 'Age must be a whole number from 14 to 90 years.'],
    [{ height: 115 }, 'Height must be a whole number from 120 to 220 cm.'],
    [{ weight: 251 }, 'Weight must be a whole number from 30 to 250 kg.'],
    [{ full_name: 'x'.repeat(201) }, 'Full Name must be at most 200 characters.'],
    [{ full_name: '  ' }, 'Full Name is required.'],
  ] as const) {
    const { error, status } = await a.client.from('profiles').update(change).eq('user_id', a.id);
    assert.deepEqual(
      [status, { ...error }],
      [400, { code: '23514', message, details: null, hint: null }],
    );
  }
  const odd = await a.client
    .from('profiles')
    .update({ diet_type: 'Carnivore' })
    .eq('user_id', a.id);
  assert.equal(odd.error?.code, '23514');
});

test('plans: parallel upserts answer the saved row, overwrite, and come back in order', async () => {
  const put = (week: number, content: string) =>
    a.client
      .from('meal_plans')
      .upsert(
        { user_id: a.id, week, content, updated_at: new Date().toISOString() },
        { onConflict: 'user_id,week' },
      )
      .select()
      .single();
  for (const { error } of await Promise.all(
    [4, 2, 3, 1].map((week) => put(week, `<p>${week}</p>`)),
  )) {
    assert.equal(error, null);
  }
  const again = await put(2, '<p>new</p>');
  assert.deepEqual([again.status, again.data.content], [200, '<p>new</p>']);
  const { data } = await a.client
    .from('meal_plans')
    .select('*')
    .eq('user_id', a.id)
    .order('week', { ascending: true });
  assert.deepEqual(
    data?.map(({ week }) => week),
    [1, 2, 3, 4],
  );
  assert.equal((await put(9, 'x')).error?.code, '23514');
});

test('shopping list: upsert on the key without naming it', async () => {
  for (const content of ['one', 'two']) {
    const { data, error } = await a.client
      .from('shopping_lists')
      .upsert({ user_id: a.id, content })
      .select()
      .single();
    assert.deepEqual([error, data.content], [null, content]);
  }
});

test('cancellation: none is tolerated, the latest is shown, and only the operator changes it', async () => {
  const latest = () =>
    a.client
      .from('subscription_cancellations')
      .select('*')
      .eq('user_id', a.id)
      .order('created_at', { ascending: false })
      .limit(1);
  assert.equal((await latest().maybeSingle()).data, null);
  const made = await a.client
    .from('subscription_cancellations')
    .insert([{ user_id: a.id, reason: '  too dear  ' }]);
  assert.equal(made.error, null);
  const { data } = await latest().single();
  assert.deepEqual([data.status, data.reason], ['pending', 'too dear']);
  const changed = await a.client
    .from('subscription_cancellations')
    .update({ status: 'done' })
    .eq('user_id', a.id);
  assert.equal(changed.error?.code, '42501');
  const forged = await a.client
    .from('subscription_cancellations')
    .insert([{ user_id: a.id, reason: 'x', status: 'approved' }]);
  assert.equal(forged.error?.code, '42501');
});

test('feedback: visitors and members give it, nobody reads it', async () => {
  assert.equal(
    (
      await client()
        .from('feedback')
        .insert([{ content: 'hello' }])
    ).error,
    null,
  );
  assert.equal(
    (await a.client.from('feedback').insert([{ user_id: a.id, content: 'hello' }])).error,
    null,
  );
  const forged = await client()
    .from('feedback')
    .insert([{ user_id: a.id, content: 'hello' }]);
  assert.equal(forged.error?.code, '42501');
  const read = await a.client.from('feedback').select('*');
  assert.deepEqual([read.status, read.error?.code], [403, '42501']);
});

test("one member never sees or writes another member's rows", async () => {
  assert.deepEqual((await b.client.from('meal_plans').select('*')).data, []);
  const written = await b.client
    .from('meal_plans')
    .insert({ user_id: a.id, week: 1, content: 'x' });
  assert.deepEqual([written.status, written.error?.code], [403, '42501']);
  const moved = await b.client.from('profiles').update({ age: 99 }).eq('user_id', a.id).select();
  assert.deepEqual(moved.data, []);
  const visitor = await client().from('profiles').select('*');
  assert.deepEqual([visitor.status, visitor.error?.code], [401, '42501']);
});

test('errors of the data wire have their codes', async () => {
  const table = await a.client.from('no_such_table').select('*');
  assert.deepEqual([table.status, table.error?.code], [404, 'PGRST205']);
  assert.equal((await a.client.from('profiles').select('nope')).error?.code, '42703');
  assert.equal(
    (await a.client.from('profiles').insert([{ user_id: a.id, nope: 1 }])).error?.code,
    'PGRST204',
  );
  assert.equal(
    (await a.client.from('profiles').select('*').filter('age', 'zz', 1)).error?.code,
    'PGRST100',
  );
  const bad = await call('/rest/v1/profiles', { headers: { authorization: 'Bearer x.y.z' } });
  assert.equal(bad.status, 401);
  assert.match((await bad.json()).code, /^PGRST30[13]$/);
  assert.match(bad.headers.get('www-authenticate') ?? '', /^Bearer/);
});

test('counts and ranges', async () => {
  const part = await a.client
    .from('meal_plans')
    .select('week', { count: 'exact' })
    .order('week')
    .range(1, 2);
  assert.deepEqual([part.status, part.count, part.data], [206, 4, [{ week: 2 }, { week: 3 }]]);
  const head = await a.client.from('meal_plans').select('*', { count: 'exact', head: true });
  assert.deepEqual([head.count, head.data], [4, null]);
});

test('generation: without a profile, without a session, and with both', async () => {
  const generate = (token: string) =>
    call('/functions/v1/generate-meal-plans?wait=true', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
  const early = await generate(b.accessToken);
  assert.deepEqual(
    [early.status, (await early.json()).message],
    [409, 'Please complete your profile first'],
  );
  assert.equal((await generate('x.y.z')).status, 401);
  const made = await generate(a.accessToken);
  assert.equal(made.status, 200);
  const rows = await made.json();
  assert.deepEqual(
    rows.map(({ week }: { week: number }) => week),
    [1, 2, 3, 4],
  );
  const { data } = await a.client.from('meal_plans').select('*').order('week');
  for (const [index, row] of rows.entries()) {
    const stored = data?.[index];
    assert.ok(stored.content === row.content, 'the answer differs from what is stored');
    assert.equal(JSON.stringify(stored.details), JSON.stringify(row.details));
    assert.equal(stored.updated_at, row.updated_at);
  }
  assert.match(data?.[0].content, /^<article class="plan">/);
  const again = await (await generate(a.accessToken)).json();
  assert.ok(again[0].content !== rows[0].content, 'another press gave the same plan');
});

test('plans come compressed over both wires', async () => {
  for (const path of ['/rest/v1/meal_plans?select=week,content', '/rest/v1/meal_plans?limit=1']) {
    const answer = await call(path, {
      headers: { authorization: `Bearer ${a.accessToken}`, 'accept-encoding': 'br' },
    });
    assert.equal(answer.headers.get('content-encoding'), 'br', path);
    assert.match(answer.headers.get('content-range') ?? '', /^0-\d\/\*$/);
  }
});

const generateList = (token: string) =>
  call('/functions/v1/generate-shopping-list?wait=true', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });

test('shopping list: summed from the plan, in the place of the last one, with new ticks', async () => {
  const { error } = await a.client
    .from('shopping_ticks')
    .upsert({ user_id: a.id, item: 'onions', ticked: true });
  assert.equal(error, null);
  const made = await generateList(a.accessToken);
  assert.equal(made.status, 200);
  const list = await made.json();
  assert.match(list.content, /^<article class="plan">/);
  assert.ok(list.details.lines.length > 15);
  const { data } = await a.client.from('shopping_lists').select('content').single();
  assert.ok(data?.content === list.content, 'the answer differs from what is stored');
  assert.deepEqual((await a.client.from('shopping_ticks').select('*')).data, []);
});

test('shopping list: an older tick that arrives late does not win', async () => {
  const tick = (ticked: boolean, changed_at: string) =>
    a.client.from('shopping_ticks').upsert({ user_id: a.id, item: 'rice', ticked, changed_at });
  await tick(true, '2026-01-02T00:00:00Z');
  await tick(false, '2026-01-01T00:00:00Z');
  const { data } = await a.client
    .from('shopping_ticks')
    .select('ticked')
    .eq('item', 'rice')
    .single();
  assert.deepEqual(data, { ticked: true });
  assert.deepEqual((await b.client.from('shopping_ticks').select('*')).data, []);
});

test('shopping list: a plan from before an allergy is never turned into a list', async () => {
  const everything = ['Lactose', 'Gluten', 'Peanuts', 'Shellfish', 'Eggs'];
  await a.client
    .from('profiles')
    .update({ allergies: everything, diet_type: 'Vegan' })
    .eq('user_id', a.id);
  const refused = await generateList(a.accessToken);
  assert.deepEqual(
    [refused.status, (await refused.json()).message],
    [
      409,
      'Your profile has changed since your meal plans were made. Please generate new meal plans first.',
    ],
  );
});

test('shopping list: without meal plans they are made first; without a profile that is said', async () => {
  assert.equal((await generateList(b.accessToken)).status, 409);
  await b.client.from('profiles').insert({ user_id: b.id, full_name: 'Sipho Dlamini' });
  const made = await generateList(b.accessToken);
  assert.equal(made.status, 200);
  const { data } = await b.client.from('meal_plans').select('week').order('week');
  assert.deepEqual(
    data?.map(({ week }) => week),
    [1, 2, 3, 4],
  );
});

test('exercise plans: four weeks for the profile, without one that is said', async () => {
  const c = await signUp();
  const generate = () =>
    call('/functions/v1/generate-exercise-plans?wait=true', {
      method: 'POST',
      headers: { authorization: `Bearer ${c.accessToken}` },
    });
  const early = await generate();
  assert.deepEqual(
    [early.status, (await early.json()).message],
    [409, 'Please complete your profile first'],
  );
  await c.client
    .from('profiles')
    .insert({ user_id: c.id, full_name: 'Nomsa Khumalo', workout_days: 4 });
  const made = await generate();
  assert.equal(made.status, 200);
  const { data } = await c.client
    .from('exercise_plans')
    .select('week, content, details')
    .order('week');
  assert.deepEqual(
    data?.map(({ week }) => week),
    [1, 2, 3, 4],
  );
  for (const { content, details } of data ?? []) {
    assert.match(content, /^<article class="plan">/);
    assert.equal(details.sessions.length, 4);
  }
});
