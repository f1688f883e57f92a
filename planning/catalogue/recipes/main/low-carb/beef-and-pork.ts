import type { Recipe } from '../../../recipe.ts';

/** Mince, chops, wors and stewing meat with few carbohydrates. */
export const mainLowCarbBeefAndPork: readonly Recipe[] = [
  {
    id: 'beef-patties-onion-gravy-beans', name: 'Beef patties in fried onion gravy, green beans', emoji: '🧅', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['beef-mince-lean', 140], ['green-beans-frozen', 120], ['onions', 75], ['sunflower-oil', 20], ['worcester-sauce', 5], ['garlic', 3], ['thyme', 0.5], ['black-pepper', 0.5], ['mustard', 5]],
    scaling: 'parts', steps: ['Boil the green beans.', 'Mix the mince with the mustard, thyme and pepper, flatten it into patties and fry them in the oil until brown and no longer pink inside, and lay them aside.', 'Fry the onions and garlic dark in the pan and add the Worcester sauce and a little water.', 'Warm the patties in the gravy.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'microwave', styles: ['Afrikaans', 'Urban'], homeOf: ['Afrikaans'], batch: false, appeal: 4.5,
  },
  {
    id: 'chicken-kofta-spinach-curry', name: 'Chicken kofta and spinach curry', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 25, totalMinutes: 35,
    ingredients: [['chicken-mince', 150], ['spinach', 120], ['tomatoes', 100], ['onions', 50], ['yoghurt-plain-low-fat', 65], ['sunflower-oil', 20], ['curry-powder', 4], ['cumin', 0.5], ['coriander-ground', 0.5], ['turmeric', 0.5], ['garlic', 3], ['ginger', 2], ['salt', 0.5]],
    scaling: 'parts', steps: ['Knead the mince with the cumin, coriander, salt and half of the garlic and ginger and roll it into balls.', 'Fry the onions in the oil with the rest of the garlic and ginger, the curry powder and turmeric, add the tomatoes and simmer to a sauce.', 'Cook the balls in the sauce until no longer pink inside.', 'Wilt the spinach in it and stir in the yoghurt off the heat.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 10, carried: 'microwave', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: true, appeal: 4.5,
  },
  {
    id: 'chilli-mince-avocado-salsa', name: 'Chilli mince with avocado and cucumber salsa', emoji: '🥑', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['beef-mince-lean', 140], ['avocado', 70], ['tomatoes', 100], ['cucumber', 50], ['onions', 25], ['carrots', 30], ['sunflower-oil', 15], ['cumin', 1], ['paprika', 1], ['chilli-flakes', 0.5], ['garlic', 3], ['lemon-juice', 10], ['salt', 0.5]],
    scaling: 'parts', steps: ['Fry the onion, garlic and grated carrot in the oil with the cumin, paprika and chilli flakes.', 'Add the mince and salt and fry until no longer pink, and cook it thick with half of the tomatoes.', 'Chop the rest of the tomatoes with the cucumber, avocado and lemon juice and spoon it over.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban'], homeOf: ['Urban'], batch: false, appeal: 4.5,
  },
  {
    id: 'mince-egg-spinach-pan-feta', name: 'Mince pan with spinach, eggs and feta', emoji: '🍳', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['beef-mince-lean', 90], ['eggs', 100], ['spinach', 100], ['tomatoes', 100], ['feta', 10], ['onions', 25], ['sunflower-oil', 15], ['garlic', 3], ['cumin', 0.5], ['paprika', 0.5], ['chilli-flakes', 0.5]],
    scaling: 'parts', steps: ['Fry the onion and garlic in the oil, add the mince with the cumin, paprika and chilli flakes and fry until no longer pink.', 'Add the tomatoes and spinach and cook until thick.', 'Make hollows, break the eggs into them, cover until set and crumble the feta over it.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'pork-chop-cheesy-spinach-tomato', name: 'Pork chop, cheesy creamed spinach and fried tomato', emoji: '🍖', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['pork-chops', 110], ['spinach', 120], ['cheddar', 15], ['milk-low-fat', 65], ['tomatoes', 100], ['onions', 25], ['sunflower-oil', 20], ['garlic', 3], ['mustard', 3], ['cake-flour', 5], ['thyme', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Rub the chop with the mustard, thyme and pepper and fry it in half of the oil until brown and the juices run clear, with the tomatoes cut side down beside it.', 'Fry the onion and garlic in the rest of the oil, stir in the flour and milk until thick, and wilt the spinach in it.', 'Melt the grated cheddar in the spinach and serve all together.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'microwave', styles: ['Afrikaans', 'Urban'], homeOf: ['Afrikaans'], batch: false, appeal: 4.5,
  },
  {
    id: 'pork-meatballs-mustard-beans', name: 'Pork meatballs in mustard cream, green beans', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 25,
    ingredients: [['pork-mince', 120], ['eggs', 50], ['green-beans-frozen', 120], ['carrots', 60], ['onions', 25], ['milk-low-fat', 65], ['cake-flour', 5], ['mustard', 5], ['thyme', 0.5], ['garlic', 3], ['black-pepper', 0.5], ['parsley', 4], ['salt', 0.5]],
    scaling: 'parts', steps: ['Mix the mince with the egg, grated onion, garlic, thyme, pepper and salt, roll it into balls and brown them in a dry pan until no longer pink inside.', 'Boil the green beans and carrots.', 'Stir the flour into the fat, then the milk and mustard, simmer to a sauce and warm the balls in it with the parsley.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'microwave', styles: ['Afrikaans', 'Urban'], homeOf: ['Afrikaans'], batch: true, appeal: 4.5,
  },
  {
    id: 'pork-mince-spicy-egg-tomato-pan', name: 'Spicy pork mince, fried eggs and tomato', emoji: '🍳', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['pork-mince', 90], ['eggs', 100], ['tomatoes', 150], ['carrots', 60], ['spinach', 60], ['onions', 25], ['garlic', 3], ['paprika', 1], ['cumin', 0.5], ['chilli-flakes', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Fry the mince and onion in a dry pan with the garlic, paprika, cumin, chilli flakes and salt until brown and no longer pink.', 'Spoon some of its fat into another pan and fry the eggs in it.', 'Add the tomatoes and grated carrots to the mince and cook until thick, and wilt the spinach in it.', 'Lay the eggs on top.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Zulu, Xhosa or Sotho'], batch: false, appeal: 4,
  },
  {
    id: 'wors-braised-cabbage-egg', name: 'Wors, braised cabbage and a fried egg', emoji: '🌭', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['boerewors', 60], ['cabbage', 120], ['eggs', 150], ['onions', 25], ['tomatoes', 50], ['sunflower-oil', 5], ['curry-powder', 1], ['paprika', 0.5], ['black-pepper', 0.5], ['vinegar', 5]],
    scaling: 'parts', steps: ['Fry the wors in pieces in a dry pan until brown and no longer pink inside, and lay it aside.', 'Fry the onion and cabbage in its fat with the curry powder, pepper and vinegar until soft, and stir in the tomatoes.', 'Fry the eggs in the oil, dust them with the paprika and serve all together.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Afrikaans', 'Zulu, Xhosa or Sotho'], homeOf: ['Afrikaans'], batch: false, appeal: 4,
  },
];
