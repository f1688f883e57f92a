// One side of `npm run same`: makes what one member gets, with the code of the revision in which this file lies. Each
// revision brings its own side, so modules and signatures may change between two of them; the messages stay as they are.

import { exercises } from '#planning/catalogue/exercises.ts';
import { setLock } from '#planning/meals/changes/lock-meals.ts';
import { regenerateWeek } from '#planning/meals/changes/regenerate-meals.ts';
import { mealAlternatives } from '#planning/meals/changes/swap/swap-meal.ts';
import { placeOf } from '#planning/meals/model/meal-place.ts';
import type { MealWeek } from '#planning/meals/model/meal-plan.ts';
import { planMonth } from '#planning/meals/plan-month.ts';
import { requestOf } from '#planning/meals/plan-request.ts';
import { trainingWeekPage } from '#planning/page/training/training-week-page.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { type Random, seededRandom } from '#planning/random.ts';
import { createTrainingPlanner } from '#planning/training/plan-training.ts';
import { openKitchen, servePlan } from '../../audit/kitchen.ts';

/** What a side is asked for: a member, and the number that says which of the changes are tried. */
export interface SideTask {
  readonly name: string;
  readonly index: number;
  readonly profile: Profile;
}

/** What a member gets, as text by what it is, and what making the plan took. */
export interface SideAnswer {
  readonly parts: Readonly<Record<string, string>>;
  /** Milliseconds of processor time of the first plan alone. */
  readonly planMs: number;
}

const kitchen = openKitchen();
const training = createTrainingPlanner(exercises);
const exerciseTable = new Map(exercises.map((exercise) => [exercise.id, exercise]));

/** Every so many members also keep meals and have all weeks made anew, or one of them. */
const keepEvery = 3;
/** Every so many also look at the alternatives of meals and take one. */
const swapEvery = 2;

type Parts = Record<string, string>;

function asText(value: unknown): string {
  return JSON.stringify(value, null, 1);
}

function addServed(parts: Parts, what: string, weeks: readonly MealWeek[]): void {
  const { pages, list, listPage } = servePlan(kitchen, weeks);
  parts[`${what}: weeks`] = asText(weeks);
  parts[`${what}: pages of the weeks`] = pages.join('\n');
  parts[`${what}: list`] = asText(list);
  parts[`${what}: page of the list`] = listPage;
}

function anyPlace(random: Random, meals: number) {
  return placeOf({
    week: 1 + random.below(4),
    day: random.below(7),
    meal: random.below(meals),
  });
}

/** Two meals and a day that the member keeps. */
function withLocks(profile: Profile, weeks: readonly MealWeek[], random: Random) {
  const meals = profile.meals_per_day;
  const { day } = anyPlace(random, meals);
  const places = [anyPlace(random, meals), anyPlace(random, meals), { day }];
  return places.reduce((locked, place) => {
    const result = setLock(kitchen.kitchen, profile, locked, place, true);
    return result.ok ? result.weeks : locked;
  }, weeks);
}

function addKept(parts: Parts, task: SideTask, weeks: readonly MealWeek[], random: Random): void {
  const { index, name, profile } = task;
  const locked = withLocks(profile, weeks, random);
  parts['kept: weeks'] = asText(locked);
  const whole = index % (2 * keepEvery) === 0;
  const changed = whole
    ? planMonth(kitchen.kitchen, requestOf(profile, { kept: locked }), `${name} again`)
    : regenerateWeek(kitchen.kitchen, profile, locked, 1 + random.below(4), `${name} again`);
  if (changed.ok) addServed(parts, whole ? 'made anew' : 'a week made anew', changed.weeks);
  else parts['made anew: refusal'] = asText(changed);
}

function addSwaps(parts: Parts, task: SideTask, weeks: readonly MealWeek[], random: Random): void {
  const { name, profile } = task;
  const place = anyPlace(random, profile.meals_per_day);
  const offers = mealAlternatives(kitchen.kitchen, profile, weeks, place, `${name} swap`);
  parts['swap: offers'] = asText(
    offers.ok ? offers.alternatives.map(({ meal, day }) => ({ meal, day })) : offers,
  );
  const chosen = offers.ok ? offers.alternatives[0] : undefined;
  if (chosen) addServed(parts, 'swapped', chosen.weeks);
}

function addTraining(parts: Parts, { name, profile }: SideTask): void {
  const plan = training.plan(profile, name);
  parts['training: weeks'] = asText(plan);
  if (!plan.ok) return;
  parts['training: pages'] = plan.weeks
    .map((week) => trainingWeekPage(week, exerciseTable))
    .join('\n');
}

function answer(task: SideTask): SideAnswer {
  const { index, name, profile } = task;
  const parts: Parts = {};
  const before = process.cpuUsage();
  const plan = planMonth(kitchen.kitchen, requestOf(profile), name);
  const { user, system } = process.cpuUsage(before);
  addTraining(parts, task);
  if (plan.ok) {
    addServed(parts, 'plan', plan.weeks);
    const random = seededRandom(`same ${name}`);
    if (index % keepEvery === 0) addKept(parts, task, plan.weeks, random);
    if (index % swapEvery === 0) addSwaps(parts, task, plan.weeks, random);
  } else {
    parts['plan: refusal'] = asText(plan);
  }
  return { parts, planMs: (user + system) / 1000 };
}

/** A member on whom the code breaks is an answer as well. */
function answerSafely(task: SideTask): SideAnswer {
  try {
    return answer(task);
  } catch (error) {
    return { parts: { crash: error instanceof Error ? error.message : String(error) }, planMs: 0 };
  }
}

process.on('disconnect', () => process.exit(0));
process.on('message', (task: SideTask) => {
  process.send?.(answerSafely(task));
});
