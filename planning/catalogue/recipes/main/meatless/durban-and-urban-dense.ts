import type { Recipe } from '../../../recipe.ts';

/** Much protein in little energy for little money, without meat: eggs, dhal, dhai, maas, cottage cheese and soya. */
export const mainDurbanAndUrbanDense: readonly Recipe[] = [
  {
    id: 'cheese-vegetable-omelette-toast', name: 'Big cheese and vegetable omelette on toast', emoji: '🍳', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['eggs', 150], ['gouda', 15], ['bread-brown', 40], ['mixed-veg-frozen', 100], ['tomatoes', 50], ['onions', 25], ['sunflower-oil', 5], ['mustard', 3], ['paprika', 0.5], ['black-pepper', 0.5], ['thyme', 0.5]],
    scaling: 'parts', steps: ['Fry the onion and mixed vegetables in the oil with the thyme and pepper.', 'Pour over the eggs whisked with the mustard and paprika, scatter with the grated gouda and cover until set.', 'Toast the bread and serve it beside with the tomato.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Afrikaans'], homeOf: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'dhal-spinach-egg-dhai-plate', name: 'Spinach dhal with two eggs and dhai', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 28,
    ingredients: [['lentils-red', 45], ['eggs', 100], ['spinach', 60], ['yoghurt-fat-free', 130], ['tomatoes', 50], ['onions', 50], ['sunflower-oil', 5], ['curry-powder', 2], ['turmeric', 0.5], ['cumin', 0.5], ['garlic', 1.5], ['ginger', 2], ['rice-white', 35], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the red lentils with the turmeric and salt until soft, with the eggs in another pot.', 'Fry the onions in the oil with the cumin, garlic, ginger and curry powder, add the tomatoes and spinach and stir it into the lentils.', 'Lay the peeled, halved eggs in it and serve with the yoghurt as dhai, and the boiled rice.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 8, carried: 'home', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: false, appeal: 4,
  },
  {
    id: 'egg-bhurji-roti-kachumber-dhai', name: 'Three-egg bhurji, roti and kachumber', emoji: '🍳', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['eggs', 150], ['roti', 60], ['yoghurt-fat-free', 130], ['cucumber', 50], ['tomatoes', 100], ['onions', 50], ['peas-frozen', 35], ['sunflower-oil', 5], ['turmeric', 0.5], ['cumin', 0.5], ['chillies', 5], ['dhania', 4], ['lemon-juice', 5]],
    scaling: 'parts', steps: ['Fry half of the onions in the oil with the turmeric, cumin and chilli, add half of the tomatoes and the peas, then stir in the eggs until just set.', 'Chop the cucumber with the rest of the onions and tomatoes, the dhania and lemon juice.', 'Warm the roti in a dry pan and serve with the yoghurt.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: false, appeal: 4.5,
  },
  {
    id: 'kadhi-egg-khichri', name: 'Kadhi with boiled eggs and khichri', emoji: '🍚', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 30,
    ingredients: [['rice-white', 35], ['lentils-red', 30], ['yoghurt-fat-free', 195], ['eggs', 100], ['chickpea-flour', 10], ['onions', 25], ['carrots', 60], ['peas-frozen', 35], ['sunflower-oil', 5], ['turmeric', 0.5], ['cumin', 0.5], ['curry-powder', 1], ['ginger', 2], ['garlic', 1.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the rice and red lentils with the grated carrots, peas, half of the turmeric and the salt until soft, with the eggs in another pot.', 'Whisk the yoghurt with the chickpea flour, the rest of the turmeric and water.', 'Fry the onion in the oil with the cumin, curry powder, ginger and garlic, pour in the yoghurt and simmer, stirring, until thick.', 'Lay the peeled eggs in it and serve over the khichri.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 8, carried: 'microwave', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: false, appeal: 4,
  },
  {
    id: 'soya-keema-egg-peas-rice', name: 'Soya keema with peas, a boiled egg and rice', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 28,
    ingredients: [['soya-mince', 20], ['eggs', 100], ['peas-frozen', 70], ['rice-white', 45], ['yoghurt-fat-free', 65], ['tomatoes', 100], ['onions', 50], ['sunflower-oil', 5], ['curry-powder', 3], ['turmeric', 0.5], ['cumin', 0.5], ['garlic', 1.5], ['ginger', 2]],
    scaling: 'parts', steps: ['Boil the rice, with the eggs in the same pot.', 'Fry the onions in the oil with the garlic, ginger, curry powder, turmeric and cumin, add the soya mince, tomatoes and water and simmer until thick, with the peas for the last minutes.', 'Lay the peeled, halved eggs on it and serve with the yoghurt.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 8, carried: 'microwave', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: true, appeal: 4,
  },
];
