import type { PortionedDish } from '../../model/portions/portions.ts';
import type { JudgedTask } from '../judged-task.ts';

/** A month is remembered for its worst plates: one at two steps from a favourite weighs as much as eight at one. */
const powerInMonth = 3;
/** Milder where dishes are only looked out: the month needs cheap and fitting ones to choose among, too. */
const powerInPool = 2;
/** Points of the first step from a favourite where dishes are looked out. */
const pointsInPool = 16;

/** Steps from a favourite by which a dish of another home, or of starch for who eats little of it, is further. */
const stepsAbroad = 2;

type Judged = Pick<JudgedTask, 'wanted' | 'foreign' | 'terms'>;

/** What a member named is a favourite, whatever others say of it; and where they named some, others are none. */
function points(
  { dish, facts }: PortionedDish,
  { wanted, foreign, terms }: Judged,
  weight: number,
  power: number,
): number {
  if (wanted?.has(dish.recipe.id)) return 0;
  const steps = facts.dullness + (foreign?.has(dish.recipe.id) ? stepsAbroad : 0);
  return (wanted ? terms.notWanted.weight : 0) + weight * steps ** power;
}

/** Points of a main dish in a month for how much less gladly it is eaten than a favourite. */
export function likingPoints(dish: PortionedDish, judged: Judged): number {
  return points(dish, judged, judged.terms.dull.weight, powerInMonth);
}

/** The same, where dishes are looked out of which plates are made. */
export function poolLiking(dish: PortionedDish, judged: Judged): number {
  return points(dish, judged, pointsInPool, powerInPool);
}
