import type { Recipe } from '../../../recipe.ts';
import { soakedSamp } from '../../ahead.ts';

/** Lunches and dinners: beef of the cuts that simmer, in stews, curries, bredies and potjies. */
export const mainStewsAndCurries: readonly Recipe[] = [
  {
    id: 'beef-butternut-tagine-couscous', name: 'Beef and butternut stew with couscous', emoji: '🍲', slots: ['dinner'], skill: 'Intermediate',
    activeMinutes: 25, totalMinutes: 85,
    ingredients: [['beef-shin', 120], ['couscous', 60], ['butternut', 130], ['onions', 75], ['tomatoes', 100], ['prunes', 10, 'seasoning'], ['sunflower-oil', 10], ['garlic', 3], ['cinnamon', 0.5], ['cumin', 1], ['coriander-ground', 1], ['ginger-ground', 0.5], ['dhania', 4], ['salt', 0.5]],
    scaling: 'parts', steps: ['Brown small cubes of the shin in the oil with the onion.', 'Stir in the garlic, cumin, coriander, ground ginger and cinnamon, then the tomatoes, salt and water.', 'Cover and simmer until the shin is nearly tender.', 'Add the butternut and prunes and cook until soft.', 'Cover the couscous with boiling water from the kettle, fluff it and serve with the stew and dhania.'],
    tools: ['stove', 'kettle'], keepsDays: 3, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 55, carried: 'microwave', styles: ['Cape', 'Urban'], batch: true, appeal: 3.5,
  },
  {
    id: 'beef-chuck-potjie', name: 'Beef potjie with pumpkin and mielies', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Intermediate',
    activeMinutes: 35, totalMinutes: 90,
    ingredients: [['beef-chuck', 120], ['baby-potatoes', 160], ['pumpkin', 100], ['sweetcorn-cob', 70], ['onions', 50], ['garlic', 4.5], ['paprika', 1], ['rosemary', 0.5], ['bay-leaves', 0.5], ['tomato-paste', 15], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Make a small fire and brown small cubes of the beef in a three-legged pot until they give off their fat.', 'Add the onion, garlic, paprika, rosemary, bay leaf, tomato paste, vinegar, salt and water to cover, and simmer with the lid on until nearly tender.', 'Layer the baby potatoes, pumpkin and pieces of mielie on top.', 'Close the lid and steam without stirring until the beef and vegetables are soft.'],
    tools: ['braai'], keepsDays: 3, freezes: true, needsNoElectricity: true, pots: 1, freeMinutes: 45, carried: 'microwave', styles: ['Afrikaans', 'Zulu, Xhosa or Sotho'], homeOf: ['Afrikaans'], sunday: true, batch: true, appeal: 5,
  },
  {
    id: 'beef-goulash-macaroni', name: 'Beef goulash and macaroni', emoji: '🍝', slots: ['dinner'], skill: 'Beginner',
    activeMinutes: 25, totalMinutes: 80,
    ingredients: [['beef-goulash', 110], ['macaroni', 65], ['mixed-peppers', 60], ['onions', 75], ['green-beans-frozen', 60], ['tomatoes-tinned', 100], ['sunflower-oil', 10], ['paprika', 2], ['garlic', 3], ['thyme', 0.5], ['bay-leaves', 0.5], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Brown the beef in the oil and lift it out.', 'Soften the onion and peppers in the same pot, then stir in the paprika, garlic and thyme.', 'Add the tomatoes, bay leaf, vinegar, salt, beef and water, cover and simmer until the beef is nearly tender.', 'Add the green beans and cook until everything is soft.', 'Boil the macaroni and serve the goulash over it.'],
    tools: ['stove'], keepsDays: 3, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 45, carried: 'microwave', styles: ['Urban'], batch: true, appeal: 4,
  },
  {
    id: 'beef-mushroom-potato-pie', name: 'Steak and mushroom pie with a potato top', emoji: '🥧', slots: ['dinner'], skill: 'Intermediate',
    activeMinutes: 35, totalMinutes: 90,
    ingredients: [['beef-goulash', 110], ['potatoes', 225], ['mushrooms', 100], ['onions', 50], ['butternut', 60], ['sunflower-oil', 10], ['garlic', 3], ['thyme', 0.5], ['bay-leaves', 0.5], ['tomato-paste', 10], ['vinegar', 5], ['cornflour', 2.5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Brown small pieces of the beef in the oil with the onion, garlic and thyme.', 'Add the butternut, tomato paste, vinegar, bay leaf and water, cover and simmer until tender.', 'Heat the oven and boil thick slices of the potatoes with the salt until just soft.', 'Stir the mushrooms and pepper into the beef and thicken it with the cornflour.', 'Spoon into a dish, lay the potatoes on top and bake until brown.'],
    tools: ['stove', 'oven'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 3, freeMinutes: 45, carried: 'microwave', styles: ['Afrikaans'], homeOf: ['Afrikaans'], batch: false, appeal: 4.5,
  },
  {
    id: 'beef-stew-samp', name: 'Beef stew and samp', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 25, totalMinutes: 90, ahead: soakedSamp,
    ingredients: [['beef-stew', 100], ['samp', 65], ['butternut', 60], ['green-beans', 60], ['onions', 50], ['tomatoes', 50], ['garlic', 3], ['curry-powder', 3], ['thyme', 0.5], ['bay-leaves', 0.5], ['tomato-paste', 10], ['salt', 0.5]],
    scaling: 'parts', steps: ['Drain the samp and simmer it in fresh water until soft.', 'Meanwhile brown small cubes of the beef in a dry pot with the onion.', 'Stir in the garlic, curry powder, thyme, bay leaf, tomato paste, chopped tomatoes and salt, cover with water and simmer until the beef is nearly tender.', 'Add the butternut and green beans and cook until everything is soft.', 'Serve over the samp.'],
    tools: ['stove'], keepsDays: 3, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 50, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], sunday: true, batch: true, appeal: 5,
  },
  {
    id: 'beef-stew-steamed-bread', name: 'Beef stew and dombolo', emoji: '🍞', slots: ['dinner'], skill: 'Advanced',
    activeMinutes: 40, totalMinutes: 90,
    ingredients: [['beef-goulash', 110], ['cake-flour', 70, 'starch'], ['baking-powder', 2], ['green-beans-frozen', 60], ['potatoes', 75], ['onions', 50], ['tomatoes', 100], ['sunflower-oil', 10], ['garlic', 3], ['thyme', 0.5], ['curry-powder', 3], ['bay-leaves', 0.5], ['tomato-paste', 10]],
    scaling: 'parts', steps: ['Brown small cubes of the beef in half of the oil with the onion.', 'Add the garlic, curry powder, thyme, bay leaf, tomato paste, chopped tomatoes and water, cover and simmer until nearly tender.', 'Add the green beans and potatoes.', 'Mix the flour, baking powder, the rest of the oil and water to a soft dough and set it in balls on the bubbling stew.', 'Close the lid tightly and steam without lifting it until the dombolo are firm and the beef is soft.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 35, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], batch: true, appeal: 5,
  },
  {
    id: 'beef-stroganoff-noodles', name: 'Beef stroganoff and noodles', emoji: '🍄', slots: ['dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['beef-stir-fry', 110], ['egg-noodles', 65], ['mushrooms', 100], ['onions', 50], ['yoghurt-plain-low-fat', 65], ['sunflower-oil', 5], ['garlic', 3], ['paprika', 1], ['mustard', 5], ['parsley', 4], ['tomato-paste', 5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Pour boiling water from the kettle over the noodles and leave them until soft.', 'Sear the beef strips in the oil over high heat until brown, and lift them out.', 'Fry the onion and mushrooms in the same pan with the garlic, paprika and tomato paste until soft.', 'Return the beef, take off the heat and stir in the yoghurt, mustard, salt and pepper.', 'Serve over the noodles with the parsley.'],
    tools: ['stove', 'kettle'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'microwave', styles: ['Urban'], homeOf: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'beef-tomato-bredie-rice', name: 'Tomato bredie and rice', emoji: '🍅', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 25, totalMinutes: 90,
    ingredients: [['beef-stew', 110], ['rice-white', 50], ['tomatoes', 250], ['potatoes', 75], ['onions', 75], ['garlic', 3], ['ginger', 4], ['cinnamon', 0.5], ['chilli-flakes', 0.5], ['bay-leaves', 0.5], ['sugar-white', 2.5], ['tomato-paste', 10], ['salt', 0.5]],
    scaling: 'parts', steps: ['Brown small cubes of the beef in a dry pot with the onion until dark.', 'Add the garlic, ginger, cinnamon, chilli flakes and bay leaf, then the chopped tomatoes, tomato paste, sugar and salt.', 'Cover and simmer slowly until the beef is nearly tender.', 'Add the potatoes and cook until they are soft and the bredie is thick, while the rice boils.'],
    tools: ['stove'], keepsDays: 1, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 50, carried: 'microwave', styles: ['Cape', 'Afrikaans'], homeOf: ['Cape', 'Afrikaans'], sunday: true, batch: true, appeal: 5,
  },
  {
    id: 'brisket-stew-pap', name: 'Brisket stew and pap', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 25, totalMinutes: 90,
    ingredients: [['beef-brisket', 110], ['maize-meal', 65], ['pumpkin', 100], ['onions', 50], ['tomatoes', 100], ['green-pepper', 60], ['garlic', 3], ['paprika', 1], ['curry-powder', 3], ['thyme', 0.5], ['bay-leaves', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Brown small cubes of the brisket in a dry pot and pour off most of the fat.', 'Fry the onion, green pepper and garlic in what is left with the paprika, curry powder and thyme.', 'Add the tomatoes, bay leaf, salt and water, cover and simmer until nearly tender.', 'Add the pumpkin and cook until the meat and pumpkin are soft.', 'Stir the maize meal into boiling water, steam it to a stiff pap and serve with the stew.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 55, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], sunday: true, batch: true, appeal: 5,
  },
  {
    id: 'durban-beef-curry-rice', name: 'Durban beef curry and rice', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Intermediate',
    activeMinutes: 30, totalMinutes: 90,
    ingredients: [['beef-chuck', 110], ['rice-basmati', 50], ['potatoes', 75], ['tomatoes', 150], ['onions', 75], ['garlic', 4.5], ['ginger', 4], ['curry-powder', 4], ['coriander-ground', 1], ['turmeric', 0.5], ['chillies', 5], ['cinnamon', 0.5], ['dhania', 4], ['salt', 0.5]],
    scaling: 'parts', steps: ['Brown small cubes of the beef in a dry pot with the onion and cinnamon.', 'Stir in the slit chilli, garlic, ginger, curry powder, coriander and turmeric for a minute.', 'Add the chopped tomatoes, salt and a little water, cover and simmer until the beef is nearly tender.', 'Add the potatoes and cook until both are soft, while the rice boils.', 'Scatter the dhania over and serve with the rice.'],
    tools: ['stove'], keepsDays: 1, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 50, carried: 'microwave', styles: ['Durban Indian'], homeOf: ['Durban Indian'], sunday: true, batch: true, appeal: 5,
  },
  {
    id: 'pepper-beef-strips-rice', name: 'Pepper beef strips and rice', emoji: '🫑', slots: ['dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 30,
    ingredients: [['beef-stir-fry', 120], ['rice-white', 60], ['mixed-peppers', 120], ['onions-red', 50], ['sunflower-oil', 5], ['garlic', 4.5], ['ginger', 4], ['black-pepper', 1], ['sweet-chilli-sauce', 10], ['vinegar', 5], ['cornflour', 2.5], ['coriander-ground', 0.5]],
    scaling: 'parts', steps: ['Boil the rice.', 'Toss the beef strips in the pepper, coriander and cornflour.', 'Sear them in the oil over high heat until brown, and lift them out.', 'Stir-fry the red onion and peppers with the garlic and ginger until just soft.', 'Return the beef with the sweet chilli sauce and vinegar and toss until glossy.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 10, carried: 'microwave', styles: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'shin-barley-soup', name: 'Beef shin and barley soup with bread', emoji: '🥣', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 90,
    ingredients: [['beef-shin', 110], ['pearl-barley', 30], ['bread-brown', 40], ['butternut', 60], ['celery', 40], ['leeks', 50], ['potatoes', 75], ['tomatoes', 50], ['sunflower-oil', 5], ['garlic', 3], ['thyme', 0.5], ['bay-leaves', 0.5], ['parsley', 4], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Brown small pieces of the shin in the oil.', 'Add the barley, garlic, thyme, bay leaf, salt and plenty of water, cover and simmer until the meat is nearly tender.', 'Add the butternut, celery, leeks, potatoes and tomatoes and cook until everything is soft.', 'Season with the pepper and parsley and eat with the bread.'],
    tools: ['stove'], keepsDays: 3, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 60, carried: 'home', styles: ['Afrikaans'], batch: true, appeal: 4,
  },
  {
    id: 'shin-oxtail-style-rice', name: 'Oxtail-style shin and rice', emoji: '🍖', slots: ['lunch', 'dinner'], skill: 'Intermediate',
    activeMinutes: 25, totalMinutes: 90,
    ingredients: [['beef-shin', 130], ['rice-white', 50], ['carrots', 60], ['butter-beans-tinned', 60], ['onions', 50], ['celery', 40], ['sunflower-oil', 10], ['garlic', 3], ['thyme', 0.5], ['bay-leaves', 0.5], ['paprika', 1], ['tomato-paste', 15], ['cornflour', 2.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Brown small pieces of the shin in the oil until dark.', 'Add the onion, celery, garlic, paprika, thyme, bay leaf, tomato paste, salt and water, cover and simmer until nearly tender.', 'Add the carrots and drained butter beans and cook until the shin is soft.', 'Thicken the gravy with the cornflour and serve with boiled rice.'],
    tools: ['stove'], keepsDays: 1, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 55, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans'], sunday: true, batch: true, appeal: 5,
  },
  {
    id: 'smoor-steak-mash', name: 'Smoor steak, mash and green beans', emoji: '🥩', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 85,
    ingredients: [['beef-chuck', 120], ['potatoes', 225], ['onions', 100], ['tomatoes', 50], ['green-beans', 80], ['garlic', 3], ['thyme', 0.5], ['mustard', 5], ['vinegar', 5], ['bay-leaves', 0.5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Brown thin slices of the steak in a dry pan until they give off their fat, and push them aside.', 'Fry the sliced onions slowly until gold.', 'Add the tomatoes, garlic, thyme, mustard, vinegar, bay leaf, pepper and water, cover and smoor until the steak is tender.', 'Boil the potatoes, mash with the salt and a little of their water, and steam the green beans.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 3, freeMinutes: 50, carried: 'microwave', styles: ['Afrikaans'], homeOf: ['Afrikaans'], sunday: true, batch: true, appeal: 4.5,
  },
];
