import type { Recipe } from '../../../recipe.ts';
import { boiledBeans } from '../../ahead.ts';

/** Pots of beans and lentils for little money, of plants alone and of spices that no wheat is ground beside. */
export const mainBeanPotsWithoutGluten: readonly Recipe[] = [
  {
    id: 'bean-butternut-stew-pap-ahead', name: 'Sugar bean and butternut stew with pap', emoji: '🎃', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 30, ahead: boiledBeans,
    ingredients: [['sugar-beans', 60], ['maize-meal', 90], ['butternut', 120], ['tomatoes', 80], ['onions', 60], ['sunflower-oil', 15], ['tomato-paste', 10], ['thyme', 0.5], ['bay-leaves', 0.2], ['paprika', 1], ['garlic', 3], ['salt', 0.9]],
    scaling: 'parts', steps: ['Cook the maize meal with a third of the salt to a stiff pap.', 'Brown the onion and garlic in the oil with the paprika and thyme, add the butternut in cubes, tomatoes, tomato paste, bay leaf and water and simmer until soft.', 'Stir in the boiled beans and the rest of the salt and simmer until thick.', 'Serve with the pap.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 12, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho', 'Urban', 'Afrikaans'], batch: true, appeal: 4,
  },
  {
    id: 'bean-onion-gravy-mash-peas-ahead', name: 'Beans in onion gravy with mash and peas', emoji: '🥔', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 30, ahead: boiledBeans,
    ingredients: [['sugar-beans', 60], ['potatoes', 210], ['peas-frozen', 50], ['onions', 90], ['tomatoes', 40], ['sunflower-oil', 15], ['cornflour', 6], ['thyme', 0.5], ['bay-leaves', 0.2], ['paprika', 1], ['garlic', 3], ['salt', 1]],
    scaling: 'parts', steps: ['Boil the potatoes until soft, with the peas for the last minutes, lift these out and mash the potatoes with half of the oil and half of the salt.', 'Brown the onion in the rest of the oil with the garlic, thyme and paprika, add the tomatoes, bay leaf and the boiled beans with their water.', 'Stir the cornflour into cold water, pour it in with the rest of the salt and simmer to a gravy.', 'Serve with the mash and peas.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 10, carried: 'microwave', styles: ['Afrikaans', 'Urban'], batch: true, appeal: 4,
  },
  {
    id: 'bean-peanut-tomato-pap-ahead', name: 'Beans in tomato and peanut sauce on pap', emoji: '🥜', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 30, ahead: boiledBeans,
    ingredients: [['sugar-beans', 50], ['maize-meal', 85], ['peanut-butter-plain', 15], ['spinach', 80], ['tomatoes', 100], ['onions', 60], ['sunflower-oil', 10], ['paprika', 1], ['chilli-flakes', 0.5], ['garlic', 4.5], ['ginger', 3], ['salt', 0.9]],
    scaling: 'parts', steps: ['Cook the maize meal with a third of the salt to a stiff pap.', 'Brown the onion, garlic and ginger in the oil with the paprika and chilli flakes, add the tomatoes and cook until soft.', 'Stir the peanut butter smooth with hot water and simmer it with the boiled beans and the rest of the salt until creamy.', 'Wilt the spinach in it and serve on the pap.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 10, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho', 'Urban'], batch: true, appeal: 3.5,
  },
  {
    id: 'bean-sheba-pap-fried-cabbage', name: 'Pap with bean sheba and fried cabbage', emoji: '🥬', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 16, totalMinutes: 30, ahead: boiledBeans,
    ingredients: [['sugar-beans', 60], ['maize-meal', 90], ['cabbage', 100], ['tomatoes', 110], ['onions', 70], ['sunflower-oil', 15], ['paprika', 1], ['thyme', 0.5], ['chilli-flakes', 0.5], ['garlic', 4.5], ['salt', 1]],
    scaling: 'parts', steps: ['Cook the maize meal with a third of the salt to a stiff pap.', 'Fry half of the onion and the garlic in half of the oil with the paprika, thyme and chilli flakes, add the tomatoes and cook to a sheba.', 'Stir in the boiled beans and simmer until thick.', 'Fry the cabbage with the rest of the onion in the rest of the oil, season all with the rest of the salt and serve together.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 10, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho', 'Urban'], batch: true, appeal: 4,
  },
  {
    id: 'cumin-dhal-rice-sambal-plain', name: 'Cumin and turmeric dhal, rice and tomato sambal', emoji: '🍛', slots: ['dinner'], skill: 'Beginner',
    activeMinutes: 14, totalMinutes: 30,
    ingredients: [['lentils-red', 70], ['rice-white', 80], ['butternut', 80], ['tomatoes', 90], ['onions', 60], ['sunflower-oil', 14], ['cumin', 1.5], ['turmeric', 1], ['garlic', 4.5], ['ginger', 4], ['chillies', 3], ['vinegar', 5], ['salt', 1]],
    scaling: 'parts', steps: ['Boil the rice.', 'Boil the lentils with the turmeric, the butternut in small cubes and plenty of water until all falls apart.', 'Sizzle half of the onion, the garlic, ginger, half of the chillies and the cumin in the oil until brown and stir them in with two thirds of the salt.', 'Chop the tomatoes with the rest of the onion, chillies and salt and the vinegar and serve the sambal beside.'],
    tools: ['stove'], keepsDays: 1, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 12, carried: 'microwave', styles: ['Urban', 'Durban Indian', 'Cape'], batch: true, appeal: 4,
  },
  {
    id: 'cumin-sugar-beans-rice-spinach', name: 'Sugar beans in cumin tomato with rice and spinach', emoji: '🫘', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 30, ahead: boiledBeans,
    ingredients: [['sugar-beans', 60], ['rice-white', 85], ['tomatoes', 120], ['spinach', 80], ['onions', 60], ['sunflower-oil', 14], ['cumin', 1], ['paprika', 1], ['turmeric', 0.5], ['garlic', 4.5], ['ginger', 4], ['salt', 0.8]],
    scaling: 'parts', steps: ['Boil the rice with the turmeric.', 'Brown the onion in the oil with the garlic, ginger, cumin and paprika, add the tomatoes and salt and cook until thick.', 'Stir in the boiled beans with some of their water and simmer until creamy, then wilt the spinach in them.', 'Serve with the rice.'],
    tools: ['stove'], keepsDays: 1, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 12, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho', 'Urban', 'Cape'], batch: true, appeal: 4,
  },
  {
    id: 'paprika-bean-goulash-potatoes', name: 'Bean goulash with potatoes', emoji: '🥘', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 16, totalMinutes: 30, ahead: boiledBeans,
    ingredients: [['sugar-beans', 60], ['potatoes', 225], ['green-pepper', 60], ['butternut', 25], ['tomatoes', 80], ['onions', 70], ['sunflower-oil', 15], ['tomato-paste', 15], ['paprika', 2], ['thyme', 0.5], ['garlic', 4.5], ['vinegar', 5], ['salt', 0.9]],
    scaling: 'parts', steps: ['Brown the onion and green pepper in the oil with the garlic, take them from the heat and stir in the paprika.', 'Add the potatoes and butternut in cubes, tomatoes, tomato paste, thyme, salt and water and simmer until soft.', 'Stir in the boiled beans and simmer until the goulash is thick.', 'Sharpen with the vinegar.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 12, carried: 'microwave', styles: ['Afrikaans', 'Urban'], batch: true, appeal: 4,
  },
  {
    id: 'smoky-bean-chilli-rice-ahead', name: 'Smoky sugar bean chilli with rice', emoji: '🌶️', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 30, ahead: boiledBeans,
    ingredients: [['sugar-beans', 60], ['rice-white', 85], ['green-pepper', 80], ['tomatoes', 110], ['onions', 60], ['sunflower-oil', 14], ['tomato-paste', 15], ['cumin', 1], ['paprika', 2], ['chilli-flakes', 0.5], ['garlic', 4.5], ['sugar-brown', 3], ['salt', 0.8]],
    scaling: 'parts', steps: ['Boil the rice.', 'Fry the onion and green pepper in the oil with the garlic, cumin, paprika and chilli flakes until soft.', 'Add the tomatoes, tomato paste, sugar and salt and cook until thick, then stir in the boiled beans and simmer.', 'Serve on the rice.'],
    tools: ['stove'], keepsDays: 1, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 12, carried: 'microwave', styles: ['Urban'], batch: true, appeal: 4,
  },
];
