import type { Recipe } from '../../../recipe.ts';

/** Plates for Sundays that are ready in a quarter of an hour: chops, steak, fish, pan chicken, curry. */
export const mainSundayQuick: readonly Recipe[] = [
  {
    id: 'sunday-chicken-strips-gravy-quick-rice', name: 'Chicken in onion gravy, quick rice, spinach and beetroot', emoji: '🍗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['chicken-thigh-fillet', 110], ['rice-white', 60], ['spinach', 80], ['beetroot-jar', 60], ['onions', 50], ['sunflower-oil', 10], ['cake-flour', 5], ['curry-powder', 1], ['paprika', 1], ['garlic', 3], ['thyme', 0.5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Cook the rice with water in the microwave.', 'Brown thin strips of the chicken with the onions and garlic in the oil, with the curry powder, paprika, thyme, pepper and salt.', 'Stir in the flour and water and simmer until the gravy is thick and no pink is left inside the chicken.', 'Wilt the spinach and serve with the beetroot.'],
    tools: ['stove', 'microwave'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 0, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho', 'Urban', 'Afrikaans'], homeOf: ['Zulu, Xhosa or Sotho', 'Urban'], sunday: true, batch: false, appeal: 4.5,
  },
  {
    id: 'sunday-chickpea-curry-quick-rice-sambal', name: 'Chickpea and potato curry, quick basmati and carrot sambal', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['chickpeas-tinned', 120], ['potatoes', 75], ['rice-basmati', 60], ['tomatoes', 100], ['onions', 50], ['green-beans-frozen', 60], ['carrots', 60], ['sunflower-oil', 10], ['curry-powder', 4], ['cumin', 1], ['turmeric', 0.5], ['garlic', 3], ['ginger', 2], ['lemon-juice', 5], ['dhania', 4]],
    scaling: 'parts', steps: ['Cook the basmati rice with water in the microwave.', 'Fry most of the onion in the oil with the garlic, ginger, curry powder, cumin and turmeric, add the potatoes in small cubes, tomatoes and a little water and cook until soft.', 'Stir in the drained chickpeas and green beans and simmer until thick.', 'Grate the carrots and mix them with the rest of the onion, the lemon juice and dhania.'],
    tools: ['stove', 'microwave', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'microwave', styles: ['Durban Indian', 'Cape', 'Urban'], homeOf: ['Durban Indian'], sunday: true, batch: false, appeal: 4,
  },
  {
    id: 'sunday-lemon-hake-potatoes-peas', name: 'Lemon and garlic hake, potatoes, peas and carrots', emoji: '🐟', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['hake-fillets', 140], ['potatoes', 225], ['peas-frozen', 35], ['carrots', 60], ['sunflower-oil', 15], ['cake-flour', 5], ['lemon-juice', 15], ['garlic', 3], ['parsley', 4], ['paprika', 1], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the potatoes and carrots in small pieces until soft, with the peas for the last minutes.', 'Dust the hake with the flour, paprika and salt and fry it in most of the oil until golden and it flakes.', 'Warm the garlic and parsley in the rest of the oil with the lemon juice and pour it over the fish and vegetables.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Cape', 'Urban', 'Afrikaans'], homeOf: ['Cape', 'Urban'], sunday: true, batch: false, appeal: 4.5,
  },
  {
    id: 'sunday-masala-fish-quick-rice-carrot', name: 'Masala fish, quick basmati, green beans and carrot sambal', emoji: '🐟', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['hake-fillets', 130], ['rice-basmati', 60], ['green-beans-frozen', 80], ['carrots', 60], ['onions', 25], ['sunflower-oil', 15], ['curry-powder', 3], ['turmeric', 0.5], ['garlic', 3], ['ginger', 2], ['lemon-juice', 10], ['dhania', 4], ['salt', 0.5]],
    scaling: 'parts', steps: ['Cook the basmati rice with water in the microwave.', 'Rub the hake with the curry powder, turmeric, garlic, ginger, salt and half of the lemon juice and fry it in most of the oil until it flakes.', 'Fry the green beans in the rest of the oil until tender.', 'Grate the carrots and mix them with the finely cut onion, dhania and the rest of the lemon juice.'],
    tools: ['stove', 'microwave', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 0, carried: 'home', styles: ['Durban Indian', 'Cape'], homeOf: ['Durban Indian', 'Cape'], sunday: true, batch: false, appeal: 4.5,
  },
  {
    id: 'sunday-masala-lamb-chops-roti', name: 'Masala lamb chops, roti, green beans and kachumber', emoji: '🐑', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['lamb-chops', 100], ['roti', 60], ['green-beans-frozen', 80], ['tomatoes', 50], ['cucumber', 50], ['onions', 25], ['curry-powder', 3], ['cumin', 0.5], ['garlic', 3], ['ginger', 2], ['lemon-juice', 10], ['dhania', 4]],
    scaling: 'parts', steps: ['Rub the chops with the curry powder, cumin, garlic, ginger and half of the lemon juice and fry them in a dry pan until browned and cooked through.', 'Fry the green beans in the fat of the pan until tender.', 'Chop the tomatoes, cucumber, onion and dhania with the rest of the lemon juice to a kachumber.', 'Warm the roti and serve.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Durban Indian', 'Cape'], homeOf: ['Durban Indian', 'Cape'], sunday: true, batch: false, appeal: 5,
  },
  {
    id: 'sunday-pan-chicken-gravy-rice-butternut', name: 'Pan chicken in brown gravy, quick rice, butternut and carrot salad', emoji: '🍗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['chicken-thigh-fillet', 90], ['rice-white', 65], ['butternut', 100], ['carrots', 60], ['onions', 25], ['sunflower-oil', 10], ['cake-flour', 5], ['curry-powder', 1], ['garlic', 3], ['thyme', 0.5], ['vinegar', 5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Cook the rice with water in the microwave.', 'Brown thin pieces of the chicken in the oil with the onion, garlic, thyme, curry powder and salt, stir in the flour and water and simmer until no pink is left inside.', 'Boil the butternut in small cubes until soft, and dress the grated carrots with the vinegar and pepper.'],
    tools: ['stove', 'microwave', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 0, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans', 'Cape', 'Urban'], homeOf: ['Zulu, Xhosa or Sotho', 'Afrikaans', 'Cape'], sunday: true, batch: false, appeal: 4.5,
  },
  {
    id: 'sunday-pan-pork-chops-potatoes-beans', name: 'Pan-fried pork chop, potatoes, green beans and carrots', emoji: '🍖', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['pork-chops', 110], ['potatoes', 225], ['green-beans-frozen', 80], ['carrots', 60], ['sunflower-oil', 10], ['mustard', 5], ['garlic', 3], ['thyme', 0.5], ['black-pepper', 0.5], ['lemon-juice', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the potatoes in small cubes with the carrots in rings until soft, with the green beans for the last minutes.', 'Rub the chops with the mustard, garlic, thyme, pepper and salt and fry them in the oil until the juices run clear.', 'Stir the lemon juice into the pan juices and pour them over the chops and potatoes.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Afrikaans', 'Urban'], homeOf: ['Afrikaans', 'Urban'], sunday: true, batch: false, appeal: 4.5,
  },
  {
    id: 'sunday-rump-mushroom-sauce-potatoes', name: 'Rump steak in mushroom sauce, baby potatoes and peas', emoji: '🥩', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['beef-rump', 110], ['baby-potatoes', 200], ['mushrooms', 80], ['peas-frozen', 70], ['onions', 25], ['sunflower-oil', 10], ['cornflour', 2.5], ['garlic', 3], ['thyme', 0.5], ['black-pepper', 0.5], ['worcester-sauce', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the halved baby potatoes until soft, with the peas for the last minutes.', 'Fry the steak, cut thin and rubbed with the pepper, thyme and salt, in half of the oil until no longer pink, and let it rest.', 'Fry the mushrooms, onions and garlic in the rest of the oil, add the Worcester sauce and water thickened with the cornflour and cook to a sauce.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Afrikaans', 'Urban'], homeOf: ['Afrikaans', 'Urban'], sunday: true, batch: false, appeal: 5,
  },
  {
    id: 'sunday-steak-mushrooms-beans-salad', name: 'Rump steak, garlic mushrooms, green beans and tomato salad', emoji: '🥩', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['beef-rump', 150], ['mushrooms', 100], ['green-beans-frozen', 100], ['tomatoes', 100], ['onions', 15], ['sunflower-oil', 10], ['garlic', 3], ['rosemary', 0.5], ['black-pepper', 0.5], ['vinegar', 5], ['origanum', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Rub the steak with the pepper, rosemary and salt, fry it in half of the oil until done as you like it and let it rest.', 'Fry the mushrooms with the garlic in the same pan.', 'Boil the green beans until tender.', 'Dress the tomatoes and onion in slices with the rest of the oil, vinegar and origanum.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Afrikaans', 'Urban'], homeOf: ['Afrikaans', 'Urban'], sunday: true, batch: false, appeal: 4.5,
  },
  {
    id: 'sunday-veg-sausages-mash-gravy', name: 'Veg sausages in onion gravy, mash, peas and carrots', emoji: '🍽️', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['veg-sausages', 63], ['potatoes', 300], ['peas-frozen', 70], ['carrots', 60], ['onions', 50], ['sunflower-oil', 15], ['cake-flour', 5], ['thyme', 0.5], ['garlic', 3], ['paprika', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Boil the potatoes and carrots in small pieces until soft, with the peas for the last minutes; lift out the carrots and peas and mash the potatoes with half of the oil and the pepper.', 'Brown the veg sausages in the rest of the oil until hot right through and take them out.', 'Fry the onions and garlic in the same pan, stir in the flour, thyme, paprika and water and cook to a gravy.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Afrikaans'], homeOf: ['Urban'], sunday: true, batch: false, appeal: 4,
  },
];
