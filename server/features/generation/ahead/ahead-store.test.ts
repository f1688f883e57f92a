import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import * as v from 'valibot';
import { profileQuestions } from '#planning/profile/profile-questions.ts';
import type { Question } from '#planning/profile/question.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { utf8 } from '../../../platform/answers/utf8.ts';
import {
  type Identity,
  type MemberDatabase,
  openMemberDatabase,
  openServiceDatabase,
  reading,
  type ServiceDatabase,
} from '../../../platform/database/database.ts';
import { keepHouse } from '../../../platform/jobs/housekeeping.ts';
import { readMemberProfile } from '../../../platform/members/member-profile.ts';
import { throughAllMembers } from '../../../platform/members/stretches.ts';
import { createLog } from '../../../platform/watch/log.ts';
import {
  type AheadClaim,
  claimAhead,
  giveUpAhead,
  handBackAhead,
  keepAhead,
  renewAhead,
  takeAhead,
} from './ahead-store.ts';

let database: TestDatabase;
let jobs: ServiceDatabase;
let members: MemberDatabase;
before(async () => {
  database = await createTestDatabase();
  jobs = openServiceDatabase(database.jobService, 4, () => {});
  members = openMemberDatabase(database.authenticator, 4, () => {});
});
beforeEach(() => database.owner.query('delete from auth.users'));
after(async () => {
  await Promise.all([jobs.close(), members.close()]);
  await database.drop();
});

const query = async (text: string, values: readonly unknown[] = []) =>
  (await database.owner.query(text, [...values])).rows;
const identityOf = (userId: string): Identity => ({
  role: 'authenticated',
  claims: { sub: userId },
});
const friday = '2026-11-27';
const take = (
  userId: string,
  maker = 'maker',
  perDay = 100,
  id = randomUUID(),
  startsOn = friday,
  timeZone: string | null = null,
) => takeAhead(members, identityOf(userId), { id, maker, perDay, start: { startsOn, timeZone } });

/** A member with a profile, whose plans may be made now. */
async function createWanting(): Promise<string> {
  const userId = randomUUID();
  await query('insert into auth.users (id) values ($1)', [userId]);
  await query(`insert into public.profiles (user_id, full_name) values ($1, 'Thandi')`, [userId]);
  await letPass(userId);
  return userId;
}

const letPass = (userId: string) =>
  query('update ahead.plans set due_at = now() where user_id = $1 and due_at is not null', [
    userId,
  ]);

async function claim(): Promise<AheadClaim> {
  const claimed = await claimAhead(jobs);
  assert.ok(claimed);
  return claimed;
}

/** Keeps four weeks that say whose they are. @param renewAt when they are out of date */
async function keep(
  claimed: AheadClaim,
  maker = 'maker',
  renewAt: Date | null = null,
): Promise<boolean> {
  const basis = await readMemberProfile(reading(members, identityOf(claimed.userId)));
  assert.ok(basis);
  const rows = [1, 2, 3, 4].map((week) => ({
    content: utf8(`week ${week} of ${claimed.seed}`),
    details: utf8(JSON.stringify({ seed: claimed.seed, week })),
  }));
  const { print } = basis;
  return keepAhead(jobs, claimed, { maker, print, rows, startsOn: friday, renewAt });
}

async function createReady(): Promise<{ readonly userId: string; readonly seed: string }> {
  const userId = await createWanting();
  const claimed = await claim();
  assert.equal(claimed.userId, userId);
  assert.equal(await keep(claimed), true);
  return claimed;
}

const renewAll = (maker: string) => throughAllMembers((after) => renewAhead(jobs, maker, after));

const contents = async (userId: string) =>
  v
    .parse(
      v.array(v.object({ content: v.string() })),
      await query('select content from public.meal_plans where user_id = $1 order by week', [
        userId,
      ]),
    )
    .map(({ content }) => content);
const fourWeeks = (seed: string) => [1, 2, 3, 4].map((week) => `week ${week} of ${seed}`);

