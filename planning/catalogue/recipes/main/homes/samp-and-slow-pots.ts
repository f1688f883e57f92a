import type { Recipe } from '../../../recipe.ts';
import { soakedBeans, soakedSamp, soakedSampAndBeans } from '../../ahead.ts';

/** Pots of Zulu, Xhosa and Sotho homes that simmer by themselves: samp and beans, steamed bread, dumplings, pork. */
export const mainHomesSampAndSlowPots: readonly Recipe[] = [
  {
    id: 'chicken-portions-dumplings', name: 'Chicken stew with dumplings', emoji: '🍗', slots: ['dinner', 'lunch'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 55,
    ingredients: [['chicken-mixed-portions-frozen', 130], ['cake-flour', 65], ['baking-powder', 2], ['carrots', 60], ['onions', 50], ['tomatoes', 50], ['garlic', 1.5], ['curry-powder', 2], ['thyme', 0.5], ['bay-leaves', 0.5]],
    scaling: 'parts', steps: ['Brown the thawed chicken in a dry pot with the onion and garlic.', 'Add the curry powder, thyme, bay leaves, carrots, tomatoes and water to cover and simmer until the juices run clear and the meat comes off the bone.', 'Stir the flour and baking powder with water to a soft dough and drop it into the stew by the spoon.', 'Cover and steam without lifting the lid until the dumplings are light and dry inside.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 25, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 4.5,
  },
  {
    id: 'isitambu-beans-maas', name: 'Isitambu and beans with cold maas', emoji: '🥛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 120, ahead: soakedSampAndBeans,
    ingredients: [['samp', 55], ['sugar-beans', 35], ['amasi', 325], ['onions', 25], ['sunflower-oil', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the samp and beans hard for ten minutes in fresh water, then simmer with the onion until both are soft.', 'Stir in the oil and salt and let it cool a little.', 'Eat with the cold maas poured over.'],
    tools: ['stove'], keepsDays: 3, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 100, carried: 'home', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 4,
  },
  {
    id: 'isophu-bread', name: 'Isophu (bean and mealie soup) and bread', emoji: '🍲', slots: ['dinner', 'lunch'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 110, ahead: soakedBeans,
    ingredients: [['sugar-beans', 55], ['sweetcorn-frozen', 70], ['potatoes', 75], ['onions', 50], ['bread-wholewheat', 40], ['sunflower-oil', 5], ['curry-powder', 2], ['garlic', 1.5], ['thyme', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the beans hard for ten minutes in fresh water, then simmer until soft.', 'Fry the onion and garlic in the oil with the curry powder and thyme and stir them in.', 'Add the potatoes in cubes, the sweetcorn and salt and simmer until the potatoes fall apart and thicken the soup.', 'Eat with the bread.'],
    tools: ['stove'], keepsDays: 3, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 80, carried: 'home', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], batch: true, appeal: 3.5,
  },
  {
    id: 'pork-potato-stew-pap', name: 'Pork and potato stew with pap', emoji: '🍖', slots: ['dinner', 'lunch'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 90,
    ingredients: [['pork-pack', 110], ['maize-meal', 45], ['potatoes', 75], ['carrots', 60], ['onions', 50], ['tomatoes', 50], ['garlic', 3], ['curry-powder', 2], ['thyme', 0.5], ['bay-leaves', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Brown the pork in a dry pot with the onion and garlic.', 'Add the curry powder, thyme, bay leaves, salt and water to cover and simmer until the meat is tender and cooked through.', 'Add the potatoes, carrots and tomatoes and simmer until soft and thick.', 'Serve with stiff pap of the maize meal.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 55, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], batch: true, appeal: 4,
  },
  {
    id: 'samp-mince-gravy', name: 'Samp and mince gravy', emoji: '🍲', slots: ['dinner', 'lunch'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 80, ahead: soakedSamp,
    ingredients: [['samp', 60], ['beef-mince', 65], ['carrots', 60], ['onions', 50], ['tomatoes', 50], ['garlic', 1.5], ['curry-powder', 2], ['thyme', 0.5], ['worcester-sauce', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the samp in fresh water until soft.', 'Fry the mince with the onion and garlic in a dry pan until brown and no longer pink.', 'Add the curry powder, thyme, grated carrots, tomatoes, Worcester sauce, salt and a little water and simmer to a gravy.', 'Spoon over the samp.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 50, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], batch: true, appeal: 4.5,
  },
  {
    id: 'ujeqe-curried-sugar-beans', name: 'Ujeqe and curried sugar beans', emoji: '🍞', slots: ['dinner', 'lunch'], skill: 'Beginner',
    activeMinutes: 30, totalMinutes: 130, ahead: soakedBeans,
    ingredients: [['sugar-beans', 55], ['brown-bread-flour', 65], ['yeast', 1.5], ['sugar-white', 2.5], ['tomatoes', 100], ['carrots', 60], ['onions', 50], ['sunflower-oil', 8], ['curry-powder', 3], ['garlic', 3], ['thyme', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the beans hard for ten minutes in fresh water, then simmer until soft.', 'Knead the flour with the yeast, sugar, half of the salt and warm water, and let the dough rise until doubled.', 'Steam it in a greased bowl in a covered pot until it is firm and springs back.', 'Fry the onion, garlic, curry powder and thyme in the oil, add the carrots, tomatoes, beans and the rest of the salt and simmer until thick.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 3, freeMinutes: 60, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], batch: true, appeal: 4,
  },
  {
    id: 'umngqusho-wors', name: 'Umngqusho and wors', emoji: '🌭', slots: ['dinner', 'lunch'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 120, ahead: soakedSampAndBeans,
    ingredients: [['samp', 35], ['sugar-beans', 45], ['boerewors', 65], ['carrots', 60], ['onions', 50], ['tomatoes', 50], ['garlic', 1.5], ['curry-powder', 2], ['thyme', 0.5]],
    scaling: 'parts', steps: ['Boil the samp and beans hard for ten minutes in fresh water, then simmer until both are soft.', 'Fry the boerewors slowly in a dry pan until brown and its juices run clear, and slice it.', 'Fry the onion, garlic, carrots, curry powder and thyme in the fat that is left, add the tomatoes and cook until thick.', 'Stir all into the samp and beans.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 90, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], batch: true, appeal: 4.5,
  },
];
