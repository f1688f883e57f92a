import type { Catalogue, Dish } from '../../catalogue/catalogue.ts';
import type { FoodKey } from '../../catalogue/foods.ts';
import type { Carried, Recipe } from '../../catalogue/recipe.ts';

/** Grams from which a food is a part of a dish, and no garnish. */
const helping = 30;

function holds({ ingredients }: Recipe, keys: RegExp): boolean {
  return ingredients.some(([key, grams]: readonly [FoodKey, number, ...unknown[]]) => {
    return grams >= helping && keys.test(key);
  });
}

/** Why a way to carry a dish is doubtful, by what the dish is; each is asked of lunches and dinners only. */
const doubts: readonly (readonly [
  says: string,
  carried: readonly Carried[],
  isDoubtful: (recipe: Recipe) => boolean,
])[] = [
  [
    'soup that is carried',
    ['cold', 'microwave'],
    ({ name }) => /\b(soup|chowder|broth)\b/i.test(name),
  ],
  [
    'what is fried or toasted crisp is carried',
    ['cold', 'microwave'],
    ({ name }) =>
      /\b(chips|(?<!cabbage )wedges|fried eggs?|toasted|pizza|jaffle|rösti)\b/i.test(name),
  ],
  [
    'comes from the fire and is carried',
    ['cold', 'microwave'],
    ({ tools, keepsDays }) => tools.includes('braai') && keepsDays < 2,
  ],
  [
    'is warmed, and keeps no day',
    ['microwave'],
    ({ keepsDays, name }) => {
      return keepsDays === 0 && !/wrap|pita|roll/i.test(name);
    },
  ],
  [
    'raw leaves or cucumber in the box that is warmed',
    ['microwave'],
    (recipe) => holds(recipe, /^(lettuce|salad-leaves|rocket)$/) && !/wrap/i.test(recipe.name),
  ],
  [
    'hot staple that is eaten cold',
    ['cold'],
    (recipe) => !recipe.cold && holds(recipe, /^(maize-meal|samp|polenta|mabele)/),
  ],
  [
    'bread with a filling that stays at home',
    ['home'],
    ({ name, tools, cold }) =>
      /\b(sandwich|roll)\b/i.test(name) && (tools.length === 0 || cold === true),
  ],
];

function isMain({ recipe: { slots } }: Dish): boolean {
  return slots.some((slot) => slot === 'lunch' || slot === 'dinner');
}

/** Lunches and dinners that say how they are carried against what they are made of. */
export function carriedFaults({ dishes }: Pick<Catalogue, 'dishes'>): readonly string[] {
  return dishes
    .filter(isMain)
    .flatMap(({ recipe }) =>
      doubts
        .filter(([, carried, doubtful]) => carried.includes(recipe.carried) && doubtful(recipe))
        .map(([says]) => `${recipe.id}: ${says}`),
    );
}
