import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import * as v from 'valibot';
import { wire } from '#contract/paths.ts';
import { type ReminderKind, reminderKinds, remindersSchema } from '#contract/plans/reminders.ts';
import { exercises } from '#planning/catalogue/exercises.ts';
import { standardCatalogue } from '#planning/catalogue/standard-catalogue.ts';
import { testSecrets } from '#test/support/database/cluster.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';
import { startPushService } from '#test/support/services/push-service.ts';
import { whenClockShows } from '../../platform/clock.ts';
import { type MemberDatabase, openMemberDatabase } from '../../platform/database/database.ts';
import { createLog } from '../../platform/watch/log.ts';
import { parseStoredList, parseStoredWeeks } from '../generation/stored-plan.ts';
import { createFitJudge } from '../profile-fit/judge.ts';
import { parseTrainingWeeks } from '../training/stored-weeks.ts';
import { nextLook, quietHours, reminderHours, toldOf } from './hours.ts';
import { openPushKeys } from './push-keys.ts';
import { createReminderSender } from './sender.ts';
import { mayPushTo } from './subscription.ts';

const zone = 'Africa/Johannesburg';
let service: Awaited<ReturnType<typeof startPushService>>;
let server: TestServer;
let members: MemberDatabase;
let clock = new Date();
/** For the server itself this moment lasts, so that it finds nothing due: what sends is played here. */
const serverTime = new Date('2020-01-04T22:00:00Z');
/** After it, and before anything that is tried here. */
const lookNow = '2020-01-04T22:00:01Z';

before(async () => {
  service = await startPushService();
  const settings = { PUSH_HOSTS: '127.0.0.1', PUSH_PLAIN_HTTP: 'on' };
  server = await startTestServer(settings, { now: () => serverTime });
  members = openMemberDatabase(server.database.authenticator, 6, () => {});
});
after(async () => {
  await members.close();
  await server.close();
  await service.close();
});
beforeEach(async () => {
  service.answer(201);
  tried.length = 0;
  await server.database.owner.query('delete from reminders.choices');
});

const catalogue = standardCatalogue();

const tried: string[] = [];
function sender() {
  const fit = { members, catalogue, exercises, parseTraining: parseTrainingWeeks };
  return createReminderSender({
    members,
    catalogue,
    judge: createFitJudge(fit),
    readers: { meals: parseStoredWeeks, training: parseTrainingWeeks, list: parseStoredList },
    push: { hosts: ['127.0.0.1'], plainHttp: true },
    keys: openPushKeys(members, testSecrets),
    secrets: testSecrets,
    contact: 'mailto:help@phila.example',
    log: createLog('silent'),
    now: () => clock,
    random: () => 0.5,
    onTried: (outcome) => tried.push(outcome),
  });
}
async function press(member: TestMember, change: object) {
  const { status, body } = await member.call('POST', wire.reminders, change);
  assert.equal(status, 200, JSON.stringify(body));
  return v.parse(remindersSchema, body);
}
function device() {
  const browser = service.subscribe();
  const { endpoint, p256dh, auth } = browser;
  return { browser, add: { action: 'add-device', endpoint, p256dh, auth } };
}
const planned = (profile: object = {}) =>
  createPlannedMember(server, {
    made: ['meals', 'training', 'list'],
    profile: { ...profile },
  });
async function remindedMember(kinds: readonly ReminderKind[] = reminderKinds) {
  const member = await planned();
  const { browser, add } = device();
  await press(member, { action: 'choose', kinds, time_zone: zone });
  await press(member, add);
  await member.call('GET', wire.reminders);
  await server.database.owner.query(
    `update reminders.choices set next_look_at = '${lookNow}' where user_id = $1`,
    [member.userId],
  );
  return { member, browser };
}
const startOf = async ({ userId }: TestMember) => {
  const { rows } = await server.database.owner.query(
    'select min(starts_on)::text as start from public.exercise_plans where user_id = $1',
    [userId],
  );
  return String(rows[0].start);
};
async function sessionDay(member: TestMember): Promise<string> {
  const { rows } = await server.database.owner.query(
    `select details->'sessions'->0->>'weekday' as weekday from public.exercise_plans
      where user_id = $1 and week = 1`,
    [member.userId],
  );
  const start = new Date(`${await startOf(member)}T12:00:00Z`);
  for (;;) {
    const name = start.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });
    if (name === rows[0].weekday) return start.toISOString().slice(0, 10);
    start.setUTCDate(start.getUTCDate() + 1);
  }
}
const at = (day: string, hour: number) => whenClockShows(day, hour, zone);

test('a session is told of in the morning, once, without a word of what it is', async () => {
  const { member, browser } = await remindedMember(['sessions']);
  const day = await sessionDay(member);
  clock = at(day, 6);
  await sender().sendDue();
  assert.equal(browser.delivered.length, 0);
  clock = at(day, 7);
  await sender().sendDue();
  await sender().sendDue();
  assert.deepEqual(service.faults, []);
  assert.equal(browser.delivered.length, 1);
  const [told] = browser.delivered;
  assert.equal(told?.kind, 'sessions');
  assert.equal(told?.tag, told?.topic);
  assert.equal(told?.ttl, 5 * 3_600);
  clock = at(day, 9);
  await server.database.owner.query(`update reminders.choices set next_look_at = '${lookNow}'`);
  await sender().sendDue();
  assert.equal(browser.delivered.length, 1);
});

