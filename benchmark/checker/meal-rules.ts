import type { Check } from './breach.ts';
import { minutesOf } from './measure.ts';
import type { ServedDish, ServedMeal } from './submission.ts';
import type { Person, Tables } from './tables.ts';

/** Animals that a diet does not eat. A diet that is not named here eats everything. */
const notEaten: ReadonlyMap<string, readonly string[]> = new Map([
  ['Fish-Only', ['poultry', 'meat']],
  ['Vegetarian', ['fish', 'shellfish', 'poultry', 'meat']],
  ['Vegan', ['honey', 'dairy', 'egg', 'fish', 'shellfish', 'poultry', 'meat']],
]);

/** Allergies for which 'may contain' on a pack is enough. A trace of lactose harms nobody who has only little lactase. */
const tracesMatter: ReadonlySet<string> = new Set(['gluten', 'peanuts', 'shellfish', 'eggs']);

const skills = ['Beginner', 'Intermediate', 'Advanced'];

function checkSafety(dish: ServedDish, person: Person, tables: Tables, check: Check): void {
  const refused = notEaten.get(person.diet) ?? [];
  // what the recipe asks for is eaten whether or not the plan names it
  const keys = new Set([
    ...dish.servings.map(({ food }) => food),
    ...(tables.recipes.get(dish.recipe)?.grams.keys() ?? []),
  ]);
  for (const key of keys) {
    const food = tables.foods.get(key);
    if (!food) continue;
    const { allergens, mayContain, animals } = food;
    const harm = person.allergies.find(
      (allergy) =>
        allergens === null ||
        allergens.includes(allergy) ||
        (tracesMatter.has(allergy) && mayContain.includes(allergy)),
    );
    check('allergen', harm === undefined, () => `${key} in ${dish.recipe}: ${harm}`);
    const unclassed = refused.length > 0 && animals.length === 0;
    const animal = animals.find((name) => refused.includes(name));
    check('diet', animal === undefined && !unclassed, () => `${key} in ${dish.recipe}`);
    check('disliked', !person.dislikedFoods.has(key), () => `${key} in ${dish.recipe}`);
  }
  check('disliked', !person.dislikedRecipes.has(dish.recipe), () => dish.recipe);
}

function checkDish(dish: ServedDish, person: Person, tables: Tables, check: Check): void {
  const recipe = tables.recipes.get(dish.recipe);
  check('recipe', recipe !== undefined, () => `no recipe is called ${dish.recipe}`);
  if (!recipe) return;
  const wanted = [...recipe.grams.keys()].toSorted().join();
  const served = dish.servings
    .map(({ food }) => food)
    .toSorted()
    .join();
  check('recipe', wanted === served, () => `${dish.recipe} is served as ${served}`);
  check(
    'skill',
    skills.indexOf(recipe.skill) <= skills.indexOf(person.skill),
    () => `${dish.recipe} is ${recipe.skill}`,
  );
  for (const { food: key, grams } of dish.servings) {
    const food = tables.foods.get(key);
    if (!food) continue;
    const steps = grams / food.step;
    const isWhole = Math.abs(steps - Math.round(steps)) < 1e-6;
    const asWritten = Math.abs(grams - (recipe.grams.get(key) ?? 0)) < 1e-6;
    check('amount', grams > 0, () => `${grams} g of ${key}`);
    check('amount', isWhole || asWritten, () => `${grams} g of ${key}, in steps of ${food.step} g`);
  }
}

/** Of these a large appetite has a larger plate; of milk, fruit, oil and sugar it has less more, of seasonings nothing. */
const onPlate: readonly string[] = ['protein', 'starch', 'vegetable'];

/** How much more of a food than a usual meal the largest meal of the day lets all of them hold. */
function timesTheMost(role: string, { energy, meals }: Person): number {
  if (role === 'seasoning') return 1;
  const largest = energy * Math.max(...meals.map(({ share }) => share));
  const isOnPlate = onPlate.includes(role);
  if (largest >= 1900) return 2;
  if (largest >= 1150) return isOnPlate ? 1.5 : 1.25;
  return largest >= 800 && isOnPlate ? 1.25 : 1;
}

function checkAmounts(meal: ServedMeal, person: Person, tables: Tables, check: Check): void {
  const together = new Map<string, number>();
  for (const { food, grams } of meal.dishes.flatMap(({ servings }) => servings)) {
    together.set(food, (together.get(food) ?? 0) + grams);
  }
  for (const [key, grams] of together) {
    const food = tables.foods.get(key);
    check('recipe', food !== undefined, () => `no food is called ${key}`);
    if (!food) continue;
    const most = food.mostOfMeal * timesTheMost(food.role, person);
    check('amount', grams <= most + 1e-6, () => `${grams} g of ${key}, at most ${most} g`);
  }
}

/** Rules of one meal by itself. @param slot at which the main dish is eaten */
export function checkMeal(
  meal: ServedMeal,
  slot: string,
  person: Person,
  tables: Tables,
  check: Check,
): void {
  check('missing', meal.dishes.length > 0, () => `${meal.name} is empty`);
  for (const [index, dish] of meal.dishes.entries()) {
    checkDish(dish, person, tables, check);
    checkSafety(dish, person, tables, check);
    const slots = tables.recipes.get(dish.recipe)?.slots ?? [];
    // a dinner that is left over is tomorrow's lunch
    const suits = slots.includes(slot) || (index === 0 && meal.leftoverOf !== null);
    const beside = index > 0 && (slots.includes('side') || slots.includes('snack'));
    check('slot', suits || beside, () => `${dish.recipe} at ${meal.name}`);
  }
  checkAmounts(meal, person, tables, check);
  const { ready } = minutesOf(meal, tables);
  check('minutes', ready <= person.minutes, () => `${meal.name} takes ${ready} minutes`);
}
