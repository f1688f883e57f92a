import type { Recipe } from '../../recipe.ts';

/** Breakfasts: pulses and soya, longer than a quarter of an hour. */
export const breakfastPulsesAndSoya: readonly Recipe[] = [
  {
    id: 'eggs-in-spicy-tomato-beans', name: 'Eggs in spicy tomato and beans with brown bread', emoji: '🍳', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 20,
    ingredients: [['bread-brown', 40], ['eggs', 50], ['tomatoes', 150], ['butter-beans-tinned', 120], ['green-pepper', 60], ['onions', 25], ['sunflower-oil', 5], ['paprika', 1], ['garlic', 3], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Fry the onion, garlic, pepper, green pepper, paprika in the oil until soft.', 'Add the chopped tomatoes and the beans and simmer until thick.', 'Make a hollow, break in the egg, cover and cook until it is set.', 'Eat with the bread.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 8, carried: 'home', styles: ['Afrikaans'], batch: false, appeal: 3,
  },
  {
    id: 'potato-tofu-breakfast-hash', name: 'Potato, tofu and spinach breakfast hash', emoji: '🥔', slots: ['breakfast', 'lunch'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 25,
    ingredients: [['potatoes', 225], ['tofu-firm', 140], ['spinach-frozen', 50], ['onions', 50], ['tomatoes', 100], ['sunflower-oil', 5], ['paprika', 1], ['salt', 0.5], ['garlic', 3], ['thyme', 0.5]],
    scaling: 'parts', steps: ['Cut the potatoes into small cubes and boil until just tender, then drain.', 'Fry the onion, garlic, thyme and potatoes in the oil until golden.', 'Add the cubed tofu, paprika and salt and fry until the edges brown.', 'Stir in the spinach and chopped tomatoes until hot.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 10, carried: 'home', styles: ['Afrikaans', 'Urban'], batch: false, appeal: 2,
  },
  {
    id: 'red-lentil-tomato-toast', name: 'Spiced red lentils on brown toast', emoji: '🍞', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 20,
    ingredients: [['bread-brown', 80], ['lentils-red', 30], ['tomatoes', 100], ['onions', 30], ['sunflower-oil', 5], ['curry-powder', 1], ['garlic', 2], ['lemon-juice', 5]],
    scaling: 'parts', steps: ['Soften the onion and garlic in the oil with the curry powder.', 'Add the chopped tomatoes, the red lentils and water and simmer for fifteen minutes until soft.', 'Stir in the lemon juice and spoon it over the toasted bread.'],
    tools: ['stove'], keepsDays: 3, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 11, carried: 'home', styles: ['Durban Indian'], batch: false, appeal: 1,
  },
  {
    id: 'pilchard-tomato-toast-morning', name: 'Pilchards and tomato on toast', emoji: '🐟', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 10,
    ingredients: [['bread-brown', 80], ['pilchards-tinned', 75], ['tomatoes', 100], ['onions', 25], ['paprika', 0.5], ['black-pepper', 0.5], ['lemon-juice', 5]],
    scaling: 'parts', steps: ['Mash the pilchards with the lemon juice and the pepper.', 'Warm the chopped tomatoes and onion in a pan with the paprika.', 'Heap both on the toasted bread.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 3,
  },
];
