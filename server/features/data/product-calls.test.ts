import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createClient } from '@supabase/supabase-js';
import { textBounds } from '#contract/text-bounds.ts';
import {
  type DataWire,
  type Member,
  openDataWire,
  publishableKey,
} from '#test/support/database/data-wire.ts';

// the calls that the web app makes, by the official client
let wire: DataWire;
let thandi: Member;
let sipho: Member;

before(async () => {
  wire = await openDataWire();
  thandi = await wire.member();
  sipho = await wire.member();
});
after(() => wire.close());

const from = (member: Member | undefined, table: string) => wire.client(member).from(table);

function data<Data>(answer: { readonly data: Data; readonly error: unknown }): Data {
  assert.equal(answer.error, null, JSON.stringify(answer.error));
  return answer.data;
}

test('a profile that is not there, then is made, read by column and updated', async () => {
  const own = () => from(thandi, 'profiles').select('*').eq('user_id', thandi.id);
  const none = await own().single();
  assert.deepEqual(
    [none.status, none.error?.code, none.error?.details],
    [406, 'PGRST116', 'The result contains 0 rows'],
  );
  assert.equal(data(await own().maybeSingle()), null);
  const made = await from(thandi, 'profiles').insert([
    {
      user_id: thandi.id,
      full_name: 'Thandi M',
      age: 31,
      allergies: ['Eggs', 'Peanuts'],
      equipment: [],
    },
  ]);
  assert.deepEqual([made.status, made.error, made.data], [201, null, null]);
  const row = data(await own().single());
  assert.deepEqual(
    [row.allergies, row.age, row.gender, row.meals_per_day],
    [['Eggs', 'Peanuts'], 31, 'Male', 3],
  );
  const name = await from(thandi, 'profiles').select('full_name').eq('user_id', thandi.id).single();
  assert.deepEqual(data(name), { full_name: 'Thandi M' });
  const updated = await from(thandi, 'profiles').update({ age: 32 }).eq('user_id', thandi.id);
  assert.deepEqual([updated.status, updated.error], [204, null]);
  const again = await from(thandi, 'profiles').insert({ user_id: thandi.id, full_name: 'T' });
  assert.deepEqual([again.status, again.error?.code], [409, '23505']);
});

const bounds: readonly (readonly [Readonly<Record<string, unknown>>, string])[] = [
  [{ age: 12 }, 'Age must be a whole number from 14 to 90 years.'],
  [{ height: 251 }, 'Height must be a whole number from 120 to 220 cm.'],
  [{ weight: 29 }, 'Weight must be a whole number from 30 to 250 kg.'],
  [{ full_name: '  ' }, 'Full Name is required.'],
  [{ disliked_foods: 'x'.repeat(1001) }, 'Disliked Foods must be at most 1000 characters.'],
];

test('a profile out of bounds is refused in words for the form', async () => {
  for (const [values, message] of bounds) {
    const { status, error } = await from(thandi, 'profiles')
      .update(values)
      .eq('user_id', thandi.id);
    assert.deepEqual([status, error?.code, error?.message], [400, '23514', message]);
  }
  const option = await from(thandi, 'profiles').update({ gender: 'Cat' }).eq('user_id', thandi.id);
  assert.deepEqual([option.status, option.error?.code], [400, '23514']);
  const half = await wire.call('PATCH', `/profiles?user_id=eq.${thandi.id}`, {
    token: thandi.token,
    body: { age: 30.5 },
  });
  assert.equal(half.status, 400);
  assert.equal(data(await from(thandi, 'profiles').select('age').single())?.age, 32);
});

const savePlan = (week: number, content: string) =>
  from(thandi, 'meal_plans')
    .upsert(
      { user_id: thandi.id, week, content, updated_at: new Date().toISOString() },
      { onConflict: 'user_id,week' },
    )
    .select()
    .single();

test('four plans saved at once come back in order, and one is replaced', async () => {
  const saved = await Promise.all([4, 2, 3, 1].map((week) => savePlan(week, `<p>${week}</p>`)));
  for (const answer of saved) assert.equal(answer.error, null, JSON.stringify(answer.error));
  const again = await savePlan(2, '<h1>new</h1>');
  assert.deepEqual([again.status, again.data?.content], [200, '<h1>new</h1>']);
  const rows = data(
    await from(thandi, 'meal_plans')
      .select('*')
      .eq('user_id', thandi.id)
      .order('week', { ascending: true }),
  );
  assert.deepEqual(
    rows?.map((row) => row.week),
    [1, 2, 3, 4],
  );
  const fifth = await savePlan(5, 'x');
  assert.deepEqual([fifth.status, fifth.error?.code], [400, '23514']);
});

