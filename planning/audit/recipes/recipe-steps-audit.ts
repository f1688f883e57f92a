import type { Catalogue, CatalogueFood, Dish } from '../../catalogue/catalogue.ts';
import { wordsOf } from '../../catalogue/words.ts';

/** Words of a food's names that say what it is like, or what many are, and so name none: 'the brown ones' may be lentils. */
const namesNone: ReadonlySet<string> = new Set(
  wordsOf(
    `red green white yellow black brown dark light pink golden tinned frozen dry dried fresh smoked low high full fat
    free lite lean double whole wholegrain plain instant quick rolled ground chopped sliced grated baby young big small
    large long life soft hard firm sweet sour mild mixed mix home style greek paste powder sauce spice seasoning food
    meal piece portion pack stir fry breakfast cream self raising of and in the with for part meat dairy`,
  ),
);
/** Shorter words ('of', 'g') name no food. */
const shortestName = 3;

/** 'The spices' are all of a recipe, 'the herbs' too; salt and vinegar are neither. */
function isSaidTogether({ role, key }: CatalogueFood, said: ReadonlySet<string>): boolean {
  if (role !== 'seasoning') return false;
  if (key.includes('herb')) return said.has('herb');
  return said.has('spice') && !/salt|vinegar|sauce|juice|stock|baking/.test(key);
}

/** All that a cook reads of a dish beside its list of ingredients. */
function textOf({ recipe: { ahead, steps } }: Dish): string {
  return [...(ahead === undefined ? [] : [ahead.says]), ...steps].join('\n');
}

function forgottenIn(dish: Dish): readonly string[] {
  const said = new Set(wordsOf(textOf(dish)));
  const isSaid = (word: string) =>
    word.length >= shortestName && !namesNone.has(word) && said.has(word);
  return dish.ingredients
    .filter(({ food }) => !food.labels.some((label) => label.some(isSaid)))
    .filter(({ food }) => !isSaidTogether(food, said))
    .map(({ food }) => `${dish.recipe.id}: no step says what becomes of ${food.key}`);
}

/** Steps that ask for salt which is not on the list: it would be in no sum and in no trolley. */
const asksForSalt = /\bsalt(ed)?\b|\bseason (it )?(lightly|well|to taste)\b/i;

function unlistedSalt({ recipe, ingredients }: Dish): readonly string[] {
  const isSalty = ({ key }: CatalogueFood) => /salt|aromat|spice|stock|soy-sauce/.test(key);
  const asks = recipe.steps.some((step) => asksForSalt.test(step));
  return asks && !ingredients.some(({ food }) => isSalty(food))
    ? [`${recipe.id}: the steps ask for salt that is not on the list`]
    : [];
}

/** Meat that is cooked, cured or dried when it is sold, and needs only to be hot, if that. */
const readyAsSold =
  /viennas|polony|russians|^ham$|gammon|droewors|biltong|corned-beef|^(soya|soy|veg)-/;
/** Boiled until a fork goes in, long after the last pink is gone; some recipes take them cooked from a pot. */
const boiledLong = /^chicken-(feet|gizzards)$/;

/** Raw poultry and pork, and whatever was minced: germs may be in the middle of it, not only outside as on a steak. */
function needsASign({ key, animals, proteinKind }: CatalogueFood): boolean {
  const isMinced = /mince|patties|sausages|boerewors/.test(key);
  const isRisky = animals.includes('poultry') || proteinKind === 'pork' || isMinced;
  return isRisky && !readyAsSold.test(key) && !boiledLong.test(key);
}

/** What a cook sees when it is safe; brown, hot, tender or bubbling is not enough. */
const signs =
  /cooked (right )?through|no (longer )?pink|juices [^.]*run clear|clear juices|(comes?|falls?) off the bone/i;

function unsureWhenDone({ recipe, ingredients }: Dish): readonly string[] {
  if (recipe.steps.some((step) => signs.test(step))) return [];
  return ingredients
    .filter(({ food, role }) => role === 'protein' && needsASign(food))
    .map(({ food }) => `${recipe.id}: no step says by what ${food.key} is seen to be done`);
}

/** 'The other onion' reads like a second one, which is on no list; what is left of one is its rest. */
const another = /\bthe other (?<what>\p{L}+)/giu;

function saysAnother(dish: Dish): readonly string[] {
  const labels = new Set(dish.ingredients.flatMap(({ food }) => food.labels.flat()));
  return [...textOf(dish).matchAll(another)]
    .flatMap(({ groups }) => wordsOf(groups?.what ?? ''))
    .filter((word) => labels.has(word) && !namesNone.has(word))
    .map((word) => `${dish.recipe.id}: another ${word} than that on the list`);
}

/** What the steps of recipes leave out: an ingredient, salt that is asked for, the sign that meat is safe to eat; and what they seem to add. */
export function stepFaults({ dishes }: Pick<Catalogue, 'dishes'>): readonly string[] {
  return dishes.flatMap((dish) => [
    ...forgottenIn(dish),
    ...unlistedSalt(dish),
    ...unsureWhenDone(dish),
    ...saysAnother(dish),
  ]);
}
