import type { Recipe } from '../../../recipe.ts';

/** Breakfasts of wholewheat bread with cheese, ham or bacon, and from the pan with yoghurt, in which eggs do not lead. */
export const breakfastToastAndFlapjacks: readonly Recipe[] = [
  {
    id: 'bacon-tomato-sandwich-milk', name: 'Bacon and tomato sandwich and a glass of milk', emoji: '🥓', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 10,
    ingredients: [['bread-wholewheat', 80], ['bacon', 25], ['tomatoes', 50], ['lettuce', 20], ['milk-fat-free', 195], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Fry the bacon in a dry pan until crisp and cooked through.', 'Toast the bread, lay the bacon, sliced tomatoes and lettuce between the slices and grind the pepper over them.', 'Drink the milk with it.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Afrikaans'], batch: false, appeal: 4.5,
  },
  {
    id: 'cheesy-mushrooms-on-toast', name: 'Cheesy mushrooms on toast', emoji: '🍄', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 12,
    ingredients: [['bread-wholewheat', 80], ['mushrooms', 120], ['mozzarella', 35], ['sunflower-oil', 5], ['garlic', 1.5], ['thyme', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Fry the sliced mushrooms in the oil until brown, then stir in the garlic, thyme and pepper.', 'Scatter the grated mozzarella over them, cover the pan and wait until it has melted.', 'Toast the bread and slide the mushrooms onto it.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'cottage-cheese-flapjacks-honey', name: 'Light flapjacks with honey and yoghurt', emoji: '🥞', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['cottage-cheese', 75], ['eggs', 50], ['cake-flour', 30], ['yoghurt-fat-free', 65], ['honey', 5], ['sunflower-oil', 5], ['baking-powder', 1.5]],
    scaling: 'whole', steps: ['Mash the cottage cheese with the egg and stir in the flour and baking powder.', 'Fry small flapjacks in the oil until bubbles rise, turn them and fry until golden and set.', 'Eat with the yoghurt and honey.'],
    tools: ['stove'], keepsDays: 1, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Afrikaans', 'Urban'], batch: false, appeal: 4,
  },
  {
    id: 'french-toast-yoghurt-apple', name: 'French toast with apple and yoghurt', emoji: '🍞', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 12,
    ingredients: [['bread-wholewheat', 80], ['eggs', 50], ['milk-fat-free', 65], ['apples', 120], ['yoghurt-fat-free', 195], ['sunflower-oil', 5], ['cinnamon', 0.5]],
    scaling: 'parts', steps: ['Whisk the egg with the milk and cinnamon and let the bread soak it up.', 'Fry the bread in the oil on both sides until golden and set.', 'Soften the sliced apple in the same pan with a spoon of water, and serve it on the toast with the yoghurt.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', batch: false, appeal: 5,
  },
  {
    id: 'ham-cheese-tomato-toastie-morning', name: 'Toasted ham, cheese and tomato', emoji: '🥪', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 8,
    ingredients: [['bread-wholewheat', 80], ['ham', 25], ['gouda', 15], ['tomatoes', 50], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Lay the ham, sliced gouda and tomatoes between the slices of bread with the pepper.', 'Toast the sandwich in a dry pan, pressing it flat, until both sides are brown and the cheese has melted.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Afrikaans'], batch: false, appeal: 4.5,
  },
  {
    id: 'toasted-cheese-milky-coffee', name: 'Toasted cheese and milky coffee', emoji: '☕', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 9, totalMinutes: 10,
    ingredients: [['bread-wholewheat', 80], ['gouda', 35], ['tomatoes', 50], ['coffee-instant', 2], ['milk-fat-free', 195]],
    scaling: 'parts', steps: ['Lay the sliced gouda and tomatoes between the slices of bread and toast the sandwich in a dry pan until brown and melted.', 'Heat the milk and stir it into the coffee with a little boiling water.'],
    tools: ['stove', 'kettle'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Afrikaans', 'Cape'], batch: false, appeal: 4,
  },
];
