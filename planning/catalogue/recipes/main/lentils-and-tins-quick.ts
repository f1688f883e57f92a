import type { Recipe } from '../../recipe.ts';

/** Lunches and dinners of red lentils, which need no soaking, and of tins: ready in a quarter of an hour. */
export const mainLentilsAndTinsQuick: readonly Recipe[] = [
  {
    id: 'bean-sweetcorn-potato-salad', name: 'Bean, sweetcorn and potato salad', emoji: '🥗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['sugar-beans-tinned', 120], ['potatoes', 200], ['sweetcorn-tinned', 50], ['tomatoes', 80], ['green-pepper', 30], ['sunflower-oil', 10], ['vinegar', 10], ['paprika', 0.5], ['mixed-herbs', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Boil the potatoes in small cubes until tender and let cold water run over them.', 'Rinse the beans and drain them with the sweetcorn.', 'Stir the oil, vinegar, paprika, herbs and black pepper into a dressing.', 'Toss it with the potatoes, beans, sweetcorn, chopped tomatoes and green pepper.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 3, carried: 'cold', styles: ['Urban'], batch: true,
  },
  {
    id: 'butter-bean-tomato-polenta', name: 'Butter beans in tomato on soft polenta', emoji: '🍅', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 13, totalMinutes: 15,
    ingredients: [['butter-beans-tinned', 140], ['polenta', 60], ['tomatoes', 120], ['onions', 40], ['baby-spinach', 30], ['sunflower-oil', 10], ['garlic', 2], ['paprika', 1], ['mixed-herbs', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Soften the onion and garlic in the oil with the paprika and herbs.', 'Add the chopped tomatoes and the drained butter beans and simmer until thick.', 'Stir the polenta and salt into boiling water and stir for five minutes until thick.', 'Fold the spinach into the beans and serve on the polenta.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 2, carried: 'microwave', styles: ['Urban'], batch: true,
  },
  {
    id: 'chilli-beans-polenta', name: 'Chilli beans on polenta', emoji: '🌶️', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 13, totalMinutes: 15,
    ingredients: [['kidney-beans-tinned', 130], ['polenta', 60], ['tomatoes-tinned', 120], ['green-pepper', 50], ['onions', 40], ['sunflower-oil', 10], ['cumin', 1], ['paprika', 1], ['chilli-flakes', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Soften the onion and green pepper in the oil with the cumin, paprika and chilli flakes.', 'Add the tomatoes and the drained kidney beans and simmer until thick.', 'Stir the polenta and salt into boiling water and stir for five minutes until thick.', 'Serve the beans on the polenta.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 2, carried: 'microwave', styles: ['Urban'], batch: true,
  },
  {
    id: 'lentil-beetroot-potato-plate', name: 'Lentil, beetroot and potato salad with orange', emoji: '🥗', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['lentils-tinned', 130], ['potatoes', 180], ['beetroot-jar', 80], ['oranges', 80], ['onions', 20], ['sunflower-oil', 10], ['cumin', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Boil the potatoes in small cubes until tender and let cold water run over them.', 'Drain the lentils and the beetroot and cut the orange and onion small.', 'Toss everything with the oil, cumin and black pepper.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 3, carried: 'cold', styles: ['Urban'], batch: true,
  },
  {
    id: 'pilchard-pea-potato-pan-15', name: 'Pilchards with potatoes and peas', emoji: '🐟', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 11, totalMinutes: 15,
    ingredients: [['pilchards-tinned', 120], ['potatoes', 220], ['peas-frozen', 60], ['onions', 40], ['tomatoes', 60], ['sunflower-oil', 5], ['paprika', 1], ['lemon-juice', 5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Boil the potatoes in small cubes until tender, with the peas for the last few minutes, and drain them.', 'Soften the onion and chopped tomatoes in the oil with the paprika and black pepper.', 'Warm the pilchards in it in large pieces, sprinkle with the lemon juice and serve on the potatoes and peas.'],
    tools: ['stove', 'kettle'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 4, carried: 'home', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans'], batch: false,
  },
  {
    id: 'red-lentil-pea-potato-15', name: 'Red lentils with peas and potatoes', emoji: '🫛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 15,
    ingredients: [['lentils-red', 50], ['peas-frozen', 60], ['potatoes', 180], ['onions', 40], ['sunflower-oil', 8], ['garlic', 2], ['ginger', 2], ['curry-powder', 2], ['lemon-juice', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Soften the onion, garlic and ginger in the oil with the curry powder.', 'Add the red lentils, the potatoes in small cubes, the salt and boiling water to cover and simmer for ten minutes.', 'Add the peas, cook for three minutes more and stir in the lemon juice.'],
    tools: ['stove', 'kettle'], keepsDays: 3, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 5, carried: 'microwave', styles: ['Durban Indian'], batch: true,
  },
  {
    id: 'red-lentil-sweet-potato-curry-15', name: 'Red lentil and sweet potato curry', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 15,
    ingredients: [['lentils-red', 55], ['sweet-potatoes', 130], ['potatoes', 60], ['spinach-frozen', 40], ['tomatoes', 60], ['onions', 40], ['sunflower-oil', 8], ['garlic', 2], ['curry-powder', 2], ['turmeric', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Soften the onion and garlic in the oil with the curry powder and turmeric.', 'Add the red lentils, the sweet potato and potato in small cubes, the chopped tomatoes, the salt and boiling water to cover.', 'Simmer for twelve minutes with the lid on until soft, with the spinach for the last few.'],
    tools: ['stove', 'kettle'], keepsDays: 3, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 5, carried: 'microwave', styles: ['Durban Indian'], batch: true,
  },
  {
    id: 'red-lentil-potato-dhal', name: 'Potato dhal with tomato', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 15,
    ingredients: [['lentils-red', 55], ['potatoes', 180], ['tomatoes', 100], ['onions', 40], ['sunflower-oil', 8], ['garlic', 2], ['ginger', 2], ['cumin', 1], ['turmeric', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Soften the onion, garlic and ginger in the oil with the cumin and turmeric.', 'Add the red lentils, the potatoes in small cubes, the salt and boiling water to cover.', 'Simmer for twelve minutes with the lid on until soft, with the chopped tomatoes for the last few.'],
    tools: ['stove', 'kettle'], keepsDays: 3, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 5, carried: 'microwave', styles: ['Durban Indian'], batch: true,
  },
  {
    id: 'red-lentil-tomato-polenta', name: 'Red lentil and tomato sauce on polenta', emoji: '🍅', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['lentils-red', 60], ['polenta', 40], ['tomatoes-tinned', 120], ['carrots', 50], ['onions', 40], ['sunflower-oil', 8], ['garlic', 2], ['mixed-herbs', 0.5], ['paprika', 1], ['salt', 0.5]],
    scaling: 'parts', steps: ['Soften the onion, garlic and grated carrots in the oil with the herbs and paprika.', 'Add the red lentils, the tomatoes and a cup of boiling water and simmer for twelve minutes until soft.', 'Stir the polenta and salt into boiling water, stir for five minutes until thick and spoon the lentils over.'],
    tools: ['stove', 'kettle', 'grater'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 3, carried: 'microwave', styles: ['Urban'], batch: true,
  },
  {
    id: 'red-lentil-sweetcorn-soup', name: 'Red lentil and sweetcorn soup with corn cakes', emoji: '🥣', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 9, totalMinutes: 15,
    ingredients: [['lentils-red', 55], ['sweetcorn-tinned', 60], ['carrots', 60], ['onions', 40], ['corn-cakes', 24], ['sunflower-oil', 8], ['cumin', 1], ['paprika', 0.5], ['lemon-juice', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Soften the onion and grated carrots in the oil with the cumin and paprika.', 'Add the red lentils, the salt and boiling water and simmer for twelve minutes until soft.', 'Stir in the drained sweetcorn and the lemon juice and eat with the corn cakes.'],
    tools: ['stove', 'kettle', 'grater'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 6, carried: 'home', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans', 'Urban'], batch: true,
  },
];
