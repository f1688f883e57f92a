import type { FoodKey } from '../../catalogue/foods.ts';
import type { PlannedMeal } from '../../meals/model/meal-plan.ts';
import type { Profile } from '../../profile/profile.ts';
import { type AuditReport, createRecorder } from '../finding.ts';
import {
  type AuditTables,
  bodyOf,
  type Dislike,
  type PlanUnderAudit,
} from '../plan-under-audit.ts';
import { type Foods, sumMeals } from '../sums.ts';
import { foodProblem } from './eating-audit.ts';

/** What a member is told of plans and list that were made before their profile changed. */
export interface ToldFit {
  /** Meals that are marked: week from 1, day and meal from 0; a whole day where the meal is null. */
  readonly places: readonly {
    readonly week: number;
    readonly day: number;
    readonly meal: number | null;
  }[];
  /** Foods of the items that are marked. */
  readonly items: readonly string[];
  /** The sentence about all of it; empty where nothing is said. */
  readonly says: string;
}

/** A wish that came after the plan. */
export interface LaterWish {
  /** The profile as it is now. */
  readonly profile: Profile;
  /** What is meant by its disliked foods. */
  readonly dislikes: readonly Dislike[];
}

/** Whether something must be told, may be told, or must not be. */
type Duty = 'must' | 'may' | 'never';

function foodDuty(key: FoodKey, { profile, dislikes }: LaterWish, foods: Foods): Duty {
  if (foodProblem(key, foods, profile) !== null) return 'must';
  if (dislikes.some((dislike) => dislike.foods.includes(key))) return 'must';
  // traces of milk sugar do no harm, and who reads a wish with care leaves out more than was meant
  const traces = profile.allergies.includes('Lactose') && foods[key].mayContain.includes('lactose');
  return traces || profile.disliked_foods !== '' ? 'may' : 'never';
}

/** The strictest of all that a meal holds, by what was written down for it and by its recipes. */
function mealDuty(meal: PlannedMeal, wish: LaterWish, tables: AuditTables): Duty {
  const keys = new Set<FoodKey>();
  for (const { recipe, ingredients } of meal.dishes) {
    for (const { food } of ingredients) keys.add(food);
    for (const [key] of tables.recipes.get(recipe)?.ingredients ?? []) keys.add(key);
  }
  for (const { food } of meal.pot?.ingredients ?? []) keys.add(food);
  const duties = [...keys].map((key) => foodDuty(key, wish, tables.foods));
  return duties.includes('must') ? 'must' : duties.includes('may') ? 'may' : 'never';
}

/** The most starch of a low-carb day, by energy; what is a hair above it may be told or not. */
const lowCarbShare = 0.26;
const hair = 0.015;

function dayDuty(
  meals: readonly PlannedMeal[],
  { profile, dislikes }: LaterWish,
  foods: Foods,
): Duty {
  // nobody who grows or is ill is planned low in starch
  const none = profile.age < 18 || bodyOf({ profile, dislikes }).conditions.length > 0;
  if (profile.diet_type !== 'Low-Carb' || none) return 'never';
  const sums = sumMeals(meals, foods);
  const share = (4 * sums.carbohydrate) / sums.kcal;
  if (share > lowCarbShare + hair) return 'must';
  return share > lowCarbShare ? 'may' : 'never';
}

/**
 * Rule 94: a wish that came after the plan is told of every meal and item that goes against it, and of no other. What
 * goes against it is worked out here, by the statements and the arithmetic of the audit.
 */
export function auditFit(
  { weeks, list }: Pick<PlanUnderAudit, 'weeks' | 'list'>,
  wish: LaterWish,
  { places, items, says }: ToldFit,
  tables: AuditTables,
): AuditReport {
  const recorder = createRecorder();
  const told = new Set(places.map(({ week, day, meal }) => `${week} ${day} ${meal}`));
  let must = 0;
  const look = (place: string, duty: Duty, isTold: boolean, week: number, day: string) => {
    if (duty === 'must') must++;
    const right = duty === 'may' || isTold === (duty === 'must');
    recorder.at(week, day)('94', right, () => `${place} is ${isTold ? 'told of' : 'passed over'}`);
  };
  for (const { week, days } of weeks) {
    for (const [index, { weekday, meals }] of days.entries()) {
      const isTold = (meal: number | null) => told.delete(`${week} ${index} ${meal}`);
      look('the day', dayDuty(meals, wish, tables.foods), isTold(null), week, weekday);
      for (const [place, meal] of meals.entries()) {
        look(meal.name, mealDuty(meal, wish, tables), isTold(place), week, weekday);
      }
    }
  }
  const marked = new Set(items);
  for (const { food, name } of list.lines) {
    look(name, foodDuty(food, wish, tables.foods), marked.delete(food), 0, '');
  }
  const check = recorder.at(0);
  const odd = [...told, ...marked];
  check('94', odd.length === 0, () => `${odd[0]} is told of and is not there`);
  const count = places.length + items.length;
  const numbers = [...says.matchAll(/(\d+) (?:meal|day|item)s? of/g)].map(([, number]) =>
    Number(number),
  );
  const sum = numbers.reduce((all, number) => all + number, 0);
  check('94', sum === count, () => `'${says}' speaks of ${sum}, and ${count} are marked`);
  check('94', must === 0 || says !== '', () => 'nothing is said');
  return recorder;
}
