import type { FoodKey } from '../../catalogue/foods.ts';
import type { Foods } from '../sums.ts';

/** Groups in which a week's eating is counted; grams are as eaten: cooked, off the bone, cereals dry, soya moist. */
export const eatingGroups = [
  'pap',
  'rice and pasta',
  'bread',
  'cereal',
  'potatoes',
  'vegetables',
  'fruit',
  'chicken',
  'red meat',
  'processed meat',
  'offal',
  'fish',
  'eggs',
  'milk',
  'cheese',
  'pulses',
  'soya',
  'nuts',
  'fats',
  'sugar',
] as const;
export type EatingGroup = (typeof eatingGroups)[number];

type Row = readonly [group: EatingGroup | null, kind: string, keys: string];

/**
 * Where every food counts: its group, and within it the kind that a guest would name ('cabbage' for each cabbage). Null
 * is for what no week's pattern names: spices, sauces, cream, popcorn, drinks that are no milk.
 */
const rows = [
  ['pap', 'pap', 'maize-meal maize-meal-special braai-pap polenta mabele-meal'],
  ['pap', 'samp', 'samp'],
  ['rice and pasta', 'rice', 'rice-white rice-basmati rice-jasmine rice-brown'],
  ['rice and pasta', 'other grains', 'couscous bulgur pearl-barley quinoa'],
  ['rice and pasta', 'pasta', 'macaroni spaghetti pasta-shapes pasta-wholewheat pasta-gluten-free'],
  ['rice and pasta', 'pasta', 'pasta-red-lentil lasagne-sheets egg-noodles rice-noodles'],
  ['rice and pasta', 'pasta', 'two-minute-noodles'],
  ['bread', 'bread', 'bread-brown bread-white bread-wholewheat bread-rye bread-sourdough'],
  ['bread', 'bread', 'bread-gluten-free bread-low-carb bread-rolls pita-bread tortilla-wraps roti'],
  ['bread', 'bread', 'amagwinya cake-flour self-raising-flour brown-bread-flour gluten-free-flour'],
  ['bread', 'crackers', 'provita cream-crackers rice-cakes corn-cakes rusks'],
  ['cereal', 'oats', 'rolled-oats instant-oats oats-gluten-free oat-bran'],
  ['cereal', 'cereal', 'sorghum-instant-porridge'],
  ['cereal', 'cereal', 'wheat-bran weet-bix corn-flakes bran-flakes muesli granola pronutro'],
  ['cereal', 'cereal', 'futurelife'],
  ['potatoes', 'potatoes', 'potatoes baby-potatoes chips-frozen'],
  ['potatoes', 'sweet potatoes', 'sweet-potatoes'],
  ['vegetables', 'pumpkin', 'butternut pumpkin gem-squash'],
  ['vegetables', 'cabbage', 'cabbage red-cabbage coleslaw-mix'],
  ['vegetables', 'carrots', 'carrots'],
  ['vegetables', 'onion', 'onions onions-red spring-onions leeks'],
  [
    'vegetables',
    'tomato',
    'tomatoes cherry-tomatoes tomatoes-tinned tomato-onion-mix tomato-puree',
  ],
  ['vegetables', 'tomato', 'pasta-sauce'],
  ['vegetables', 'spinach', 'spinach baby-spinach spinach-frozen morogo kale'],
  ['vegetables', 'broccoli', 'broccoli broccoli-frozen'],
  ['vegetables', 'cauliflower', 'cauliflower cauliflower-frozen'],
  ['vegetables', 'green beans', 'green-beans green-beans-frozen'],
  ['vegetables', 'peas', 'peas-frozen peas-tinned'],
  ['vegetables', 'mixed vegetables', 'mixed-veg-frozen stir-fry-veg-frozen'],
  ['vegetables', 'sweetcorn', 'sweetcorn-cob sweetcorn-frozen sweetcorn-tinned creamstyle-corn'],
  ['vegetables', 'beetroot', 'beetroot beetroot-jar'],
  ['vegetables', 'cucumber', 'cucumber'],
  ['vegetables', 'lettuce', 'lettuce salad-leaves rocket'],
  ['vegetables', 'peppers', 'green-pepper mixed-peppers'],
  ['vegetables', 'mushrooms', 'mushrooms mushrooms-brown'],
  ['vegetables', 'baby marrow', 'baby-marrow'],
  ['vegetables', 'brinjal', 'brinjal'],
  ['vegetables', 'celery', 'celery'],
  ['vegetables', 'radishes', 'radishes'],
  ['vegetables', 'avocado', 'avocado'],
  ['vegetables', 'chakalaka', 'chakalaka-tinned'],
  ['fruit', 'bananas', 'bananas'],
  ['fruit', 'apples', 'apples'],
  ['fruit', 'citrus', 'oranges naartjies grapefruit'],
  ['fruit', 'pears', 'pears'],
  ['fruit', 'grapes', 'grapes'],
  ['fruit', 'mango', 'mango'],
  ['fruit', 'pawpaw', 'pawpaw'],
  ['fruit', 'pineapple', 'pineapple'],
  ['fruit', 'guavas', 'guavas'],
  ['fruit', 'stone fruit', 'peaches plums peaches-tinned'],
  ['fruit', 'melon', 'watermelon spanspek'],
  ['fruit', 'berries', 'strawberries berries-frozen blueberries'],
  ['fruit', 'kiwifruit', 'kiwifruit'],
  ['fruit', 'granadilla', 'granadilla'],
  ['fruit', 'dried fruit', 'raisins dates prunes cranberries-dried'],
  ['chicken', 'chicken', 'chicken-mixed-portions-frozen chicken-thighs chicken-thigh-fillet'],
  ['chicken', 'chicken', 'chicken-drumsticks chicken-leg-quarters chicken-wings chicken-whole'],
  ['chicken', 'chicken', 'chicken-necks chicken-mince turkey-whole'],
  ['chicken', 'chicken breast', 'chicken-breast-fillet'],
  ['red meat', 'mince', 'beef-mince beef-mince-lean beef-patties pork-mince'],
  ['red meat', 'beef', 'beef-stew beef-goulash beef-chuck beef-brisket beef-shin beef-short-rib'],
  ['red meat', 'beef', 'beef-stir-fry beef-rump beef-t-bone beef-roast oxtail'],
  ['red meat', 'lamb', 'lamb-stew lamb-chops lamb-neck lamb-leg'],
  ['red meat', 'pork', 'pork-chops pork-pack pork-ribs'],
  ['red meat', 'ostrich', 'ostrich-goulash ostrich-fillet'],
  ['processed meat', 'sausage', 'boerewors beef-sausages viennas russians pork-sausages'],
  ['processed meat', 'sausage', 'chicken-viennas'],
  ['processed meat', 'cold meat', 'polony ham gammon bacon chicken-polony corned-beef-tinned'],
  ['processed meat', 'cold meat', 'biltong droewors chicken-nuggets'],
  ['offal', 'liver', 'chicken-livers beef-liver'],
  ['offal', 'other offal', 'chicken-gizzards chicken-feet beef-tripe beef-kidney'],
  ['fish', 'pilchards', 'pilchards-tinned'],
  ['fish', 'tuna', 'tuna-tinned tuna-tinned-oil'],
  ['fish', 'tinned fish', 'sardines-tinned salmon-tinned middlecut-tinned'],
  ['fish', 'fish', 'hake-fillets hake-crumbed salmon-fresh snoek maasbanker basa-fillets kingklip'],
  ['fish', 'fish', 'smoked-haddock fish-cakes'],
  ['fish', 'shellfish', 'prawns prawn-meat mussels calamari'],
  ['eggs', 'eggs', 'eggs'],
  ['milk', 'milk', 'milk-lactose-free milk-full-cream milk-low-fat milk-fat-free milk-uht'],
  ['milk', 'milk', 'milk-powder milk-evaporated amasi buttermilk'],
  ['milk', 'yoghurt', 'yoghurt-lactose-free yoghurt-plain-low-fat yoghurt-plain-double-cream'],
  ['milk', 'yoghurt', 'yoghurt-fat-free yoghurt-fruit yoghurt-greek drinking-yoghurt'],
  ['milk', 'plant milk', 'soya-yoghurt soya-milk almond-milk oat-milk macadamia-milk'],
  ['cheese', 'cheese', 'cheddar-lactose-free cheddar gouda mozzarella feta parmesan'],
  ['cheese', 'cheese', 'cottage-cheese cream-cheese processed-cheese cheese-spread'],
  ['pulses', 'baked beans', 'baked-beans'],
  ['pulses', 'beans', 'sugar-beans sugar-beans-tinned butter-beans-tinned kidney-beans-tinned'],
  ['pulses', 'beans', 'black-beans-tinned cannellini-beans-tinned four-bean-mix-tinned cowpeas'],
  ['pulses', 'beans', 'mung-beans'],
  ['pulses', 'edamame', 'edamame'],
  ['pulses', 'chickpeas', 'chickpeas-dry chickpeas-tinned chickpea-flour'],
  ['pulses', 'hummus', 'hummus'],
  ['pulses', 'lentils', 'lentils-brown lentils-red lentils-tinned split-peas'],
  ['soya', 'soya mince', 'soya-mince soy-mince-frozen'],
  ['soya', 'tofu', 'tofu-firm'],
  ['soya', 'meatless meat', 'veg-sausages veg-burgers veg-strips'],
  ['nuts', 'peanut butter', 'peanut-butter peanut-butter-plain'],
  ['nuts', 'nuts', 'peanuts peanuts-raw peanuts-raisins almonds cashews walnuts pecans macadamias'],
  ['nuts', 'nuts', 'almond-flour coconut-desiccated'],
  ['nuts', 'seeds', 'sunflower-seeds pumpkin-seeds chia-seeds flaxseed tahini'],
  ['fats', 'oil', 'sunflower-oil canola-oil olive-oil coconut-oil ghee'],
  ['fats', 'spread', 'butter margarine-tub margarine-lite'],
  ['fats', 'mayonnaise', 'mayonnaise mayonnaise-lite vegan-mayonnaise basil-pesto'],
  [
    'sugar',
    'sugar',
    'sugar-white sugar-brown jam honey golden-syrup condensed-milk dark-chocolate',
  ],
  [null, 'cream', 'cream-fresh sour-cream coconut-milk'],
  [null, 'drink', 'rooibos black-tea coffee-instant mageu orange-juice'],
  [null, 'for baking', 'cornflour sago coconut-flour baking-powder yeast cocoa-powder'],
  [null, 'popcorn', 'popcorn-kernels'],
  [null, 'relish', 'olives gherkins atchar tomato-paste fish-paste marmite lemons lemon-juice'],
  [null, 'sauce', 'tomato-sauce chutney mustard vinegar apple-cider-vinegar balsamic-vinegar'],
  [null, 'sauce', 'soy-sauce worcester-sauce peri-peri-sauce sweet-chilli-sauce braai-sauce'],
  [null, 'seasoning', 'garlic ginger chillies garlic-ginger-paste dhania parsley basil salt'],
  [null, 'seasoning', 'black-pepper curry-powder turmeric cumin coriander-ground paprika cinnamon'],
  [null, 'seasoning', 'ginger-ground mixed-herbs origanum thyme rosemary bay-leaves chilli-flakes'],
  [null, 'seasoning', 'garlic-powder chicken-spice aromat stock-cubes-chicken stock-cubes-beef'],
  [null, 'seasoning', 'stock-vegetable packet-soup'],
] as const satisfies readonly Row[];

