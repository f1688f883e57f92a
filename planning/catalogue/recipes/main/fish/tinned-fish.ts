import type { Recipe } from '../../../recipe.ts';

/** Lunches and dinners: tinned fish, longer than a quarter of an hour. */
export const mainTinnedFish: readonly Recipe[] = [
  {
    id: 'pilchard-cabbage-rice-pot', name: 'Pilchard, cabbage and rice pot', emoji: '🐟', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 25,
    ingredients: [['pilchards-tinned', 100], ['rice-white', 50], ['cabbage', 120], ['baby-marrow', 55], ['tomatoes', 50], ['onions', 50], ['sunflower-oil', 10], ['garlic', 3], ['lemon-juice', 5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Boil the rice.', 'Fry the onion, garlic, lemon juice, pepper, shredded cabbage and grated baby marrow in the oil.', 'Add the tomatoes and the pilchards with their sauce and simmer.', 'Serve over the rice.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 10, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 2,
  },
  {
    id: 'pilchard-curry-rice-lunch', name: 'Pilchard and pea curry with rice', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 25,
    ingredients: [['rice-white', 50], ['pilchards-tinned', 100], ['peas-frozen', 70, 'vegetable'], ['tomatoes', 100], ['onions', 50], ['butternut', 30], ['sunflower-oil', 5], ['curry-powder', 3], ['garlic', 3], ['ginger', 4]],
    scaling: 'parts', steps: ['Put the rice on to cook.', 'Fry the onion, garlic and grated butternut in the oil and stir in the curry powder and ginger.', 'Add the chopped tomatoes and peas and simmer until thick.', 'Slide in the pilchards, heat gently without breaking them and serve over the rice.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 10, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho', 'Cape', 'Durban Indian'], homeOf: ['Durban Indian'], batch: false, appeal: 3,
  },
  {
    id: 'pilchard-fish-cakes-slaw', name: 'Pilchard fish cakes with cabbage slaw', emoji: '🐟', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 25, totalMinutes: 30,
    ingredients: [['pilchards-tinned', 100], ['potatoes', 225], ['eggs', 50], ['onions', 25], ['cabbage', 120], ['carrots', 60], ['sunflower-oil', 10], ['vinegar', 5], ['mixed-herbs', 0.5], ['black-pepper', 0.5]],
    scaling: 'whole', steps: ['Cook the cut potatoes in the microwave with a splash of water until soft, then mash them dry.', 'Lift the pilchards out of their sauce and mash them in with the egg, finely chopped onion, pepper and herbs; keep the sauce.', 'Shape into flat cakes and fry in most of the oil until golden and hot right through.', 'Toss the shredded cabbage and grated carrot with the vinegar and the rest of the oil and serve with the cakes and the warmed sauce.'],
    tools: ['stove', 'microwave', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 5, carried: 'cold', styles: ['Zulu, Xhosa or Sotho', 'Cape', 'Urban'], homeOf: ['Cape'], batch: false, appeal: 4,
  },
  {
    id: 'pilchard-macaroni-plain', name: 'Macaroni with pilchards and tomato', emoji: '🍝', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 20,
    ingredients: [['pilchards-tinned', 100], ['macaroni', 60], ['tomatoes', 100], ['onions', 50], ['butternut', 60], ['sunflower-oil', 5], ['garlic', 1.5], ['origanum', 0.5], ['chilli-flakes', 0.5]],
    scaling: 'parts', steps: ['Boil the macaroni.', 'Fry the onion, origanum, chilli flakes, garlic and grated butternut in the oil.', 'Add the tomatoes and the pilchards with their sauce, break the fish up and simmer.', 'Toss with the macaroni.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 10, carried: 'home', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans', 'Urban'], batch: false, appeal: 2,
  },
  {
    id: 'pilchard-relish-pap-morogo', name: 'Pilchard and tomato relish with pap and morogo', emoji: '🐟', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 30,
    ingredients: [['maize-meal-special', 60], ['pilchards-tinned', 100], ['tomatoes', 100], ['onions', 50], ['green-pepper', 60], ['morogo', 80], ['peas-frozen', 35, 'vegetable'], ['sunflower-oil', 5], ['curry-powder', 3], ['garlic', 3], ['lemon-juice', 5]],
    scaling: 'parts', steps: ['Stir the maize meal into boiling water, cover and steam on low heat until firm.', 'Fry the onion and green pepper in the oil with the curry powder, garlic, lemon juice, add the tomatoes and peas and cook until saucy.', 'Fold in the pilchards and heat through.', 'Wilt the washed morogo and serve with the pap and relish.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 10, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 4,
  },
  {
    id: 'pilchard-stew-pap-cabbage', name: 'Pilchard stew with pap and cabbage', emoji: '🍲', slots: ['dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 30,
    ingredients: [['pilchards-tinned', 100], ['maize-meal-special', 75], ['tomatoes', 100], ['onions', 50], ['green-pepper', 60], ['cabbage', 120], ['carrots', 30], ['sunflower-oil', 10], ['paprika', 1], ['garlic', 3], ['lemon-juice', 5]],
    scaling: 'parts', steps: ['Stir the maize meal into boiling water, cover and steam to a stiff pap.', 'Fry the onion, lemon juice, green pepper, garlic and paprika in the oil and add the tomatoes.', 'Break in the pilchards and simmer gently for a few minutes.', 'Steam the cabbage and grated carrot and serve with the pap and stew.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 10, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans'], homeOf: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 4,
  },
  {
    id: 'pilchards-soft-pap', name: 'Pilchards and spinach with soft pap', emoji: '🐟', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 30,
    ingredients: [['maize-meal-special', 55], ['pilchards-tinned', 100], ['tomatoes', 100], ['onions', 25], ['sunflower-oil', 5], ['spinach-frozen', 80], ['garlic', 3], ['lemon-juice', 5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Stir the maize meal into boiling water, cover and cook on low, stirring often, until thick and smooth.', 'Fry the chopped onion, garlic, lemon juice and pepper in the oil, then add the chopped tomatoes and spinach and cook until soft.', 'Add the pilchards and heat until bubbling.', 'Spoon over the pap.'],
    tools: ['stove', 'kettle'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 15, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], batch: true, appeal: 3.5,
  },
  {
    id: 'salmon-potato-fish-cakes-slaw', name: 'Pink salmon fish cakes with slaw', emoji: '🐟', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 25, totalMinutes: 30,
    ingredients: [['salmon-tinned', 75], ['eggs', 50], ['potatoes', 300], ['peas-frozen', 70], ['onions', 25], ['cabbage', 80], ['carrots', 60], ['apples', 120], ['sunflower-oil', 10], ['vinegar', 5], ['black-pepper', 0.5], ['garlic-powder', 0.5]],
    scaling: 'whole', steps: ['Cook the cut potatoes in the microwave with a splash of water, then mash them dry.', 'Mix with the flaked salmon, peas, onion and egg and shape into flat cakes.', 'Fry the cakes in most of the oil until golden on both sides.', 'Dress the shredded cabbage, carrot and apple with the vinegar, pepper, garlic powder and remaining oil.'],
    tools: ['stove', 'microwave'], keepsDays: 1, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 5, carried: 'cold', styles: ['Cape', 'Urban'], homeOf: ['Cape', 'Urban'], batch: false, appeal: 4,
  },
  {
    id: 'tuna-egg-potato-salad', name: 'Tuna, egg and green bean salad with potatoes', emoji: '🥗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 25,
    ingredients: [['baby-potatoes', 240, 'starch'], ['tuna-tinned', 60], ['eggs', 50], ['green-beans-frozen', 90], ['tomatoes', 100], ['lettuce', 40], ['sunflower-oil', 10], ['lemon-juice', 10, 'seasoning'], ['black-pepper', 0.5], ['garlic-powder', 0.5]],
    scaling: 'parts', steps: ['Boil the baby potatoes until tender, adding the egg and green beans for the last ten minutes.', 'Rinse the egg and beans cold and peel and quarter the egg.', 'Whisk the oil and lemon juice.', 'Arrange the potatoes, beans, tomatoes, egg and drained tuna on the lettuce and spoon the dressing over; season with the pepper and garlic powder.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, cold: true, pots: 2, freeMinutes: 10, carried: 'cold', styles: ['Afrikaans', 'Urban'], batch: false, appeal: 3,
  },
  {
    id: 'tuna-mealie-pasta-salad', name: 'Tuna and sweetcorn pasta salad', emoji: '🍝', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 20,
    ingredients: [['pasta-wholewheat', 60], ['tuna-tinned', 60], ['sweetcorn-frozen', 35], ['cucumber', 50], ['green-pepper', 60], ['yoghurt-plain-low-fat', 65], ['sunflower-oil', 10], ['lemon-juice', 10, 'seasoning'], ['paprika', 1], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Boil the pasta, adding the sweetcorn for the last minute, then drain and rinse cold.', 'Stir the yoghurt, oil, lemon juice and paprika together.', 'Chop the cucumber and green pepper.', 'Fold in the drained tuna, pasta, sweetcorn and vegetables; season with the pepper.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, cold: true, pots: 2, freeMinutes: 10, carried: 'cold', styles: ['Afrikaans', 'Urban'], homeOf: ['Urban'], batch: false, appeal: 3,
  },
  {
    id: 'tuna-pasta-bake-broccoli', name: 'Tuna and broccoli pasta bake', emoji: '🍝', slots: ['dinner'], skill: 'Intermediate',
    activeMinutes: 20, totalMinutes: 45,
    ingredients: [['tuna-tinned', 60], ['pasta-shapes', 65], ['broccoli-frozen', 120], ['tomatoes', 100], ['onions', 50], ['milk-fat-free', 130], ['cheddar', 15], ['sunflower-oil', 10], ['cornflour', 7.5], ['mixed-herbs', 0.5], ['garlic', 3], ['origanum', 0.5]],
    scaling: 'whole', steps: ['Boil the pasta with the broccoli until almost tender and heat the oven.', 'Soften the onion, garlic and origanum in the oil, whisk the cornflour into the cold milk and stir it in over the heat until thick.', 'Fold in the drained tuna, herbs, pasta and broccoli and tip into an oven dish.', 'Top with sliced tomatoes and grated cheddar and bake until golden.'],
    tools: ['stove', 'oven', 'grater'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 3, freeMinutes: 20, carried: 'microwave', styles: ['Afrikaans', 'Urban'], homeOf: ['Urban'], batch: false, appeal: 3.5,
  },
  {
    id: 'tuna-rice-salad-tub', name: 'Tuna and pea rice salad', emoji: '🍱', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 25,
    ingredients: [['rice-white', 55], ['tuna-tinned', 60], ['peas-frozen', 70, 'vegetable'], ['green-pepper', 60], ['tomatoes', 100], ['onions', 25], ['sunflower-oil', 10], ['lemon-juice', 10, 'seasoning'], ['black-pepper', 0.5], ['garlic-powder', 0.5]],
    scaling: 'parts', steps: ['Boil the rice in plenty of water, adding the peas at the end; drain and cool quickly under cold water.', 'Chop the green pepper, tomatoes and onion.', 'Stir in the drained tuna, oil and lemon juice; season with the pepper and garlic powder.', 'Keep cold and eat within a day.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, cold: true, pots: 2, freeMinutes: 10, carried: 'cold', styles: ['Afrikaans', 'Urban'], batch: false, appeal: 2,
  },
];
