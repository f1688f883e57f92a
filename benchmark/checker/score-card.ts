import { type Breach, type RuleName, ruleNames } from './breach.ts';
import { costOf } from './cost.ts';
import { amountsOf, diversityGroups, eachServing, mean, minutesOf } from './measure.ts';
import { checkPlan, mainDishes } from './plan-rules.ts';
import { FormatError } from './read.ts';
import type { Plan, ServedDay, Submission } from './submission.ts';
import type { Person, Tables, Task, Track } from './tables.ts';

/** How well one plan does, each as its README says it. Null: the track does not ask for it. */
export interface PlanScore {
  readonly task: string;
  readonly breaches: readonly Breach[];
  /** Meals of which somebody is not to eat. */
  readonly allergenMeals: number;
  /** Mean distance of a day's energy from the target, as a share of it. */
  readonly energyOff: number;
  /** Mean of what a day's protein is short of the target, as a share of it. */
  readonly proteinShort: number;
  readonly groupsPerDay: number;
  readonly foodsPerWeek: number | null;
  /** Different lunches and dinners as a share of all of them. */
  readonly differentMains: number | null;
  /** 1: as the pattern; 0: nothing of it. */
  readonly closeness: number | null;
  /** Rands a person and day for what is eaten, and as a share of the budget. */
  readonly randPerDay: number;
  readonly ofBudget: number;
  /** The same for whole packs. */
  readonly packsPerDay: number | null;
  /** Minutes of work a day in the kitchen. */
  readonly minutesPerDay: number;
  /** Lunches and dinners at which all eat the same main dish, as a share of them. */
  readonly together: number | null;
  /** 0 to 100 for everything but the hard rules. */
  readonly quality: number;
}

const lengths: Readonly<Record<Track, number>> = { day: 1, month: 28, household: 28 };
const daysOfWeek = 7;

/** 1 at the best value or beyond, 0 at the worst, straight between. */
function ramp(value: number, best: number, worst: number): number {
  return Math.min(1, Math.max(0, (value - worst) / (best - worst)));
}

/** How near the mean week lies to the pattern of the person: one less the weighted mean of the distances of its groups. */
function closenessOf(days: readonly ServedDay[], person: Person, tables: Tables): number {
  const eaten = new Map<string, number>();
  for (const day of days) {
    eachServing(day, tables, (_key, grams, { patternGroup, eatenFactor }) => {
      eaten.set(patternGroup, (eaten.get(patternGroup) ?? 0) + grams * eatenFactor);
    });
  }
  let distance = 0;
  let weights = 0;
  for (const { group, grams, unit, weight, cap } of person.pattern) {
    const week = ((eaten.get(group) ?? 0) * daysOfWeek) / Math.max(1, days.length);
    const off = cap ? Math.max(0, week - grams) : Math.abs(week - grams);
    distance += weight * Math.min(1, off / unit);
    weights += weight;
  }
  return 1 - distance / weights;
}

function foodsPerWeek(days: readonly ServedDay[], tables: Tables): number {
  const weeks: number[] = [];
  for (let first = 0; first < days.length; first += daysOfWeek) {
    const foods = new Set<string>();
    for (const day of days.slice(first, first + daysOfWeek)) {
      eachServing(day, tables, (key, _grams, { role }) => {
        if (role !== 'seasoning') foods.add(key);
      });
    }
    weeks.push(foods.size);
  }
  return mean(weeks);
}

/** Work of a day in one kitchen: a dish that several eat at the same meal is cooked once. */
function minutesOfDay(days: readonly ServedDay[], tables: Tables): number {
  const dishes = new Map<string, number>();
  for (const day of days) {
    for (const meal of day) {
      for (const [index, dish] of meal.dishes.entries()) {
        const leftoverOf = index === 0 ? meal.leftoverOf : null;
        const { work } = minutesOf({ name: meal.name, dishes: [dish], leftoverOf }, tables);
        dishes.set(`${meal.name} ${dish.recipe} ${leftoverOf === null}`, work);
      }
    }
  }
  return [...dishes.values()].reduce((sum, work) => sum + work, 0);
}

function togetherOf(plans: readonly (readonly ServedDay[])[]): number {
  const [first = [], ...others] = plans;
  const meals = first.flatMap((day, index) =>
    day
      .filter(({ name }) => name === 'Lunch' || name === 'Dinner')
      .map(({ name, dishes: [main] }) =>
        others.every((days) => {
          const meal = days[index]?.find((other) => other.name === name);
          return main !== undefined && meal?.dishes[0]?.recipe === main.recipe;
        }),
      ),
  );
  return mean(meals.map(Number));
}

interface Eater {
  readonly person: Person;
  readonly days: readonly ServedDay[];
}

function eatersOf(plan: Plan, task: Task, tables: Tables): readonly Eater[] {
  const odd = [...plan.people.keys()].find((id) => !task.people.includes(id));
  if (odd !== undefined) throw new FormatError(`task ${task.id} asks nothing for '${odd}'`);
  return task.people.map((id) => {
    const person = tables.people.get(id);
    if (!person) throw new FormatError(`nobody is called '${id}'`);
    return { person, days: plan.people.get(id) ?? [] };
  });
}

