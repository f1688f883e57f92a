import type { Recipe } from '../recipe.ts';
import { cookedLentilsAndBeans, simmeredLentils, soakedBeans } from './ahead.ts';

/**
 * Dishes with a quarter of their energy and more from protein that costs little: lentils with a little soya mince, fat-free
 * milk, maas, eggs, tinned fish. For who eats no meat and needs much protein in a day of few rands. Soya mince is salty:
 * at most 25 g of it, and no salt beside it.
 */
export const proteinThrifty = [
  // Breakfasts with milk, maas or eggs.
  {
    id: 'egg-custard-oats', name: 'Custard oats with egg and cinnamon', emoji: '🥣', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 10,
    ingredients: [['rolled-oats', 40], ['milk-fat-free', 260, 'protein'], ['eggs', 50], ['cinnamon', 0.5]],
    scaling: 'whole', steps: ['Simmer the oats with the cinnamon in most of the milk until soft.', 'Beat the egg with the rest of the milk and stir it in over low heat.', 'Keep stirring until it is as thick as custard, without letting it boil.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'mabele-milk-boiled-egg', name: 'Mabele porridge in milk with a boiled egg', emoji: '🥣', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 15,
    ingredients: [['mabele-meal', 40], ['milk-fat-free', 325, 'protein'], ['eggs', 50]],
    scaling: 'parts', steps: ['Put the egg on to boil until firm.', 'Stir the mabele meal smooth with a little of the cold milk.', 'Bring the rest of the milk to the boil, stir in the wet meal and cook on low under a lid until soft.', 'Peel the egg and eat it with the porridge.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'milky-eggs-brown-toast', name: 'Milky scrambled eggs on brown toast and a glass of milk', emoji: '🍳', slots: ['breakfast', 'lunch'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 8,
    ingredients: [['eggs', 100], ['milk-fat-free', 260, 'protein'], ['bread-brown', 80], ['sunflower-oil', 5], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Beat the eggs with the paprika and a good splash of the milk.', 'Scramble them slowly in the warm oil until just set.', 'Heap them onto the toasted bread and drink the rest of the milk cold.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'cumin-lentils-cold-maas', name: 'Warm cumin lentils with cold maas', emoji: '🫘', slots: ['breakfast', 'lunch'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 8, ahead: simmeredLentils,
    ingredients: [['lentils-brown', 60], ['amasi', 195, 'protein'], ['carrots', 60], ['sunflower-oil', 5], ['cumin', 0.5]],
    scaling: 'parts', steps: ['Fry the grated carrot with the cumin in the oil until soft.', 'Stir in the cooked lentils and warm them through.', 'Pour the cold maas over them.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'lentil-maas-soft-pap', name: 'Brown lentils and maas with a little soft pap', emoji: '🥣', slots: ['breakfast', 'lunch'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 15, ahead: simmeredLentils,
    ingredients: [['lentils-brown', 65], ['amasi', 260, 'protein'], ['maize-meal-special', 25], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Stir the maize meal smooth with cold water, pour it into boiling water and cook on low under a lid until soft.', 'Warm the cooked lentils with the paprika and a splash of water.', 'Spoon the lentils over the pap and pour the maas around it.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, batch: false,
  },
  // Breakfasts of plants.
  {
    id: 'red-lentil-soya-cabbage-morning', name: 'Red lentils and soya mince with fried cabbage', emoji: '🍳', slots: ['breakfast', 'lunch'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 15,
    ingredients: [['lentils-red', 65], ['soya-mince', 20], ['cabbage', 80], ['sunflower-oil', 5], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Boil the rinsed lentils in twice their height of water until nearly soft.', 'Stir in the soya mince and simmer until thick.', 'Fry the shredded cabbage with the paprika in the oil until its edges brown and eat it with the lentils.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'lentil-soya-potato-hash', name: 'Potato hash with brown lentils and soya mince', emoji: '🥔', slots: ['breakfast', 'lunch'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15, ahead: simmeredLentils,
    ingredients: [['lentils-brown', 60], ['soya-mince', 25], ['potatoes', 75], ['sunflower-oil', 5], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Grate the potato and fry it with the paprika in the oil until golden.', 'Pour boiling water over the soya mince and let it swell.', 'Stir the soya mince and the cooked lentils into the potato, press flat and fry until crisp below.'],
    tools: ['stove', 'kettle', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'creamy-turmeric-lentils-morning', name: 'Creamy turmeric lentils with potato', emoji: '🥣', slots: ['breakfast', 'lunch'], skill: 'Beginner',
    activeMinutes: 6, totalMinutes: 15,
    ingredients: [['lentils-red', 75], ['soya-milk', 130, 'protein'], ['potatoes', 75], ['sunflower-oil', 5], ['turmeric', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Turn the grated potato and the turmeric in the warm oil.', 'Add the rinsed lentils and enough hot water to cover them and boil gently until both fall apart.', 'Stir in the soya milk and the salt and simmer until creamy.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: true, needsNoElectricity: false, batch: false,
  },
  {
    id: 'lentil-bean-carrot-morning', name: 'Brown lentils and beans with soft carrot', emoji: '🫘', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 10, ahead: cookedLentilsAndBeans,
    ingredients: [['lentils-brown', 60], ['sugar-beans', 30], ['carrots', 60], ['sunflower-oil', 5], ['paprika', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Fry the grated carrot with the paprika in the oil until soft.', 'Add the cooked lentils, the cooked beans, the salt and a splash of water.', 'Mash a few of the beans into the pan and let it bubble until creamy.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: true, needsNoElectricity: false, batch: false,
  },
  // Lunches and dinners with milk, maas or eggs.
  {
    id: 'macaroni-egg-milk-bake', name: 'Macaroni and carrots baked in egg custard', emoji: '🍝', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 45,
    ingredients: [['macaroni', 55], ['eggs', 100], ['milk-fat-free', 260, 'protein'], ['carrots', 60], ['paprika', 0.5], ['salt', 0.5]],
    scaling: 'whole', steps: ['Boil the macaroni with the finely diced carrots until just tender and drain them well.', 'Beat the eggs with the milk and the salt.', 'Mix everything in an oven dish and dust with the paprika.', 'Bake at medium heat until the custard is set and the top is golden.'],
    tools: ['stove', 'oven'], keepsDays: 2, freezes: false, needsNoElectricity: false, batch: true,
  },
  {
    id: 'bean-macaroni-egg-sauce', name: 'Macaroni with beans in a creamy egg sauce', emoji: '🍝', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15, ahead: soakedBeans,
    ingredients: [['macaroni', 50], ['eggs', 100], ['milk-fat-free', 130, 'protein'], ['sugar-beans', 30], ['carrots', 60], ['garlic', 1.5], ['sunflower-oil', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the macaroni with the finely diced carrots and drain them.', 'Warm the garlic in the oil, add the cooked beans, the macaroni and the carrots and heat through.', 'Beat the eggs with the milk and the salt, pour them in and stir over low heat until the sauce is thick and clings.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'eggs-in-yellow-lentils', name: 'Eggs set in yellow lentils and carrots', emoji: '🍳', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 15,
    ingredients: [['eggs', 100], ['lentils-red', 80], ['potatoes', 75], ['carrots', 60], ['sunflower-oil', 5], ['turmeric', 0.5], ['cumin', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Warm the turmeric and cumin in the oil and turn the sliced carrots in it.', 'Add the finely diced potato, the rinsed lentils, the salt and plenty of hot water and boil gently until thick and soft.', 'Make hollows, break in the eggs, cover and cook until they are set.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'red-lentil-carrot-milk-soup', name: 'Red lentil and carrot milk soup', emoji: '🥣', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 15,
    ingredients: [['lentils-red', 65], ['milk-fat-free', 260, 'protein'], ['potatoes', 75], ['carrots', 60], ['sunflower-oil', 5], ['curry-powder', 1], ['salt', 0.5]],
    scaling: 'parts', steps: ['Turn the grated carrots and the curry powder in the oil.', 'Add the finely diced potato, the rinsed lentils and hot water to cover them well, and boil gently until the lentils fall apart.', 'Stir in the milk and the salt and heat without boiling.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: true, needsNoElectricity: false, batch: true,
  },
  {
    id: 'golden-lentil-potato-maas', name: 'Golden lentils and potato finished with maas', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 15,
    ingredients: [['lentils-red', 70], ['amasi', 260, 'protein'], ['potatoes', 75], ['carrots', 60], ['turmeric', 0.5], ['cumin', 0.5], ['garlic', 1.5]],
    scaling: 'parts', steps: ['Boil the finely diced potato and the grated carrot with the turmeric, cumin and garlic in plenty of water.', 'Add the rinsed lentils and boil gently until they fall apart and the pot is thick.', 'Take the pot off the heat, let it stand for a moment and stir in the maas.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'red-lentil-lactose-free-cream', name: 'Creamy red lentils and cabbage in lactose-free milk', emoji: '🥣', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 15,
    ingredients: [['lentils-red', 75], ['milk-lactose-free', 195, 'protein'], ['potatoes', 75], ['cabbage', 80], ['paprika', 0.5], ['garlic', 1.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the rinsed lentils and the finely diced potato with the shredded cabbage, garlic and paprika in hot water until soft and thick.', 'Stir in the lactose-free milk and the salt.', 'Simmer for a few minutes until creamy.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, batch: true,
  },
  {
    id: 'lentils-lactose-free-mash', name: 'Garlic brown lentils on mash with lactose-free milk', emoji: '🥔', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 15, ahead: simmeredLentils,
    ingredients: [['lentils-brown', 80], ['milk-lactose-free', 130, 'protein'], ['potatoes', 75], ['carrots', 60], ['sunflower-oil', 5], ['garlic', 1.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Dice the potato small, boil it until soft and mash it with the warm lactose-free milk and the salt.', 'Fry the grated carrot in the oil until soft, and the garlic for the last minute.', 'Add the cooked lentils with a splash of water, let them bubble and spoon them over the mash.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: false, needsNoElectricity: false, batch: false,
  },
  // Lunches and dinners of plants.
  {
    id: 'soya-lentil-cabbage-curry', name: 'Soya mince, brown lentil and cabbage curry', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 15, ahead: simmeredLentils,
    ingredients: [['lentils-brown', 80], ['soya-mince', 20], ['potatoes', 75], ['cabbage', 100], ['sunflower-oil', 5], ['curry-powder', 1]],
    scaling: 'parts', steps: ['Fry the shredded cabbage with the curry powder in the oil until it softens.', 'Add the finely diced potato, the soya mince and plenty of hot water and simmer until the potato is tender.', 'Stir in the cooked lentils and let the gravy thicken.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, batch: true,
  },
  {
    id: 'soya-red-lentil-macaroni', name: 'Soya mince and red lentil sauce on a little macaroni', emoji: '🍝', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['lentils-red', 65], ['soya-mince', 25], ['macaroni', 25], ['tomatoes', 50], ['sunflower-oil', 5], ['garlic', 1.5], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Boil the rinsed lentils in hot water until they begin to fall apart, and the macaroni in another pot.', 'Warm the garlic and paprika in the oil and let the chopped tomato melt in it.', 'Stir in the soya mince and the lentils with their water and simmer until thick.', 'Toss the drained macaroni in the sauce.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, batch: true,
  },
  {
    id: 'brown-lentil-soya-milk-soup', name: 'Creamy brown lentil, potato and cabbage soup', emoji: '🥣', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 15, ahead: simmeredLentils,
    ingredients: [['lentils-brown', 80], ['soya-milk', 130, 'protein'], ['potatoes', 75], ['cabbage', 80], ['sunflower-oil', 5], ['garlic', 1.5], ['cumin', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Soften the finely shredded cabbage with the garlic and cumin in the oil.', 'Add the finely diced potato and hot water to cover it and simmer until tender.', 'Add the cooked lentils and mash some of them against the pot.', 'Stir in the soya milk and the salt and heat until creamy.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, batch: true,
  },
  {
    id: 'lentil-bean-cabbage-stew', name: 'Brown lentil, bean and potato stew with browned cabbage', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 15, ahead: cookedLentilsAndBeans,
    ingredients: [['lentils-brown', 75], ['sugar-beans', 40], ['potatoes', 75], ['cabbage', 80], ['sunflower-oil', 5], ['garlic', 1.5], ['paprika', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the finely diced potato in a little water until tender.', 'Fry the shredded cabbage in the oil until its edges brown, and the garlic and paprika for the last minute.', 'Add the cooked lentils and beans, the salt and the potato with its water and simmer, mashing some of the beans, until thick.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, batch: true,
  },
  {
    id: 'red-lentil-bean-potato-soup', name: 'Red lentil, bean and potato soup with soya milk', emoji: '🥣', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 15, ahead: soakedBeans,
    ingredients: [['lentils-red', 55], ['sugar-beans', 30], ['soya-milk', 130, 'protein'], ['potatoes', 75], ['curry-powder', 1], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the rinsed lentils and the finely diced potato with the curry powder in plenty of hot water until soft.', 'Add the cooked beans and mash everything roughly.', 'Stir in the soya milk and the salt and heat until creamy.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, batch: true,
  },
  // With tinned fish.
  {
    id: 'pilchard-bean-macaroni', name: 'Macaroni with pilchards, beans and cabbage', emoji: '🐟', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15, ahead: soakedBeans,
    ingredients: [['pilchards-tinned', 100], ['macaroni', 50], ['sugar-beans', 40], ['cabbage', 100], ['sunflower-oil', 5], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Boil the macaroni and keep a cup of its water.', 'Fry the shredded cabbage with the paprika in the oil until golden.', 'Add the cooked beans, the pilchards in their sauce and a little of the macaroni water and break the fish up as it heats.', 'Toss the drained macaroni in it.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'tuna-red-lentil-rice', name: 'Tuna with soft yellow lentils and rice', emoji: '🐟', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 25,
    ingredients: [['tuna-tinned', 60], ['lentils-red', 50], ['rice-white', 30], ['cabbage', 80], ['sunflower-oil', 10], ['turmeric', 0.5], ['cumin', 0.5]],
    scaling: 'parts', steps: ['Warm the turmeric and cumin in the oil and turn the shredded cabbage in it.', 'Add the rinsed rice and lentils and plenty of hot water, cover and cook on low until soft.', 'Flake the drained tuna into the pot and warm it through.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'tuna-lentil-potato-salad', name: 'Tuna, brown lentil and potato salad', emoji: '🥗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15, ahead: simmeredLentils,
    ingredients: [['tuna-tinned', 60], ['lentils-brown', 60], ['potatoes', 150], ['carrots', 60], ['sunflower-oil', 10], ['vinegar', 5]],
    scaling: 'parts', steps: ['Dice the potatoes and boil them until tender.', 'Stir the oil and the vinegar together and turn the hot potatoes and the cooked lentils in it.', 'Toss in the grated carrot and the flaked drained tuna.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, batch: false, cold: true,
  },
  {
    id: 'tuna-macaroni-milk-sauce', name: 'Macaroni with tuna and carrot in milk sauce', emoji: '🍝', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['tuna-tinned', 60], ['macaroni', 50], ['milk-fat-free', 195, 'protein'], ['cake-flour', 10], ['carrots', 60], ['sunflower-oil', 5], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Boil the macaroni with the finely diced carrots.', 'Stir the flour and the paprika into the warm oil, add the milk little by little and simmer, stirring, until thick.', 'Fold in the drained tuna, the macaroni and the carrots and heat through.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, batch: false,
  },
  // Snacks.
  {
    id: 'lentil-maas-cup', name: 'Paprika lentils in maas', emoji: '🫘', slots: ['snack'], skill: 'Beginner',
    activeMinutes: 3, totalMinutes: 3, ahead: simmeredLentils,
    ingredients: [['lentils-brown', 30], ['amasi', 130, 'protein'], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Stir the cold cooked lentils into the maas.', 'Dust with the paprika.'],
    tools: [], keepsDays: 1, freezes: false, needsNoElectricity: true, batch: false,
  },
  {
    id: 'soya-lentil-soup-mug', name: 'Red lentil and soya mince soup', emoji: '🍵', slots: ['snack'], skill: 'Beginner',
    activeMinutes: 4, totalMinutes: 15,
    ingredients: [['lentils-red', 35], ['soya-mince', 15], ['carrots', 30], ['curry-powder', 1]],
    scaling: 'parts', steps: ['Boil the rinsed lentils with the grated carrot and the curry powder in plenty of water until soft.', 'Stir in the soya mince and simmer until it has swelled.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: true, needsNoElectricity: false, batch: false,
  },
  {
    id: 'warm-lentil-cabbage-cup', name: 'Lentils with fried cabbage', emoji: '🫘', slots: ['snack'], skill: 'Beginner',
    activeMinutes: 6, totalMinutes: 6, ahead: simmeredLentils,
    ingredients: [['lentils-brown', 50], ['cabbage', 60], ['sunflower-oil', 5], ['cumin', 0.5]],
    scaling: 'parts', steps: ['Fry the finely shredded cabbage with the cumin in the oil until golden.', 'Stir in the cooked lentils and warm them through.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, batch: false,
  },
] as const satisfies readonly Recipe[];