test('each is claimed once, however many processes ask at once, and not before the wait is over', async () => {
  const userIds = [await createWanting(), await createWanting(), await createWanting()];
  const claims = await Promise.all(Array.from({ length: 8 }, () => claimAhead(jobs)));
  const claimed = claims.flatMap((one) => one?.userId ?? []);
  assert.deepEqual(claimed.sort(), userIds.sort());
  // a profile that has just been saved may be saved again
  const early = await createWanting();
  await query('update public.profiles set weight = weight + 1 where user_id = $1', [early]);
  const [saved] = await query(
    `select due_at > wanted_at as later from ahead.plans where user_id = $1`,
    [early],
  );
  assert.deepEqual(saved, { later: true });
  await query(`update ahead.plans set due_at = now() + interval '1 minute' where user_id = $1`, [
    early,
  ]);
  assert.equal(await claimAhead(jobs), null);
  await letPass(early);
  assert.equal((await claim()).userId, early);
});

test('nothing is begun while members wait for plans, in whichever process', async () => {
  const wanting = await createWanting();
  const userId = await createWanting();
  await query(
    `insert into public.generations (user_id, kind, seed) values ($1, 'exercise-plans', 'x')`,
    [userId],
  );
  assert.equal(await claimAhead(jobs), null);
  await query(`update public.generations set state = 'running', step = 'planning'`);
  assert.equal(await claimAhead(jobs), null);
  await query(`update public.generations set state = 'done', finished_at = now()`);
  assert.ok([wanting, userId].includes((await claim()).userId));
});

test('who died in the middle leaves nothing; another tries, and of those whose plans end processes nobody does', async () => {
  const userId = await createWanting();
  const first = await claim();
  assert.equal(await claimAhead(jobs), null);
  await letPass(userId);
  const second = await claim();
  assert.notEqual(second.seed, first.seed);
  // the first was only slow: what it makes is void
  assert.equal(await keep(first), false);
  assert.deepEqual(await query('select from ahead.weeks where user_id = $1', [userId]), []);
  // the second is being stopped, which does not count
  await handBackAhead(jobs, second);
  await claim();
  await letPass(userId);
  const last = await claim();
  await letPass(userId);
  assert.equal(await claimAhead(jobs), null);
  // until the member does something
  await query('update public.profiles set weight = weight + 1 where user_id = $1', [userId]);
  assert.equal(await keep(last), false);
  await letPass(userId);
  assert.equal((await claim()).userId, userId);
});

test('nothing is made or taken ahead for whom nothing may be planned', async () => {
  const { userId } = await createReady();
  await query('insert into agreement.required default values');
  try {
    assert.deepEqual(await take(userId), { hasProfile: true, mayPlan: false, taken: null });
    await createWanting();
    assert.equal(await claimAhead(jobs), null);
  } finally {
    await query('delete from agreement.required');
  }
  assert.ok(await claimAhead(jobs));
  assert.ok((await take(userId)).taken);
});

test('what is ready is taken once, whole, and the next is wanted', async () => {
  const { userId, seed } = await createReady();
  const { taken } = await take(userId);
  assert.deepEqual([taken?.state, taken?.kind, taken?.weeks_ready], ['done', 'meal-plans', 4]);
  assert.deepEqual(await contents(userId), fourWeeks(seed));
  const [generation] = await query(
    'select seed, attempt from public.generations where user_id = $1',
    [userId],
  );
  assert.deepEqual(generation, { seed, attempt: 0 });
  assert.deepEqual(await take(userId), { hasProfile: true, mayPlan: true, taken: null });
  await letPass(userId);
  const next = await claim();
  assert.notEqual(next.seed, seed);
  await keep(next);
  const presses = await Promise.all(Array.from({ length: 6 }, () => take(userId)));
  assert.equal(presses.filter((press) => press.taken !== null).length, 1);
  assert.deepEqual(await contents(userId), fourWeeks(next.seed));
});

test('a press whose answer was lost may come again: it is the same one', async () => {
  const { userId, seed } = await createReady();
  const id = randomUUID();
  const first = await take(userId, 'maker', 100, id);
  assert.equal(first.taken?.id, id);
  await letPass(userId);
  await keep(await claim());
  assert.deepEqual(await take(userId, 'maker', 100, id), first);
  assert.deepEqual(await contents(userId), fourWeeks(seed));
  // a stranger's press of that name is none
  const stranger = await createReady();
  await assert.rejects(take(stranger.userId, 'maker', 100, id), /duplicate key/);
  assert.ok((await take(stranger.userId)).taken);
});

