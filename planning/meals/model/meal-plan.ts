import type { Dated, Weekday, WeekNumber } from '../../calendar.ts';
import type { FoodKey } from '../../catalogue/foods.ts';
import type { Stock } from '../../catalogue/packs/stock.ts';
import type { Amounts } from '../../nutrition/vector.ts';
import type { FitnessGoal } from '../../profile/options.ts';
import type { MealTime } from './meal-times.ts';

/** An ingredient as served to one person: grams raw and edible, as weighed by the cook. */
export interface PlannedIngredient {
  readonly food: FoodKey;
  readonly grams: number;
}

/** A dish as served to one person. */
export interface PlannedDish {
  /** Id of the recipe, which holds name, steps and minutes. */
  readonly recipe: string;
  readonly ingredients: readonly PlannedIngredient[];
}

/**
 * Dishes of a meal beyond which a stored one is none of ours. A plate of 2,500 kcal holds a main dish and six sides
 * (`candidates/fill-plate.ts`), and nothing that was ever served may be unreadable later.
 */
export const mostDishesOfMeal = 20;

/** A meal of the plan, named by another one. */
export interface MealMark {
  readonly week: WeekNumber;
  readonly weekday: Weekday;
  readonly meal: MealTime['name'];
}

/** A meal that is served from what was cooked for an earlier one. */
export interface LaterMeal extends MealMark {
  /** Its helping waits in the freezer. */
  readonly frozen?: true;
}

/** A main dish cooked for more than its own meal. */
export interface Pot {
  /** The meals after this one that are served from it, in their order. */
  readonly meals: readonly LaterMeal[];
  /** What goes into it: the grams of this meal and of all later ones, in the recipe's order. */
  readonly ingredients: readonly PlannedIngredient[];
}

/** A meal of the plan as it is stored: its main dish first, then what stands beside it. */
export interface PlannedMeal {
  readonly name: MealTime['name'];
  readonly dishes: readonly PlannedDish[];
  /** What is eaten at this meal, whenever it was cooked. */
  readonly amounts: Amounts;
  /** The main dish is left over from that meal and only warmed up; sides are made fresh. Absent: all is cooked for this meal. */
  readonly leftoverOf?: LaterMeal;
  /** The main dish is cooked for later meals too. Always as the marks of these meals say: `withPots` writes it. */
  readonly pot?: Pot;
  /** The member keeps this meal: whatever is made anew, it stays to the gram. Absent means unlocked. */
  readonly locked?: true;
}

/** A day of the plan as it is stored, its meals in the order in which they are eaten. */
export interface PlannedDay {
  readonly weekday: Weekday;
  readonly meals: readonly PlannedMeal[];
  readonly amounts: Amounts;
  /** All meals of the day are kept, as if each were locked. Absent means unlocked. */
  readonly locked?: true;
}

/** One week as it is stored in `details`; the HTML of the week is rendered from it and from nothing else. */
export interface MealWeek extends Dated {
  readonly version: 1;
  readonly seed: string;
  readonly week: WeekNumber;
  readonly target: {
    /** kcal per day. */
    readonly energy: number;
    /** kcal per day that keep the weight steady. */
    readonly maintenance: number;
    /** Grams per day at least. */
    readonly protein: number;
    readonly fibre: number;
    readonly goal: FitnessGoal;
  };
  readonly days: readonly PlannedDay[];
  /** Sentences for the member: what was changed for safety, what could not be met. */
  readonly notes: readonly string[];
  /** Words of the disliked foods that we could not match to any food. */
  readonly unmatched: readonly string[];
  /** What was at home when the plan was made, of which its list buys nothing; in its first week alone. */
  readonly stock?: Stock;
}

/** What was at home when the plan of these weeks was made. */
export function stockOf(weeks: readonly Pick<MealWeek, 'stock'>[]): Stock {
  return weeks.find(({ stock }) => stock)?.stock ?? [];
}
