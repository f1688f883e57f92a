import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { guardianSchema } from '#contract/agreement/guardian.ts';
import { wire } from '#contract/paths.ts';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { createOutbox } from '#server/features/auth/outbox/outbox.ts';
import { mailRoad } from '#server/features/auth/outbox/roads.ts';
import { endRefused } from '#server/features/guardians/end-refused.ts';
import { openServiceDatabase, type ServiceDatabase } from '#server/platform/database/database.ts';
import { longDay } from '#server/platform/outgoing/long-day.ts';
import type { Mail } from '#server/platform/outgoing/mail.ts';
import { mailsOf, nextMailTo } from '#test/support/accounts/mailbox.ts';
import { eventually } from '#test/support/browser/eventually.ts';
import { testSecrets } from '#test/support/database/cluster.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { asGuardian, askGuardian } from '#test/support/members/guardian.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { captureLog } from '#test/support/server/captured-log.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';

let database: TestDatabase;
let server: TestServer;
let accounts: ServiceDatabase;
before(async () => {
  database = await createTestDatabase();
  server = await startTestServer({}, { database });
  accounts = openServiceDatabase(database.authService, 4, () => {});
});
after(async () => {
  await accounts.close();
  await server.close();
  await database.drop();
});

const dayMs = 86_400_000;
/** One moment for the whole file; what the database dates itself comes a little later. */
const today = Date.now();

/** The night so many days from now, in some processes at once: its mails, and what a log holds of it. */
async function night(days: number, { jumped = false, processes = 1 } = {}) {
  // what the server itself has to tell is on its way by then
  await eventually(async () => {
    const { rowCount } = await database.owner.query('select from auth.mail_outbox');
    return rowCount === 0;
  }, 'the mails of the server');
  const mails: Mail[] = [];
  const { log, logged } = captureLog();
  const now = () => new Date(today + days * dayMs);
  const mailer = {
    description: 'a test',
    async send(mail: Mail) {
      mails.push(mail);
    },
  };
  const once = async () => {
    const post = createOutbox({ accounts, secrets: testSecrets, log, now }, mailRoad(mailer));
    const clock = { hasJumped: () => jumped };
    await endRefused({ accounts, log, now, clock, site: 'https://phila.example', post });
    await post.stop();
  };
  await Promise.all(Array.from({ length: processes }, once));
  return { mails, told: mails.map(({ to, subject }) => `${to}: ${subject}`), logged };
}

const address = () => `${randomUUID()}@example.com`;
/** Of this age, with a profile and all that the server keeps of a child for whom nobody has agreed yet. */
async function child(age = 15): Promise<TestMember> {
  const member = await createMember(server.url, null, { agrees: true });
  const profile = { ...profileDefaults, full_name: 'Lwazi Dube', age, user_id: member.userId };
  assert.equal((await member.call('POST', `${wire.data}/profiles`, profile)).status, 201);
  return member;
}
const ask = (member: TestMember) => askGuardian(server, member, { email: address() });
const standing = async (member: TestMember) =>
  v.parse(guardianSchema, (await member.call('GET', wire.guardian)).body);
const isThere = async ({ userId }: TestMember) =>
  (await database.owner.query('select from auth.users where id = $1', [userId])).rowCount === 1;
/** Rows of any table that name a member. */
async function rowsOf({ userId }: TestMember): Promise<readonly string[]> {
  const { rows } = await database.owner.query(
    `select a.attrelid::regclass::text as name from pg_attribute a join pg_class c on c.oid = a.attrelid
        join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and a.attname = 'user_id' and n.nspname !~ '^pg_'`,
  );
  const found: string[] = [];
  for (const { name } of v.parse(v.array(v.object({ name: v.string() })), rows)) {
    const one = await database.owner.query(`select from ${name} where user_id = $1`, [userId]);
    if ((one.rowCount ?? 0) > 0) found.push(name);
  }
  return found.toSorted();
}

