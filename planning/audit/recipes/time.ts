import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { FoodKey } from '../../catalogue/foods.ts';
import type { Recipe } from '../../catalogue/recipe.ts';

/** Grams from which a food is cooked as a part of a dish, and decides how long it takes. */
const helping = 20;

/** Fewest minutes from start to plate of what holds a food, water and oven being heated first; fewer in a microwave. */
interface Least {
  readonly says: string;
  readonly foods: RegExp;
  readonly minutes: number;
  readonly inMicrowave?: number;
}

/** Kitchen times of the trade: water that boils in 5 minutes, rice in 18, pap in 20, roots in 15 and more. */
const leastMinutes: readonly Least[] = [
  { says: 'raw rice', foods: /^rice-(white|basmati|jasmine)$/, minutes: 20, inMicrowave: 15 },
  { says: 'raw brown rice', foods: /^rice-brown$/, minutes: 35 },
  { says: 'pap', foods: /^(maize-meal|maize-meal-special|braai-pap|mabele-meal)$/, minutes: 20 },
  { says: 'samp', foods: /^samp$/, minutes: 60 },
  { says: 'barley', foods: /^pearl-barley$/, minutes: 40 },
  {
    says: 'raw potatoes',
    foods: /^(potatoes|baby-potatoes|sweet-potatoes)$/,
    minutes: 15,
    inMicrowave: 12,
  },
  {
    says: 'stewing meat',
    foods:
      /^(beef-(stew|goulash|chuck|brisket|shin|short-rib|tripe)|oxtail|lamb-(stew|neck)|ostrich-goulash|pork-pack)$/,
    minutes: 75,
  },
  { says: 'gizzards or feet', foods: /^chicken-(gizzards|feet)$/, minutes: 75 },
  {
    says: 'chicken on the bone',
    foods: /^chicken-(mixed-portions-frozen|thighs|drumsticks|leg-quarters|wings)$/,
    minutes: 30,
  },
  { says: 'a roast', foods: /^(chicken-whole|lamb-leg|beef-roast)$/, minutes: 75 },
  { says: 'dry beans', foods: /^(sugar-beans|chickpeas-dry)$/, minutes: 90 },
  { says: 'cowpeas', foods: /^cowpeas$/, minutes: 60 },
  { says: 'split peas', foods: /^split-peas$/, minutes: 45 },
  { says: 'brown lentils', foods: /^lentils-brown$/, minutes: 25 },
  { says: 'red lentils', foods: /^lentils-red$/, minutes: 15 },
];
/** Minutes in which an oven is hot and has baked something; a grill is faster. */
const leastInOven = 15;
/** Dry pulses that are soaked on the evening before. */
const soaked: ReadonlySet<FoodKey> = new Set(['sugar-beans', 'chickpeas-dry', 'cowpeas', 'samp']);
/** Minutes up to which waiting is no work. */
const mostHandsWaiting = 5;

function foodsOf({ ingredients }: Recipe): readonly FoodKey[] {
  return ingredients.filter(([, grams]) => grams >= helping).map(([food]) => food);
}

/** Whether a pot of beans was soaked and boiled on another day, which takes the night and somebody at the stove. */
function isBoiledAhead({ ahead }: Recipe): boolean {
  return ahead?.kind === 'cook' && ahead.hours >= 8 && /soak.* boil/.test(ahead.says);
}

function tooFast(recipe: Recipe): readonly string[] {
  const { totalMinutes, tools } = recipe;
  const boiled = isBoiledAhead(recipe);
  const foods = foodsOf(recipe).filter((food) => !(boiled && soaked.has(food)));
  const fast = leastMinutes
    .filter(({ foods: those }) => foods.some((food) => those.test(food)))
    .filter(({ minutes, inMicrowave }) => {
      return totalMinutes < (tools.includes('microwave') ? (inMicrowave ?? minutes) : minutes);
    })
    .map(({ says }) => `${says} in ${totalMinutes} minutes`);
  const cold = tools.includes('oven') && totalMinutes < leastInOven;
  return cold ? [...fast, `an oven in ${totalMinutes} minutes`] : fast;
}

function contradictions(recipe: Recipe): readonly string[] {
  const { activeMinutes, totalMinutes, freeMinutes, pots, tools, ahead } = recipe;
  const says: string[] = [];
  const heated = tools.some((tool) => ['stove', 'oven', 'microwave', 'braai'].includes(tool));
  if (activeMinutes > totalMinutes) says.push('more work than time');
  if (freeMinutes > totalMinutes - activeMinutes) says.push('a free stretch longer than the rest');
  if (heated !== pots > 0) says.push(`${pots} pots for ${tools.join(', ') || 'no tool'}`);
  if (ahead && !ahead.says.startsWith('Ahead: ')) says.push('what is done ahead does not say so');
  if (ahead && ahead.kind !== 'cook' && ahead.handsMinutes > mostHandsWaiting) {
    says.push('waiting that is work');
  }
  return says;
}

function unsoaked(recipe: Recipe): readonly string[] {
  const dry = foodsOf(recipe).filter((food) => soaked.has(food));
  const isWet = recipe.ahead?.kind === 'soak' || isBoiledAhead(recipe);
  return dry.length > 0 && !isWet ? [`${dry[0]} that nobody soaks`] : [];
}

/** Recipes whose minutes contradict each other, or what is in the pot. */
export function timeFaults({ dishes }: Pick<Catalogue, 'dishes'>): readonly string[] {
  return dishes.flatMap(({ recipe }) =>
    [...contradictions(recipe), ...tooFast(recipe), ...unsoaked(recipe)].map(
      (says) => `${recipe.id}: ${says}`,
    ),
  );
}
