import type { Recipe } from '../../catalogue/recipe.ts';
import { foodProblem, minutesAllowed, skillAllows } from '../meals/eating-audit.ts';
import type { AuditTables } from '../plan-under-audit.ts';
import { type EatenMeal, type EatenPlan, type EatingUnderAudit, kindAt } from './eaten-plan.ts';
import type { EatingMeasure } from './eating-rules.ts';
import { plateVegetables, starches } from './produce-and-fibre.ts';

/** Kinds of main dishes as a cook sorts them. */
type Family =
  | 'curry'
  | 'stew'
  | 'pasta'
  | 'pap plate'
  | 'rice dish'
  | 'bread meal'
  | 'salad'
  | 'soup'
  | 'grill or roast'
  | 'egg dish';

/** By the name of the dish, the first that fits; grams of a kind at the meal come in between. */
const families: readonly (readonly [Family, RegExp | string])[] = [
  ['soup', /\bsoup|broth\b/i],
  ['rice dish', /\bbreyani|biryani|fried rice|pilaf|jollof|kedgeree\b/i],
  ['curry', /\bcurr(y|ied)|masala|dhal|bobotie\b/i],
  ['salad', /\bsalad|slaw\b/i],
  ['pasta', 'pasta'],
  ['bread meal', 'bread'],
  ['stew', /\bstew|potjie|bredie|casserole|gravy|relish|chakalaka|umngqusho\b/i],
  ['egg dish', /\bomelette|frittata|scrambled?|shakshuka|eggs?\b/i],
  ['grill or roast', /\broast|grill|braai|bake|tray|fried|pan-|steak|chops?|fillet\b/i],
  ['rice dish', 'rice'],
  ['pap plate', 'pap'],
];
/** Grams as eaten from which a starch names the meal. [J] */
const plateful = 40;

function familyOf(meal: EatenMeal): Family | null {
  const name = meal.recipes[0]?.name ?? '';
  const found = families.find(([, by]) =>
    typeof by === 'string' ? kindAt([meal], by) >= plateful : by.test(name),
  );
  return found?.[0] ?? null;
}

/** The kind of some of which a meal holds most; '' where it holds none. */
function largestOf(meal: EatenMeal, kinds: readonly string[]): string {
  return kinds.reduce(
    (best, kind) => (kindAt([meal], kind) > kindAt([meal], best) ? kind : best),
    '',
  );
}

/** Protein, starch and vegetable that a plate is told by; null where one is missing. */
function signatureOf(meal: EatenMeal): string | null {
  const parts = [meal.protein, largestOf(meal, starches), largestOf(meal, plateVegetables)];
  return parts.includes('') ? null : parts.join(' + ');
}

/** Days from one plate to the next of the same signature. */
const daysBetween = 3;

/** Plates that come back too soon in another dish. */
function soonAgain(mains: readonly EatenMeal[]): number {
  const lastDay = new Map<string, number>();
  let count = 0;
  for (const meal of mains) {
    const signature = signatureOf(meal);
    if (signature === null) continue;
    const before = lastDay.get(signature) ?? Number.NEGATIVE_INFINITY;
    if (meal.day - before < daysBetween) count++;
    lastDay.set(signature, meal.day);
  }
  return count;
}

function dishesOf(meals: readonly EatenMeal[]): number {
  return new Set(meals.map(({ recipes: [first] }) => first?.id)).size;
}

const least = { dinners: 14, lunches: 10, mains: 22, families: 7 } as const;
const breakfastsWanted = [4, 10] as const;

/** E6: dishes, families and plates of 28 days. */
export function auditDishes({ meals }: EatenPlan): readonly EatingMeasure[] {
  const named = (name: string) => meals.filter(({ meal }) => meal.name === name);
  const cooked = meals.filter(({ isMain, meal }) => isMain && !meal.leftoverOf);
  const dinners = dishesOf(named('Dinner'));
  const lunches = dishesOf(cooked.filter(({ meal }) => meal.name === 'Lunch'));
  const mains = dishesOf(cooked);
  const kinds = new Set(cooked.map(familyOf));
  kinds.delete(null);
  const again = soonAgain(cooked);
  const measures: EatingMeasure[] = [
    { rule: 'E6a', figure: dinners, holds: dinners >= least.dinners },
    { rule: 'E6b', figure: lunches, holds: lunches >= least.lunches },
    { rule: 'E6d', figure: mains, holds: mains >= least.mains },
    { rule: 'E6e', figure: kinds.size, holds: kinds.size >= least.families },
    { rule: 'E6f', figure: again, holds: again === 0 },
  ];
  const breakfasts = dishesOf(named('Breakfast'));
  if (breakfasts > 0) {
    const [fewest, top] = breakfastsWanted;
    const holds = breakfasts >= fewest && breakfasts <= top;
    measures.push({ rule: 'E6c', figure: breakfasts, holds });
  }
  return measures;
}

