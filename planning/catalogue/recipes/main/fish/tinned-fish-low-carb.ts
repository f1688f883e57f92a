import type { Recipe } from '../../../recipe.ts';

/** Lunches and dinners: tinned fish, with little starch. */
export const mainTinnedFishLowCarb: readonly Recipe[] = [
  {
    id: 'cauliflower-cheese-tuna', name: 'Tuna and cauliflower cheese', emoji: '🧀', slots: ['dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 30,
    ingredients: [['tuna-tinned', 120], ['eggs', 50], ['cauliflower', 230], ['tomatoes', 100], ['onions', 25], ['mozzarella', 15], ['yoghurt-plain-low-fat', 65], ['sunflower-oil', 15], ['paprika', 1], ['garlic', 3], ['lemon-juice', 5]],
    scaling: 'whole', steps: ['Heat the oven and roast small cauliflower pieces in the oil until nearly tender.', 'Beat the egg with the yoghurt and fold in the drained tuna and onion.', 'Pour over the cauliflower, lay tomato slices on top and tear the mozzarella over with the paprika, garlic and lemon juice.', 'Bake until set and golden.'],
    tools: ['oven'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 10, carried: 'microwave', styles: ['Afrikaans'], batch: false, appeal: 2,
  },
  {
    id: 'mackerel-green-bean-salad', name: 'Mackerel and green bean salad', emoji: '🥗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 15,
    ingredients: [['middlecut-tinned', 100], ['green-beans-frozen', 130], ['tomatoes', 100], ['lettuce', 60], ['sunflower-oil', 10], ['lemon-juice', 10, 'seasoning'], ['avocado', 70], ['black-pepper', 0.5], ['garlic-powder', 0.5]],
    scaling: 'parts', steps: ['Boil the green beans until just tender, drain and rinse cold.', 'Drain the mackerel, lift out the bones and flake it.', 'Whisk the oil and lemon juice.', 'Toss with the beans, tomatoes and lettuce and top with the mackerel and sliced avocado; season with the pepper and garlic powder.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 5, carried: 'cold', styles: ['Urban'], batch: false, appeal: 2,
  },
  {
    id: 'pilchard-cauliflower-mash', name: 'Pilchards on cauliflower mash with spinach', emoji: '🐟', slots: ['dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['pilchards-tinned', 100], ['cauliflower-frozen', 210], ['spinach-frozen', 80], ['tomatoes', 100], ['onions', 25], ['sunflower-oil', 15], ['garlic', 4.5], ['lemon-juice', 10], ['paprika', 1], ['avocado', 70]],
    scaling: 'parts', steps: ['Cook the cauliflower in the microwave with a splash of water until very soft, then mash with half of the oil.', 'Fry the onion, garlic and paprika in the rest of the oil, add the tomatoes and cook until saucy.', 'Warm the pilchards in the sauce and heat the spinach.', 'Serve on the mash with the lemon juice with sliced avocado.'],
    tools: ['stove', 'microwave'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 3, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans'], batch: false, appeal: 1.5,
  },
  {
    id: 'pilchard-green-slaw', name: 'Pilchards on creamy cabbage slaw', emoji: '🐟', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 8,
    ingredients: [['pilchards-tinned', 100], ['cabbage', 150], ['carrots', 30], ['avocado', 70], ['sunflower-oil', 10], ['lemon-juice', 10, 'seasoning'], ['black-pepper', 0.5], ['garlic-powder', 0.5]],
    scaling: 'parts', steps: ['Mash the avocado with the lemon juice, pepper, garlic powder and oil.', 'Shred the cabbage, grate the carrot and toss both in the avocado.', 'Break the pilchards over the slaw.'],
    tools: ['grater'], keepsDays: 0, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', styles: ['Zulu, Xhosa or Sotho', 'Urban'], batch: false, appeal: 2,
  },
  {
    id: 'pilchard-lettuce-cups-slaw', name: 'Pilchard lettuce cups with avocado slaw', emoji: '🥬', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 10,
    ingredients: [['pilchards-tinned', 100], ['lettuce', 70], ['cabbage', 120], ['avocado', 105], ['lemon-juice', 15, 'seasoning'], ['tomatoes', 100], ['paprika', 1], ['sunflower-oil', 5], ['cucumber', 50], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Mash the avocado with the oil, lemon juice and paprika.', 'Shred the cabbage, slice the cucumber and fold both into the avocado.', 'Flake the pilchards and chop the tomatoes.', 'Spoon the slaw, pilchards and tomatoes into the lettuce leaves; season with the pepper.'],
    tools: [], keepsDays: 0, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', styles: ['Zulu, Xhosa or Sotho', 'Urban'], batch: false, appeal: 1,
  },
  {
    id: 'pilchard-spinach-cabbage-stew', name: 'Pilchard and spinach stew', emoji: '🐟', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 20,
    ingredients: [['pilchards-tinned', 100], ['spinach', 120], ['green-beans-frozen', 100], ['onions', 25], ['sunflower-oil', 20], ['paprika', 1], ['garlic', 3], ['lemon-juice', 5], ['potatoes', 75]],
    scaling: 'parts', steps: ['Cut the potato small and boil it in very little water until soft.', 'Fry the onion, garlic, lemon juice, green beans and paprika in the oil until soft.', 'Add the washed, shredded spinach until it wilts.', 'Add the pilchards with their sauce and simmer until hot.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 8, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans'], batch: false, appeal: 2,
  },
  {
    id: 'salmon-avocado-green-salad', name: 'Pink salmon and avocado green salad', emoji: '🥗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 8,
    ingredients: [['salmon-tinned', 100], ['avocado', 105], ['baby-spinach', 60], ['cucumber', 150], ['sunflower-oil', 5], ['lemon-juice', 10, 'seasoning'], ['black-pepper', 0.5], ['garlic-powder', 0.5]],
    scaling: 'parts', steps: ['Drain and flake the salmon.', 'Slice the cucumber and avocado.', 'Toss the spinach and vegetables with the oil and lemon juice.', 'Top with the salmon and avocado; season with the pepper and garlic powder.'],
    tools: [], keepsDays: 0, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', styles: ['Urban'], batch: false, appeal: 3,
  },
  {
    id: 'sardine-avocado-cabbage-pan', name: 'Sardines with warm cabbage and avocado', emoji: '🥬', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 12,
    ingredients: [['sardines-tinned', 90], ['cabbage', 200], ['tomatoes', 100], ['onions', 25], ['avocado', 70], ['sunflower-oil', 5], ['garlic', 3], ['lemon-juice', 15], ['paprika', 1]],
    scaling: 'parts', steps: ['Fry the shredded cabbage and garlic in the oil with the paprika until soft.', 'Add the chopped tomatoes and onion and warm through.', 'Lay the drained sardines on top, cover and heat gently.', 'Serve with avocado and lemon juice.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban'], batch: false, appeal: 1,
  },
  {
    id: 'sardine-cucumber-avocado-salad', name: 'Sardine, cucumber and avocado salad', emoji: '🐟', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 8,
    ingredients: [['sardines-tinned', 90], ['avocado', 70], ['cucumber', 100], ['tomatoes', 100], ['lettuce', 60], ['onions', 25], ['lemon-juice', 15, 'seasoning'], ['black-pepper', 0.5], ['garlic-powder', 0.5]],
    scaling: 'parts', steps: ['Drain the sardines.', 'Chop the cucumber, tomatoes, onion and avocado.', 'Toss with the lemon juice, pepper and garlic powder.', 'Serve on the shredded lettuce with the sardines on top.'],
    tools: [], keepsDays: 0, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', styles: ['Urban'], batch: false, appeal: 2,
  },
  {
    id: 'tuna-avocado-cucumber-plate', name: 'Tuna and avocado with cucumber and tomato', emoji: '🥑', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 8,
    ingredients: [['tuna-tinned', 120], ['avocado', 140], ['cucumber', 100], ['tomatoes', 100], ['lettuce', 30], ['onions', 25], ['sunflower-oil', 5], ['lemon-juice', 10, 'seasoning'], ['paprika', 1], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Drain the tuna and mix with the onion, pepper, lemon juice, oil and paprika.', 'Slice the cucumber and tomatoes and lay them on the lettuce.', 'Halve the avocado, take out the stone and fill the hollows with the tuna.', 'Eat at once, while the avocado is green.'],
    tools: [], keepsDays: 0, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', styles: ['Afrikaans', 'Urban'], batch: false, appeal: 3,
  },
  {
    id: 'tuna-egg-green-bean-plate', name: 'Tuna, boiled egg and green bean plate', emoji: '🥚', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 15,
    ingredients: [['eggs', 50], ['tuna-tinned', 120], ['green-beans-frozen', 80], ['tomatoes', 100], ['avocado', 70], ['sunflower-oil', 5], ['lemon-juice', 10, 'seasoning'], ['apples', 120], ['black-pepper', 0.5], ['garlic-powder', 0.5]],
    scaling: 'parts', steps: ['Boil the egg until firm, adding the green beans for the last few minutes.', 'Cool both under the tap, then peel and quarter the egg.', 'Arrange with the tuna, chopped tomatoes and sliced avocado.', 'Dress with the oil and lemon juice; season with the pepper and garlic powder.', 'Eat with the apple.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 7, carried: 'cold', styles: ['Afrikaans'], batch: false, appeal: 2.5,
  },
  {
    id: 'warm-tuna-green-bean-olive', name: 'Warm tuna, green bean and tomato plate', emoji: '🐟', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['tuna-tinned', 120], ['green-beans-frozen', 190], ['tomatoes', 100], ['onions', 25], ['olives', 10], ['avocado', 70], ['olive-oil', 15], ['lemon-juice', 15], ['garlic', 3], ['cumin', 1]],
    scaling: 'parts', steps: ['Steam the green beans until just tender.', 'Soften the onion, garlic and cumin in a little of the oil, then add the tomatoes and olives until hot.', 'Toss with the green beans, lemon juice and the rest of the oil.', 'Top with the drained tuna and sliced avocado.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 3, carried: 'home', styles: ['Afrikaans'], batch: false, appeal: 2.5,
  },
];
