import type { Recipe } from '../recipe.ts';
import { simmeredFeet, simmeredGizzards, soakedBeans } from './ahead.ts';

/**
 * Dishes low in carbohydrate from few foods in large packs: thighs, gizzards, eggs, pilchards, soya mince and dry beans,
 * with cabbage, carrots and oil. Many dishes from one basket keep the list of a month short.
 */
export const lowCarbThrifty = [
  // Chicken: thighs of the large pack, gizzards and feet.
  {
    id: 'thigh-carrot-bean-warm-salad', name: 'Chicken thigh strips on a warm bean and carrot salad', emoji: '🍗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 14, totalMinutes: 15, ahead: soakedBeans,
    ingredients: [['chicken-thighs', 120], ['sugar-beans', 30], ['carrots', 90], ['cabbage', 100], ['sunflower-oil', 15], ['vinegar', 5], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Cut the meat from the bone in thin strips and fry them with the paprika in a third of the oil until no pink is left.', 'Lift them out and warm the cooked beans and grated carrots in the juices.', 'Take the pan off the heat and toss in the finely shredded cabbage, the vinegar and the rest of the oil.', 'Lay the chicken on top.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'tray-thighs-cabbage-wedges', name: 'Oven chicken thighs on cabbage wedges', emoji: '🍗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 45,
    ingredients: [['chicken-thighs', 140], ['potatoes', 150], ['cabbage', 150], ['carrots', 60], ['sunflower-oil', 15], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Heat the oven and cut the cabbage into wedges, the carrot into sticks and the potato into thin slices.', 'Toss them in a tray with the oil and half of the paprika.', 'Lay the thighs on top, rub them with the rest of the paprika and bake until the juices run clear and the edges of the cabbage are brown.'],
    tools: ['oven'], keepsDays: 2, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'yellow-thigh-bean-stew', name: 'Yellow chicken and bean stew', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 30, ahead: soakedBeans,
    ingredients: [['chicken-thighs', 120], ['sugar-beans', 30], ['cabbage', 120], ['carrots', 30], ['onions', 50], ['sunflower-oil', 15], ['turmeric', 0.5], ['cumin', 0.5]],
    scaling: 'parts', steps: ['Fry the onion with the turmeric and cumin in the oil until soft.', 'Cut the meat from the bone in small pieces and turn them in the spices until white.', 'Add the shredded cabbage, sliced carrot and half a cup of water, cover and simmer until the chicken is cooked through.', 'Stir in the cooked beans, mash a few of them against the pot and simmer until thick.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, batch: true,
  },
  {
    id: 'thigh-bean-cabbage-soup', name: 'Thick chicken, bean and cabbage soup', emoji: '🥣', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 40, ahead: soakedBeans,
    ingredients: [['chicken-thighs', 110], ['sugar-beans', 35], ['cabbage', 120], ['carrots', 60], ['sunflower-oil', 15], ['salt', 0.5]],
    scaling: 'parts', steps: ['Brown the thighs on both sides in the oil.', 'Cover them with water, add the sliced carrots and simmer until the meat comes off the bone easily.', 'Take the bones out, add the shredded cabbage and the cooked beans and simmer until the cabbage is soft.', 'Mash a ladle of the beans back into the soup and season with the salt.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, batch: true,
  },
  {
    id: 'gizzards-potato-cabbage-fry', name: 'Paprika gizzards with fried cabbage and potato', emoji: '🍳', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 14, totalMinutes: 15, ahead: simmeredGizzards,
    ingredients: [['chicken-gizzards', 140], ['potatoes', 75], ['cabbage', 180], ['sunflower-oil', 25], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Dice the potato small and fry it covered in half of the oil until soft.', 'Slice the cooked gizzards and fry them with the paprika in the rest of the oil until the edges are crisp.', 'Add the shredded cabbage to both, turn up the heat and fry until golden.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'gizzard-yellow-onion-pot', name: 'Gizzards and cabbage in yellow onion gravy', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 25, ahead: simmeredGizzards,
    ingredients: [['chicken-gizzards', 130], ['potatoes', 75], ['cabbage', 150], ['onions', 50], ['sunflower-oil', 25], ['turmeric', 0.5]],
    scaling: 'parts', steps: ['Fry the sliced onion slowly in the oil until brown and stir in the turmeric.', 'Grate in the potato, add a cup of hot water and stir until it begins to thicken.', 'Add the sliced cooked gizzards and the shredded cabbage, cover and simmer until the cabbage is soft.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: true, needsNoElectricity: false, batch: true,
  },
  {
    id: 'thigh-bean-peanut-stew', name: 'Chicken and bean stew with peanut butter', emoji: '🥜', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 30, ahead: soakedBeans,
    ingredients: [['chicken-thighs', 90], ['sugar-beans', 30], ['peanut-butter-plain', 15], ['cabbage', 150], ['sunflower-oil', 10], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Cut the meat from the bone in small pieces and brown it with the paprika in the oil.', 'Add the shredded cabbage and half a cup of water, cover and simmer until the chicken is cooked through.', 'Stir the peanut butter smooth with a little of the hot liquid, pour it in with the cooked beans and simmer until creamy.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, batch: true,
  },
  {
    id: 'chicken-feet-cabbage-pot', name: 'Chicken feet with cabbage and carrots', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 25, ahead: simmeredFeet,
    ingredients: [['chicken-feet', 100], ['potatoes', 75], ['cabbage', 150], ['carrots', 60], ['onions', 25], ['sunflower-oil', 15], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Fry the onion and paprika in the oil.', 'Add the sliced carrots, the diced potato and the cooked feet with a cup of the water that they were boiled in, and simmer until the potato is soft.', 'Add the shredded cabbage and cook without a lid until the gravy is sticky.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, batch: true,
  },
  {
    id: 'livers-bean-mash-cabbage', name: 'Livers on bean mash with fried cabbage', emoji: '🍳', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 14, totalMinutes: 15, ahead: soakedBeans,
    ingredients: [['chicken-livers', 100], ['sugar-beans', 35], ['cabbage', 150], ['sunflower-oil', 25], ['vinegar', 5], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Fry the shredded cabbage in a third of the oil until golden and keep it warm.', 'Warm the cooked beans with a splash of water and mash them with a third of the oil.', 'Fry the trimmed livers with the paprika in the rest of the oil until no pink is left inside.', 'Stir the vinegar into the pan and serve the livers on the mash beside the cabbage.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, batch: false,
  },
  // Eggs, pilchards and soya mince.
  {
    id: 'sour-yellow-pilchards-cabbage', name: 'Pilchards in a sour yellow onion sauce', emoji: '🐟', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15, ahead: soakedBeans,
    ingredients: [['pilchards-tinned', 100], ['sugar-beans', 30], ['cabbage', 120], ['carrots', 60], ['onions', 50], ['sunflower-oil', 25], ['vinegar', 10], ['turmeric', 0.5]],
    scaling: 'parts', steps: ['Simmer onion rings and thin carrot slices with the turmeric in the oil, covered, until soft.', 'Add the vinegar, the finely shredded cabbage and the cooked beans and cook until the cabbage just gives.', 'Lay the pilchards on top, spoon the sauce over them and cover until hot.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'egg-bean-maas-salad', name: 'Egg, bean and cabbage salad with a maas dressing', emoji: '🥗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 15, ahead: soakedBeans,
    ingredients: [['eggs', 100], ['sugar-beans', 30], ['cabbage', 120], ['carrots', 30], ['amasi', 65], ['sunflower-oil', 20], ['vinegar', 5]],
    scaling: 'parts', steps: ['Boil the eggs until firm and cool them in cold water.', 'Beat the maas with the oil and vinegar to a smooth dressing.', 'Toss the finely shredded cabbage, the grated carrot and the cold cooked beans in it.', 'Lay the quartered eggs on top.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'cabbage-fritters-bean-relish', name: 'Cabbage and egg fritters with beans', emoji: '🧆', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 22, totalMinutes: 25, ahead: soakedBeans,
    ingredients: [['eggs', 100], ['cabbage', 150], ['carrots', 30], ['sugar-beans', 40], ['sunflower-oil', 20], ['cumin', 0.5]],
    scaling: 'whole', steps: ['Mash half of the cooked beans and beat them with the eggs and cumin.', 'Stir in the finely shredded cabbage and grated carrot.', 'Fry flat spoonfuls in most of the oil until brown on both sides and set right through.', 'Warm the other beans in the rest of the oil and serve them with the fritters.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'soya-bean-bobotie', name: 'Soya mince and bean bobotie', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 45, ahead: soakedBeans,
    ingredients: [['soya-mince', 25], ['sugar-beans', 20], ['eggs', 50], ['milk-low-fat', 65], ['cabbage', 100], ['carrots', 60], ['onions', 25], ['sunflower-oil', 25], ['turmeric', 0.5], ['cumin', 0.5], ['vinegar', 5]],
    scaling: 'whole', steps: ['Heat the oven and fry the onion, turmeric and cumin in the oil.', 'Add the finely shredded cabbage and grated carrot and fry until soft.', 'Stir in the soya mince, the cooked beans, the vinegar and half a cup of hot water and press it all into an oven dish.', 'Beat the egg with the milk, pour it over and bake until the top is set.'],
    tools: ['stove', 'oven', 'grater'], keepsDays: 2, freezes: false, needsNoElectricity: false, batch: true,
  },
  {
    id: 'soya-cabbage-parcels', name: 'Cabbage parcels with soya mince and beans', emoji: '🥬', slots: ['lunch', 'dinner'], skill: 'Intermediate',
    activeMinutes: 25, totalMinutes: 45, ahead: soakedBeans,
    ingredients: [['soya-mince', 30], ['sugar-beans', 30], ['sunflower-seeds', 10], ['cabbage', 200], ['carrots', 30], ['sunflower-oil', 20], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Dip whole cabbage leaves into boiling water until they bend and shred the rest of the cabbage.', 'Fry the shreds and the grated carrot with the paprika in half of the oil, then stir in the soya mince, seeds, cooked beans and half a cup of hot water until thick.', 'Roll the filling up in the leaves.', 'Brown the parcels in the rest of the oil, add a splash of water, cover and steam until tender.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: true, needsNoElectricity: false, batch: false,
  },
  // Breakfasts.
  {
    id: 'egg-bread-cabbage-morning', name: 'Savoury egg bread with fried cabbage', emoji: '🍞', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 12,
    ingredients: [['eggs', 100], ['bread-brown', 40], ['cabbage', 100], ['sunflower-oil', 15], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Beat the eggs with the paprika and let the bread drink up as much as it holds.', 'Fry the bread in half of the oil until brown on both sides, pour the rest of the egg around it and let it set.', 'Fry the shredded cabbage in the rest of the oil until golden and eat it beside.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'soya-egg-scramble-toast', name: 'Soya mince and egg scramble on toast', emoji: '🍳', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 12,
    ingredients: [['soya-mince', 20], ['eggs', 50], ['bread-brown', 40], ['carrots', 60], ['sunflower-oil', 15]],
    scaling: 'parts', steps: ['Fry the grated carrot in the oil, add the soya mince and a splash of hot water and stir until the water is gone.', 'Pour in the beaten egg and stir until set.', 'Toast the bread in a dry pan and heap the scramble on it.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'maas-toasted-seeds-oats', name: 'Maas with toasted oats and sunflower seeds', emoji: '🥣', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 5, totalMinutes: 6,
    ingredients: [['amasi', 195, 'protein'], ['sunflower-seeds', 35], ['rolled-oats', 15]],
    scaling: 'parts', steps: ['Toast the oats and the seeds in a dry pan until they smell good and turn golden.', 'Let them cool a little.', 'Pour the maas into a bowl and scatter them over it.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'crisp-beans-fried-eggs', name: 'Fried eggs on crisp mashed beans', emoji: '🍳', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 12, ahead: soakedBeans,
    ingredients: [['eggs', 100], ['sugar-beans', 30], ['cabbage', 100], ['sunflower-oil', 15], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Mash the cooked beans with the paprika, press them flat in a pan with half of the oil and fry until a crust forms.', 'Turn the beans, push them aside and fry the eggs in the rest of the oil until set.', 'Eat with the finely shredded raw cabbage.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'pilchard-cabbage-toast-morning', name: 'Pilchard mash on toast with fried cabbage', emoji: '🐟', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 10,
    ingredients: [['pilchards-tinned', 100], ['bread-brown', 40], ['cabbage', 120], ['sunflower-oil', 15]],
    scaling: 'parts', steps: ['Fry the shredded cabbage in the oil until golden.', 'Mash the pilchards with their sauce, bones and all, and warm them beside the cabbage.', 'Toast the bread in a dry pan and spread it with the pilchards.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'thigh-bean-carrot-hash', name: 'Chicken, bean and carrot breakfast hash', emoji: '🍗', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 14, totalMinutes: 15, ahead: soakedBeans,
    ingredients: [['chicken-thighs', 80], ['sugar-beans', 20], ['carrots', 60], ['cabbage', 80], ['sunflower-oil', 15], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Cut the meat from the bone, dice it small and fry it with the paprika in half of the oil until no pink is left.', 'Add the grated carrot, the cooked beans and the rest of the oil and press them down until a crust forms.', 'Stir in the shredded cabbage and fry until it just gives.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, batch: false,
  },
  // Vegetables in oil, to stand beside a plate.
  {
    id: 'braised-carrots-seeds', name: 'Soft carrots in oil with sunflower seeds', emoji: '🥕', slots: ['side'], skill: 'Beginner',
    activeMinutes: 4, totalMinutes: 12,
    ingredients: [['carrots', 90], ['sunflower-oil', 15], ['sunflower-seeds', 10]],
    scaling: 'parts', steps: ['Toast the seeds in a dry pan and take them out.', 'Slice the carrots thinly and cook them covered in the oil with a splash of water until soft.', 'Let the water cook away and scatter the seeds over them.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, batch: false,
  },
  {
    id: 'vinegar-slaw-side', name: 'Cabbage and carrot slaw in oil and vinegar', emoji: '🥗', slots: ['side'], skill: 'Beginner',
    activeMinutes: 5, totalMinutes: 5,
    ingredients: [['cabbage', 80], ['carrots', 30], ['sunflower-oil', 15], ['vinegar', 5]],
    scaling: 'parts', steps: ['Shred the cabbage finely and grate the carrot.', 'Rub the cabbage with the vinegar until it softens a little, then toss everything with the oil.'],
    tools: ['grater'], keepsDays: 1, freezes: false, needsNoElectricity: true, batch: false,
  },
  {
    id: 'carrot-peanut-salad', name: 'Grated carrot salad with peanuts', emoji: '🥕', slots: ['snack'], skill: 'Beginner',
    activeMinutes: 5, totalMinutes: 5,
    ingredients: [['carrots', 60], ['peanuts-raw', 10], ['sunflower-oil', 15], ['vinegar', 5]],
    scaling: 'parts', steps: ['Grate the carrot and toss it with the oil and vinegar.', 'Shell the peanuts, chop them coarsely and sprinkle them over.'],
    tools: ['grater'], keepsDays: 0, freezes: false, needsNoElectricity: true, batch: false,
  },
  {
    id: 'cabbage-bean-fry-side', name: 'Cabbage fried with a few beans', emoji: '🥬', slots: ['side'], skill: 'Beginner',
    activeMinutes: 6, totalMinutes: 10, ahead: soakedBeans,
    ingredients: [['cabbage', 100], ['sugar-beans', 15], ['sunflower-oil', 15], ['cumin', 0.5]],
    scaling: 'parts', steps: ['Fry the cumin in the oil until it smells.', 'Add the shredded cabbage and fry until golden.', 'Stir in the cooked beans until hot.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, batch: false,
  },
] as const satisfies readonly Recipe[];
