import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { wire } from '#contract/paths.ts';
import { type MealWeekFigures, overviewSchema } from '#contract/plans/overview.ts';
import { energyText, wholeNumber } from '#planning/page/figures.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { openServer } from '#test/support/server/product.ts';

const product = openServer();

async function overviewOf(member: TestMember) {
  const answer = await member.call('GET', wire.overview);
  assert.equal(answer.status, 200);
  return v.parse(overviewSchema, answer.body);
}

const planSchema = v.array(
  v.object({
    updated_at: v.string(),
    content: v.string(),
    details: v.object({
      target: v.object({ energy: v.number() }),
      days: v.array(v.object({ amounts: v.object({ kcal: v.number() }) })),
    }),
  }),
);

function checkFigures(
  figures: MealWeekFigures | undefined,
  { content, details }: v.InferOutput<typeof planSchema>[number],
): void {
  assert.ok(figures);
  assert.equal(figures.energy, Math.round(details.target.energy));
  assert.deepEqual(
    figures.days.map(({ kcal }) => kcal),
    details.days.map(({ amounts }) => amounts.kcal),
  );
  for (const { kcal, protein } of figures.days)
    assert.ok(
      content.includes(energyText(kcal)) && content.includes(`protein ${wholeNumber(protein)}`),
      `${kcal} kcal and ${protein} g look as they do on the page of the plan`,
    );
  for (const { slot, name } of figures.days.flatMap((day) => day.meals))
    assert.ok(content.includes(`${slot}: ${name}`), name);
}

const trainingSchema = v.array(
  v.object({
    details: v.object({
      plan: v.string(),
      sessions: v.array(
        v.object({
          name: v.string(),
          blocks: v.array(
            v.object({
              exercises: v.array(v.object({ exercise: v.string(), sets: v.number() })),
            }),
          ),
        }),
      ),
    }),
  }),
);

/** When the member last said something of a set, be it done or taken back: milliseconds since 1970. */
async function lastSaid(member: TestMember): Promise<number> {
  const { body } = await member.call('GET', '/rest/v1/training_sets?select=changed_at');
  const said = v.parse(v.array(v.object({ changed_at: v.string() })), body);
  return Math.max(...said.map((set) => Date.parse(set.changed_at)));
}

test('the figures are those of the stored plans, and of nobody else', async () => {
  const member = await createMember(product.server.url, {
    full_name: 'Zanele Nkosi',
    workout_days: 4,
  });
  const nothing = { meals: null, training: null, shopping: null };
  assert.deepEqual(await overviewOf(member), { fullName: 'Zanele Nkosi', ...nothing });

  for (const make of [
    wire.generateMealPlans,
    wire.generateExercisePlans,
    wire.generateShoppingList,
  ])
    assert.equal((await member.call('POST', `${make}?wait=true`)).status, 200);
  const { meals, training, shopping } = await overviewOf(member);
  assert.ok(meals?.weeks && training?.weeks && shopping?.totals);
  const stored = await member.call(
    'GET',
    '/rest/v1/meal_plans?select=updated_at,content,details&order=week.asc',
  );
  const weeks = v.parse(planSchema, stored.body);
  const shown = meals.weeks;
  assert.equal(shown.length, 4);
  for (const [index, week] of weeks.entries()) checkFigures(shown[index], week);
  assert.equal(Date.parse(meals.madeAt), Math.min(...weeks.map((w) => Date.parse(w.updated_at))));
  assert.deepEqual(
    training.weeks.map(({ sessions }) => sessions.length),
    [4, 4, 4, 4],
  );
  const { rows } = await product.server.database.owner.query(
    `select distinct starts_on::text as day from public.meal_plans where user_id = $1`,
    [member.userId],
  );
  assert.deepEqual(rows, [{ day: meals.startsOn }]);
  assert.equal(training.startsOn, meals.startsOn);
  assert.ok(training.weeks[0]?.muscleSets.some(({ sets }) => sets > 0));
  assert.ok(shopping.totals.budgetCents > 0);
  assert.ok(shopping.totals.items > 20);

  // sets of a session count where the plan holds them
  const [first] = v.parse(
    trainingSchema,
    (await member.call('GET', '/rest/v1/exercise_plans?select=details&week=eq.1')).body,
  );
  const session = first?.details.sessions[1];
  assert.ok(session);
  const exercises = session.blocks.flatMap((block) => block.exercises);
  const logged = [exercises[0]?.exercise, exercises[0]?.exercise, 'of-another-plan'];
  const sets = logged.map((exercise, index) => ({
    user_id: member.userId,
    plan: first.details.plan,
    week: 1,
    session: session.name,
    exercise,
    set_number: index + 1,
    done: index !== 1,
  }));
  assert.equal((await member.call('POST', '/rest/v1/training_sets', sets)).status, 201);
  const [none, one] = (await overviewOf(member)).training?.weeks?.[0]?.sessions ?? [];
  assert.equal(none?.sets.done, 0);
  const of = exercises.reduce((sum, exercise) => sum + exercise.sets, 0);
  const saidAt = await lastSaid(member);
  assert.deepEqual([one?.name, one?.sets], [session.name, { done: 1, of, saidAt }]);

  // a swap that reaches all four weeks does not start them anew
  await product.server.database.owner.query(
    `update public.exercise_plans set updated_at = updated_at + interval '9 days' where user_id = $1`,
    [member.userId],
  );
  assert.equal((await overviewOf(member)).training?.madeAt, training.madeAt);

  const other = await createMember(product.server.url, null);
  assert.deepEqual(await overviewOf(other), { fullName: null, ...nothing });
});

test('plans that a client wrote itself are there, without figures; a stranger gets none', async () => {
  const member = await createMember(product.server.url);
  const own = (rest: object) => ({ user_id: member.userId, content: '<p>mine</p>', ...rest });
  await member.call('POST', '/rest/v1/meal_plans', own({ week: 1, details: { days: 'none' } }));
  await member.call('POST', '/rest/v1/exercise_plans', own({ week: 2 }));
  const odd = { lines: 3, budget: { cents: 'many' } };
  await member.call('POST', '/rest/v1/shopping_lists', own({ details: odd }));
  const { meals, training, shopping } = await overviewOf(member);
  assert.equal(meals?.weeks, null);
  assert.equal(training?.weeks, null);
  assert.equal(shopping?.totals, null);
  assert.equal((await fetch(product.server.url + wire.overview)).status, 401);
});
