import type { Recipe } from '../../../recipe.ts';

/** Lunches and dinners: eggs and cheese, with little starch. */
export const mainEggsAndCheeseLowCarb: readonly Recipe[] = [
  {
    id: 'boiled-egg-tuna-bean-salad', name: 'Egg, tuna and green bean salad', emoji: '🥚', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 15,
    ingredients: [['eggs', 100], ['tuna-tinned', 60], ['green-beans-frozen', 120], ['tomatoes', 100], ['lettuce', 50], ['avocado', 70], ['sunflower-oil', 5], ['lemon-juice', 10, 'seasoning'], ['black-pepper', 0.5], ['garlic-powder', 0.5]],
    scaling: 'parts', steps: ['Boil the eggs until hard, adding the green beans for the last few minutes; cool, peel and quarter.', 'Whisk the oil and lemon juice.', 'Toss the lettuce, green beans, tomatoes and avocado in the dressing.', 'Top with the drained tuna and the eggs; season with the pepper and garlic powder.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 5, carried: 'cold', styles: ['Afrikaans', 'Urban'], batch: false, appeal: 3,
  },
  {
    id: 'brinjal-tomato-eggs', name: 'Eggs in brinjal and tomato', emoji: '🍆', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 25,
    ingredients: [['eggs', 150], ['brinjal', 130], ['tomatoes', 150], ['green-pepper', 60], ['garlic', 3], ['sunflower-oil', 10], ['cumin', 1], ['paprika', 1]],
    scaling: 'parts', steps: ['Fry the diced brinjal and green pepper in the oil until soft.', 'Add the garlic, cumin, paprika and chopped tomatoes and cook until thick.', 'Crack in the eggs, cover and cook until the whites and yolks are set.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 10, carried: 'home', styles: ['Afrikaans'], batch: false, appeal: 2.5,
  },
  {
    id: 'cauliflower-egg-fried-bowl', name: 'Egg-fried cauliflower with edamame', emoji: '🥢', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['cauliflower', 180], ['eggs', 100], ['edamame', 80, 'protein'], ['onions', 25], ['green-beans-frozen', 60], ['ginger', 4], ['garlic', 3], ['sunflower-oil', 10], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Grate the cauliflower into grains.', 'Stir-fry the ginger, pepper, garlic, green beans and edamame in half of the oil until hot.', 'Add the cauliflower and cook until just tender.', 'Scramble the eggs in the rest of the oil until set, fold them in with the finely chopped onion.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'microwave', styles: ['Afrikaans', 'Urban'], batch: false, appeal: 2.5,
  },
  {
    id: 'cottage-cheese-egg-plate', name: 'Cottage cheese, egg and crunchy vegetable plate', emoji: '🧀', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 15,
    ingredients: [['eggs', 100], ['cottage-cheese', 90], ['cucumber', 100], ['cherry-tomatoes', 90], ['avocado', 105], ['paprika', 1], ['carrots', 30], ['black-pepper', 0.5], ['lemon-juice', 5]],
    scaling: 'parts', steps: ['Boil the eggs until hard, cool them in cold water, peel and halve.', 'Cut the cucumber, carrot and avocado into fingers.', 'Stir the paprika, pepper and lemon juice into the cottage cheese.', 'Arrange everything with the tomatoes and dip as you go.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 5, carried: 'cold', styles: ['Afrikaans'], batch: false, appeal: 2.5,
  },
  {
    id: 'egg-mayonnaise-slaw-plate', name: 'Boiled eggs on mayonnaise slaw', emoji: '🥚', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 15,
    ingredients: [['eggs', 150], ['cabbage', 150], ['cucumber', 50], ['tomatoes', 50], ['mayonnaise', 20], ['salt', 0.5], ['sunflower-oil', 5], ['black-pepper', 0.5], ['lemon-juice', 5], ['garlic-powder', 0.5]],
    scaling: 'parts', steps: ['Boil the eggs until firm and cool them in cold water.', 'Shred the cabbage and toss with the mayonnaise, oil and salt.', 'Slice the cucumber and tomato and serve with the halved eggs; season with the pepper, lemon juice and garlic powder.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 7, carried: 'cold', styles: ['Afrikaans', 'Urban'], homeOf: ['Urban'], batch: false, appeal: 2,
  },
  {
    id: 'egg-spinach-tomato-pan', name: 'Eggs in spiced spinach and tomato', emoji: '🍳', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['eggs', 150], ['spinach-frozen', 150], ['tomatoes', 150], ['onions', 25], ['avocado', 70], ['sunflower-oil', 10], ['garlic', 4.5], ['cumin', 1], ['chilli-flakes', 0.5]],
    scaling: 'parts', steps: ['Fry the onion, garlic and spices in the oil.', 'Add the tomatoes and spinach and cook until thick.', 'Make hollows, break in the eggs, cover and cook until set.', 'Serve with sliced avocado.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 3, carried: 'home', styles: ['Afrikaans', 'Durban Indian'], batch: false, appeal: 3,
  },
  {
    id: 'eggs-apple-slaw-plate', name: 'Eggs on carrot, apple and cabbage slaw', emoji: '🥚', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 15,
    ingredients: [['eggs', 150], ['cabbage', 120], ['carrots', 90], ['apples', 120], ['sunflower-oil', 15], ['lemon-juice', 10, 'seasoning'], ['black-pepper', 0.5], ['garlic-powder', 0.5]],
    scaling: 'parts', steps: ['Boil the eggs until firm and cool them in cold water.', 'Shred the cabbage, grate the carrots and the apple and toss with the oil and lemon juice.', 'Halve the eggs over the slaw; season with the pepper and garlic powder.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 7, carried: 'cold', styles: ['Afrikaans', 'Urban'], batch: false, appeal: 1,
  },
  {
    id: 'eggs-cabbage-carrot-omelette', name: 'Cabbage and carrot omelette', emoji: '🍳', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 12,
    ingredients: [['eggs', 150], ['cabbage', 150], ['carrots', 30], ['onions', 25], ['sunflower-oil', 15], ['salt', 0.5], ['garlic', 3], ['black-pepper', 0.5], ['paprika', 1]],
    scaling: 'parts', steps: ['Fry the shredded cabbage, grated carrot and onion in half of the oil until soft.', 'Beat the eggs with the salt, garlic, pepper, paprika and pour them over with the rest of the oil around the edge.', 'Cook gently until set, folding once.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban'], batch: false, appeal: 2,
  },
  {
    id: 'eggs-curried-cabbage', name: 'Eggs in yellow cabbage and tomato', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['eggs', 150], ['cabbage', 200], ['tomatoes', 100], ['onions', 25], ['sunflower-oil', 15], ['cumin', 1], ['turmeric', 0.5], ['garlic', 1.5]],
    scaling: 'parts', steps: ['Fry the onion, garlic, cumin and turmeric in the oil.', 'Add the shredded cabbage and chopped tomatoes and cook until soft.', 'Make hollows, break in the eggs, cover and cook until set.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 3, carried: 'home', styles: ['Afrikaans'], batch: false, appeal: 2,
  },
  {
    id: 'eggs-oil-slaw-brown-bread', name: 'Boiled eggs with slaw and a slice of brown bread', emoji: '🥚', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 14,
    ingredients: [['eggs', 100], ['bread-brown', 40], ['cabbage', 120], ['carrots', 30], ['sunflower-oil', 20], ['vinegar', 5], ['black-pepper', 0.5], ['paprika', 1]],
    scaling: 'parts', steps: ['Boil the eggs until firm and cool them in cold water.', 'Shred the cabbage, grate the carrot and toss with the oil and vinegar.', 'Halve the eggs over the slaw and eat with the bread; season with the pepper and paprika.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 6, carried: 'cold', styles: ['Afrikaans', 'Urban'], batch: false, appeal: 2,
  },
  {
    id: 'mushroom-pepper-frittata', name: 'Mushroom, pepper and spinach frittata', emoji: '🍳', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 25,
    ingredients: [['eggs', 150], ['mushrooms', 110], ['green-pepper', 120], ['spinach-frozen', 60], ['tomatoes', 100], ['lettuce', 50], ['avocado', 70], ['sunflower-oil', 10], ['mixed-herbs', 0.5], ['black-pepper', 0.5], ['lemon-juice', 5]],
    scaling: 'parts', steps: ['Fry the mushrooms and green pepper in most of the oil and heat the spinach with them.', 'Pour in the eggs beaten with the herbs, pepper, lemon juice, cover and cook slowly until set.', 'Toss the tomatoes and lettuce with the rest of the oil.', 'Cut the frittata into wedges and serve with the salad and avocado.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 10, carried: 'cold', styles: ['Urban'], batch: false, appeal: 3,
  },
  {
    id: 'mushroom-spinach-avocado-omelette', name: 'Mushroom, spinach and avocado omelette', emoji: '🍳', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['eggs', 150], ['mushrooms', 120], ['spinach-frozen', 70], ['tomatoes', 100], ['avocado', 70], ['sunflower-oil', 5], ['paprika', 1], ['green-beans-frozen', 60], ['garlic', 3], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Boil the green beans until tender and drain.', 'Brown the sliced mushrooms in the oil and heat the spinach with them.', 'Pour in the beaten eggs with the paprika, garlic, pepper and cook until set.', 'Fold over and slide onto a plate.', 'Serve with the green beans, sliced tomatoes and avocado.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 3, carried: 'home', styles: ['Urban'], batch: false, appeal: 3.5,
  },
];
