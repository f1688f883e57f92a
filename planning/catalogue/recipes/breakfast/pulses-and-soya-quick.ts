import type { Recipe } from '../../recipe.ts';

/** Breakfasts: pulses and soya, ready in a quarter of an hour. */
export const breakfastPulsesAndSoyaQuick: readonly Recipe[] = [
  {
    id: 'avocado-white-bean-toast', name: 'Smashed avocado and white bean toast', emoji: '🥑', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 8,
    ingredients: [['bread-wholewheat', 80], ['cannellini-beans-tinned', 60], ['avocado', 35], ['tomatoes', 100], ['lemon-juice', 10, 'seasoning'], ['paprika', 1], ['garlic', 3]],
    scaling: 'parts', steps: ['Mash the avocado and the beans with the lemon juice and garlic.', 'Toast the bread in a dry pan or a toaster and spread the mash over it.', 'Top with the chopped tomatoes and a few paprika.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans', 'Urban'], batch: false, appeal: 2.5,
  },
  {
    id: 'bacon-tomato-bean-toast', name: 'Bacon, tomato and bean breakfast toast', emoji: '🥓', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 12,
    ingredients: [['bread-wholewheat', 40], ['bacon', 25], ['baked-beans', 50], ['tomatoes', 100], ['mushrooms', 50], ['oranges', 130], ['sunflower-oil', 5], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Fry the chopped bacon and sliced mushrooms in the oil until browned and the bacon is cooked through.', 'Add the chopped tomatoes, baked beans and paprika and simmer until thick.', 'Toast the bread, spoon the baked beans over it and eat with the orange.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', batch: false, appeal: 4,
  },
  {
    id: 'berry-tofu-smoothie-bowl', name: 'Berry and tofu smoothie bowl', emoji: '🫐', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 6, totalMinutes: 6,
    ingredients: [['tofu-firm', 110], ['soya-milk', 130], ['berries-frozen', 100], ['bananas', 100], ['oats-gluten-free', 30], ['flaxseed', 5]],
    scaling: 'whole', steps: ['Blend the tofu, soya milk, frozen berries and most of the banana until thick and smooth.', 'Pour into a bowl.', 'Top with the oats, flaxseed and the rest of the banana in slices.'],
    tools: ['blender'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 0, freeMinutes: 0, carried: 'home', batch: false, appeal: 2,
  },
  {
    id: 'butter-bean-chakalaka-corn-cakes', name: 'Butter bean chakalaka on corn cakes', emoji: '🌶️', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['butter-beans-tinned', 180], ['corn-cakes', 30], ['carrots', 30], ['green-pepper', 60], ['tomatoes', 100], ['onions', 25], ['sunflower-oil', 10], ['paprika', 1], ['garlic', 3], ['cumin', 1]],
    scaling: 'parts', steps: ['Fry the chopped onion, garlic, cumin, green pepper, paprika in the oil until soft.', 'Grate in the carrot and add the chopped tomatoes.', 'Stir in the beans and simmer until thick.', 'Serve hot with the corn cakes.'],
    tools: ['stove', 'grater'], keepsDays: 3, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 3, carried: 'home', styles: ['Zulu, Xhosa or Sotho', 'Urban'], homeOf: ['Zulu, Xhosa or Sotho'], batch: true, appeal: 1.5,
  },
  {
    id: 'chickpea-spinach-skillet-rice-cakes', name: 'Chickpea and spinach skillet with corn cakes', emoji: '🍳', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['chickpeas-tinned', 120], ['spinach-frozen', 60], ['tomatoes', 150], ['onions', 25], ['corn-cakes', 30], ['sunflower-oil', 5], ['garlic', 1.5], ['cumin', 1], ['thyme', 0.5]],
    scaling: 'parts', steps: ['Fry the chopped onion, thyme, garlic and cumin in the oil until soft.', 'Add the chopped tomatoes and drained chickpeas and simmer until thick, crushing a few chickpeas.', 'Stir in the spinach until hot.', 'Serve with the corn cakes.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 3, carried: 'home', styles: ['Durban Indian', 'Urban'], batch: true, appeal: 1.5,
  },
  {
    id: 'soya-mince-tomato-toast', name: 'Soya mince and tomato on brown toast', emoji: '🍞', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 12,
    ingredients: [['soya-mince', 15], ['bread-brown', 80], ['tomatoes', 100], ['onions', 25], ['carrots', 30], ['sunflower-oil', 5], ['garlic', 3], ['thyme', 0.5], ['paprika', 1]],
    scaling: 'parts', steps: ['Soften the chopped onion, garlic, thyme, paprika and grated carrot in the oil.', 'Stir in the soya mince, chopped tomatoes and a cup of hot water and simmer until thick.', 'Toast the bread and spoon the mince over.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 2, carried: 'home', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans'], batch: false, appeal: 2,
  },
  {
    id: 'sugar-beans-tomato-wholewheat-toast', name: 'Saucy butter beans on wholewheat toast', emoji: '🫘', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 12,
    ingredients: [['butter-beans-tinned', 120], ['bread-wholewheat', 80], ['tomatoes', 100], ['onions', 25], ['sunflower-oil', 5], ['paprika', 1], ['garlic', 3], ['cumin', 1]],
    scaling: 'parts', steps: ['Fry the chopped onion, garlic, cumin and paprika in the oil until soft.', 'Add the chopped tomatoes and beans and simmer until saucy, mashing a few beans.', 'Toast the bread and spoon the beans over it.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 2, carried: 'home', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans'], batch: true, appeal: 2,
  },
  {
    id: 'tofu-scramble-corn-cakes', name: 'Tofu scramble with peppers on corn cakes', emoji: '🍳', slots: ['breakfast', 'lunch'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 12,
    ingredients: [['tofu-firm', 140], ['corn-cakes', 36], ['green-pepper', 60], ['tomatoes', 100], ['onions', 25], ['sunflower-oil', 5], ['turmeric', 1], ['oranges', 130], ['garlic', 3], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Crumble the tofu with your fingers.', 'Fry the chopped green pepper and onion in the oil until soft.', 'Add the turmeric, garlic, pepper, tofu and chopped tomatoes and cook until hot and nearly dry.', 'Pile onto the corn cakes and eat with the orange.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban'], batch: false, appeal: 2,
  },
  {
    id: 'tofu-scramble-spinach-toast', name: 'Tofu and spinach scramble on toast', emoji: '🍳', slots: ['breakfast', 'lunch'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 12,
    ingredients: [['bread-wholewheat', 80], ['tofu-firm', 100], ['spinach-frozen', 50], ['tomatoes', 100], ['sunflower-oil', 5], ['turmeric', 1], ['garlic', 1.5], ['naartjies', 80], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Crumble the tofu and fry in the oil with the turmeric, pepper and garlic until hot and golden.', 'Add the chopped tomatoes and spinach and cook until hot.', 'Toast the bread and pile the scramble on top.', 'Eat with the naartjie.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans', 'Urban'], batch: false, appeal: 2,
  },
];
