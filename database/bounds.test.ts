import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { planDays } from '#contract/plans/plan-start.ts';
import { addDays } from '#planning/calendar-day.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { openSqlMember } from '#test/support/database/sql-member.ts';

let database: TestDatabase;
let member: pg.Client;
let id: string;

before(async () => {
  database = await createTestDatabase();
  ({ id, client: member } = await openSqlMember(database));
});
after(async () => {
  await member.end();
  await database.drop();
});

const refused = (constraint: string) => ({ code: '23514', constraint });

for (const table of ['meal_plans', 'exercise_plans', 'shopping_lists']) {
  test(`what a member may keep in ${table} is bounded`, async () => {
    const [week, one] = table === 'shopping_lists' ? ['', ''] : [', week', ', 1'];
    const put = (content: string, details: unknown) =>
      member.query(
        `insert into public.${table} (user_id, content, details${week}) values ($1, $2, $3${one})`,
        [id, content, JSON.stringify(details)],
      );
    await assert.rejects(put('x'.repeat(400_001), {}), refused(`${table}_content_size`));
    // bytes count, as it is bytes that are stored and answered
    await assert.rejects(put('é'.repeat(200_001), {}), refused(`${table}_content_size`));
    await assert.rejects(put('x', { text: 'x'.repeat(400_000) }), refused(`${table}_details_size`));
    // both together are held to less than each
    const together = put('x'.repeat(200_000), { text: 'x'.repeat(100_000) });
    await assert.rejects(together, refused(`${table}_stored_size`));
    await put('x'.repeat(150_000), { text: 'x'.repeat(149_000) });
  });
}

for (const table of ['meal_plans', 'exercise_plans']) {
  test(`a week of ${table} begins on a day that a page can count from, or on none that is known`, async () => {
    const put = (day: string | null) =>
      member.query(
        `insert into public.${table} (user_id, week, content, starts_on) values ($1, 2, 'x', $2)
          on conflict (user_id, week) do update set starts_on = excluded.starts_on`,
        [id, day],
      );
    const outside = [addDays(planDays.first, -1), addDays(planDays.last, 1)];
    for (const day of ['0001-01-01', ...outside, 'infinity', '-infinity']) {
      await assert.rejects(put(day), refused(`${table}_starts_on_range`), day);
    }
    for (const day of [planDays.first, planDays.last, null]) await put(day);
  });
}

test('a list of options cannot name one a thousand times', async () => {
  const put = (allergies: readonly string[], equipment: readonly string[]) =>
    member.query(
      `insert into public.profiles (user_id, full_name, allergies, equipment) values ($1, 'T', $2, $3)`,
      [id, allergies, equipment],
    );
  await assert.rejects(put(Array(1000).fill('Eggs'), []), refused('profiles_allergies_count'));
  await assert.rejects(put([], Array(1000).fill('None')), refused('profiles_equipment_count'));
  await put(['Eggs', 'Gluten', 'Lactose', 'Peanuts', 'Shellfish'], ['Dumbbells']);
});

test('ticks end at a thousand, also when they come in one statement', async () => {
  const put = (from: number, to: number) =>
    member.query(
      `insert into public.shopping_ticks (user_id, item, ticked)
        select $1, 'food ' || n, true from generate_series($2::int, $3::int) n`,
      [id, from, to],
    );
  await assert.rejects(put(1, 1001), { code: '23514', message: /at most 1000/ });
  await put(1, 1000);
  await assert.rejects(put(1001, 1001), { code: '23514' });
});

for (const [table, most, columns] of [
  ['shopping_own_lines', 500, `id, name) select $1, gen_random_uuid(), 'line ' || n`],
  [
    'shopping_amounts',
    2000,
    `day, product, pack, planned) select $1, '2026-11-28', 'p' || n, 'kg', 1`,
  ],
  [
    'shelf_prices',
    2000,
    `store, product, pack, cents, listed_cents, seen_on) select $1, 's', 'p' || n, 'kg', 1, 1, '2026-11-28'`,
  ],
] as const) {
  test(`of ${table} a member keeps at most ${most}`, async () => {
    const put = (from: number, to: number) =>
      member.query(
        `insert into public.${table} (user_id, ${columns} from generate_series($2::int, $3::int) n`,
        [id, from, to],
      );
    await assert.rejects(put(1, most + 1), { code: '23514', message: /at most/ });
    await put(1, most);
    await assert.rejects(put(most + 1, most + 1), { code: '23514' });
    const { rows } = await member.query(`select count(*)::int as n from public.${table}`);
    assert.equal(rows[0].n, most);
  });
}

test('lines that are gone are forgotten after two months', async () => {
  await member.query('delete from public.shopping_own_lines');
  await member.query(
    `insert into public.shopping_own_lines (user_id, id, name, gone, changed_at)
      select $1, gen_random_uuid(), name, gone, now() - days * interval '1 day'
      from (values ('Soap', true, 61), ('Bread', false, 61), ('Nappies', true, 59)) as l (name, gone, days)`,
    [id],
  );
  await member.query(
    `insert into public.shopping_own_lines (user_id, id, name) values ($1, gen_random_uuid(), 'Tea')`,
    [id],
  );
  const { rows } = await member.query('select name from public.shopping_own_lines order by name');
  assert.deepEqual(
    rows.map(({ name }) => name),
    ['Bread', 'Nappies', 'Tea'],
  );
});

test('the service writes the audit log and cannot change what is written', async () => {
  const service = new pg.Client({ ...database.authService });
  await service.connect();
  try {
    await service.query(`insert into auth.audit_log (event) values ('signed_in')`);
    assert.equal((await service.query('select from auth.audit_log')).rowCount, 1);
    for (const change of ['delete from auth.audit_log', `update auth.audit_log set event = 'x'`]) {
      await assert.rejects(service.query(change), { code: '42501' });
    }
  } finally {
    await service.end();
  }
});
