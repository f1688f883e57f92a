import type { Recipe } from '../../../recipe.ts';

/** Suppers without anything of an animal: pasta, pap, stews and chilli. */
export const mainVeganSuppers: readonly Recipe[] = [
  {
    id: 'creamy-mushroom-pea-pasta-soya', name: 'Creamy mushroom and pea pasta', emoji: '🍄', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 20,
    ingredients: [['spaghetti', 70], ['mushrooms', 50], ['peas-frozen', 70], ['soya-milk', 195], ['cornflour', 5], ['onions', 25], ['sunflower-oil', 5], ['garlic', 4.5], ['thyme', 0.5], ['mustard', 5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Boil the spaghetti until just tender, with the peas for the last minutes, and drain.', 'Fry the mushrooms, onion and garlic in the oil with the thyme and pepper until brown and dry.', 'Stir the cornflour into the soya milk, pour it in and let it thicken to a sauce, then stir in the mustard.', 'Fold in the spaghetti and peas.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'microwave', styles: ['Urban'], homeOf: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'morogo-peanuts-beans-pap', name: 'Morogo with peanuts, beans and pap', emoji: '🥜', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 30,
    ingredients: [['maize-meal', 65], ['morogo', 100], ['peanut-butter-plain', 20], ['kidney-beans-tinned', 60], ['tomatoes', 100], ['onions', 50], ['sunflower-oil', 5], ['garlic', 3], ['chilli-flakes', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Stir the maize meal into boiling water and steam it on low heat, stirring now and then, until stiff.', 'Fry the onion and garlic in the oil with the chilli flakes and pepper, add the tomatoes and cook until soft.', 'Add the chopped morogo and the drained beans and simmer until the leaves are dark and soft.', 'Stir in the peanut butter until it makes a thick sauce and serve with the pap.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 10, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 4,
  },
  {
    id: 'soya-bean-chilli-rice', name: 'Soya and bean chilli with rice', emoji: '🌶️', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 25,
    ingredients: [['soya-mince', 25], ['kidney-beans-tinned', 60], ['rice-white', 50], ['tomatoes', 150], ['green-pepper', 30], ['carrots', 30], ['onions', 50], ['sunflower-oil', 5], ['tomato-paste', 10], ['paprika', 1], ['cumin', 1], ['chilli-flakes', 0.5], ['garlic', 3]],
    scaling: 'parts', steps: ['Simmer the rice until soft.', 'Fry the onion, green pepper, grated carrot and garlic in the oil with the paprika, cumin and chilli flakes.', 'Add the tomatoes, tomato paste, soya mince and a cup of water and simmer until the mince is soft and the sauce is thick.', 'Stir in the drained beans, warm them through and serve with the rice.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 8, carried: 'microwave', styles: ['Urban'], homeOf: ['Urban'], batch: true, appeal: 4,
  },
  {
    id: 'soya-lentil-bolognaise', name: 'Spaghetti with soya and lentil bolognaise', emoji: '🍝', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 25,
    ingredients: [['soya-mince', 20], ['lentils-red', 20], ['spaghetti', 65], ['tomatoes', 150], ['carrots', 60], ['onions', 50], ['sunflower-oil', 5], ['tomato-paste', 15], ['garlic', 4.5], ['marmite', 2.5], ['origanum', 0.5], ['bay-leaves', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Soften the onion, grated carrot and garlic in the oil.', 'Add the tomatoes, tomato paste, lentils, soya mince, Marmite, origanum, bay leaf, pepper and water.', 'Simmer until the lentils are soft and the sauce is thick and dark, and take out the bay leaf.', 'Boil the spaghetti until just tender and serve it with the sauce.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 8, carried: 'microwave', styles: ['Urban'], homeOf: ['Urban'], batch: true, appeal: 4,
  },
  {
    id: 'sweet-potato-bean-chilli', name: 'Sweet potato and bean chilli with rice', emoji: '🍠', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 30,
    ingredients: [['kidney-beans-tinned', 120], ['sweet-potatoes', 130], ['rice-white', 35], ['tomatoes', 100], ['onions', 50], ['sunflower-oil', 5], ['tomato-paste', 10], ['paprika', 1], ['cumin', 1], ['chilli-flakes', 0.5], ['garlic', 3], ['lemon-juice', 5]],
    scaling: 'parts', steps: ['Simmer the rice until soft.', 'Fry the onion and garlic in the oil with the paprika, cumin and chilli flakes.', 'Add the sweet potatoes in small cubes, the tomatoes, tomato paste and water and simmer until the cubes are soft.', 'Stir in the drained beans and lemon juice, warm them through and serve with the rice.'],
    tools: ['stove'], keepsDays: 1, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 10, carried: 'microwave', styles: ['Urban'], homeOf: ['Urban'], batch: true, appeal: 3.5,
  },
  {
    id: 'veg-sausage-pap-sheba', name: 'Pap, veg sausage and sheba', emoji: '🌭', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 30,
    ingredients: [['veg-sausages', 63], ['maize-meal', 75], ['tomatoes', 150], ['onions', 50], ['green-pepper', 30], ['sunflower-oil', 5], ['paprika', 1], ['garlic', 3], ['chilli-flakes', 0.5], ['thyme', 0.5], ['vinegar', 5]],
    scaling: 'parts', steps: ['Stir the maize meal into boiling water and steam it on low heat, stirring now and then, until stiff.', 'Brown the sausage in the oil until hot right through and take it out.', 'Fry the onion, green pepper and garlic in the same pan with the paprika, chilli flakes and thyme, add the tomatoes and vinegar and cook to a thick sheba.', 'Serve the sausage and the sheba on the pap.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 8, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans'], homeOf: ['Zulu, Xhosa or Sotho', 'Afrikaans'], batch: false, appeal: 4,
  },
  {
    id: 'veg-sausage-tomato-spaghetti', name: 'Spaghetti with veg sausage and tomato', emoji: '🍝', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 20,
    ingredients: [['veg-sausages', 63], ['spaghetti', 65], ['tomatoes', 150], ['carrots', 60], ['onions', 50], ['sunflower-oil', 5], ['garlic', 3], ['tomato-paste', 10], ['origanum', 0.5], ['chilli-flakes', 0.5]],
    scaling: 'parts', steps: ['Boil the spaghetti until just tender.', 'Slice the sausage and brown it in the oil with the onion, grated carrot and garlic.', 'Add the tomatoes, tomato paste, origanum and chilli flakes and simmer until thick.', 'Toss with the spaghetti.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'microwave', styles: ['Urban'], homeOf: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'veg-strips-green-bean-bredie', name: 'Green bean bredie with veg strips and rice', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 30,
    ingredients: [['veg-strips', 60], ['green-beans-frozen', 100], ['potatoes', 150], ['rice-white', 35], ['tomatoes', 50], ['onions', 50], ['sunflower-oil', 5], ['garlic', 3], ['coriander-ground', 1], ['thyme', 0.5], ['black-pepper', 0.5], ['chilli-flakes', 0.5]],
    scaling: 'parts', steps: ['Simmer the rice until soft.', 'Brown the strips with the onion and garlic in the oil with the ground coriander, thyme, pepper and chilli flakes.', 'Add the potatoes in cubes, the tomatoes, green beans and water and simmer until the potatoes are soft and the beans fall apart.', 'Serve the bredie on the rice.'],
    tools: ['stove'], keepsDays: 1, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 10, carried: 'microwave', styles: ['Cape', 'Afrikaans'], homeOf: ['Cape', 'Afrikaans'], batch: true, appeal: 4,
  },
];
