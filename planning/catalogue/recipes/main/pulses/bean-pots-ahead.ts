import type { Recipe } from '../../../recipe.ts';
import { boiledBeans } from '../../ahead.ts';

/** Lunches and dinners of dry beans from one pot that is boiled ahead, for who chose to cook so. */
export const mainBeanPotsAhead: readonly Recipe[] = [
  {
    id: 'bean-chakalaka-pap-home', name: 'Home-cooked beans in chakalaka with pap', emoji: '🌶️', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 30, freeMinutes: 12, pots: 2, ahead: boiledBeans,
    ingredients: [['sugar-beans', 50], ['maize-meal', 70], ['tomatoes', 100], ['carrots', 60], ['green-pepper', 50], ['onions', 50], ['sunflower-oil', 8], ['curry-powder', 2], ['garlic', 2], ['paprika', 1], ['salt', 0.5]],
    scaling: 'parts', steps: ['Cook the maize meal with water and the salt over low heat into a stiff pap.', 'Soften the onion, garlic, green pepper and grated carrots in the oil with the curry powder and paprika.', 'Add the chopped tomatoes and the cooked beans and simmer until thick.', 'Serve with the pap.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: false, needsNoElectricity: false, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], batch: true, appeal: 4,
  },
  {
    id: 'bean-chilli-rice-home', name: 'Bean chilli with rice', emoji: '🌶️', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 13, totalMinutes: 30, freeMinutes: 12, pots: 2, ahead: boiledBeans,
    ingredients: [['sugar-beans', 55], ['rice-white', 60], ['tomatoes-tinned', 120], ['green-pepper', 50], ['onions', 50], ['sunflower-oil', 8], ['garlic', 2], ['cumin', 1], ['paprika', 1], ['chilli-flakes', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the rice in plain water until tender and drain it.', 'Soften the onion, garlic and green pepper in the oil with the cumin, paprika and chilli flakes.', 'Add the tomatoes, the cooked beans and the salt, simmer for ten minutes and serve with the rice.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, carried: 'microwave', styles: ['Urban'], homeOf: ['Urban'], batch: true, appeal: 4,
  },
  {
    id: 'bean-curry-rice-home', name: 'Home-cooked bean curry with rice', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 13, totalMinutes: 30, freeMinutes: 12, pots: 2, ahead: boiledBeans,
    ingredients: [['sugar-beans', 55], ['rice-white', 60], ['tomatoes', 100], ['onions', 50], ['carrots', 60], ['sunflower-oil', 8], ['garlic', 3], ['ginger', 3], ['curry-powder', 3], ['lemon-juice', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the rice in plain water until tender and drain it.', 'Soften the onion, garlic and ginger in the oil with the curry powder.', 'Add the chopped tomatoes, the carrots in small cubes and the salt and simmer until soft.', 'Stir in the cooked beans and the lemon juice, heat through and serve with the rice.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, carried: 'microwave', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: true, appeal: 4,
  },
  {
    id: 'bean-peanut-rice-home', name: 'Beans in peanut sauce with rice', emoji: '🥜', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 30, freeMinutes: 12, pots: 2, ahead: boiledBeans,
    ingredients: [['sugar-beans', 40], ['rice-white', 60], ['peanut-butter-plain', 20], ['tomatoes', 100], ['spinach', 60], ['onions', 40], ['sunflower-oil', 4], ['garlic', 2], ['paprika', 1], ['chilli-flakes', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the rice in plain water until tender and drain it.', 'Soften the onion and garlic in the oil with the paprika and chilli flakes.', 'Add the chopped tomatoes, the cooked beans, the salt and a little water and simmer for five minutes.', 'Stir in the peanut butter and the spinach until it wilts and serve with the rice.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, carried: 'microwave', styles: ['Urban'], batch: true, appeal: 2,
  },
  {
    id: 'bean-potato-stew-home', name: 'Bean and potato stew', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 30, freeMinutes: 15, pots: 1, ahead: boiledBeans,
    ingredients: [['sugar-beans', 50], ['potatoes', 180], ['tomatoes', 100], ['butternut', 60], ['onions', 50], ['sunflower-oil', 8], ['garlic', 2], ['mixed-herbs', 0.5], ['paprika', 1], ['salt', 0.5]],
    scaling: 'parts', steps: ['Soften the onion and garlic in the oil with the herbs and paprika.', 'Add the potatoes and butternut in cubes, the chopped tomatoes, the salt and water and simmer until soft.', 'Add the cooked beans and simmer for five minutes more.'],
    tools: ['stove'], keepsDays: 3, freezes: true, needsNoElectricity: false, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans'], batch: true, appeal: 3,
  },
  {
    id: 'bean-samp-style-mealie-home', name: 'Beans, sweetcorn and potato pot', emoji: '🌽', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 30, freeMinutes: 15, pots: 1, ahead: boiledBeans,
    ingredients: [['sugar-beans', 50], ['sweetcorn-frozen', 80], ['potatoes', 120], ['carrots', 50], ['onions', 50], ['sunflower-oil', 8], ['garlic', 2], ['mixed-herbs', 0.5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Soften the onion and garlic in the oil with the herbs and pepper.', 'Add the potatoes and carrots in small cubes, the salt and water and simmer until soft.', 'Add the sweetcorn and the cooked beans and heat through.'],
    tools: ['stove'], keepsDays: 3, freezes: true, needsNoElectricity: false, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho'], batch: true, appeal: 3,
  },
  {
    id: 'bean-spinach-pap-home', name: 'Beans with spinach and pap', emoji: '🥬', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 30, freeMinutes: 12, pots: 2, ahead: boiledBeans,
    ingredients: [['sugar-beans', 50], ['maize-meal', 70], ['spinach-frozen', 100], ['tomatoes', 80], ['onions', 50], ['sunflower-oil', 8], ['garlic', 2], ['chilli-flakes', 0.5], ['paprika', 1], ['salt', 0.5]],
    scaling: 'parts', steps: ['Cook the maize meal with water and the salt over low heat into a stiff pap.', 'Soften the onion and garlic in the oil with the chilli flakes and paprika.', 'Add the spinach and the chopped tomatoes and simmer for five minutes.', 'Stir in the cooked beans and serve with the pap.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], batch: true, appeal: 3.5,
  },
  {
    id: 'chickpea-potato-bredie-home', name: 'Chickpea and tomato bredie with potatoes', emoji: '🍅', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 30, freeMinutes: 15, pots: 1, ahead: boiledBeans,
    ingredients: [['chickpeas-dry', 50], ['potatoes', 180], ['tomatoes', 120], ['butternut', 50], ['onions', 50], ['sunflower-oil', 8], ['garlic', 2], ['cinnamon', 0.5], ['paprika', 1], ['cumin', 1], ['salt', 0.5]],
    scaling: 'parts', steps: ['Soften the onion and garlic in the oil with the cinnamon, paprika and cumin.', 'Add the potatoes and butternut in cubes, the chopped tomatoes, the salt and water and simmer until soft.', 'Add the cooked chickpeas and simmer for five minutes more.'],
    tools: ['stove'], keepsDays: 3, freezes: true, needsNoElectricity: false, carried: 'microwave', styles: ['Cape'], homeOf: ['Cape'], batch: true, appeal: 3,
  },
  {
    id: 'chickpea-rice-box-home', name: 'Spiced chickpeas and rice', emoji: '🍚', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 30, freeMinutes: 14, pots: 2, ahead: boiledBeans,
    ingredients: [['chickpeas-dry', 50], ['rice-white', 60], ['carrots', 60], ['peas-frozen', 60], ['onions', 40], ['sunflower-oil', 8], ['garlic', 2], ['turmeric', 0.5], ['cumin', 1], ['lemon-juice', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the rice with the turmeric in plain water until tender and drain it.', 'Soften the onion, garlic and grated carrots in the oil with the cumin and the salt.', 'Stir in the peas and the cooked chickpeas, heat through and fold in the rice and the lemon juice.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, carried: 'microwave', styles: ['Cape', 'Urban'], batch: true, appeal: 2,
  },
  {
    id: 'chickpea-tomato-curry-home', name: 'Home-cooked chickpea curry with rice', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 13, totalMinutes: 30, freeMinutes: 12, pots: 2, ahead: boiledBeans,
    ingredients: [['chickpeas-dry', 50], ['rice-white', 60], ['tomatoes', 100], ['onions', 50], ['spinach-frozen', 60], ['sunflower-oil', 8], ['garlic', 3], ['ginger', 3], ['curry-powder', 3], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the rice in plain water until tender and drain it.', 'Soften the onion, garlic and ginger in the oil with the curry powder.', 'Add the chopped tomatoes, the spinach and the salt and simmer for five minutes.', 'Stir in the cooked chickpeas, heat through and serve with the rice.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, carried: 'microwave', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: true, appeal: 4,
  },
  {
    id: 'cold-bean-rice-salad-home', name: 'Bean and sweetcorn salad', emoji: '🥗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 10, freeMinutes: 0, pots: 0, ahead: boiledBeans,
    ingredients: [['sugar-beans', 55], ['sweetcorn-tinned', 80], ['tomatoes', 80], ['cucumber', 60], ['onions', 20], ['sunflower-oil', 10], ['lemon-juice', 10], ['cumin', 0.5], ['paprika', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Drain the sweetcorn and mix it with the cooked and cooled beans.', 'Add the chopped tomatoes, cucumber and onion.', 'Stir the oil, lemon juice, cumin, paprika and salt together and fold them in.'],
    tools: [], keepsDays: 2, freezes: false, needsNoElectricity: false, carried: 'cold', styles: ['Urban'], batch: true, appeal: 2,
  },
  {
    id: 'quick-bean-tomato-potato-home', name: 'Quick beans with baby potatoes', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15, freeMinutes: 3, pots: 1, ahead: boiledBeans,
    ingredients: [['sugar-beans', 55], ['baby-potatoes', 150], ['tomatoes', 100], ['butternut', 50], ['onions', 40], ['sunflower-oil', 8], ['garlic', 2], ['curry-powder', 2], ['paprika', 1], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the halved baby potatoes and the diced butternut in water until just soft and drain them.', 'Soften the onion and garlic in the oil with the curry powder and paprika.', 'Add the chopped tomatoes, the cooked beans and the salt, simmer for a few minutes and fold in the potatoes and butternut.'],
    tools: ['stove'], keepsDays: 3, freezes: false, needsNoElectricity: false, carried: 'microwave', styles: ['Urban'], batch: true, appeal: 2,
  },
];
