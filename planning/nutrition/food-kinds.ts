/** Vegetables by which a plate is told from another. */
export const vegetableKinds = [
  'cabbage',
  'carrots',
  'pumpkin',
  'beetroot',
  'spinach',
  'broccoli',
  'cauliflower',
  'green beans',
  'peas',
  'mixed vegetables',
  'sweetcorn',
  'cucumber',
  'lettuce',
  'peppers',
  'mushrooms',
  'baby marrow',
  'brinjal',
  'celery',
  'radishes',
  'avocado',
  'chakalaka',
] as const;
/** What most pots begin with: nobody counts them as the vegetable of a plate. */
export const pottageKinds = ['onion', 'tomato'] as const;
/** Fruits. */
export const fruitKinds = [
  'bananas',
  'apples',
  'citrus',
  'pears',
  'grapes',
  'mango',
  'pawpaw',
  'pineapple',
  'guavas',
  'stone fruit',
  'melon',
  'berries',
  'kiwifruit',
  'granadilla',
  'dried fruit',
] as const;
/** Starches by which a plate is told from another. */
export const starchKinds = [
  'pap',
  'samp',
  'rice',
  'other grains',
  'pasta',
  'bread',
  'crackers',
  'potatoes',
  'sweet potatoes',
] as const;
/** Foods of which people eat no more than so much, apart from their group. */
const otherKinds = [
  'chicken breast',
  'pilchards',
  'tuna',
  'liver',
  'soya mince',
  'lentils',
  'milk',
  'seeds',
  'oil',
  'oats',
  'peanut butter',
] as const;

/**
 * Foods that a guest would call by one name: every cabbage is cabbage. By these a plate is told from another, and counted
 * how often a food comes; foods that stand in no row (spices, sauces, drinks) are not counted.
 */
export const foodKinds = [
  ...vegetableKinds,
  ...pottageKinds,
  ...fruitKinds,
  ...starchKinds,
  ...otherKinds,
] as const;
export type FoodKind = (typeof foodKinds)[number];
