import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { memberSentences } from '#contract/member-sentences.ts';
import { wire } from '#contract/paths.ts';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { serverSentences } from '#contract/sentences.ts';
import { exerciseAlternativesSchema } from '#contract/training/change-training.ts';
import { auditTrainingPlan } from '#planning/audit/training/training-audit.ts';
import { exercises } from '#planning/catalogue/exercises.ts';
import { trainingWeekPage } from '#planning/page/training/training-week-page.ts';
import type { Profile } from '#planning/profile/profile.ts';
import type { TrainingWeek } from '#planning/training/model/training-plan.ts';
import { strengthOf } from '#planning/training/model/week-totals.ts';
import { parseTrainingWeeks } from '#server/features/training/stored-weeks.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { openServer } from '#test/support/server/product.ts';

const product = openServer();

const table = new Map(exercises.map((exercise) => [exercise.id, exercise]));
const own: Profile = {
  ...profileDefaults,
  full_name: 'Thandi Mokoena',
  fitness_level: 'Intermediate',
  equipment: ['Dumbbells', 'Resistance Bands'],
};

const rowsSchema = v.array(v.object({ content: v.string(), details: v.unknown() }));
const rows = '/rest/v1/exercise_plans?select=content,details&order=week';

async function readRows(member: TestMember) {
  return v.parse(rowsSchema, (await member.call('GET', rows)).body);
}

async function weeksOf(member: TestMember): Promise<readonly TrainingWeek[]> {
  const weeks = parseTrainingWeeks((await readRows(member)).map(({ details }) => details));
  assert.ok(weeks);
  return weeks;
}

async function trained(profile: Profile = own): Promise<TestMember> {
  const member = await createMember(product.server.url, { ...profile });
  const made = await member.call('POST', `${wire.generateExercisePlans}?wait=true`, {
    // so that the days of a week come in the order of their names
    start: 'monday',
  });
  assert.equal(made.status, 200);
  return member;
}

/** The plan holds every rule, and its HTML and its details say the same. */
async function assertSound(member: TestMember): Promise<void> {
  const weeks = await weeksOf(member);
  assert.deepEqual(auditTrainingPlan(weeks, own, table), []);
  for (const [index, { content }] of (await readRows(member)).entries()) {
    const week = weeks[index];
    assert.ok(week);
    assert.equal(content, trainingWeekPage(week, table));
  }
}

/** An exercise for the trunk, for which there are always others. */
function trunkOf(weeks: readonly TrainingWeek[], at = 1) {
  const week = weeks[at];
  for (const session of week?.sessions ?? []) {
    const exercise = strengthOf(session).findIndex(({ role }) => role === 'core');
    if (week && exercise >= 0) return { week: week.week, weekday: session.weekday, exercise };
  }
  throw new Error('no exercise for the trunk');
}

const idsAt = (weeks: readonly TrainingWeek[], weekday: string) =>
  weeks.map(({ sessions }) =>
    sessions
      .filter((session) => session.weekday === weekday)
      .flatMap((session) => strengthOf(session).map(({ exercise }) => exercise)),
  );

test('an exercise is swapped for one that was offered, from its week on; the rest stays', async () => {
  const member = await trained();
  const weeks = await weeksOf(member);
  const place = trunkOf(weeks);
  const first = await member.call('POST', wire.exerciseAlternatives, place);
  const offer = v.parse(exerciseAlternativesSchema, first.body);
  assert.equal(offer.alternatives.length, 3);
  const chosen = offer.alternatives[1];
  assert.ok(chosen && chosen.muscles.length > 0);
  assert.match(chosen.dose, /^\d sets? of \d+/);
  const swapped = await member.call('POST', wire.changeTraining, {
    action: 'swap',
    ...place,
    seed: offer.seed,
    choice: 1,
  });
  assert.equal(swapped.status, 200);
  assert.ok(Array.isArray(swapped.body) && swapped.body.length === 3, 'weeks 2 to 4 are answered');
  const now = await weeksOf(member);
  const replacement = exercises.find(({ name }) => name === chosen.name)?.id ?? '';
  const expected = idsAt(weeks, place.weekday).map((ids, index) =>
    ids.map((id, at) => (index >= 1 && at === place.exercise ? replacement : id)),
  );
  assert.deepEqual(idsAt(now, place.weekday), expected);
  assert.deepEqual(now[0], weeks[0]);
  await assertSound(member);
});

