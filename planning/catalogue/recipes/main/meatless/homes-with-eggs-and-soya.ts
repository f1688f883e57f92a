import type { Recipe } from '../../../recipe.ts';

/** Dishes of Cape, Afrikaans, Zulu, Xhosa and Sotho homes without meat and with as much protein: eggs, maas and soya. */
export const mainHomesWithEggsAndSoya: readonly Recipe[] = [
  {
    id: 'curried-creamed-eggs-toast', name: 'Curried eggs in white sauce on toast', emoji: '🥚', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['eggs', 100], ['milk-fat-free', 195], ['bread-wholewheat', 80], ['peas-frozen', 35], ['tomatoes', 100], ['onions', 25], ['cornflour', 7.5], ['sunflower-oil', 5], ['curry-powder', 2], ['mustard', 5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Boil the eggs hard.', 'Soften the onion in the oil with the curry powder.', 'Stir the cornflour into the milk, pour it in with the peas and stir until the sauce is thick, then add the mustard and pepper.', 'Warm the quartered eggs in it and heap them on the toasted bread, with the sliced tomatoes beside it.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Afrikaans', 'Urban'], batch: false, appeal: 3.5,
  },
  {
    id: 'egg-cheese-jaffle-tomato', name: 'Egg and cheese jaffle with tomato', emoji: '🥪', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['eggs', 100], ['bread-wholewheat', 80], ['cheddar', 15], ['tomatoes', 150], ['onions', 25], ['sunflower-oil', 5], ['mustard', 5], ['paprika', 0.5], ['black-pepper', 0.5], ['origanum', 0.5]],
    scaling: 'parts', steps: ['Scramble the eggs softly in a dry pan with the onion, paprika and pepper.', 'Spread the bread with the mustard, fill it with the eggs and the grated cheddar and press the edges together.', 'Brown it in the oil on both sides, in a jaffle iron or under a heavy lid, until the cheese runs.', 'Serve with the sliced tomatoes and the origanum.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Afrikaans', 'Urban'], homeOf: ['Afrikaans'], batch: false, appeal: 4,
  },
  {
    id: 'egg-smoor-toast', name: 'Egg smoor and toast', emoji: '🍅', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 20,
    ingredients: [['eggs', 150], ['bread-wholewheat', 80], ['tomatoes', 200], ['onions', 50], ['sunflower-oil', 5], ['chilli-flakes', 0.5], ['garlic', 3], ['paprika', 1], ['sugar-white', 2.5, 'seasoning'], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Brown the onion in the oil with the chilli flakes and garlic.', 'Add the chopped tomatoes, paprika, sugar and pepper and smoor until thick and dark.', 'Stir in the beaten eggs and let them set in soft curds.', 'Toast the bread, and heap the smoor on it.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Cape'], homeOf: ['Cape'], batch: false, appeal: 3.5,
  },
  {
    id: 'mushroom-cheese-souttert', name: 'Mushroom and cheese souttertjies with tomato salad', emoji: '🥧', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 14, totalMinutes: 30,
    ingredients: [['eggs', 100], ['milk-fat-free', 130], ['cheddar', 25], ['cake-flour', 15], ['mushrooms', 50], ['onions', 25], ['tomatoes', 150], ['sunflower-oil', 5], ['mustard', 5], ['mixed-herbs', 0.5], ['paprika', 0.5], ['vinegar', 5]],
    scaling: 'whole', steps: ['Heat the oven and soften the onion and mushrooms in the oil.', 'Whisk the eggs with the milk, flour, mustard, herbs and paprika and stir in the mushrooms and most of the grated cheddar.', 'Pour into the hollows of a muffin tin, scatter the rest of the cheese over and bake until puffed, golden and set in the middle.', 'Slice the tomatoes, sprinkle with the vinegar and eat them with the tarts, warm or cold.'],
    tools: ['stove', 'oven', 'grater'], keepsDays: 2, freezes: true, needsNoElectricity: false, cold: true, pots: 2, freeMinutes: 15, carried: 'cold', styles: ['Afrikaans'], homeOf: ['Afrikaans'], batch: true, appeal: 4,
  },
  {
    id: 'soya-bobotie-yellow-rice', name: 'Soya bobotie, yellow rice and carrot sambal', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Intermediate',
    activeMinutes: 18, totalMinutes: 30,
    ingredients: [['soy-mince-frozen', 90], ['eggs', 50], ['milk-fat-free', 65], ['rice-white', 40], ['onions', 50], ['carrots', 60], ['raisins', 5], ['chutney', 5], ['sunflower-oil', 5], ['curry-powder', 3], ['turmeric', 1], ['vinegar', 5], ['bay-leaves', 0.5], ['cinnamon', 0.5]],
    scaling: 'parts', steps: ['Heat the oven, and simmer the rice with half of the turmeric and the cinnamon until soft.', 'Fry the onion in the oil with the curry powder and the rest of the turmeric, add the mince and cook until hot, then stir in the raisins, chutney and half of the vinegar.', 'Press it into a small oven dish, whisk the egg with the milk, pour it over and lay the bay leaf on top.', 'Bake until the topping is golden and set, and serve with the rice and the grated carrot, sprinkled with the rest of the vinegar.'],
    tools: ['stove', 'oven', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 12, carried: 'microwave', styles: ['Cape', 'Afrikaans'], homeOf: ['Cape', 'Afrikaans'], batch: false, appeal: 4,
  },
  {
    id: 'soya-frikkadels-mash-peas', name: 'Soya frikkadels, mash, peas and carrots', emoji: '🧆', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 22, totalMinutes: 30,
    ingredients: [['soy-mince-frozen', 80], ['eggs', 50], ['rolled-oats', 15], ['potatoes', 150], ['milk-fat-free', 65], ['peas-frozen', 35], ['carrots', 60], ['onions', 25], ['sunflower-oil', 5], ['coriander-ground', 1], ['black-pepper', 0.5], ['thyme', 0.5], ['vinegar', 5]],
    scaling: 'parts', steps: ['Boil the potatoes until soft and, in a pot of their own, the sliced carrots and peas until tender.', 'Knead the thawed mince with the egg, oats, grated onion, ground coriander, pepper, thyme and vinegar and shape small frikkadels.', 'Fry them in the oil until brown on both sides and hot right through.', 'Mash the potatoes with the milk and serve with the peas and carrots.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 5, carried: 'microwave', styles: ['Afrikaans', 'Cape'], homeOf: ['Afrikaans'], batch: false, appeal: 4,
  },
  {
    id: 'soya-stew-morogo-pap-maas', name: 'Pap, soya mince stew and morogo with maas', emoji: '🥬', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 30,
    ingredients: [['soy-mince-frozen', 80], ['maize-meal', 45], ['morogo', 100], ['amasi', 130], ['tomatoes', 50], ['onions', 25], ['sunflower-oil', 5], ['curry-powder', 2], ['paprika', 1], ['garlic', 3], ['thyme', 0.5]],
    scaling: 'parts', steps: ['Stir the maize meal into boiling water and steam it on low heat, stirring now and then, until stiff.', 'Fry the onion and garlic in the oil with the curry powder, paprika and thyme.', 'Add the tomatoes and the mince with a splash of water and simmer to a thick gravy.', 'Steam the morogo until soft and serve it with the pap and the stew, and a glass of cold maas.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 8, carried: 'home', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 3.5,
  },
  {
    id: 'spinach-potato-eggs-maas', name: 'Spinach and potato with eggs and maas', emoji: '🥔', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 25,
    ingredients: [['eggs', 100], ['potatoes', 150], ['spinach', 100], ['amasi', 260], ['onions', 50], ['sunflower-oil', 5], ['garlic', 3], ['paprika', 0.5], ['black-pepper', 0.5], ['chilli-flakes', 0.5]],
    scaling: 'parts', steps: ['Boil the potatoes in cubes, with the eggs in their shells beside them, until the potatoes are soft and the eggs are hard.', 'Fry the onion and garlic in the oil with the paprika, pepper and chilli flakes, add the chopped spinach and cook until it is dark and soft.', 'Stir the potatoes into the spinach, mashing some of them.', 'Serve with the halved eggs and a glass of cold maas.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 8, carried: 'home', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 3.5,
  },
  {
    id: 'veg-burger-egg-mash', name: 'Veg burger patty, fried egg and mash', emoji: '🍳', slots: ['dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 30,
    ingredients: [['veg-burgers', 80], ['eggs', 50], ['potatoes', 150], ['milk-fat-free', 65], ['tomatoes', 100], ['onions', 50], ['sunflower-oil', 5], ['thyme', 0.5], ['paprika', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Boil the potatoes until soft and mash them with the milk and pepper.', 'Brown the onion in half of the oil, add the tomatoes, thyme and paprika and cook to a gravy.', 'Fry the patty in the rest of the oil until brown and hot right through, then the egg until set.', 'Serve the patty and the egg on the mash with the gravy.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 8, carried: 'home', styles: ['Afrikaans', 'Urban'], batch: false, appeal: 3.5,
  },
];
