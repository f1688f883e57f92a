import type { Recipe } from '../../../recipe.ts';

/** Suppers of beans, lentils and vegetables that are loved for themselves. */
export const mainLovedWithoutMeat: readonly Recipe[] = [
  {
    id: 'baked-beans-chakalaka-pap', name: 'Chakalaka with baked beans and pap', emoji: '🌶️', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 30,
    ingredients: [['maize-meal', 75], ['baked-beans', 150], ['carrots', 60], ['green-pepper', 60], ['tomatoes', 50], ['onions', 25], ['peanuts-raw', 20], ['sunflower-oil', 10], ['curry-powder', 3], ['garlic', 3], ['ginger', 4], ['chilli-flakes', 0.5]],
    scaling: 'parts', steps: ['Stir the maize meal into boiling water and steam it on low heat, stirring now and then, until stiff.', 'Fry the onion, green pepper, garlic and ginger in the oil with the curry powder and chilli flakes.', 'Add the grated carrots and tomatoes, simmer until thick and stir in the baked beans until hot.', 'Scatter with the chopped peanuts and serve with the pap.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 10, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 4,
  },
  {
    id: 'bean-burger-wedges', name: 'Bean burger and potato wedges', emoji: '🍔', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 25, totalMinutes: 45,
    ingredients: [['kidney-beans-tinned', 120], ['bread-rolls', 55], ['rolled-oats', 20], ['potatoes', 150], ['lettuce', 40], ['tomatoes', 100], ['onions', 25], ['sunflower-oil', 10], ['paprika', 1], ['cumin', 1], ['garlic-powder', 0.5], ['peanut-butter-plain', 10]],
    scaling: 'parts', steps: ['Heat the oven, turn potato wedges in half of the oil and some of the paprika and bake until crisp.', 'Mash the drained kidney beans with the oats, peanut butter, onion, cumin, garlic powder and the rest of the paprika and press into a burger.', 'Fry it in the rest of the oil until brown on both sides and hot right through.', 'Fill the roll with the burger, lettuce and tomatoes.'],
    tools: ['stove', 'oven'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 15, carried: 'home', styles: ['Urban'], homeOf: ['Urban'], batch: false, appeal: 3.5,
  },
  {
    id: 'kidney-bean-curry-roti', name: 'Bean curry and roti', emoji: '🫓', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 25,
    ingredients: [['kidney-beans-tinned', 120], ['roti', 60], ['tomatoes', 150], ['onions', 50], ['green-beans-frozen', 60], ['sunflower-oil', 5], ['curry-powder', 4], ['garlic', 3], ['ginger', 4], ['cumin', 1], ['turmeric', 0.5], ['dhania', 4]],
    scaling: 'parts', steps: ['Fry the onion, garlic and ginger in the oil and stir in the curry powder, cumin and turmeric.', 'Add the tomatoes, green beans, drained kidney beans and a splash of water and simmer to a thick gravy, mashing a few of the beans.', 'Warm the roti in a dry pan and serve with the curry and dhania.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 10, carried: 'microwave', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: false, appeal: 4,
  },
  {
    id: 'lentil-bolognaise-spaghetti', name: 'Spaghetti with lentil bolognaise', emoji: '🍝', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 35,
    ingredients: [['lentils-red', 40], ['spaghetti', 65], ['tomatoes-tinned', 200], ['baby-marrow', 55], ['celery', 20], ['mushrooms', 40], ['onions', 25], ['sunflower-oil', 10], ['tomato-paste', 10], ['garlic', 3], ['origanum', 0.5], ['bay-leaves', 0.5]],
    scaling: 'parts', steps: ['Soften the onion, celery, grated baby marrow, mushrooms and garlic in the oil.', 'Add the lentils, tomatoes, tomato paste, origanum, bay leaf and water and simmer until the lentils are soft and the sauce is thick, then take out the bay leaf.', 'Boil the spaghetti until just tender and serve with the sauce.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 15, carried: 'microwave', styles: ['Urban'], batch: true, appeal: 3,
  },
  {
    id: 'peanut-vegetable-noodles', name: 'Peanut spaghetti with stir-fried vegetables', emoji: '🥜', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 20,
    ingredients: [['spaghetti', 75], ['stir-fry-veg-frozen', 200], ['peanut-butter-plain', 35], ['soy-sauce', 5], ['ginger', 4], ['garlic', 3], ['chilli-flakes', 0.5], ['lemon-juice', 10], ['sunflower-oil', 5]],
    scaling: 'parts', steps: ['Boil the spaghetti until just tender and keep a little of the water.', 'Fry the ginger, garlic, chilli flakes and stir-fry vegetables in the oil over high heat.', 'Stir in the peanut butter, soy sauce, lemon juice and the water of the spaghetti to a sauce.', 'Toss with the spaghetti.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 6, carried: 'microwave', styles: ['Urban'], batch: false, appeal: 2,
  },
  {
    id: 'sunday-vegetable-plate-seven-colours', name: 'Seven colours plate of butter beans and vegetables', emoji: '🌈', slots: ['dinner', 'lunch'], skill: 'Intermediate',
    activeMinutes: 40, totalMinutes: 60,
    ingredients: [['rice-white', 55], ['butter-beans-tinned', 120], ['butternut', 80], ['spinach-frozen', 60], ['beetroot-jar', 50], ['carrots', 30], ['tomatoes', 100], ['onions', 25], ['sunflower-oil', 15], ['curry-powder', 3], ['garlic', 3], ['thyme', 0.5], ['cinnamon', 0.5], ['vinegar', 5]],
    scaling: 'parts', steps: ['Put the rice on to simmer, and boil the butternut in very little water with the cinnamon until soft.', 'Fry the onion and garlic in half of the oil, add the curry powder, thyme, tomatoes and drained butter beans and simmer to a gravy.', 'Warm the spinach in the rest of the oil until soft.', 'Toss the grated carrots with the vinegar.', 'Dish up the rice, beans, butternut and spinach with the carrots and the beetroot.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 5, freeMinutes: 15, carried: 'home', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], sunday: true, batch: false, appeal: 4,
  },
  {
    id: 'vegetable-potjie-rice', name: 'Vegetable potjie and rice', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 25, totalMinutes: 75,
    ingredients: [['rice-white', 50], ['cannellini-beans-tinned', 120], ['potatoes', 75], ['carrots', 60], ['butternut', 80], ['green-beans-frozen', 60], ['mushrooms', 40], ['onions', 25], ['sunflower-oil', 15], ['tomato-paste', 15], ['garlic', 3], ['thyme', 0.5], ['bay-leaves', 0.5], ['coriander-ground', 0.5]],
    scaling: 'parts', steps: ['Fry the onion, mushrooms and garlic in the oil with the ground coriander and tomato paste.', 'Pack the carrots, potatoes, butternut and green beans on top in layers with the thyme, bay leaf and a cup of water, and simmer on low heat without stirring until all are soft.', 'Add the drained cannellini beans, warm through and take out the bay leaf.', 'Simmer the rice until soft and serve with the potjie.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 40, carried: 'home', styles: ['Afrikaans', 'Cape'], homeOf: ['Afrikaans'], sunday: true, batch: true, appeal: 3.5,
  },
];
