/**
 * Groups of food by which people's eating is compared with a pattern, after the tables of South African surveys and the
 * Guidelines for Healthy Eating. Amounts are grams as eaten: cooked, without bone, dry cereals dry, soya moist.
 */
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
