import type { Recipe } from '../../../recipe.ts';
import { soakedBeans, soakedSampAndBeans } from '../../ahead.ts';

/** Whole plates of eggs, tinned fish and pulses for little money. */
export const mainWholePlatesEggsFishAndPulsesForLittle: readonly Recipe[] = [
  {
    id: 'egg-cabbage-potato-curry-rice', name: 'Cabbage and potato curry with two eggs and rice', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 22, totalMinutes: 30,
    ingredients: [['eggs', 100], ['cabbage', 80], ['potatoes', 75], ['rice-white', 65], ['lentils-red', 25], ['onions', 50], ['tomatoes', 50], ['sunflower-oil', 10], ['curry-powder', 4], ['turmeric', 0.5], ['cumin', 0.5], ['garlic', 1.5], ['ginger', 2], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the rice with the eggs in the same pot, and peel the eggs.', 'Fry the onions in the oil with the garlic, ginger, curry powder, turmeric and cumin, add the red lentils, potatoes in cubes, tomatoes, salt and water and simmer until nearly soft.', 'Add the cabbage and cook until soft, and lay the eggs in it.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 8, carried: 'microwave', styles: ['Durban Indian', 'Zulu, Xhosa or Sotho'], homeOf: ['Durban Indian'], batch: true, appeal: 4,
  },
  {
    id: 'macaroni-egg-bake-tomato-cheese', name: 'Macaroni baked with egg, tomato and cheese', emoji: '🧀', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 45,
    ingredients: [['macaroni', 75], ['eggs', 100], ['milk-low-fat', 130], ['tomatoes', 100], ['carrots', 60], ['cheddar', 15], ['onions', 25], ['sunflower-oil', 5], ['mustard', 5], ['paprika', 0.5], ['origanum', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Heat the oven and boil the macaroni with the grated carrots.', 'Fry the onion in the oil and mix it with the macaroni and carrots in a dish.', 'Pour over the eggs whisked with the milk, mustard, origanum and pepper, lay the sliced tomatoes on top and scatter with the grated cheddar and paprika.', 'Bake until set and golden.'],
    tools: ['oven', 'stove', 'grater'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 28, carried: 'microwave', styles: ['Afrikaans', 'Urban', 'Cape'], homeOf: ['Afrikaans'], batch: true, appeal: 4,
  },
  {
    id: 'pap-sugar-beans-egg-spinach', name: 'Pap, bean stew, spinach and fried eggs', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 100, ahead: soakedBeans,
    ingredients: [['maize-meal', 60], ['sugar-beans', 40], ['eggs', 100], ['spinach', 60], ['tomatoes', 50], ['onions', 50], ['sunflower-oil', 10], ['curry-powder', 2], ['garlic', 1.5], ['paprika', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Drain the beans and boil them in fresh water until soft.', 'Fry half of the onions in half of the oil with the garlic and curry powder, add the tomatoes, beans and salt and simmer to a stew.', 'Stir the maize meal into boiling water and steam it covered to a stiff pap.', 'Wilt the spinach with the rest of the onions in the rest of the oil, and the eggs beside it with the paprika.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 60, carried: 'home', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 4,
  },
  {
    id: 'pilchard-breyani-egg', name: 'Pilchard breyani with egg', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 22, totalMinutes: 30,
    ingredients: [['pilchards-tinned', 100], ['eggs', 50], ['rice-white', 70], ['lentils-red', 15], ['onions', 50], ['carrots', 60], ['tomatoes', 50], ['sunflower-oil', 10], ['curry-powder', 4], ['turmeric', 0.5], ['cinnamon', 0.5], ['cumin', 0.5], ['garlic', 1.5], ['ginger', 2], ['vinegar', 5]],
    scaling: 'parts', steps: ['Boil the rice with the red lentils, turmeric and cinnamon until soft, with the egg in the same pot.', 'Fry the onions brown in the oil, add the garlic, ginger, curry powder and cumin, then the tomatoes and carrots in thin strips and cook until soft.', 'Fold in the pilchards in large pieces, sprinkle with the vinegar, layer it with the rice and halved egg and steam covered.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 8, carried: 'microwave', styles: ['Durban Indian', 'Cape'], homeOf: ['Durban Indian', 'Cape'], batch: true, appeal: 4,
  },
  {
    id: 'pilchard-frikkadels-gravy-mash-carrots', name: 'Pilchard frikkadels in tomato gravy, mash and carrots', emoji: '🐟', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 25, totalMinutes: 30,
    ingredients: [['pilchards-tinned', 100], ['eggs', 50], ['potatoes', 225], ['carrots', 60], ['tomatoes', 50], ['onions', 50], ['rolled-oats', 15], ['sunflower-oil', 15], ['curry-powder', 2], ['garlic', 1.5], ['thyme', 0.5], ['parsley', 4]],
    scaling: 'parts', steps: ['Boil the potatoes and carrots, and mash the potatoes with the parsley.', 'Flake the fish out of its sauce, mix it with the egg, oats, half of the onions, the curry powder and garlic, shape it into frikkadels and fry them in the oil until brown and set.', 'Fry the rest of the onions in the pan with the thyme, add the tomatoes and the fish sauce and cook to a gravy.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 5, carried: 'microwave', styles: ['Cape', 'Zulu, Xhosa or Sotho', 'Afrikaans'], homeOf: ['Cape'], batch: true, appeal: 4,
  },
  {
    id: 'pilchard-potato-cheese-bake', name: 'Pilchard and potato bake with a cheese crust', emoji: '🧀', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 45,
    ingredients: [['pilchards-tinned', 100], ['potatoes', 300], ['milk-low-fat', 130], ['cheddar', 10], ['onions', 50], ['tomatoes', 50], ['peas-frozen', 35], ['cake-flour', 5], ['sunflower-oil', 5], ['mustard', 3], ['paprika', 0.5], ['thyme', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Heat the oven and boil the potatoes in slices until nearly soft.', 'Fry the onions in the oil, stir in the flour and milk until thick, and add the mustard, thyme, pepper and peas.', 'Layer the potatoes with the pilchards, tomatoes and sauce, scatter with the grated cheddar and paprika and bake until brown.'],
    tools: ['oven', 'stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 22, carried: 'microwave', styles: ['Cape', 'Afrikaans', 'Urban'], homeOf: ['Cape'], batch: true, appeal: 4,
  },
  {
    id: 'samp-beans-beetroot-maas', name: 'Samp and beans, beetroot salad and a cup of maas', emoji: '🥣', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 120, ahead: soakedSampAndBeans,
    ingredients: [['samp', 45], ['sugar-beans', 45], ['beetroot', 80], ['amasi', 260], ['onions', 50], ['carrots', 60], ['sunflower-oil', 5], ['curry-powder', 1], ['vinegar', 5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Drain the samp and beans and simmer them in fresh water until soft, with the carrots for the last part.', 'Boil the beetroot in its skin, peel it, cube it and dress it with the vinegar and pepper.', 'Fry the onions in the oil with the curry powder, stir them into the samp with the salt and serve with the cold maas.'],
    tools: ['stove'], keepsDays: 3, freezes: true, needsNoElectricity: false, pots: 3, freeMinutes: 90, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], batch: true, appeal: 4,
  },
  {
    id: 'savoury-pancakes-curried-egg-spinach', name: 'Savoury pancakes with curried egg and spinach', emoji: '🥞', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 25, totalMinutes: 28,
    ingredients: [['cake-flour', 45], ['eggs', 150], ['milk-low-fat', 195], ['spinach', 80], ['onions', 25], ['tomatoes', 50], ['sunflower-oil', 10], ['curry-powder', 2], ['mustard', 5], ['garlic', 1.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Boil two thirds of the eggs until hard and chop them.', 'Whisk the rest of the eggs with the flour and two thirds of the milk and fry thin pancakes in half of the oil.', 'Fry the onion and garlic in the rest of the oil with the curry powder, add the spinach, tomatoes, mustard, pepper and the rest of the milk, and stir in the chopped eggs.', 'Roll the pancakes round it.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Cape', 'Afrikaans', 'Urban'], homeOf: ['Cape'], batch: false, appeal: 4,
  },
  {
    id: 'soya-mince-lentil-biryani-dhai', name: 'Soya mince and lentil biryani with dhai', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 22, totalMinutes: 30,
    ingredients: [['soya-mince', 20], ['rice-white', 60], ['lentils-red', 15], ['yoghurt-plain-low-fat', 130], ['eggs', 50], ['onions', 50], ['tomatoes', 50], ['carrots', 30], ['sunflower-oil', 10], ['curry-powder', 4], ['turmeric', 0.5], ['cinnamon', 0.5], ['cumin', 0.5], ['garlic', 1.5], ['ginger', 2], ['dhania', 4]],
    scaling: 'parts', steps: ['Boil the rice with the red lentils, turmeric and cinnamon until soft, with the egg in the same pot.', 'Fry the onions brown in the oil, add the garlic, ginger, curry powder and cumin, then the soya mince, tomatoes, grated carrot and water, and simmer until thick.', 'Layer it with the rice and the halved egg and steam covered.', 'Stir the dhania into the yoghurt.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 8, carried: 'microwave', styles: ['Durban Indian', 'Cape'], homeOf: ['Durban Indian'], batch: true, appeal: 4.5,
  },
  {
    id: 'tuna-potato-salad-egg-box', name: 'Potato salad box with tuna and egg', emoji: '🥗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 25,
    ingredients: [['potatoes', 225], ['tuna-tinned', 60], ['eggs', 100], ['peas-frozen', 35], ['carrots', 60], ['mayonnaise', 10], ['yoghurt-plain-low-fat', 65], ['mustard', 3], ['vinegar', 5], ['parsley', 4], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Boil the potatoes in cubes with the peas and grated carrots for the last minutes, and the eggs in another pot.', 'Stir the yoghurt with the mayonnaise, mustard, vinegar and pepper.', 'Fold in the cooled potatoes and vegetables, the tuna, the quartered eggs and the parsley.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, cold: true, pots: 2, freeMinutes: 10, carried: 'cold', styles: ['Urban', 'Afrikaans', 'Cape'], batch: false, appeal: 4,
  },
];
