import type { Recipe } from '../../../recipe.ts';

/** Lunches and suppers in which eggs take the place of meat. */
export const mainEggSuppers: readonly Recipe[] = [
  {
    id: 'boiled-eggs-chips-peas', name: 'Egg, potato wedges and peas', emoji: '🍳', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 45,
    ingredients: [['eggs', 100], ['potatoes', 300], ['peas-frozen', 70], ['tomatoes', 100], ['sunflower-oil', 15], ['paprika', 1], ['garlic-powder', 0.5], ['thyme', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Heat the oven, cut the potatoes into wedges, turn them in most of the oil, the paprika, garlic powder, thyme and salt, and bake until crisp.', 'Boil the peas until tender and warm the halved tomatoes in a pan.', 'Fry the eggs in the rest of the oil until set and serve.'],
    tools: ['stove', 'oven'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 20, carried: 'home', styles: ['Afrikaans'], batch: false, appeal: 3,
  },
  {
    id: 'broccoli-rice-egg-bake', name: 'Broccoli and rice bake', emoji: '🥦', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 45,
    ingredients: [['eggs', 100], ['rice-white', 55], ['broccoli-frozen', 150], ['milk-low-fat', 65], ['cheddar', 20], ['onions', 25], ['sunflower-oil', 5], ['mustard', 5], ['thyme', 0.5], ['black-pepper', 0.5]],
    scaling: 'whole', steps: ['Simmer the rice in plenty of water until soft, with the broccoli for the last minutes, drain, and heat the oven.', 'Soften the onion in the oil.', 'Whisk the eggs with the milk, mustard, thyme and pepper and mix with everything else in an oven dish, with the grated cheddar on top.', 'Bake until the egg is set and the top is golden.'],
    tools: ['stove', 'oven', 'grater'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 20, carried: 'microwave', styles: ['Afrikaans', 'Urban'], batch: false, appeal: 2.5,
  },
  {
    id: 'chakalaka-pap-fried-eggs', name: 'Chakalaka, pap and fried eggs', emoji: '🍳', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 30,
    ingredients: [['eggs', 100], ['maize-meal', 70], ['tomatoes', 100], ['carrots', 60], ['green-pepper', 60], ['onions', 25], ['sunflower-oil', 10], ['curry-powder', 3], ['garlic', 3], ['ginger', 2], ['chilli-flakes', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Stir the maize meal into boiling water and steam it on low heat, stirring now and then, until stiff.', 'Fry the onion, garlic, ginger and green pepper in half of the oil with the curry powder and chilli flakes.', 'Add the grated carrots and tomatoes with the salt and simmer until thick.', 'Fry the eggs in the rest of the oil until set and serve on the pap and chakalaka.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 10, carried: 'home', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 3.5,
  },
  {
    id: 'cheese-omelette-salad', name: 'Cheese omelette and salad', emoji: '🍳', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 12,
    ingredients: [['eggs', 100], ['cheddar', 20], ['bread-brown', 40], ['lettuce', 50], ['tomatoes', 100], ['cucumber', 50], ['sunflower-oil', 10], ['vinegar', 5], ['black-pepper', 0.5], ['origanum', 0.5], ['mustard', 5]],
    scaling: 'parts', steps: ['Toss the lettuce, tomatoes and cucumber with the vinegar, mustard and half of the oil.', 'Whisk the eggs with the pepper and origanum and pour them into the rest of the oil in a hot pan.', 'Scatter the grated cheddar over, fold the omelette once the egg is set and the cheese melts.', 'Serve with the salad and bread.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban'], batch: false, appeal: 3.5,
  },
  {
    id: 'crustless-spinach-feta-quiche', name: 'Spinach and feta quiche without a crust', emoji: '🥧', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 50,
    ingredients: [['eggs', 100], ['baby-potatoes', 200], ['spinach-frozen', 120], ['milk-low-fat', 65], ['feta', 20], ['cake-flour', 10], ['onions', 25], ['sunflower-oil', 10], ['garlic', 3], ['thyme', 0.5], ['black-pepper', 0.5]],
    scaling: 'whole', steps: ['Heat the oven and boil the baby potatoes until soft.', 'Soften the onion and garlic in half of the oil, add the thawed spinach and let the water boil away.', 'Whisk the eggs with the milk, flour, thyme and pepper, fold in the spinach and crumbled feta and pour into an oiled dish.', 'Bake until puffed and set in the middle, and serve with the potatoes turned in the rest of the oil.'],
    tools: ['stove', 'oven'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 30, carried: 'microwave', styles: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'durban-egg-curry-rice', name: 'Durban egg curry and rice', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 30,
    ingredients: [['eggs', 100], ['rice-white', 70], ['tomatoes', 200], ['onions', 50], ['sunflower-oil', 10], ['curry-powder', 4], ['garlic', 3], ['ginger', 4], ['turmeric', 0.5], ['chilli-flakes', 0.5], ['dhania', 4], ['salt', 0.5]],
    scaling: 'parts', steps: ['Put the rice on to simmer, and boil the eggs until hard.', 'Fry the onion, garlic and ginger in the oil and stir in the curry powder, turmeric and chilli flakes.', 'Add the tomatoes and salt and simmer to a thick gravy.', 'Lay the peeled eggs in the gravy for a few minutes and serve with the rice and dhania.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 12, carried: 'microwave', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: false, appeal: 3.5,
  },
  {
    id: 'eggs-tomato-rice-peppers', name: 'Spicy tomato rice with eggs on top', emoji: '🍚', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 30,
    ingredients: [['eggs', 100], ['rice-white', 65], ['tomatoes-tinned', 100], ['green-pepper', 60], ['peas-frozen', 35], ['onions', 25], ['sunflower-oil', 10], ['paprika', 1], ['garlic', 3], ['cumin', 1], ['origanum', 0.5]],
    scaling: 'parts', steps: ['Fry the onion, green pepper and garlic in the oil with the paprika, cumin and origanum.', 'Stir in the rice, tomatoes, peas and water and simmer covered until the rice is soft.', 'Make hollows, break in the eggs, cover and cook until the whites and yolks are set.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 15, carried: 'home', styles: ['Afrikaans'], batch: false, appeal: 3,
  },
  {
    id: 'mealie-tart-salad', name: 'Mealie tart and salad', emoji: '🌽', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 50,
    ingredients: [['eggs', 100], ['creamstyle-corn', 150], ['milk-low-fat', 65], ['cake-flour', 25], ['cheddar', 15], ['lettuce', 50], ['tomatoes', 100], ['sunflower-oil', 10], ['paprika', 1], ['black-pepper', 0.5], ['vinegar', 5]],
    scaling: 'whole', steps: ['Heat the oven and whisk the eggs with the milk, flour, paprika, pepper and most of the oil.', 'Stir in the creamstyle corn, pour into an oiled dish and scatter the grated cheddar on top.', 'Bake until golden and set in the middle.', 'Toss the lettuce and tomatoes with the vinegar and the rest of the oil and serve beside it.'],
    tools: ['oven', 'grater'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 35, carried: 'home', styles: ['Afrikaans'], batch: false, appeal: 3.5,
  },
  {
    id: 'potato-rosti-eggs-tomato', name: 'Potato rösti with eggs and tomato', emoji: '🥔', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 25, totalMinutes: 25,
    ingredients: [['eggs', 100], ['potatoes', 225], ['tomatoes', 100], ['mushrooms', 80], ['onions', 25], ['sunflower-oil', 15], ['paprika', 1], ['thyme', 0.5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Grate the potatoes and onion, squeeze out the water and mix with the thyme, pepper and salt.', 'Press into flat cakes and fry slowly in most of the oil until crisp and soft inside.', 'Fry the mushrooms and tomatoes beside them with the paprika.', 'Fry the eggs in the rest of the oil until set and serve on top.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'savoury-french-toast-tomato', name: 'Savoury French toast, spinach and tomato', emoji: '🍞', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['eggs', 100], ['bread-brown', 80], ['milk-low-fat', 65], ['spinach-frozen', 80], ['tomatoes', 100], ['sunflower-oil', 10], ['garlic', 1.5], ['paprika', 1], ['origanum', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Whisk the eggs with the milk, paprika, origanum and pepper and let the bread soak it up.', 'Fry the bread in most of the oil until golden on both sides and the egg is set.', 'Warm the garlic, spinach and tomatoes in the rest of the oil until soft and spoon over.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans'], batch: false, appeal: 3,
  },
  {
    id: 'spinach-feta-pancakes', name: 'Spinach and feta pancakes', emoji: '🥞', slots: ['lunch', 'dinner'], skill: 'Intermediate',
    activeMinutes: 25, totalMinutes: 30,
    ingredients: [['eggs', 50], ['cake-flour', 50], ['milk-low-fat', 130], ['spinach-frozen', 120], ['feta', 30], ['tomatoes', 100], ['onions', 25], ['sunflower-oil', 10], ['garlic', 3], ['origanum', 0.5], ['black-pepper', 0.5]],
    scaling: 'whole', steps: ['Whisk the egg, flour and milk to a thin batter and let it rest.', 'Soften the onion and garlic in a little of the oil, add the thawed spinach, origanum and pepper, let the water boil away and crumble in the feta.', 'Bake thin pancakes in the rest of the oil until golden and set on both sides.', 'Roll the filling in the pancakes and eat them with the sliced tomatoes.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 5, carried: 'home', styles: ['Urban'], batch: false, appeal: 4.5,
  },
];
