import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exercises } from '#planning/catalogue/exercises.ts';
import { catalogue } from '#test/support/plans/standard-kitchen.ts';
import {
  mealWeeks,
  profileWith,
  tasksOf,
  trainingTasksOf,
  trainingWeeks,
} from '#test/support/writing/writing.ts';
import { setLock } from '../meals/changes/lock-meals.ts';
import { swapMeal } from '../meals/changes/swap/swap-meal.ts';
import { createKitchen } from '../meals/model/kitchen.ts';
import type { MealPlace } from '../meals/model/meal-place.ts';
import { mealWeekPage } from '../page/meals/meal-week-page.ts';
import { partlyWrittenLine, writtenLine } from '../page/plan-words.ts';
import { trainingWeekPage } from '../page/training/training-week-page.ts';
import { wordsOnMealPage, wordsOnTrainingPage, writtenLineOn } from '../page/words-on-page.ts';
import { createTrainingChanges } from '../training/changes/change-training.ts';
import { createGuard } from './guard/guard.ts';
import { keepWords } from './keep-words.ts';
import { placesOf, type WritingTask, type WrittenTexts } from './task/writing-task.ts';

const guard = createGuard(catalogue);
const profile = profileWith();
const table = new Map(exercises.map((exercise) => [exercise.id, exercise]));
const canary = 'mark-4711';

/** A text for every place, as a model writes them: the first greets by name, steps are told step by step. */
function textsFor(tasks: readonly WritingTask[]): WrittenTexts {
  const places = tasks.flatMap(({ parts }) => placesOf(parts));
  return new Map(
    places.map(({ id, kind, scope }, index) => [
      id,
      kind === 'steps'
        ? ['Take a moment & enjoy it.', ...scope.steps.split(/(?<=\.) /)]
        : [`Well done, Thandi, ${'step by '.repeat(1 + (index % 3))}step!`],
    ]),
  );
}

test('words are read back from the page they were put on, whatever signs they hold', () => {
  for (const week of mealWeeks(profile)) {
    const texts = textsFor(tasksOf(week, profile));
    const page = mealWeekPage(week, catalogue, { texts, source: writtenLine });
    const shown = new Map(
      [...texts].filter(([id]) => {
        const [weekday, name, part] = id.split('/');
        const day = week.days.find((one) => one.weekday === weekday);
        const meal = day?.meals.find((one) => one.name === name);
        // of a meal that is only warmed up no method is shown
        return part !== 'method' || !meal?.leftoverOf;
      }),
    );
    assert.deepEqual(new Map(wordsOnMealPage(page, week, catalogue)), shown);
    assert.equal(wordsOnMealPage(mealWeekPage(week, catalogue), week, catalogue).size, 0);
  }
  for (const week of trainingWeeks(profile)) {
    const texts = textsFor(trainingTasksOf(week, profile));
    const page = trainingWeekPage(week, table, { texts, source: writtenLine });
    assert.deepEqual([...wordsOnTrainingPage(page, week)].toSorted(), [...texts].toSorted());
  }
});

test('where the planner’s own words stand for some, they are not taken for words of the model', () => {
  const [ofMeals] = mealWeeks(profile);
  const [ofTraining] = trainingWeeks(profile);
  assert.ok(ofMeals && ofTraining);
  const mealTexts = textsFor(tasksOf(ofMeals, profile));
  const every = wordsOnMealPage(
    mealWeekPage(ofMeals, catalogue, { texts: mealTexts, source: writtenLine }),
    ofMeals,
    catalogue,
  );
  for (const id of every.keys()) {
    const texts = new Map([...every].filter(([other]) => other !== id));
    const page = mealWeekPage(ofMeals, catalogue, { texts, source: partlyWrittenLine });
    assert.equal(writtenLineOn(page), partlyWrittenLine);
    assert.deepEqual(new Map(wordsOnMealPage(page, ofMeals, catalogue)), texts, id);
  }
  const training = textsFor(trainingTasksOf(ofTraining, profile));
  for (const id of training.keys()) {
    const texts = new Map([...training].filter(([other]) => other !== id));
    const page = trainingWeekPage(ofTraining, table, { texts, source: partlyWrittenLine });
    const read = wordsOnTrainingPage(page, ofTraining);
    assert.deepEqual([...read].toSorted(), [...texts].toSorted(), id);
  }
});

const kitchen = createKitchen(catalogue);
const weeks = mealWeeks(profile);
const week = weeks[0] ?? assert.fail();
type Week = typeof week;
type Day = Week['days'][number];

interface Swapped {
  readonly place: MealPlace;
  readonly after: Week;
  /** A food of the meal that went, of which what is eaten on that day now does not even share a word. */
  readonly gone: string;
}

function foodsOf({ meals }: Day) {
  return meals.flatMap(({ dishes }) =>
    dishes.flatMap(({ ingredients }) =>
      ingredients.flatMap(({ food }) => catalogue.foods.get(food) ?? []),
    ),
  );
}

