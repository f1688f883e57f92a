import type { Food } from '../../catalogue/food.ts';
import type { FoodKey } from '../../catalogue/foods.ts';
import type { Recipe, Slot } from '../../catalogue/recipe.ts';
import type { Profile } from '../../profile/profile.ts';
import type { Check } from '../finding.ts';
import {
  type AuditTables,
  type Dislike,
  type MealsUnderAudit,
  notesOf,
} from '../plan-under-audit.ts';
import { unprovenNutrients } from '../statements/added-nutrients.ts';
import { avoidedBy } from '../statements/asked-statements.ts';
import { foodsAgainstDiet } from '../statements/avoided-foods.ts';
import { groupWords } from '../statements/group-words.ts';
import { type Foods, ingredientsOf } from '../sums.ts';

function animalsAgainst(diet: Profile['diet_type']): ReadonlySet<string> {
  const flesh = ['poultry', 'meat'];
  const all = [...flesh, 'fish', 'shellfish'];
  if (diet === 'Fish-Only') return new Set(flesh);
  if (diet === 'Vegetarian') return new Set(all);
  return new Set(diet === 'Vegan' ? [...all, 'egg', 'dairy', 'honey'] : []);
}

function allergenProblem(key: FoodKey, food: Food, profile: Profile): string | null {
  for (const { name, allergen, foods } of avoidedBy(profile)) {
    const inTable = food.allergens?.some((one) => one === allergen) === true;
    if (inTable || foods.has(key)) return `${key} for a member with ${name}`;
  }
  return null;
}

function traceProblem(key: FoodKey, food: Food, profile: Profile): string | null {
  const warned = avoidedBy(profile).find(
    ({ allergen, traces }) => traces && food.mayContain.some((one) => one === allergen),
  );
  return warned ? `${key} may contain what ${warned.name} stands for` : null;
}

function dietProblem(key: FoodKey, food: Food, profile: Profile): string | null {
  const against = animalsAgainst(profile.diet_type);
  const byTable = food.animals.some((animal) => against.has(animal));
  const unknown = food.animals.length === 0 && against.size > 0;
  return byTable || unknown || foodsAgainstDiet[profile.diet_type].has(key)
    ? `${key} for ${profile.diet_type}`
    : null;
}

/** What is wrong with giving this food to this member, leaving dislikes aside; null when nothing is. */
export function foodProblem(key: FoodKey, foods: Foods, profile: Profile): string | null {
  const food = foods[key];
  if (food.allergens === null && avoidedBy(profile).length > 0) return `${key} is unknown`;
  return (
    allergenProblem(key, food, profile) ??
    traceProblem(key, food, profile) ??
    dietProblem(key, food, profile)
  );
}

export const minutesAllowed: Readonly<Record<Profile['cooking_time'], number>> = {
  'Less than 15 minutes': 15,
  '15 to 30 minutes': 30,
  '30 to 45 minutes': 45,
  'More than 1 hour': Number.MAX_SAFE_INTEGER,
};
const skills = ['Beginner', 'Intermediate', 'Advanced'];

export function skillAllows(recipe: Recipe, profile: Profile): boolean {
  return skills.indexOf(recipe.skill) <= skills.indexOf(profile.cooking_skill);
}

/** How many recipes of a slot a member's safety, time and skill leave, as counted here. */
export function dishesLeft(
  { profile, dislikes }: MealsUnderAudit,
  tables: AuditTables,
  slot: Slot,
) {
  const disliked = new Set(dislikes.flatMap(({ foods }) => foods));
  let left = 0;
  for (const recipe of tables.recipes.values()) {
    if (!recipe.slots.includes(slot) || !skillAllows(recipe, profile)) continue;
    if (recipe.totalMinutes > minutesAllowed[profile.cooking_time]) continue;
    const good = recipe.ingredients.every(
      ([key]) => !disliked.has(key) && foodProblem(key, tables.foods, profile) === null,
    );
    if (good) left++;
  }
  return left;
}

function servedBy(plan: MealsUnderAudit): ReadonlySet<string> {
  return new Set(plan.weeks.flatMap(({ unmatched }) => unmatched));
}

