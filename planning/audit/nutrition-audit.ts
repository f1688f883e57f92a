import type { Food } from '../catalogue/food.ts';
import type { FoodKey } from '../catalogue/foods.ts';
import type { MealWeek, PlannedDay, PlannedMeal } from '../meals/meal-plan.ts';
import type { Profile } from '../profile/profile.ts';

/**
 * Nutrition invariants of a finished plan, numbered as in the list of plan rules. `hard` ones reject a plan; the others
 * are scored as the share of plans that meet them. The arithmetic is this file's own.
 */
export interface NutritionFinding {
  readonly rule: number;
  readonly hard: boolean;
  readonly week: number;
  readonly detail: string;
}

interface Sums {
  kcal: number;
  protein: number;
  fat: number;
  saturated: number;
  /** Available carbohydrate. */
  carbohydrate: number;
  fibre: number;
  freeSugars: number;
  sodium: number;
  produce: number;
}

type Foods = Readonly<Record<FoodKey, Food>>;

function sumMeals(meals: readonly PlannedMeal[], foods: Foods): Sums {
  const sums: Sums = {
    kcal: 0,
    protein: 0,
    fat: 0,
    saturated: 0,
    carbohydrate: 0,
    fibre: 0,
    freeSugars: 0,
    sodium: 0,
    produce: 0,
  };
  for (const { dishes } of meals) {
    for (const { ingredients } of dishes) {
      for (const { food: key, grams } of ingredients) {
        const food = foods[key];
        const share = grams / 100;
        sums.kcal += food.per100g.kcal * share;
        sums.protein += food.per100g.protein * share;
        sums.fat += food.per100g.fat * share;
        sums.saturated += (food.per100g.saturatedFat ?? 0) * share;
        sums.carbohydrate += Math.max(0, food.per100g.carbohydrate - food.per100g.fibre) * share;
        sums.fibre += food.per100g.fibre * share;
        sums.freeSugars += food.per100g.freeSugars * share;
        sums.sodium += (food.per100g.sodium ?? 0) * share;
        if (food.countsAsProduce) sums.produce += grams;
      }
    }
  }
  return sums;
}

function meanOf(days: readonly Sums[], pick: (sums: Sums) => number): number {
  return days.reduce((total, day) => total + pick(day), 0) / days.length;
}

type Find = (rule: number, hard: boolean, detail: string) => void;

const energyOf = { protein: 4, carbohydrate: 4, fat: 9 } as const;
const mealShares: Readonly<Record<Profile['meals_per_day'], readonly number[]>> = {
  2: [0.45, 0.55],
  3: [0.25, 0.35, 0.4],
  4: [0.25, 0.3, 0.1, 0.35],
  5: [0.2, 0.1, 0.3, 0.1, 0.3],
};

function isLowCarb(profile: Profile): boolean {
  return profile.diet_type === 'Low-Carb' && profile.age >= 18;
}

function auditDay(
  day: PlannedDay,
  week: MealWeek,
  profile: Profile,
  foods: Foods,
  find: Find,
): Sums {
  const sums = sumMeals(day.meals, foods);
  const target = week.target.energy;
  const where = `${day.weekday}: `;
  const carbs = (energyOf.carbohydrate * sums.carbohydrate) / sums.kcal;
  if (Math.abs(sums.kcal / target - 1) > 0.05)
    find(13, true, `${where}${sums.kcal.toFixed(0)} of ${target} kcal`);
  if (sums.protein < 0.95 * week.target.protein) {
    find(14, true, `${where}${sums.protein.toFixed(0)} of ${week.target.protein} g protein`);
  }
  if (isLowCarb(profile)) {
    if (carbs > 0.26 || sums.carbohydrate < 50)
      find(18, true, `${where}${sums.carbohydrate.toFixed(0)} g carbohydrate`);
  } else if (carbs < 0.4 || carbs > 0.68 || sums.carbohydrate < 130) {
    find(
      17,
      true,
      `${where}carbohydrate ${(100 * carbs).toFixed(0)} %, ${sums.carbohydrate.toFixed(0)} g`,
    );
  }
  if ((4 * sums.freeSugars) / sums.kcal > 0.1) find(21, true, `${where}free sugars`);
  if (sums.produce < 400)
    find(24, true, `${where}${sums.produce.toFixed(0)} g of vegetables and fruit`);
  const shares = mealShares[profile.meals_per_day];
  for (const [index, meal] of day.meals.entries()) {
    const share = sumMeals([meal], foods).kcal / target;
    if (Math.abs(share - (shares[index] ?? 0)) > 0.05) {
      find(30, true, `${where}${meal.name} holds ${(100 * share).toFixed(0)} %`);
    }
  }
  return sums;
}

function auditWeek(days: readonly Sums[], week: MealWeek, profile: Profile, find: Find): void {
  const kcal = meanOf(days, (day) => day.kcal);
  const share = (pick: (sums: Sums) => number, per: number) => (per * meanOf(days, pick)) / kcal;
  if (Math.abs(kcal / week.target.energy - 1) > 0.02)
    find(13, true, `week mean ${kcal.toFixed(0)} kcal`);
  const protein = meanOf(days, (day) => day.protein);
  if (protein < week.target.protein - 0.5)
    find(14, true, `week mean ${protein.toFixed(0)} g protein`);
  const carbs = share((day) => day.carbohydrate, 4);
  if (!isLowCarb(profile) && (carbs < 0.45 || carbs > 0.65))
    find(17, true, `week mean ${(100 * carbs).toFixed(1)} %`);
  const fat = share((day) => day.fat, 9);
  const [fatLow, fatHigh] = isLowCarb(profile)
    ? [0.35, 0.6]
    : [profile.age < 18 ? 0.25 : 0.2, 0.35];
  if (fat < fatLow || fat > fatHigh) find(19, true, `week mean fat ${(100 * fat).toFixed(1)} %`);
  const saturated = share((day) => day.saturated, 9);
  if (saturated > (isLowCarb(profile) ? 0.12 : 0.1))
    find(20, true, `saturated fat ${(100 * saturated).toFixed(1)} %`);
  if (share((day) => day.freeSugars, 4) > 0.05) find(21, false, 'free sugars above 5 %');
  const sodium = meanOf(days, (day) => day.sodium);
  if (sodium > 2300) find(22, true, `${sodium.toFixed(0)} mg sodium`);
  else if (sodium > 2000) find(22, false, `${sodium.toFixed(0)} mg sodium`);
  const fibre = meanOf(days, (day) => day.fibre);
  const fibreGoal = isLowCarb(profile)
    ? 25
    : Math.max(25, Math.min(38, (14 * week.target.energy) / 1000));
  if (fibre < fibreGoal - 0.05)
    find(23, true, `${fibre.toFixed(0)} of ${fibreGoal.toFixed(0)} g fibre`);
}

/** Every nutrition finding of four weeks. */
export function auditNutrition(
  weeks: readonly MealWeek[],
  profile: Profile,
  foods: Foods,
): readonly NutritionFinding[] {
  const findings: NutritionFinding[] = [];
  for (const week of weeks) {
    const find: Find = (rule, hard, detail) =>
      findings.push({ rule, hard, week: week.week, detail });
    const days = week.days.map((day) => auditDay(day, week, profile, foods, find));
    auditWeek(days, week, profile, find);
  }
  return findings;
}
