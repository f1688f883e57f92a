import type { Recipe } from '../../../recipe.ts';
import { soakedSamp } from '../../ahead.ts';

/** Whole plates of mince, wors and pork with their staple and vegetables. */
export const mainWholePlatesMinceWorsAndPork: readonly Recipe[] = [
  {
    id: 'frikkadels-onion-gravy-rice-pumpkin', name: 'Mince frikkadels in onion gravy, rice and pumpkin', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 25, totalMinutes: 35,
    ingredients: [['beef-mince-lean', 100], ['rolled-oats', 10], ['rice-white', 60], ['pumpkin', 150], ['onions', 75], ['peas-frozen', 35], ['cake-flour', 5], ['sunflower-oil', 5], ['coriander-ground', 1], ['garlic', 1.5], ['black-pepper', 0.5], ['cinnamon', 0.5], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Knead the mince with the oats, a third of the onion, the coriander, garlic, vinegar, pepper and salt and shape it into frikkadels.', 'Fry them in the oil until brown and no longer pink inside, and lay them aside.', 'Fry the rest of the onion, stir in the flour and water and simmer the frikkadels in the gravy with the peas.', 'Boil the rice, and cook the pumpkin soft with the cinnamon.'],
    tools: ['stove'], keepsDays: 1, freezes: true, needsNoElectricity: false, pots: 3, freeMinutes: 8, carried: 'microwave', styles: ['Afrikaans', 'Cape', 'Urban'], homeOf: ['Afrikaans', 'Cape'], batch: true, appeal: 4.5,
  },
  {
    id: 'mince-bean-potato-hotpot', name: 'Mince, bean and potato hotpot', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 40,
    ingredients: [['beef-mince-lean', 90], ['potatoes', 225], ['baked-beans', 100], ['carrots', 60], ['onions', 50], ['tomatoes', 50], ['sunflower-oil', 10], ['worcester-sauce', 5], ['paprika', 1], ['garlic', 1.5], ['thyme', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Fry the onions and garlic in half of the oil, add the mince with the paprika, thyme and pepper and fry until no longer pink.', 'Stir in the carrots, tomatoes, Worcester sauce and baked beans.', 'Lay the potatoes in thin slices on top, brush them with the rest of the oil, cover and simmer until they are soft.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 18, carried: 'microwave', styles: ['Urban', 'Afrikaans'], homeOf: ['Urban'], batch: true, appeal: 4.5,
  },
  {
    id: 'mince-lentil-gravy-rice-butternut', name: 'Mince and lentil gravy, rice and butternut', emoji: '🍚', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 22, totalMinutes: 30,
    ingredients: [['beef-mince-lean', 80], ['lentils-red', 20], ['rice-white', 55], ['butternut', 150], ['onions', 50], ['tomatoes', 50], ['peas-frozen', 35], ['sunflower-oil', 5], ['worcester-sauce', 5], ['garlic', 1.5], ['thyme', 0.5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the rice with the butternut in cubes steamed over it.', 'Fry the onions and garlic in the oil, add the mince with the thyme, pepper and salt and fry until no longer pink.', 'Add the red lentils, tomatoes, Worcester sauce and water, simmer until soft and thick and stir in the peas.'],
    tools: ['stove'], keepsDays: 1, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 8, carried: 'microwave', styles: ['Afrikaans', 'Urban', 'Cape', 'Zulu, Xhosa or Sotho'], homeOf: ['Afrikaans'], batch: true, appeal: 4,
  },
  {
    id: 'mince-samp-beetroot-plate', name: 'Savoury mince on samp, beetroot and spinach', emoji: '🥩', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 70, ahead: soakedSamp,
    ingredients: [['beef-mince-lean', 100], ['samp', 60], ['beetroot', 80], ['spinach', 80], ['onions', 50], ['tomatoes', 50], ['sunflower-oil', 5], ['curry-powder', 2], ['garlic', 1.5], ['thyme', 0.5], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Drain the samp and simmer it in fresh water until soft, with the beetroot in its skin in another pot.', 'Fry the onions in the oil with the garlic, curry powder and thyme, add the mince and salt and fry until no longer pink, and cook it thick with the tomatoes.', 'Peel and slice the beetroot and dress it with the vinegar.', 'Wilt the spinach on the mince.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 3, freeMinutes: 40, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], batch: true, appeal: 4.5,
  },
  {
    id: 'pork-mince-noodle-cabbage-carrot', name: 'Pork mince fried noodles with cabbage', emoji: '🍜', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 22,
    ingredients: [['pork-mince', 90], ['egg-noodles', 75], ['cabbage', 100], ['carrots', 60], ['spring-onions', 15], ['eggs', 50], ['soy-sauce', 7.5], ['ginger', 4], ['garlic', 3], ['chilli-flakes', 0.5], ['lemon-juice', 5]],
    scaling: 'parts', steps: ['Boil the noodles and drain them.', 'Fry the mince in a dry pan with the ginger, garlic and chilli flakes until brown and no longer pink.', 'Add the cabbage and carrots in strips and fry until just soft.', 'Push it aside, scramble the egg in the pan, and toss with the noodles, soy sauce, lemon juice and spring onions.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'microwave', styles: ['Urban'], homeOf: ['Urban'], batch: false, appeal: 4.5,
  },
  {
    id: 'pork-mince-pepper-bean-rice', name: 'Pork and green pepper rice with beans', emoji: '🍚', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 28,
    ingredients: [['pork-mince', 100], ['rice-white', 60], ['baked-beans', 80], ['green-pepper', 60], ['tomatoes', 50], ['onions', 50], ['carrots', 60], ['paprika', 1], ['cumin', 0.5], ['garlic', 1.5], ['chilli-flakes', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the rice.', 'Fry the mince and onions in a dry pan with the garlic, paprika, cumin, chilli flakes and salt until brown and no longer pink.', 'Add the green pepper, grated carrots and tomatoes and cook until soft.', 'Stir in the baked beans and rice and heat through.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 8, carried: 'microwave', styles: ['Urban', 'Zulu, Xhosa or Sotho'], batch: true, appeal: 4,
  },
  {
    id: 'pork-stew-pap-morogo-butternut', name: 'Pork stew with pap and morogo', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 90,
    ingredients: [['pork-pack', 110], ['maize-meal', 65], ['morogo', 80], ['tomatoes', 50], ['onions', 50], ['carrots', 60], ['butternut', 60], ['garlic', 1.5], ['curry-powder', 3], ['bay-leaves', 0.5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Brown the pork in a dry pot with the onions, add the garlic, curry powder, bay leaf, pepper, salt, tomatoes and water and simmer until it is cooked through and tender.', 'Add the carrots and butternut and cook until soft.', 'Stir the maize meal into boiling water and steam it covered to a stiff pap.', 'Wilt the morogo in a little water.'],
    tools: ['stove'], keepsDays: 3, freezes: true, needsNoElectricity: false, pots: 3, freeMinutes: 45, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], sunday: true, batch: true, appeal: 4,
  },
  {
    id: 'tomato-mince-potatoes-soft-egg', name: 'Tomato mince and potatoes with a soft egg', emoji: '🍳', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 28,
    ingredients: [['beef-mince-lean', 80], ['potatoes', 300], ['eggs', 50], ['tomatoes', 100], ['onions', 50], ['peas-frozen', 35], ['sunflower-oil', 10], ['paprika', 1], ['cumin', 0.5], ['garlic', 1.5], ['chilli-flakes', 0.5], ['parsley', 4], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the potatoes in small cubes until just soft.', 'Fry the onions and garlic in the oil with the paprika, cumin and chilli flakes, add the mince and salt and fry until no longer pink.', 'Add the tomatoes, potatoes and peas and cook until thick.', 'Make a hollow, break the egg into it, cover until the white is set and scatter with the parsley.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 5, carried: 'home', styles: ['Urban', 'Cape'], homeOf: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'wors-mash-onion-gravy-beans', name: 'Boerewors, mash, onion gravy and green beans', emoji: '🌭', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 22, totalMinutes: 30,
    ingredients: [['boerewors', 80], ['potatoes', 300], ['green-beans-frozen', 60], ['onions', 75], ['milk-low-fat', 65], ['cake-flour', 5], ['eggs', 50], ['thyme', 0.5], ['paprika', 0.5], ['black-pepper', 0.5], ['vinegar', 5]],
    scaling: 'parts', steps: ['Boil the potatoes, mash them with the milk and pepper and beat in the egg over the heat.', 'Fry the wors slowly in its own fat until brown and no longer pink inside, and lay it aside.', 'Fry the onions in the pan with the thyme and paprika, dust with the flour and stir in water and the vinegar to a gravy.', 'Boil the green beans and serve all together.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 5, carried: 'home', styles: ['Afrikaans', 'Urban'], homeOf: ['Afrikaans'], batch: false, appeal: 4.5,
  },
];