test('others are shown when others are asked for, and a number counts for its own offer only', async () => {
  const member = await trained({ ...own, workout_location: 'Gym' });
  const weeks = await weeksOf(member);
  const place = trunkOf(weeks);
  const ask = async (after?: string) => {
    const { body } = await member.call('POST', wire.exerciseAlternatives, { ...place, after });
    return v.parse(exerciseAlternativesSchema, body);
  };
  const first = await ask();
  assert.ok(first.more);
  const second = await ask(first.seed);
  const names = [first, second].flatMap(({ alternatives }) => alternatives.map(({ name }) => name));
  assert.equal(new Set(names).size, names.length);
  const swap = (seed: string, choice: number) =>
    member.call('POST', wire.changeTraining, { action: 'swap', ...place, seed, choice });
  assert.equal((await swap('0-something-else-', 0)).status, 409);
  assert.deepEqual(await weeksOf(member), weeks);
  assert.equal((await swap(second.seed, 0)).status, 200);
  const gone = await swap(first.seed, 0);
  assert.equal(gone.status, 409, 'the exercise of that offer is not in the plan any more');
  const now = await weeksOf(member);
  const name = second.alternatives[0]?.name;
  assert.ok(
    Object.values(now[1]?.movements ?? {}).some((movement) => movement.name === name),
    name,
  );
});

test('a session moves, a week is made anew, and the plan stays the same plan', async () => {
  const member = await trained();
  const weeks = await weeksOf(member);
  const change = (body: object) => member.call('POST', wire.changeTraining, body);
  const move = { action: 'move', week: 2, weekday: 'Friday', to: 'Sunday', following: true };
  assert.equal((await change(move)).status, 200);
  const moved = await weeksOf(member);
  assert.deepEqual(
    moved.map(({ sessions }) => sessions.at(-1)?.weekday),
    ['Friday', 'Sunday', 'Sunday', 'Sunday'],
  );
  assert.equal((await change({ action: 'regenerate-week', week: 3 })).status, 200);
  const anew = await weeksOf(member);
  assert.notDeepEqual(anew[2]?.sessions, moved[2]?.sessions);
  assert.deepEqual(anew[3]?.sessions, moved[3]?.sessions);
  assert.deepEqual([...new Set(anew.map(({ plan }) => plan))], [weeks[0]?.plan]);
  await assertSound(member);
});

test('changes that arrive at once are made one after the other', async () => {
  const member = await trained();
  const days = ['Tuesday', 'Thursday', 'Saturday', 'Sunday'];
  const answers = await Promise.all(
    days.map((to, index) =>
      member.call('POST', wire.changeTraining, {
        action: 'move',
        week: index + 1,
        weekday: 'Monday',
        to,
        following: false,
      }),
    ),
  );
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200, 200],
  );
  const names = (await weeksOf(member)).map(
    ({ sessions }) => sessions.find(({ name }) => name === 'Full body A')?.weekday,
  );
  assert.deepEqual(names, days);
  await assertSound(member);
});

test('one member changes nothing of another', async () => {
  const [one, other] = [await trained(), await trained()];
  const before = await readRows(other);
  await one.call('POST', wire.changeTraining, { action: 'regenerate-week', week: 1 });
  assert.deepEqual(await readRows(other), before);
  const set = { ...logged(one), user_id: other.userId };
  const forged = await one.call('POST', '/rest/v1/training_sets', set);
  assert.equal(forged.status, 403);
});

test('what cannot be done is refused in words, and nothing changes', async () => {
  const nobody = await createMember(product.server.url, null);
  const fresh = await createMember(product.server.url, { ...own });
  const member = await trained();
  const week = { action: 'regenerate-week', week: 1 };
  const missing = await nobody.call('POST', wire.changeTraining, week);
  assert.deepEqual(missing, {
    status: 409,
    body: { code: 'profile_missing', message: serverSentences.completeProfileFirst },
  });
  const none = await fresh.call('POST', wire.changeTraining, week);
  assert.deepEqual(none, {
    status: 409,
    body: { code: 'no_plan', message: serverSentences.generateTrainingFirst },
  });
  const before = await readRows(member);
  const wrong = [
    {},
    { action: 'lift' },
    { action: 'regenerate-week', week: 5 },
    { action: 'move', week: 1, weekday: 'Monday', to: 'Someday', following: false },
    { action: 'swap', week: 1, weekday: 'Monday', exercise: 0, seed: 's', choice: 3 },
  ];
  for (const body of wrong) {
    const answer = await member.call('POST', wire.changeTraining, body);
    assert.deepEqual(answer, {
      status: 400,
      body: { code: 'bad_request', message: memberSentences.changeTrainingFailed },
    });
  }
  const nothing = { action: 'move', week: 1, weekday: 'Sunday', to: 'Monday', following: false };
  assert.equal((await member.call('POST', wire.changeTraining, nothing)).status, 409);
  assert.deepEqual(await readRows(member), before);
  const path = `/rest/v1/profiles?user_id=eq.${member.userId}`;
  await member.call('PATCH', path, { equipment: [] });
  for (const [address, body] of [
    [wire.changeTraining, week],
    [wire.exerciseAlternatives, trunkOf(await weeksOf(member))],
  ] as const) {
    const stale = await member.call('POST', address, body);
    assert.equal(stale.status, 409);
    assert.match(JSON.stringify(stale.body), /"plan_outdated".*Your profile has changed/);
  }
  assert.deepEqual(await readRows(member), before);
});

