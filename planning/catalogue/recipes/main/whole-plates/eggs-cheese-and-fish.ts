import type { Recipe } from '../../../recipe.ts';

/** Plates of eggs, cheese and fish with few carbohydrates that are whole as they are. */
export const mainWholePlatesEggsCheeseAndFish: readonly Recipe[] = [
  {
    id: 'bacon-cheese-crustless-quiche', name: 'Bacon and cheese quiche without a crust, tomato salad', emoji: '🥧', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 30,
    ingredients: [['eggs', 150], ['bacon', 25], ['gouda', 15], ['milk-fat-free', 65], ['onions', 25], ['tomatoes', 100], ['lettuce', 30], ['sunflower-oil', 5], ['vinegar', 5], ['thyme', 0.5], ['black-pepper', 0.5], ['parsley', 4]],
    scaling: 'parts', steps: ['Heat the oven, and fry the bacon with the onion until cooked through.', 'Whisk the eggs with the milk, thyme, pepper and grated gouda, stir in the bacon and pour into a greased dish.', 'Bake until puffed, golden and set in the middle.', 'Dress the tomatoes and lettuce with the oil, vinegar and parsley.'],
    tools: ['oven', 'stove', 'grater'], keepsDays: 2, freezes: false, needsNoElectricity: false, cold: true, pots: 2, freeMinutes: 16, carried: 'cold', styles: ['Urban', 'Afrikaans'], batch: false, appeal: 4.5,
  },
  {
    id: 'cheese-egg-beetroot-box', name: 'Cheese, egg and beetroot lunch box', emoji: '🥗', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 15,
    ingredients: [['eggs', 100], ['gouda', 35], ['beetroot-jar', 50], ['cucumber', 50], ['tomatoes', 50], ['lettuce', 30], ['mayonnaise', 10], ['mustard', 3], ['parsley', 4], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Boil the eggs until hard, cool and peel them.', 'Pack the halved eggs with the gouda in cubes, the beetroot, cucumber, tomatoes and lettuce.', 'Stir the mayonnaise with the mustard, parsley and pepper and take it along in a small jar.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 7, carried: 'cold', styles: ['Afrikaans', 'Urban'], batch: false, appeal: 3.5,
  },
  {
    id: 'egg-bacon-green-salad', name: 'Egg and bacon salad with mustard dressing', emoji: '🥓', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 15,
    ingredients: [['eggs', 150], ['bacon', 25], ['lettuce', 70], ['tomatoes', 100], ['cucumber', 50], ['yoghurt-plain-low-fat', 65], ['sunflower-oil', 5], ['mustard', 5], ['vinegar', 5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Boil the eggs until hard, cool and peel them.', 'Fry the bacon until crisp and cooked through and crumble it.', 'Stir the yoghurt with the oil, mustard, vinegar and pepper to a dressing.', 'Toss the lettuce, tomatoes and cucumber, and lay the eggs and bacon on top with the dressing in a jar beside.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, cold: true, pots: 2, freeMinutes: 0, carried: 'cold', styles: ['Urban', 'Afrikaans'], batch: false, appeal: 4,
  },
  {
    id: 'fish-frikkadels-sambal', name: 'Fish frikkadels and carrot sambal', emoji: '🐟', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 22, totalMinutes: 28,
    ingredients: [['middlecut-tinned', 100], ['eggs', 50], ['potatoes', 75], ['onions', 50], ['tomatoes', 50], ['carrots', 60], ['sunflower-oil', 15], ['curry-powder', 1], ['garlic', 3], ['chilli-flakes', 0.5], ['vinegar', 5]],
    scaling: 'parts', steps: ['Boil the potato until soft and mash it.', 'Flake the fish into it and mix with the egg, curry powder, chilli flakes, garlic and half of the onion.', 'Shape into frikkadels and fry in the oil until brown on both sides and set.', 'Grate the carrots and chop them with the tomatoes, the rest of the onion and the vinegar to a sambal.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, cold: true, pots: 2, freeMinutes: 0, carried: 'cold', styles: ['Cape', 'Urban'], homeOf: ['Cape'], batch: false, appeal: 4,
  },
  {
    id: 'maasbanker-smoor-green-beans', name: 'Fried maasbanker, tomato smoor and green beans', emoji: '🐟', slots: ['dinner', 'lunch'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 25,
    ingredients: [['maasbanker', 120], ['tomatoes', 100], ['onions', 50], ['green-beans-frozen', 80], ['sunflower-oil', 10], ['garlic', 3], ['chilli-flakes', 0.5], ['lemon-juice', 10], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Braise the onion with the garlic and chilli flakes in half of the oil, add the tomatoes and cook to a thick smoor.', 'Boil the green beans until tender.', 'Rub the fish with the lemon juice, pepper and salt and fry it in the rest until crisp and the flesh comes off the bone in flakes.', 'Serve the fish on the smoor with the beans.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 0, carried: 'home', styles: ['Cape'], homeOf: ['Cape'], batch: false, appeal: 3.5,
  },
  {
    id: 'middlecut-butternut-curry', name: 'Middlecut fish and butternut curry', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 25,
    ingredients: [['middlecut-tinned', 100], ['butternut', 100], ['tomatoes', 100], ['onions', 50], ['peas-frozen', 35], ['sunflower-oil', 10], ['curry-powder', 4], ['turmeric', 0.5], ['garlic', 3], ['ginger', 2], ['lemon-juice', 5]],
    scaling: 'parts', steps: ['Fry the onion, garlic and ginger in the oil with the curry powder and turmeric.', 'Add the butternut in small cubes, the tomatoes and a little water and simmer covered until soft.', 'Stir in the peas, lay the fish in large pieces on top and heat through.', 'Finish with the lemon juice.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 10, carried: 'microwave', styles: ['Durban Indian', 'Cape'], batch: false, appeal: 3.5,
  },
  {
    id: 'mozzarella-tomato-basil-omelette', name: 'Mozzarella, tomato and basil omelette, green salad', emoji: '🍳', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 12,
    ingredients: [['eggs', 150], ['mozzarella', 30], ['tomatoes', 100], ['lettuce', 50], ['cucumber', 50], ['basil', 2.5], ['sunflower-oil', 5], ['lemon-juice', 5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Whisk the eggs with the pepper and pour them into the hot oil.', 'Lay half of the tomatoes, the mozzarella and basil on one half, fold and cook until set and melted.', 'Toss the lettuce, cucumber and the rest of the tomatoes with the lemon juice and eat beside it.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'tuna-cheese-cakes-slaw', name: 'Cheesy tuna cakes and slaw', emoji: '🐟', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 22, totalMinutes: 28,
    ingredients: [['tuna-tinned', 60], ['eggs', 50], ['gouda', 25], ['potatoes', 75], ['cabbage', 80], ['carrots', 30], ['mayonnaise', 10], ['sunflower-oil', 10], ['parsley', 4], ['lemon-juice', 10], ['paprika', 1], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Boil the potato until soft and mash it.', 'Mix in the tuna, egg, grated gouda, parsley, paprika and pepper and shape into cakes.', 'Fry them in the oil until brown on both sides and set.', 'Stir the shredded cabbage and carrots with the mayonnaise and lemon juice.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, cold: true, pots: 2, freeMinutes: 0, carried: 'cold', styles: ['Urban', 'Cape'], batch: false, appeal: 4,
  },
];
