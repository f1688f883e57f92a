import type { Recipe } from '../../../recipe.ts';

/** Sandwiches, burgers, toast and boxes without anything of an animal, most of them quick or carried. */
export const mainVeganBreadAndBoxes: readonly Recipe[] = [
  {
    id: 'chickpea-mayo-sandwich', name: 'Chickpea mayo sandwich with carrot sticks', emoji: '🥪', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 10,
    ingredients: [['chickpeas-tinned', 100], ['bread-wholewheat', 80], ['vegan-mayonnaise', 10], ['celery', 20], ['onions', 25], ['carrots', 60], ['garlic-powder', 0.5], ['lemon-juice', 5], ['paprika', 0.5], ['black-pepper', 0.5]],
    scaling: 'whole', steps: ['Mash the drained chickpeas roughly with a fork.', 'Stir in the mayonnaise, garlic powder, lemon juice, paprika, pepper and the finely chopped celery and onion.', 'Fill the bread with it and pack the carrots as sticks beside it.'],
    tools: [], keepsDays: 0, freezes: false, needsNoElectricity: true, cold: true, pots: 0, freeMinutes: 0, carried: 'cold', styles: ['Urban'], homeOf: ['Urban'], batch: false, appeal: 3.5,
  },
  {
    id: 'curried-baked-beans-toast', name: 'Curried baked beans on toast', emoji: '🍞', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 12,
    ingredients: [['baked-beans', 100], ['bread-wholewheat', 80], ['tomatoes', 100], ['onions', 50], ['sunflower-oil', 5], ['curry-powder', 2], ['cumin', 0.5], ['garlic', 3], ['chilli-flakes', 0.5]],
    scaling: 'parts', steps: ['Fry the onion and garlic in the oil with the curry powder, cumin and chilli flakes until soft.', 'Add half of the tomatoes and cook until they fall apart, then warm the baked beans in it until they bubble.', 'Toast the bread, heap the beans on it and serve with the rest of the tomatoes.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Durban Indian', 'Urban'], homeOf: ['Durban Indian', 'Urban'], batch: false, appeal: 4,
  },
  {
    id: 'curried-bean-salad-bread', name: 'Curried bean salad and wholewheat bread', emoji: '🫘', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['kidney-beans-tinned', 120], ['bread-wholewheat', 80], ['green-beans-frozen', 60], ['carrots', 30], ['onions', 25], ['sunflower-oil', 5], ['vinegar', 10], ['sugar-white', 2.5, 'seasoning'], ['curry-powder', 2], ['turmeric', 0.5], ['mustard', 5]],
    scaling: 'parts', steps: ['Boil the green beans and sliced carrot until just tender and drain.', 'Soften the onion in the oil with the curry powder and turmeric, then stir in the vinegar, sugar and mustard.', 'Mix with the drained kidney beans and the vegetables and let it cool.', 'Eat the salad cold with the bread.'],
    tools: ['stove'], keepsDays: 3, freezes: false, needsNoElectricity: false, cold: true, pots: 2, freeMinutes: 0, carried: 'cold', styles: ['Afrikaans', 'Cape'], homeOf: ['Afrikaans', 'Cape'], batch: true, appeal: 3.5,
  },
  {
    id: 'falafel-patties-pita', name: 'Falafel patties in a pita', emoji: '🥙', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 22, totalMinutes: 25,
    ingredients: [['chickpeas-tinned', 120], ['pita-bread', 80], ['oat-bran', 10], ['tomatoes', 50], ['cucumber', 50], ['onions', 25], ['vegan-mayonnaise', 10], ['sunflower-oil', 10], ['cumin', 1], ['coriander-ground', 1], ['garlic', 3], ['lemon-juice', 10]],
    scaling: 'parts', steps: ['Mash the drained chickpeas with the oat bran, cumin, ground coriander, half of the garlic and the chopped onion and press into small patties.', 'Fry them in the oil until brown and crisp on both sides.', 'Stir the lemon juice and the rest of the garlic into the mayonnaise.', 'Open the pita and fill it with the patties, tomatoes, cucumber and sauce.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 0, carried: 'cold', styles: ['Urban'], homeOf: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'lemon-veg-strip-roll-slaw', name: 'Lemon veg strip roll with slaw', emoji: '🥪', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['veg-strips', 50], ['bread-rolls', 55], ['carrots', 60], ['tomatoes', 50], ['vegan-mayonnaise', 10], ['sunflower-oil', 5], ['paprika', 1], ['garlic', 3], ['chilli-flakes', 0.5], ['lemon-juice', 10]],
    scaling: 'parts', steps: ['Brown the strips in the oil with the paprika, garlic and chilli flakes until hot right through and squeeze half of the lemon juice over.', 'Toss the grated carrot with the mayonnaise and the rest of the lemon juice.', 'Fill the roll with the strips, the slaw and sliced tomatoes.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 0, carried: 'cold', styles: ['Urban'], homeOf: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'lentil-burger-slaw', name: 'Lentil burger on a roll with slaw', emoji: '🍔', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 22, totalMinutes: 25,
    ingredients: [['lentils-tinned', 120], ['bread-rolls', 55], ['rolled-oats', 20], ['carrots', 60], ['tomatoes', 50], ['onions', 25], ['vegan-mayonnaise', 10], ['sunflower-oil', 10], ['paprika', 1], ['cumin', 1], ['garlic', 3], ['vinegar', 5]],
    scaling: 'parts', steps: ['Mash the drained lentils with the oats, half of the onion, the paprika, cumin and garlic and press into a burger.', 'Fry it in the oil until brown and firm on both sides.', 'Toss the grated carrot and the rest of the onion with the mayonnaise and vinegar.', 'Fill the roll with the burger, the sliced tomatoes and some of the slaw and eat the rest beside it.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban'], homeOf: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'sweet-chilli-veg-strip-noodles', name: 'Sweet chilli noodles with veg strips', emoji: '🍜', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['veg-strips', 50], ['spaghetti', 65], ['stir-fry-veg-frozen', 150], ['sweet-chilli-sauce', 10], ['sunflower-oil', 5], ['ginger', 4], ['garlic', 3], ['lemon-juice', 5]],
    scaling: 'parts', steps: ['Boil the spaghetti until just tender and drain.', 'Brown the strips in the oil with the ginger and garlic.', 'Add the stir-fry vegetables and toss over high heat until hot and still crisp.', 'Toss in the spaghetti, sweet chilli sauce and lemon juice.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 3, carried: 'microwave', styles: ['Urban'], homeOf: ['Urban'], batch: false, appeal: 4,
  },
];
