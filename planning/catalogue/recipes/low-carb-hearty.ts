import type { Recipe } from '../recipe.ts';
import {
  cutThighsAndSoakedBeans,
  simmeredFeet,
  simmeredFeetAndBeans,
  simmeredFeetAndGizzards,
  simmeredFeetSoakedPeas,
  simmeredGizzards,
  simmeredGizzardsAndBeans,
  soakedBeans,
  soakedPeas,
} from './ahead.ts';

/**
 * Dishes low in carbohydrate that are a whole meal by themselves: where much is eaten in two or three meals, a plate
 * filled up with milk and nuts costs more than feet, gizzards, thighs, pilchards and eggs with beans, bread and oil.
 */
export const lowCarbHearty = [
  // Feet: the cheapest meat by far; beans, bread, seeds or peanut butter keep the share of saturated fat low.
  {
    id: 'feet-bean-carrot-curry', name: 'Yellow curry of chicken feet, beans and carrots', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15, ahead: simmeredFeetAndBeans,
    ingredients: [['chicken-feet', 120], ['sugar-beans', 35], ['carrots', 120], ['tomatoes', 50], ['sunflower-oil', 15], ['turmeric', 0.5], ['cumin', 0.5]],
    scaling: 'parts', steps: ['Fry the turmeric and cumin in the oil until they smell, then fry the grated carrots in it until soft.', 'Add the chopped tomato and let it fall apart.', 'Add the cooked feet and beans with a cup of their water, crush a spoonful of the beans against the pot and boil until thick.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: true, needsNoElectricity: false, batch: true,
  },
  {
    id: 'feet-peanut-sauce-bread', name: 'Chicken feet in peanut sauce with bread', emoji: '🥜', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15, ahead: simmeredFeet,
    ingredients: [['chicken-feet', 100], ['peanut-butter-plain', 20], ['bread-brown', 40], ['cabbage', 120], ['carrots', 30], ['sunflower-oil', 15], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Fry the shredded cabbage and the grated carrot with the paprika in the oil until soft.', 'Stir the peanut butter smooth with a cup of the water that the feet were boiled in.', 'Add the cooked feet and the sauce and simmer until it thickens.', 'Eat with the bread.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'feet-gizzards-potato-pot', name: 'Chicken feet and gizzards with potato and cabbage', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15, ahead: simmeredFeetAndGizzards,
    ingredients: [['chicken-feet', 120], ['chicken-gizzards', 60], ['potatoes', 75], ['cabbage', 170], ['sunflower-oil', 15], ['turmeric', 0.5], ['cumin', 0.5]],
    scaling: 'parts', steps: ['Dice the potato small and fry it covered in the oil with the turmeric and cumin.', 'Add the shredded cabbage, the cooked feet, the sliced gizzards and a cup of their water.', 'Boil without a lid until the potato is soft and the gravy is thick.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, batch: true,
  },
  {
    id: 'feet-split-pea-soup', name: 'Split pea soup with chicken feet', emoji: '🥣', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 40, ahead: simmeredFeetSoakedPeas,
    ingredients: [['chicken-feet', 120], ['split-peas', 35], ['carrots', 90], ['cabbage', 80], ['sunflower-oil', 15], ['turmeric', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Fry the sliced carrots with the turmeric in the oil.', 'Add the drained split peas and the water of the feet and simmer until the peas fall apart.', 'Add the shredded cabbage and the cooked feet and simmer until the cabbage is soft.', 'Season with the salt.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, batch: true,
  },
  {
    id: 'feet-seed-slaw-bread', name: 'Sticky chicken feet with sunflower seed slaw', emoji: '🥗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15, ahead: simmeredFeet,
    ingredients: [['chicken-feet', 110], ['sunflower-seeds', 25], ['bread-brown', 40], ['cabbage', 100], ['tomatoes', 50], ['sunflower-oil', 10], ['vinegar', 5], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Toast the seeds in a dry pan and take them out.', 'Boil the cooked feet with the paprika and half a cup of their water until it is gone, and turn them in it until they are brown and sticky.', 'Rub the finely shredded cabbage with the vinegar and toss it with the chopped tomato, the oil and the seeds.', 'Eat the feet with the slaw and the bread.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, batch: false, cold: true,
  },
  // Gizzards: lean, so that peanut butter, seeds and oil bring the energy.
  {
    id: 'gizzards-peanut-gravy-toast', name: 'Gizzards in peanut gravy on toast', emoji: '🥜', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15, ahead: simmeredGizzards,
    ingredients: [['chicken-gizzards', 110], ['peanut-butter-plain', 30], ['bread-brown', 40], ['carrots', 150], ['sunflower-oil', 15], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Fry the grated carrots with the paprika in the oil until soft.', 'Add the sliced cooked gizzards and fry until they brown a little.', 'Stir the peanut butter smooth with a cup of hot water, pour it over and simmer until creamy.', 'Toast the bread in a dry pan and heap everything on it.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'gizzard-bean-seed-warm-salad', name: 'Warm gizzard and bean salad with sunflower seeds', emoji: '🥗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15, ahead: simmeredGizzardsAndBeans,
    ingredients: [['chicken-gizzards', 110], ['sugar-beans', 30], ['sunflower-seeds', 25], ['cabbage', 120], ['carrots', 30], ['sunflower-oil', 20], ['vinegar', 5], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Toast the seeds in a dry pan and take them out.', 'Fry the sliced cooked gizzards with the paprika in half of the oil until the edges are crisp and warm the cooked beans beside them.', 'Rub the finely shredded cabbage with the vinegar and toss it with the grated carrot and the rest of the oil.', 'Pile the gizzards and beans on the salad and scatter the seeds over.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, batch: false, cold: true,
  },
  // Thighs, with what dilutes their saturated fat.
  {
    id: 'thigh-peanut-slaw-bread', name: 'Chicken thigh strips on peanut slaw with bread', emoji: '🥜', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 14, totalMinutes: 15, ahead: cutThighsAndSoakedBeans,
    ingredients: [['chicken-thighs', 100], ['sugar-beans', 20], ['peanut-butter-plain', 20], ['bread-brown', 40], ['cabbage', 150], ['sunflower-oil', 15], ['vinegar', 5], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Fry the strips of meat with the paprika in a third of the oil until no pink is left.', 'Beat the peanut butter with the vinegar, the rest of the oil and a little hot water to a smooth dressing.', 'Toss the finely shredded cabbage and the cold cooked beans in it and lay the chicken on top.', 'Eat with the bread.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, batch: false, cold: true,
  },
  {
    id: 'thigh-bean-crumb-cabbage', name: 'Chicken, beans and cabbage under crisp crumbs', emoji: '🍗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 14, totalMinutes: 15, ahead: cutThighsAndSoakedBeans,
    ingredients: [['chicken-thighs', 100], ['sugar-beans', 20], ['bread-brown', 40], ['cabbage', 150], ['sunflower-oil', 20], ['cumin', 0.5]],
    scaling: 'parts', steps: ['Crumble the bread, fry the crumbs in half of the oil until crisp and take them out.', 'Fry the pieces of meat with the cumin in the rest of the oil until no pink is left.', 'Add the shredded cabbage and fry until golden, then warm the cooked beans in it.', 'Scatter the crumbs over just before eating.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'thigh-carrot-bean-seed-pan', name: 'Chicken, carrot and bean pan with sunflower seeds', emoji: '🌻', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 14, totalMinutes: 15, ahead: cutThighsAndSoakedBeans,
    ingredients: [['chicken-thighs', 100], ['sugar-beans', 30], ['sunflower-seeds', 20], ['carrots', 150], ['sunflower-oil', 15], ['cumin', 0.5]],
    scaling: 'parts', steps: ['Toast the seeds in a dry pan and take them out.', 'Fry the pieces of meat with the cumin in half of the oil until no pink is left.', 'Add the grated carrots and the rest of the oil and fry until soft.', 'Stir in the cooked beans until hot and scatter the seeds over.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'thighs-carrot-pea-mash', name: 'Chicken thighs on carrot and split pea mash', emoji: '🍗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 40, ahead: soakedPeas,
    ingredients: [['chicken-thighs', 110], ['split-peas', 35], ['carrots', 150], ['sunflower-oil', 15], ['cumin', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Simmer the drained split peas and the sliced carrots in a little water until both are soft.', 'Rub the thighs with the cumin and salt and fry them slowly, covered, in a third of the oil until the juices run clear.', 'Mash the peas and carrots with the rest of the oil.', 'Lay the thighs on the mash and pour their juices over.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, batch: false,
  },
  // Pilchards and eggs.
  {
    id: 'pilchard-bean-seed-slaw', name: 'Warm pilchards and beans on sunflower seed slaw', emoji: '🐟', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 12, ahead: soakedBeans,
    ingredients: [['pilchards-tinned', 100], ['sugar-beans', 35], ['sunflower-seeds', 25], ['cabbage', 120], ['carrots', 30], ['sunflower-oil', 15], ['vinegar', 5]],
    scaling: 'parts', steps: ['Toast the seeds in a dry pan and take them out.', 'Rub the finely shredded cabbage with the vinegar and toss it with the grated carrot and half of the oil.', 'Fry the cooked beans in the rest of the oil until their skins crack, lay the pilchards on them with their sauce and heat them through.', 'Pile them on the slaw and scatter the seeds over.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, batch: false, cold: true,
  },
  {
    id: 'pilchard-split-pea-curry', name: 'Pilchard and split pea curry with cabbage', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 40, ahead: soakedPeas,
    ingredients: [['pilchards-tinned', 100], ['split-peas', 40], ['cabbage', 150], ['onions', 50], ['sunflower-oil', 25], ['turmeric', 0.5], ['cumin', 0.5]],
    scaling: 'parts', steps: ['Fry the sliced onion with the turmeric and cumin in half of the oil until soft.', 'Add the drained split peas and two cups of water and simmer until they are soft and thick.', 'Fry the shredded cabbage in the rest of the oil until golden and stir it in.', 'Lay the pilchards on top with their sauce, cover and heat through.'],
    tools: ['stove'], keepsDays: 1, freezes: true, needsNoElectricity: false, batch: true,
  },
  {
    id: 'eggs-peanut-gravy-potato', name: 'Boiled eggs, beans and potato in peanut gravy', emoji: '🥚', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15, ahead: soakedBeans,
    ingredients: [['eggs', 100], ['sugar-beans', 20], ['potatoes', 75], ['peanut-butter-plain', 25], ['tomatoes', 50], ['cabbage', 100], ['sunflower-oil', 15], ['cumin', 0.5]],
    scaling: 'parts', steps: ['Boil the eggs until firm together with the potato, diced small, and peel the eggs.', 'Fry the shredded cabbage with the cumin in the oil until soft and let the chopped tomato fall apart in it.', 'Stir the peanut butter smooth with a cup of hot water, pour it in and simmer until it thickens.', 'Stir in the cooked beans and the potato and lay the halved eggs in the gravy until hot.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, batch: false,
  },
  // Breakfasts.
  {
    id: 'eggs-beans-toast-seeds', name: 'Eggs and beans on toast with toasted seeds', emoji: '🍳', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 10, ahead: soakedBeans,
    ingredients: [['eggs', 100], ['sugar-beans', 20], ['bread-brown', 40], ['sunflower-seeds', 15], ['sunflower-oil', 15], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Toast the seeds and then the bread in a dry pan.', 'Warm the cooked beans with the paprika in half of the oil and crush them onto the toast.', 'Fry the eggs in the rest of the oil until set, lay them on top and scatter the seeds over.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'potato-bean-egg-morning', name: 'Crisp potato and beans with fried eggs', emoji: '🍳', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 14, totalMinutes: 15, ahead: soakedBeans,
    ingredients: [['eggs', 100], ['sugar-beans', 40], ['potatoes', 75], ['sunflower-oil', 20], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Dice the potato small and fry it covered in half of the oil until soft.', 'Take off the lid, add the cooked beans and the paprika and fry until both are brown and crisp.', 'Push them aside and fry the eggs in the rest of the oil until set.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'gizzards-eggs-toast-morning', name: 'Paprika gizzards and eggs on toast', emoji: '🍳', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 12, ahead: simmeredGizzards,
    ingredients: [['chicken-gizzards', 80], ['eggs', 100], ['bread-brown', 40], ['sunflower-oil', 20], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Toast the bread in a dry pan.', 'Slice the cooked gizzards and fry them with the paprika in half of the oil until the edges are crisp.', 'Push them aside, fry the eggs in the rest of the oil until set and eat both on the toast.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'maas-peanut-butter-oats-seeds', name: 'Maas bowl with peanut butter, oats and seeds', emoji: '🥣', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 5, totalMinutes: 6,
    ingredients: [['amasi', 195, 'protein'], ['peanut-butter-plain', 25], ['sunflower-seeds', 35], ['rolled-oats', 15]],
    scaling: 'parts', steps: ['Toast the oats and seeds in a dry pan until they smell good and let them cool a little.', 'Beat the peanut butter smooth with a little of the maas and stir in the rest.', 'Scatter the oats and seeds over it.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'gizzard-bean-potato-morning-pan', name: 'Big breakfast pan of gizzards, beans and potato', emoji: '🍳', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 14, totalMinutes: 15, ahead: simmeredGizzardsAndBeans,
    ingredients: [['chicken-gizzards', 110], ['sugar-beans', 35], ['potatoes', 75], ['cabbage', 80], ['sunflower-oil', 25], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Dice the potato small and fry it covered in two thirds of the oil until soft.', 'Slice the cooked gizzards, add them with the paprika and the rest of the oil and fry until brown.', 'Stir in the cooked beans and the finely shredded cabbage and fry until hot.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, batch: false,
  },
] as const satisfies readonly Recipe[];
