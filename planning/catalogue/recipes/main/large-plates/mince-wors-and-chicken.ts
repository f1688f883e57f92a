import type { Recipe } from '../../../recipe.ts';

/** Plates of 700 to 900 kcal in a quarter of an hour, for those who eat for two. */
export const mainLargePlatesMinceWorsAndChicken: readonly Recipe[] = [
  {
    id: 'bought-vetkoek-chicken-mince-salad', name: 'Bought vetkoek filled with curried mince, and carrot salad', emoji: '🥙', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['amagwinya', 160], ['chicken-mince', 100], ['cucumber', 50], ['carrots', 60], ['tomatoes', 50], ['onions', 25], ['peas-frozen', 35], ['curry-powder', 3], ['garlic', 1.5], ['chutney', 5], ['vinegar', 5], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Fry the mince and onion in a dry pan with the garlic, curry powder and paprika until no longer pink.', 'Add the peas, chutney and tomatoes and cook until thick.', 'Split the vetkoek and fill it.', 'Toss the cucumber and grated carrots with the vinegar.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Afrikaans', 'Zulu, Xhosa or Sotho', 'Urban'], homeOf: ['Afrikaans', 'Zulu, Xhosa or Sotho'], batch: false, appeal: 5,
  },
  {
    id: 'chicken-mince-cheese-toasties-slaw', name: 'Chicken mince and cheese toasties, slaw', emoji: '🥪', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['bread-brown', 120], ['chicken-mince', 110], ['cheddar', 10], ['cabbage', 80], ['tomatoes', 50], ['onions', 25], ['carrots', 60], ['sunflower-oil', 20], ['curry-powder', 2], ['garlic', 1.5], ['paprika', 0.5], ['vinegar', 5]],
    scaling: 'parts', steps: ['Fry the mince and half of the onion in half of the oil with the garlic, curry powder and paprika until no longer pink.', 'Fill the bread with it and the grated cheddar and toast it in a pan in the rest of the oil until crisp.', 'Toss the shredded cabbage with the chopped tomato, grated carrots, the rest of the onion and the vinegar.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Afrikaans'], homeOf: ['Urban'], batch: false, appeal: 4.5,
  },
  {
    id: 'chicken-spinach-macaroni-cheese-sauce', name: 'Chicken and spinach macaroni in cheese sauce', emoji: '🧀', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 13, totalMinutes: 15,
    ingredients: [['macaroni', 110], ['chicken-thigh-fillet', 100], ['spinach', 80], ['milk-low-fat', 130], ['cheddar', 20], ['carrots', 60], ['sunflower-oil', 10], ['cake-flour', 10], ['mustard', 5], ['garlic', 1.5], ['paprika', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Boil the macaroni with the grated carrots.', 'Fry the chicken in small strips in the oil with the garlic, paprika and pepper until no pink is left.', 'Stir in the flour and milk until thick, wilt the spinach in it and melt the grated cheddar and mustard in the sauce.', 'Fold in the macaroni and carrots.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'microwave', styles: ['Urban', 'Afrikaans'], homeOf: ['Urban'], batch: true, appeal: 4.5,
  },
  {
    id: 'gatsby-masala-chicken', name: 'Masala chicken gatsby with fried potato', emoji: '🥖', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['bread-rolls', 110], ['potatoes', 150], ['chicken-thigh-fillet', 130], ['tomatoes', 100], ['lettuce', 40], ['carrots', 60], ['onions', 25], ['mayonnaise', 10], ['sunflower-oil', 15], ['curry-powder', 3], ['paprika', 1], ['garlic', 3], ['vinegar', 5]],
    scaling: 'parts', steps: ['Fry the potatoes in small cubes in two thirds of the oil until golden and soft.', 'Fry the chicken in thin strips in the rest of the oil with the onion, garlic, curry powder and paprika until no pink is left.', 'Grate the carrots and dress them with the vinegar.', 'Cut the rolls open, spread them with the mayonnaise and fill them with the lettuce, tomatoes, carrots, potatoes and hot chicken.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Cape', 'Urban'], homeOf: ['Cape'], batch: false, appeal: 5,
  },
  {
    id: 'jacket-microwave-potato-chilli-mince', name: 'Two baked potatoes with mince and cheese', emoji: '🥔', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 13, totalMinutes: 15,
    ingredients: [['potatoes', 450], ['beef-mince-lean', 100], ['baked-beans', 60], ['tomatoes', 50], ['cheddar', 15], ['onions', 25], ['sunflower-oil', 10], ['paprika', 1], ['cumin', 0.5], ['chilli-flakes', 0.5], ['garlic', 1.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Prick the potatoes and cook them in the microwave until soft.', 'Fry the mince and onion in the oil with the garlic, paprika, cumin, chilli flakes and salt until no longer pink.', 'Add the tomatoes and baked beans and cook until thick.', 'Spoon it over the potatoes and scatter with the grated cheddar.'],
    tools: ['stove', 'microwave', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'microwave', styles: ['Urban', 'Afrikaans'], homeOf: ['Urban'], batch: true, appeal: 4.5,
  },
  {
    id: 'kheema-bunny-carrot-sambal', name: 'Kheema bunny with carrot sambal', emoji: '🍞', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['bread-white', 120], ['beef-mince-lean', 110], ['peas-frozen', 70], ['potatoes', 75], ['tomatoes', 100], ['carrots', 60], ['onions', 25], ['sunflower-oil', 15], ['curry-powder', 4], ['turmeric', 0.5], ['garlic', 3], ['ginger', 2], ['vinegar', 5], ['dhania', 4]],
    scaling: 'parts', steps: ['Fry half of the onion in the oil with the garlic, ginger, curry powder and turmeric, add the mince and fry until no longer pink.', 'Add the potato in small cubes, the tomatoes and a little water and simmer until soft, with the peas for the last minutes.', 'Hollow out the bread and fill it with the curry.', 'Dress the grated carrots and the rest of the onion with the vinegar and dhania and serve with the crumb for dipping.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Durban Indian', 'Urban'], homeOf: ['Durban Indian'], batch: false, appeal: 5,
  },
  {
    id: 'one-pot-mince-macaroni-cheese-peas', name: 'Mince and macaroni with peas and melted cheese', emoji: '🍝', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 13, totalMinutes: 15,
    ingredients: [['macaroni', 110], ['beef-mince-lean', 100], ['peas-frozen', 70], ['tomatoes', 100], ['cheddar', 20], ['onions', 25], ['sunflower-oil', 5], ['tomato-paste', 10], ['garlic', 1.5], ['origanum', 0.5], ['paprika', 1], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the macaroni, with the peas for the last minutes.', 'Fry the mince and onion in the oil with the garlic, origanum, paprika, pepper and salt until no longer pink.', 'Add the tomatoes and tomato paste and cook until thick.', 'Stir in the macaroni and peas, scatter with the grated cheddar and cover until it has melted.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'microwave', styles: ['Urban', 'Afrikaans'], homeOf: ['Urban'], batch: true, appeal: 4.5,
  },
  {
    id: 'peanut-chicken-noodles-egg', name: 'Peanut chicken noodles with egg and vegetables', emoji: '🍜', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 13, totalMinutes: 15,
    ingredients: [['egg-noodles', 90], ['chicken-thigh-fillet', 110], ['eggs', 50], ['mixed-veg-frozen', 80], ['carrots', 60], ['peanut-butter-plain', 25], ['sunflower-oil', 10], ['soy-sauce', 7.5], ['ginger', 2], ['garlic', 3], ['chilli-flakes', 0.5], ['lemon-juice', 5]],
    scaling: 'parts', steps: ['Boil the noodles and drain them.', 'Fry the chicken in thin strips in the oil with the ginger, garlic and chilli flakes until no pink is left.', 'Add the mixed vegetables and the carrots in strips and fry until just soft, push them aside and scramble the egg.', 'Stir the peanut butter with the soy sauce, lemon juice and hot water and toss everything in it.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'microwave', styles: ['Urban'], homeOf: ['Urban'], batch: true, appeal: 4.5,
  },
  {
    id: 'steakhouse-burger-egg-slaw', name: 'Double beef burger with egg and slaw', emoji: '🍔', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['bread-rolls', 110], ['beef-mince-lean', 130], ['eggs', 50], ['cabbage', 60], ['carrots', 60], ['tomatoes', 50], ['onions', 25], ['mayonnaise', 5], ['sunflower-oil', 10], ['paprika', 1], ['garlic-powder', 0.5], ['black-pepper', 0.5], ['vinegar', 5]],
    scaling: 'parts', steps: ['Mix the mince with the paprika, garlic powder and pepper and flatten it into two patties.', 'Fry them in the oil until brown and no longer pink inside, with the onion, and the egg beside them.', 'Stir the mayonnaise with the vinegar and toss it with the shredded cabbage and grated carrots.', 'Fill the rolls with the patties, egg, onion and tomato and serve the slaw beside.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban'], homeOf: ['Urban'], batch: false, appeal: 5,
  },
  {
    id: 'sweet-chilli-pork-noodles-egg', name: 'Sweet chilli pork noodles with vegetables', emoji: '🍜', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 13, totalMinutes: 15,
    ingredients: [['egg-noodles', 110], ['pork-mince', 90], ['mixed-veg-frozen', 120], ['spring-onions', 15], ['eggs', 50], ['sweet-chilli-sauce', 10], ['soy-sauce', 5], ['ginger', 4], ['garlic', 3], ['lemon-juice', 5]],
    scaling: 'parts', steps: ['Boil the noodles with the mixed vegetables and drain them.', 'Fry the mince in a dry pan with the ginger and garlic until brown and no longer pink.', 'Push it aside and scramble the egg in the fat.', 'Toss with the noodles, vegetables, soy sauce, sweet chilli sauce, lemon juice and spring onions.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'microwave', styles: ['Urban'], homeOf: ['Urban'], batch: true, appeal: 4.5,
  },
  {
    id: 'wors-quick-pap-egg-tomato-peas', name: 'Wors, quick pap, egg and tomato gravy with peas', emoji: '🌭', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['boerewors', 70], ['polenta', 90], ['peas-frozen', 70], ['tomatoes', 100], ['onions', 25], ['eggs', 50], ['sunflower-oil', 5], ['curry-powder', 2], ['garlic', 1.5], ['chilli-flakes', 0.5], ['vinegar', 5]],
    scaling: 'parts', steps: ['Fry the wors in the oil until brown and no longer pink inside.', 'Pour the polenta into boiling water and stir until thick.', 'Fry the onion, garlic, curry powder and chilli flakes in the fat of the wors, add the tomatoes, vinegar and peas and cook to a gravy.', 'Fry the egg beside the wors and serve all together.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 0, carried: 'home', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans', 'Urban'], homeOf: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 4.5,
  },
];
