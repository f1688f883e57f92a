import type { Recipe } from '../../../recipe.ts';

/** Breakfasts of 500 to 650 kcal in ten minutes or less, for a large appetite. */
export const breakfastLargePlates: readonly Recipe[] = [
  {
    id: 'beans-eggs-toast-grapes', name: 'Baked beans, eggs and toast with grapes', emoji: '🍇', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 10,
    ingredients: [['bread-wholewheat', 80], ['eggs', 100], ['baked-beans', 60], ['sunflower-oil', 5], ['grapes', 80], ['paprika', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Warm the baked beans with the paprika.', 'Fry the eggs in the oil with the pepper and toast the bread.', 'Serve all together, and the grapes after it.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Afrikaans', 'Zulu, Xhosa or Sotho'], batch: false, appeal: 4,
  },
  {
    id: 'mince-toast-egg-breakfast', name: 'Mince on toast with a fried egg', emoji: '🍳', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 12,
    ingredients: [['bread-wholewheat', 80], ['beef-mince-lean', 80], ['eggs', 50], ['tomatoes', 50], ['onions', 25], ['sunflower-oil', 10], ['worcester-sauce', 2.5], ['paprika', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Fry the mince and onion in half of the oil with the paprika and pepper until no longer pink, and stir in the tomatoes and Worcester sauce.', 'Toast the bread.', 'Fry the egg in the rest of the oil and lay it on the mince and toast.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Afrikaans', 'Urban'], homeOf: ['Afrikaans'], batch: false, appeal: 4.5,
  },
  {
    id: 'peanut-butter-oats-milk-large', name: 'Big bowl of oats with peanut butter and apple', emoji: '🥣', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 8,
    ingredients: [['rolled-oats', 70], ['milk-low-fat', 260], ['peanut-butter', 20], ['apples', 120], ['cinnamon', 0.5]],
    scaling: 'parts', steps: ['Simmer the oats in the milk with the cinnamon and half of the grated apple until creamy.', 'Stir in the peanut butter and lay the rest of the apple on top in slices.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Afrikaans', 'Cape', 'Zulu, Xhosa or Sotho'], batch: false, appeal: 4,
  },
  {
    id: 'savoury-french-toast-cheese', name: 'Savoury French toast with cheese and tomato', emoji: '🍞', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 12,
    ingredients: [['bread-brown', 80], ['eggs', 100], ['milk-low-fat', 65], ['cheddar', 15], ['tomatoes', 100], ['sunflower-oil', 10], ['paprika', 0.5], ['black-pepper', 0.5], ['thyme', 0.5]],
    scaling: 'parts', steps: ['Whisk the eggs with the milk, paprika, pepper and thyme and soak the bread in it.', 'Fry it in the oil on both sides until golden and set.', 'Scatter with the grated cheddar and serve with the tomatoes.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Afrikaans', 'Cape'], batch: false, appeal: 4,
  },
  {
    id: 'sorghum-porridge-peanut-plums', name: 'Soft sorghum porridge, milk, peanut butter and plums', emoji: '🥣', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 6, totalMinutes: 6,
    ingredients: [['sorghum-instant-porridge', 70], ['milk-low-fat', 260], ['peanut-butter', 20], ['plums', 120], ['cinnamon', 0.5]],
    scaling: 'parts', steps: ['Warm the milk and stir it into the sorghum porridge with the cinnamon until smooth.', 'Stir in the peanut butter and lay the sliced plums on top.'],
    tools: ['microwave'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Zulu, Xhosa or Sotho', 'Urban'], homeOf: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 4,
  },
  {
    id: 'three-eggs-cheese-toast-orange', name: 'Three eggs and cheese on toast, and an orange', emoji: '🍳', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 10,
    ingredients: [['bread-wholewheat', 80], ['eggs', 150], ['cheddar', 10], ['tomatoes', 50], ['sunflower-oil', 5], ['oranges', 130], ['black-pepper', 0.5], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Toast the bread.', 'Fry the eggs in the oil with the pepper and paprika and the tomato beside them.', 'Scatter with the grated cheddar, cover until it melts, and serve with the orange after it.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Afrikaans', 'Cape'], batch: false, appeal: 4.5,
  },
  {
    id: 'vetkoek-cheese-egg-large', name: 'Vetkoek with egg, cheese and tomato relish', emoji: '🥯', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 10,
    ingredients: [['amagwinya', 80], ['eggs', 100], ['cheddar', 15], ['tomatoes', 100], ['onions', 25], ['sunflower-oil', 5], ['chilli-flakes', 0.5], ['black-pepper', 0.5], ['parsley', 4]],
    scaling: 'parts', steps: ['Fry the onion in half of the oil with the chilli flakes, add the tomatoes and cook to a relish.', 'Scramble the eggs in the rest of the oil with the pepper and parsley.', 'Split the vetkoek and fill it with the eggs, grated cheddar and relish.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans', 'Urban'], homeOf: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 4.5,
  },
  {
    id: 'wheat-biscuits-peach-peanut-toast', name: 'Wheat biscuits with warm milk, peach and peanut butter toast', emoji: '🥣', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 5, totalMinutes: 5,
    ingredients: [['weet-bix', 54], ['milk-low-fat', 260], ['bread-wholewheat', 40], ['peanut-butter', 15], ['peaches', 120]],
    scaling: 'parts', steps: ['Pour the warmed milk over the wheat biscuits.', 'Toast the bread and spread it with the peanut butter.', 'Serve with the peach in slices.'],
    tools: ['microwave'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Afrikaans', 'Cape', 'Zulu, Xhosa or Sotho'], batch: false, appeal: 4,
  },
  {
    id: 'yoghurt-muesli-mango-large', name: 'Large muesli, yoghurt and mango bowl', emoji: '🥭', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 4, totalMinutes: 4,
    ingredients: [['muesli', 70], ['yoghurt-plain-low-fat', 195], ['mango', 120], ['peanuts-raw', 15]],
    scaling: 'parts', steps: ['Spoon the yoghurt into a bowl.', 'Top it with the muesli, the mango in cubes and the chopped peanuts.'],
    tools: [], keepsDays: 0, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', styles: ['Urban', 'Durban Indian'], batch: false, appeal: 4,
  },
];
