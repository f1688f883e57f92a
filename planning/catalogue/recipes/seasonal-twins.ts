import type { Recipe } from '../recipe.ts';

/**
 * Naartjies, which are eaten beside many dishes, are sold from April to October; peaches in the other months. A dish that
 * ends with one has a twin that ends with the other, which stands in for it while the naartjie cannot be had.
 */
const replaced = 'naartjies';
const fruit = 'peaches';
/** Grams of a peach without its stone, for each 80 g naartjie. */
const gramsPerPiece = 120;
const replacedPerPiece = 80;

/** What is done with a naartjie, and with a peach in its place; the first that fits. */
const words: readonly (readonly [RegExp, string])[] = [
  [/naartjie segments/g, 'peach slices'],
  [/Peel the naartjie\b/g, 'Rinse the peach'],
  [/Break the naartjie into pieces/g, 'Slice the peach'],
  [/naartjies/g, 'peaches'],
  [/naartjie/g, 'peach'],
];

function reworded(text: string): string {
  return words.reduce((said, [from, to]) => said.replace(from, to), text);
}

function twinName({ name }: Recipe): string {
  const said = reworded(name);
  return said === name ? `${name}, and a peach` : said;
}

/** The same dish with peaches in the place of its naartjies. */
function twinOf(recipe: Recipe): Recipe {
  return {
    ...recipe,
    id: `${recipe.id}-peach`,
    name: twinName(recipe),
    emoji: recipe.emoji === '🍊' ? '🍑' : recipe.emoji,
    ingredients: recipe.ingredients.map((ingredient) => {
      const [food, grams, ...role] = ingredient;
      if (food !== replaced) return ingredient;
      const pieces = Math.max(1, Math.floor(grams / replacedPerPiece));
      return [fruit, pieces * gramsPerPiece, ...role];
    }),
    steps: recipe.steps.map(reworded),
    standsInFor: recipe.id,
  };
}

/** A bowl of naartjies alone; peaches alone have a recipe of their own. */
const isFruitAlone = ({ ingredients }: Recipe) => ingredients.length === 1;

/** The twins of all dishes that have one. */
export function seasonalTwins(recipes: readonly Recipe[]): readonly Recipe[] {
  return recipes
    .filter((recipe) => recipe.ingredients.some(([food]) => food === replaced))
    .filter((recipe) => !isFruitAlone(recipe))
    .map(twinOf);
}
