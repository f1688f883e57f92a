import type { Recipe } from '../../../recipe.ts';

/** Whole plates with few carbohydrates that a usual budget can pay each day: eggs, pork, wors, mince or chicken with plain vegetables. */
export const mainWholePlatesForLittleMoney: readonly Recipe[] = [
  {
    id: 'boerewors-fried-eggs-sheba', name: 'Boerewors, fried eggs and sheba', emoji: '🌭', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 20,
    ingredients: [['boerewors', 60], ['eggs', 100], ['tomatoes', 150], ['onions', 50], ['green-pepper', 30], ['garlic', 1.5], ['paprika', 0.5], ['chilli-flakes', 0.5], ['thyme', 0.5]],
    scaling: 'parts', steps: ['Fry the boerewors slowly in a dry pan until brown and its juices run clear, and keep it warm.', 'Fry the onion, garlic and green pepper in half of the fat with the paprika, chilli flakes and thyme, add the tomatoes and cook to a thick sheba.', 'Fry the eggs in the rest of the fat until the whites are set and serve all together.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans', 'Urban'], batch: false, appeal: 4.5,
  },
  {
    id: 'cheese-onion-omelette-coleslaw', name: 'Cheese and onion omelette with coleslaw', emoji: '🍳', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 14, totalMinutes: 14,
    ingredients: [['eggs', 150], ['gouda', 20], ['onions', 50], ['cabbage', 90], ['carrots', 30], ['mayonnaise', 10], ['sunflower-oil', 5], ['thyme', 0.5], ['black-pepper', 0.5], ['vinegar', 5]],
    scaling: 'parts', steps: ['Stir the shredded cabbage and carrots with the mayonnaise and vinegar.', 'Fry the onion in the oil with the thyme until golden.', 'Pour in the eggs, whisked with the pepper, scatter with the grated gouda, fold and cook until set.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Afrikaans', 'Cape'], batch: false, appeal: 4,
  },
  {
    id: 'chicken-butternut-curry-whole', name: 'Chicken and butternut curry', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 25,
    ingredients: [['chicken-breast-fillet', 130], ['butternut', 150], ['onions', 50], ['tomatoes', 50], ['sunflower-oil', 15], ['curry-powder', 4], ['turmeric', 0.5], ['garlic', 3], ['ginger', 2], ['salt', 0.5]],
    scaling: 'parts', steps: ['Fry the onion, garlic and ginger in the oil with the curry powder and turmeric.', 'Add the chicken in cubes and fry until it is white outside.', 'Add the butternut in small cubes, the tomatoes, salt and a little water, and simmer covered until the butternut is soft and the chicken is cooked through.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 8, carried: 'microwave', styles: ['Durban Indian', 'Cape', 'Urban'], batch: true, appeal: 4,
  },
  {
    id: 'creamy-paprika-chicken-carrots', name: 'Creamy paprika chicken with carrots and peas', emoji: '🍗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 22,
    ingredients: [['chicken-breast-fillet', 130], ['yoghurt-plain-low-fat', 65], ['carrots', 90], ['peas-frozen', 35], ['onions', 50], ['sunflower-oil', 15], ['paprika', 2], ['garlic', 3], ['thyme', 0.5], ['cornflour', 2.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the carrots until nearly soft, add the peas and drain.', 'Fry the chicken in strips in the oil until cooked through, with the onion, garlic, paprika, thyme and salt.', 'Stir the cornflour into the yoghurt, take the pan from the heat and stir it in with a little hot water until creamy.', 'Serve over the vegetables.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'microwave', styles: ['Urban', 'Afrikaans'], batch: false, appeal: 4,
  },
  {
    id: 'egg-crumbed-chicken-beetroot-salad', name: 'Chicken schnitzel with beetroot and carrot salad', emoji: '🍗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 20,
    ingredients: [['chicken-breast-fillet', 120], ['eggs', 50], ['cake-flour', 10], ['beetroot-jar', 50], ['carrots', 60], ['onions', 25], ['sunflower-oil', 15], ['paprika', 1], ['black-pepper', 0.5], ['vinegar', 10], ['salt', 0.5]],
    scaling: 'parts', steps: ['Beat the chicken flat and turn it in the flour with the paprika, pepper and salt, then in the beaten egg.', 'Fry it in the oil with the rest of the egg until golden on both sides and the juices run clear.', 'Grate the carrots and mix them with the beetroot, sliced onion and vinegar.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 0, carried: 'cold', styles: ['Afrikaans', 'Urban', 'Cape'], batch: false, appeal: 4,
  },
  {
    id: 'egg-kheema-curry', name: 'Kheema and egg curry', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 25,
    ingredients: [['beef-mince-lean', 75], ['eggs', 100], ['onions', 50], ['tomatoes', 50], ['carrots', 60], ['sunflower-oil', 10], ['curry-powder', 4], ['turmeric', 0.5], ['garlic', 3], ['ginger', 2], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the eggs until hard, cool and peel them.', 'Fry the onion, garlic and ginger in the oil with the curry powder and turmeric, add the mince and fry until no longer pink.', 'Add the carrots in small cubes, the tomatoes, salt and a little water and simmer until soft and thick.', 'Warm the halved eggs in the curry.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 5, carried: 'microwave', styles: ['Durban Indian', 'Cape'], homeOf: ['Durban Indian'], batch: false, appeal: 4,
  },
  {
    id: 'frikkadels-butternut-carrot-mash', name: 'Frikkadels with butternut and carrot mash', emoji: '🥩', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 30,
    ingredients: [['beef-mince-lean', 100], ['eggs', 50], ['butternut', 100], ['carrots', 60], ['onions', 50], ['tomatoes', 50], ['sunflower-oil', 10], ['coriander-ground', 1], ['thyme', 0.5], ['vinegar', 5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the butternut and carrots in small pieces until soft and mash them with the pepper.', 'Knead the mince with the egg, coriander, vinegar, salt and half of the onion and shape it into frikkadels.', 'Fry them in the oil until brown on both sides and no longer pink inside.', 'Cook the rest of the onion with the tomatoes and thyme to a gravy in the same pan and serve over the mash.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 5, carried: 'microwave', styles: ['Afrikaans', 'Cape'], homeOf: ['Afrikaans', 'Cape'], batch: true, appeal: 4,
  },
  {
    id: 'gammon-fried-eggs-pineapple', name: 'Gammon, fried eggs and pineapple', emoji: '🍍', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 12,
    ingredients: [['gammon', 40], ['eggs', 100], ['pineapple', 70], ['tomatoes', 100], ['lettuce', 40], ['sunflower-oil', 5], ['thyme', 0.5], ['black-pepper', 0.5], ['vinegar', 5]],
    scaling: 'parts', steps: ['Fry the gammon with the pineapple in half of the oil until both are brown.', 'Fry the eggs in the rest with the thyme and pepper until the whites are set.', 'Dress the tomatoes and lettuce with the vinegar and serve all together.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Afrikaans', 'Urban'], batch: false, appeal: 4.5,
  },
  {
    id: 'pork-burger-egg-slaw', name: 'Pork burger patty, fried egg and slaw', emoji: '🍔', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 18,
    ingredients: [['pork-mince', 100], ['eggs', 50], ['cabbage', 90], ['carrots', 30], ['yoghurt-plain-low-fat', 65], ['mustard', 5], ['vinegar', 5], ['paprika', 1], ['thyme', 0.5], ['garlic', 1.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Season the mince with the paprika, thyme, garlic and salt and shape it into flat patties.', 'Fry them in a dry pan until brown and cooked through, and keep them warm.', 'Fry the egg in the fat that is left until the white is set and lay it on top.', 'Stir the shredded cabbage and carrots with the yoghurt, mustard and vinegar.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Afrikaans'], batch: false, appeal: 4,
  },
  {
    id: 'pork-egg-fried-cabbage', name: 'Egg-fried cabbage with pork', emoji: '🥢', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['pork-mince', 80], ['eggs', 100], ['cabbage', 130], ['carrots', 30], ['onions', 25], ['soy-sauce', 5], ['ginger', 2], ['garlic', 3], ['chilli-flakes', 0.5]],
    scaling: 'parts', steps: ['Fry the pork mince in a dry pan with the onion, ginger, garlic and chilli flakes until brown and no longer pink.', 'Add the shredded cabbage and carrots and fry until just soft.', 'Push all aside, scramble the eggs beside it until set and stir them in with the soy sauce.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'microwave', styles: ['Urban'], batch: false, appeal: 3.5,
  },
  {
    id: 'quick-chicken-stew-whole', name: 'Quick chicken stew with carrots and potato', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 28,
    ingredients: [['chicken-breast-fillet', 130], ['potatoes', 75], ['carrots', 60], ['onions', 50], ['tomatoes', 50], ['sunflower-oil', 15], ['garlic', 3], ['paprika', 1], ['thyme', 0.5], ['bay-leaves', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Brown the chicken pieces in the oil with the onion, garlic and paprika.', 'Add the potatoes and carrots in small pieces, the tomatoes, thyme, bay leaves, salt and water, and simmer until soft and the juices of the chicken run clear.', 'Crush a few pieces of potato into the stew to thicken it.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 12, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans', 'Cape'], batch: true, appeal: 4,
  },
];
