import type { Recipe } from '../../../recipe.ts';

/** Lunches and dinners: steak, T-bone and boerewors from the pan or the braai. */
export const mainSteakAndWors: readonly Recipe[] = [
  {
    id: 'beef-strips-pap-onion-gravy', name: 'Beef strips, pap and onion gravy', emoji: '🥩', slots: ['dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 30,
    ingredients: [['beef-stir-fry', 120], ['maize-meal', 70], ['onions', 100], ['spinach', 100], ['sunflower-oil', 5], ['garlic', 3], ['paprika', 1], ['thyme', 0.5], ['vinegar', 5], ['tomato-paste', 10], ['cornflour', 2.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Stir the maize meal into boiling water, cover and steam to a stiff pap.', 'Sear the beef strips in the oil until brown, and lift them out.', 'Fry the sliced onions in the same pan until gold, with half of the garlic, the paprika and thyme.', 'Add the tomato paste, vinegar, salt and water, thicken with the cornflour and return the beef until cooked through.', 'Wilt the spinach with the rest of the garlic and serve with the pap.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 10, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans'], homeOf: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 4,
  },
  {
    id: 'beef-trinchado-rolls', name: 'Trinchado and bread', emoji: '🌶️', slots: ['dinner'], skill: 'Intermediate',
    activeMinutes: 20, totalMinutes: 25,
    ingredients: [['beef-rump', 120], ['bread-white', 80], ['onions', 75], ['mixed-peppers', 60], ['tomatoes', 50], ['sunflower-oil', 5], ['garlic', 6], ['chilli-flakes', 0.5], ['paprika', 1], ['bay-leaves', 0.5], ['vinegar', 5], ['lemon-juice', 5], ['tomato-paste', 10], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Sear cubes of the rump in the oil over high heat until brown, and lift them out.', 'Fry the onion and peppers with the garlic, chilli flakes, paprika and bay leaf until soft.', 'Add the tomatoes, tomato paste, vinegar, pepper and a little water and bubble to a sauce.', 'Return the beef with the lemon juice until it is cooked through and soak up the sauce with the bread.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 5, carried: 'home', styles: ['Urban'], batch: false, appeal: 5,
  },
  {
    id: 'chilli-steak-noodle-salad', name: 'Chilli steak and rice noodle salad', emoji: '🥗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['beef-stir-fry', 120], ['rice-noodles', 65], ['cucumber', 50], ['carrots', 60], ['spring-onions', 15], ['lettuce', 30], ['sunflower-oil', 5], ['garlic', 3], ['ginger', 4], ['chilli-flakes', 0.5], ['lemon-juice', 15], ['sweet-chilli-sauce', 10], ['dhania', 4]],
    scaling: 'parts', steps: ['Cover the noodles with boiling water from the kettle until soft, then cool them under the tap.', 'Rub the beef strips with the garlic, ginger and chilli flakes and sear them in the oil until no pink is left.', 'Toss the noodles with thin carrot and cucumber strips, the spring onion, dhania, lemon juice and sweet chilli sauce.', 'Lay the beef and lettuce on top.'],
    tools: ['stove', 'kettle'], keepsDays: 1, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 0, carried: 'cold', styles: ['Urban'], homeOf: ['Urban'], batch: false, appeal: 3.5,
  },
  {
    id: 'minute-steak-corn-spinach', name: 'Minute steak, creamed corn and spinach', emoji: '🥩', slots: ['dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['beef-rump', 110], ['potatoes', 225], ['creamstyle-corn', 80], ['spinach', 80], ['onions', 25], ['sunflower-oil', 5], ['garlic', 3], ['paprika', 1], ['rosemary', 0.5], ['lemon-juice', 5], ['mustard', 5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Prick the potatoes and cook them in the microwave until soft.', 'Spread thin slices of the rump with the mustard, rosemary, paprika and pepper and fry them in half of the oil until no pink is left.', 'Fry the onion and garlic in the rest of the oil, wilt the shredded spinach in it and add the lemon juice.', 'Warm the creamed corn and spoon it over the split potatoes.'],
    tools: ['stove', 'microwave'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Afrikaans'], batch: false, appeal: 4,
  },
  {
    id: 'minute-steak-mash-peas', name: 'Minute steak, mash and peas', emoji: '🥩', slots: ['dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 30,
    ingredients: [['beef-rump', 120], ['potatoes', 225], ['peas-frozen', 70], ['butternut', 60], ['onions', 25], ['sunflower-oil', 5], ['garlic', 3], ['thyme', 0.5], ['mustard', 5], ['bay-leaves', 0.5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the potatoes with the bay leaf until soft, and the butternut and peas in a second pot.', 'Beat the steak thin, rub with the garlic, thyme, salt and pepper and fry in the oil until no pink is left.', 'Brown the onion in the same pan, stir in the mustard and a little of the potato water and let it thicken to a gravy.', 'Mash the potatoes with a little of their water and serve with the steak, gravy and vegetables.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 5, carried: 'home', styles: ['Afrikaans'], homeOf: ['Afrikaans'], batch: false, appeal: 5,
  },
  {
    id: 'prego-roll', name: 'Prego roll and salad', emoji: '🥩', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['beef-rump', 110], ['bread-rolls', 110], ['tomatoes', 100], ['lettuce', 40], ['cucumber', 50], ['garlic', 4.5], ['lemon-juice', 10], ['paprika', 1], ['chilli-flakes', 0.5], ['bay-leaves', 0.5], ['sunflower-oil', 5]],
    scaling: 'parts', steps: ['Beat thin slices of the rump flat and rub them with the garlic, paprika, chilli flakes and half of the lemon juice.', 'Fry them with the bay leaf in the oil over high heat until browned on both sides and the juices run clear.', 'Stir a little water into the pan and dip the cut rolls in it.', 'Fill the rolls with the steak and dress the tomato, lettuce and cucumber with the rest of the lemon juice.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban'], homeOf: ['Urban'], batch: false, appeal: 5,
  },
  {
    id: 'rump-jacket-potato-salad', name: 'Rump steak, jacket potato and salad', emoji: '🥩', slots: ['dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['beef-rump', 130], ['potatoes', 300], ['tomatoes', 100], ['lettuce', 30], ['cucumber', 50], ['yoghurt-plain-low-fat', 65], ['spring-onions', 15], ['garlic', 3], ['thyme', 0.5], ['paprika', 1], ['lemon-juice', 5], ['sunflower-oil', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Prick the potatoes and cook them in the microwave until soft.', 'Rub the steak with the garlic, thyme, paprika and salt and fry it in the oil, turning once, until no pink is left, and let it rest.', 'Stir the spring onion into the yoghurt and spoon it into the split potatoes.', 'Dress the tomato, lettuce and cucumber with the lemon juice.'],
    tools: ['stove', 'microwave'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Afrikaans', 'Urban'], homeOf: ['Urban'], batch: false, appeal: 5,
  },
  {
    id: 't-bone-braai-pap-tomato', name: 'Braaied T-bone, pap and tomato relish', emoji: '🔥', slots: ['lunch', 'dinner'], skill: 'Intermediate',
    activeMinutes: 40, totalMinutes: 75,
    ingredients: [['beef-t-bone', 130], ['braai-pap', 65], ['tomatoes', 150], ['onions', 50], ['sweetcorn-cob', 70], ['garlic', 3], ['coriander-ground', 1], ['paprika', 1], ['chutney', 10], ['vinegar', 5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Light the fire.', 'Stir the braai pap into boiling water in a pot over the fire, cover and steam until crumbly.', 'Cook the onion, tomatoes, garlic, paprika, chutney and vinegar down to a thick relish in a second pot.', 'Rub the T-bone with the coriander, pepper and salt and braai over hot coals until brown outside and no pink is left at the bone, with the mielie beside it.', 'Let the meat rest and serve with the pap and relish.'],
    tools: ['braai'], keepsDays: 0, freezes: false, needsNoElectricity: true, pots: 2, freeMinutes: 20, carried: 'home', styles: ['Afrikaans', 'Zulu, Xhosa or Sotho'], homeOf: ['Afrikaans', 'Zulu, Xhosa or Sotho'], sunday: true, batch: false, appeal: 5,
  },
  {
    id: 'wors-braai-mielies-carrot', name: 'Braaied wors, mielies and carrot salad', emoji: '🔥', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 30, totalMinutes: 70,
    ingredients: [['boerewors', 80], ['sweetcorn-cob', 140], ['potatoes', 225], ['carrots', 90], ['pineapple', 50, 'seasoning'], ['yoghurt-plain-low-fat', 65], ['onions', 25], ['lemon-juice', 10], ['paprika', 1], ['coriander-ground', 0.5], ['parsley', 4]],
    scaling: 'parts', steps: ['Light the fire.', 'Boil the potatoes until soft and dress them with the yoghurt, paprika and chopped onion.', 'Grate the carrots and mix with the pineapple, lemon juice, coriander and parsley.', 'Braai the mielies and the wors over medium coals, turning, until no pink is left inside the wors.'],
    tools: ['braai', 'stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 25, carried: 'home', styles: ['Afrikaans', 'Zulu, Xhosa or Sotho'], homeOf: ['Afrikaans'], sunday: true, batch: false, appeal: 5,
  },
  {
    id: 'wors-pap-sous', name: 'Wors, pap and sous', emoji: '🌭', slots: ['dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 30,
    ingredients: [['boerewors', 80], ['eggs', 50], ['maize-meal', 70], ['tomatoes', 200], ['onions', 75], ['green-pepper', 60], ['garlic', 3], ['chilli-flakes', 0.5], ['thyme', 0.5], ['sugar-white', 2.5], ['vinegar', 5]],
    scaling: 'parts', steps: ['Stir the maize meal into boiling water, cover and steam to a stiff pap.', 'Fry the wors slowly in its own fat until no pink is left inside, and lift it out.', 'Fry the onion, green pepper and garlic in that fat, add the tomatoes, thyme, chilli flakes, sugar and vinegar and cook to a thick sous.', 'Let the egg set in the sous under a lid and serve with the wors and pap.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 10, carried: 'home', styles: ['Afrikaans', 'Zulu, Xhosa or Sotho'], homeOf: ['Afrikaans', 'Zulu, Xhosa or Sotho'], batch: false, appeal: 5,
  },
  {
    id: 'wors-tomato-pasta', name: 'Wors and tomato pasta', emoji: '🌭', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 25,
    ingredients: [['boerewors', 80], ['pasta-shapes', 75], ['tomatoes', 200], ['mixed-peppers', 60], ['onions', 50], ['spinach', 40], ['garlic', 3], ['origanum', 0.5], ['chilli-flakes', 0.5], ['tomato-paste', 10], ['vinegar', 5]],
    scaling: 'parts', steps: ['Boil the pasta.', 'Cut the wors in small pieces and fry them in a dry pan until brown and no pink is left inside, and pour off the fat.', 'Add the onion, peppers and garlic and fry until soft.', 'Add the chopped tomatoes, tomato paste, origanum, chilli flakes and vinegar and cook until thick.', 'Wilt the spinach in the sauce and toss it with the pasta.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 10, carried: 'microwave', styles: ['Urban'], batch: false, appeal: 3,
  },
];
