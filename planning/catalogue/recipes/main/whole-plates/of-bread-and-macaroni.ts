import type { Recipe } from '../../../recipe.ts';
import { soakedSamp } from '../../ahead.ts';

/** Plates whose bread, macaroni and dry peas bring half of the protein, for the smallest purse. */
export const mainWholePlatesOfBreadAndMacaroni: readonly Recipe[] = [
  {
    id: 'cheesy-soya-mince-macaroni', name: 'Cheese-topped soya mince and macaroni', emoji: '🧀', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 25,
    ingredients: [['macaroni', 60], ['soya-mince', 15], ['eggs', 50], ['cheddar', 15], ['milk-fat-free', 65], ['carrots', 60], ['tomatoes', 100], ['onions', 25], ['sunflower-oil', 5], ['garlic', 1.5], ['paprika', 0.5], ['origanum', 0.5]],
    scaling: 'parts', steps: ['Boil the macaroni.', 'Fry the onion and grated carrots in the oil with the garlic, paprika and origanum, add the soya mince, tomatoes and water and simmer until thick.', 'Stir in the macaroni and the egg whisked with the milk, scatter with the grated cheddar and cover until set and melted.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'microwave', styles: ['Urban'], batch: true, appeal: 4,
  },
  {
    id: 'chicken-akhni-dhai', name: 'Chicken akhni with dhai', emoji: '🍚', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 22, totalMinutes: 40,
    ingredients: [['chicken-thighs', 90], ['rice-white', 65], ['potatoes', 75], ['onions', 50], ['tomatoes', 50], ['yoghurt-plain-low-fat', 65], ['peas-frozen', 35], ['curry-powder', 3], ['cinnamon', 0.5], ['cumin', 0.5], ['turmeric', 0.5], ['garlic', 1.5], ['ginger', 2], ['salt', 0.5]],
    scaling: 'parts', steps: ['Brown the chicken and onions in a dry pot, add the garlic, ginger, curry powder, cumin, cinnamon, turmeric and salt, then the tomatoes and a little water and cook for a while.', 'Add the potatoes, rice and water, cover and simmer until the rice is soft and the juices of the chicken run clear.', 'Steam the peas on top for the last minutes and serve with the yoghurt.'],
    tools: ['stove'], keepsDays: 1, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 18, carried: 'microwave', styles: ['Cape', 'Durban Indian'], homeOf: ['Cape'], batch: true, appeal: 4.5,
  },
  {
    id: 'chicken-lentil-gravy-pap-lean', name: 'Chicken and lentil gravy with pap', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 40,
    ingredients: [['chicken-thigh-fillet', 80], ['lentils-brown', 40], ['maize-meal', 45], ['carrots', 60], ['onions', 50], ['tomatoes', 50], ['sunflower-oil', 10], ['curry-powder', 3], ['paprika', 0.5], ['garlic', 1.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Fry the onions in the oil with the garlic, curry powder and paprika, add the lentils, carrots and water and simmer until nearly soft.', 'Add the chicken in pieces, the tomatoes and salt and simmer until it is cooked through and the gravy is thick.', 'Stir the maize meal into boiling water and steam it covered to a stiff pap.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 22, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho', 'Urban'], homeOf: ['Zulu, Xhosa or Sotho', 'Urban'], batch: true, appeal: 4,
  },
  {
    id: 'chicken-macaroni-tomato-lean', name: 'Macaroni with chicken, spinach and tomato', emoji: '🍝', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 20,
    ingredients: [['macaroni', 60], ['chicken-thigh-fillet', 110], ['spinach', 60], ['tomatoes', 100], ['onions', 25], ['sunflower-oil', 10], ['garlic', 1.5], ['origanum', 0.5], ['paprika', 0.5], ['chilli-flakes', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the macaroni.', 'Fry the chicken in strips with the onion in the oil with the garlic, origanum, paprika, chilli flakes and salt until no pink is left.', 'Add the tomatoes and cook to a sauce, and wilt the spinach in it.', 'Toss with the macaroni.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'microwave', styles: ['Urban'], homeOf: ['Urban'], batch: true, appeal: 4,
  },
  {
    id: 'chicken-mince-cottage-pie-lentils', name: 'Chicken mince pie under mash', emoji: '🥧', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 40,
    ingredients: [['chicken-mince', 80], ['lentils-red', 15], ['potatoes', 225], ['carrots', 60], ['onions', 50], ['milk-low-fat', 65], ['sunflower-oil', 10], ['tomato-paste', 5], ['thyme', 0.5], ['curry-powder', 1], ['garlic', 1.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Heat the oven, and boil the potatoes and mash them with the milk.', 'Fry the onions and grated carrots in the oil with the garlic, thyme and curry powder, add the mince and salt and fry until no longer pink.', 'Add the red lentils, tomato paste and water and simmer until soft and thick.', 'Spread the mash over it and bake until brown.'],
    tools: ['oven', 'stove', 'grater'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 3, freeMinutes: 12, carried: 'microwave', styles: ['Afrikaans', 'Urban', 'Cape'], homeOf: ['Afrikaans', 'Urban'], batch: true, appeal: 4,
  },
  {
    id: 'chicken-vegetable-stew-thick-bread', name: 'Chicken and carrot stew with thick slices of bread', emoji: '🍞', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 30,
    ingredients: [['chicken-thigh-fillet', 100], ['bread-wholewheat', 80], ['potatoes', 75], ['carrots', 60], ['onions', 50], ['tomatoes', 50], ['sunflower-oil', 10], ['cake-flour', 5], ['curry-powder', 1], ['thyme', 0.5], ['garlic', 1.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Fry the chicken in pieces with the onions in the oil with the garlic, thyme, curry powder and salt until no pink is left.', 'Dust with the flour, add the carrots, potatoes, tomatoes and water and simmer until soft and thick.', 'Serve with the bread to wipe the plate.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 12, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho', 'Urban', 'Afrikaans'], homeOf: ['Zulu, Xhosa or Sotho', 'Urban'], batch: true, appeal: 4,
  },
  {
    id: 'egg-cheese-toastie-tomato-lentil-soup', name: 'Egg and cheese toasties with tomato and lentil soup', emoji: '🍅', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 25,
    ingredients: [['bread-wholewheat', 80], ['eggs', 50], ['cheddar', 15], ['lentils-red', 25], ['tomatoes', 150], ['onions', 50], ['carrots', 60], ['sunflower-oil', 10], ['garlic', 1.5], ['paprika', 0.5], ['thyme', 0.5], ['sugar-brown', 2.5]],
    scaling: 'parts', steps: ['Fry the onions, grated carrots and garlic in half of the oil with the paprika and thyme, add the red lentils, tomatoes, sugar and water and simmer to a thick soup.', 'Fry the egg in a little of the oil, fill the bread with it and the grated cheddar and toast it in the rest of the oil until crisp.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Afrikaans', 'Cape'], batch: false, appeal: 4,
  },
  {
    id: 'egg-potato-salomie', name: 'Egg and potato salomie', emoji: '🫓', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 25, totalMinutes: 30,
    ingredients: [['brown-bread-flour', 65], ['eggs', 100], ['potatoes', 75], ['tomatoes', 50], ['onions', 50], ['carrots', 30], ['sunflower-oil', 15], ['curry-powder', 3], ['turmeric', 0.5], ['garlic', 1.5], ['ginger', 2], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Knead the flour, half of the salt, a third of the oil and warm water to a dough, roll it thin and bake it in a dry pan on both sides.', 'Boil the eggs with the potatoes in small cubes.', 'Fry half of the onions in the rest of the oil with the garlic, ginger, curry powder and turmeric, add the tomatoes, potatoes, halved eggs and the rest of the salt.', 'Fill the roti with it, and with the grated carrot and the rest of the onions in the vinegar.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 0, carried: 'microwave', styles: ['Cape', 'Durban Indian', 'Urban'], homeOf: ['Cape', 'Durban Indian', 'Urban'], batch: false, appeal: 4.5,
  },
  {
    id: 'light-macaroni-cheese-egg-peas', name: 'Light macaroni cheese with egg and peas', emoji: '🧀', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 25,
    ingredients: [['macaroni', 65], ['milk-fat-free', 195], ['cheddar', 20], ['eggs', 50], ['peas-frozen', 35], ['carrots', 60], ['cake-flour', 5], ['sunflower-oil', 5], ['mustard', 3], ['paprika', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Boil the macaroni with the carrots in thin slices and the peas for the last minutes.', 'Stir the flour into the oil over the heat, then the milk and mustard, and simmer until thick.', 'Take it off the heat and beat in the egg, pepper and half of the grated cheddar.', 'Fold in the macaroni and vegetables, scatter with the rest of the cheddar and the paprika and cover until it has melted.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'microwave', styles: ['Urban', 'Afrikaans'], homeOf: ['Urban'], batch: true, appeal: 4.5,
  },
  {
    id: 'pan-pizza-chicken-mince-cheese', name: 'Pan pizza with chicken mince and cheese, carrot salad', emoji: '🍕', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 28, totalMinutes: 30,
    ingredients: [['cake-flour', 75], ['chicken-mince', 70], ['cheddar', 15], ['tomato-paste', 15], ['carrots', 60], ['onions', 25], ['sunflower-oil', 10], ['baking-powder', 1.5], ['origanum', 0.5], ['garlic', 1.5], ['paprika', 0.5], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Mix the flour, baking powder and salt with water and half of the oil to a dough and bake it flat in a covered pan until firm below.', 'Fry the mince and onion in the rest of the oil with the garlic and paprika until no longer pink.', 'Turn the base over, spread it with the tomato paste and origanum, scatter with the mince and grated cheddar and cover until it has melted.', 'Dress the grated carrots with the vinegar.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Urban'], homeOf: ['Urban'], batch: false, appeal: 5,
  },
  {
    id: 'pea-soup-chicken-brown-bread', name: 'Thick pea soup with chicken and brown bread', emoji: '🥣', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 70,
    ingredients: [['split-peas', 45], ['chicken-thighs', 70], ['bread-brown', 80], ['carrots', 60], ['potatoes', 75], ['onions', 50], ['thyme', 0.5], ['black-pepper', 0.5], ['bay-leaves', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Brown the chicken in a dry pot with the onions.', 'Add the split peas, thyme, bay leaf, pepper and plenty of water and simmer until the peas fall apart and the meat comes off the bone.', 'Add the carrots, potatoes and salt and cook until soft.', 'Serve with the bread.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 50, carried: 'home', styles: ['Afrikaans', 'Cape', 'Zulu, Xhosa or Sotho', 'Urban'], homeOf: ['Afrikaans', 'Cape'], batch: true, appeal: 4,
  },
  {
    id: 'peri-peri-chicken-toast-slaw', name: 'Peri-peri chicken on toast with slaw', emoji: '🌶️', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['chicken-thigh-fillet', 110], ['bread-wholewheat', 80], ['cabbage', 60], ['carrots', 60], ['sunflower-oil', 10], ['peri-peri-sauce', 5], ['garlic', 1.5], ['paprika', 0.5], ['lemon-juice', 5], ['vinegar', 5]],
    scaling: 'parts', steps: ['Fry the chicken in thin strips in the oil with the garlic and paprika until no pink is left, and stir in the peri-peri sauce and lemon juice.', 'Toast the bread.', 'Toss the shredded cabbage and grated carrots with the vinegar.', 'Pile the chicken and some of the slaw on the toast and serve the rest beside.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban'], homeOf: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'sunday-chicken-samp-cabbage-beetroot', name: 'Roast chicken, samp, cabbage and beetroot', emoji: '🍗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 25, totalMinutes: 100, ahead: soakedSamp,
    ingredients: [['chicken-whole', 100], ['samp', 65], ['cabbage', 80], ['beetroot', 80], ['onions', 50], ['curry-powder', 1], ['paprika', 1], ['garlic', 1.5], ['thyme', 0.5], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Drain the samp and simmer it in fresh water until soft, and boil the beetroot in its skin in another pot.', 'Heat the oven, rub the chicken with the garlic, paprika, thyme and half of the salt and roast it on half of the onions until the juices of the leg run clear.', 'Fry the cabbage with the rest of the onions and salt and the curry powder in fat from the tin.', 'Peel and slice the beetroot, dress it with the vinegar and spoon the juices of the tin over the samp.'],
    tools: ['oven', 'stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 4, freeMinutes: 55, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans', 'Cape', 'Urban'], homeOf: ['Zulu, Xhosa or Sotho', 'Afrikaans', 'Cape'], sunday: true, batch: false, appeal: 5,
  },
];
