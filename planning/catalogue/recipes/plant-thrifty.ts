import type { Recipe } from '../recipe.ts';
import { soakedBeans, soakedPeas } from './ahead.ts';

/**
 * Cheap plant dishes without onions, most of them without tomatoes too: for who dislikes the two foods that nearly every
 * other pot begins with. Soya mince and lentils carry the protein, as they bring less fibre with it than beans.
 */
export const plantThrifty = [
  // Ready in a quarter of an hour.
  {
    id: 'soya-carrot-macaroni-pan', name: 'Macaroni with soya mince and grated carrot', emoji: '🍝', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 15,
    ingredients: [['macaroni', 75], ['soya-mince', 40], ['carrots', 90], ['cabbage', 60], ['sunflower-oil', 15], ['garlic', 1.5], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Boil the macaroni and keep a cup of its water.', 'Fry the grated carrot, shredded cabbage, garlic and paprika in the oil until sweet and soft.', 'Add the soya mince and the macaroni water and simmer until thick.', 'Stir in the drained macaroni.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'curried-soya-bread-slaw', name: 'Curried soya mince and potato on brown bread with slaw', emoji: '🍞', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['soya-mince', 40], ['bread-brown', 80], ['potatoes', 75], ['carrots', 60], ['cabbage', 100], ['sunflower-oil', 10], ['curry-powder', 1], ['vinegar', 5]],
    scaling: 'parts', steps: ['Fry the very finely diced potato, covered, with the curry powder in most of the oil until soft.', 'Stir in the soya mince and a cup of hot water and simmer until thick.', 'Toss the grated carrot and the finely shredded cabbage with the vinegar and the rest of the oil.', 'Heap the mince onto the bread and eat the slaw beside it.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, batch: false, cold: true,
  },
  {
    id: 'soya-potato-curry-pot', name: 'Soya mince and potato curry', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['soya-mince', 50], ['potatoes', 300], ['carrots', 90], ['cabbage', 60], ['sunflower-oil', 15], ['curry-powder', 1], ['garlic', 1.5]],
    scaling: 'parts', steps: ['Dice the potatoes and carrots small and boil them in a little water until nearly tender.', 'Fry the shredded cabbage, garlic and curry powder in the oil.', 'Add the potatoes and carrots with their water and the soya mince, and simmer until the gravy is thick.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, batch: true,
  },
  {
    id: 'red-lentil-beetroot-soup', name: 'Red lentil and beetroot soup with bread', emoji: '🥣', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 15,
    ingredients: [['lentils-red', 85], ['beetroot', 80], ['carrots', 90], ['bread-brown', 40], ['sunflower-oil', 15], ['garlic', 1.5], ['cumin', 0.5], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Grate the peeled beetroot and the carrots and turn them with the garlic and cumin in the oil.', 'Add the rinsed lentils and plenty of hot water, cover and boil gently until the lentils fall apart.', 'Season with the salt and vinegar.', 'Eat the soup with the bread.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: true, needsNoElectricity: false, batch: true,
  },
  {
    id: 'garlic-bean-cabbage-spaghetti', name: 'Spaghetti with garlic beans and soft cabbage', emoji: '🍝', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15, ahead: soakedBeans,
    ingredients: [['spaghetti', 65], ['sugar-beans', 75], ['cabbage', 100], ['carrots', 60], ['sunflower-oil', 15], ['garlic', 3], ['paprika', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the spaghetti and keep a cup of its water.', 'Fry finely shredded cabbage and grated carrot with the paprika and salt in the oil until soft and golden, and the garlic for the last minute.', 'Mash half of the cooked beans into the pan with the water, add the whole ones and let it bubble.', 'Toss the spaghetti in it.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'bean-beetroot-crisp-hash', name: 'Crisp bean and carrot hash with grated beetroot', emoji: '🥔', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 14, totalMinutes: 15, ahead: soakedBeans,
    ingredients: [['sugar-beans', 100], ['potatoes', 150], ['carrots', 90], ['beetroot', 80], ['sunflower-oil', 15], ['cumin', 0.5], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Grate the potatoes and carrots coarsely and fry them with the cumin and salt in most of the oil until tender.', 'Mash the cooked beans roughly into them, press it all flat and fry until a crust forms below.', 'Grate the raw beetroot, toss it with the vinegar and the rest of the oil and pile it on top.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, batch: false,
  },
  // Half an hour and more.
  {
    id: 'lentil-rice-carrot-khichri', name: 'Red lentils and yellow rice cooked soft (khichri)', emoji: '🍚', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 30,
    ingredients: [['lentils-red', 100], ['rice-white', 25], ['carrots', 90], ['cabbage', 60], ['sunflower-oil', 15], ['garlic', 1.5], ['turmeric', 0.5], ['cumin', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Fry the garlic, turmeric and cumin in the oil for a moment.', 'Add the rinsed rice and lentils, the diced carrots, the salt and plenty of hot water.', 'Cover and cook on low, stirring now and then, until soft as porridge.', 'Stir in the shredded cabbage for the last minutes.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'butternut-lentil-peanut-pap', name: 'Butternut and red lentil peanut stew on soft pap', emoji: '🥜', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 25,
    ingredients: [['lentils-red', 80], ['butternut', 150], ['peanut-butter-plain', 20], ['maize-meal-special', 30], ['sunflower-oil', 5], ['paprika', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Cook the maize meal in boiling water under a lid, stirring often, until smooth and thick.', 'Fry small cubes of butternut with the paprika in the oil, add the rinsed lentils and hot water and simmer until both are soft.', 'Stir the peanut butter smooth with a little of the hot stew, mix it in with the salt and serve on the pap.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, batch: true,
  },
  {
    id: 'lentil-carrot-potato-pie', name: 'Brown lentil pie under a potato crust', emoji: '🥧', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 60,
    ingredients: [['lentils-brown', 90], ['potatoes', 150], ['carrots', 90], ['cabbage', 60], ['sunflower-oil', 15], ['garlic', 1.5], ['paprika', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Simmer the lentils until tender and boil the potatoes until soft.', 'Fry the diced carrots, shredded cabbage, garlic and paprika in half of the oil, add the lentils with a little of their water and let it thicken.', 'Mash the potatoes with the salt and the rest of the oil.', 'Spread the mash over the lentils in an oven dish and bake until the peaks are brown.'],
    tools: ['stove', 'oven'], keepsDays: 2, freezes: true, needsNoElectricity: false, batch: true,
  },
  {
    id: 'split-pea-carrot-potato-pot', name: 'Yellow split peas with carrots and potato', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 45, ahead: soakedPeas,
    ingredients: [['split-peas', 95], ['potatoes', 150], ['carrots', 90], ['cabbage', 80], ['sunflower-oil', 15], ['garlic', 1.5], ['turmeric', 0.5], ['cumin', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the drained split peas with the turmeric in fresh water until they begin to fall apart.', 'Add the diced potato and carrots and simmer until tender.', 'Fry the shredded cabbage, garlic and cumin in the oil until the edges brown.', 'Stir them into the pot with the salt.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, batch: true,
  },
  {
    id: 'soya-tomato-carrot-pap', name: 'Soya mince in tomato and carrot gravy with pap', emoji: '🍅', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 30,
    ingredients: [['soya-mince', 55], ['maize-meal', 60], ['tomatoes', 50], ['carrots', 120], ['sunflower-oil', 15], ['garlic', 1.5]],
    scaling: 'parts', steps: ['Cook the maize meal to stiff pap in boiling water under a lid.', 'Fry the grated carrots and garlic in the oil until soft and let the chopped tomato melt in it.', 'Add the soya mince and a cup of hot water and simmer until thick.', 'Spoon the gravy over the pap.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: true, needsNoElectricity: false, batch: true,
  },
  {
    id: 'lentil-tomato-garlic-rice', name: 'Brown lentils in garlic and tomato with rice', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 35,
    ingredients: [['lentils-brown', 90], ['rice-white', 25], ['tomatoes', 50], ['carrots', 60], ['cabbage', 60], ['sunflower-oil', 15], ['garlic', 3], ['paprika', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Simmer the lentils in plain water until tender and cook the rice in another pot.', 'Fry the sliced carrots, shredded cabbage and paprika in the oil, then the garlic for a moment.', 'Add the chopped tomato and salt, the lentils and a little of their water and simmer until saucy.', 'Serve with the rice.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'bean-carrot-patties-bread', name: 'Bean and carrot patties on brown bread with tomato', emoji: '🧆', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 20, ahead: soakedBeans,
    ingredients: [['sugar-beans', 70], ['bread-brown', 80], ['carrots', 60], ['tomatoes', 50], ['cabbage', 60], ['sunflower-oil', 15], ['cumin', 0.5]],
    scaling: 'parts', steps: ['Mash the drained cooked beans with the cumin, a torn corner of the bread and half of the grated carrot until it holds together.', 'Press it into flat patties and fry them in the oil until crisp on both sides.', 'Lay the patties on the bread with slices of tomato.', 'Eat the finely shredded cabbage and the rest of the carrot beside it.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, batch: false,
  },
  // Breakfasts.
  {
    id: 'soya-carrot-toast-morning', name: 'Paprika soya mince and carrot on toast', emoji: '🍞', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 10,
    ingredients: [['soya-mince', 25], ['bread-brown', 80], ['carrots', 60], ['sunflower-oil', 10], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Fry the grated carrot with the paprika in the oil.', 'Stir in the soya mince and a splash of hot water and cook until nearly dry.', 'Toast the bread and spoon the mince over it.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'garlic-bean-mash-toast', name: 'Garlic bean mash on toast with carrot sticks', emoji: '🫘', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 8, ahead: soakedBeans,
    ingredients: [['sugar-beans', 45], ['bread-brown', 80], ['carrots', 60], ['sunflower-oil', 10], ['garlic', 1.5], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Warm the garlic and paprika in the oil until they smell good.', 'Add the cooked beans with a splash of water and mash them until creamy.', 'Spread the mash on the toasted bread and crunch the raw carrot with it.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'peanut-soya-milk-pap', name: 'Soft peanut porridge with soya milk', emoji: '🥣', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 5, totalMinutes: 15,
    ingredients: [['maize-meal-special', 45], ['soya-milk', 195, 'protein'], ['peanut-butter-plain', 25]],
    scaling: 'parts', steps: ['Stir the maize meal smooth with a little cold water.', 'Bring the soya milk and some more water to the boil, pour in the wet meal and cook on low under a lid until thick.', 'Swirl in the peanut butter.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, batch: false,
  },
] as const satisfies readonly Recipe[];
