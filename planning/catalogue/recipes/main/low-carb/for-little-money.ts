import type { Recipe } from '../../../recipe.ts';

/** Few carbohydrates for little money: thighs, eggs, pork and tinned fish in oil, with the cheaper vegetables. */
export const mainLowCarbForLittleMoney: readonly Recipe[] = [
  {
    id: 'cape-chicken-carrot-pea-pot', name: 'Cape-style chicken pot with carrots and peas', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 40,
    ingredients: [['chicken-thighs', 150], ['carrots', 90], ['peas-frozen', 35], ['tomatoes', 50], ['onions', 50], ['sunflower-oil', 5], ['curry-powder', 2], ['cinnamon', 0.5], ['garlic', 1.5], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Brown the thighs in the oil with the onions.', 'Add the garlic, curry powder, cinnamon, salt, tomatoes, carrots and a little water and simmer until the juices run clear.', 'Stir in the peas and vinegar and cook until they are hot.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 20, carried: 'microwave', styles: ['Cape'], homeOf: ['Cape'], batch: true, appeal: 4,
  },
  {
    id: 'fried-cabbage-egg-cheese', name: 'Fried cabbage and egg with melted cheese', emoji: '🍳', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 13, totalMinutes: 15,
    ingredients: [['eggs', 150], ['cabbage', 120], ['carrots', 60], ['cheddar', 15], ['onions', 25], ['sunflower-oil', 15], ['mustard', 3], ['paprika', 0.5], ['black-pepper', 0.5], ['chilli-flakes', 0.5]],
    scaling: 'parts', steps: ['Fry the cabbage, grated carrots and onion in the oil with the pepper and chilli flakes until golden.', 'Pour over the eggs whisked with the mustard and paprika.', 'Scatter with the grated cheddar and cover until it is set.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'microwave', styles: ['Urban', 'Zulu, Xhosa or Sotho'], batch: false, appeal: 3.5,
  },
  {
    id: 'garlic-thighs-butternut-mixed-veg', name: 'Garlic chicken thighs with roast butternut and peas', emoji: '🍗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 45,
    ingredients: [['chicken-thighs', 150], ['butternut', 100], ['peas-frozen', 70], ['onions', 25], ['sunflower-oil', 5], ['garlic', 3], ['paprika', 1], ['thyme', 0.5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Heat the oven, rub the thighs with the garlic, paprika, thyme, pepper and salt and lay them between the butternut and onion turned in the oil.', 'Roast until the skin is crisp and the juices run clear.', 'Boil the peas.'],
    tools: ['oven', 'stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 28, carried: 'microwave', styles: ['Afrikaans', 'Urban'], homeOf: ['Afrikaans'], batch: true, appeal: 4.5,
  },
  {
    id: 'pilchard-mayo-egg-carrot-salad', name: 'Pilchards and egg with carrot and pea mayonnaise', emoji: '🐟', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['pilchards-tinned', 100], ['eggs', 50], ['carrots', 90], ['peas-frozen', 35], ['mayonnaise', 10], ['sunflower-oil', 10], ['lemon-juice', 5], ['paprika', 0.5], ['black-pepper', 0.5], ['parsley', 4]],
    scaling: 'parts', steps: ['Boil the egg until hard, with the peas for the last minutes.', 'Stir the mayonnaise with the oil, lemon juice and pepper and mix it with the grated carrots and peas.', 'Lay the pilchards without their sauce and the quartered egg on top, with the paprika and parsley.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 0, carried: 'cold', styles: ['Zulu, Xhosa or Sotho', 'Cape', 'Urban'], batch: false, appeal: 2.5,
  },
  {
    id: 'pork-mince-cabbage-egg-drop', name: 'Ginger pork mince, carrots and egg ribbons', emoji: '🍳', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 13, totalMinutes: 15,
    ingredients: [['pork-mince', 90], ['eggs', 100], ['carrots', 90], ['cabbage', 80], ['spring-onions', 15], ['sunflower-oil', 5], ['soy-sauce', 5], ['ginger', 4], ['garlic', 1.5], ['chilli-flakes', 0.5]],
    scaling: 'parts', steps: ['Whisk the eggs, fry them thin in the oil and cut them into ribbons.', 'Fry the mince in the same pan with the ginger, garlic and chilli flakes until brown and no longer pink.', 'Add the carrots and cabbage in strips and fry until just soft.', 'Stir in the soy sauce, egg ribbons and spring onions.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'microwave', styles: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'thigh-fillet-peanut-cabbage-carrot', name: 'Chicken and peanut stir-fry with carrot and cabbage', emoji: '🥜', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 13, totalMinutes: 15,
    ingredients: [['chicken-thigh-fillet', 130], ['cabbage', 100], ['carrots', 60], ['peanuts-raw', 20], ['sunflower-oil', 15], ['onions', 25], ['soy-sauce', 5], ['garlic', 1.5], ['ginger', 2], ['chilli-flakes', 0.5]],
    scaling: 'parts', steps: ['Fry the peanuts in the oil until golden and take them out.', 'Fry the chicken in thin strips with the onion, garlic, ginger and chilli flakes until no pink is left.', 'Add the cabbage and carrots in strips and fry until just soft.', 'Stir in the soy sauce and scatter with the peanuts.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'microwave', styles: ['Urban'], homeOf: ['Urban'], batch: true, appeal: 4,
  },
  {
    id: 'thighs-yoghurt-masala-cabbage', name: 'Tandoori-style thighs with fried cabbage and carrots', emoji: '🍗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 45,
    ingredients: [['chicken-thighs', 150], ['cabbage', 100], ['carrots', 60], ['yoghurt-plain-low-fat', 65], ['sunflower-oil', 5], ['onions', 25], ['curry-powder', 3], ['cumin', 0.5], ['turmeric', 0.5], ['paprika', 1], ['garlic', 1.5], ['ginger', 2], ['lemon-juice', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Heat the oven, turn the thighs in the yoghurt, curry powder, cumin, paprika, garlic, ginger, lemon juice and salt and roast until charred at the edges and the juices run clear.', 'Fry the onion, cabbage and carrots in strips in the oil with the turmeric until soft.'],
    tools: ['oven', 'stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 25, carried: 'microwave', styles: ['Durban Indian', 'Urban'], homeOf: ['Durban Indian'], batch: true, appeal: 4.5,
  },
  {
    id: 'whole-chicken-roast-beetroot-carrot', name: 'Roast chicken with warm beetroot and green beans', emoji: '🍗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 85,
    ingredients: [['chicken-whole', 170], ['beetroot', 80], ['green-beans-frozen', 80], ['onions', 25], ['sunflower-oil', 10], ['garlic', 1.5], ['thyme', 0.5], ['paprika', 1], ['mustard', 5], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Heat the oven, rub the chicken with the garlic, thyme, paprika, mustard and salt and roast it on the onion until the juices of the leg run clear.', 'Boil the beetroot in its skin, peel and cube it and turn it in the oil and vinegar.', 'Boil the green beans.'],
    tools: ['oven', 'stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 60, carried: 'microwave', styles: ['Afrikaans', 'Urban', 'Zulu, Xhosa or Sotho'], homeOf: ['Afrikaans'], sunday: true, batch: false, appeal: 4.5,
  },
  {
    id: 'wors-egg-carrot-bean-pan', name: 'Wors and eggs with green beans and carrots', emoji: '🌭', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 13, totalMinutes: 15,
    ingredients: [['boerewors', 60], ['eggs', 100], ['green-beans-frozen', 100], ['carrots', 90], ['onions', 25], ['sunflower-oil', 10], ['mustard', 3], ['black-pepper', 0.5], ['thyme', 0.5], ['garlic', 1.5]],
    scaling: 'parts', steps: ['Boil the green beans and carrots until just soft.', 'Fry the wors in pieces in a dry pan until brown and no longer pink inside, with the onion, garlic and thyme.', 'Stir in the vegetables, mustard and pepper.', 'Fry the eggs in the oil and lay them on top.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 0, carried: 'home', styles: ['Afrikaans'], homeOf: ['Afrikaans'], batch: false, appeal: 4,
  },
];
