import type { Food } from '../catalogue/food.ts';
import type { FoodKey } from '../catalogue/foods.ts';
import type { Price } from '../catalogue/price.ts';
import type { Recipe } from '../catalogue/recipe.ts';
import type { MealWeek } from '../meals/model/meal-plan.ts';
import type { Profile } from '../profile/profile.ts';
import type { ShoppingList } from '../shopping/shopping-list.ts';
import { statedBy } from './statements/asked-statements.ts';
import type { HealthStatement } from './statements/health-statements.ts';

/** The tables, looked up by name; the audit trusts nothing that the planner computed from them. */
export interface AuditTables {
  readonly foods: Readonly<Record<FoodKey, Food>>;
  readonly recipes: ReadonlyMap<string, Recipe>;
}

export interface PlanTables extends AuditTables {
  readonly prices: Readonly<Record<FoodKey, readonly Price[]>>;
}

/** A wish of a member in words, and what it means, stated by whoever wrote it and not by the matcher. */
export interface Dislike {
  /** As typed under Disliked Foods. */
  readonly text: string;
  readonly foods: readonly FoodKey[];
  /** Must not occur in the name or the steps of a dish; null where the word has another meaning too. */
  readonly words: RegExp | null;
  /** False for what names no food: it has to be said that it was not understood. */
  readonly meant: boolean;
  /** What the words say of the body; absent where they say nothing of it. */
  readonly health?: HealthStatement;
}

/** What all words of a member say of the body, as stated. */
function healthOf(dislikes: readonly Dislike[]): HealthStatement {
  const said = dislikes.flatMap(({ health }) => health ?? []);
  return {
    conditions: [...new Set(said.flatMap(({ conditions }) => conditions))],
    joints: [...new Set(said.flatMap(({ joints }) => joints))],
  };
}

/** The same, with what they answered to the questions about it. */
export function bodyOf({
  profile,
  dislikes,
}: Pick<MealsUnderAudit, 'profile' | 'dislikes'>): HealthStatement {
  const [typed, ticked] = [healthOf(dislikes), statedBy(profile)];
  return {
    conditions: [...new Set([...typed.conditions, ...ticked.conditions])],
    joints: [...new Set([...typed.joints, ...ticked.joints])],
  };
}

/** Four weeks of meals with what was asked for. */
export interface MealsUnderAudit {
  readonly profile: Profile;
  readonly dislikes: readonly Dislike[];
  readonly weeks: readonly MealWeek[];
}

/** Everything that a member gets, with what was asked for. */
export interface PlanUnderAudit extends MealsUnderAudit {
  /** HTML of each week, in order. */
  readonly pages: readonly string[];
  readonly list: ShoppingList;
  readonly listPage: string;
}

/** All sentences that the plan says to the member beside the meals. */
export function notesOf({ weeks }: Pick<MealsUnderAudit, 'weeks'>): string {
  return [...new Set(weeks.flatMap(({ notes }) => notes))].join(' ');
}
