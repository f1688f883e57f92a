import type { Recipe } from '../../../recipe.ts';
import { soakedSampAndBeans } from '../../ahead.ts';

/** Whole plates of thigh, drumstick and chicken mince that need nothing beside them, for little money. */
export const mainWholePlatesChickenForLittleMoney: readonly Recipe[] = [
  {
    id: 'braai-sauce-thighs-wedges-coleslaw', name: 'Oven thighs in braai sauce, potato wedges and coleslaw', emoji: '🍗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 45,
    ingredients: [['chicken-thighs', 120], ['potatoes', 300], ['cabbage', 80], ['carrots', 30], ['mayonnaise', 10], ['onions', 25], ['braai-sauce', 10], ['paprika', 1], ['garlic-powder', 0.5], ['lemon-juice', 5], ['black-pepper', 0.5], ['vinegar', 5]],
    scaling: 'parts', steps: ['Heat the oven and turn the potatoes in wedges in half of the paprika and the pepper.', 'Rub the thighs with the braai sauce, garlic powder, lemon juice and the rest of the paprika and lay them on the wedges and onion.', 'Roast until brown and the juices run clear.', 'Mix the shredded cabbage and grated carrot with the mayonnaise and vinegar.'],
    tools: ['oven', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 30, carried: 'home', styles: ['Urban', 'Afrikaans', 'Zulu, Xhosa or Sotho'], homeOf: ['Urban'], batch: false, appeal: 4.5,
  },
  {
    id: 'chicken-meatballs-gravy-mash-butternut', name: 'Chicken meatballs in brown gravy, mash and butternut', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 25, totalMinutes: 35,
    ingredients: [['chicken-mince', 110], ['potatoes', 225], ['butternut', 100], ['onions', 50], ['rolled-oats', 10], ['milk-low-fat', 65], ['sunflower-oil', 10], ['cake-flour', 5], ['worcester-sauce', 5], ['garlic', 1.5], ['thyme', 0.5], ['paprika', 1], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Mix the mince with the oats, half of the onion, garlic, thyme, pepper and salt and roll it into balls.', 'Brown them in the oil, add the rest of the onion, dust with the flour and paprika, and simmer with water and the Worcester sauce until thick and the meat is no longer pink inside.', 'Boil the potatoes and mash them with the milk, and steam the butternut over them.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 8, carried: 'microwave', styles: ['Afrikaans', 'Cape', 'Urban'], homeOf: ['Afrikaans'], batch: true, appeal: 4.5,
  },
  {
    id: 'chicken-mince-chilli-pap-slaw', name: 'Chicken mince chilli, pap and slaw', emoji: '🌶️', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 30,
    ingredients: [['chicken-mince', 110], ['baked-beans', 60], ['maize-meal', 60], ['cabbage', 60], ['carrots', 60], ['tomatoes', 50], ['onions', 50], ['sunflower-oil', 5], ['paprika', 1], ['cumin', 0.5], ['chilli-flakes', 0.5], ['garlic', 1.5], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Stir the maize meal into boiling water and steam it covered to a stiff pap.', 'Fry the onions, garlic, paprika, cumin and chilli flakes in the oil, add the mince and salt and fry until no longer pink.', 'Add the tomatoes and baked beans and cook until thick.', 'Dress the shredded cabbage and grated carrots with the vinegar.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 8, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho', 'Urban'], homeOf: ['Zulu, Xhosa or Sotho'], batch: true, appeal: 4,
  },
  {
    id: 'chicken-mince-macaroni-bake-cheese', name: 'Cheese-topped macaroni and chicken mince bake', emoji: '🧀', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 45,
    ingredients: [['macaroni', 75], ['chicken-mince', 100], ['tomatoes-tinned', 100], ['carrots', 60], ['onions', 50], ['cheddar', 15], ['sunflower-oil', 5], ['garlic', 1.5], ['origanum', 0.5], ['paprika', 1], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Heat the oven and boil the macaroni.', 'Fry the onions, grated carrots and garlic in the oil, add the mince with the origanum, paprika, pepper and salt and fry until no longer pink.', 'Stir in the tinned tomatoes and macaroni.', 'Scatter with the grated cheddar and bake until brown.'],
    tools: ['oven', 'stove', 'grater'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 3, freeMinutes: 20, carried: 'microwave', styles: ['Urban', 'Afrikaans', 'Cape'], homeOf: ['Urban'], batch: true, appeal: 4.5,
  },
  {
    id: 'chicken-mince-vegetable-dumplings', name: 'Chicken mince and vegetable stew with dumplings', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 25, totalMinutes: 35,
    ingredients: [['chicken-mince', 100], ['cake-flour', 60], ['baking-powder', 1.5], ['milk-low-fat', 65], ['mixed-veg-frozen', 80], ['potatoes', 75], ['onions', 50], ['sunflower-oil', 5], ['curry-powder', 2], ['garlic', 1.5], ['thyme', 0.5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Fry the onions in the oil with the garlic, curry powder and thyme, add the mince, pepper and salt and fry until no longer pink.', 'Add the potatoes in small cubes, the mixed vegetables and water and simmer until nearly soft.', 'Stir the flour and baking powder with the milk to a dough, drop spoonfuls on the stew and cover until risen and dry inside.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 10, carried: 'microwave', styles: ['Afrikaans', 'Zulu, Xhosa or Sotho'], homeOf: ['Afrikaans'], batch: true, appeal: 4,
  },
  {
    id: 'chicken-mince-yellow-rice-egg-sambal', name: 'Curried chicken mince and egg on yellow rice', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 30,
    ingredients: [['chicken-mince', 90], ['eggs', 50], ['rice-white', 65], ['mixed-veg-frozen', 80], ['onions', 50], ['tomatoes', 50], ['raisins', 5], ['sunflower-oil', 5], ['curry-powder', 3], ['turmeric', 0.5], ['cinnamon', 0.5], ['chutney', 5], ['garlic', 1.5], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the rice with half of the turmeric, the raisins and cinnamon, and the egg in the same pot.', 'Fry half of the onions in the oil with the garlic, curry powder and the rest of the turmeric, add the mince and salt and fry until no longer pink.', 'Stir in the mixed vegetables and chutney and heat through.', 'Chop the tomatoes and the rest of the onions with the vinegar, and serve with the halved egg.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 8, carried: 'microwave', styles: ['Cape'], homeOf: ['Cape'], batch: true, appeal: 4,
  },
  {
    id: 'jollof-thigh-fillet-one-pot', name: 'One-pot jollof rice with chicken and peas', emoji: '🍚', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 30,
    ingredients: [['chicken-thigh-fillet', 110], ['rice-white', 75], ['tomatoes-tinned', 100], ['onions', 50], ['peas-frozen', 35], ['carrots', 60], ['sunflower-oil', 10], ['paprika', 1], ['curry-powder', 2], ['thyme', 0.5], ['chilli-flakes', 0.5], ['garlic', 1.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Brown the chicken in pieces in the oil with the onions, garlic, paprika, curry powder, thyme and chilli flakes.', 'Add the tinned tomatoes, carrots, rice, salt and water, cover and simmer until the rice is soft and the chicken is cooked through.', 'Stir in the peas and let it stand until they are hot.'],
    tools: ['stove'], keepsDays: 1, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 12, carried: 'microwave', styles: ['Urban', 'Zulu, Xhosa or Sotho'], homeOf: ['Urban'], batch: true, appeal: 4.5,
  },
  {
    id: 'thigh-fillet-crumbed-mash-beetroot', name: 'Crumbed chicken thigh, mash and warm beetroot', emoji: '🍗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 28, totalMinutes: 45,
    ingredients: [['chicken-thigh-fillet', 120], ['potatoes', 225], ['beetroot', 80], ['cake-flour', 10], ['bread-brown', 40], ['milk-low-fat', 65], ['carrots', 60], ['sunflower-oil', 10], ['mustard', 5], ['paprika', 1], ['garlic-powder', 0.5], ['vinegar', 5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the beetroot in its skin, peel and cube it and turn it in the vinegar and pepper.', 'Boil the potatoes and carrots and mash them with the milk.', 'Flatten the chicken, spread it with the mustard, turn it in the flour, paprika, garlic powder and salt, then in crumbs of the bread.', 'Fry it in the oil on both sides until golden and the juices run clear.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 12, carried: 'microwave', styles: ['Afrikaans', 'Urban'], homeOf: ['Afrikaans'], batch: false, appeal: 4.5,
  },
  {
    id: 'thigh-lentil-stew-pap-spinach', name: 'Chicken stew with brown lentils, pap and spinach', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 40,
    ingredients: [['chicken-thigh-fillet', 110], ['lentils-brown', 25], ['maize-meal', 50], ['spinach', 60], ['carrots', 60], ['tomatoes', 50], ['onions', 50], ['sunflower-oil', 5], ['curry-powder', 3], ['garlic', 1.5], ['thyme', 0.5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Fry the onions in the oil with the garlic, curry powder and thyme, add the lentils, carrots and water and simmer until nearly soft.', 'Add the chicken in pieces, the tomatoes, pepper and salt and cook until no pink is left.', 'Stir the maize meal into boiling water and steam it covered to a stiff pap.', 'Wilt the spinach in the stew.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 20, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], batch: true, appeal: 4,
  },
  {
    id: 'thigh-potato-masala-rice-dhai', name: 'Chicken and potato masala, rice and cucumber dhai', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 30,
    ingredients: [['chicken-thigh-fillet', 110], ['potatoes', 75], ['rice-white', 60], ['tomatoes', 50], ['onions', 50], ['cucumber', 50], ['yoghurt-plain-low-fat', 65], ['carrots', 60], ['sunflower-oil', 10], ['curry-powder', 4], ['turmeric', 0.5], ['cumin', 0.5], ['garlic', 3], ['ginger', 2], ['salt', 0.5]],
    scaling: 'parts', steps: ['Fry the onions in the oil with the garlic, ginger, curry powder, turmeric and cumin.', 'Add the chicken in pieces, the potatoes and carrots in small cubes, the tomatoes, salt and a little water and simmer until the potatoes are soft and the chicken is cooked through.', 'Boil the rice.', 'Stir the cucumber into the yoghurt.'],
    tools: ['stove'], keepsDays: 1, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 10, carried: 'microwave', styles: ['Durban Indian', 'Cape'], homeOf: ['Durban Indian'], batch: true, appeal: 4.5,
  },
  {
    id: 'thigh-samp-beans-pot', name: 'Samp and beans cooked with chicken', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 130, ahead: soakedSampAndBeans,
    ingredients: [['samp', 45], ['sugar-beans', 25], ['chicken-thighs', 100], ['onions', 50], ['carrots', 60], ['tomatoes', 50], ['morogo', 60], ['curry-powder', 2], ['garlic', 1.5], ['thyme', 0.5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Drain the samp and beans and simmer them in fresh water until nearly soft.', 'Brown the chicken in a dry pan with the onions, garlic, curry powder and thyme and add it to the pot with the carrots, tomatoes, pepper and salt.', 'Simmer until the samp is soft and the meat comes off the bone, with the morogo on top for the last part.'],
    tools: ['stove'], keepsDays: 3, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 80, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], sunday: true, batch: true, appeal: 4.5,
  },
  {
    id: 'thigh-strips-onion-cream-rice-carrots', name: 'Chicken in creamy onion sauce, rice and carrots', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 28,
    ingredients: [['chicken-thigh-fillet', 120], ['rice-white', 70], ['carrots', 90], ['onions', 75], ['milk-low-fat', 65], ['peas-frozen', 35], ['sunflower-oil', 10], ['cake-flour', 5], ['mustard', 5], ['garlic', 1.5], ['thyme', 0.5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the rice, with the sliced carrots and the peas steamed over it.', 'Fry the onions golden in the oil, add the chicken in strips with the garlic, thyme, pepper and salt and fry until no pink is left.', 'Stir in the flour, then the milk and mustard, and simmer to a sauce.'],
    tools: ['stove'], keepsDays: 1, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 8, carried: 'microwave', styles: ['Afrikaans', 'Urban', 'Cape'], homeOf: ['Afrikaans'], batch: true, appeal: 4.5,
  },
  {
    id: 'thigh-tomato-pot-pap-cabbage', name: 'Chicken tomato pot with pap and cabbage', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 30,
    ingredients: [['chicken-thigh-fillet', 120], ['maize-meal', 70], ['cabbage', 80], ['tomatoes', 50], ['onions', 50], ['carrots', 60], ['sunflower-oil', 10], ['curry-powder', 3], ['paprika', 1], ['garlic', 1.5], ['chilli-flakes', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Stir the maize meal into boiling water, cover and steam to a stiff pap.', 'Fry half of the onions in half of the oil with the garlic, curry powder and paprika, add the chicken in pieces, the tomatoes, salt and water and simmer until no pink is left.', 'Fry the cabbage and carrots with the rest of the onions, the chilli flakes and the rest of the oil until soft.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 3, freeMinutes: 8, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], batch: true, appeal: 4,
  },
  {
    id: 'thigh-vegetable-rice-oven', name: 'Thigh and vegetable rice from the oven', emoji: '🍚', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 60,
    ingredients: [['chicken-thighs', 110], ['rice-white', 70], ['mixed-veg-frozen', 100], ['onions', 50], ['tomatoes', 50], ['garlic', 1.5], ['curry-powder', 2], ['paprika', 1], ['thyme', 0.5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Heat the oven, and mix the rice, mixed vegetables, onions, tomatoes, garlic, curry powder, thyme and boiling water in a dish.', 'Rub the thighs with the paprika, pepper and salt and lay them on top.', 'Cover and bake, and take the lid off for the last part, until the rice is soft and the juices run clear.'],
    tools: ['oven', 'kettle'], keepsDays: 1, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 45, carried: 'microwave', styles: ['Urban', 'Cape', 'Zulu, Xhosa or Sotho'], homeOf: ['Urban'], sunday: true, batch: true, appeal: 4.5,
  },
];