function checkWords(
  recipe: Recipe,
  foods: Foods,
  dislikes: readonly Dislike[],
  check: Check,
): void {
  const names = recipe.ingredients.map(([key]) => foods[key].name);
  const text = [recipe.name, ...recipe.steps, ...names].join('\n');
  for (const { text: typed, words } of dislikes) {
    if (!words) continue;
    const [said] = words.exec(text) ?? [];
    check('38b', said === undefined, () => `${recipe.id} says '${said}' to who typed '${typed}'`);
  }
}

function checkFoods(
  keys: ReadonlySet<FoodKey>,
  plan: MealsUnderAudit,
  foods: Foods,
  check: Check,
): void {
  const { profile, dislikes } = plan;
  const notUnderstood = servedBy(plan);
  for (const key of keys) {
    const food = foods[key];
    const holds = (problem: string | null) => [problem === null, () => problem ?? ''] as const;
    if (avoidedBy(profile).length > 0) {
      check('32', ...holds(allergenProblem(key, food, profile)));
      check('33', food.allergens !== null, () => key);
      check('34', ...holds(traceProblem(key, food, profile)));
    }
    check('36', ...holds(dietProblem(key, food, profile)));
    const unproven = unprovenNutrients(key, food);
    check('88', unproven.length === 0, () => unproven.join('; '));
    for (const { text, foods: meant } of dislikes) {
      if (meant.length === 0 || notUnderstood.has(text)) continue;
      check('38a', !meant.includes(key), () => `${key} for who typed '${text}'`);
    }
  }
}

/** 'No corn please': the words of a wish without those that say only that it is one. */
const around =
  /\b(?:i|we|do|not|don.?t|no|eat|like|hate|please|pls|allergic|allergy|to|very|any)\b/gi;

/**
 * Rule 89, by a list of words and foods of its own: whoever typed a word for a group gets no food that holds it. Only a
 * wish that is the word and nothing else is read here; what more was typed is judged by rule 38.
 */
function checkGroups(keys: ReadonlySet<FoodKey>, { profile }: MealsUnderAudit, check: Check): void {
  const wishes = profile.disliked_foods
    .split(/[,;\n]|\band\b|\ben\b/i)
    .map((wish) => wish.replace(around, ' ').replace(/\s+/g, ' ').trim().toLowerCase());
  for (const { words, out } of groupWords) {
    const typed = words.find((word) => wishes.includes(word.toLowerCase()));
    if (typed === undefined) continue;
    const served = [...keys].filter((key) => out.has(key));
    check('89', served.length === 0, () => `${served.join(', ')} for who typed '${typed}'`);
  }
}

/** Rule 40: nothing that was asked for is passed over in silence. */
function checkUnderstood(plan: MealsUnderAudit, check: Check): void {
  const said = servedBy(plan);
  for (const { text, meant } of plan.dislikes) {
    check('40', said.has(text) !== meant, () =>
      meant ? `'${text}' was not understood` : `'${text}' was passed over in silence`,
    );
  }
  if (plan.profile.diet_type === 'Other') {
    check('40', /'Other'|other diet/i.test(notesOf(plan)), () => "'Other' was passed over");
  }
}

/** Rules 32 to 40, 88 and 89: nothing that this member must not or will not eat, and nothing in it that nobody knows of. */
export function auditEating(
  plan: MealsUnderAudit,
  tables: AuditTables,
  at: (week: number, day?: string) => Check,
): void {
  for (const { week, days } of plan.weeks) {
    for (const { weekday, meals } of days) {
      const check = at(week, weekday);
      const keys = new Set(ingredientsOf(meals).map(({ food }) => food));
      checkFoods(keys, plan, tables.foods, check);
      checkGroups(keys, plan, check);
      for (const { recipe: id } of meals.flatMap(({ dishes }) => dishes)) {
        const recipe = tables.recipes.get(id);
        if (recipe) checkWords(recipe, tables.foods, plan.dislikes, check);
      }
    }
  }
  checkUnderstood(plan, at(0));
}
