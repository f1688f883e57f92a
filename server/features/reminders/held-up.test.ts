import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { wire } from '#contract/paths.ts';
import { exercises } from '#planning/catalogue/exercises.ts';
import { standardCatalogue } from '#planning/catalogue/standard-catalogue.ts';
import { testSecrets } from '#test/support/database/cluster.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { captureLog } from '#test/support/server/captured-log.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';
import { startPushService } from '#test/support/services/push-service.ts';
import { type MemberDatabase, openMemberDatabase } from '../../platform/database/database.ts';
import { sealPurposes } from '../../platform/secrets/sealed-columns.ts';
import { parseStoredList } from '../generation/stored-plan.ts';
import { createFitJudge } from '../profile-fit/judge.ts';
import { parseTrainingWeeks } from '../training/stored-weeks.ts';
import { openPushKeys } from './push-keys.ts';
import { createReminderSender } from './sender.ts';

let service: Awaited<ReturnType<typeof startPushService>>;
let server: TestServer;
let members: MemberDatabase;
/** For the server itself nothing is due: what sends is played here. */
const serverTime = new Date('2020-01-04T22:00:00Z');

before(async () => {
  service = await startPushService();
  const settings = { PUSH_HOSTS: '127.0.0.1', PUSH_PLAIN_HTTP: 'on' };
  server = await startTestServer(settings, { now: () => serverTime });
  members = openMemberDatabase(server.database.authenticator, 4, () => {});
});
after(async () => {
  await members.close();
  await server.close();
  await service.close();
});

const { log, logged } = captureLog();
const catalogue = standardCatalogue();

function sender() {
  const fit = { members, catalogue, exercises, parseTraining: parseTrainingWeeks };
  return createReminderSender({
    members,
    catalogue,
    judge: createFitJudge(fit),
    readers: {
      meals() {
        throw new Error('a plan that nobody thought of');
      },
      training: parseTrainingWeeks,
      list: parseStoredList,
    },
    push: { hosts: ['127.0.0.1'], plainHttp: true },
    keys: openPushKeys(members, testSecrets),
    secrets: testSecrets,
    contact: 'mailto:help@phila.example',
    log,
    now: () => new Date(),
    random: () => 0.5,
  });
}

/** As long as a key, and no point of its curve. */
const noPoint = Buffer.from([4, ...Array<number>(64).fill(7)]).toString('base64url');

async function reminded(member: TestMember) {
  const browser = service.subscribe();
  const { endpoint, p256dh, auth } = browser;
  for (const change of [
    { action: 'choose', kinds: ['sessions'] },
    { action: 'add-device', endpoint, p256dh, auth },
  ])
    assert.equal((await member.call('POST', wire.reminders, change)).status, 200);
  await server.database.owner.query(
    `insert into reminders.messages (user_id, device, day, kind, next_attempt_at, expires_at)
      select user_id, id, current_date, 'sessions', now(), now() + interval '1 hour'
      from reminders.devices where user_id = $1`,
    [member.userId],
  );
  return { browser, keys: { endpoint, p256dh, auth } };
}

test('a key for which nothing can be sealed is refused', async () => {
  const member = await createMember(server.url);
  const { endpoint, auth } = service.subscribe();
  const change = { action: 'add-device', endpoint, p256dh: noPoint, auth };
  const { status } = await member.call('POST', wire.reminders, change);
  assert.equal(status, 400);
});

test('neither a key of before nor a plan that cannot be read holds up the reminders of others', async () => {
  const [one, two] = await Promise.all([createMember(server.url), createMember(server.url)]);
  const broken = await reminded(one);
  const whole = await reminded(two);
  const { owner } = server.database;
  await owner.query('update reminders.devices set sealed_subscription = $2 where user_id = $1', [
    one.userId,
    testSecrets.seal(sealPurposes.push, JSON.stringify({ ...broken.keys, p256dh: noPoint })),
  ]);
  const week = { user_id: one.userId, week: 1, content: '<p>x</p>', details: {} };
  assert.equal((await one.call('POST', `${wire.data}/meal_plans`, week)).status, 201);
  await owner.query(`update reminders.choices set next_look_at = '2020-01-05'`);

  await sender().sendDue();
  assert.equal(whole.browser.delivered.length, 1);
  assert.equal(broken.browser.delivered.length, 0);
  const { rows } = await owner.query(
    `select (select count(*)::int from reminders.devices where user_id = $1) as devices,
      (select next_look_at > now() + interval '1 minute' from reminders.choices where user_id = $1) as waits`,
    [one.userId],
  );
  assert.deepEqual(rows, [{ devices: 0, waits: true }]);
  assert.match(logged(), /a plan that nobody thought of/);
  assert.ok(!logged().includes(broken.keys.endpoint));
});
