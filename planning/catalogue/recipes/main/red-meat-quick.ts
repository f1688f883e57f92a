import type { Recipe } from '../../recipe.ts';
import { soakedChickpeas } from '../ahead.ts';

/** Lunches and dinners: beef, pork, lamb and ostrich, ready in a quarter of an hour. */
export const mainRedMeatQuick: readonly Recipe[] = [
  {
    id: 'beef-cabbage-rice-noodles', name: 'Beef and cabbage noodles', emoji: '🍜', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['spaghetti', 60], ['beef-stir-fry', 80], ['cabbage', 110], ['carrots', 60], ['onions', 25], ['ginger', 6], ['garlic', 3], ['paprika', 0.5], ['lemon-juice', 10, 'seasoning'], ['sunflower-oil', 5], ['peas-frozen', 35, 'vegetable']],
    scaling: 'parts', steps: ['Boil the spaghetti with the peas until just tender, then drain.', 'Sear the beef strips in the hot oil until browned and cooked through.', 'Add the ginger, garlic, paprika, carrot and cabbage and stir-fry until just tender.', 'Toss in the spaghetti, peas, onion and lemon juice.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, carried: 'microwave', batch: false,
  },
  {
    id: 'beef-tomato-spaghetti-peppers', name: 'Spaghetti with beef strips and peppers', emoji: '🍝', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['beef-stir-fry', 80], ['spaghetti', 80], ['mixed-peppers', 120], ['tomatoes', 150], ['onions', 50], ['sunflower-oil', 5], ['garlic', 3]],
    scaling: 'parts', steps: ['Boil the spaghetti until just tender.', 'Sear the beef strips in the very hot oil until browned, then lift them out.', 'Soften the onion, peppers and garlic in the same pan, add the tomatoes and let it thicken.', 'Return the beef until cooked through and toss with the spaghetti.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, carried: 'microwave', batch: false,
  },
  {
    id: 'curried-mince-peas-polenta', name: 'Cape mince and peas on polenta', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['beef-mince-lean', 90], ['polenta', 70], ['peas-frozen', 70], ['onions', 50], ['tomatoes', 100], ['sunflower-oil', 5], ['garlic', 3], ['ginger', 4], ['cumin', 1], ['turmeric', 0.5]],
    scaling: 'parts', steps: ['Fry the onion, garlic, ginger and spices in the oil until they smell good.', 'Add the mince, break it up and brown it until no pink is left.', 'Stir in the chopped tomatoes and peas and simmer while you make the starch.', 'Whisk the polenta into boiling water, stir until thick and serve under the mince.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, carried: 'microwave', batch: true,
  },
  {
    id: 'ginger-pork-cabbage-noodles', name: 'Ginger pork and cabbage noodles', emoji: '🍜', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['spaghetti', 70], ['pork-chops', 110], ['cabbage', 120], ['carrots', 60], ['onions', 25], ['sunflower-oil', 10], ['ginger', 6], ['garlic', 3], ['lemon-juice', 15], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Boil the spaghetti until just tender, then drain.', 'Cut the pork off the bone into thin strips and stir-fry in the hot oil until cooked through.', 'Add the ginger, garlic, paprika and shredded cabbage and carrot and toss until just tender.', 'Toss in the spaghetti, onion and lemon juice and eat at once.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, carried: 'microwave', batch: false,
  },
  {
    id: 'mince-and-bean-pita', name: 'Mince and bean wrap with tomato salsa', emoji: '🥙', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['tortilla-wraps', 60], ['beef-mince-lean', 60], ['kidney-beans-tinned', 60], ['tomatoes', 100], ['onions', 25], ['lettuce', 40], ['cumin', 1], ['paprika', 1], ['lemon-juice', 10, 'seasoning'], ['sunflower-oil', 5]],
    scaling: 'parts', steps: ['Fry the mince in the oil with the cumin and paprika until brown with no pink left, then add the rinsed beans.', 'Chop the tomatoes and onion and mix with the lemon juice.', 'Warm the wrap in a dry pan.', 'Fill it with the mince, shredded lettuce and salsa and roll up.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, cold: true, carried: 'cold', batch: true,
  },
  {
    id: 'mince-bean-chilli-sweet-potato', name: 'Mince and bean chilli on sweet potato', emoji: '🌶️', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['beef-mince-lean', 80], ['kidney-beans-tinned', 60], ['sweetcorn-frozen', 35, 'starch'], ['sweet-potatoes', 260], ['tomatoes', 100], ['green-pepper', 60], ['onions', 50], ['sunflower-oil', 5], ['cumin', 1], ['paprika', 1], ['chilli-flakes', 0.5]],
    scaling: 'parts', steps: ['Prick the sweet potato and cook it in the microwave until soft.', 'Fry the onion and green pepper in the oil, then brown the mince until no pink is left.', 'Add the spices, tomatoes, sweetcorn and drained beans and let the chilli bubble until thick.', 'Split the sweet potato and fill it with the chilli.'],
    tools: ['stove', 'microwave'], keepsDays: 2, freezes: false, needsNoElectricity: false, carried: 'microwave', batch: true,
  },
  {
    id: 'mince-black-bean-bowl', name: 'Mince and black bean bowl with avocado', emoji: '🥑', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['beef-mince-lean', 80], ['black-beans-tinned', 60], ['sweetcorn-frozen', 140, 'starch'], ['corn-cakes', 24], ['tomatoes', 100], ['lettuce', 50], ['onions', 25], ['avocado', 35], ['cumin', 1], ['paprika', 1], ['lemon-juice', 10]],
    scaling: 'parts', steps: ['Brown the mince with the cumin and paprika in a hot dry pan until no pink is left.', 'Add the drained beans and sweetcorn and heat through.', 'Mix the tomatoes, onion and lemon juice and slice the avocado.', 'Serve the mince and beans on shredded lettuce with the salsa, avocado and broken corn cakes.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, carried: 'home', batch: false,
  },
  {
    id: 'mince-spinach-pasta', name: 'Pasta with mince, spinach and tomato', emoji: '🍝', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['beef-mince-lean', 80], ['pasta-shapes', 85], ['spinach-frozen', 90], ['tomatoes-tinned', 100], ['sunflower-oil', 5], ['garlic', 4.5], ['mixed-herbs', 0.5]],
    scaling: 'parts', steps: ['Boil the pasta until just tender.', 'Meanwhile brown the mince with the garlic in the oil until no pink is left.', 'Add the tomatoes, spinach and herbs and simmer until thick.', 'Drain the pasta and toss it with the sauce.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, carried: 'microwave', batch: true,
  },
  {
    id: 'ostrich-pepper-mealie-pan', name: 'Ostrich strips with peppers, sweetcorn and potatoes', emoji: '🫑', slots: ['dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['ostrich-fillet', 110], ['baby-potatoes', 240], ['sweetcorn-frozen', 70, 'starch'], ['mixed-peppers', 120], ['onions', 50], ['sunflower-oil', 10], ['paprika', 1], ['mixed-herbs', 0.5]],
    scaling: 'parts', steps: ['Halve the potatoes and cook them in the microwave with a splash of water until tender.', 'Sear the ostrich strips in a little of the oil over high heat, then lift them out.', 'Soften the onion and peppers in the rest of the oil with the paprika and herbs, then add the sweetcorn and potatoes.', 'Return the ostrich, toss until hot and cooked to your liking, and serve.'],
    tools: ['stove', 'microwave'], keepsDays: 1, freezes: false, needsNoElectricity: false, carried: 'microwave', batch: false,
  },
  {
    id: 'ostrich-slaw-pita', name: 'Ostrich strips and slaw in a wrap', emoji: '🥙', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['tortilla-wraps', 60], ['ostrich-fillet', 80], ['cabbage', 60], ['carrots', 60], ['apples', 120], ['yoghurt-lactose-free', 65], ['sunflower-oil', 10]],
    scaling: 'parts', steps: ['Slice the ostrich thinly and sear in the hot oil until browned and cooked through.', 'Shred the cabbage and grate the carrot and apple.', 'Dress the slaw with the yoghurt.', 'Warm the wrap, fill it with the ostrich and slaw and roll up.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, cold: true, carried: 'cold', batch: false,
  },
  {
    id: 'pork-apple-sweet-potato', name: 'Pork strips with apple and sweet potato', emoji: '🍎', slots: ['dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['pork-chops', 110], ['sweet-potatoes', 260], ['peas-frozen', 70], ['green-beans-frozen', 120], ['onions', 50], ['apples', 120], ['sunflower-oil', 5], ['mixed-herbs', 0.5]],
    scaling: 'parts', steps: ['Prick the sweet potato and cook it in the microwave until soft.', 'Cut the pork off the bone into strips and fry in the oil with the onion and herbs until cooked through.', 'Add the apple slices, peas and green beans with a splash of water, cover and cook until tender.', 'Serve with the split sweet potato.'],
    tools: ['stove', 'microwave'], keepsDays: 1, freezes: false, needsNoElectricity: false, carried: 'microwave', batch: false,
  },
  {
    id: 'savoury-mince-baked-potato', name: 'Savoury mince and peas on a baked potato', emoji: '🥔', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['beef-mince-lean', 80], ['potatoes', 300], ['peas-frozen', 70], ['carrots', 60], ['onions', 50], ['tomatoes', 100], ['sunflower-oil', 5], ['mixed-herbs', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Prick the potato all over and cook it in the microwave until soft, turning it once.', 'Meanwhile fry the onion and grated carrot in the oil, add the mince and herbs and brown it until no pink is left.', 'Stir in the chopped tomatoes, peas and pepper with a splash of water and simmer for a few minutes.', 'Split the potato and spoon the savoury mince over.'],
    tools: ['stove', 'microwave', 'grater'], keepsDays: 2, freezes: false, needsNoElectricity: false, carried: 'microwave', batch: true,
  },
  {
    id: 'spiced-mince-carrot-couscous', name: 'Cinnamon mince with carrots and couscous', emoji: '🥕', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15, ahead: soakedChickpeas,
    ingredients: [['beef-mince-lean', 90], ['chickpeas-dry', 25], ['couscous', 65], ['carrots', 90], ['onions', 50], ['tomatoes', 100], ['sunflower-oil', 5], ['cinnamon', 0.5], ['cumin', 1], ['lemon-juice', 10]],
    scaling: 'parts', steps: ['Pour boiling water from the kettle over the couscous, cover and leave to swell.', 'Fry the onion and grated carrot in the oil, then brown the mince until no pink is left.', 'Add the cinnamon, cumin, chopped tomatoes and cooked chickpeas with a splash of water and simmer.', 'Fluff the couscous with the lemon juice and top with the mince.'],
    tools: ['stove', 'kettle', 'grater'], keepsDays: 2, freezes: false, needsNoElectricity: false, carried: 'microwave', batch: true,
  },
  {
    id: 'steak-strips-mealie-salsa', name: 'Steak strips with sweetcorn salsa and potato', emoji: '🥩', slots: ['dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['beef-stir-fry', 90], ['potatoes', 225], ['sweetcorn-frozen', 105, 'starch'], ['tomatoes', 100], ['green-pepper', 60], ['onions', 25], ['sunflower-oil', 5], ['lemon-juice', 10], ['cumin', 1]],
    scaling: 'parts', steps: ['Prick the potato and cook it in the microwave until soft.', 'Boil the sweetcorn for a few minutes, drain and mix with the chopped tomatoes, green pepper, onion and lemon juice.', 'Rub the beef strips with the cumin and sear in the hot oil until browned and cooked through.', 'Serve the strips on the split potato with plenty of salsa.'],
    tools: ['stove', 'microwave'], keepsDays: 0, freezes: false, needsNoElectricity: false, carried: 'home', batch: false,
  },
];