/** An answer that nobody gives who has said nothing. */
function anotherAnswer(question: Question): unknown {
  switch (question.kind) {
    case 'text':
      return 'something else';
    case 'number':
      return question.initial + 1;
    case 'choice':
    case 'count':
      return question.options.find((option: string | number) => option !== question.initial);
    case 'choices':
      return question.options.slice(0, 1);
  }
}

test('it is void with another profile, whatever the field, and not with a save that changes nothing', async () => {
  const { userId, seed } = await createReady();
  const print = async () => (await readMemberProfile(reading(members, identityOf(userId))))?.print;
  const seen = new Set([await print()]);
  const questions = Object.entries(profileQuestions);
  for (const [name, question] of questions) {
    await query(`update public.profiles set ${name} = $2 where user_id = $1`, [
      userId,
      anotherAnswer(question),
    ]);
    seen.add(await print());
  }
  assert.equal(seen.size, questions.length + 1);
  assert.equal((await take(userId)).taken, null);

  await letPass(userId);
  const again = await claim();
  assert.notEqual(again.seed, seed);
  await keep(again);
  await query('update public.profiles set weight = weight where user_id = $1', [userId]);
  assert.ok((await take(userId)).taken);
  assert.deepEqual(await contents(userId), fourWeeks(again.seed));
});

test('a profile that is saved while its plans are made has others made', async () => {
  const userId = await createWanting();
  const claimed = await claim();
  await query(`update public.profiles set allergies = '{Gluten}' where user_id = $1`, [userId]);
  assert.equal(await keep(claimed), false);
  assert.equal((await take(userId)).taken, null);
});

test('what another version has made is taken by nobody, and made anew', async () => {
  const { userId, seed } = await createReady();
  assert.equal((await take(userId, 'another maker')).taken, null);
  await renewAll('maker');
  assert.equal(await claimAhead(jobs), null);
  await renewAll('another maker');
  const next = await claim();
  assert.equal(next.userId, userId);
  assert.notEqual(next.seed, seed);
  await keep(next, 'another maker');
  assert.equal((await take(userId)).taken, null);
  assert.ok((await take(userId, 'another maker')).taken);
});

test('another version waits for nobody who saves a profile, and keeps nobody waiting', async () => {
  const saving = await createReady();
  const other = await createReady();
  await query('begin');
  try {
    await query('select from ahead.plans where user_id = $1 for update', [saving.userId]);
    await renewAll('another maker');
  } finally {
    await query('rollback');
  }
  assert.equal((await claim()).userId, other.userId);
  assert.equal(await claimAhead(jobs), null);
});

test('another version makes plans anew for whoever is likely to press, however many there are', async () => {
  const inNoWeek = await createReady();
  const wanted = (days: number, userId: string) =>
    query(
      `update ahead.plans set wanted_at = now() - make_interval(days => $1),
          due_at = now() + make_interval(days => 25 - $1) where user_id = $2`,
      [days, userId],
    );
  await wanted(12, inNoWeek.userId);
  const endOfPlan = await createReady();
  await wanted(26, endOfPlan.userId);
  await query(`update ahead.plans set due_at = now() + interval '1 hour' where user_id = $1`, [
    endOfPlan.userId,
  ]);
  await query(`with made as (insert into auth.users (id)
      select gen_random_uuid() from generate_series(1, 2100) returning id)
    insert into ahead.plans (user_id, seed, maker, made_at) select id, id::text, 'maker', now() from made`);
  await renewAll('another maker');
  const [{ left }] = v.parse(
    v.tuple([v.object({ left: v.array(v.string()) })]),
    await query(
      'select array_agg(user_id::text) as left from ahead.plans where made_at is not null',
    ),
  );
  assert.deepEqual(left, [inNoWeek.userId]);
});

test('it waits while the member keeps meals, has plans under way, or has had enough for a day', async () => {
  const { userId, seed } = await createReady();
  const week = (details: string) =>
    query(
      `insert into public.meal_plans (user_id, week, content, details) values ($1, 1, '', $2)
        on conflict (user_id, week) do update set details = excluded.details`,
      [userId, details],
    );
  for (const details of ['{"locked":true}', '{"a":{"locked" : true}}', '{"loc\\u006bed":true}']) {
    await week(details);
    assert.equal((await take(userId)).taken, null, details);
  }
  await week('{"notes":["nothing is kept"]}');
  await query(`insert into public.generations (user_id, kind, seed) values ($1, $2, 'x')`, [
    userId,
    'meal-plans',
  ]);
  assert.equal((await take(userId)).taken, null);
  await query(`update public.generations set state = 'cancelled', finished_at = now()`);
  assert.equal((await take(userId, 'maker', 1)).taken, null);
  assert.ok((await take(userId, 'maker', 2)).taken);
  assert.deepEqual(await contents(userId), fourWeeks(seed));
});

