import { serve, servingOf, suits } from './dishes.ts';
import type { PlannedMeal, Planner } from './planner.ts';
import type { PlannerTables, TableProfile, TableRecipe } from './tables.ts';

/** Servings of a dish between which a cook still knows it. */
const leastServings = 0.6;
const mostServings = 1.8;
/** Days for which a dish does not come back. */
const restDays = 4;

interface Candidate {
  readonly recipe: TableRecipe;
  readonly kcal: number;
  readonly protein: number;
  readonly rand: number;
}

function candidatesFor(recipes: readonly TableRecipe[], profile: TableProfile) {
  const suited = recipes.filter((recipe) => suits(recipe, profile));
  return new Map(
    profile.meals.map(({ name, slot }) => [
      name,
      suited
        .filter(({ slots }) => slots.includes(slot))
        .map(
          (recipe): Candidate => ({
            recipe,
            kcal: servingOf(recipe, 'kcal'),
            protein: servingOf(recipe, 'protein'),
            rand: servingOf(recipe, 'rand'),
          }),
        ),
    ]),
  );
}

/**
 * Meal by meal the dish that suits best by itself: made as large as the meal's energy asks for, near its protein, cheap, and
 * not eaten in the last days. It looks neither ahead nor at the week.
 */
export function greedyPlanner({ recipes }: PlannerTables): Planner {
  return {
    name: 'Greedy',
    plan(profile, days) {
      const choices = candidatesFor(recipes, profile);
      const lastDay = new Map<string, number>();
      const used = new Map<string, number>();
      const mealOn = (day: number, { name, share }: TableProfile['meals'][number]): PlannedMeal => {
        const kcal = share * profile.energy_kcal;
        const servingsOf = (candidate: Candidate) =>
          Math.min(mostServings, Math.max(leastServings, kcal / candidate.kcal));
        const costOf = (candidate: Candidate) => {
          const { recipe, protein, rand } = candidate;
          const servings = servingsOf(candidate);
          const rests = day - (lastDay.get(recipe.id) ?? Number.NEGATIVE_INFINITY) > restDays;
          return (
            Math.abs((servings * candidate.kcal) / kcal - 1) +
            Math.max(0, 1 - (servings * protein) / (share * profile.protein_g)) +
            (0.3 * servings * rand) / (share * profile.budget_rand_per_day) +
            0.2 * (used.get(recipe.id) ?? 0) +
            (rests ? 0 : 10)
          );
        };
        const [best] = (choices.get(name) ?? [])
          .map((candidate) => ({ candidate, cost: costOf(candidate) }))
          .toSorted((one, other) => one.cost - other.cost);
        if (!best) return { name, dishes: [] };
        const { recipe } = best.candidate;
        lastDay.set(recipe.id, day);
        used.set(recipe.id, (used.get(recipe.id) ?? 0) + 1);
        return { name, dishes: [serve(recipe, servingsOf(best.candidate))] };
      };
      return Array.from({ length: days }, (_, day) => ({
        meals: profile.meals.map((meal) => mealOn(day, meal)),
      }));
    },
  };
}
