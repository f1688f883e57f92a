import type { Recipe } from '../../../recipe.ts';

/** Plates of few carbohydrates that anybody would be glad of, of chicken, mince or a chop with ordinary vegetables, ready within half an hour. */
export const mainLikedWithFewCarbohydrates: readonly Recipe[] = [
  {
    id: 'chicken-coleslaw-peri-peri', name: 'Peri-peri chicken with coleslaw', emoji: '🍗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 25,
    ingredients: [['chicken-breast-fillet', 160], ['cabbage', 130], ['carrots', 40], ['mayonnaise', 20], ['sunflower-oil', 10], ['lemon-juice', 10], ['paprika', 1], ['chilli-flakes', 0.5], ['garlic', 3], ['salt', 0.5]],
    scaling: 'parts', steps: ['Rub the chicken with the paprika, chilli flakes, garlic, salt and half of the lemon juice.', 'Fry it in the oil until brown and the juices run clear.', 'Stir the shredded cabbage and carrots with the mayonnaise and the rest of the lemon juice.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'cold', styles: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'chicken-creamy-spinach-butternut', name: 'Creamy spinach chicken with butternut', emoji: '🍗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 30,
    ingredients: [['chicken-breast-fillet', 150], ['spinach-frozen', 80], ['butternut', 120], ['cheddar', 20], ['milk-full-cream', 80], ['onions', 25], ['sunflower-oil', 10], ['garlic', 3], ['thyme', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Boil the butternut soft.', 'Brown the chicken pieces in the oil with the onion and garlic.', 'Add the spinach, milk, thyme and pepper and simmer until the juices run clear.', 'Melt the cheese in it and serve with the butternut.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'microwave', styles: ['Urban', 'Afrikaans'], batch: false, appeal: 3.5,
  },
  {
    id: 'chicken-curry-green-beans-bowl', name: 'Chicken curry with green beans and a tomato sambal', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 30,
    ingredients: [['chicken-breast-fillet', 150], ['green-beans-frozen', 130], ['tomatoes', 125], ['onions', 50], ['yoghurt-plain-low-fat', 60], ['sunflower-oil', 15], ['curry-powder', 4], ['turmeric', 0.5], ['garlic', 3], ['ginger', 4], ['vinegar', 5]],
    scaling: 'parts', steps: ['Fry most of the onion, the garlic and ginger in the oil with the curry powder and turmeric.', 'Add the chicken, half of the tomatoes and the green beans and simmer until the juices run clear.', 'Stir in the yoghurt.', 'Chop the rest of the tomatoes and onion with the vinegar and serve them beside it.'],
    tools: ['stove'], keepsDays: 1, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 5, carried: 'microwave', styles: ['Durban Indian', 'Cape'], homeOf: ['Durban Indian'], batch: true, appeal: 3.5,
  },
  {
    id: 'chicken-tomato-melted-cheese', name: 'Chicken with tomato and melted cheese, green beans', emoji: '🧀', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 25,
    ingredients: [['chicken-breast-fillet', 150], ['cheddar', 30], ['tomatoes', 100], ['green-beans-frozen', 130], ['sunflower-oil', 10], ['garlic', 3], ['origanum', 0.5], ['paprika', 1], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Flatten the chicken, season it with paprika and pepper and brown it in the oil.', 'Lay the sliced tomatoes, garlic, origanum and cheese on top and cover until the cheese melts and the juices run clear.', 'Boil the green beans and serve them beside it.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'frikkadels-butternut-green-beans', name: 'Frikkadels with butternut and green beans', emoji: '🍖', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 30,
    ingredients: [['beef-mince', 130], ['eggs', 25], ['butternut', 120], ['green-beans-frozen', 80], ['onions', 40], ['sunflower-oil', 5], ['paprika', 1], ['thyme', 0.5], ['garlic', 1.5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the butternut and green beans until soft.', 'Mix the mince with the egg, grated onion, garlic, thyme, paprika, pepper and salt and shape flat frikkadels.', 'Fry them in the oil until brown and no longer pink inside.', 'Serve all together.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'microwave', styles: ['Afrikaans', 'Cape'], homeOf: ['Afrikaans'], batch: false, appeal: 4,
  },
  {
    id: 'green-bean-mince-bredie', name: 'Green bean bredie with mince', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 30,
    ingredients: [['beef-mince', 140], ['green-beans-frozen', 160], ['tomatoes', 100], ['onions', 75], ['sunflower-oil', 5], ['garlic', 3], ['paprika', 1], ['thyme', 0.5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Brown the mince with the onion and garlic in the oil until no pink is left.', 'Add the green beans, tomatoes, paprika, thyme, pepper, salt and a little water.', 'Simmer covered until the beans are soft and the sauce is thick.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 15, carried: 'microwave', styles: ['Cape', 'Afrikaans'], homeOf: ['Cape'], batch: true, appeal: 3.5,
  },
  {
    id: 'mince-curry-peas-sambal', name: 'Mince curry with peas and sambal', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 25,
    ingredients: [['beef-mince', 140], ['peas-frozen', 80], ['tomatoes', 125], ['onions', 50], ['carrots', 40], ['sunflower-oil', 5], ['curry-powder', 4], ['turmeric', 0.5], ['garlic', 3], ['ginger', 4], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Brown the mince with most of the onion, the garlic, ginger, curry powder and turmeric in the oil until no pink is left.', 'Add half of the tomatoes, the peas and salt and simmer until thick.', 'Chop the rest of the tomatoes and onion and the carrots with the vinegar to a sambal.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 10, carried: 'microwave', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: true, appeal: 3.5,
  },
  {
    id: 'pork-chop-pumpkin-cabbage', name: 'Pork chop with pumpkin and braised cabbage', emoji: '🥩', slots: ['dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 30,
    ingredients: [['pork-chops', 140], ['pumpkin', 150], ['cabbage', 130], ['onions', 40], ['sunflower-oil', 10], ['cinnamon', 0.5], ['thyme', 0.5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the pumpkin soft with the cinnamon.', 'Season the chop with thyme, pepper and salt and fry it in half of the oil until brown and its juices run clear.', 'Braise the shredded cabbage and onion in the rest until soft.', 'Serve all together.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Afrikaans', 'Urban'], homeOf: ['Afrikaans'], batch: false, appeal: 4,
  },
];
