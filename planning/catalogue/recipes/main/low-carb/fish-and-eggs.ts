import type { Recipe } from '../../../recipe.ts';

/** Fish, eggs and cheese with few carbohydrates. */
export const mainLowCarbFishAndEggs: readonly Recipe[] = [
  {
    id: 'bacon-cheese-omelette-avocado-salad', name: 'Big bacon and cheese omelette, avocado salad', emoji: '🍳', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['eggs', 150], ['bacon', 25], ['carrots', 60], ['cheddar', 10], ['tomatoes', 100], ['lettuce', 60], ['cucumber', 50], ['avocado', 35], ['sunflower-oil', 10], ['vinegar', 5], ['black-pepper', 0.5], ['parsley', 4]],
    scaling: 'parts', steps: ['Fry the bacon until cooked through and crisp and take it out.', 'Whisk the eggs with the pepper, pour them into the pan and let them set, and fold in the bacon and grated cheddar.', 'Toss the lettuce, grated carrots, tomatoes, cucumber and avocado with the oil, vinegar and parsley.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Afrikaans'], homeOf: ['Urban'], batch: false, appeal: 4.5,
  },
  {
    id: 'basa-creamy-spinach-cheese-bake', name: 'Fish baked on spinach with a cheese crust', emoji: '🐟', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 35,
    ingredients: [['basa-fillets', 140], ['spinach', 120], ['tomatoes', 100], ['cheddar', 20], ['yoghurt-plain-double-cream', 65], ['onions', 25], ['sunflower-oil', 20], ['garlic', 3], ['lemon-juice', 10], ['paprika', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Heat the oven.', 'Fry the onion and garlic in the oil, wilt the spinach in it and spread it in a dish with the yoghurt.', 'Lay the basa and sliced tomatoes on top with the lemon juice and pepper, scatter with the grated cheddar and paprika and bake until brown and the fish flakes.'],
    tools: ['oven', 'stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 20, carried: 'home', styles: ['Cape', 'Urban'], homeOf: ['Urban'], batch: false, appeal: 4.5,
  },
  {
    id: 'cheese-egg-spinach-bake', name: 'Crustless egg, spinach and cheese tart, tomato salad', emoji: '🥧', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 40,
    ingredients: [['eggs', 150], ['cottage-cheese', 45], ['cheddar', 10], ['spinach', 80], ['onions', 50], ['tomatoes', 100], ['sunflower-oil', 15], ['mustard', 3], ['garlic', 3], ['thyme', 0.5], ['black-pepper', 0.5], ['vinegar', 5]],
    scaling: 'parts', steps: ['Heat the oven.', 'Fry half of the onions in half of the oil with the garlic and thyme and wilt the spinach in it.', 'Whisk the eggs with the cottage cheese, mustard and pepper, stir in the spinach and grated cheddar and bake in a greased dish until set in the middle.', 'Dress the tomatoes and the rest of the onions with the vinegar and the rest of the oil.'],
    tools: ['oven', 'stove', 'grater'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 22, carried: 'microwave', styles: ['Urban', 'Afrikaans'], batch: false, appeal: 4,
  },
  {
    id: 'eggs-creamed-spinach-cheese', name: 'Eggs baked in creamed spinach and cheese', emoji: '🥬', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['eggs', 150], ['spinach', 120], ['cheddar', 15], ['milk-low-fat', 65], ['tomatoes', 100], ['onions', 25], ['sunflower-oil', 10], ['cake-flour', 5], ['garlic', 3], ['paprika', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Fry the onion and garlic in the oil in a pan, stir in the flour and milk until thick and wilt the spinach in it.', 'Make hollows, break the eggs into them, scatter with the grated cheddar, paprika and pepper and cover until the whites are set.', 'Serve with the tomatoes in slices.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Afrikaans', 'Urban'], batch: false, appeal: 4,
  },
  {
    id: 'fried-basa-smoor-green-beans', name: 'Fried fish, tomato smoor and green beans', emoji: '🐟', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['basa-fillets', 150], ['green-beans-frozen', 100], ['tomatoes', 100], ['onions', 50], ['sunflower-oil', 25], ['garlic', 3], ['curry-powder', 1], ['chilli-flakes', 0.5], ['lemon-juice', 10], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the green beans.', 'Fry the onions with the garlic and chilli flakes in half of the oil, add the tomatoes and cook to a thick smoor.', 'Rub the basa with the curry powder, pepper and salt and fry it in the rest of the oil until it flakes.', 'Sprinkle with the lemon juice and serve on the smoor with the beans.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 0, carried: 'home', styles: ['Cape'], homeOf: ['Cape'], batch: false, appeal: 4,
  },
  {
    id: 'masala-omelette-kachumber-avocado', name: 'Three-egg masala omelette, kachumber and avocado', emoji: '🍳', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 14, totalMinutes: 14,
    ingredients: [['eggs', 150], ['onions', 25], ['tomatoes', 100], ['cucumber', 50], ['avocado', 70], ['yoghurt-plain-low-fat', 65], ['sunflower-oil', 10], ['chillies', 5], ['turmeric', 0.5], ['cumin', 0.5], ['dhania', 4], ['lemon-juice', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Whisk the eggs with the turmeric, cumin, salt, chilli and half of the dhania and onion and fry in the oil on both sides until set.', 'Chop the tomatoes, cucumber, avocado and the rest of the onion and dhania with the lemon juice.', 'Serve with the yoghurt.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Durban Indian', 'Urban'], homeOf: ['Durban Indian'], batch: false, appeal: 4.5,
  },
  {
    id: 'pilchard-egg-beetroot-salad', name: 'Pilchard salad with egg, avocado and beetroot', emoji: '🐟', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['pilchards-tinned', 100], ['eggs', 100], ['avocado', 70], ['beetroot-jar', 50], ['lettuce', 60], ['cucumber', 50], ['onions-red', 25], ['mayonnaise', 5], ['sunflower-oil', 10], ['lemon-juice', 10], ['paprika', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Boil the eggs until hard.', 'Stir the mayonnaise with the oil, the lemon juice, paprika and pepper and fold in the pilchards in large flakes.', 'Arrange the lettuce, cucumber, onion, avocado, beetroot and the quartered eggs and spoon the fish on top.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 0, carried: 'cold', styles: ['Cape', 'Urban'], batch: false, appeal: 3.5,
  },
  {
    id: 'pilchard-egg-cakes-slaw', name: 'Pilchard and egg cakes, lemon slaw', emoji: '🐟', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['pilchards-tinned', 100], ['eggs', 100], ['cabbage', 80], ['carrots', 30], ['spring-onions', 15], ['sunflower-oil', 15], ['mayonnaise', 10], ['lemon-juice', 10], ['paprika', 1], ['chilli-flakes', 0.5], ['parsley', 4]],
    scaling: 'parts', steps: ['Flake the pilchards without their sauce and mix them with the eggs, spring onions, paprika, chilli flakes and parsley.', 'Drop spoonfuls into the hot oil and fry on both sides until brown and set.', 'Stir the mayonnaise with the lemon juice and toss with the shredded cabbage and grated carrot.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Zulu, Xhosa or Sotho', 'Cape'], batch: false, appeal: 3.5,
  },
  {
    id: 'tuna-egg-mayo-cucumber-boats', name: 'Tuna and egg mayonnaise with avocado and cucumber', emoji: '🥒', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 14, totalMinutes: 15,
    ingredients: [['tuna-tinned', 60], ['eggs', 100], ['avocado', 70], ['cucumber', 50], ['lettuce', 40], ['tomatoes', 50], ['mayonnaise', 20], ['mustard', 3], ['lemon-juice', 10], ['black-pepper', 0.5], ['parsley', 4]],
    scaling: 'parts', steps: ['Boil the eggs until hard, cool and peel them.', 'Mash them with the tuna, mayonnaise, mustard, lemon juice, pepper and parsley.', 'Pile it onto the lettuce with the cucumber, tomatoes and avocado.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 0, carried: 'cold', styles: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'tuna-tomato-cheese-omelette-salad', name: 'Tuna and cheese omelette with a crunchy carrot salad', emoji: '🍳', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['eggs', 150], ['tuna-tinned', 60], ['cheddar', 10], ['carrots', 90], ['spring-onions', 15], ['sunflower-oil', 15], ['mayonnaise', 10], ['lemon-juice', 10], ['mustard', 3], ['black-pepper', 0.5], ['parsley', 4]],
    scaling: 'parts', steps: ['Whisk the eggs with the pepper and parsley and let them set in half of the oil.', 'Scatter the tuna, grated cheddar and spring onions on one half and fold it over.', 'Stir the mayonnaise with the mustard, lemon juice and the rest of the oil and toss with the grated carrots.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban'], batch: false, appeal: 3.5,
  },
];
