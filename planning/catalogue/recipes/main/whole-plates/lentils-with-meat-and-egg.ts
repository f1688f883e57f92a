import type { Recipe } from '../../../recipe.ts';

/** Plates for a small purse in which lentils and split peas stretch chicken, mince, wors or an egg. */
export const mainWholePlatesLentilsWithMeatAndEgg: readonly Recipe[] = [
  {
    id: 'chicken-lentil-breyani-thrifty', name: 'Everyday chicken breyani with lentils', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 22, totalMinutes: 30,
    ingredients: [['chicken-thighs', 90], ['rice-white', 65], ['lentils-red', 20], ['potatoes', 75], ['onions', 50], ['carrots', 30], ['sunflower-oil', 5], ['curry-powder', 4], ['turmeric', 0.5], ['cinnamon', 0.5], ['garlic', 1.5], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the rice with the red lentils and turmeric.', 'Brown the chicken and half of the onion in the oil, add the garlic, curry powder, cinnamon, salt, the potatoes in small cubes and water and cook until the juices run clear.', 'Layer it with the rice and steam covered.', 'Dress the grated carrot and the rest of the onion with the vinegar.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 5, carried: 'microwave', styles: ['Durban Indian', 'Cape'], homeOf: ['Durban Indian', 'Cape'], batch: true, appeal: 4.5,
  },
  {
    id: 'chicken-lentil-macaroni-pot', name: 'Chicken, lentil and macaroni pot', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 30,
    ingredients: [['chicken-mince', 80], ['macaroni', 55], ['lentils-red', 25], ['carrots', 60], ['tomatoes', 100], ['onions', 50], ['sunflower-oil', 10], ['tomato-paste', 5], ['paprika', 1], ['garlic', 1.5], ['origanum', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Fry the mince and onions in the oil with the garlic, paprika, origanum and salt until no longer pink.', 'Add the carrots in small cubes, red lentils, tomatoes, tomato paste and water and simmer for a while.', 'Add the macaroni and simmer, stirring, until it is soft and the sauce is thick.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 10, carried: 'microwave', styles: ['Urban', 'Zulu, Xhosa or Sotho'], homeOf: ['Urban'], batch: true, appeal: 4,
  },
  {
    id: 'chicken-split-pea-dumplings', name: 'Chicken and split pea pot with dumplings', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 55,
    ingredients: [['chicken-thighs', 80], ['split-peas', 30], ['cake-flour', 50], ['baking-powder', 1.5], ['milk-low-fat', 65], ['carrots', 60], ['potatoes', 75], ['onions', 50], ['curry-powder', 2], ['thyme', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Brown the chicken in a dry pot with the onions, curry powder and thyme.', 'Add the split peas and water and simmer until they are nearly soft, then the carrots, potatoes and salt, until the meat comes off the bone.', 'Stir the flour and baking powder with the milk to a dough, drop spoonfuls on top and cover until risen and dry inside.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 25, carried: 'microwave', styles: ['Afrikaans', 'Zulu, Xhosa or Sotho', 'Cape'], homeOf: ['Afrikaans'], batch: true, appeal: 4,
  },
  {
    id: 'cottage-pie-lentil-mince-pan', name: 'Shepherd-style pan of mince and lentils under mash', emoji: '🥧', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 30,
    ingredients: [['beef-mince', 70], ['lentils-red', 30], ['potatoes', 225], ['carrots', 60], ['onions', 50], ['tomatoes', 50], ['milk-low-fat', 65], ['sunflower-oil', 5], ['thyme', 0.5], ['garlic', 1.5], ['paprika', 0.5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the potatoes and mash them with the milk and pepper.', 'Fry the mince and onions in the oil with the garlic, thyme, paprika and salt until no longer pink.', 'Add the grated carrots, red lentils, tomatoes and water and simmer until soft and thick.', 'Spread the mash over it and rough it up with a fork.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 8, carried: 'microwave', styles: ['Afrikaans', 'Urban', 'Cape'], homeOf: ['Afrikaans'], batch: true, appeal: 4,
  },
  {
    id: 'dhal-fried-egg-rice-masala', name: 'Dhal and rice with masala fried eggs', emoji: '🍳', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 28,
    ingredients: [['lentils-red', 40], ['rice-white', 60], ['eggs', 100], ['tomatoes', 50], ['onions', 50], ['carrots', 60], ['sunflower-oil', 10], ['curry-powder', 2], ['turmeric', 0.5], ['cumin', 0.5], ['garlic', 1.5], ['ginger', 2], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the red lentils with the turmeric and salt until soft, and the rice in another pot.', 'Fry half of the onions in half of the oil with the cumin, garlic and ginger, add the tomatoes and stir it into the lentils.', 'Fry the eggs in the rest of the oil, dusted with the curry powder.', 'Dress the grated carrots and the rest of the onions with the vinegar.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 8, carried: 'home', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: false, appeal: 4.5,
  },
  {
    id: 'khichri-chicken-sambal', name: 'Chicken khichri with tomato sambal', emoji: '🍚', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 30,
    ingredients: [['rice-white', 60], ['lentils-red', 30], ['chicken-mince', 80], ['tomatoes', 50], ['onions', 50], ['carrots', 60], ['sunflower-oil', 10], ['curry-powder', 2], ['turmeric', 0.5], ['cumin', 0.5], ['garlic', 1.5], ['ginger', 2], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Fry half of the onions in the oil with the cumin, garlic, ginger and curry powder, add the mince and fry until no longer pink.', 'Add the rice, red lentils, grated carrots, turmeric, salt and plenty of water and simmer until everything is soft.', 'Chop the tomatoes and the rest of the onions with the vinegar and spoon it over.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 12, carried: 'microwave', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: true, appeal: 4,
  },
  {
    id: 'mince-lentil-curry-pap', name: 'Curried mince and lentils with pap', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 30,
    ingredients: [['beef-mince', 70], ['lentils-red', 30], ['maize-meal', 70], ['tomatoes', 50], ['onions', 50], ['carrots', 60], ['sunflower-oil', 5], ['curry-powder', 4], ['garlic', 1.5], ['paprika', 0.5], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Stir the maize meal into boiling water and steam it covered to a stiff pap.', 'Fry the mince and onions in the oil with the garlic, curry powder, paprika and salt until no longer pink.', 'Add the red lentils, tomatoes, grated carrots and water and simmer until soft and thick, and sharpen it with the vinegar.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 8, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], batch: true, appeal: 4,
  },
  {
    id: 'mince-lentil-spaghetti-sauce', name: 'Spaghetti in mince sauce stretched with lentils', emoji: '🍝', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 30,
    ingredients: [['spaghetti', 75], ['beef-mince', 60], ['lentils-red', 25], ['carrots', 60], ['tomatoes', 100], ['onions', 50], ['tomato-paste', 10], ['sunflower-oil', 5], ['garlic', 1.5], ['paprika', 1], ['origanum', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Fry the mince and onions in the oil with the garlic, paprika, origanum and salt until no longer pink.', 'Add the grated carrots, red lentils, tomatoes, tomato paste and water and simmer until soft and thick.', 'Boil the spaghetti and serve the sauce over it.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 10, carried: 'microwave', styles: ['Urban'], homeOf: ['Urban'], batch: true, appeal: 4.5,
  },
  {
    id: 'pan-bobotie-mince-lentils', name: 'Pan bobotie of mince and lentils, yellow rice', emoji: '🥧', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 30,
    ingredients: [['beef-mince', 60], ['lentils-red', 20], ['rice-white', 55], ['eggs', 50], ['milk-low-fat', 65], ['onions', 50], ['carrots', 60], ['raisins', 5], ['curry-powder', 3], ['turmeric', 0.5], ['bay-leaves', 0.5], ['chutney', 5], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the rice with half of the turmeric.', 'Fry the mince and onions in a dry pan with the curry powder, the rest of the turmeric and the salt until no longer pink.', 'Add the red lentils, grated carrots, raisins, chutney, vinegar and water and simmer until thick.', 'Press it flat, pour over the egg whisked with the milk, lay the bay leaves on it and cover until set.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 5, carried: 'microwave', styles: ['Cape', 'Afrikaans'], homeOf: ['Cape', 'Afrikaans'], batch: true, appeal: 4.5,
  },
  {
    id: 'pilchard-lentil-curry-rice', name: 'Pilchard curry with dhal gravy and rice', emoji: '🐟', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 28,
    ingredients: [['pilchards-tinned', 100], ['lentils-red', 20], ['rice-white', 60], ['potatoes', 75], ['tomatoes', 50], ['onions', 50], ['sunflower-oil', 10], ['curry-powder', 4], ['turmeric', 0.5], ['garlic', 1.5], ['ginger', 2], ['vinegar', 5]],
    scaling: 'parts', steps: ['Boil the rice.', 'Fry the onions in the oil with the garlic, ginger, curry powder and turmeric, add the red lentils, potatoes in small cubes, tomatoes and water and simmer until soft.', 'Slide in the pilchards in their sauce, heat through without breaking them and sharpen with the vinegar.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 10, carried: 'microwave', styles: ['Durban Indian', 'Zulu, Xhosa or Sotho', 'Cape'], homeOf: ['Durban Indian'], batch: true, appeal: 4,
  },
  {
    id: 'wors-split-pea-potato-pot', name: 'Wors and split pea soup-stew with bread', emoji: '🌭', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 60,
    ingredients: [['boerewors', 60], ['split-peas', 50], ['potatoes', 75], ['carrots', 60], ['onions', 50], ['bread-brown', 40], ['celery', 20], ['thyme', 0.5], ['black-pepper', 0.5], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Brown the wors in pieces in a dry pot until no longer pink inside and lay it aside.', 'Fry the onions and celery in its fat with the thyme, pepper and paprika, add the split peas and water and simmer until nearly soft.', 'Add the potatoes and carrots and cook until soft, return the wors and serve with the bread.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 35, carried: 'home', styles: ['Afrikaans'], homeOf: ['Afrikaans'], batch: true, appeal: 4,
  },
];
