import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { membersInLine } from '../jobs/in-line.ts';
import {
  databaseError,
  type Identity,
  type MemberDatabase,
  openMemberDatabase,
} from './database.ts';

let database: TestDatabase;
let members: MemberDatabase;
const a = randomUUID();
const b = randomUUID();
const as = (userId: string): Identity => ({ role: 'authenticated', claims: { sub: userId } });
const visitor: Identity = { role: 'anon', claims: {} };

before(async () => {
  database = await createTestDatabase();
  members = openMemberDatabase(database.authenticator, 2, () => {});
  for (const id of [a, b]) {
    await database.owner.query('insert into auth.users (id) values ($1)', [id]);
    await database.owner.query('insert into public.profiles (user_id, full_name) values ($1, $2)', [
      id,
      `Member ${id}`,
    ]);
  }
});
after(async () => {
  await members.close();
  await database.drop();
});

async function refused(work: Promise<unknown>, code: string): Promise<void> {
  await assert.rejects(work, (error: unknown) => databaseError(error)?.code === code);
}

test('a member sees own rows only, without a where clause', async () => {
  const { rows } = await members.run(as(a), { text: 'select user_id from public.profiles' });
  assert.deepEqual(rows, [{ user_id: a }]);
});

test('a member without a claim sees nothing', async () => {
  const { rows } = await members.run(
    { role: 'authenticated', claims: {} },
    { text: 'select * from public.profiles' },
  );
  assert.equal(rows.length, 0);
});

test('writing for somebody else is refused, and the connection stays usable and clean', async () => {
  await refused(
    members.run(as(a), {
      text: "insert into public.meal_plans (user_id, week, content) values ($1, 1, 'x')",
      values: [b],
    }),
    '42501',
  );
  const { rows } = await members.run(visitor, {
    text: `select current_user as role, current_setting('request.jwt.claims')::jsonb ->> 'sub' as sub`,
  });
  assert.deepEqual(rows, [{ role: 'anon', sub: null }]);
});

test('visitors may not read members, nor the auth schema', async () => {
  await refused(members.run(visitor, { text: 'select * from public.profiles' }), '42501');
  for (const identity of [visitor, as(a), { role: 'service_role', claims: {} } as const]) {
    await refused(members.run(identity, { text: 'select * from auth.users' }), '42501');
  }
});

test('a failing role keeps the statement behind it from running', async () => {
  await refused(
    members.run(
      { role: 'authenticated', claims: { sub: 'not a uuid' } },
      { text: 'select * from public.profiles' },
    ),
    '22P02',
  );
});

test('read-only statements cannot write', async () => {
  await refused(
    members.run(as(a), { text: 'delete from public.profiles' }, { readOnly: true }),
    '25006',
  );
});

test('a transaction is undone when its work fails', async () => {
  await assert.rejects(
    members.transaction(as(a), async (queries) => {
      await queries.run({
        text: "insert into public.meal_plans (user_id, week, content) values (auth.uid(), 2, 'x')",
      });
      throw new Error('changed my mind');
    }),
    /changed my mind/,
  );
  const { rows } = await members.run(as(a), { text: 'select week from public.meal_plans' });
  assert.deepEqual(rows, []);
});

test('a statement text that failed once works afterwards', async () => {
  const statement = { text: 'select 10 / $1::integer as ten', values: [0] };
  await refused(members.run(visitor, statement), '22012');
  const { rows } = await members.run(visitor, { ...statement, values: [1] });
  assert.deepEqual(rows, [{ ten: 10 }]);
});

test('many statements at once on few connections each keep their own identity', async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => {
      const id = index % 2 === 0 ? a : b;
      return members
        .run(as(id), { text: 'select user_id from public.profiles' })
        .then(({ rows }) => rows[0]?.user_id === id);
    }),
  );
  assert.ok(answers.every(Boolean));
});

test('work in the background stands in line and leaves a connection to requests', async () => {
  const background = membersInLine(members, 1);
  const held = Promise.withResolvers<void>();
  const began = Promise.withResolvers<void>();
  const first = background.transaction(as(a), async () => {
    began.resolve();
    await held.promise;
    return 'first';
  });
  await began.promise;
  const order: string[] = [];
  const rest = ['second', 'third'].map(async (name) => {
    await background.run(as(a), { text: 'select 1' });
    order.push(name);
  });
  // the pool has two connections, and one is still to be had
  const { rows } = await members.run(as(a), { text: 'select user_id from public.profiles' });
  assert.equal(rows.length, 1);
  assert.deepEqual(order, []);
  held.resolve();
  assert.equal(await first, 'first');
  await Promise.all(rest);
  assert.deepEqual(order, ['second', 'third']);
});

test('a value arrives as it was sent, whatever its size', async () => {
  const long = 'Pap en vleis, 100 % ✓ '.repeat(2_000);
  const bytes = Buffer.from(long);
  const values = [
    '',
    'é',
    null,
    long,
    bytes,
    new Uint8Array(bytes),
    7,
    true,
    'x'.repeat(4_096),
    'z',
  ];
  const columns = values.map((_value, index) => `$${index + 1}::text as c${index}`);
  const { rows } = await members.run(as(a), { text: `select ${columns.join(', ')}`, values });
  const sent = ['', 'é', null, long, long, long, '7', 'true', 'x'.repeat(4_096), 'z'];
  assert.deepEqual(Object.values(rows[0] ?? {}), sent);
});
