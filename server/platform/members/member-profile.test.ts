import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { kitchenDefaults } from '#planning/profile/kitchen-answers.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { saveAsOnce } from '#test/support/members/profile-of-once.ts';
import { type MemberDatabase, openMemberDatabase, reading } from '../database/database.ts';
import { hasProfile, readMemberProfile } from './member-profile.ts';

let database: TestDatabase;
let members: MemberDatabase;
const failures: Error[] = [];
const id = randomUUID();
const other = randomUUID();
const query = (text: string, values?: unknown[]) => database.owner.query(text, values);
const own = () => reading(members, { role: 'authenticated', claims: { sub: id } });

before(async () => {
  database = await createTestDatabase();
  members = openMemberDatabase(database.authenticator, 1, (error) => failures.push(error));
  for (const user of [id, other]) {
    await database.owner.query('insert into auth.users (id) values ($1)', [user]);
  }
  await database.owner.query(
    `insert into public.profiles (user_id, full_name) values ($1, 'Somebody else')`,
    [other],
  );
});
after(async () => {
  // a connection that is being closed may still hear that its database is dropped
  assert.deepEqual(failures, []);
  await members.close();
  await database.drop();
});

test('a profile is read by its member, also one from the time of wider bounds', async () => {
  assert.equal(await readMemberProfile(own()), null);
  assert.equal(await hasProfile(own()), false);
  await database.owner.query(
    `insert into public.profiles (user_id, full_name) values ($1, 'Gogo')`,
    [id],
  );
  await saveAsOnce(query, id, 'age = 120, height = 100, weight = 350');
  const read = await readMemberProfile(own());
  assert.deepEqual(read?.profile, {
    ...profileDefaults,
    full_name: 'Gogo',
    age: 120,
    height: 100,
    weight: 350,
  });
  assert.equal(await hasProfile(own()), true);
});

test('its print changes with an answer, and not with a save that changes none', async () => {
  const print = async () => (await readMemberProfile(own()))?.print;
  const save = (change: string) =>
    database.owner.query(`update public.profiles set ${change} where user_id = $1`, [id]);
  const first = await print();
  await save('meals_per_day = 3, updated_at = now()');
  assert.equal(await print(), first);
  await save('meals_per_day = 4');
  assert.notEqual(await print(), first);
});

test('what a member said of their kitchen is read with the profile, and its print with theirs', async () => {
  const read = async () => (await readMemberProfile(own())) ?? assert.fail();
  const before = await read();
  assert.equal('kitchenAnswers' in before.profile, false);
  for (const user of [other, id]) {
    await query(`insert into public.kitchen (user_id, chicken) values ($1, 'Never')`, [user]);
    const { profile, print } = await read();
    const isOwn = user === id;
    assert.deepEqual(
      profile.kitchenAnswers,
      isOwn ? { ...kitchenDefaults, chicken: 'Never' } : undefined,
    );
    assert.equal(print !== before.print, isOwn);
  }
  const said = await read();
  await query('update public.kitchen set updated_at = now(), chicken = chicken');
  assert.equal((await read()).print, said.print);
  await query('delete from public.kitchen');
  assert.deepEqual(await read(), before);
});