test('a plan that a member wrote is not believed', async () => {
  const member = await trained();
  const weeks = await weeksOf(member);
  const [first] = weeks;
  assert.ok(first);
  const sessions = first.sessions.map((session) => ({
    ...session,
    blocks: session.blocks.map((block) => ({
      ...block,
      exercises: block.exercises.map((planned) => ({ ...planned, exercise: 'no-such' })),
    })),
  }));
  for (const details of [{ ...first, sessions }, { ...first, plan: '' }, { version: 1 }, null]) {
    await member.call('PATCH', `/rest/v1/exercise_plans?week=eq.1`, { details });
    const answer = await member.call('POST', wire.changeTraining, {
      action: 'regenerate-week',
      week: 2,
    });
    assert.equal(answer.status, 409);
  }
});

test('a script that presses without end is told to wait', async () => {
  const member = await createMember(product.server.url, null);
  await product.server.database.owner.query(
    `insert into auth.rate_limits (bucket, tokens, updated_at) values ($1, 0, now())`,
    [`change-training:${member.userId}`],
  );
  const answer = await member.call('POST', wire.changeTraining, {});
  assert.equal(answer.status, 429);
});

/** A row of the training log. */
function logged(member: TestMember, changes: object = {}) {
  return {
    user_id: member.userId,
    plan: 'plan',
    week: 1,
    session: 'Full body A',
    exercise: 'sq-goblet',
    set_number: 1,
    done: true,
    load_kg: 12.5,
    amount: 10,
    changed_at: '2026-03-02T08:00:00Z',
    ...changes,
  };
}

test('the last change of a set wins, however often and late it is sent', async () => {
  const member = await createMember(product.server.url, null, { agrees: true });
  const conflict = 'user_id,plan,week,session,exercise,set_number';
  const send = (row: object) =>
    member.call('POST', `/rest/v1/training_sets?on_conflict=${conflict}`, row, {
      prefer: 'resolution=merge-duplicates',
    });
  const read = async () =>
    (await member.call('GET', '/rest/v1/training_sets?select=amount,load_kg,done')).body;
  await send(logged(member));
  await send(logged(member));
  assert.deepEqual(await read(), [{ amount: 10, load_kg: 12.5, done: true }]);
  await send(logged(member, { amount: 8, changed_at: '2026-03-02T08:05:00Z' }));
  await send(logged(member, { amount: 12, changed_at: '2026-03-02T08:01:00Z' }));
  assert.deepEqual(await read(), [{ amount: 8, load_kg: 12.5, done: true }]);
});

test('a log holds what a set can be and no more', async () => {
  const member = await createMember(product.server.url, null, { agrees: true });
  for (const wrong of [
    { week: 5 },
    { load_kg: -1 },
    { load_kg: 1000 },
    { amount: 1000 },
    { set_number: 0 },
    { plan: '' },
    { session: 'x'.repeat(61) },
  ]) {
    const { status } = await member.call('POST', '/rest/v1/training_sets', logged(member, wrong));
    assert.equal(status, 400, JSON.stringify(wrong));
  }
  await product.server.database.owner.query(
    `insert into public.training_sets (user_id, plan, week, session, exercise, set_number, done)
      select $1, 'p' || n, 1, 's', 'e', 1, true from generate_series(1, 20000) n`,
    [member.userId],
  );
  const over = await member.call('POST', '/rest/v1/training_sets', logged(member));
  assert.equal(over.status, 400);
  assert.match(JSON.stringify(over.body), /at most 20000 sets/);
});
