import type { Recipe } from '../../../recipe.ts';

/** Curries with rice, fresh roti or bread, and vetkoek, of beans, lentils and soya alone. */
export const mainVeganCurriesAndRotis: readonly Recipe[] = [
  {
    id: 'chana-bunny-chow', name: 'Chana bunny chow', emoji: '🍞', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 25,
    ingredients: [['chickpeas-tinned', 120], ['bread-white', 80], ['tomatoes', 100], ['onions', 50], ['carrots', 60], ['sunflower-oil', 5], ['curry-powder', 4], ['turmeric', 0.5], ['cumin', 0.5], ['garlic', 3], ['ginger', 4], ['vinegar', 5]],
    scaling: 'parts', steps: ['Fry half of the onion with the garlic and ginger in the oil, and stir in the curry powder, turmeric and cumin.', 'Add the tomatoes, drained chickpeas and a splash of water and simmer to a thick gravy, mashing a few of the chickpeas.', 'Hollow out the bread and fill it with the curry.', 'Grate the carrot, mix it with the vinegar and the rest of the onion and serve this sambal beside it.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 8, carried: 'home', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: false, appeal: 4,
  },
  {
    id: 'chickpea-breyani-sambal', name: 'Quick chickpea breyani and sambal', emoji: '🍚', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 30,
    ingredients: [['chickpeas-tinned', 120], ['lentils-red', 20], ['rice-white', 55], ['peas-frozen', 35], ['tomatoes', 100], ['onions', 50], ['sunflower-oil', 10], ['curry-powder', 3], ['turmeric', 0.5], ['cinnamon', 0.5], ['cumin', 0.5], ['garlic', 3], ['ginger', 4], ['vinegar', 5]],
    scaling: 'parts', steps: ['Brown most of the onion in the oil with the garlic, ginger, cinnamon, cumin and curry powder.', 'Stir in the rice, lentils, turmeric and hot water, cover and simmer on low heat.', 'Lay the drained chickpeas and the peas on top for the last minutes and cook until the rice is soft and dry.', 'Chop the tomatoes with the rest of the onion and the vinegar and serve this sambal beside it.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 10, carried: 'microwave', styles: ['Durban Indian', 'Cape'], homeOf: ['Durban Indian', 'Cape'], batch: false, appeal: 4,
  },
  {
    id: 'curried-baked-beans-fresh-roti', name: 'Curried baked beans with fresh roti', emoji: '🫓', slots: ['lunch', 'dinner'], skill: 'Intermediate',
    activeMinutes: 22, totalMinutes: 25,
    ingredients: [['baked-beans', 180], ['brown-bread-flour', 65], ['tomatoes', 50], ['onions', 50], ['carrots', 60], ['sunflower-oil', 10], ['curry-powder', 3], ['turmeric', 0.5], ['cumin', 0.5], ['garlic', 3], ['vinegar', 5]],
    scaling: 'parts', steps: ['Knead the flour with hot water and a little of the oil to a soft dough and leave it under a cloth.', 'Fry the onion and garlic in the rest of the oil with the curry powder, turmeric and cumin, soften the tomatoes in it and simmer the baked beans until thick.', 'Roll the dough into thin rotis and bake them in a dry pan until they puff and have brown spots.', 'Serve with the grated carrot in vinegar.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'microwave', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: false, appeal: 4,
  },
  {
    id: 'dhal-fresh-roti-sambal', name: 'Dhal with fresh roti and sambal', emoji: '🫓', slots: ['lunch', 'dinner'], skill: 'Intermediate',
    activeMinutes: 22, totalMinutes: 30,
    ingredients: [['lentils-red', 70], ['brown-bread-flour', 55], ['tomatoes', 100], ['onions', 50], ['carrots', 30], ['sunflower-oil', 5], ['turmeric', 0.5], ['cumin', 1], ['garlic', 4.5], ['ginger', 4], ['chilli-flakes', 0.5], ['vinegar', 5]],
    scaling: 'parts', steps: ['Simmer the lentils with the turmeric in plenty of water until they fall apart.', 'Knead the flour with hot water to a soft dough, roll it into thin rotis and bake them in a dry pan until they puff and have brown spots.', 'Fry half of the onion, the garlic, ginger, cumin and chilli flakes in the oil until golden and stir them into the dhal.', 'Chop the tomatoes and grate the carrot, mix them with the vinegar and the rest of the onion and serve this sambal with the dhal and rotis.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 5, carried: 'microwave', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: false, appeal: 4,
  },
  {
    id: 'lentil-mince-vetkoek', name: 'Vetkoek and curried lentils', emoji: '🥯', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['amagwinya', 80], ['lentils-tinned', 120], ['tomatoes', 100], ['carrots', 60], ['onions', 25], ['sunflower-oil', 5], ['curry-powder', 3], ['paprika', 1], ['garlic', 3], ['chutney', 5]],
    scaling: 'parts', steps: ['Fry the onion and garlic in the oil with the curry powder and paprika.', 'Add the chopped tomatoes, grated carrot and drained lentils and simmer until thick, mashing half of the lentils.', 'Stir in the chutney.', 'Warm the vetkoek, cut it open and fill it with the curried lentils.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans'], homeOf: ['Zulu, Xhosa or Sotho', 'Afrikaans'], batch: false, appeal: 4,
  },
  {
    id: 'potato-pea-curry-fresh-roti', name: 'Potato and pea curry with fresh roti', emoji: '🫓', slots: ['lunch', 'dinner'], skill: 'Intermediate',
    activeMinutes: 25, totalMinutes: 30,
    ingredients: [['potatoes', 150], ['peas-frozen', 105], ['brown-bread-flour', 60], ['tomatoes', 100], ['onions', 50], ['sunflower-oil', 10], ['curry-powder', 4], ['turmeric', 0.5], ['cumin', 0.5], ['garlic', 3], ['ginger', 4]],
    scaling: 'parts', steps: ['Knead the flour with hot water and a little of the oil to a soft dough and leave it under a cloth.', 'Fry the onion, garlic and ginger in the rest of the oil with the curry powder, turmeric and cumin.', 'Add the potatoes in small cubes, the tomatoes and water and simmer until the potatoes are soft, with the peas for the last minutes.', 'Roll the dough into thin rotis and bake them in a dry pan until they puff and have brown spots, and serve them with the curry.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'microwave', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: false, appeal: 4.5,
  },
  {
    id: 'soya-mince-roti-roll', name: 'Soya mince and pea roti roll', emoji: '🌯', slots: ['lunch', 'dinner'], skill: 'Intermediate',
    activeMinutes: 25, totalMinutes: 30,
    ingredients: [['soya-mince', 30], ['peas-frozen', 35], ['brown-bread-flour', 60], ['tomatoes', 100], ['onions', 50], ['carrots', 30], ['sunflower-oil', 5], ['curry-powder', 3], ['turmeric', 0.5], ['cinnamon', 0.5], ['garlic', 3], ['ginger', 4], ['vinegar', 5]],
    scaling: 'parts', steps: ['Knead the flour with hot water to a soft dough and leave it under a cloth, and soak the soya mince in hot water.', 'Fry most of the onion, the garlic and ginger in the oil with the curry powder, turmeric and cinnamon, add the tomatoes and cook to a gravy.', 'Stir in the soya mince and peas and simmer until thick and nearly dry.', 'Roll the dough into large thin rotis and bake them in a dry pan until they have brown spots.', 'Fill them with the mince, the grated carrot, vinegar and the rest of the onion and roll them up.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'microwave', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: false, appeal: 4,
  },
  {
    id: 'veg-sausage-curry-rice', name: 'Veg sausage curry and rice', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 25,
    ingredients: [['veg-sausages', 63], ['rice-white', 50], ['peas-frozen', 70], ['tomatoes', 150], ['onions', 50], ['sunflower-oil', 5], ['curry-powder', 4], ['turmeric', 0.5], ['garlic', 3], ['ginger', 4], ['chilli-flakes', 0.5]],
    scaling: 'parts', steps: ['Simmer the rice until soft.', 'Brown the sausage in the oil and cut it into slices.', 'Fry the onion, garlic and ginger with the curry powder, turmeric and chilli flakes, add the tomatoes and simmer to a gravy.', 'Warm the sausage and peas in it until the peas are tender and serve with the rice.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 5, carried: 'microwave', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: false, appeal: 4,
  },
];
