import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import * as v from 'valibot';
import { mealAlternativesSchema } from '#contract/meals/change-meals.ts';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { unmarked } from '#planning/audit/meals/change-audit.ts';
import { auditMealPlan } from '#planning/audit/meals/meal-audit.ts';
import { foods } from '#planning/catalogue/foods.ts';
import { standardCatalogue } from '#planning/catalogue/standard-catalogue.ts';
import type { MealWeek } from '#planning/meals/model/meal-plan.ts';
import { parseStoredWeeks } from '#server/features/generation/stored-plan.ts';
import { openServer } from '#test/support/server/product.ts';

const product = openServer();

const recipes = new Map(standardCatalogue().dishes.map(({ recipe }) => [recipe.id, recipe]));

const listRows = v.tuple([
  v.object({ details: v.object({ budget: v.object({ cents: v.number() }) }) }),
]);

interface Caller {
  post(path: string, body?: unknown): Promise<{ status: number; body: unknown }>;
  weeks(): Promise<readonly MealWeek[]>;
  /** What the stored budget list costs. */
  listCents(): Promise<number>;
}

async function member(): Promise<Caller> {
  const headers = { apikey: 'anon', 'content-type': 'application/json' };
  const signUp = await fetch(`${product.server.url}/auth/v1/signup`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: `${randomUUID()}@example.com`, password: 'correct horse 9' }),
  });
  const { access_token, user } = v.parse(
    v.object({ access_token: v.string(), user: v.object({ id: v.string() }) }),
    await signUp.json(),
  );
  const own = { ...headers, authorization: `Bearer ${access_token}` };
  const post = async (path: string, body: unknown = {}) => {
    const answer = await fetch(product.server.url + path, {
      method: 'POST',
      headers: own,
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
  };
  await post('/rest/v1/profiles', { ...profileDefaults, user_id: user.id, full_name: 'Thandi' });
  await post('/functions/v1/generate-meal-plans?wait=true');
  return {
    post,
    async listCents() {
      const answer = await fetch(`${product.server.url}/rest/v1/shopping_lists?select=details`, {
        headers: own,
      });
      const [row] = v.parse(listRows, await answer.json());
      return row.details.budget.cents;
    },
    async weeks() {
      const answer = await fetch(
        `${product.server.url}/rest/v1/meal_plans?select=details&order=week`,
        {
          headers: own,
        },
      );
      const rows = v.parse(v.array(v.object({ details: v.unknown() })), await answer.json());
      const weeks = parseStoredWeeks(rows.map(({ details }) => details));
      assert.ok(weeks);
      return weeks;
    },
  };
}

const change = '/functions/v1/change-meals';
const place = { week: 2, day: 3, meal: 1 };
const mealAt = (weeks: readonly MealWeek[], { week, day, meal }: typeof place) =>
  weeks[week - 1]?.days[day]?.meals[meal];

test('a meal is swapped for one that was offered, the rest stays to the gram, the list follows', async () => {
  const caller = await member();
  await caller.post('/functions/v1/generate-shopping-list?wait=true');
  const before = await caller.weeks();
  const offered = await caller.post('/functions/v1/meal-alternatives', place);
  const { seed, alternatives } = v.parse(mealAlternativesSchema, offered.body);
  assert.equal(alternatives.length, 3);
  const dear = await caller.listCents();
  const swapped = await caller.post(change, { action: 'swap', ...place, seed, choice: 1 });
  assert.equal(swapped.status, 200);
  assert.equal((await caller.listCents()) - dear, alternatives[1]?.cents, 'the Rands offered');
  const after = await caller.weeks();
  assert.notDeepEqual(mealAt(after, place), mealAt(before, place));
  const brought = [mealAt(after, place)?.amounts, after[1]?.days[3]?.amounts];
  assert.deepEqual(
    [alternatives[1]?.meal, alternatives[1]?.day],
    brought.map((amounts) => ({ kcal: amounts?.kcal, protein: amounts?.protein })),
    'the figures offered',
  );
  const blank = (weeks: readonly MealWeek[]) =>
    weeks.map((week) => week.days.map((day) => day.meals.map((meal) => meal.dishes)));
  const [a, b] = [blank(before), blank(after)];
  a[1]?.[3]?.splice(1, 1);
  b[1]?.[3]?.splice(1, 1);
  assert.deepEqual(b, a);
  const breaches = auditMealPlan(
    after,
    { ...profileDefaults, full_name: 'Thandi' },
    { foods, recipes },
  );
  assert.deepEqual(breaches, []);
  const list = await caller.post('/functions/v1/generate-shopping-list?wait=true');
  assert.equal(list.status, 200);
});

test('a kept meal stays when its week and when everything is made anew', async () => {
  const caller = await member();
  const locked = await caller.post(change, { action: 'lock', ...place, locked: true });
  assert.equal(locked.status, 200);
  const before = await caller.weeks();
  assert.equal(mealAt(before, place)?.locked, true);
  assert.equal((await caller.post(change, { action: 'regenerate-week', week: 2 })).status, 200);
  const week = await caller.weeks();
  assert.equal(unmarked(mealAt(week, place)), unmarked(mealAt(before, place)));
  assert.notDeepEqual(week[1]?.days, before[1]?.days);
  assert.equal(unmarked(week[0]), unmarked(before[0]));
  await caller.post('/functions/v1/generate-meal-plans?wait=true');
  const anew = await caller.weeks();
  assert.deepEqual(mealAt(anew, place)?.dishes, mealAt(before, place)?.dishes);
  assert.notDeepEqual(anew[0]?.days, before[0]?.days);
  const refused = await caller.post('/functions/v1/meal-alternatives', place);
  assert.equal(refused.status, 409);
});

test('changes that arrive at once are made one after the other', async () => {
  const caller = await member();
  const answers = await Promise.all(
    [0, 1, 2, 3, 4, 5].map((day) =>
      caller.post(change, { action: 'lock', week: 1, day, meal: 0, locked: true }),
    ),
  );
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
  const [week] = await caller.weeks();
  assert.equal(week?.days.filter(({ meals }) => meals[0]?.locked).length, 6);
});

test('what makes no sense is refused in words', async () => {
  const caller = await member();
  for (const body of [
    {},
    { action: 'eat' },
    { action: 'swap', ...place },
    { action: 'lock', week: 9, day: 0, meal: 0, locked: true },
  ]) {
    const answer = await caller.post(change, body);
    assert.equal(answer.status, 400);
    assert.deepEqual(answer.body, {
      code: 'bad_request',
      message: 'Failed to change your meal plan. Please try again.',
    });
  }
  const none = await caller.post(change, {
    action: 'lock',
    week: 1,
    day: 0,
    meal: 8,
    locked: true,
  });
  assert.equal(none.status, 409);
});
