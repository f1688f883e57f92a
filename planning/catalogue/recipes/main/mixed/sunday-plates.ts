import type { Recipe } from '../../../recipe.ts';
import { soakedSamp } from '../../ahead.ts';

/** Sunday dinners: roast or stewed meat, its gravy, rice or pap and four vegetables. */
export const mainSundayPlates: readonly Recipe[] = [
  {
    id: 'sunday-beef-roast-plate', name: 'Roast beef plate', emoji: '🥩', slots: ['lunch', 'dinner'], skill: 'Intermediate',
    activeMinutes: 45, totalMinutes: 90,
    ingredients: [['beef-roast', 120], ['potatoes', 150], ['rice-white', 25], ['green-beans-frozen', 60], ['peas-frozen', 35], ['cauliflower', 80], ['gem-squash', 80], ['onions', 25], ['sunflower-oil', 10], ['rosemary', 0.5], ['garlic', 3], ['mustard', 5], ['thyme', 0.5], ['black-pepper', 0.5], ['cornflour', 2.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Heat the oven, rub the beef with the mustard, garlic, rosemary, thyme, salt and pepper and roast it on the onion, with the potatoes turned in the oil round it.', 'Roast until no pink is left in the middle, and let it rest.', 'Boil the rice and the halved gem squash.', 'Steam the green beans and cauliflower and heat the peas.', 'Thicken the pan juices with the cornflour to a gravy.'],
    tools: ['stove', 'oven'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 5, freeMinutes: 30, carried: 'home', styles: ['Afrikaans', 'Zulu, Xhosa or Sotho'], homeOf: ['Afrikaans'], sunday: true, batch: false, appeal: 5,
  },
  {
    id: 'sunday-beef-stew-plate', name: 'Beef stew plate with pap', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 45, totalMinutes: 90,
    ingredients: [['beef-stew', 100], ['maize-meal', 55], ['spinach', 80], ['pumpkin', 100], ['beetroot-jar', 60], ['carrots', 60], ['onions', 50], ['tomatoes', 50], ['garlic', 3], ['curry-powder', 3], ['bay-leaves', 0.5], ['thyme', 0.5], ['lemon-juice', 10], ['chilli-flakes', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Brown small cubes of the beef with half of the onion in a dry pot, add the garlic, curry powder, thyme, bay leaf, tomatoes, salt and water and simmer until tender.', 'Stir the maize meal into boiling water, cover and steam to a stiff pap.', 'Cook the pumpkin soft, and wilt the spinach with the rest of the onion.', 'Toss the grated carrots with the lemon juice and chilli flakes.', 'Serve with the beetroot.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 5, freeMinutes: 40, carried: 'home', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], sunday: true, batch: false, appeal: 5,
  },
  {
    id: 'sunday-brisket-plate', name: 'Brisket and samp plate', emoji: '🥩', slots: ['lunch', 'dinner'], skill: 'Intermediate',
    activeMinutes: 45, totalMinutes: 90, ahead: soakedSamp,
    ingredients: [['beef-brisket', 100], ['samp', 55], ['butternut', 100], ['spinach', 60], ['beetroot-jar', 60], ['carrots', 60], ['tomatoes', 50], ['onions', 50], ['garlic', 3], ['paprika', 1], ['bay-leaves', 0.5], ['thyme', 0.5], ['vinegar', 5], ['mustard', 5]],
    scaling: 'parts', steps: ['Drain the samp and simmer it in fresh water until soft.', 'Brown thin slices of the brisket with the onion in a dry pot, add the garlic, paprika, thyme, bay leaf, mustard, tomatoes and water and simmer until tender.', 'Steam the butternut, and wilt the spinach in its pot.', 'Grate the carrots and dress with the vinegar.', 'Serve the brisket and its gravy with the samp, vegetables and beetroot.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 5, freeMinutes: 45, carried: 'home', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], sunday: true, batch: false, appeal: 5,
  },
  {
    id: 'sunday-chicken-stew-plate', name: 'Chicken stew plate', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 45, totalMinutes: 80,
    ingredients: [['chicken-drumsticks', 140], ['rice-white', 50], ['butternut', 100], ['beetroot', 80], ['cabbage', 60], ['carrots', 60], ['tomatoes', 50], ['onions', 50], ['yoghurt-plain-low-fat', 65], ['sunflower-oil', 5], ['curry-powder', 3], ['garlic', 3], ['thyme', 0.5], ['vinegar', 5], ['paprika', 1], ['salt', 0.5]],
    scaling: 'parts', steps: ['Brown the drumsticks and onion in the oil, add the garlic, curry powder, paprika, thyme, tomatoes, salt and water and simmer until the juices run clear.', 'Boil the beetroot until soft, peel, cube and dress with the vinegar.', 'Boil the rice and steam the butternut.', 'Mix the finely shredded cabbage and grated carrots with the yoghurt.', 'Serve the stew and rice with the three vegetables round it.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 5, freeMinutes: 25, carried: 'home', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], sunday: true, batch: false, appeal: 5,
  },
  {
    id: 'sunday-curry-plate', name: 'Lamb curry plate', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Intermediate',
    activeMinutes: 45, totalMinutes: 90,
    ingredients: [['lamb-stew', 100], ['rice-basmati', 50], ['lentils-red', 15], ['green-beans', 80], ['brinjal', 60], ['tomatoes', 100], ['carrots', 60], ['cucumber', 50], ['onions', 50], ['garlic', 4.5], ['ginger', 4], ['curry-powder', 4], ['turmeric', 0.5], ['cumin', 1], ['dhania', 4], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Brown small cubes of the lamb with half of the onion in a dry pot and spoon off the fat.', 'Add half of the garlic, the ginger, curry powder and tomatoes with water and simmer until tender, with the brinjal for the last part.', 'Boil the lentils with the turmeric and salt to a soft dhal.', 'Fry the green beans with the cumin and the rest of the garlic until tender, and boil the rice.', 'Mix the grated carrots, cucumber, dhania, vinegar and the rest of the onion for a sambal.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 4, freeMinutes: 40, carried: 'home', styles: ['Durban Indian'], homeOf: ['Durban Indian'], sunday: true, batch: false, appeal: 4.5,
  },
  {
    id: 'sunday-lamb-roast-plate', name: 'Roast lamb plate', emoji: '🐑', slots: ['lunch', 'dinner'], skill: 'Advanced',
    activeMinutes: 45, totalMinutes: 90,
    ingredients: [['lamb-leg', 100], ['potatoes', 150], ['rice-white', 25], ['pumpkin', 100], ['green-beans', 60], ['cauliflower', 80], ['peas-frozen', 35], ['onions', 25], ['rosemary', 0.5], ['garlic', 4.5], ['lemon-juice', 10], ['thyme', 0.5], ['cinnamon', 0.5], ['cornflour', 2.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Heat the oven, cut slits in the lamb, push in the garlic and rosemary and rub it with the lemon juice, thyme and salt.', 'Roast on the onion with the potatoes until no pink is left in the middle, and let it rest.', 'Boil the rice, and cook the pumpkin soft with the cinnamon.', 'Steam the green beans and cauliflower and heat the peas.', 'Thicken the pan juices with the cornflour.'],
    tools: ['stove', 'oven'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 5, freeMinutes: 35, carried: 'home', styles: ['Afrikaans', 'Cape'], homeOf: ['Afrikaans'], sunday: true, batch: false, appeal: 5,
  },
  {
    id: 'sunday-pork-roast-plate', name: 'Roast pork plate', emoji: '🍖', slots: ['lunch', 'dinner'], skill: 'Intermediate',
    activeMinutes: 40, totalMinutes: 90,
    ingredients: [['pork-pack', 110], ['potatoes', 150], ['rice-white', 20], ['sweet-potatoes', 65], ['green-beans', 80], ['carrots', 60], ['apples', 120], ['onions', 25], ['rosemary', 0.5], ['garlic', 3], ['mustard', 5], ['cinnamon', 0.5], ['vinegar', 5], ['cornflour', 2.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Heat the oven, rub the pork with the garlic, rosemary, mustard and salt and roast it with the potatoes and onion until the juices run clear.', 'Boil the sweet potatoes and mash them with the cinnamon.', 'Boil the rice.', 'Stew the apple with the vinegar, and steam the green beans and carrots.', 'Thicken the pan juices with the cornflour for a gravy.'],
    tools: ['stove', 'oven'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 5, freeMinutes: 35, carried: 'home', styles: ['Afrikaans', 'Urban'], homeOf: ['Afrikaans'], sunday: true, batch: false, appeal: 5,
  },
  {
    id: 'sunday-roast-chicken-plate', name: 'Roast chicken plate', emoji: '🍗', slots: ['lunch', 'dinner'], skill: 'Intermediate',
    activeMinutes: 45, totalMinutes: 90,
    ingredients: [['chicken-whole', 120], ['rice-white', 50], ['pumpkin', 100], ['spinach', 60], ['beetroot', 80], ['green-beans', 60], ['onions', 25], ['garlic', 3], ['thyme', 0.5], ['paprika', 1], ['cinnamon', 0.5], ['vinegar', 5], ['cornflour', 2.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Heat the oven, rub the chicken with the garlic, thyme, paprika and half of the salt and roast on the onion until the juices of the leg run clear.', 'Boil the beetroot until soft, peel, slice and dress it with the vinegar.', 'Boil the rice, and cook the pumpkin soft with the cinnamon.', 'Steam the green beans and wilt the spinach with the rest of the salt.', 'Thicken the pan juices with the cornflour and serve everything on one plate.'],
    tools: ['stove', 'oven'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 5, freeMinutes: 30, carried: 'home', styles: ['Zulu, Xhosa or Sotho', 'Urban'], homeOf: ['Urban'], sunday: true, batch: false, appeal: 5,
  },
];