test('seven days after a no everything of the child is deleted, as they were told, and the log names nobody', async () => {
  const lwazi = await child();
  const secret = await ask(lwazi);
  const { count } = await mailsOf(server);
  const no = await asGuardian(server.url, secret, 'decline');
  const { ends } = await standing(lwazi);
  assert.equal(no.answer?.ends, ends);
  assert.ok(ends !== null);
  const days = (Date.parse(ends) - today) / dayMs;
  assert.ok(days >= 7 && days < 7.1, `${days} days`);
  const mail = (await nextMailTo(server, count, lwazi.email)).replaceAll(/\s+/g, ' ');
  assert.ok(mail.includes(`will be deleted on ${longDay(new Date(ends))}`), mail);
  assert.ok((await rowsOf(lwazi)).includes('profiles'));

  for (const [day, jumped] of [
    [6.9, false],
    [8, true],
  ] as const) {
    assert.deepEqual((await night(day, { jumped })).told, []);
    assert.equal(await isThere(lwazi), true, `day ${day}`);
  }
  const { told, logged } = await night(8, { processes: 3 });
  assert.deepEqual(told, [`${lwazi.email}: Your Phila account is deleted`]);
  assert.equal(await isThere(lwazi), false);
  assert.deepEqual(await rowsOf(lwazi), ['auth.audit_log'], 'that they left, and no more');
  assert.match(logged(), /"deleted":1/);
  for (const name of [lwazi.userId, lwazi.email, '@example.com']) {
    assert.ok(!logged().includes(name), name);
  }
  assert.equal((await asGuardian(server.url, secret)).status, 404);
  assert.equal((await lwazi.call('GET', wire.guardian)).status, 401);
});

test('a guardian who agrees within the seven days, or another one, keeps everything', async () => {
  const [same, other] = [await child(), await child()];
  const secret = await ask(same);
  await asGuardian(server.url, secret, 'decline');
  assert.equal((await asGuardian(server.url, secret, 'agree')).answer?.ends, null);
  await asGuardian(server.url, await ask(other), 'decline');
  const { ends } = await standing(other);
  assert.ok(ends !== null);
  const second = await ask(other);
  // who asks another guardian has no more time by it, and neither has the link
  const { state, ends: still } = await standing(other);
  assert.deepEqual([state, still], ['waiting', ends]);
  const { rows } = await database.owner.query(
    `select g.expires_at = no.ends_at as same from agreement.guardians g
        join agreement.guardians no on no.user_id = g.user_id and no.declined_at is not null
      where g.user_id = $1 and g.declined_at is null`,
    [other.userId],
  );
  assert.deepEqual(rows, [{ same: true }]);
  assert.equal((await asGuardian(server.url, second, 'agree')).answer?.state, 'agreed');
  assert.equal((await standing(other)).ends, null);
  assert.deepEqual((await night(40)).told, []);
  // what a guardian takes back ends nothing: it was kept with their word, and its member still has it
  await asGuardian(server.url, second, 'withdraw');
  assert.deepEqual((await night(80)).told, []);
  assert.deepEqual([await isThere(same), await isThere(other)], [true, true]);
});

test('whose guardian never answers is told when the link has run out, and has seven days to ask again', async () => {
  const [silent, asks] = [await child(), await child()];
  await ask(silent);
  await ask(asks);
  assert.deepEqual((await night(13)).told, []);
  const first = await night(15, { processes: 3 });
  const subject = 'Your parent or guardian has not answered';
  assert.deepEqual(
    first.told.toSorted(),
    [`${asks.email}: ${subject}`, `${silent.email}: ${subject}`].toSorted(),
  );
  const day = longDay(new Date(today + 22 * dayMs));
  assert.ok(first.mails[0]?.text.includes(`will be deleted on ${day}`), first.mails[0]?.text);
  await ask(asks);
  assert.equal((await standing(asks)).ends, null);
  // as if they had asked again on the day of the mail
  await database.owner.query(
    `update agreement.guardians set expires_at = expires_at + interval '15 days' where user_id = $1`,
    [asks.userId],
  );
  assert.deepEqual((await night(21)).told, [], 'told once');
  assert.deepEqual((await night(23)).told, [`${silent.email}: Your Phila account is deleted`]);
  assert.deepEqual([await isThere(silent), await isThere(asks)], [false, true]);
});

test('a no of before this was so is told first; who has come of age, and who asked nobody, stay', async () => {
  const [before, grown, alone] = [await child(), await child(17), await child(14)];
  const { owner } = database;
  for (const member of [before, grown]) {
    await asGuardian(server.url, await ask(member), 'decline');
    await owner.query('update agreement.guardians set ends_at = null where user_id = $1', [
      member.userId,
    ]);
  }
  await owner.query(
    `update agreement.guardians set asked_at = now() - interval '5 years' where user_id = $1`,
    [grown.userId],
  );
  await owner.query('update public.profiles set age = 19 where user_id = $1', [grown.userId]);
  const said = [`${before.email}: Your parent or guardian said no`];
  assert.deepEqual((await night(1)).told, said);
  assert.deepEqual((await night(7)).told, []);
  assert.deepEqual((await night(8.1)).told, [`${before.email}: Your Phila account is deleted`]);
  const left = [await isThere(before), await isThere(grown), await isThere(alone)];
  assert.deepEqual(left, [false, true, true]);
});
