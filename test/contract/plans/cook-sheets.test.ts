import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { cookSheetsSchema } from '#contract/meals/cook-sheets.ts';
import { wire } from '#contract/paths.ts';
import { prepareEntries } from '#planning/agenda/agenda.ts';
import { addDays } from '#planning/calendar-day.ts';
import { standardCatalogue } from '#planning/catalogue/standard-catalogue.ts';
import type { CookDish, CookLine } from '#planning/cooking/cook-sheet.ts';
import { eveningTasks } from '#planning/cooking/evening-before.ts';
import type { PlannedMeal } from '#planning/meals/model/meal-plan.ts';
import { gramsText } from '#planning/page/figures.ts';
import { parseStoredWeeks } from '#server/features/generation/stored-plan.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import { openServer } from '#test/support/server/product.ts';

const product = openServer();

async function sheetsOf(member: TestMember) {
  const answer = await member.call('GET', wire.cookSheets);
  assert.equal(answer.status, 200);
  return v.parse(cookSheetsSchema, answer.body);
}
const rowsSchema = v.array(
  v.object({ updated_at: v.string(), starts_on: v.nullable(v.string()), details: v.unknown() }),
);
async function storedOf(member: TestMember) {
  const { body } = await member.call(
    'GET',
    '/rest/v1/meal_plans?select=updated_at,starts_on,details&order=week.asc',
  );
  return v.parse(rowsSchema, body);
}

test('nothing to cook before there is a plan, and nothing of a plan that is not ours', async () => {
  const member = await createMember(product.server.url);
  assert.deepEqual(await sheetsOf(member), {
    rows: null,
    madeAt: null,
    startsOn: null,
    weeks: null,
  });
  const foreign = { user_id: member.userId, week: 1, content: '<p>Eat well.</p>' };
  assert.equal((await member.call('POST', '/rest/v1/meal_plans', foreign)).status, 201);
  assert.equal((await sheetsOf(member)).weeks, null);
});

const { dishById, foods } = standardCatalogue();

/** What is put out is said once: nobody says 2 apples Apples, or 2 drumsticks Chicken drumsticks. */
function checkLine({ food, measure = '', named }: CookLine): void {
  const says = named ? measure : `${measure} ${food}`;
  assert.doesNotMatch(says, /\b(\p{L}{3,}?)(?:e?s)? (?:\p{L}+ )?\1(?:e?s)?$/iu, says);
  assert.ok(!named || measure !== '');
}

/** A dish of the sheets beside the plan's; the first of a meal may be cooked for several, or before. */
function checkDish(dish: CookDish | undefined, meal: PlannedMeal, number: number): void {
  const planned = meal.dishes[number];
  assert.ok(dish && planned);
  const recipe = dishById.get(planned.recipe)?.recipe;
  assert.equal(dish.name, recipe?.name);
  if (number === 0 && meal.leftoverOf) {
    assert.deepEqual([dish.lines, dish.steps], [[], []]);
    assert.match(dish.leftover ?? '', /^Left over from /);
    return;
  }
  const pot = number === 0 ? meal.pot : undefined;
  const cooked = pot?.ingredients ?? planned.ingredients;
  assert.deepEqual(
    dish.lines.map(({ food, grams }) => [food, grams]),
    cooked.map(({ food, grams }) => [foods.get(food)?.name, gramsText(grams)]),
  );
  assert.deepEqual(dish.steps.slice(-(recipe?.steps.length ?? 0)), recipe?.steps);
  assert.equal(dish.portions, 1 + (pot?.meals.length ?? 0));
  dish.lines.forEach(checkLine);
  if (pot) assert.match(dish.pot ?? '', /the amounts here are for all of it/);
}

test('a cook reads the grams, the steps and the pots of the stored plan, to the gram', async () => {
  const member = await createPlannedMember(product.server, { made: ['meals'] });
  const [sheets, stored] = [await sheetsOf(member), await storedOf(member)];
  assert.equal(sheets.rows, stored.map((row) => row.updated_at).join(' '));
  assert.equal(sheets.startsOn, stored[0]?.starts_on);
  const plans = parseStoredWeeks(stored.map(({ details }) => details)) ?? [];
  let pots = 0;
  let leftovers = 0;
  for (const [index, plan] of plans.entries()) {
    const week = sheets.weeks?.[index];
    for (const [day, { weekday, meals }] of plan.days.entries()) {
      assert.equal(week?.days[day]?.weekday, weekday);
      for (const [place, meal] of meals.entries()) {
        for (const number of meal.dishes.keys()) {
          checkDish(week?.days[day]?.meals[place]?.dishes[number], meal, number);
        }
        if (meal.pot) pots++;
        if (meal.leftoverOf) leftovers++;
      }
    }
  }
  assert.ok(pots > 0 && leftovers > 0, `${pots} pots, ${leftovers} leftovers`);
  // meat of tomorrow is told of this evening, and no meal is told of twice
  const weeks = sheets.weeks ?? [];
  const evenings = Array.from({ length: 28 }, (_, day) => eveningTasks(weeks, day));
  assert.deepEqual(evenings[27], []);
  assert.ok(evenings.flat().some(({ kind }) => kind === 'thaw'));
  // calendar and reminders tell of the same evenings in the same words, those with nothing but meat to thaw too
  const first = sheets.startsOn ?? '';
  const told = Array.from({ length: 28 }, (_, day) => ({
    date: addDays(first, day - 1),
    says: eveningTasks(weeks, day - 1)
      .map(({ meal, dish, says }) => `${meal}, ${dish}: ${says}`)
      .join('\n'),
  })).filter(({ says }) => says !== '');
  assert.ok(
    told.some(({ says }) => !says.replaceAll(/^.*If it is in your freezer.*$/gmu, '').trim()),
  );
  assert.deepEqual(
    prepareEntries(plans, standardCatalogue()).map(({ date, says }) => ({ date, says })),
    told,
  );
});

test('of other members nothing, and to nobody without a session', async () => {
  const other = await createMember(product.server.url);
  assert.equal((await sheetsOf(other)).weeks, null);
  const answer = await fetch(`${product.server.url}${wire.cookSheets}`);
  assert.equal(answer.status, 401);
});
