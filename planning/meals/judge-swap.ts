import type { DiversityGroup } from '../catalogue/food.ts';
import { addTo, at, type Vector, zeroVector } from '../nutrition/vector.ts';
import type { DayNeeds, DayPenalty } from './day-penalty.ts';
import { type Helpings, helpingsOf, mostGrams } from './helpings.ts';
import type { KeptMeal } from './kept-plan.ts';
import { asServed, vectorOf } from './planned-day.ts';
import { type SizedDish, servedGrams } from './portions.ts';
import type { StoredDay } from './stored-plan.ts';
import { excesses, type SwapFigures, type SwapLimits, worsening } from './swap-limits.ts';

/** Grams from which a food counts as eaten for its food group (FAO 2021). */
const groupGrams = 15;

function dishesOf(meals: readonly KeptMeal[]): readonly SizedDish[] {
  return meals.flatMap(({ dishes }) => asServed(dishes));
}

type GroupGrams = ReadonlyMap<DiversityGroup, number>;

function groupGramsOf(dishes: readonly SizedDish[], others: GroupGrams = new Map()): GroupGrams {
  const grams = new Map(others);
  for (const dish of dishes) {
    for (const [{ food }, served] of servedGrams(dish)) {
      const group = food.diversityGroup;
      if (group) grams.set(group, (grams.get(group) ?? 0) + served);
    }
  }
  return grams;
}

/** Whether no food of a meal, its dishes taken together, is more than a meal should hold of it. */
function fitsPlate(dishes: readonly SizedDish[], helpings: Helpings): boolean {
  const grams = new Map<string, number>();
  for (const dish of dishes) {
    for (const [{ food }, served] of servedGrams(dish)) {
      const sum = (grams.get(food.key) ?? 0) + served;
      if (sum > mostGrams(food, helpings)) return false;
      grams.set(food.key, sum);
    }
  }
  return true;
}

function sum(a: Vector, b: Vector): Vector {
  const total = Float64Array.from(a);
  addTo(total, b);
  return total;
}

/** Main dishes that the four weeks hold at the same meal, but for this one. */
function mainsElsewhere(days: readonly StoredDay[], day: number, name: string) {
  const mains = new Set<string | undefined>();
  for (const [index, { meals }] of days.entries()) {
    const same = meals.find(({ planned }) => planned.name === name);
    if (index !== day && same) mains.add(same.planned.dishes[0]?.recipe);
  }
  return mains;
}

/** Judges what could stand in the place of a meal by what the plan is with the meal that is there. */
export interface SwapJudge {
  /**
   * Whether dishes leave the meal, the day, the week and the variety of the month inside their limits, or no further
   * outside than they were.
   */
  readonly fits: (dishes: readonly SizedDish[]) => boolean;
  /** Points that bring portions inside these limits first, for dishes that do not fit in their best portions. */
  readonly penalty: DayPenalty;
}

/** Points for a figure that lies one hundredth further outside its limit than it did. */
const pointsPerHundredth = 30;

/** @param day of the plan, 0 to 27 */
export function judgeOf(
  days: readonly StoredDay[],
  day: number,
  limits: SwapLimits,
  wishes: DayNeeds,
): SwapJudge {
  const { meal, times } = limits;
  const helpings = helpingsOf(limits.targets, times);
  const here = days[day]?.meals ?? [];
  const others = dishesOf(here.filter((_, index) => index !== meal));
  const otherTotal = vectorOf(others);
  const otherGroups = groupGramsOf(others);
  const otherKcal = here.map(({ dishes }) => vectorOf(asServed(dishes))[at.kcal] ?? 0);
  const otherMains = mainsElsewhere(days, day, times[meal]?.name ?? '');
  const otherDays = zeroVector();
  const monday = day - (day % 7);
  for (let index = monday; index < monday + 7; index++) {
    if (index !== day) addTo(otherDays, vectorOf(dishesOf(days[index]?.meals ?? [])));
  }
  const figuresOf = (dishes: readonly SizedDish[]): SwapFigures => {
    const vector = vectorOf(dishes);
    const total = sum(otherTotal, vector);
    const kcal = vector[at.kcal] ?? 0;
    const groups = [...groupGramsOf(dishes, otherGroups).values()];
    return {
      day: total,
      mealKcal: otherKcal.map((other, index) => (index === meal ? kcal : other)),
      mealProtein: vector[at.protein] ?? 0,
      week: sum(otherDays, total),
      groups: groups.filter((grams) => grams >= groupGrams).length,
      mains: otherMains.size + (otherMains.has(dishes[0]?.portioned.dish.recipe.id) ? 0 : 1),
    };
  };
  const now = figuresOf(dishesOf(here.filter((_, index) => index === meal)));
  const before = excesses(limits, now);
  return {
    fits: (dishes) =>
      fitsPlate(dishes, helpings) && worsening(excesses(limits, figuresOf(dishes)), before) === 0,
    penalty: {
      own: wishes,
      beyond(total, mealKcal, mealProtein) {
        const figures = {
          ...now,
          day: total,
          mealKcal,
          mealProtein: mealProtein[meal] ?? 0,
          week: sum(otherDays, total),
        };
        return 100 * pointsPerHundredth * worsening(excesses(limits, figures), before);
      },
    },
  };
}
