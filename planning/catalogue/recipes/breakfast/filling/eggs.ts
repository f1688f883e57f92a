import type { Recipe } from '../../../recipe.ts';

/** Breakfasts of two eggs on bread as people here make them on a weekday. */
export const breakfastFillingEggs: readonly Recipe[] = [
  {
    id: 'boiled-eggs-toast-fingers-milk', name: 'Boiled eggs, toast fingers and a glass of milk', emoji: '🥚', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 5, totalMinutes: 13,
    ingredients: [['eggs', 100], ['bread-wholewheat', 80], ['margarine-tub', 5], ['milk-fat-free', 195], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Boil the eggs until the whites are firm.', 'Toast the bread, spread it with the margarine and cut it into fingers.', 'Eat the eggs with the pepper and the fingers, and drink the milk.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 6, carried: 'home', batch: false, appeal: 3.5,
  },
  {
    id: 'cheesy-scrambled-eggs-toast', name: 'Cheesy scrambled eggs on toast', emoji: '🍳', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 10,
    ingredients: [['eggs', 100], ['gouda', 15], ['milk-fat-free', 65], ['bread-wholewheat', 80], ['tomatoes', 100], ['sunflower-oil', 5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Whisk the eggs with the milk and pepper.', 'Stir them gently in the warm oil, and fold in the grated gouda when they are nearly set.', 'Pile onto the toasted bread and eat with the sliced tomatoes.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Afrikaans', 'Cape'], batch: false, appeal: 4.5,
  },
  {
    id: 'cottage-cheese-scrambled-eggs-toast', name: 'Creamy eggs and cottage cheese on toast', emoji: '🍳', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 9, totalMinutes: 9,
    ingredients: [['eggs', 100], ['cottage-cheese', 45], ['bread-wholewheat', 80], ['tomatoes', 50], ['sunflower-oil', 5], ['parsley', 4], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Scramble the eggs softly in the oil with the pepper.', 'Take them from the heat when just set and stir in the cottage cheese and parsley.', 'Pile onto the toasted bread with the sliced tomatoes.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban'], batch: false, appeal: 3.5,
  },
  {
    id: 'eggs-in-sheba-toast', name: 'Eggs in tomato sheba on toast', emoji: '🍅', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['eggs', 100], ['tomatoes', 150], ['onions', 50], ['bread-wholewheat', 80], ['sunflower-oil', 5], ['garlic', 1.5], ['paprika', 1], ['chilli-flakes', 0.5]],
    scaling: 'parts', steps: ['Soften the onion and garlic in the oil with the paprika and chilli flakes.', 'Add the chopped tomatoes and cook them down to a thick sheba.', 'Break the eggs into it, cover and cook until the whites are set.', 'Spoon over the toasted bread.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Zulu, Xhosa or Sotho', 'Cape', 'Urban'], batch: false, appeal: 4,
  },
  {
    id: 'ham-egg-breakfast-roll', name: 'Ham and egg breakfast roll', emoji: '🥯', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 8,
    ingredients: [['bread-rolls', 55], ['eggs', 100], ['ham', 30], ['tomatoes', 50], ['sunflower-oil', 5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Warm the ham in the pan for a moment and take it out.', 'Fry the eggs in the oil with the pepper until set.', 'Fill the roll with the ham, eggs and sliced tomatoes.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Afrikaans'], batch: false, appeal: 4.5,
  },
  {
    id: 'masala-omelette-toast', name: 'Masala omelette and toast', emoji: '🌶️', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 10,
    ingredients: [['eggs', 100], ['bread-wholewheat', 80], ['onions', 25], ['tomatoes', 50], ['chillies', 5], ['dhania', 4], ['turmeric', 0.5], ['cumin', 0.5], ['sunflower-oil', 5]],
    scaling: 'parts', steps: ['Whisk the eggs with the turmeric, cumin and chopped dhania.', 'Fry the onion and chillies in the oil until soft, add the chopped tomatoes for a minute and pour in the eggs.', 'Cook until set, fold and eat with the toasted bread.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Durban Indian', 'Cape'], homeOf: ['Durban Indian'], batch: false, appeal: 4.5,
  },
  {
    id: 'poached-eggs-mushrooms-toast', name: 'Poached eggs and mushrooms on toast', emoji: '🍄', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 12,
    ingredients: [['eggs', 100], ['bread-wholewheat', 80], ['mushrooms', 60], ['sunflower-oil', 5], ['vinegar', 5], ['thyme', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Fry the mushrooms in the oil with the thyme and pepper until brown.', 'Slide the eggs into barely simmering water with the vinegar and poach until the whites are set.', 'Toast the bread and lay the mushrooms and the drained eggs on it.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Urban'], batch: false, appeal: 4,
  },
];
