import type { Recipe } from '../../../recipe.ts';

/** Salads of pasta, potatoes, rice and couscous, and boxes to warm up, that are packed for lunch. */
export const mainPackedSalads: readonly Recipe[] = [
  {
    id: 'apple-celery-cheese-pasta-salad', name: 'Pasta salad with apple, celery and cheese', emoji: '🍏', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 20,
    ingredients: [['pasta-shapes', 65], ['cheddar', 30], ['yoghurt-plain-low-fat', 65], ['apples', 120], ['celery', 40], ['carrots', 60], ['lemon-juice', 5], ['mustard', 5], ['garlic', 1.5], ['parsley', 4], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Boil the pasta until just tender and cool it under cold water.', 'Stir the yoghurt, lemon juice, mustard, garlic, parsley and pepper together.', 'Fold in the pasta and small pieces of apple, celery, carrots and cheddar.', 'Pack and keep cold until lunch.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 5, carried: 'cold', styles: ['Urban'], homeOf: ['Urban'], batch: false, appeal: 2,
  },
  {
    id: 'beetroot-feta-couscous', name: 'Beetroot and feta couscous', emoji: '🥗', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 15,
    ingredients: [['couscous', 65], ['beetroot-jar', 80], ['feta', 30], ['cucumber', 50], ['oranges', 130], ['sunflower-seeds', 15], ['sunflower-oil', 5], ['lemon-juice', 5], ['parsley', 4], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Pour boiling water over the couscous and let it stand covered until soft.', 'Fork in the oil, lemon juice, parsley and pepper and let it cool.', 'Fold in the drained beetroot, cucumber and pieces of orange, and top with the crumbled feta and sunflower seeds.', 'Pack and keep cold until lunch.'],
    tools: ['kettle'], keepsDays: 1, freezes: false, needsNoElectricity: false, cold: true, pots: 0, freeMinutes: 5, carried: 'cold', styles: ['Urban'], batch: false, appeal: 3,
  },
  {
    id: 'chicken-beetroot-potato-salad', name: 'Chicken and potato salad with beetroot', emoji: '🥔', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 25,
    ingredients: [['chicken-breast-fillet', 90], ['potatoes', 225], ['beetroot-jar', 70], ['yoghurt-plain-low-fat', 65], ['lettuce', 30], ['apples', 120], ['sunflower-oil', 5], ['mustard', 5], ['parsley', 4], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Boil the potatoes in cubes until soft and cool them.', 'Fry strips of chicken in the oil with the pepper until no pink is left inside, and cool.', 'Stir the mustard and parsley into the yoghurt, and fold in the potatoes, chicken and drained beetroot.', 'Pack with the lettuce and apple and keep cold until lunch.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, cold: true, pots: 2, freeMinutes: 10, carried: 'cold', styles: ['Afrikaans'], batch: false, appeal: 3.5,
  },
  {
    id: 'chicken-couscous-peppers', name: 'Chicken couscous with peppers and an orange', emoji: '🥗', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['chicken-thigh-fillet', 90], ['couscous', 60], ['mixed-peppers', 60], ['cucumber', 50], ['oranges', 130], ['sunflower-oil', 10], ['cumin', 1], ['paprika', 1], ['lemon-juice', 10], ['dhania', 4]],
    scaling: 'parts', steps: ['Pour boiling water over the couscous and let it stand covered until soft.', 'Fry strips of chicken and the peppers in half of the oil with the cumin and paprika until no pink is left inside.', 'Fork the lemon juice, dhania and the rest of the oil into the couscous and fold in the chicken and cucumber.', 'Pack it with the orange and keep cold until lunch.'],
    tools: ['stove', 'kettle'], keepsDays: 1, freezes: false, needsNoElectricity: false, cold: true, pots: 2, freeMinutes: 0, carried: 'cold', styles: ['Urban'], batch: false, appeal: 3,
  },
  {
    id: 'chicken-mealie-rice-salad', name: 'Chicken, sweetcorn and rice salad', emoji: '🍚', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 25,
    ingredients: [['chicken-breast-fillet', 90], ['rice-white', 60], ['sweetcorn-frozen', 70], ['green-pepper', 60], ['naartjies', 80], ['sunflower-oil', 10], ['vinegar', 5], ['curry-powder', 3], ['turmeric', 0.5], ['chutney', 5]],
    scaling: 'parts', steps: ['Simmer the rice with the turmeric until soft, with the sweetcorn for the last minutes, and cool it quickly.', 'Fry strips of chicken in half of the oil with the curry powder until no pink is left inside, and cool.', 'Stir the vinegar, chutney and the rest of the oil together and fold in the rice, chicken and green pepper.', 'Pack it with the naartjie and keep cold until lunch.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, cold: true, pots: 2, freeMinutes: 10, carried: 'cold', styles: ['Urban'], batch: false, appeal: 3,
  },
  {
    id: 'chicken-pesto-style-pasta-salad', name: 'Herby chicken pasta salad', emoji: '🍝', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 20,
    ingredients: [['chicken-breast-fillet', 90], ['pasta-shapes', 65], ['cherry-tomatoes', 80], ['baby-spinach', 30], ['grapes', 80], ['sunflower-oil', 10], ['garlic', 1.5], ['basil', 5], ['lemon-juice', 10], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Boil the pasta until just tender and cool it under cold water.', 'Fry strips of chicken in half of the oil with the garlic and pepper until no pink is left inside, and cool.', 'Toss the pasta, chicken, tomatoes and spinach with the torn basil, lemon juice and the rest of the oil.', 'Pack it with the grapes and keep cold until lunch.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, cold: true, pots: 2, freeMinutes: 5, carried: 'cold', styles: ['Urban'], homeOf: ['Urban'], batch: false, appeal: 3.5,
  },
  {
    id: 'egg-pea-pasta-salad', name: 'Egg and pea pasta salad with an apple', emoji: '🍝', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 20,
    ingredients: [['eggs', 100], ['macaroni', 50], ['peas-frozen', 70], ['yoghurt-plain-low-fat', 65], ['apples', 120], ['onions', 25], ['gherkins', 10], ['mustard', 5], ['parsley', 4], ['paprika', 1]],
    scaling: 'parts', steps: ['Boil the macaroni until tender, with the peas for the last minutes, and cool under cold water.', 'Boil the eggs until hard, cool, peel and quarter them.', 'Stir the chopped onion, gherkins, mustard, parsley and paprika into the yoghurt and fold in the macaroni and peas.', 'Pack it with the eggs on top and the apple beside it, and keep cold until lunch.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, cold: true, pots: 2, freeMinutes: 6, carried: 'cold', styles: ['Afrikaans', 'Urban'], homeOf: ['Urban'], batch: false, appeal: 2,
  },
  {
    id: 'greek-pasta-salad-olives', name: 'Greek pasta salad with a pear', emoji: '🫒', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 20,
    ingredients: [['pasta-shapes', 65], ['feta', 30], ['tomatoes', 100], ['cucumber', 50], ['olives', 5], ['pears', 150], ['sunflower-seeds', 10], ['sunflower-oil', 5], ['vinegar', 5], ['origanum', 0.5], ['garlic-powder', 0.5]],
    scaling: 'parts', steps: ['Boil the pasta until just tender and cool it under cold water.', 'Stir the oil, vinegar, origanum and garlic powder together.', 'Toss with the pasta, tomatoes, cucumber and olives and crumble the feta and sunflower seeds over.', 'Pack it with the pear and keep cold until lunch.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 6, carried: 'cold', styles: ['Urban'], homeOf: ['Urban'], batch: false, appeal: 3,
  },
  {
    id: 'mince-mealie-macaroni-box', name: 'Mince, sweetcorn and macaroni lunch box', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 25,
    ingredients: [['beef-mince', 80], ['macaroni', 65], ['sweetcorn-frozen', 35], ['green-pepper', 60], ['tomatoes', 100], ['onions', 25], ['tomato-paste', 10], ['paprika', 1], ['origanum', 0.5], ['garlic', 3], ['chilli-flakes', 0.5]],
    scaling: 'parts', steps: ['Boil the macaroni until tender and drain.', 'Fry the mince in a hot pan in its own fat until no pink is left, with the onion, garlic, paprika and chilli flakes.', 'Add the green pepper, tomatoes, tomato paste, sweetcorn and origanum and simmer until thick.', 'Mix with the macaroni and pack it; warm it through at lunch.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 10, carried: 'microwave', styles: ['Urban'], batch: true, appeal: 3,
  },
  {
    id: 'mince-rice-carrot-box', name: 'Mince, rice and carrot lunch box', emoji: '🍱', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 30,
    ingredients: [['beef-mince', 80], ['rice-white', 60], ['carrots', 90], ['peas-frozen', 35], ['onions', 25], ['chutney', 10], ['curry-powder', 3], ['garlic', 1.5], ['mixed-herbs', 0.5], ['vinegar', 5]],
    scaling: 'parts', steps: ['Put the rice on to simmer.', 'Fry the mince in a hot pan in its own fat until no pink is left, with the onion, garlic and curry powder.', 'Add the grated carrots, peas, chutney, mixed herbs, vinegar and a splash of water and simmer until tender.', 'Pack it with the rice, cool it quickly, and warm it until steaming at lunch.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 12, carried: 'microwave', styles: ['Afrikaans'], batch: true, appeal: 3,
  },
  {
    id: 'potato-egg-green-bean-box', name: 'Potato, egg and green bean salad with an orange', emoji: '🥔', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 25,
    ingredients: [['baby-potatoes', 200], ['eggs', 100], ['green-beans-frozen', 80], ['oranges', 130], ['sunflower-oil', 10], ['vinegar', 10], ['mustard', 5], ['thyme', 0.5], ['parsley', 4], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Boil the baby potatoes until soft, with the eggs until hard and the green beans until tender in the same pot for the last part.', 'Shake the oil, vinegar, mustard, thyme, parsley and pepper together and toss with the potatoes and beans.', 'Pack with the peeled eggs on top and the orange beside it, and keep cold until lunch.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 10, carried: 'cold', styles: ['Afrikaans', 'Urban'], batch: false, appeal: 2.5,
  },
  {
    id: 'tuna-couscous-cucumber-orange', name: 'Tuna couscous with cucumber and orange', emoji: '🥗', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 15,
    ingredients: [['tuna-tinned', 120], ['couscous', 60], ['cucumber', 50], ['tomatoes', 50], ['oranges', 130], ['sunflower-oil', 10], ['lemon-juice', 10], ['dhania', 4], ['cumin', 1], ['garlic-powder', 0.5]],
    scaling: 'parts', steps: ['Pour boiling water over the couscous and let it stand covered until soft.', 'Fork in the oil, lemon juice, cumin and garlic powder and let it cool.', 'Fold in the drained tuna, cucumber, tomatoes, pieces of orange and the dhania.', 'Pack and keep cold until lunch.'],
    tools: ['kettle'], keepsDays: 0, freezes: false, needsNoElectricity: false, cold: true, pots: 0, freeMinutes: 5, carried: 'cold', styles: ['Urban'], batch: false, appeal: 2,
  },
];
