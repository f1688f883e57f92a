import type { Slot } from '../../catalogue/recipe.ts';
import type { MealsPerDay } from '../../profile/options.ts';

/** What meals are called. */
export const mealNames = [
  'Breakfast',
  'Morning snack',
  'Lunch',
  'Afternoon snack',
  'Dinner',
  'Snack',
] as const;

/** One meal of the day: what it is called, which recipes suit it, and its share of the day's energy. */
export interface MealTime {
  readonly name: (typeof mealNames)[number];
  readonly slot: Slot;
  /** 0 to 1; the shares of a day add up to 1. */
  readonly share: number;
}

/** Usual meals by how many a member eats a day. Shares follow British Nutrition Foundation advice (20/30/30/20). */
const byCount: Readonly<Record<MealsPerDay, readonly MealTime[]>> = {
  2: [
    { name: 'Lunch', slot: 'lunch', share: 0.45 },
    { name: 'Dinner', slot: 'dinner', share: 0.55 },
  ],
  3: [
    { name: 'Breakfast', slot: 'breakfast', share: 0.25 },
    { name: 'Lunch', slot: 'lunch', share: 0.35 },
    { name: 'Dinner', slot: 'dinner', share: 0.4 },
  ],
  4: [
    { name: 'Breakfast', slot: 'breakfast', share: 0.25 },
    { name: 'Lunch', slot: 'lunch', share: 0.3 },
    { name: 'Snack', slot: 'snack', share: 0.1 },
    { name: 'Dinner', slot: 'dinner', share: 0.35 },
  ],
  5: [
    { name: 'Breakfast', slot: 'breakfast', share: 0.2 },
    { name: 'Morning snack', slot: 'snack', share: 0.1 },
    { name: 'Lunch', slot: 'lunch', share: 0.3 },
    { name: 'Afternoon snack', slot: 'snack', share: 0.1 },
    { name: 'Dinner', slot: 'dinner', share: 0.3 },
  ],
};

/** The meals of a day in their order; their shares of its energy add up to 1. */
export function mealTimes(count: MealsPerDay): readonly MealTime[] {
  return byCount[count];
}

const slotOfName: ReadonlyMap<string, Slot> = new Map(
  Object.values(byCount)
    .flat()
    .map(({ name, slot }) => [name, slot]),
);

/** What a meal is by its name; undefined for a name that no meal has. */
export function slotOf(name: string): Slot | undefined {
  return slotOfName.get(name);
}
