import { weekIndices } from '../../calendar.ts';
import { referenceIntakes } from '../../targets/reference-intakes.ts';
import { dayPenalty } from '../rules/layers/day-penalty.ts';
import type { MealPoints } from '../rules/layers/meal-amounts.ts';
import type { Term } from '../rules/table/nutrition-terms.ts';
import type { JudgedTask } from './judged-task.ts';
import { MonthMenu } from './month-menu.ts';
import { plateOf } from './plate/plate-of.ts';
import { type TermName, type Terms, termNames, usualTerms, withWeight } from './terms.ts';

/** A month that can be judged: its menu, and the meals that were chosen and not kept. */
export interface JudgedMonth {
  readonly menu: MonthMenu;
  readonly free: readonly { readonly place: number; readonly meal: number }[];
}

/** What one term adds to the penalty of a month: its amount times its weight. */
export interface TermScore {
  readonly name: TermName;
  readonly term: Term;
  /** In the unit of the term. */
  readonly amount: number;
  readonly points: number;
  /** Points of each week by itself; the others lie between the weeks: packs, repeats, likeness, runs. */
  readonly ofWeeks: readonly number[];
}

/** What the month would be spared without one of its meals, by one term. */
export interface MealCost {
  readonly place: number;
  readonly name: TermName;
  readonly points: number;
}

/** The same task, judged by other terms. */
export function judgedBy<Task extends JudgedTask>(task: Task, terms: Terms): Task {
  const { targets, times, profile } = task;
  return { ...task, terms, penalty: dayPenalty(targets, times, referenceIntakes(profile), terms) };
}

/** The same month, judged anew by the terms of a task. */
export function judgeAnew(task: JudgedTask, { menu, free }: JudgedMonth): MonthMenu {
  const mealOf = new Map(free.map(({ place, meal }) => [place, meal]));
  const judged = new MonthMenu(task, menu.places);
  for (const place of menu.places.keys()) {
    const plate = menu.plateAt(place);
    if (!plate) continue;
    const meal = mealOf.get(place);
    // a meal that was kept is not blamed for its size
    const points: MealPoints = (...amounts) =>
      meal === undefined ? 0 : task.penalty.ofMeal(meal, ...amounts);
    judged.set(place, plateOf(task, plate.dishes, points, plate.alone), menu.isLeftover(place));
  }
  judged.count();
  return judged;
}

const weightless = termNames.reduce<Terms>((terms, name) => withWeight(terms, name, 0), usualTerms);

/** The month as one term alone judges it, at one point for each unit. */
function amountsOf(task: JudgedTask, month: JudgedMonth, name: TermName): MonthMenu {
  return judgeAnew(judgedBy(task, withWeight(weightless, name, 1)), month);
}

/**
 * The penalty of a month term by term. The penalty is linear in the weights, so what a term counts is what the same
 * arithmetic says when that term alone has a weight: there is no second one that could differ.
 */
export function breakdown(task: JudgedTask, month: JudgedMonth): readonly TermScore[] {
  return termNames.map((name): TermScore => {
    const judged = amountsOf(task, month, name);
    const term = task.terms[name];
    const amount = judged.points();
    const ofWeeks = weekIndices.map((week) => term.weight * judged.pointsOfWeek(week));
    return { name, term, amount, points: term.weight * amount, ofWeeks };
  });
}

/** Points below which what a meal costs is not told. */
const leastCost = 0.005;

/** What the month would be spared without each of its meals, term by term; what it brings is not set against that. */
export function mealCosts(task: JudgedTask, month: JudgedMonth): readonly MealCost[] {
  return termNames.flatMap((name) => {
    const judged = amountsOf(task, month, name);
    const { weight } = task.terms[name];
    const all = judged.points();
    return month.free.flatMap(({ place }): readonly MealCost[] => {
      const plate = judged.plateAt(place);
      const points = weight * (all - judged.put(place, null));
      judged.put(place, plate);
      return points > leastCost ? [{ place, name, points }] : [];
    });
  });
}
