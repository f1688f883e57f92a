import type { Recipe } from '../../../recipe.ts';
import { soakedSampAndBeans } from '../../ahead.ts';

/** Much protein in little energy for little money: lean chicken, eggs and maas with home vegetables. */
export const mainWholePlatesLeanAndCheap: readonly Recipe[] = [
  {
    id: 'chicken-mince-fried-rice-peas-egg', name: 'Chicken mince fried rice with peas and egg', emoji: '🍚', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 28,
    ingredients: [['chicken-mince', 100], ['eggs', 50], ['rice-white', 60], ['sunflower-oil', 5], ['peas-frozen', 35], ['carrots', 60], ['onions', 25], ['soy-sauce', 5], ['curry-powder', 1], ['garlic', 1.5], ['ginger', 2], ['chilli-flakes', 0.5]],
    scaling: 'parts', steps: ['Boil the rice and let it steam dry.', 'Fry the mince and onion in the oil with the garlic, ginger, curry powder and chilli flakes until no longer pink.', 'Add the peas and the carrots in thin strips and fry until just soft.', 'Push it aside, scramble the egg in the pan and stir in the rice and soy sauce.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 8, carried: 'microwave', styles: ['Urban'], homeOf: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'chicken-sheba-rice-coleslaw', name: 'Chicken sheba with rice and fresh coleslaw', emoji: '🍗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 30,
    ingredients: [['chicken-thigh-fillet', 130], ['sunflower-oil', 10], ['rice-white', 55], ['tomatoes', 100], ['onions', 50], ['cabbage', 60], ['carrots', 60], ['curry-powder', 2], ['garlic', 1.5], ['chilli-flakes', 0.5], ['paprika', 0.5], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the rice.', 'Fry the chicken in pieces with the onions in the oil with the garlic, curry powder, chilli flakes, paprika and salt until no pink is left, add the tomatoes and cook to a thick sheba.', 'Toss the shredded cabbage and grated carrots with the vinegar.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 8, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho', 'Urban'], homeOf: ['Zulu, Xhosa or Sotho'], batch: true, appeal: 4,
  },
  {
    id: 'chicken-sugar-bean-stew-samp', name: 'Chicken and sugar bean stew with samp', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 120, ahead: soakedSampAndBeans,
    ingredients: [['chicken-thigh-fillet', 110], ['sunflower-oil', 10], ['sugar-beans', 30], ['samp', 45], ['tomatoes', 50], ['onions', 50], ['carrots', 60], ['curry-powder', 2], ['garlic', 1.5], ['thyme', 0.5], ['paprika', 1], ['salt', 0.5]],
    scaling: 'parts', steps: ['Drain the samp and beans and simmer them in fresh water until soft.', 'Fry the chicken in pieces with the onions, garlic, curry powder, thyme and paprika in the oil until no pink is left, add the tomatoes, carrots and salt and simmer until soft.', 'Stir the samp and beans into it.'],
    tools: ['stove'], keepsDays: 3, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 80, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], sunday: true, batch: true, appeal: 4.5,
  },
  {
    id: 'peri-peri-thigh-mash-vegetables', name: 'Peri-peri chicken, mash and mixed vegetables', emoji: '🌶️', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 28,
    ingredients: [['chicken-thigh-fillet', 130], ['potatoes', 225], ['mixed-veg-frozen', 80], ['milk-fat-free', 65], ['onions', 25], ['peri-peri-sauce', 5], ['garlic', 1.5], ['paprika', 1], ['lemon-juice', 5], ['sunflower-oil', 10], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Boil the potatoes and mash them with the milk and pepper.', 'Rub the chicken with the peri-peri sauce, garlic, paprika and lemon juice and fry it with the onion in the oil until brown and no pink is left.', 'Boil the mixed vegetables.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 8, carried: 'microwave', styles: ['Urban', 'Afrikaans'], homeOf: ['Urban'], batch: false, appeal: 4.5,
  },
  {
    id: 'scrambled-eggs-tomato-pap-maas', name: 'Scrambled eggs with tomato, pap and a cup of maas', emoji: '🍳', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 25,
    ingredients: [['eggs', 150], ['maize-meal', 40], ['amasi', 195], ['tomatoes', 100], ['onions', 25], ['spinach', 60], ['sunflower-oil', 5], ['curry-powder', 1], ['paprika', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Stir the maize meal into boiling water and steam it covered to a stiff pap.', 'Fry the onion in the oil with the curry powder and paprika, add the tomatoes and spinach and cook until thick.', 'Stir in the eggs with the pepper until just set.', 'Drink the cold maas with it.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 8, carried: 'home', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 4,
  },
  {
    id: 'thick-chicken-vegetable-soup-bread', name: 'Thick chicken and vegetable soup with bread', emoji: '🥣', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 30,
    ingredients: [['chicken-thigh-fillet', 130], ['mixed-veg-frozen', 80], ['potatoes', 75], ['onions', 50], ['bread-brown', 40], ['lentils-red', 15], ['sunflower-oil', 10], ['curry-powder', 1], ['thyme', 0.5], ['garlic', 1.5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Fry the onions and the chicken in small pieces in the oil with the garlic, thyme and curry powder until no pink is left.', 'Add the potatoes in small cubes, red lentils, pepper, salt and plenty of water and simmer until soft.', 'Add the mixed vegetables and cook for some minutes more.', 'Serve with the bread.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 12, carried: 'home', styles: ['Urban', 'Zulu, Xhosa or Sotho', 'Afrikaans'], homeOf: ['Urban'], batch: true, appeal: 4,
  },
  {
    id: 'thigh-fillet-gravy-pap-morogo', name: 'Chicken and carrot gravy, pap and morogo', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 30,
    ingredients: [['chicken-thigh-fillet', 130], ['sunflower-oil', 10], ['maize-meal', 60], ['morogo', 80], ['onions', 50], ['carrots', 60], ['cake-flour', 5], ['curry-powder', 2], ['garlic', 1.5], ['paprika', 1], ['salt', 0.5]],
    scaling: 'parts', steps: ['Stir the maize meal into boiling water and steam it covered to a stiff pap.', 'Brown the chicken in pieces in the oil with the onions, garlic, curry powder, paprika and salt, dust with the flour, add the carrots and water and simmer until the chicken is cooked through.', 'Wilt the morogo in a little water.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 3, freeMinutes: 8, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], batch: true, appeal: 4,
  },
  {
    id: 'thigh-fillet-pumpkin-beetroot-pap', name: 'Pan chicken, soft pap, pumpkin and beetroot', emoji: '🍗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 45,
    ingredients: [['chicken-thigh-fillet', 130], ['sunflower-oil', 10], ['maize-meal', 55], ['pumpkin', 100], ['beetroot', 80], ['onions', 50], ['tomatoes', 50], ['curry-powder', 2], ['paprika', 1], ['garlic', 1.5], ['vinegar', 5], ['cinnamon', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the beetroot in its skin until soft, peel and slice it and dress it with the vinegar.', 'Stir the maize meal into boiling water and simmer it to a soft pap.', 'Cook the pumpkin soft with the cinnamon.', 'Fry the chicken with the onions, garlic, curry powder, paprika and salt in the oil until no pink is left, and cook the tomatoes with it to a gravy.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 4, freeMinutes: 20, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], batch: true, appeal: 4,
  },
];
