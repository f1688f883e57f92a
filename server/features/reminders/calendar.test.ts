import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { mealAlternativesSchema } from '#contract/meals/change-meals.ts';
import { wire } from '#contract/paths.ts';
import { remindersSchema } from '#contract/plans/reminders.ts';
import { agendaKinds } from '#planning/agenda/kinds.ts';
import type { TestMember } from '#test/support/members/member.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import { readEvents } from '#test/support/plans/calendars.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';

let server: TestServer;
const lines: string[] = [];
before(async () => {
  server = await startTestServer({}, { onLogLine: (line) => lines.push(line) });
});
after(() => server.close());

const planned = () => createPlannedMember(server, { made: ['meals', 'training', 'list'] });

async function press(member: TestMember, change: object) {
  const { status, body } = await member.call('POST', wire.reminders, change);
  assert.equal(status, 200, JSON.stringify(body));
  return v.parse(remindersSchema, body);
}
async function makeAddress(
  member: TestMember,
  parts: readonly string[] = agendaKinds,
): Promise<string> {
  const { calendar } = await press(member, {
    action: 'make-calendar',
    parts,
    time_zone: 'Africa/Johannesburg',
  });
  return server.url + calendar?.path;
}
async function eventsOf(address: string) {
  const answer = await fetch(address);
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get('content-type'), 'text/calendar; charset=utf-8');
  return readEvents(await answer.text());
}
const weekRows = v.array(
  v.object({
    starts_on: v.string(),
    details: v.object({ days: v.array(v.object({ meals: v.array(v.unknown()) })) }),
  }),
);

test('an address shows meals, sessions, evenings and shopping days with their dates', async () => {
  const member = await planned();
  const events = await eventsOf(await makeAddress(member));
  const { body } = await member.call('GET', '/rest/v1/meal_plans?order=week');
  const weeks = v.parse(weekRows, body);
  const meals = weeks.flatMap(({ details }) => details.days.flatMap((day) => day.meals));
  const ofKind = (kind: string) => events.filter(({ uid }) => uid.startsWith(`${kind}-`));
  assert.equal(ofKind('meals').length, meals.length);
  assert.ok(ofKind('sessions').length >= 8);
  assert.ok(ofKind('shopping').length >= 4);
  assert.equal(ofKind('meals')[0]?.start.slice(0, 10), weeks[0]?.starts_on);
  assert.equal(new Set(events.map(({ uid }) => uid)).size, events.length);
  const told = JSON.stringify(events);
  assert.doesNotMatch(told, /kJ|kcal|kilojoule|\bkg\b|Thandi|allerg/i);
  assert.ok(!told.includes(member.userId));
});

test('only what was chosen is shown', async () => {
  const member = await planned();
  const events = await eventsOf(await makeAddress(member, ['sessions']));
  assert.ok(events.length > 0 && events.every(({ uid }) => uid.startsWith('sessions-')));
});

test('a swapped meal is the same event with another dish', async () => {
  const member = await planned();
  const address = await makeAddress(member, ['meals']);
  const before = await eventsOf(address);
  const place = { week: 2, day: 3, meal: 1 };
  const offered = await member.call('POST', wire.mealAlternatives, place);
  const { seed } = v.parse(mealAlternativesSchema, offered.body);
  const swap = { action: 'swap', ...place, seed, choice: 0 };
  assert.equal((await member.call('POST', wire.changeMeals, swap)).status, 200);
  const after = await eventsOf(address);
  const uids = (events: typeof after) => events.map(({ uid }) => uid);
  assert.deepEqual(uids(after), uids(before));
  assert.ok(after.some(({ title }, index) => title !== before[index]?.title));
});

test('a program that has it already is told so, until something changes', async () => {
  const member = await planned();
  const address = await makeAddress(member);
  const first = await fetch(address);
  const tag = first.headers.get('etag') ?? '';
  assert.equal(first.headers.get('cache-control'), 'private, no-cache');
  const again = await fetch(address, { headers: { 'if-none-match': `W/${tag}` } });
  assert.equal(again.status, 304);
  const other = await fetch(address, { headers: { 'if-none-match': '"other"' } });
  assert.equal(other.status, 200);
});

test('a new address ends the one before, and one that is taken back leads nowhere', async () => {
  const member = await planned();
  const old = await makeAddress(member);
  const made = await makeAddress(member);
  assert.equal((await fetch(old)).status, 404);
  assert.equal((await fetch(made)).status, 200);
  const { calendar } = await press(member, { action: 'end-calendar' });
  assert.equal(calendar, null);
  assert.equal((await fetch(made)).status, 404);
});

test('where the profile no longer allows the plans, one plain event says to open the app', async () => {
  const member = await planned();
  const address = await makeAddress(member);
  const path = `/rest/v1/profiles?user_id=eq.${member.userId}`;
  const change = { diet_type: 'Vegan', allergies: ['Gluten', 'Eggs'] };
  assert.equal((await member.call('PATCH', path, change)).status, 204);
  const events = await eventsOf(address);
  assert.deepEqual(
    events.map(({ title }) => title),
    ['Open Phila: your plans have changed'],
  );
});

test('the secret is in no table and in no line of the log, and goes with the account', async () => {
  const member = await planned();
  const address = await makeAddress(member);
  const secret = address.split('/').at(-1)?.replace('.ics', '') ?? '';
  await fetch(address);
  const { owner } = server.database;
  const { rows } = await owner.query(
    'select to_jsonb(c) as kept from reminders.calendars c where user_id = $1',
    [member.userId],
  );
  assert.equal(rows.length, 1);
  assert.ok(!JSON.stringify(rows).includes(secret));
  assert.ok(lines.some((line) => line.includes('/calendar/:file')));
  assert.ok(!lines.some((line) => line.includes(secret)));
  const copy = JSON.stringify((await member.call('POST', wire.exportData)).body);
  assert.match(copy, /"reminders.calendars":\[\{[^\]]*"parts"/);
  assert.ok(!copy.includes(String(rows[0].kept.token_hash)));
  await owner.query('update auth.users set banned_until = $2 where id = $1', [
    member.userId,
    'infinity',
  ]);
  assert.equal((await fetch(address)).status, 404);
  await owner.query('delete from auth.users where id = $1', [member.userId]);
  assert.equal((await fetch(address)).status, 404);
  const left = 'select from reminders.calendars where user_id = $1';
  assert.equal((await owner.query(left, [member.userId])).rowCount, 0);
});

test('one calendar is asked for so often and no more', async () => {
  const member = await planned();
  const address = await makeAddress(member, ['shopping']);
  const answers = await Promise.all(Array.from({ length: 65 }, () => fetch(address)));
  assert.ok(answers.some(({ status }) => status === 429));
  assert.equal(answers.filter(({ status }) => status === 200).length, 60);
});
