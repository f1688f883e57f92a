import type { Recipe } from '../recipe.ts';

/**
 * A sandwich of chickpeas holds ordinary mayonnaise in most homes, and the vegan one where nobody eats egg. Such a dish is
 * written once, with the vegan one, under which it also stands in stored plans; who eats egg gets it with the other.
 */
const vegan = 'vegan-mayonnaise';
const ordinary = 'mayonnaise';

const holdsVegan = ({ ingredients }: Recipe) => ingredients.some(([food]) => food === vegan);

function withOrdinary(recipe: Recipe): Recipe {
  return {
    ...recipe,
    id: `${recipe.id}-mayonnaise`,
    ingredients: recipe.ingredients.map((ingredient) => {
      const [food, ...amount] = ingredient;
      return food === vegan ? [ordinary, ...amount] : ingredient;
    }),
    steps: recipe.steps.map((step) => step.replace('vegan mayonnaise', 'mayonnaise')),
  };
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** The recipes, each with vegan mayonnaise as two: the ordinary dish, and what stands in for it. */
export function mayonnaiseTwins(recipes: readonly Recipe[]): readonly Recipe[] {
  return recipes.flatMap((recipe) => {
    if (!holdsVegan(recipe)) return [recipe];
    const usual = withOrdinary(recipe);
    const name = `Vegan ${lowerFirst(recipe.name)}`;
    return [usual, { ...recipe, name, standsInFor: usual.id }];
  });
}