test('a shopping list is saved on its key without naming it', async () => {
  for (const content of ['one', 'two']) {
    const saved = await from(thandi, 'shopping_lists')
      .upsert({ user_id: thandi.id, content })
      .select()
      .single();
    assert.equal(data(saved).content, content);
  }
});

test('the latest cancellation, of none and of several', async () => {
  const latest = () =>
    from(thandi, 'subscription_cancellations')
      .select('*')
      .eq('user_id', thandi.id)
      .order('created_at', { ascending: false })
      .limit(1);
  assert.equal(data(await latest().maybeSingle()), null);
  for (const reason of ['too dear', '  moving away  ']) {
    data(await from(thandi, 'subscription_cancellations').insert([{ user_id: thandi.id, reason }]));
  }
  const row = data(await latest().single());
  assert.deepEqual([row.reason, row.status], ['moving away', 'pending']);
});

test('a member neither sets nor changes the state of a cancellation', async () => {
  const table = 'subscription_cancellations';
  const set = await from(thandi, table).insert({
    user_id: thandi.id,
    reason: 'x',
    status: 'processed',
  });
  assert.deepEqual([set.status, set.error?.code], [403, '42501']);
  const changed = await from(thandi, table)
    .update({ status: 'processed' })
    .eq('user_id', thandi.id);
  assert.deepEqual([changed.status, changed.error?.code], [403, '42501']);
  const gone = await from(thandi, table).delete().eq('user_id', thandi.id);
  assert.deepEqual([gone.status, gone.error?.code], [403, '42501']);
  const rows = data(await from(thandi, table).select('status'));
  assert.deepEqual(rows, [{ status: 'pending' }, { status: 'pending' }]);
});

test('feedback is given by anyone and read by nobody', async () => {
  data(await from(undefined, 'feedback').insert([{ content: 'hello' }]));
  data(await from(thandi, 'feedback').insert([{ user_id: thandi.id, content: ' good ' }]));
  const forged = await from(thandi, 'feedback').insert([{ user_id: sipho.id, content: 'x' }]);
  assert.deepEqual([forged.status, forged.error?.code], [403, '42501']);
  const visitor = await from(undefined, 'feedback').insert([{ user_id: sipho.id, content: 'x' }]);
  assert.deepEqual([visitor.status, visitor.error?.code], [401, '42501']);
  for (const [member, status] of [
    [thandi, 403],
    [undefined, 401],
  ] as const) {
    const read = await from(member, 'feedback').select('*');
    assert.deepEqual([read.status, read.error?.code], [status, '42501']);
    const back = await from(member, 'feedback').insert({ content: 'x' }).select();
    assert.deepEqual([back.status, back.error?.code], [status, '42501']);
    const changed = await from(member, 'feedback').update({ content: 'x' }).eq('content', 'hello');
    assert.deepEqual([changed.status, changed.error?.code], [status, '42501']);
  }
  const { rows } = await wire.database.owner.query(
    'select user_id, content from public.feedback order by created_at',
  );
  assert.deepEqual(rows, [
    { user_id: null, content: 'hello' },
    { user_id: thandi.id, content: 'good' },
  ]);
});

test("no member sees, makes, changes or deletes another's rows, in any table", async () => {
  data(await from(thandi, 'exercise_plans').insert({ user_id: thandi.id, week: 1, content: 'x' }));
  const own = {
    profiles: { full_name: 'x' },
    meal_plans: { week: 1, content: 'x' },
    exercise_plans: { week: 1, content: 'x' },
    shopping_lists: { content: 'x' },
    subscription_cancellations: { reason: 'x' },
  };
  const before = await snapshot();
  for (const [table, values] of Object.entries(own)) {
    assert.deepEqual(data(await from(sipho, table).select('*')), [], table);
    assert.deepEqual(
      data(await from(sipho, table).select('*').eq('user_id', thandi.id)),
      [],
      table,
    );
    const counted = await from(sipho, table).select('*', { count: 'exact', head: true });
    assert.equal(counted.count, 0);
    const estimate = await from(sipho, table).select('*', { count: 'planned', head: true });
    assert.equal(estimate.count, 0, 'an estimate would be made from all rows');
    const made = await from(sipho, table).insert({ user_id: thandi.id, ...values });
    assert.deepEqual([made.status, made.error?.code], [403, '42501'], table);
    if (table === 'subscription_cancellations') continue;
    const merged = await from(sipho, table).upsert({ user_id: thandi.id, ...values });
    assert.deepEqual([merged.status, merged.error?.code], [403, '42501'], table);
    assert.deepEqual(
      data(await from(sipho, table).update(values).eq('user_id', thandi.id).select()),
      [],
    );
    assert.deepEqual(data(await from(sipho, table).delete().eq('user_id', thandi.id).select()), []);
    assert.deepEqual(
      data(await from(sipho, table).delete().not('user_id', 'is', null).select()),
      [],
    );
    // and one's own row cannot be given away
    data(await from(sipho, table).insert({ user_id: sipho.id, ...values }));
    const given = await from(sipho, table).update({ user_id: thandi.id }).eq('user_id', sipho.id);
    assert.deepEqual([given.status, given.error?.code], [403, '42501'], table);
    data(await from(sipho, table).delete().eq('user_id', sipho.id));
  }
  assert.deepEqual(await snapshot(), before);
});

