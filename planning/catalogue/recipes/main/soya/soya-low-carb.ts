import type { Recipe } from '../../../recipe.ts';

/** Lunches and dinners: soya, with little starch. */
export const mainSoyaLowCarb: readonly Recipe[] = [
  {
    id: 'edamame-avocado-cabbage-salad', name: 'Edamame, tofu and avocado salad', emoji: '🫛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 15,
    ingredients: [['edamame', 80, 'protein'], ['tofu-firm', 150, 'protein'], ['avocado', 70], ['cabbage', 50], ['cucumber', 100], ['onions', 25], ['lemon-juice', 10, 'seasoning'], ['ginger', 4], ['sunflower-oil', 10], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Boil the edamame for five minutes until piping hot and tender, then drain and rinse cold.', 'Shred the cabbage and slice the cucumber and avocado.', 'Whisk the lemon juice, pepper, grated ginger and oil.', 'Toss with the cubed tofu, edamame, vegetables and onion.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 5, carried: 'cold', styles: ['Urban'], batch: false, appeal: 2,
  },
  {
    id: 'peanut-tofu-greens', name: 'Tofu and greens in peanut sauce', emoji: '🥜', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['tofu-firm', 240, 'protein'], ['broccoli-frozen', 90], ['spinach-frozen', 80], ['mushrooms', 60], ['peanut-butter-plain', 20, 'fat'], ['lemon-juice', 10, 'seasoning'], ['ginger', 4], ['garlic', 1.5], ['paprika', 1], ['sunflower-oil', 5]],
    scaling: 'parts', steps: ['Press the tofu dry, cube it and fry in the oil until golden.', 'Add the broccoli, mushrooms and a splash of water, cover and steam until just tender.', 'Whisk the peanut butter with the lemon juice, ginger, garlic, paprika and hot water.', 'Heat the spinach in the pan and toss everything in the sauce.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 3, carried: 'microwave', styles: ['Urban'], batch: false, appeal: 2,
  },
  {
    id: 'soya-carrot-seed-pan', name: 'Soya mince and carrot pan with sunflower seeds', emoji: '🌻', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['soya-mince', 20], ['kidney-beans-tinned', 60], ['sunflower-seeds', 20], ['carrots', 120], ['tomatoes', 50], ['sunflower-oil', 15], ['garlic', 1.5], ['thyme', 0.5], ['paprika', 1]],
    scaling: 'parts', steps: ['Toast the seeds in a dry pan and take them out.', 'Fry carrot ribbons and the garlic with the thyme and paprika in the oil until soft and add the chopped tomato.', 'Stir in the soya mince, the drained beans and half a cup of hot water and simmer until thick.', 'Scatter the seeds over it.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 3, carried: 'microwave', styles: ['Afrikaans'], batch: false, appeal: 1,
  },
  {
    id: 'soya-mince-cabbage-fry-plain', name: 'Soya mince and cabbage fry with seeds', emoji: '🥬', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['soya-mince', 25], ['cabbage', 200], ['tomatoes', 50], ['onions', 25], ['sunflower-oil', 20], ['sunflower-seeds', 10], ['paprika', 1], ['garlic', 3], ['thyme', 0.5]],
    scaling: 'parts', steps: ['Fry the onion, garlic, thyme, shredded cabbage and paprika in the oil until golden.', 'Stir in the soya mince, chopped tomato and half a cup of hot water and simmer until thick.', 'Sprinkle with the seeds.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 3, carried: 'microwave', styles: ['Afrikaans'], batch: false, appeal: 1,
  },
  {
    id: 'tofu-avocado-pumpkin-seed-salad', name: 'Cold tofu, avocado and sunflower seed salad', emoji: '🥗', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 10,
    ingredients: [['tofu-firm', 230, 'protein'], ['avocado', 35], ['cucumber', 100], ['tomatoes', 100], ['lettuce', 60], ['sunflower-seeds', 20], ['lemon-juice', 15, 'seasoning'], ['ginger', 4], ['sunflower-oil', 5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Press the tofu dry with a clean cloth and cube it.', 'Stir the lemon juice, pepper, oil and grated ginger together and turn the tofu in it.', 'Slice the cucumber, tomatoes and avocado.', 'Pile everything on the lettuce and scatter the sunflower seeds over.'],
    tools: ['grater'], keepsDays: 0, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', styles: ['Urban'], batch: false, appeal: 1,
  },
  {
    id: 'tofu-brinjal-tomato-stew', name: 'Tofu, brinjal and tomato stew', emoji: '🍆', slots: ['dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 30,
    ingredients: [['tofu-firm', 220], ['edamame', 80, 'protein'], ['brinjal', 170], ['baby-marrow', 55], ['tomatoes', 150], ['onions', 25], ['sunflower-oil', 20], ['garlic', 4.5], ['mixed-herbs', 0.5], ['thyme', 0.5]],
    scaling: 'parts', steps: ['Fry the tofu cubes in a little of the oil until golden and lift them out.', 'Fry the brinjal and onion in the rest of the oil until soft.', 'Add the garlic, thyme, herbs, baby marrow, tomatoes and edamame and simmer until thick.', 'Return the tofu and heat through.'],
    tools: ['stove'], keepsDays: 3, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 10, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans', 'Urban'], batch: true, appeal: 1.5,
  },
  {
    id: 'tofu-broccoli-avocado-ginger', name: 'Tofu, broccoli and mushrooms with ginger', emoji: '🥦', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['tofu-firm', 220], ['edamame', 40, 'protein'], ['broccoli-frozen', 140], ['mushrooms', 100], ['onions', 25], ['avocado', 35], ['sunflower-oil', 10], ['ginger', 6], ['garlic', 4.5], ['lemon-juice', 10], ['paprika', 1]],
    scaling: 'parts', steps: ['Fry the tofu cubes in the oil until golden.', 'Add the mushrooms, ginger, garlic and paprika and cook until browned.', 'Add the broccoli and edamame with a splash of water and cover until just tender.', 'Finish with onion, lemon juice and sliced avocado.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 3, carried: 'home', styles: ['Urban'], batch: false, appeal: 2.5,
  },
  {
    id: 'tofu-cauliflower-curry', name: 'Tofu and cauliflower curry', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 25,
    ingredients: [['tofu-firm', 250, 'protein'], ['cauliflower-frozen', 120], ['green-beans-frozen', 60], ['tomatoes', 50], ['sunflower-oil', 15], ['ginger', 4], ['garlic', 3], ['turmeric', 1], ['cumin', 1], ['paprika', 1]],
    scaling: 'parts', steps: ['Fry the ginger, garlic, paprika, turmeric and cumin in the oil for a moment.', 'Add the tomatoes, cauliflower, green beans and a little water, cover and simmer until tender.', 'Fold in the cubed tofu and heat through.', 'Taste and serve.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 10, carried: 'microwave', styles: ['Cape', 'Durban Indian', 'Urban'], homeOf: ['Durban Indian'], batch: true, appeal: 2,
  },
  {
    id: 'tofu-kale-mushroom-tahini', name: 'Tofu, kale and mushrooms with tahini', emoji: '🥬', slots: ['dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['tofu-firm', 220], ['edamame', 40, 'protein'], ['kale', 110], ['mushrooms', 150], ['tahini', 15], ['sunflower-oil', 10], ['lemon-juice', 15], ['garlic', 4.5], ['paprika', 1]],
    scaling: 'parts', steps: ['Fry the tofu slices in half of the oil with the paprika until golden and lift them out.', 'Brown the mushrooms in the rest of the oil, add the garlic, edamame and shredded kale with a splash of water and cook until soft.', 'Stir the tahini with the lemon juice and water.', 'Lay the tofu on the greens and drizzle the sauce over.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'microwave', styles: ['Urban'], batch: false, appeal: 1,
  },
  {
    id: 'tofu-mushroom-greens-stir-fry', name: 'Tofu, mushroom and greens stir-fry', emoji: '🥬', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['tofu-firm', 230, 'protein'], ['mushrooms', 110], ['spinach-frozen', 80], ['green-beans-frozen', 80], ['ginger', 6], ['garlic', 3], ['lemon-juice', 10, 'seasoning'], ['paprika', 1], ['sunflower-oil', 15], ['edamame', 40, 'protein']],
    scaling: 'parts', steps: ['Press the tofu dry, cube it and fry in the oil until golden.', 'Add the mushrooms, edamame, ginger, garlic and paprika and cook until browned.', 'Add the green beans and then the spinach and toss until hot.', 'Finish with the lemon juice.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'microwave', styles: ['Urban'], batch: false, appeal: 2.5,
  },
  {
    id: 'tofu-scramble-spinach-avocado', name: 'Tofu scramble with spinach and avocado', emoji: '🥑', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 12,
    ingredients: [['tofu-firm', 250, 'protein'], ['spinach-frozen', 70], ['tomatoes', 100], ['avocado', 70], ['onions', 25], ['sunflower-oil', 5], ['turmeric', 0.5], ['paprika', 1], ['mushrooms', 60], ['garlic', 3]],
    scaling: 'parts', steps: ['Fry the onion and mushrooms in the oil and crumble in the tofu with the turmeric, garlic and paprika.', 'Cook until the edges turn golden.', 'Stir in the chopped tomatoes and spinach until hot.', 'Serve with the sliced avocado.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban'], batch: false, appeal: 2,
  },
];