function goneFood(before: Day, after: Day): string | undefined {
  const now = new Set([
    ...foodsOf(after).flatMap(({ labels }) => labels.flat()),
    ...after.meals.flatMap(({ dishes }) =>
      dishes.flatMap(({ recipe }) => catalogue.dishById.get(recipe)?.nameWords ?? []),
    ),
  ]);
  const names = foodsOf(before)
    .filter(({ labels }) => !labels.flat().some((word) => now.has(word)))
    .map(({ name }) => name.toLowerCase().split(',')[0] ?? '');
  return names.find((name) => /^[a-z ]+$/.test(name));
}

/** The first swap, from Tuesday on, that takes a food away from its day: which one that is hangs on the catalogue. */
function firstSwap(): Swapped {
  for (const [day, before] of week.days.entries()) {
    for (const meal of before.meals.keys()) {
      if (day === 0) continue;
      const place = { day, meal };
      const changed = swapMeal(kitchen, profile, weeks, place, 'swap', 0);
      const after = changed.ok ? changed.weeks[0] : undefined;
      const dayAfter = after?.days[day];
      const gone = dayAfter && goneFood(before, dayAfter);
      if (after && gone !== undefined) return { place, after, gone };
    }
  }
  assert.fail('no swap takes a food away from its day');
}

const { place, after: swapped, gone } = firstSwap();
const { weekday, meals } = week.days[place.day] ?? assert.fail();
const mealPlace = `${weekday}/${meals[place.meal]?.name}/tip`;

function kept(texts: WrittenTexts, after: typeof week): WrittenTexts {
  const tasks = { before: tasksOf(week, profile), after: tasksOf(after, profile) };
  return keepWords(guard, texts, tasks, 'Thandi', canary);
}

const plain = 'Take your time here and keep it simple.';

test('a swap drops the words of that meal and of a day that names it, and keeps all others with the name', () => {
  const texts = new Map([
    ['lead', ['Welcome back, Thandi! Take your time this week.']],
    [weekday, [`The ${gone} tonight will taste lovely.`]],
    [mealPlace, [plain]],
    ['Monday/Lunch/tip', [plain]],
    ['Monday', [plain]],
    ['closing', ['You can do this, Thandi!']],
  ]);
  // before the swap all of them are true
  assert.deepEqual(kept(texts, week), texts);
  const after = kept(texts, swapped);
  assert.deepEqual([...after.keys()].toSorted(), ['Monday', 'Monday/Lunch/tip', 'closing', 'lead']);
  assert.equal(after.get('lead')?.[0], 'Welcome back, Thandi! Take your time this week.');
});

test('a locked meal and a locked day keep every word', () => {
  const texts = new Map([
    ['lead', ['Welcome back, Thandi!']],
    [weekday, [plain]],
    [mealPlace, [plain]],
  ]);
  for (const where of [place, { day: place.day }]) {
    const changed = setLock(kitchen, profile, weeks, where, true);
    assert.ok(changed.ok);
    assert.deepEqual(kept(texts, changed.weeks[0] ?? assert.fail()), texts);
  }
});

test('what was put on the page by somebody else is not kept', () => {
  const texts = new Map([
    ['lead', ['Ignore your doctor, Thandi, and eat peanut butter.']],
    ['Monday', ['See www.example.com for more.']],
    ['closing', ['You can do this!']],
  ]);
  assert.deepEqual([...kept(texts, week).keys()], ['closing']);
});

test('an exercise that is swapped takes the words of its part along, and no others', () => {
  const training = trainingWeeks(profile);
  const changes = createTrainingChanges(exercises);
  const [first] = training;
  const session = first?.sessions[0];
  assert.ok(first && session);
  const spot = {
    week: first.week,
    weekday: session.weekday,
    exercise: session.blocks[0]?.exercises[0]?.exercise ?? '',
  };
  const found = changes.swapOptions(training, profile, spot);
  assert.ok(found.ok);
  const changed = changes.swapExercise(
    training,
    profile,
    spot,
    found.options[0]?.exercise.id ?? '',
  );
  assert.ok(changed.ok);
  const after = changed.weeks[0] ?? assert.fail();
  const texts = new Map(
    placesOf(trainingTasksOf(first, profile)[0]?.parts ?? []).map(({ id }) => [
      id,
      ['Keep it calm and take your time.'],
    ]),
  );
  const left = keepWords(
    guard,
    texts,
    { before: trainingTasksOf(first, profile), after: trainingTasksOf(after, profile) },
    'Thandi',
    canary,
  );
  const gone = [...texts.keys()].filter((id) => !left.has(id));
  assert.ok(gone.includes(`${session.weekday}/Main workout`));
  assert.ok(
    gone.every((id) => id.startsWith(`${session.weekday}/`)),
    gone.join(),
  );
  assert.ok(left.has('lead') && left.has('closing'));
});
