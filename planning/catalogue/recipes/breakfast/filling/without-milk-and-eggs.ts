import type { Recipe } from '../../../recipe.ts';

/** Breakfasts without meat, milk and eggs that hold as much protein as those with them. */
export const breakfastWithoutMilkAndEggs: readonly Recipe[] = [
  {
    id: 'berry-oat-soya-smoothie', name: 'Berry and oat soya smoothie', emoji: '🍓', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 4, totalMinutes: 4,
    ingredients: [['soya-milk', 325], ['soya-yoghurt', 65], ['berries-frozen', 60], ['rolled-oats', 25]],
    scaling: 'whole', steps: ['Put the soya milk, soya yoghurt, frozen berries and oats into the blender.', 'Blend until thick and smooth.'],
    tools: ['blender', 'fridge'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 0, freeMinutes: 0, carried: 'home', styles: ['Urban'], batch: false, appeal: 3.5,
  },
  {
    id: 'masala-tofu-scramble-toast', name: 'Masala tofu scramble on toast', emoji: '🌶️', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 10,
    ingredients: [['tofu-firm', 100], ['bread-wholewheat', 80], ['onions', 25], ['tomatoes', 50], ['chillies', 5], ['dhania', 4], ['turmeric', 0.5], ['cumin', 0.5], ['salt', 0.5], ['sunflower-oil', 5]],
    scaling: 'parts', steps: ['Fry the onion and chillies in the oil with the turmeric and cumin until soft.', 'Crumble in the tofu, add the chopped tomatoes and salt and fry until hot and nearly dry.', 'Stir in the dhania and pile onto the toasted bread.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Durban Indian', 'Cape'], batch: false, appeal: 3.5,
  },
  {
    id: 'smoky-tofu-tomato-sandwich', name: 'Smoky tofu, lettuce and tomato sandwich', emoji: '🥪', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 10,
    ingredients: [['tofu-firm', 80], ['bread-wholewheat', 80], ['tomatoes', 50], ['lettuce', 20], ['soy-sauce', 5], ['paprika', 1], ['garlic-powder', 0.5], ['sunflower-oil', 5]],
    scaling: 'parts', steps: ['Cut the tofu into thin slices and rub them with the paprika and garlic powder.', 'Fry them in the oil until brown and crisp, and splash the soy sauce over them at the end.', 'Toast the bread and lay the tofu, sliced tomatoes and lettuce between the slices.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban'], batch: false, appeal: 3.5,
  },
  {
    id: 'veg-strips-avocado-tomato-sandwich', name: 'Veg strips, avocado and tomato sandwich', emoji: '🥑', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 9, totalMinutes: 9,
    ingredients: [['veg-strips', 40], ['bread-wholewheat', 80], ['avocado', 35], ['tomatoes', 100], ['lemon-juice', 5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Fry the veg strips in a dry pan until brown and hot right through.', 'Mash the avocado with the lemon juice and pepper and spread it on the toasted bread.', 'Lay the strips and sliced tomatoes between the slices.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban'], batch: false, appeal: 4,
  },
];