async function snapshot(): Promise<unknown> {
  const { rows } = await wire.database.owner.query(`
    select (select json_agg(t) from public.profiles t), (select json_agg(t) from public.meal_plans t),
      (select json_agg(t) from public.exercise_plans t), (select json_agg(t) from public.shopping_lists t),
      (select json_agg(t order by t.id) from public.subscription_cancellations t)`);
  return rows;
}

test('a visitor reads and writes nothing but feedback', async () => {
  for (const table of [
    'profiles',
    'meal_plans',
    'exercise_plans',
    'shopping_lists',
    'subscription_cancellations',
  ]) {
    const read = await from(undefined, table).select('*');
    assert.deepEqual([read.status, read.error?.code], [401, '42501'], table);
    const made = await from(undefined, table).insert({ user_id: thandi.id });
    assert.deepEqual([made.status, made.error?.code], [401, '42501'], table);
    const gone = await from(undefined, table).delete().eq('user_id', thandi.id);
    assert.deepEqual([gone.status, gone.error?.code], [401, '42501'], table);
  }
});

test('counts and pages', async () => {
  const plans = () => from(thandi, 'meal_plans');
  const page = await plans().select('week', { count: 'exact' }).order('week').range(1, 2);
  assert.deepEqual([page.status, page.count, page.data], [206, 4, [{ week: 2 }, { week: 3 }]]);
  const whole = await plans().select('week', { count: 'estimated' });
  assert.deepEqual([whole.status, whole.count], [200, 4]);
  const head = await plans().select('*', { count: 'exact', head: true });
  assert.deepEqual([head.status, head.count, head.data], [200, 4, null]);
  const beyond = await plans().select('week', { count: 'exact' }).range(9, 10);
  assert.deepEqual([beyond.status, beyond.error?.code], [416, 'PGRST103']);
  assert.equal(beyond.error?.details, 'An offset of 9 was requested, but there are only 4 rows.');
});

test('the whole client with a session of its own', async () => {
  const client = createClient(wire.url, publishableKey, { accessToken: async () => thandi.token });
  const { data: row, error } = await client.from('profiles').select('full_name').single();
  assert.deepEqual([row, error], [{ full_name: 'Thandi M' }, null]);
  const visitor = createClient(wire.url, publishableKey, { auth: { persistSession: false } });
  assert.equal((await visitor.from('profiles').select('*')).status, 401);
});

test("no token has the operator's role", async () => {
  const token = await wire.tokens.sign({ role: 'service_role' }, new Date(), 60);
  const { status } = await wire.call('GET', '/feedback?select=content', { token });
  assert.equal(status, 401);
});

test('plans go when the account goes', async () => {
  await wire.database.owner.query('delete from auth.users where id = $1', [thandi.id]);
  const { rows } = await wire.database.owner.query(
    'select from public.meal_plans where user_id = $1',
    [thandi.id],
  );
  assert.deepEqual(rows, []);
  assert.equal((await from(thandi, 'meal_plans').select('*')).status, 401);
});

test('the tables keep as much of a text as the forms say, and no more', async () => {
  const { feedback, cancellation } = textBounds;
  const send = {
    feedback: (content: string) => from(undefined, 'feedback').insert({ content }),
    cancellation: (reason: string) =>
      from(sipho, 'subscription_cancellations').insert({ user_id: sipho.id, reason }),
  };
  data(await send.feedback('x'.repeat(feedback.max)));
  data(await send.cancellation('x'.repeat(cancellation.max)));
  for (const { status, error } of [
    await send.feedback('x'.repeat(feedback.max + 1)),
    await send.cancellation('x'.repeat(cancellation.max + 1)),
  ]) {
    assert.deepEqual([status, error?.code], [400, '23514']);
  }
});