type Words<Text extends string, Found = never> = Text extends `${infer Word} ${infer Rest}`
  ? Words<Rest, Found | Word>
  : Found | Text;
type Placed = Words<(typeof rows)[number][2]>;

export interface FoodPlace {
  readonly group: EatingGroup | null;
  readonly kind: string;
}

/** Every food with its place, in the order of the rows; a food that stands twice comes twice. */
export const placesOfFoods: readonly (readonly [food: string, place: FoodPlace])[] = rows.flatMap(
  ([group, kind, keys]) =>
    keys.split(' ').map((food): readonly [string, FoodPlace] => [food, { group, kind }]),
);

const places: ReadonlyMap<string, FoodPlace> = new Map(placesOfFoods);
const nowhere: FoodPlace = { group: null, kind: '' };

export function placeOf(key: FoodKey): FoodPlace {
  // the compiler names a food here that stands in no row
  const placed: Placed = key;
  return places.get(placed) ?? nowhere;
}

/** Flour becomes a third more bread by the water in it. [J] */
const breadOfFlour = 1.35;
/** Grams of fresh fruit that a gram of dried stands for: a portion is 30 g of the one and 80 g of the other. */
const freshOfDried = 2.7;
/** Dry peas to cooked, as for the flour of the same peas. */
const cookedOfPeas = 2.5;
const otherFactors: ReadonlyMap<string, number> = new Map([
  ['cake-flour', breadOfFlour],
  ['self-raising-flour', breadOfFlour],
  ['brown-bread-flour', breadOfFlour],
  ['gluten-free-flour', breadOfFlour],
  ['raisins', freshOfDried],
  ['dates', freshOfDried],
  ['prunes', freshOfDried],
  ['cranberries-dried', freshOfDried],
  ['chickpea-flour', cookedOfPeas],
]);

