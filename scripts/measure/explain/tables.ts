import { type Weekday, weekdayOf, weekNumberOf, weekNumbers } from '#planning/calendar.ts';
import type { PlanTask } from '#planning/meals/candidates/plan-task.ts';
import type { Plate } from '#planning/meals/model/plates.ts';
import { mealCosts, type TermScore } from '#planning/meals/objective/breakdown.ts';
import type { FreePlace, LinkedMonth } from '#planning/meals/search/month/month.ts';
import { hardViolations } from '#planning/meals/search/repairs/mend-violations.ts';
import type { PhaseScore } from './searched-month.ts';

/** Meals and terms that are listed. */
const mealsShown = 8;
const termsOfMeal = 4;
/** Points below which a term is not listed. */
const leastPoints = 0.05;

const one = (value: number) => value.toFixed(1);
const signed = (value: number) => `${value < 0 ? '' : '+'}${one(value)}`;

/** A small amount keeps the digits that say something. */
function amountText(amount: number): string {
  if (Number.isInteger(amount)) return String(amount);
  return amount >= 100 ? amount.toFixed(0) : amount.toPrecision(3);
}

/** Rows under their heads; columns of numbers are aligned to the right. */
function table(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  words: readonly number[],
): string {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return words.includes(column) ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd();
  return [heads, ...rows].map(line).join('\n');
}

export function plateName({ dishes }: Plate): string {
  return dishes.map(({ portioned }) => portioned.dish.recipe.name).join(' + ');
}

function dayText(first: Weekday, day: number): string {
  return `week ${weekNumberOf(day)} ${weekdayOf(day, first)}`;
}

export function mealText({ first, times }: PlanTask, { day, meal }: FreePlace): string {
  return `${dayText(first, day)} ${times[meal]?.name ?? ''}`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The three levels by which months are compared, the first one first. */
export function levelsText(task: PlanTask, month: LinkedMonth): string {
  const { menu } = month;
  const { basket } = menu;
  return [
    `1. hard violations: ${one(hardViolations(task, month))}`,
    `2. too dear: ${basket.isTooDear ? 'yes' : 'no'} (R${basket.rand.toFixed(0)} of packs, with what spoils)`,
    `3. penalty: ${one(menu.points())}`,
  ].join('\n');
}

/** How the search came to the month: what each phase changed. */
export function phasesText(phases: readonly PhaseScore[]): string {
  const rows = phases.map(({ phase, month, penalty, hardViolations: hard, rand }, index) => {
    const before = phases.slice(0, index).findLast((other) => other.month === month);
    const changed = before ? signed(penalty - before.penalty) : '';
    return [phase, String(month), one(penalty), changed, one(hard), `R${rand.toFixed(0)}`];
  });
  return table(['after', 'month', 'penalty', 'change', 'hard', 'packs'], rows, [0]);
}

/** The penalty as the sum of its terms, by week and between the weeks. */
export function termsText(scores: readonly TermScore[]): string {
  const shown = scores
    .filter(({ points }) => points >= leastPoints)
    .toSorted((a, b) => b.points - a.points);
  const rows = shown.map(({ name, term, amount, points, ofWeeks }) => [
    name,
    term.says,
    amountText(amount),
    term.unit,
    String(term.weight),
    one(points),
    ...ofWeeks.map(one),
    one(points - sum(ofWeeks)),
    term.rules.join(', '),
  ]);
  const small = scores.filter((score) => !shown.includes(score));
  const parts = (list: readonly TermScore[]) => {
    const weeks = weekNumbers.map((_, week) => sum(list.map(({ ofWeeks }) => ofWeeks[week] ?? 0)));
    const points = sum(list.map((score) => score.points));
    return [one(points), ...weeks.map(one), one(points - sum(weeks))];
  };
  rows.push(['', `${small.length} terms of less than ${leastPoints}`, '', '', '', ...parts(small)]);
  rows.push(['', 'the penalty', '', '', '', ...parts(scores)]);
  const heads = ['term', 'counts', 'amount', 'unit', 'weight', 'points'];
  const weeks = weekNumbers.map((week) => `week ${week}`);
  return table([...heads, ...weeks, 'between', 'rules'], rows, [0, 1, 3, 10 + 1]);
}

export function daysText({ first }: PlanTask, { menu, byDay }: LinkedMonth): string {
  const days = [...byDay.keys()]
    .map((day) => ({ day, points: menu.pointsOfDay(day) }))
    .toSorted((a, b) => a.points - b.points);
  const [best] = days;
  const worst = days.at(-1);
  if (!best || !worst) return '';
  return [
    `best day: ${dayText(first, best.day)}, ${one(best.points)} points`,
    `worst day: ${dayText(first, worst.day)}, ${one(worst.points)} points`,
  ].join('\n');
}

/** The meals without which the month would be spared most. */
export function mealsText(task: PlanTask, month: LinkedMonth): string {
  const byPlace = Map.groupBy(mealCosts(task, month), ({ place }) => place);
  const meals = month.free
    .map((place) => {
      const costs = (byPlace.get(place.place) ?? []).toSorted((a, b) => b.points - a.points);
      return { place, costs, points: sum(costs.map(({ points }) => points)) };
    })
    .toSorted((a, b) => b.points - a.points);
  return meals
    .slice(0, mealsShown)
    .map(({ place, costs, points }) => {
      const plate = month.menu.plateAt(place.place);
      const parts = costs
        .slice(0, termsOfMeal)
        .map((cost) => `${task.terms[cost.name].says} ${one(cost.points)}`);
      const name = plate ? plateName(plate) : '';
      return `${one(points).padStart(7)}  ${mealText(task, place)}: ${name}\n         ${parts.join('; ')}`;
    })
    .join('\n');
}

/** Two breakdowns of which one is what comes without a food: the terms that differ. */
export function differenceText(before: readonly TermScore[], after: readonly TermScore[]): string {
  const rows = before
    .map(({ name, term, points }) => {
      const without = after.find((score) => score.name === name)?.points ?? 0;
      return { name, says: term.says, points, without, more: without - points };
    })
    .filter(({ more }) => Math.abs(more) >= leastPoints)
    .toSorted((a, b) => b.more - a.more)
    .map(({ name, says, points, without, more }) => [
      name,
      says,
      one(points),
      one(without),
      signed(more),
    ]);
  const [with_, without] = [before, after].map((scores) => sum(scores.map(({ points }) => points)));
  const all = [one(with_ ?? 0), one(without ?? 0), signed((without ?? 0) - (with_ ?? 0))];
  rows.push(['', 'the penalty', ...all]);
  return table(['term', 'counts', 'with it', 'without', 'change'], rows, [0, 1]);
}
