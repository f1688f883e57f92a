import type { PlannedMeal } from './planner.ts';
import type { TableFood, TableProfile, TableRecipe } from './tables.ts';

const refused: Readonly<Record<string, readonly string[]>> = {
  'Fish-Only': ['poultry', 'meat'],
  Vegetarian: ['fish', 'shellfish', 'poultry', 'meat'],
  Vegan: ['honey', 'dairy', 'egg', 'fish', 'shellfish', 'poultry', 'meat'],
};
const levels = ['Beginner', 'Intermediate', 'Advanced'];

function isSafe(food: TableFood, { allergies, diet, disliked_foods }: TableProfile): boolean {
  const held = [...food.allergens, ...food.mayContain];
  return (
    !(allergies.length > 0 && food.allergens.includes('unknown')) &&
    !allergies.some((allergy) => held.includes(allergy)) &&
    !(refused[diet] ?? []).some((animal) => food.animals.includes(animal)) &&
    !disliked_foods.includes(food.key)
  );
}

/** Whether somebody may be given a dish and can cook it. It is stricter than the rules: no trace of lactose either. */
export function suits(recipe: TableRecipe, profile: TableProfile): boolean {
  const { minutes, skill, disliked_recipes } = profile;
  return (
    Math.max(recipe.activeMinutes, recipe.totalMinutes) <= (minutes ?? Number.POSITIVE_INFINITY) &&
    levels.indexOf(recipe.skill) <= levels.indexOf(skill) &&
    !disliked_recipes.includes(recipe.id) &&
    recipe.ingredients.every(([food]) => isSafe(food, profile))
  );
}

type Measured = 'kcal' | 'protein' | 'fat' | 'saturatedFat' | 'carbohydrate' | 'fibre';

/** What a serving holds of something that foods hold by the gram. */
export function servingOf(
  { ingredients }: TableRecipe,
  name: Measured | 'freeSugars' | 'sodium' | 'rand',
): number {
  return ingredients.reduce((sum, [food, grams]) => sum + grams * food[name], 0);
}

/** Grams of vegetables and fruit in a serving. */
export function produceOf({ ingredients }: TableRecipe): number {
  return ingredients.reduce((sum, [food, grams]) => sum + (food.produce ? grams : 0), 0);
}

/** So many servings of a recipe in whole steps of each food, none above the most that a meal holds of it. */
export function serve(recipe: TableRecipe, servings: number): PlannedMeal['dishes'][number] {
  const ingredients: Record<string, number> = {};
  for (const [{ key, step, most }, grams] of recipe.ingredients) {
    const steps = Math.min(Math.round((grams * servings) / step), Math.floor(most / step));
    ingredients[key] = steps > 0 ? Number((steps * step).toFixed(6)) : grams;
  }
  return { recipe: recipe.id, ingredients };
}
