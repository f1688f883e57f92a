import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exercises } from '#planning/catalogue/exercises.ts';
import {
  catalogue,
  mealWeeks,
  profileWith,
  tasksOf,
  trainingTasksOf,
  trainingWeeks,
} from '#test/support/writing.ts';
import { setLock } from '../meals/changes/lock-meals.ts';
import { swapMeal } from '../meals/changes/swap-meal.ts';
import { createKitchen } from '../meals/model/kitchen.ts';
import { mealWeekPage } from '../page/meal-week-page.ts';
import { partlyWrittenLine, writtenLine } from '../page/plan-words.ts';
import { trainingWeekPage } from '../page/training-week-page.ts';
import { wordsOnMealPage, wordsOnTrainingPage, writtenLineOn } from '../page/words-on-page.ts';
import { createTrainingChanges } from '../training/change-training.ts';
import { createGuard } from './guard.ts';
import { keepWords } from './keep-words.ts';
import { placesOf, type WritingTask, type WrittenTexts } from './writing-task.ts';

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
const place = { week: 1, day: 2, meal: 2 } as const;
const meal = week.days[2]?.meals[2];
assert.ok(meal);
const weekday = week.days[2]?.weekday ?? '';
const mealPlace = `${weekday}/${meal.name}/tip`;

function swapped() {
  const changed = swapMeal(kitchen, profile, weeks, place, 'swap', 0);
  assert.ok(changed.ok);
  return changed.weeks[0] ?? assert.fail();
}

function kept(texts: WrittenTexts, after: typeof week): WrittenTexts {
  const tasks = { before: tasksOf(week, profile), after: tasksOf(after, profile) };
  return keepWords(guard, texts, tasks, 'Thandi', canary);
}

const plain = 'Take your time here and keep it simple.';

test('a swap drops the words of that meal and of a day that names it, and keeps all others with the name', () => {
  const food = guardedFood();
  const texts = new Map([
    ['lead', ['Welcome back, Thandi! Take your time this week.']],
    [weekday, [`The ${food} tonight will taste lovely.`]],
    [mealPlace, [plain]],
    ['Monday/Lunch/tip', [plain]],
    ['Monday', [plain]],
    ['closing', ['You can do this, Thandi!']],
  ]);
  // before the swap all of them are true
  assert.deepEqual(kept(texts, week), texts);
  const after = kept(texts, swapped());
  assert.deepEqual([...after.keys()].toSorted(), ['Monday', 'Monday/Lunch/tip', 'closing', 'lead']);
  assert.equal(after.get('lead')?.[0], 'Welcome back, Thandi! Take your time this week.');
});

/** A food of the swapped meal alone on its day, and not in what comes in its place. */
function guardedFood(): string {
  const foodsOf = (day: (typeof week.days)[number] | undefined) =>
    new Set(
      (day?.meals ?? []).flatMap(({ dishes }) =>
        dishes.flatMap(({ ingredients }) => ingredients.map(({ food }) => food)),
      ),
    );
  const now = foodsOf(swapped().days[2]);
  const gone = [...foodsOf(week.days[2])].filter((food) => !now.has(food));
  const names = gone.flatMap(
    (key) => catalogue.foods.get(key)?.name.toLowerCase().split(',')[0] ?? [],
  );
  const [name] = names
    .filter((one) => /^[a-z ]+$/.test(one))
    .toSorted((a, b) => a.length - b.length);
  assert.ok(name, `the swap took a food away: ${gone.join()}`);
  return name;
}

test('a locked meal and a locked day keep every word', () => {
  const texts = new Map([
    ['lead', ['Welcome back, Thandi!']],
    [weekday, [plain]],
    [mealPlace, [plain]],
  ]);
  for (const where of [place, { week: 1, day: 2 } as const]) {
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
