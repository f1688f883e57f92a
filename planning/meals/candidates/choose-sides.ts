import { absent } from '../../absent.ts';
import { at, dairyIndex } from '../../nutrition/vector.ts';
import type { Random } from '../../random.ts';
import { type Candidate, holdsNoLiver } from './dish-pools.ts';
import type { Lot } from './fill-plate.ts';
import type { PlanTask } from './plan-task.ts';
import { type PlateSearch, ranked, type Uses } from './rank-dishes.ts';

function isDairy({ dish }: Candidate): boolean {
  return (dish.reference[dairyIndex] ?? absent()) >= 0.8;
}

function isProteinRich({ dish: { reference } }: Candidate): boolean {
  return 4 * (reference[at.protein] ?? absent()) >= 0.24 * (reference[at.kcal] ?? absent());
}

/** Points of a side alone beyond which it is no less likely: rice beside a stew need not be a meal by itself. */
const mostMisfit = 30;
/** kcal of a meal from which on sides are chosen for what they fill. */
const largeMeal = 1100;

function isFilling({ dish }: Candidate): boolean {
  return dish.portioned.kcal >= 200 && dish.dish.recipe.activeMinutes <= 3;
}

/** A staple that fills with next to nothing else in it: rice, pap, potatoes. */
function isStaple({ dish: { portioned } }: Candidate): boolean {
  return portioned.facts.isSideOnly && portioned.facts.holdsStaple;
}

/** Vegetables that stand beside a plate, or a salad; in oil where starch is few. */
function isVegetable({ dish: { portioned } }: Candidate): boolean {
  return portioned.facts.isSideOnly && !portioned.facts.holdsStaple;
}

function isProduce({ dish }: Candidate): boolean {
  return (dish.reference[at.produce] ?? absent()) >= 100;
}

/** A few sides that share their ingredients all month: some with milk, with protein, of fruit or vegetables, and others. */
export function sidesOf(
  task: PlanTask,
  uses: Uses,
  random: Random,
  search: PlateSearch,
): readonly Lot[] {
  const order = ranked(task, uses, task.pools.sides, random, search).filter(holdsNoLiver);
  const chosen = new Set<Candidate>();
  const wanted: readonly (readonly [kind: (candidate: Candidate) => boolean, count: number])[] = [
    [isDairy, 3],
    [isProteinRich, 4],
    [isProduce, 4],
    [isFilling, 3],
    [isStaple, 4],
    [isVegetable, 4],
    [() => true, 4],
  ];
  for (const [kind, count] of wanted) {
    let left = count * search.sides;
    for (const candidate of order) {
      if (left === 0) break;
      if (chosen.has(candidate) || !kind(candidate)) continue;
      chosen.add(candidate);
      left--;
    }
  }
  // of a side in this proportion to the day
  const perRand = 0.15 * Math.min(1, 2400 / task.targets.energy);
  // large meals want sides that fill
  const meal = task.targets.energy / task.times.length;
  const filling = meal > largeMeal ? 1.5 : 0;
  return [...chosen].map((candidate) => {
    const { dish, points, rand } = candidate;
    const weight =
      (isDairy(candidate) ? 3 : 1) *
      Math.exp(-(0.1 * Math.min(mostMisfit, points) + perRand * rand)) *
      (dish.portioned.kcal / 200) ** filling;
    return { dish: dish.portioned, weight };
  });
}