test('where there are none to be had, nobody tries again before the member does something', async () => {
  const userId = await createWanting();
  await giveUpAhead(jobs, await claim());
  assert.equal(await claimAhead(jobs), null);
  assert.deepEqual(await take(userId), { hasProfile: true, mayPlan: true, taken: null });
  await query('update public.profiles set age = 40 where user_id = $1', [userId]);
  await letPass(userId);
  assert.equal((await claim()).userId, userId);
  await query('delete from public.profiles where user_id = $1', [userId]);
  assert.deepEqual(await take(userId), { hasProfile: false, mayPlan: true, taken: null });
});

test('a press for another day leaves it alone; what it puts in place begins on its day', async () => {
  const { userId, seed } = await createReady();
  const id = randomUUID();
  for (const day of ['2026-11-26', '2026-11-28', '2026-11-30']) {
    assert.equal((await take(userId, 'maker', 100, id, day)).taken, null, day);
  }
  assert.ok((await take(userId, 'maker', 100, id, friday, 'Australia/Perth')).taken);
  const days = await query(
    `select starts_on::text as day from public.meal_plans where user_id = $1
      union select starts_on::text from public.generations where id = $2`,
    [userId, id],
  );
  assert.deepEqual(days, [{ day: friday }]);
  assert.deepEqual(await contents(userId), fourWeeks(seed));
  // where the member is, is known from then on, whatever else is told
  await query('update public.profiles set age = 41 where user_id = $1', [userId]);
  await letPass(userId);
  const next = await claim();
  assert.equal(next.timeZone, 'Australia/Perth');
  const [wanted] = await query('select wanted_at as at from ahead.plans where user_id = $1', [
    userId,
  ]);
  assert.deepEqual(next.wantedAt, wanted.at);
});

test('when its day is over it is made anew, and nobody gets it meanwhile', async () => {
  const userId = await createWanting();
  const first = await claim();
  await keep(first, 'maker', new Date(Date.now() + 3_600_000));
  assert.equal(await claimAhead(jobs), null);
  await letPass(userId);
  const next = await claim();
  assert.notEqual(next.seed, first.seed);
  assert.deepEqual(next.wantedAt, first.wantedAt);
  assert.equal((await take(userId)).taken, null);
  // should the clocks not agree that the day is over, it is not made over and over again
  await letPass(userId);
  const again = await claim();
  await keep(again, 'maker', new Date(Date.now() - 3_600_000));
  assert.equal(await claimAhead(jobs), null);
  assert.ok((await take(userId)).taken);
  assert.deepEqual(await contents(userId), fourWeeks(again.seed));
});

test('it goes after 35 days, and with the account', async () => {
  const rows = async () =>
    query(`select (select count(*)::integer from ahead.plans) as plans,
      (select count(*)::integer from ahead.weeks) as weeks`);
  const { userId } = await createReady();
  await createReady();
  await keepHouse(jobs, createLog('silent'));
  assert.deepEqual(await rows(), [{ plans: 2, weeks: 8 }]);
  await query(`update ahead.plans set wanted_at = now() - interval '36 days' where user_id = $1`, [
    userId,
  ]);
  await keepHouse(jobs, createLog('silent'));
  assert.deepEqual(await rows(), [{ plans: 1, weeks: 4 }]);
  await query('delete from auth.users');
  assert.deepEqual(await rows(), [{ plans: 0, weeks: 0 }]);
});

test('members reach none of it but what is their own, by pressing', async () => {
  const { userId } = await createReady();
  const stranger = await createWanting();
  for (const text of ['select * from ahead.plans', 'select * from ahead.weeks']) {
    await assert.rejects(members.run(identityOf(userId), { text }), /permission denied/);
  }
  await assert.rejects(
    members.run(identityOf(stranger), { text: `select ahead.want('${userId}', '0')` }),
    /permission denied/,
  );
  assert.equal((await take(stranger)).taken, null);
  assert.ok((await take(userId)).taken);
});
