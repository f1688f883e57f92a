import type { Recipe } from '../../../recipe.ts';

/** Lunches and dinners: eggs and cheese, longer than a quarter of an hour. */
export const mainEggsAndCheese: readonly Recipe[] = [
  {
    id: 'egg-cabbage-fried-rice-plain', name: 'Egg and cabbage fried rice', emoji: '🍚', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 25,
    ingredients: [['eggs', 150], ['rice-white', 50], ['cabbage', 120], ['carrots', 60], ['onions', 50], ['sunflower-oil', 5], ['garlic', 1.5], ['salt', 0.5], ['ginger', 4], ['chilli-flakes', 0.5]],
    scaling: 'parts', steps: ['Boil the rice and let it steam dry.', 'Fry the onion, ginger, chilli flakes, garlic, carrots and shredded cabbage in the oil until tender.', 'Push them aside, scramble the eggs in the pan and fold in the rice and salt.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 10, carried: 'microwave', styles: ['Afrikaans'], batch: false, appeal: 3,
  },
  {
    id: 'egg-curry-rice-lunch', name: 'Egg and lentil curry with rice', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 17, totalMinutes: 30,
    ingredients: [['rice-white', 40], ['eggs', 100], ['lentils-red', 25], ['tomatoes', 150], ['onions', 50], ['spinach-frozen', 40], ['sunflower-oil', 5], ['curry-powder', 3], ['garlic', 3], ['ginger', 4]],
    scaling: 'parts', steps: ['Simmer the rinsed lentils in plenty of water until soft, and drain them.', 'Boil the eggs until hard, cool and peel; put the rice on to cook.', 'Fry the onion, garlic and ginger in the oil and stir in the curry powder.', 'Add the chopped tomatoes and lentils, simmer until thick and heat the spinach in it.', 'Halve the eggs, warm them in the curry and serve over the rice.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 10, carried: 'microwave', styles: ['Cape', 'Afrikaans', 'Durban Indian'], homeOf: ['Durban Indian'], batch: false, appeal: 2,
  },
  {
    id: 'egg-red-lentil-curry', name: 'Egg and red lentil curry with rice', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 25,
    ingredients: [['eggs', 100], ['lentils-red', 40], ['rice-white', 30], ['tomatoes', 50], ['onions', 50], ['spinach', 60], ['sunflower-oil', 5], ['cumin', 1.5], ['turmeric', 0.5], ['garlic', 1.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the rice, and the eggs until firm.', 'Fry the onion, garlic, cumin, turmeric and salt in the oil, add the rinsed lentils, tomatoes and water and simmer until soft.', 'Stir in the shredded spinach, halve the eggs into the curry and serve over the rice.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 10, carried: 'microwave', styles: ['Cape', 'Afrikaans', 'Durban Indian'], homeOf: ['Durban Indian'], batch: false, appeal: 2,
  },
  {
    id: 'eggs-sheba-pap-spinach', name: 'Eggs in tomato sheba with pap and spinach', emoji: '🍳', slots: ['dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 30,
    ingredients: [['eggs', 100], ['kidney-beans-tinned', 60], ['maize-meal-special', 70], ['tomatoes', 150], ['onions', 50], ['green-pepper', 60], ['spinach-frozen', 100], ['sunflower-oil', 5], ['garlic', 3], ['paprika', 1], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Stir the maize meal into boiling water, cover and steam to a stiff pap.', 'Fry the onion, pepper, green pepper, garlic and paprika in the oil, add the tomatoes and drained beans and simmer to a thick sheba.', 'Make hollows in the sheba, break in the eggs, cover and cook until set.', 'Heat the spinach and serve with the pap and eggs.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 10, carried: 'home', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans'], homeOf: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 3,
  },
  {
    id: 'macaroni-egg-milk-bake', name: 'Macaroni and carrots baked in egg custard', emoji: '🍝', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 45,
    ingredients: [['macaroni', 55], ['eggs', 100], ['milk-fat-free', 260, 'protein'], ['carrots', 60], ['paprika', 1], ['salt', 0.5], ['garlic', 3], ['origanum', 0.5]],
    scaling: 'whole', steps: ['Boil the macaroni with the finely diced carrots until just tender and drain them well.', 'Beat the eggs with the milk and the salt.', 'Mix everything in an oven dish and dust with the paprika, garlic and origanum.', 'Bake at medium heat until the custard is set and the top is golden.'],
    tools: ['stove', 'oven'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 25, carried: 'microwave', styles: ['Afrikaans', 'Urban'], batch: true, appeal: 1.5,
  },
  {
    id: 'mealie-fritters-bean-salsa', name: 'Sweetcorn fritters with bean and tomato salsa', emoji: '🌽', slots: ['lunch'], skill: 'Intermediate',
    activeMinutes: 25, totalMinutes: 25,
    ingredients: [['sweetcorn-frozen', 70], ['brown-bread-flour', 30], ['eggs', 50], ['milk-fat-free', 30], ['kidney-beans-tinned', 60], ['tomatoes', 100], ['green-pepper', 60], ['onions', 25], ['sunflower-oil', 5], ['lemon-juice', 10, 'seasoning'], ['black-pepper', 0.5]],
    scaling: 'whole', steps: ['Beat the egg, milk and flour into a thick batter and stir in the thawed sweetcorn.', 'Fry spoonfuls in the oil until golden and cooked through on both sides.', 'Chop the tomatoes, green pepper and onion and mix with the rinsed beans and lemon juice; season with the pepper.', 'Serve the hot fritters with the salsa.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Zulu, Xhosa or Sotho', 'Cape', 'Afrikaans', 'Durban Indian', 'Urban'], batch: false, appeal: 3.5,
  },
  {
    id: 'potato-pea-omelette', name: 'Potato and pea omelette with tomato salad', emoji: '🥚', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 25,
    ingredients: [['potatoes', 225, 'starch'], ['eggs', 100], ['peas-frozen', 70, 'vegetable'], ['onions', 50], ['tomatoes', 100], ['sunflower-oil', 5], ['vinegar', 5], ['black-pepper', 0.5], ['garlic-powder', 0.5]],
    scaling: 'parts', steps: ['Slice the potatoes thinly and cook with the onion in the oil under a lid until soft.', 'Add the peas, pour in the beaten eggs and cook gently until set through.', 'Turn once or finish under a lid.', 'Toss the chopped tomatoes with the vinegar, pepper, garlic powder and serve beside the omelette.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 10, carried: 'home', styles: ['Afrikaans', 'Urban'], batch: false, appeal: 3,
  },
  {
    id: 'potato-pepper-omelette-bean-salad', name: 'Thick potato omelette with tomato and bean salad', emoji: '🥔', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 25,
    ingredients: [['eggs', 100], ['kidney-beans-tinned', 60], ['potatoes', 300], ['onions', 50], ['green-pepper', 60], ['green-beans-frozen', 70], ['tomatoes', 100], ['sunflower-oil', 5], ['vinegar', 5], ['black-pepper', 0.5], ['garlic-powder', 0.5]],
    scaling: 'parts', steps: ['Cook thin potato slices in the microwave with a splash of water until tender.', 'Soften the onion, pepper, garlic powder and green pepper in half of the oil, add the potatoes and pour in the beaten eggs.', 'Cook slowly until set, turning once with the help of a plate.', 'Mix the steamed green beans, drained beans, tomatoes, vinegar and remaining oil and serve beside it.'],
    tools: ['stove', 'microwave'], keepsDays: 1, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 5, carried: 'cold', styles: ['Afrikaans', 'Urban'], batch: false, appeal: 3,
  },
  {
    id: 'quinoa-edamame-bowl', name: 'Quinoa, edamame and avocado bowl', emoji: '🥗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 25,
    ingredients: [['quinoa', 60], ['edamame', 120, 'protein'], ['avocado', 35], ['cabbage', 60], ['baby-marrow', 55], ['cucumber', 50], ['lemon-juice', 15, 'seasoning'], ['ginger', 4], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Rinse the quinoa and simmer until the grains open, then let it steam off the heat.', 'Cook the edamame in boiling water and drain.', 'Slice the cabbage and cucumber and grate the baby marrow.', 'Mash the avocado with the lemon juice, pepper and ginger and spoon over the bowl.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 10, carried: 'cold', styles: ['Urban'], batch: false, appeal: 2,
  },
  {
    id: 'shakshuka-pita', name: 'Eggs in spicy tomato and pepper with brown bread', emoji: '🍳', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 20,
    ingredients: [['bread-brown', 80], ['eggs', 100], ['tomatoes', 200], ['green-pepper', 60], ['onions', 50], ['sunflower-oil', 5], ['garlic', 3], ['cumin', 1], ['paprika', 1], ['peas-frozen', 35, 'vegetable']],
    scaling: 'parts', steps: ['Soften the onion, green pepper and garlic in the oil with the cumin and paprika.', 'Add the chopped tomatoes and peas and cook until thick.', 'Make hollows, crack in the eggs, cover and cook until the whites and yolks are set.', 'Eat with the bread, which mops up the sauce.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 10, carried: 'home', styles: ['Afrikaans'], batch: false, appeal: 3,
  },
  {
    id: 'spinach-cottage-cheese-pasta', name: 'Pasta with spinach, peas and cottage cheese', emoji: '🍝', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 20,
    ingredients: [['pasta-wholewheat', 65], ['cottage-cheese', 75], ['spinach-frozen', 80], ['peas-frozen', 70, 'vegetable'], ['mushrooms', 60], ['garlic', 3], ['sunflower-oil', 10], ['paprika', 1], ['origanum', 0.5]],
    scaling: 'parts', steps: ['Boil the pasta, adding the peas for the last few minutes, and drain.', 'Brown the mushrooms in the oil with the garlic and origanum.', 'Heat the spinach in the same pan, then take it off the heat.', 'Fold in the pasta, peas, cottage cheese and paprika.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 10, carried: 'microwave', styles: ['Urban'], batch: false, appeal: 2.5,
  },
  {
    id: 'vegetable-egg-fried-rice', name: 'Egg and vegetable fried rice', emoji: '🍚', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 25,
    ingredients: [['rice-white', 50], ['eggs', 100], ['peas-frozen', 70, 'vegetable'], ['carrots', 60], ['green-beans-frozen', 90], ['onions', 25], ['ginger', 4], ['garlic', 3], ['sunflower-oil', 5], ['chilli-flakes', 0.5]],
    scaling: 'parts', steps: ['Cook the rice, drain well and spread out to steam dry.', 'Stir-fry the onion, chilli flakes, ginger, garlic, carrot, green beans and peas in half of the oil.', 'Scramble the eggs in the rest of the oil until set.', 'Toss in the rice and eggs and fry until steaming hot.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 10, carried: 'microwave', styles: ['Afrikaans'], batch: false, appeal: 3.5,
  },
];
