import type { Recipe } from '../../../recipe.ts';

/** Lunches to be warmed up that take at most ten minutes of work. */
export const mainPackedTenMinutesWarm: readonly Recipe[] = [
  {
    id: 'beef-strip-vegetable-noodles-box', name: 'Beef and vegetable noodles', emoji: '🍜', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 15,
    ingredients: [['beef-stir-fry', 80], ['spaghetti', 65], ['stir-fry-veg-frozen', 150], ['sunflower-oil', 10], ['soy-sauce', 5], ['garlic', 3], ['ginger', 2], ['chilli-flakes', 0.5], ['lemon-juice', 5], ['sugar-brown', 2.5]],
    scaling: 'parts', steps: ['Boil the spaghetti until tender.', 'Fry the beef strips in the hot oil with the garlic, ginger and chilli flakes until no longer pink, add the stir-fry vegetables and fry until just tender.', 'Toss in the spaghetti with the soy sauce, sugar and lemon juice and pack it to be warmed.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 5, carried: 'microwave', styles: ['Urban'], homeOf: ['Urban'], batch: false, appeal: 4.5,
  },
  {
    id: 'chicken-curry-rice-box-quick', name: 'Quick chicken curry with peas and rice', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 25,
    ingredients: [['chicken-thigh-fillet', 90], ['rice-white', 65], ['peas-frozen', 70], ['tomatoes', 50], ['onions', 25], ['sunflower-oil', 10], ['curry-powder', 3], ['turmeric', 0.5], ['garlic', 3], ['ginger', 2], ['dhania', 4], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the rice.', 'Fry the chicken in small pieces with the onions, garlic, ginger, curry powder, turmeric and salt in the oil until brown.', 'Add the tomatoes, peas and a little water, simmer until no pink is left inside the chicken, stir in the dhania and pack it with the rice to be warmed.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 15, carried: 'microwave', styles: ['Durban Indian', 'Cape', 'Urban'], homeOf: ['Durban Indian', 'Cape'], batch: true, appeal: 4.5,
  },
  {
    id: 'chicken-mince-macaroni-carrot-quick', name: 'Chicken mince macaroni with tomato and carrot', emoji: '🍝', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 15,
    ingredients: [['macaroni', 75], ['chicken-mince', 70], ['carrots', 60], ['tomato-onion-mix', 80], ['sunflower-oil', 5], ['garlic', 3], ['paprika', 0.5], ['mixed-herbs', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Boil the macaroni until tender.', 'Fry the chicken mince in the oil with the garlic, paprika, mixed herbs and pepper until no pink is left.', 'Stir in the grated carrots and the tomato and onion mix, cook until thick and stir it through the macaroni to be warmed at lunch.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 5, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho', 'Urban', 'Afrikaans', 'Cape'], homeOf: ['Urban'], batch: true, appeal: 4,
  },
  {
    id: 'mince-mixed-vegetable-rice-box', name: 'Savoury mince with vegetables and rice', emoji: '🍚', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 25,
    ingredients: [['beef-mince-lean', 80], ['rice-white', 65], ['mixed-veg-frozen', 120], ['onions', 25], ['tomato-paste', 10], ['sunflower-oil', 5], ['curry-powder', 1], ['garlic', 3], ['thyme', 0.5], ['worcester-sauce', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the rice.', 'Fry the mince with the onions and garlic in the oil until no pink is left, with the curry powder, thyme and salt.', 'Stir in the mixed vegetables, tomato paste, Worcester sauce and a little water, simmer until tender and pack it with the rice to be warmed.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 15, carried: 'microwave', styles: ['Urban', 'Zulu, Xhosa or Sotho', 'Afrikaans'], homeOf: ['Urban'], batch: true, appeal: 4.5,
  },
  {
    id: 'pork-green-bean-carrot-pan', name: 'Pork strips with green beans, carrots and mustard', emoji: '🍖', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 15,
    ingredients: [['pork-chops', 110], ['green-beans-frozen', 150], ['carrots', 60], ['onions', 25], ['sunflower-oil', 10], ['mustard', 5], ['yoghurt-plain-double-cream', 30], ['garlic', 3], ['paprika', 1], ['thyme', 0.5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Fry strips of the pork in the hot oil with the onion, garlic, paprika, thyme, pepper and salt until the juices run clear.', 'Add the carrots in thin rings and the green beans with a splash of water and cook until tender.', 'Take it off the heat, stir in the mustard and yoghurt and pack it to be warmed.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 5, carried: 'microwave', styles: ['Afrikaans', 'Urban'], homeOf: ['Afrikaans'], batch: false, appeal: 4,
  },
  {
    id: 'tofu-edamame-rice-box', name: 'Sticky tofu, edamame and carrot with rice', emoji: '🍚', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 25,
    ingredients: [['tofu-firm', 120], ['rice-basmati', 60], ['edamame', 40], ['carrots', 60], ['broccoli-frozen', 60], ['sunflower-oil', 10], ['soy-sauce', 7], ['golden-syrup', 5], ['garlic', 3], ['ginger', 4], ['chilli-flakes', 0.5], ['lemon-juice', 5]],
    scaling: 'parts', steps: ['Boil the basmati rice, with the edamame and broccoli for the last minutes.', 'Fry cubes of the tofu in the oil until golden on all sides and add the carrots in thin strips with the garlic, ginger and chilli flakes.', 'Stir in the soy sauce, syrup and lemon juice until sticky and pack it on the rice to be warmed.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 15, carried: 'microwave', styles: ['Urban'], homeOf: ['Urban'], batch: false, appeal: 4.5,
  },
  {
    id: 'wors-tomato-smoor-pap-box', name: 'Boerewors in tomato and onion smoor on pap', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 25,
    ingredients: [['boerewors', 60], ['maize-meal', 80], ['tomatoes', 100], ['onions', 50], ['carrots', 30], ['garlic', 3], ['curry-powder', 0.5], ['sugar-brown', 2.5], ['vinegar', 5], ['thyme', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Stir the maize meal into boiling water, cover and steam to a firm pap.', 'Fry the boerewors in pieces in a dry pan until brown and no pink is left, and take it out.', 'Fry the onions, grated carrots and garlic in its fat, add the tomatoes, curry powder, thyme, pepper, sugar and vinegar and cook until thick.', 'Pack the pap with the boerewors and smoor on top, to be warmed.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 15, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans'], homeOf: ['Zulu, Xhosa or Sotho', 'Afrikaans'], batch: true, appeal: 4.5,
  },
  {
    id: 'yellow-rice-chicken-mince-carrot-box', name: 'Yellow rice with chicken mince, carrots and peas', emoji: '🍚', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 25,
    ingredients: [['rice-white', 75], ['chicken-mince', 60], ['carrots', 60], ['peas-frozen', 35], ['onions', 25], ['sunflower-oil', 5], ['curry-powder', 2], ['turmeric', 0.5], ['garlic', 3], ['salt', 0.5], ['tomato-sauce', 5]],
    scaling: 'parts', steps: ['Boil the rice with the turmeric and half of the salt, with the peas for the last minutes.', 'Fry the chicken mince in the oil with the onion, garlic, curry powder and the rest of the salt until no pink is left, and stir in the grated carrots and tomato sauce.', 'Mix it with the rice and peas and pack it to be warmed.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 15, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho', 'Urban', 'Cape', 'Afrikaans'], homeOf: ['Urban'], batch: true, appeal: 4,
  },
];
