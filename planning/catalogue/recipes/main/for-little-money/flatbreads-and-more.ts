import type { Recipe } from '../../../recipe.ts';

/** Fresh flatbreads with a filling, soups, pap tart and plates under mash, for little money. */
export const mainFlatbreadsAndMore: readonly Recipe[] = [
  {
    id: 'butternut-chickpea-macaroni', name: 'Macaroni with creamy butternut and chickpeas', emoji: '🍝', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 16, totalMinutes: 30,
    ingredients: [['macaroni', 85], ['chickpeas-tinned', 130], ['butternut', 150], ['onions', 60], ['tomatoes', 40], ['sunflower-oil', 11], ['garlic', 4.5], ['thyme', 0.5], ['paprika', 1], ['chilli-flakes', 0.3], ['curry-powder', 1], ['lemon-juice', 5]],
    scaling: 'parts', steps: ['Boil the butternut with the onion and garlic in a little water until very soft, and mash it smooth with the oil, thyme, paprika, chilli flakes and curry powder.', 'Boil the macaroni and keep some of its water.', 'Warm the drained chickpeas and chopped tomatoes in the butternut sauce.', 'Fold in the macaroni, loosen with its water and sharpen with the lemon juice.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 8, carried: 'microwave', styles: ['Urban'], homeOf: ['Urban'], batch: true, appeal: 4,
  },
  {
    id: 'chicken-pea-fried-rice-quick', name: 'Chicken and pea fried rice, in a hurry', emoji: '🍚', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 13, totalMinutes: 15,
    ingredients: [['rice-white', 100], ['chicken-breast-fillet', 90], ['peas-frozen', 90], ['onions', 60], ['sunflower-oil', 14], ['soy-sauce', 8], ['garlic', 4.5], ['ginger', 4], ['curry-powder', 1], ['chilli-flakes', 0.3], ['vinegar', 3]],
    scaling: 'parts', steps: ['Cook the rice with water in a covered bowl in the microwave and spread it out to steam dry.', 'Fry the chicken in tiny cubes in half of the oil with the curry powder until cooked through.', 'Add the rest of the oil with the onion, garlic, ginger and chilli flakes, then the peas.', 'Toss in the rice, soy sauce and vinegar and fry until hot.'],
    tools: ['stove', 'microwave'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'microwave', styles: ['Urban', 'Zulu, Xhosa or Sotho'], batch: false, appeal: 4,
  },
  {
    id: 'chicken-potato-pea-samoosa-roll', name: 'Samoosa-spiced chicken and potato roll', emoji: '🌯', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 25, totalMinutes: 30,
    ingredients: [['cake-flour', 75], ['chicken-breast-fillet', 75], ['potatoes', 100], ['peas-frozen', 60], ['cabbage', 60], ['onions', 40], ['sunflower-oil', 13], ['curry-powder', 3], ['cumin', 0.5], ['turmeric', 0.3], ['garlic', 3], ['ginger', 3], ['lemon-juice', 5], ['salt', 0.9]],
    scaling: 'parts', steps: ['Knead the flour with a third of the salt and hot water, roll it out thinly and bake the flatbreads in a dry pan until spotted brown.', 'Fry the potatoes in tiny cubes and the onion in the oil with the garlic, ginger, cumin, curry powder and turmeric until nearly soft.', 'Add the chicken in tiny cubes and fry until cooked through, then the peas, shredded cabbage, lemon juice and the rest of the salt.', 'Cool the filling and roll it up tightly in the flatbreads.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, cold: true, pots: 2, freeMinutes: 0, carried: 'cold', styles: ['Durban Indian', 'Urban', 'Zulu, Xhosa or Sotho'], homeOf: ['Urban'], batch: false, appeal: 4.5,
  },
  {
    id: 'curried-lentils-under-mash', name: 'Curried lentils under mash, from the pan', emoji: '🥧', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 30,
    ingredients: [['lentils-red', 60], ['potatoes', 250], ['mixed-veg-frozen', 120], ['tomatoes', 70], ['onions', 60], ['tomato-paste', 10], ['sunflower-oil', 13], ['curry-powder', 3], ['turmeric', 0.5], ['garlic', 3], ['ginger', 3], ['chutney', 12], ['salt', 0.8]],
    scaling: 'parts', steps: ['Boil the potatoes until soft and mash them with a third of the oil, the turmeric and half of the salt.', 'Brown the onion in the rest of the oil with the garlic, ginger and curry powder.', 'Add the lentils, tomatoes, tomato paste, chutney, the rest of the salt and water and simmer until soft and thick, with the mixed vegetables for the last minutes.', 'Spread the mash on top, cover and leave over low heat until all is hot.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 8, carried: 'microwave', styles: ['Urban', 'Afrikaans', 'Cape'], homeOf: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'frikkadel-flatbread-beetroot-box', name: 'Frikkadel, beetroot and chutney in fresh flatbread', emoji: '🌯', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 26, totalMinutes: 30,
    ingredients: [['cake-flour', 85], ['chicken-mince', 85], ['beetroot', 100], ['lettuce', 25], ['onions', 30], ['chutney', 12], ['sunflower-oil', 12], ['mixed-herbs', 0.5], ['curry-powder', 1], ['garlic', 3], ['vinegar', 5], ['salt', 0.8]],
    scaling: 'parts', steps: ['Knead the flour with half of the salt and hot water, roll it out thinly and bake the flatbreads in a dry pan until spotted brown.', 'Mix the mince with half of the onion, the garlic, mixed herbs, curry powder and the rest of the salt, press into flat frikkadels and fry them in the oil until cooked through, then cool them.', 'Grate the raw beetroot and dress it with the vinegar and the rest of the onion.', 'Spread the flatbreads with the chutney and roll up the frikkadels, beetroot and lettuce in them.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, cold: true, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Afrikaans', 'Urban', 'Zulu, Xhosa or Sotho'], homeOf: ['Urban'], batch: false, appeal: 4.5,
  },
  {
    id: 'lentil-frikkadels-mash-gravy', name: 'Lentil frikkadels, mash and onion gravy', emoji: '🥔', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 26, totalMinutes: 30,
    ingredients: [['lentils-tinned', 150], ['potatoes', 270], ['rolled-oats', 15], ['beetroot', 80], ['onions', 70], ['cake-flour', 8], ['salt', 0.6], ['sunflower-oil', 15], ['mixed-herbs', 0.5], ['thyme', 0.5], ['garlic', 3], ['paprika', 1], ['vinegar', 5]],
    scaling: 'parts', steps: ['Boil the potatoes until soft and mash them with a little of the oil.', 'Mash the drained lentils with the oats, a third of the onion, the garlic, mixed herbs and paprika, shape into frikkadels and fry them in half of the oil until brown.', 'Brown the rest of the onion and the flour in the rest of the oil, stir in the thyme, salt and water and simmer to a gravy.', 'Grate the raw beetroot, dress it with the vinegar and serve all together.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 0, carried: 'microwave', styles: ['Afrikaans', 'Urban'], homeOf: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'pilchard-frikkadels-pap-gravy', name: 'Tinned fish frikkadels with pap, tomato gravy and cabbage', emoji: '🐟', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 22, totalMinutes: 30,
    ingredients: [['pilchards-tinned', 95], ['maize-meal', 85], ['bread-brown', 15], ['eggs', 20], ['cabbage', 100], ['tomatoes', 80], ['onions', 60], ['sunflower-oil', 13], ['curry-powder', 2], ['mixed-herbs', 0.5], ['paprika', 0.5], ['garlic', 3], ['vinegar', 3]],
    scaling: 'parts', steps: ['Cook the maize meal to a stiff pap.', 'Mash the pilchards with crumbs of the bread, the egg, a third of the onion and the mixed herbs, shape into frikkadels and fry them in half of the oil until crisp.', 'Fry a third of the onion with the garlic, curry powder and paprika, add the tomatoes, vinegar and water and simmer to a gravy.', 'Fry the cabbage with the rest of the onion and oil and serve all together.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 0, carried: 'home', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans', 'Cape'], homeOf: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 4,
  },
  {
    id: 'polony-egg-slaw-flatbread', name: 'Polony, egg and slaw in fresh flatbread', emoji: '🌯', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 22, totalMinutes: 28,
    ingredients: [['cake-flour', 90], ['polony', 25], ['eggs', 75], ['cabbage', 80], ['carrots', 70], ['onions', 15], ['tomato-sauce', 12], ['vinegar', 5], ['sugar-white', 2], ['sunflower-oil', 9], ['paprika', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Knead the flour with hot water and a third of the oil, roll it out thinly and bake the flatbreads in a dry pan until spotted brown.', 'Fry the polony and the beaten eggs with the paprika in the rest of the oil until firm, and cool them.', 'Shred the cabbage, grate the carrots and mix them with the onion, vinegar, sugar and pepper.', 'Spread the flatbreads with the tomato sauce and roll all up in them.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, cold: true, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Zulu, Xhosa or Sotho', 'Urban'], homeOf: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'vienna-hotdog-flatbread-onions', name: 'Flatbread hot dogs with fried onions and slaw', emoji: '🌭', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 28,
    ingredients: [['cake-flour', 95], ['viennas', 40], ['cabbage', 80], ['carrots', 70], ['onions', 60], ['tomatoes', 60], ['vinegar', 5], ['sugar-white', 3], ['sunflower-oil', 13], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Knead the flour with hot water and a third of the oil, roll it out not too thinly and bake the flatbreads in a dry pan until spotted brown.', 'Fry the onion in the rest of the oil until golden, then the tomatoes and paprika, and heat the split viennas in it right through.', 'Shred the cabbage, grate the carrots and dress them with the vinegar and sugar.', 'Fill the flatbreads with the viennas, onions and slaw.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Zulu, Xhosa or Sotho', 'Afrikaans'], homeOf: ['Urban', 'Zulu, Xhosa or Sotho', 'Afrikaans'], batch: false, appeal: 4.5,
  },
];
