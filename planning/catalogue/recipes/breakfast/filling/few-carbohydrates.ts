import type { Recipe } from '../../../recipe.ts';

/** Breakfasts with next to no bread and porridge, for Low-Carb: at most 26 % of their energy is carbohydrate. */
export const breakfastFewCarbohydrates: readonly Recipe[] = [
  {
    id: 'bacon-cheese-low-carb-toast', name: 'Bacon and melted cheese on low-carb toast', emoji: '🥓', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 10,
    ingredients: [['bread-low-carb', 70], ['bacon', 25], ['gouda', 15], ['tomatoes', 50], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Fry the bacon in a dry pan until crisp and cooked through.', 'Toast the bread in the same pan, lay the bacon and grated gouda on it and cover until melted.', 'Top with the sliced tomatoes and the pepper.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Afrikaans'], batch: false, appeal: 4.5,
  },
  {
    id: 'bacon-eggs-avocado-tomato', name: 'Bacon and eggs with avocado and tomato', emoji: '🍳', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 12,
    ingredients: [['eggs', 100], ['bacon', 50], ['tomatoes', 100], ['avocado', 35], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Fry the bacon until crisp and cooked through.', 'Fry the halved tomatoes and the eggs in its fat until the whites are set.', 'Grind the pepper over them and serve with the sliced avocado.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Afrikaans', 'Urban'], batch: false, appeal: 5,
  },
  {
    id: 'biltong-cheese-omelette', name: 'Biltong and cheese omelette', emoji: '🍳', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 10,
    ingredients: [['eggs', 100], ['biltong', 10], ['gouda', 20], ['tomatoes', 50], ['sunflower-oil', 5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Whisk the eggs with the pepper and pour them into the hot oil.', 'Scatter the biltong and grated gouda over one half when the eggs begin to set.', 'Fold, cook until set all through and eat with the sliced tomatoes.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Afrikaans', 'Urban'], homeOf: ['Afrikaans'], batch: false, appeal: 4.5,
  },
  {
    id: 'cheese-tomato-low-carb-toast', name: 'Melted cheese and tomato on low-carb toast', emoji: '🧀', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 7, totalMinutes: 8,
    ingredients: [['bread-low-carb', 70], ['mozzarella', 25], ['tomatoes', 100], ['origanum', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Toast the bread in a dry pan.', 'Lay the sliced tomatoes and mozzarella on it with the origanum and pepper, cover the pan and wait until the cheese has melted.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'chicken-cheese-tomato-omelette', name: 'Chicken, cheese and tomato omelette', emoji: '🍳', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 12,
    ingredients: [['eggs', 100], ['chicken-breast-fillet', 40], ['gouda', 15], ['tomatoes', 100], ['sunflower-oil', 5], ['paprika', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Fry the chicken in thin strips in the oil with the paprika until cooked through.', 'Pour in the eggs, whisked with the pepper, and cook until nearly set.', 'Scatter with the grated gouda and half of the tomatoes, fold and cook until set.', 'Eat with the rest of the tomatoes.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'creamy-berry-almond-bowl', name: 'Creamy berry bowl with almonds', emoji: '🫐', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 4, totalMinutes: 4,
    ingredients: [['yoghurt-greek', 195], ['cottage-cheese', 60], ['berries-frozen', 60], ['almonds', 10]],
    scaling: 'parts', steps: ['Stir the cottage cheese into the thick yoghurt.', 'Top with the thawed berries and chopped almonds.'],
    tools: [], keepsDays: 0, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', styles: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'egg-ham-cheese-breakfast-plate', name: 'Cold plate of egg, ham and cheese', emoji: '🥚', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 6, totalMinutes: 14,
    ingredients: [['eggs', 100], ['ham', 25], ['gouda', 20], ['cucumber', 50], ['tomatoes', 50], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Boil the eggs until hard, cool and peel them.', 'Lay them out with the ham, sliced gouda, cucumber and tomatoes and grind the pepper over them.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 8, carried: 'cold', styles: ['Urban', 'Afrikaans'], batch: false, appeal: 3.5,
  },
  {
    id: 'ham-cheese-omelette-morning', name: 'Ham and cheese omelette', emoji: '🍳', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 10,
    ingredients: [['eggs', 100], ['ham', 25], ['gouda', 20], ['tomatoes', 100], ['sunflower-oil', 5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Whisk the eggs with the pepper and pour them into the hot oil.', 'Scatter the chopped ham and grated gouda over them, fold and cook until set.', 'Eat with the sliced tomatoes.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Afrikaans'], batch: false, appeal: 4.5,
  },
  {
    id: 'mince-fried-egg-tomato-morning', name: 'Savoury mince and a fried egg', emoji: '🍳', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 13, totalMinutes: 15,
    ingredients: [['beef-mince', 70], ['eggs', 50], ['tomatoes', 50], ['onions', 25], ['curry-powder', 1], ['garlic', 1.5], ['thyme', 0.5]],
    scaling: 'parts', steps: ['Fry the mince in a dry pan until brown and no longer pink, and push it aside.', 'Fry the egg in the fat that is left until the white is set and take it out.', 'Add the onion, garlic, curry powder, thyme and chopped tomatoes to the mince and cook until thick.', 'Serve the mince with the egg on top.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Afrikaans', 'Cape', 'Urban'], batch: false, appeal: 4,
  },
  {
    id: 'scrambled-eggs-low-carb-toast', name: 'Scrambled eggs on low-carb toast', emoji: '🍳', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 8,
    ingredients: [['bread-low-carb', 35], ['eggs', 100], ['tomatoes', 100], ['sunflower-oil', 5], ['parsley', 4], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Whisk the eggs with the parsley and pepper and stir them in the warm oil until just set.', 'Toast the bread and pile the eggs on it.', 'Eat with the sliced tomatoes.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'steak-egg-fried-tomato-morning', name: 'Steak and egg with fried tomato', emoji: '🥩', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 12,
    ingredients: [['beef-rump', 80], ['eggs', 50], ['tomatoes', 100], ['sunflower-oil', 5], ['thyme', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Rub the steak with the thyme and pepper and fry it in the hot oil until brown on both sides and done as you like it, then let it rest.', 'Fry the halved tomatoes and the egg in the same pan until the white is set.', 'Slice the steak and serve all together.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Afrikaans', 'Urban'], batch: false, appeal: 4.5,
  },
];
