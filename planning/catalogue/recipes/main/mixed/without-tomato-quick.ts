import type { Recipe } from '../../../recipe.ts';

/** Lunches and dinners without meat, wheat, tomato or onion, ready in a quarter of an hour. */
export const mainWithoutTomatoQuick: readonly Recipe[] = [
  {
    id: 'baked-potato-cheddar-spinach-quick', name: 'Potato with cheddar and creamy spinach', emoji: '🥔', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 9, totalMinutes: 15,
    ingredients: [['potatoes', 300], ['cheddar', 40], ['spinach-frozen', 100], ['milk-low-fat', 65], ['garlic', 3], ['black-pepper', 0.5], ['mustard', 3]],
    scaling: 'parts', steps: ['Prick the potatoes and cook them in the microwave until a knife slides in.', 'Warm the spinach with the garlic and the milk in a pan until thick.', 'Stir in the mustard, pepper and half of the grated cheddar.', 'Open the potatoes, fill them and top with the rest of the cheddar.'],
    tools: ['microwave', 'stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 6, carried: 'home', styles: ['Afrikaans', 'Urban'], batch: false, appeal: 4,
  },
  {
    id: 'chickpea-pea-coconut-polenta', name: 'Chickpeas and peas in coconut on soft polenta', emoji: '🥥', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 13, totalMinutes: 15,
    ingredients: [['chickpeas-tinned', 100], ['polenta', 55], ['peas-frozen', 70], ['spinach-frozen', 60], ['coconut-milk', 50], ['sunflower-oil', 5], ['garlic', 3], ['ginger', 4], ['curry-powder', 3], ['turmeric', 1]],
    scaling: 'parts', steps: ['Warm the garlic, ginger, curry powder and turmeric in the oil until they smell good.', 'Add the drained chickpeas, peas, spinach and coconut milk and simmer until the sauce clings.', 'Meanwhile rain the polenta into boiling water and stir until soft, and spoon the chickpeas over it.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 2, carried: 'microwave', styles: ['Durban Indian', 'Urban'], batch: true, appeal: 1,
  },
  {
    id: 'cottage-cheese-broccoli-potato', name: 'Potato with cottage cheese, broccoli and seeds', emoji: '🥔', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 15,
    ingredients: [['potatoes', 300], ['cottage-cheese', 100], ['broccoli-frozen', 140], ['sunflower-seeds', 15], ['lemon-juice', 5], ['garlic-powder', 0.5], ['black-pepper', 0.5], ['paprika', 1]],
    scaling: 'parts', steps: ['Prick the potatoes and cook them in the microwave until a knife slides in; steam the broccoli beside them with a splash of water.', 'Mix the cottage cheese with the lemon juice, garlic powder and pepper.', 'Open the potatoes, fill them with the cottage cheese and broccoli, and scatter the seeds and paprika over.'],
    tools: ['microwave'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 7, carried: 'home', styles: ['Urban'], batch: false, appeal: 2,
  },
  {
    id: 'curried-eggs-potato-peas', name: 'Curried eggs with potatoes and peas', emoji: '🥚', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['eggs', 100], ['potatoes', 225], ['peas-frozen', 70], ['yoghurt-plain-low-fat', 65], ['sunflower-oil', 10], ['garlic', 3], ['ginger', 3], ['curry-powder', 3], ['turmeric', 1], ['dhania', 5]],
    scaling: 'parts', steps: ['Boil the eggs until firm and cook small cubes of potato with a splash of water in the microwave until soft.', 'Fry the garlic, ginger, curry powder and turmeric in the oil for a moment, add the peas and potatoes and turn until golden.', 'Take it off the heat, stir in the yoghurt, and serve with the halved eggs and the dhania.'],
    tools: ['stove', 'microwave'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 3, carried: 'microwave', styles: ['Durban Indian', 'Cape'], homeOf: ['Durban Indian'], batch: false, appeal: 3,
  },
  {
    id: 'egg-butternut-spinach-pan', name: 'Butternut and spinach pan with eggs and corn cakes', emoji: '🍳', slots: ['dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['eggs', 150], ['butternut', 150], ['spinach', 80], ['corn-cakes', 30], ['sunflower-oil', 10], ['garlic', 3], ['cumin', 1], ['chilli-flakes', 0.5], ['coriander-ground', 1]],
    scaling: 'parts', steps: ['Grate the butternut and fry it in the oil with the garlic, cumin, coriander and chilli flakes until soft.', 'Stir in the washed, shredded spinach until it wilts.', 'Break the eggs into hollows, cover and cook until they are set through; eat with the corn cakes.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 3, carried: 'home', styles: ['Urban', 'Cape'], batch: false, appeal: 2,
  },
  {
    id: 'feta-green-bean-potato-salad', name: 'Warm potato, green bean and feta salad', emoji: '🥗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 15,
    ingredients: [['baby-potatoes', 240], ['green-beans-frozen', 120], ['feta', 40], ['cannellini-beans-tinned', 60], ['sunflower-oil', 10], ['lemon-juice', 10], ['origanum', 1], ['black-pepper', 0.5], ['parsley', 5]],
    scaling: 'parts', steps: ['Boil the halved baby potatoes until nearly tender, add the green beans and boil until both are soft.', 'Whisk the oil with the lemon juice, origanum and pepper.', 'Toss the drained potatoes and green beans with the drained beans and the dressing, and crumble the feta and parsley over.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 5, carried: 'cold', styles: ['Urban'], batch: false, appeal: 3,
  },
  {
    id: 'lentil-mushroom-potato-pan', name: 'Lentils and mushrooms with herb potatoes', emoji: '🍄', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['lentils-tinned', 120], ['potatoes', 225], ['mushrooms', 90], ['green-beans-frozen', 60], ['sunflower-oil', 15], ['garlic', 3], ['thyme', 1], ['paprika', 1], ['vinegar', 5]],
    scaling: 'parts', steps: ['Cook small cubes of potato with a splash of water in a covered bowl in the microwave until soft.', 'Brown the sliced mushrooms in the oil over high heat and add the garlic, thyme and paprika.', 'Add the green beans, drained lentils and potatoes, turn until hot and sharpen with the vinegar.'],
    tools: ['stove', 'microwave'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 3, carried: 'microwave', styles: ['Afrikaans', 'Urban'], batch: true, appeal: 2,
  },
  {
    id: 'mushroom-spinach-omelette-potatoes', name: 'Mushroom and spinach omelette with potatoes', emoji: '🍳', slots: ['dinner'], skill: 'Beginner',
    activeMinutes: 13, totalMinutes: 15,
    ingredients: [['eggs', 150], ['potatoes', 225], ['mushrooms', 70], ['spinach-frozen', 60], ['sunflower-oil', 10], ['garlic', 3], ['thyme', 0.5], ['black-pepper', 0.5], ['paprika', 1]],
    scaling: 'parts', steps: ['Cook small cubes of potato with a splash of water in the microwave until soft, and toss them with the paprika.', 'Brown the sliced mushrooms in the oil, add the garlic, thyme and spinach and cook until dry.', 'Pour the beaten eggs over with the pepper and cook until set through.', 'Fold it over and serve with the potatoes.'],
    tools: ['stove', 'microwave'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 2, carried: 'home', styles: ['Urban', 'Afrikaans'], batch: false, appeal: 3,
  },
  {
    id: 'rice-noodle-egg-cabbage-peas', name: 'Rice noodles with egg, cabbage and peas', emoji: '🍜', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 14,
    ingredients: [['rice-noodles', 60], ['eggs', 100], ['cabbage', 100], ['peas-frozen', 70], ['sunflower-oil', 10], ['garlic', 3], ['ginger', 4], ['chilli-flakes', 0.5], ['lemon-juice', 10]],
    scaling: 'parts', steps: ['Pour boiling water over the rice noodles and leave them until soft.', 'Scramble the eggs in half of the oil until set, and take them out.', 'Fry the shredded cabbage, peas, garlic, ginger and chilli flakes in the rest of the oil over high heat.', 'Toss in the drained noodles, the eggs and the lemon juice.'],
    tools: ['stove', 'kettle'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 2, carried: 'microwave', styles: ['Urban'], homeOf: ['Urban'], batch: false, appeal: 2,
  },
  {
    id: 'sweet-potato-black-bean-bowl', name: 'Sweet potato, black beans and avocado', emoji: '🍠', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 9, totalMinutes: 15,
    ingredients: [['sweet-potatoes', 260], ['black-beans-tinned', 120], ['avocado', 70], ['sweetcorn-frozen', 35], ['cucumber', 50], ['lemon-juice', 10], ['cumin', 1], ['paprika', 1], ['chilli-flakes', 0.5], ['dhania', 5]],
    scaling: 'parts', steps: ['Prick the sweet potato and cook it in the microwave until soft.', 'Warm the drained beans and sweetcorn with the cumin, paprika and chilli flakes.', 'Open the sweet potato, fill it with the beans, and top with the avocado, cucumber, lemon juice and dhania.'],
    tools: ['microwave', 'stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 6, carried: 'home', styles: ['Urban'], batch: false, appeal: 2.5,
  },
  {
    id: 'white-bean-broccoli-lemon-polenta', name: 'White beans and broccoli with lemon on polenta', emoji: '🥦', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 13, totalMinutes: 15,
    ingredients: [['cannellini-beans-tinned', 120], ['polenta', 55], ['broccoli-frozen', 140], ['sunflower-oil', 10], ['garlic', 4.5], ['lemon-juice', 10], ['thyme', 0.5], ['chilli-flakes', 0.5]],
    scaling: 'parts', steps: ['Steam the broccoli in a covered pan with a splash of water until just tender.', 'Add the oil, garlic, thyme, chilli flakes and drained beans and mash a few of the beans.', 'Meanwhile rain the polenta into boiling water and stir until soft; dress the beans with the lemon juice and spoon them over.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 2, carried: 'microwave', styles: ['Urban'], batch: true, appeal: 1,
  },
];
