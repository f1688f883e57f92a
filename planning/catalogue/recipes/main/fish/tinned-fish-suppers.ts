import type { Recipe } from '../../../recipe.ts';

/** Suppers and lunches from a tin of fish that is no pilchard: tuna, sardines, middlecut. */
export const mainTinnedFishSuppers: readonly Recipe[] = [
  {
    id: 'curried-tuna-egg-rice', name: 'Curried tuna, egg and rice', emoji: '🍚', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 25,
    ingredients: [['tuna-tinned', 120], ['rice-white', 65], ['eggs', 50], ['peas-frozen', 70], ['green-beans-frozen', 60], ['onions', 25], ['sunflower-oil', 10], ['curry-powder', 3], ['parsley', 4], ['lemon-juice', 10]],
    scaling: 'parts', steps: ['Put the rice on to simmer, and boil the egg until hard.', 'Fry the onion and green beans in the oil until soft and stir in the curry powder.', 'Add the peas, drained tuna and rice and fry until hot.', 'Serve with the egg in quarters, the parsley and the lemon juice.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 12, carried: 'microwave', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: false, appeal: 3,
  },
  {
    id: 'middlecut-pea-curry-rice', name: 'Middlecut fish curry and rice', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 25,
    ingredients: [['middlecut-tinned', 100], ['rice-white', 65], ['peas-frozen', 70], ['tomatoes', 100], ['onions', 50], ['sunflower-oil', 10], ['curry-powder', 3], ['garlic', 3], ['ginger', 4], ['turmeric', 0.5], ['dhania', 4]],
    scaling: 'parts', steps: ['Put the rice on to simmer.', 'Fry the onion, garlic and ginger in the oil and stir in the curry powder and turmeric.', 'Add the tomatoes and peas and simmer to a gravy, then lay in the drained middlecut fish and warm it through.', 'Scatter with the dhania and serve with the rice.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 10, carried: 'microwave', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: false, appeal: 3.5,
  },
  {
    id: 'sardine-couscous-salad', name: 'Sardines, lemon couscous and salad', emoji: '🐟', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 15,
    ingredients: [['sardines-tinned', 90], ['couscous', 65], ['tomatoes', 100], ['cucumber', 100], ['sunflower-oil', 5], ['lemon-juice', 15], ['garlic-powder', 0.5], ['parsley', 4], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Pour boiling water over the couscous and let it stand covered until soft.', 'Fork in the oil, lemon juice, garlic powder, parsley and pepper.', 'Fold in the tomatoes and cucumber in cubes.', 'Lay the drained sardines on top.'],
    tools: ['kettle'], keepsDays: 0, freezes: false, needsNoElectricity: false, cold: true, pots: 0, freeMinutes: 5, carried: 'cold', styles: ['Urban'], batch: false, appeal: 1.5,
  },
  {
    id: 'sardines-tomato-onion-pap', name: 'Sardines in tomato and onion, and pap', emoji: '🐟', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 30,
    ingredients: [['sardines-tinned', 90], ['maize-meal', 75], ['tomatoes', 150], ['onions', 50], ['green-pepper', 60], ['sunflower-oil', 5], ['garlic', 3], ['paprika', 1], ['chilli-flakes', 0.5], ['thyme', 0.5]],
    scaling: 'parts', steps: ['Stir the maize meal into boiling water and steam it on low heat, stirring now and then, until stiff.', 'Fry the onion, green pepper and garlic in the oil with the paprika, chilli flakes and thyme.', 'Add the tomatoes and simmer to a thick gravy.', 'Lay in the drained sardines, warm them through and serve with the pap.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 12, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 3,
  },
  {
    id: 'tuna-fish-cakes-peas-carrots', name: 'Tuna fish cakes, peas and carrots', emoji: '🐟', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 30,
    ingredients: [['tuna-tinned', 120], ['potatoes', 225], ['eggs', 50], ['cake-flour', 10], ['peas-frozen', 70], ['carrots', 60], ['sunflower-oil', 10], ['garlic-powder', 0.5], ['paprika', 1], ['parsley', 4], ['lemon-juice', 10]],
    scaling: 'whole', steps: ['Boil the potatoes until soft, drain and mash them with the drained tuna, egg, garlic powder, paprika and parsley.', 'Shape into cakes, dust them with the flour and fry in the oil until golden on both sides and set right through.', 'Boil the peas and sliced carrots until tender.', 'Serve with the lemon juice.'],
    tools: ['stove'], keepsDays: 1, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 10, carried: 'microwave', styles: ['Cape', 'Afrikaans'], homeOf: ['Cape'], batch: false, appeal: 4,
  },
  {
    id: 'tuna-melt-salad', name: 'Tuna melt and salad', emoji: '🥪', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['tuna-tinned', 60], ['bread-brown', 80], ['cheddar', 15], ['mayonnaise-lite', 5], ['tomatoes', 100], ['lettuce', 30], ['carrots', 60], ['sunflower-oil', 5], ['onions', 25], ['lemon-juice', 10], ['black-pepper', 0.5], ['paprika', 1]],
    scaling: 'parts', steps: ['Mix the drained tuna with the mayonnaise, chopped onion, paprika and pepper and spread it on half of the bread.', 'Lay the cheddar and some tomato on it and close the sandwich.', 'Toast it in a pan on low heat, pressing it down, until the cheese melts and both sides are golden.', 'Toss the lettuce, grated carrots and the rest of the tomatoes with the lemon juice and oil and serve beside it.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 3, carried: 'home', styles: ['Urban'], batch: false, appeal: 4,
  },
];