test('a session that was done before its morning is not told of, one that is done in part is', async () => {
  for (const [left, told] of [
    ['true', 0],
    ['number > 1', 1],
  ] as const) {
    const { member, browser } = await remindedMember(['sessions']);
    await server.database.owner.query(
      `insert into public.training_sets (user_id, plan, week, session, exercise, set_number, done)
        select p.user_id, p.details->>'plan', p.week, session->>'name', exercise->>'exercise', number, true
        from public.exercise_plans p, json_array_elements(p.details->'sessions') session,
          json_array_elements(session->'blocks') block,
          json_array_elements(block->'exercises') exercise,
          generate_series(1, (exercise->>'sets')::integer) number
        where p.user_id = $1 and p.week = 1 and ${left} on conflict do nothing`,
      [member.userId],
    );
    clock = at(await sessionDay(member), 7);
    await sender().sendDue();
    assert.equal(browser.delivered.length, told, left);
    await server.database.owner.query('delete from auth.users where id = $1', [member.userId]);
  }
});

test('a trip whose lines are all ticked is not told of, one with a line left is', async () => {
  const { member, browser } = await remindedMember(['shopping']);
  const { owner } = server.database;
  const day = await startOf(member);
  await owner.query(
    `insert into public.shopping_ticks (user_id, item, ticked)
      select user_id, line->>'food', true
      from public.shopping_lists, jsonb_array_elements(details->'lines') line where user_id = $1`,
    [member.userId],
  );
  clock = at(day, 9);
  await sender().sendDue();
  assert.equal(browser.delivered.length, 0);
  // of both prices something is left
  await owner.query('update public.shopping_ticks set ticked = false where user_id = $1', [
    member.userId,
  ]);
  await owner.query(
    `update public.shopping_ticks set ticked = true, changed_at = clock_timestamp() where user_id = $1
      and item <> (select line->>'food'
        from public.shopping_lists l, jsonb_array_elements(l.details->'lines') line
        where l.user_id = $1
          and line->'budget'->'purchases'->0->>'week' = '1' and line->'premium'->'purchases'->0->>'week' = '1'
          and line->'budget'->'purchases'->0->>'weekday' = to_char($2::date, 'FMDay')
          and line->'premium'->'purchases'->0->>'weekday' = to_char($2::date, 'FMDay')
        limit 1)`,
    [member.userId, day],
  );
  await owner.query(`update reminders.choices set next_look_at = '${lookNow}'`);
  await sender().sendDue();
  assert.equal(browser.delivered.length, 1);
});

test('what is told of has its hours, none of them at night, and two a day at most', () => {
  const isQuiet = (hour: number) => hour >= quietHours.from || hour < quietHours.until;
  for (const { from, until } of Object.values(reminderHours)) {
    for (let hour = from; hour < until; hour += 1) assert.ok(!isQuiet(hour), String(hour));
  }
  assert.deepEqual(toldOf(new Set(['sessions', 'shopping', 'prepare'])), ['prepare', 'shopping']);
  const day = '2026-11-30';
  assert.deepEqual(nextLook(at(day, 6), zone), at(day, 7));
  assert.deepEqual(nextLook(at(day, 7), zone), at(day, 9));
  assert.deepEqual(nextLook(at(day, 22), zone), at('2026-12-01', 7));
});

test('on no day of four weeks is anybody told of more than two things, or twice of one', async () => {
  const { member, browser } = await remindedMember();
  const start = new Date(`${await startOf(member)}T00:00:00Z`);
  const sending = sender();
  let before = 0;
  for (let day = 0; day < 28; day += 1) {
    const iso = new Date(start.getTime() + day * 86_400_000).toISOString().slice(0, 10);
    for (const hour of [3, 7, 9, 18, 22]) {
      clock = at(iso, hour);
      const sent = browser.delivered.length;
      await sending.sendDue();
      if (hour === 3 || hour === 22) assert.equal(browser.delivered.length, sent);
    }
    assert.ok(
      browser.delivered.length - before <= 2,
      `${browser.delivered.length - before} on ${iso}`,
    );
    before = browser.delivered.length;
  }
  assert.ok(before >= 12, `${before} in four weeks`);
  const tags = browser.delivered.map(({ tag }) => tag);
  assert.equal(new Set(tags).size, tags.length);
  assert.equal(new Set(browser.delivered.map(({ bytes }) => bytes)).size, 1);
});

