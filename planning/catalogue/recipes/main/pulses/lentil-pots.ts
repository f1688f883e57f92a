import type { Recipe } from '../../../recipe.ts';

/** Lunches and dinners of lentils that cook in the half hour of the meal itself, with rice, pap or potatoes. */
export const mainLentilPots: readonly Recipe[] = [
  {
    id: 'brown-lentil-rice-onions', name: 'Lentils and rice with browned onions', emoji: '🍚', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 30, freeMinutes: 14, pots: 2,
    ingredients: [['lentils-brown', 60], ['rice-white', 60], ['onions', 80], ['tomatoes', 80], ['cucumber', 50], ['sunflower-oil', 10], ['cumin', 1], ['paprika', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Simmer the lentils in plain water for fifteen minutes.', 'Add the rice, the cumin and the salt and simmer on until both are soft.', 'Fry the sliced onions slowly in the oil with the paprika until brown and scatter them over.', 'Eat with the chopped tomatoes and cucumber.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, carried: 'microwave', styles: ['Cape', 'Durban Indian'], batch: true, appeal: 2.5,
  },
  {
    id: 'brown-lentil-stew-pumpkin', name: 'Lentil stew with butternut on rice', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 13, totalMinutes: 30, freeMinutes: 12, pots: 2,
    ingredients: [['lentils-brown', 60], ['rice-white', 60], ['butternut', 100], ['tomatoes', 80], ['onions', 40], ['sunflower-oil', 8], ['garlic', 2], ['curry-powder', 2], ['mixed-herbs', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Soften the onion and garlic in the oil with the curry powder and herbs.', 'Add the lentils and boiling water and simmer for ten minutes, then add the butternut in small cubes, the chopped tomatoes and the salt and simmer until soft.', 'Boil the rice in plain water until tender and drain it.', 'Serve the stew on the rice.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho', 'Cape'], batch: true, appeal: 2,
  },
  {
    id: 'red-lentil-carrot-dhal-rice', name: 'Carrot dhal with rice and tomato sambal', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 30, freeMinutes: 12, pots: 2,
    ingredients: [['lentils-red', 60], ['rice-white', 60], ['carrots', 60], ['tomatoes', 80], ['onions', 50], ['sunflower-oil', 8], ['garlic', 2], ['turmeric', 0.5], ['cumin', 1], ['lemon-juice', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the rice in plain water until tender and drain it.', 'Soften half of the onion, the garlic and the grated carrots in the oil with the turmeric and cumin.', 'Add the red lentils, the salt and water and simmer for fifteen minutes until soft.', 'Chop the tomatoes with the rest of the onion and the lemon juice and serve it beside the dhal and rice.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, carried: 'microwave', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: true, appeal: 3.5,
  },
  {
    id: 'red-lentil-green-bean-rice', name: 'Red lentils with green beans and rice', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 30, freeMinutes: 12, pots: 2,
    ingredients: [['lentils-red', 60], ['rice-white', 60], ['green-beans-frozen', 90], ['tomatoes', 60], ['onions', 40], ['sunflower-oil', 8], ['garlic', 2], ['ginger', 2], ['curry-powder', 2], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the rice in plain water until tender and drain it.', 'Soften the onion, garlic and ginger in the oil with the curry powder.', 'Add the red lentils, the chopped tomatoes, the salt and water and simmer for ten minutes.', 'Add the green beans and cook until they are tender, then serve with the rice.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, carried: 'microwave', styles: ['Durban Indian'], batch: true, appeal: 2,
  },
  {
    id: 'red-lentil-mushroom-rice', name: 'Red lentil bolognaise on rice', emoji: '🍚', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 30, freeMinutes: 12, pots: 2,
    ingredients: [['lentils-red', 60], ['rice-white', 60], ['mushrooms', 60], ['tomatoes-tinned', 100], ['butternut', 40], ['onions', 40], ['sunflower-oil', 8], ['garlic', 2], ['mixed-herbs', 1], ['paprika', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the rice in plain water until tender and drain it.', 'Soften the onion, garlic, grated butternut and sliced mushrooms in the oil with the herbs and paprika.', 'Add the red lentils, the tomatoes, the salt and water, simmer for fifteen minutes until thick and spoon over the rice.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, carried: 'microwave', styles: ['Durban Indian', 'Urban'], batch: true, appeal: 2,
  },
  {
    id: 'red-lentil-pap-stew', name: 'Red lentil and tomato stew with pap', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 30, freeMinutes: 12, pots: 2,
    ingredients: [['lentils-red', 60], ['maize-meal', 70], ['tomatoes', 100], ['butternut', 50], ['onions', 50], ['sunflower-oil', 8], ['garlic', 2], ['curry-powder', 1], ['mixed-herbs', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Cook the maize meal with water and the salt over low heat into a stiff pap.', 'Soften the onion, garlic and grated butternut in the oil with the curry powder and herbs.', 'Add the red lentils, the chopped tomatoes and water, simmer for fifteen minutes until soft and serve with the pap.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], batch: true, appeal: 2,
  },
  {
    id: 'red-lentil-peanut-rice', name: 'Red lentils in peanut sauce with rice', emoji: '🥜', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 30, freeMinutes: 12, pots: 2,
    ingredients: [['lentils-red', 50], ['rice-white', 60], ['peanut-butter-plain', 20], ['tomatoes', 80], ['spinach', 60], ['onions', 40], ['sunflower-oil', 4], ['garlic', 2], ['paprika', 1], ['chilli-flakes', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the rice in plain water until tender and drain it.', 'Soften the onion and garlic in the oil with the paprika and chilli flakes.', 'Add the red lentils, the chopped tomatoes, the salt and water and simmer for fifteen minutes until soft.', 'Stir in the peanut butter and the spinach until it wilts and serve with the rice.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, carried: 'microwave', styles: ['Urban', 'Zulu, Xhosa or Sotho'], batch: true, appeal: 1.5,
  },
  {
    id: 'red-lentil-potato-bredie', name: 'Red lentil and tomato bredie with potatoes', emoji: '🍅', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 30, freeMinutes: 12, pots: 1,
    ingredients: [['lentils-red', 60], ['potatoes', 180], ['tomatoes', 120], ['onions', 50], ['sunflower-oil', 8], ['garlic', 2], ['paprika', 1], ['cinnamon', 0.5], ['chilli-flakes', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Soften the onion and garlic in the oil with the paprika, cinnamon and chilli flakes.', 'Add the potatoes in cubes, the chopped tomatoes, the salt and water and simmer for ten minutes.', 'Add the red lentils and simmer for fifteen minutes more until all is soft.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, carried: 'microwave', styles: ['Cape'], homeOf: ['Cape'], batch: true, appeal: 2,
  },
];
