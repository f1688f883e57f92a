import type { Recipe } from '../../../recipe.ts';

/** The same without meat. */
export const mainLargePlatesFishEggsAndBeans: readonly Recipe[] = [
  {
    id: 'peanut-noodles-beans-vegetables', name: 'Peanut noodles with beans and crunchy vegetables', emoji: '🥜', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 13, totalMinutes: 15,
    ingredients: [['spaghetti', 110], ['peanut-butter-plain', 35], ['butter-beans-tinned', 60], ['green-pepper', 60], ['carrots', 60], ['sunflower-oil', 10], ['soy-sauce', 7.5], ['ginger', 4], ['garlic', 3], ['chilli-flakes', 0.5], ['lemon-juice', 10], ['sugar-brown', 2.5]],
    scaling: 'parts', steps: ['Boil the spaghetti.', 'Fry the green pepper and carrots in strips in the oil with the ginger, garlic and chilli flakes until just soft.', 'Stir the peanut butter with the soy sauce, lemon juice, sugar and hot water and add it with the butter beans.', 'Toss with the spaghetti.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'microwave', styles: ['Urban'], batch: true, appeal: 2.5,
  },
  {
    id: 'pilchard-macaroni-peas-large', name: 'Pilchard pasta with peas and chilli tomato', emoji: '🍝', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 13, totalMinutes: 15,
    ingredients: [['spaghetti', 120], ['pilchards-tinned', 100], ['peas-frozen', 70], ['tomatoes', 150], ['onions', 25], ['sunflower-oil', 10], ['garlic', 3], ['chilli-flakes', 0.5], ['origanum', 0.5], ['lemon-juice', 5], ['parsley', 4]],
    scaling: 'parts', steps: ['Boil the spaghetti, with the peas for the last minutes.', 'Fry the onion in the oil with the garlic, chilli flakes and origanum, add the tomatoes and cook until thick.', 'Warm the pilchards in it in large pieces with their sauce.', 'Toss with the spaghetti, peas, lemon juice and parsley.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'microwave', styles: ['Urban', 'Zulu, Xhosa or Sotho', 'Cape'], homeOf: ['Urban'], batch: true, appeal: 4,
  },
  {
    id: 'quick-pap-chakalaka-eggs-cheese', name: 'Quick pap with chakalaka, eggs and cheese', emoji: '🍳', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['polenta', 100], ['eggs', 150], ['chakalaka-tinned', 80], ['cheddar', 10], ['spinach', 40], ['sunflower-oil', 10], ['paprika', 0.5], ['garlic', 1.5], ['black-pepper', 0.5], ['thyme', 0.5]],
    scaling: 'parts', steps: ['Pour the polenta into boiling water and stir until thick.', 'Warm the chakalaka, and wilt the spinach in half of the oil with the garlic and thyme.', 'Fry the eggs in the rest of the oil with the paprika and pepper.', 'Stir the grated cheddar into the pap and serve all together.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 0, carried: 'home', styles: ['Zulu, Xhosa or Sotho', 'Urban'], homeOf: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 4.5,
  },
  {
    id: 'red-lentil-dhal-rotis-eggs', name: 'Red lentil dhal, rotis and fried eggs', emoji: '🫓', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['roti', 120], ['lentils-red', 40], ['eggs', 100], ['tomatoes', 100], ['onions', 25], ['yoghurt-plain-low-fat', 65], ['sunflower-oil', 10], ['curry-powder', 3], ['cumin', 0.5], ['turmeric', 0.5], ['garlic', 3], ['ginger', 2], ['dhania', 4]],
    scaling: 'parts', steps: ['Fry the onion in half of the oil with the garlic, ginger, curry powder, cumin and turmeric, add the tomatoes and lentils with water and simmer until thick.', 'Fry the eggs in the rest of the oil.', 'Warm each roti in a dry pan and serve with the dhal, eggs, yoghurt and dhania.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: false, appeal: 4,
  },
  {
    id: 'soya-mince-spaghetti-cheese-large', name: 'Big spaghetti with soya mince sauce and cheese', emoji: '🍝', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 13, totalMinutes: 15,
    ingredients: [['spaghetti', 115], ['soya-mince', 20], ['tomatoes', 150], ['carrots', 60], ['cheddar', 25], ['onions', 25], ['sunflower-oil', 15], ['tomato-paste', 10], ['garlic', 3], ['origanum', 0.5], ['paprika', 1], ['basil', 2.5]],
    scaling: 'parts', steps: ['Boil the spaghetti.', 'Fry the onion and grated carrots in the oil with the garlic, origanum and paprika, add the soya mince, tomatoes, tomato paste and water and simmer until thick.', 'Toss with the spaghetti and scatter with the basil and grated cheddar.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'microwave', styles: ['Urban'], homeOf: ['Urban'], batch: true, appeal: 4,
  },
  {
    id: 'three-egg-fried-noodles-peas', name: 'Three-egg fried noodles with peas and carrots', emoji: '🍳', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['egg-noodles', 110], ['eggs', 150], ['peas-frozen', 70], ['carrots', 60], ['spring-onions', 15], ['sunflower-oil', 15], ['soy-sauce', 5], ['ginger', 2], ['garlic', 3], ['chilli-flakes', 0.5], ['lemon-juice', 5]],
    scaling: 'parts', steps: ['Boil the noodles with the peas and carrots in strips and drain them.', 'Scramble the eggs in half of the oil and take them out.', 'Fry the ginger, garlic and chilli flakes in the rest, toss the noodles and vegetables in it with the soy sauce and lemon juice.', 'Fold in the eggs and spring onions.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'microwave', styles: ['Urban'], homeOf: ['Urban'], batch: false, appeal: 4.5,
  },
  {
    id: 'tuna-macaroni-sweetcorn-melt', name: 'Tuna macaroni with sweetcorn and melted cheese', emoji: '🐟', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 13, totalMinutes: 15,
    ingredients: [['macaroni', 110], ['tuna-tinned', 60], ['sweetcorn-frozen', 70], ['peas-frozen', 35], ['milk-low-fat', 130], ['cheddar', 25], ['sunflower-oil', 10], ['cake-flour', 10], ['mustard', 5], ['onions', 25], ['paprika', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Boil the macaroni with the sweetcorn and peas.', 'Fry the onion in the oil, stir in the flour and milk until thick, and add the mustard, pepper and paprika.', 'Fold in the tuna and the macaroni and vegetables, scatter with the grated cheddar and cover until it has melted.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'microwave', styles: ['Urban'], homeOf: ['Urban'], batch: true, appeal: 4.5,
  },
];
