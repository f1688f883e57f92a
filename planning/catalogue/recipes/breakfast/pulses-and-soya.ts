import type { Recipe } from '../../recipe.ts';
import { soakedBeans } from '../ahead.ts';

/** Breakfasts: pulses and soya, longer than a quarter of an hour. */
export const breakfastPulsesAndSoya: readonly Recipe[] = [
  {
    id: 'bean-tomato-soft-pap-morning', name: 'Soft pap with tomato and beans', emoji: '🫘', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 25, ahead: soakedBeans,
    ingredients: [['maize-meal-special', 40], ['sugar-beans', 40], ['tomatoes', 100], ['onions', 25], ['sunflower-oil', 5], ['paprika', 0.5], ['naartjies', 80]],
    scaling: 'parts', steps: ['Stir the maize meal into boiling water, cover and cook on low, stirring often, until thick and smooth.', 'Soften the chopped onion with the paprika in the oil.', 'Add the chopped tomatoes and cooked beans and simmer until saucy.', 'Spoon over the pap and eat the naartjie after it.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, carried: 'home', batch: false,
  },
  {
    id: 'eggs-in-spicy-tomato-beans', name: 'Eggs in spicy tomato and beans with brown bread', emoji: '🍳', slots: ['breakfast', 'lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 20,
    ingredients: [['bread-brown', 40], ['eggs', 50], ['tomatoes', 150], ['butter-beans-tinned', 120], ['green-pepper', 60], ['onions', 25], ['sunflower-oil', 5], ['paprika', 1]],
    scaling: 'parts', steps: ['Fry the onion, green pepper, paprika in the oil until soft.', 'Add the chopped tomatoes and the beans and simmer until thick.', 'Make a hollow, break in the egg, cover and cook until it is set.', 'Eat with the bread.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, carried: 'home', batch: false,
  },
  {
    id: 'lentil-mealie-breakfast-bowl', name: 'Brown lentil and tomato bowl with soft pap', emoji: '🥣', slots: ['breakfast', 'lunch'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 30,
    ingredients: [['maize-meal-special', 35], ['lentils-brown', 45], ['tomatoes', 100], ['carrots', 30], ['onions', 25], ['sunflower-oil', 10], ['cumin', 0.5]],
    scaling: 'parts', steps: ['Boil the rinsed lentils until soft and drain them.', 'Cook the maize meal in boiling water under a lid, stirring often, until smooth.', 'Fry the chopped onion, grated carrot and cumin in the oil, add the tomatoes and lentils and simmer until saucy.', 'Spoon over the pap.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, carried: 'home', batch: false,
  },
  {
    id: 'lentils-tomato-orange-morning', name: 'Brown lentils with tomato, and an orange', emoji: '🍅', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 30,
    ingredients: [['lentils-brown', 65], ['tomatoes', 100], ['onions', 25], ['sunflower-oil', 5], ['cumin', 0.5], ['oranges', 130]],
    scaling: 'parts', steps: ['Boil the rinsed lentils until soft and drain them.', 'Soften the chopped onion with the cumin in the oil.', 'Add the tomatoes and lentils and simmer until saucy.', 'Eat the orange after it.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, carried: 'home', batch: false,
  },
  {
    id: 'potato-tofu-breakfast-hash', name: 'Potato, tofu and spinach breakfast hash', emoji: '🥔', slots: ['breakfast', 'lunch'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 25,
    ingredients: [['potatoes', 225], ['tofu-firm', 140], ['spinach-frozen', 50], ['onions', 50], ['tomatoes', 100], ['sunflower-oil', 5], ['paprika', 1], ['salt', 0.5]],
    scaling: 'parts', steps: ['Cut the potatoes into small cubes and boil until just tender, then drain.', 'Fry the onion and potatoes in the oil until golden.', 'Add the cubed tofu, paprika and salt and fry until the edges brown.', 'Stir in the spinach and chopped tomatoes until hot.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, carried: 'home', batch: false,
  },
  {
    id: 'red-lentil-carrot-morning', name: 'Golden red lentils with carrot', emoji: '🥣', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 20,
    ingredients: [['lentils-red', 65], ['carrots', 60], ['onions', 25], ['sunflower-oil', 5], ['turmeric', 0.5], ['naartjies', 80]],
    scaling: 'parts', steps: ['Simmer the rinsed lentils with the turmeric and grated carrots in plenty of water until soft and thick.', 'Fry the sliced onion in the oil until golden and spoon it over.', 'Eat the naartjie after it.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, carried: 'home', batch: false,
  },
];