const eachDay = (eaters: readonly Eater[], measure: (day: ServedDay, person: Person) => number) =>
  mean(eaters.flatMap(({ person, days }) => days.map((day) => measure(day, person))));

function allergenMeals(breaches: readonly Breach[]): number {
  const meals = breaches.filter(({ rule }) => rule === 'allergen');
  return new Set(meals.map(({ person, day, says }) => `${person} ${day} ${says}`)).size;
}

function qualityOf(score: Omit<PlanScore, 'quality'>): number {
  const { energyOff, proteinShort, groupsPerDay, foodsPerWeek: foods, differentMains } = score;
  const variety = [
    ramp(groupsPerDay, 8, 3),
    ...(foods === null ? [] : [ramp(foods, 45, 10)]),
    ...(differentMains === null ? [] : [ramp(differentMains, 0.6, 0.1)]),
  ];
  const parts = [
    ramp(energyOff, 0, 0.1),
    ramp(proteinShort, 0, 0.2),
    mean(variety),
    score.closeness,
    ramp(score.ofBudget, 1, 2),
    ramp(score.minutesPerDay, 30, 150),
    score.together,
  ].filter((part) => part !== null);
  return 100 * mean(parts);
}

/** Scores the plan of one task; a task without a plan breaks the rule `missing`. */
function scorePlan(plan: Plan, task: Task, track: Track, tables: Tables): PlanScore {
  const eaters = eatersOf(plan, task, tables);
  const all = eaters.map(({ days }) => days);
  const length = lengths[track];
  const breaches = eaters.flatMap(({ person, days }) => checkPlan(days, person, length, tables));
  const cost = costOf(all, tables);
  const budget = eaters.reduce((sum, { person }) => sum + person.budgetPerDay, 0);
  const personDays = length * eaters.length;
  const isLong = length >= daysOfWeek;
  const kitchenDays = Array.from({ length }, (_, index) =>
    minutesOfDay(
      all.flatMap((days) => days.slice(index, index + 1)),
      tables,
    ),
  );
  const mains = all.map((days) => mainDishes(days).map(({ recipe }) => recipe));
  const score = {
    task: task.id,
    breaches,
    allergenMeals: allergenMeals(breaches),
    energyOff: eachDay(eaters, (day, { energy }) =>
      Math.abs(amountsOf(day, tables).kcal / energy - 1),
    ),
    proteinShort: eachDay(eaters, (day, { protein }) =>
      Math.max(0, 1 - amountsOf(day, tables).protein_g / protein),
    ),
    groupsPerDay: eachDay(eaters, (day) => diversityGroups(day, tables)),
    foodsPerWeek: isLong ? mean(all.map((days) => foodsPerWeek(days, tables))) : null,
    differentMains: isLong
      ? mean(mains.map((dishes) => new Set(dishes).size / Math.max(1, dishes.length)))
      : null,
    closeness: isLong
      ? mean(eaters.map(({ person, days }) => closenessOf(days, person, tables)))
      : null,
    randPerDay: cost.eaten / 100 / personDays,
    ofBudget: cost.eaten / 100 / (length * budget),
    packsPerDay: isLong ? cost.packs / 100 / personDays : null,
    minutesPerDay: mean(kitchenDays),
    together: track === 'household' ? togetherOf(all) : null,
  };
  return { ...score, quality: qualityOf(score) };
}

/** The score card of a submission: means over the tasks of its track, and how often each rule is broken. */
export interface ScoreCard {
  readonly planner: string;
  readonly track: Track;
  readonly tasks: number;
  /** Tasks with a plan that breaks no hard rule. */
  readonly sound: number;
  /** 0 to 100: the mean of the qualities, nothing for a plan that breaks a hard rule and for a task without a plan. */
  readonly score: number;
  readonly plans: readonly PlanScore[];
  readonly broken: ReadonlyMap<RuleName, number>;
  readonly missing: readonly string[];
}

export function scoreCard(submission: Submission, tables: Tables): ScoreCard {
  const { planner, track, plans } = submission;
  const tasks = tables.tasks[track];
  const byTask = new Map(plans.map((plan) => [plan.task, plan]));
  if (byTask.size !== plans.length) throw new FormatError('a task has two plans');
  const odd = plans.find((plan) => tasks.every(({ id }) => id !== plan.task));
  if (odd) throw new FormatError(`track ${track} has no task '${odd.task}'`);
  const scored = tasks.flatMap((task) => {
    const plan = byTask.get(task.id);
    return plan ? [scorePlan(plan, task, track, tables)] : [];
  });
  const sound = scored.filter(({ breaches }) => breaches.length === 0);
  const breaches = scored.flatMap((plan) => plan.breaches);
  return {
    planner,
    track,
    tasks: tasks.length,
    sound: sound.length,
    score: sound.reduce((sum, { quality }) => sum + quality, 0) / tasks.length,
    plans: scored,
    broken: new Map(
      ruleNames.map((rule) => [rule, breaches.filter((breach) => breach.rule === rule).length]),
    ),
    missing: tasks.filter(({ id }) => !byTask.has(id)).map(({ id }) => id),
  };
}