test('a service that is away is asked again, and gets each reminder under one name', async () => {
  const { member, browser } = await remindedMember(['sessions']);
  clock = at(await sessionDay(member), 7);
  service.answer(503);
  await sender().sendDue();
  service.answer(201);
  await sender().sendDue();
  assert.equal(browser.delivered.length, 0);
  clock = new Date(clock.getTime() + 30_000);
  await sender().sendDue();
  assert.equal(browser.delivered.length, 1);
  assert.deepEqual(tried, ['failed', 'sent']);
});

test('a reminder that could not be sent in its hours is not sent any more', async () => {
  const { member, browser } = await remindedMember(['sessions']);
  const day = await sessionDay(member);
  clock = at(day, 11);
  service.answer(503);
  await sender().sendDue();
  service.answer(201);
  clock = at(day, 12);
  await sender().sendDue();
  assert.equal(browser.delivered.length, 0);
});

test('a browser that its service does not know any more is forgotten, and no redirect is followed', async () => {
  for (const [status, left] of [
    [404, 0],
    [410, 0],
    [307, 1],
  ] as const) {
    const { member } = await remindedMember(['sessions']);
    clock = at(await sessionDay(member), 7);
    service.answer(status);
    const before = service.asked();
    await sender().sendDue();
    assert.equal(service.asked(), before + 1);
    const kept = await server.database.owner.query(
      'select sealed_subscription from reminders.devices where user_id = $1',
      [member.userId],
    );
    assert.equal(kept.rowCount, left, String(status));
    await server.database.owner.query('delete from auth.users where id = $1', [member.userId]);
  }
  assert.deepEqual(tried, ['gone', 'gone', 'failed']);
});

test('several processes tell of each thing once', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, () => remindedMember(['sessions'])));
  const [first] = all;
  assert.ok(first);
  clock = at(await sessionDay(first.member), 7);
  await Promise.all(Array.from({ length: 4 }, () => sender().sendDue()));
  await Promise.all(Array.from({ length: 4 }, () => sender().sendDue()));
  for (const { browser } of all) assert.equal(browser.delivered.length, 1);
});

test('of more than five devices the oldest go; one that is signed out is told nothing', async () => {
  const member = await planned();
  await press(member, { action: 'choose', kinds: ['sessions'], time_zone: zone });
  const devices = Array.from({ length: 6 }, device);
  for (const { add } of devices) await press(member, add);
  assert.equal((await press(member, devices[5]?.add ?? {})).push?.devices, 5);
  await server.database.owner.query(`update reminders.choices set next_look_at = '${lookNow}'`);
  assert.equal((await member.call('POST', '/auth/v1/logout')).status, 204);
  clock = at(await sessionDay(member), 7);
  await sender().sendDue();
  for (const { browser } of devices) assert.equal(browser.delivered.length, 0);
});

test('plans that the profile no longer allows remind nobody', async () => {
  const { member, browser } = await remindedMember(['prepare', 'shopping']);
  const path = `/rest/v1/profiles?user_id=eq.${member.userId}`;
  const vegan = { diet_type: 'Vegan', allergies: ['Gluten', 'Eggs'] };
  assert.equal((await member.call('PATCH', path, vegan)).status, 204);
  clock = at(await startOf(member), 9);
  await sender().sendDue();
  assert.equal(browser.delivered.length, 0);
});

test('only the services of the settings are believed, by https', async () => {
  const usual = {
    hosts: ['fcm.googleapis.com', '*.notify.windows.com'],
    plainHttp: false,
  };
  for (const [address, may] of [
    ['https://fcm.googleapis.com/fcm/send/x', true],
    ['https://wns2-par02p.notify.windows.com/w/?token=x', true],
    ['http://fcm.googleapis.com/fcm/send/x', false],
    ['https://fcm.googleapis.com:8443/x', false],
    ['https://user:secret@fcm.googleapis.com/x', false],
    ['https://fcm.googleapis.com.example/x', false],
    ['https://evilnotify.windows.com/x', false],
    ['https://notify.windows.com/x', false],
    ['https://127.0.0.1/x', false],
    ['file:///etc/passwd', false],
    ['no address', false],
  ] as const)
    assert.equal(mayPushTo(address, usual), may, address);
  const member = await createMember(server.url);
  const { add } = device();
  const refused = await member.call('POST', wire.reminders, {
    ...add,
    endpoint: 'https://example.com/push',
  });
  assert.equal(refused.status, 400);
});

test('neither address nor keys of a browser are readable, in the tables or in a copy', async () => {
  const { member, browser } = await remindedMember(['sessions']);
  const { rows } = await server.database.owner.query(
    `select (select json_agg(d) from reminders.devices d where user_id = $1)::text as devices,
      (select json_agg(k) from reminders.push_keys k)::text as keys`,
    [member.userId],
  );
  const copy = JSON.stringify((await member.call('POST', wire.exportData)).body);
  assert.match(copy, /"reminders.devices":\[\{/);
  assert.ok(!copy.includes('sealed_'));
  for (const secret of [browser.endpoint, browser.auth, browser.p256dh])
    for (const text of [copy, String(rows[0].devices)]) assert.ok(!text.includes(secret));
});