/** What a member's plan uses of the catalogue. */
export interface Usage {
  /** Members with the same word are alike. */
  readonly like: string;
  /** Recipes that this member may get and that belong to the member's style. */
  readonly allowed: readonly string[];
  /** Recipe of each dish that is served, and of each dinner. */
  readonly dishes: readonly string[];
  readonly dinners: readonly string[];
  readonly foods: readonly string[];
}

function isNormal(recipe: Recipe, plan: EatingUnderAudit, { foods }: AuditTables): boolean {
  const { profile, dislikes, choices } = plan;
  const { style } = choices;
  if (style && recipe.styles && !recipe.styles.includes(style)) return false;
  if (!skillAllows(recipe, profile)) return false;
  if (recipe.totalMinutes > minutesAllowed[profile.cooking_time]) return false;
  const disliked = new Set<string>(dislikes.flatMap((one) => one.foods));
  return recipe.ingredients.every(
    ([key]) => !disliked.has(key) && foodProblem(key, foods, profile) === null,
  );
}

/** What a plan uses of what it may. */
export function usageOf(plan: EatingUnderAudit, eaten: EatenPlan, tables: AuditTables): Usage {
  const { diet_type, cooking_time, cooking_skill } = plan.profile;
  const dinners = eaten.meals.filter(({ meal }) => meal.name === 'Dinner');
  return {
    like: [diet_type, cooking_time, cooking_skill].join(),
    allowed: [...tables.recipes.values()]
      .filter((recipe) => isNormal(recipe, plan, tables))
      .map(({ id }) => id),
    dishes: eaten.meals.flatMap(({ recipes }) => recipes.map(({ id }) => id)),
    dinners: dinners.flatMap(({ recipes: [first] }) => (first ? [first.id] : [])),
    foods: [...new Set(eaten.meals.flatMap(({ foods }) => [...foods.keys()]))],
  };
}

function countsOf(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Share of the members from whom on a recipe must be used: 50 of 1,000. */
const membersOfRecipe = 0.05;
const leastOfRecipes = 0.9;
const leastOfFoods = 0.85;
const topDishes = 20;
const mostOfServings = 0.25;
const mostAlike = 0.5;

/** Mean share of dinners that two like members have in common (Jaccard). */
function likeness(members: readonly Usage[]): number {
  let sum = 0;
  let pairs = 0;
  for (const [index, one] of members.entries()) {
    const own = new Set(one.dinners);
    for (const other of members.slice(index + 1)) {
      if (other.like !== one.like) continue;
      const theirs = new Set(other.dinners);
      const both = [...own].filter((dish) => theirs.has(dish)).length;
      sum += both / Math.max(1, own.size + theirs.size - both);
      pairs++;
    }
  }
  return pairs === 0 ? 0 : sum / pairs;
}

/** E10: how much of the catalogue a run of members uses. */
export function auditCoverage(
  members: readonly Usage[],
  { recipes }: Pick<AuditTables, 'recipes'>,
): readonly EatingMeasure[] {
  const allowed = countsOf(members.flatMap((member) => member.allowed));
  const served = countsOf(members.flatMap((member) => member.dishes));
  const eaten = new Set(members.flatMap((member) => member.foods));
  const wanted = [...allowed]
    .filter(([, count]) => count >= membersOfRecipe * members.length)
    .map(([id]) => id);
  const foods = new Set<string>(
    wanted.flatMap((id) => recipes.get(id)?.ingredients.map(([food]) => food) ?? []),
  );
  const used = wanted.filter((id) => served.has(id)).length / Math.max(1, wanted.length);
  const usedFoods = [...foods].filter((food) => eaten.has(food)).length / Math.max(1, foods.size);
  const counts = [...served.values()].sort((a, b) => b - a);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const top = counts.slice(0, topDishes).reduce((sum, count) => sum + count, 0) / Math.max(1, all);
  const alike = likeness(members);
  return [
    { rule: 'E10a', figure: 100 * used, holds: used >= leastOfRecipes },
    { rule: 'E10b', figure: 100 * usedFoods, holds: usedFoods >= leastOfFoods },
    { rule: 'E10c', figure: 100 * top, holds: top <= mostOfServings },
    { rule: 'E10d', figure: alike, holds: alike <= mostAlike },
  ];
}