/** Groups whose amounts are counted as they are weighed: cereals dry, the others lose and gain little. */
const asWeighed: ReadonlySet<EatingGroup> = new Set<EatingGroup>([
  'bread',
  'cereal',
  'vegetables',
  'fruit',
  'eggs',
  'cheese',
  'nuts',
  'fats',
  'sugar',
]);

/**
 * Grams as eaten of each gram as a recipe weighs it (raw and edible). The food table's own yield, which agrees with what
 * the pattern was costed with: pap and rice 3, pasta 2.4, pulses 2.5, meat 0.70, chicken 0.72 of its flesh, fish 0.82.
 */
export function eatenFactor(key: FoodKey, foods: Foods): number {
  const { group } = placeOf(key);
  const other = otherFactors.get(key);
  if (other !== undefined) return other;
  return group !== null && asWeighed.has(group) ? 1 : foods[key].cookedYield;
}

/** From this yield on, pulses are weighed dry; tins and hummus are not. */
const yieldOfDry = 1.5;

/** Dry grams that each gram of a food stands for, where it is one of pulses; 0 for others. */
export function dryPulses(key: FoodKey, foods: Foods): number {
  if (placeOf(key).group !== 'pulses') return 0;
  const factor = eatenFactor(key, foods);
  return factor > yieldOfDry ? 1 : factor / cookedOfPeas;
}
