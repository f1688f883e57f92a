import type { Recipe } from '../../../recipe.ts';
import { soakedSampAndBeans } from '../../ahead.ts';

/** Pots, trays and braais for Sundays of every home: cheap ones, some without starch, some without meat. */
export const mainSundayLittleWork: readonly Recipe[] = [
  {
    id: 'sunday-bean-pie-mash-carrots-beans', name: 'Bean and mushroom pie under mash, carrots and green beans', emoji: '🥧', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 25, totalMinutes: 70,
    ingredients: [['kidney-beans-tinned', 120], ['potatoes', 225], ['mushrooms', 60], ['tomatoes', 100], ['carrots', 60], ['green-beans-frozen', 80], ['onions', 50], ['sunflower-oil', 15], ['cake-flour', 5], ['garlic', 3], ['thyme', 0.5], ['paprika', 1], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Heat the oven, and boil the potatoes and mash them with half of the oil, the pepper and half of the salt.', 'Fry the onions, garlic and mushrooms in the rest of the oil with the thyme, paprika and the rest of the salt, stir in the flour, tomatoes and drained beans and cook until thick.', 'Spread the mash over it and bake until brown.', 'Boil the carrots and green beans until tender.'],
    tools: ['oven', 'stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 4, freeMinutes: 25, carried: 'microwave', styles: ['Afrikaans', 'Urban'], homeOf: ['Urban'], sunday: true, batch: true, appeal: 4,
  },
  {
    id: 'sunday-braai-chops-potato-salad-greens', name: 'Braai pork chops, potato salad and green bean salad', emoji: '🔥', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 25, totalMinutes: 60,
    ingredients: [['pork-chops', 110], ['potatoes', 225], ['green-beans-frozen', 80], ['tomatoes', 100], ['yoghurt-plain-low-fat', 65], ['mayonnaise-lite', 10], ['onions', 15], ['braai-sauce', 10], ['garlic', 3], ['mustard', 5], ['paprika', 1], ['vinegar', 5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Boil the potatoes in cubes until soft and cool them, and boil the green beans.', 'Stir the yoghurt, mayonnaise and mustard together and fold in the potatoes with half of the onion.', 'Dress the green beans and tomatoes with the vinegar, pepper and the rest of the onion.', 'Rub the chops with the garlic, paprika and braai sauce and braai them over the coals until the juices run clear.'],
    tools: ['braai', 'stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 25, carried: 'home', styles: ['Afrikaans', 'Urban'], homeOf: ['Afrikaans'], sunday: true, batch: false, appeal: 5,
  },
  {
    id: 'sunday-braai-lamb-beans-slaw', name: 'Braai lamb chops, green beans, coleslaw and tomato salad', emoji: '🔥', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 50,
    ingredients: [['lamb-chops', 150], ['green-beans-frozen', 100], ['cabbage', 80], ['carrots', 30], ['tomatoes', 100], ['mayonnaise-lite', 15], ['lemon-juice', 10], ['garlic', 3], ['rosemary', 0.5], ['black-pepper', 0.5], ['origanum', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Rub the chops with the garlic, rosemary, pepper, salt and half of the lemon juice.', 'Braai them over the coals until brown and cooked through.', 'Boil the green beans until tender.', 'Toss the shredded cabbage and grated carrots with the mayonnaise, and dress the tomatoes with the origanum and the rest of the lemon juice.'],
    tools: ['braai', 'stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 25, carried: 'home', styles: ['Afrikaans', 'Cape', 'Urban'], homeOf: ['Afrikaans'], sunday: true, batch: false, appeal: 5,
  },
  {
    id: 'sunday-braai-rump-potato-beetroot', name: 'Braai steak, potatoes in foil, beetroot and tomato salad', emoji: '🔥', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 60,
    ingredients: [['beef-rump', 120], ['potatoes', 225], ['beetroot-jar', 60], ['tomatoes', 100], ['cucumber', 50], ['onions', 15], ['sunflower-oil', 10], ['garlic', 3], ['rosemary', 0.5], ['black-pepper', 0.5], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Wrap the potatoes in foil with half of the oil and lay them at the edge of the coals until soft.', 'Rub the steak with the garlic, rosemary, pepper and salt, braai it until done as you like it and let it rest.', 'Dress the tomatoes, cucumber and onion with the vinegar and the rest of the oil, and serve with the beetroot.'],
    tools: ['braai'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 40, carried: 'home', styles: ['Afrikaans', 'Urban'], homeOf: ['Afrikaans'], sunday: true, batch: false, appeal: 5,
  },
  {
    id: 'sunday-cape-chicken-akhni-sambal', name: 'Cape chicken akhni with carrot sambal and beans', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 65,
    ingredients: [['chicken-thighs', 100], ['rice-white', 65], ['potatoes', 75], ['green-beans-frozen', 60], ['carrots', 60], ['onions', 50], ['tomatoes', 50], ['curry-powder', 2], ['cumin', 1], ['coriander-ground', 1], ['cinnamon', 0.5], ['turmeric', 0.5], ['garlic', 3], ['ginger', 2], ['lemon-juice', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Brown the chicken in a dry pot with most of the onion, the garlic, ginger, curry powder, cumin, ground coriander, cinnamon, turmeric and salt.', 'Add the tomatoes, potatoes and water and simmer until nearly soft.', 'Stir in the rice and green beans, cover and steam until the rice is fluffy and the juices of the chicken run clear.', 'Grate the carrots and mix them with the rest of the onion and the lemon juice.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 40, carried: 'microwave', styles: ['Cape', 'Durban Indian'], homeOf: ['Cape'], sunday: true, batch: true, appeal: 5,
  },
  {
    id: 'sunday-chicken-potatoes-cabbage-tray', name: 'Roast chicken on potatoes, carrots and cabbage', emoji: '🍗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 80,
    ingredients: [['chicken-whole', 100], ['potatoes', 300], ['cabbage', 80], ['carrots', 60], ['onions', 25], ['sunflower-oil', 5], ['garlic', 1.5], ['paprika', 1], ['thyme', 0.5], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Heat the oven and rub the chicken with the garlic, paprika, thyme and salt.', 'Lay it on the potatoes, carrots and onion in chunks, turned in the oil, and roast until brown and the juices of the leg run clear.', 'Steam the shredded cabbage with the vinegar in a little water until soft.'],
    tools: ['oven', 'stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 60, carried: 'microwave', styles: ['Afrikaans', 'Zulu, Xhosa or Sotho', 'Urban', 'Cape'], homeOf: ['Afrikaans', 'Urban'], sunday: true, batch: true, appeal: 4.5,
  },
  {
    id: 'sunday-chicken-stew-rice-butternut', name: 'Chicken stew, rice, butternut and carrots', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 60,
    ingredients: [['chicken-thighs', 100], ['rice-white', 65], ['butternut', 100], ['carrots', 90], ['onions', 50], ['tomatoes', 50], ['curry-powder', 2], ['garlic', 1.5], ['thyme', 0.5], ['paprika', 0.5], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Brown the chicken in a dry pot with the onions, garlic, curry powder, thyme, paprika and salt.', 'Add the tomatoes, carrots and water and stew until the juices run clear.', 'Boil the rice.', 'Steam the butternut until soft, and stir the vinegar into the stew.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 40, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho', 'Urban', 'Cape'], homeOf: ['Zulu, Xhosa or Sotho'], sunday: true, batch: true, appeal: 4.5,
  },
  {
    id: 'sunday-dhal-puri-potato-sambal', name: 'Dhal, puri, potato curry and carrot sambal', emoji: '🫓', slots: ['lunch', 'dinner'], skill: 'Intermediate',
    activeMinutes: 40, totalMinutes: 55,
    ingredients: [['lentils-red', 45], ['cake-flour', 55], ['potatoes', 120], ['tomatoes', 50], ['onions', 50], ['carrots', 60], ['sunflower-oil', 20], ['curry-powder', 3], ['cumin', 1], ['turmeric', 0.5], ['garlic', 3], ['ginger', 2], ['dhania', 4], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Simmer the lentils with the turmeric, half of the garlic and the ginger until soft, and stir in half of the cumin warmed in a little of the oil.', 'Knead the flour with half of the salt and warm water and let it rest.', 'Fry most of the onion in a little of the oil with the curry powder and the rest of the garlic and cumin, add the potatoes, tomatoes and the rest of the salt and cook until soft.', 'Roll the dough thin and fry it in the rest of the oil until puffed and golden.', 'Mix the grated carrots with the rest of the onion, the vinegar and dhania.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 10, carried: 'home', styles: ['Durban Indian'], homeOf: ['Durban Indian'], sunday: true, batch: false, appeal: 5,
  },
  {
    id: 'sunday-durban-chicken-potato-curry-rice', name: 'Durban chicken and potato curry, rice and two sambals', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 55,
    ingredients: [['chicken-thighs', 100], ['potatoes', 75], ['rice-white', 60], ['tomatoes', 100], ['onions', 50], ['carrots', 60], ['cucumber', 50], ['curry-powder', 4], ['turmeric', 0.5], ['cumin', 1], ['garlic', 3], ['ginger', 2], ['vinegar', 5], ['dhania', 4], ['salt', 0.5]],
    scaling: 'parts', steps: ['Fry most of the onion in a dry pot with the chicken until brown, with the garlic, ginger, curry powder, turmeric, cumin and salt.', 'Add most of the tomatoes, the potatoes and water and simmer until the juices run clear and the potatoes are soft.', 'Boil the rice.', 'Mix the grated carrots with half of the vinegar, and the cucumber with the rest of the tomatoes, onion, vinegar and the dhania.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 35, carried: 'microwave', styles: ['Durban Indian', 'Cape'], homeOf: ['Durban Indian'], sunday: true, batch: true, appeal: 5,
  },
  {
    id: 'sunday-roast-beef-cauliflower-beans', name: 'Roast beef, cauliflower in cheese sauce, green beans and carrots', emoji: '🥩', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 100,
    ingredients: [['beef-roast', 150], ['cauliflower-frozen', 120], ['green-beans-frozen', 80], ['carrots', 60], ['cheddar', 20], ['milk-low-fat', 65], ['onions', 25], ['sunflower-oil', 10], ['cornflour', 2.5], ['garlic', 3], ['mustard', 5], ['rosemary', 0.5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Heat the oven, rub the beef with the garlic, mustard, rosemary, pepper, salt and half of the oil and roast it on the onion and carrots until done as you like it.', 'Boil the cauliflower and green beans until tender.', 'Thicken the milk with the cornflour, melt the grated cheddar in it and pour it over the cauliflower.', 'Slice the beef and serve with the rest of the oil stirred into its juices.'],
    tools: ['oven', 'stove', 'grater'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 70, carried: 'microwave', styles: ['Afrikaans', 'Urban'], homeOf: ['Afrikaans', 'Urban'], sunday: true, batch: true, appeal: 5,
  },
  {
    id: 'sunday-roast-pork-cabbage-beans-pumpkin', name: 'Slow-roast pork, cabbage, green beans and carrots', emoji: '🍖', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 120,
    ingredients: [['pork-pack', 170], ['cabbage', 100], ['green-beans-frozen', 100], ['carrots', 60], ['onions', 25], ['garlic', 3], ['mustard', 5], ['thyme', 0.5], ['black-pepper', 0.5], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Heat the oven and rub the pork with the garlic, mustard, thyme, pepper and salt.', 'Roast it slowly on the onion and carrots until brown and the juices run clear.', 'Cook the shredded cabbage and the green beans with the vinegar and a spoon of fat from the tin until soft.'],
    tools: ['oven', 'stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 80, carried: 'microwave', styles: ['Afrikaans', 'Urban'], homeOf: ['Afrikaans'], sunday: true, batch: true, appeal: 4.5,
  },
  {
    id: 'sunday-roast-vegetables-bean-stew-rice', name: 'Tray of roast vegetables with beans in tomato, and rice', emoji: '🥕', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 60,
    ingredients: [['butter-beans-tinned', 120], ['butternut', 120], ['baby-marrow', 55], ['onions', 50], ['mixed-peppers', 60], ['tomatoes', 100], ['rice-white', 55], ['sunflower-oil', 15], ['garlic', 3], ['rosemary', 0.5], ['paprika', 1], ['balsamic-vinegar', 5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Heat the oven and turn the butternut, baby marrow, peppers and half of the onions in most of the oil with the rosemary, pepper and half of the salt.', 'Roast them until brown at the edges and sprinkle with the vinegar.', 'Fry the rest of the onions with the garlic and paprika in the rest of the oil, add the tomatoes, drained beans and the rest of the salt and simmer until thick.', 'Boil the rice.'],
    tools: ['oven', 'stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 35, carried: 'microwave', styles: ['Urban', 'Cape'], homeOf: ['Urban'], sunday: true, batch: false, appeal: 4,
  },
  {
    id: 'sunday-samp-beans-three-salads', name: 'Samp and beans with chakalaka, beetroot and carrot salad', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 30, totalMinutes: 130, ahead: soakedSampAndBeans,
    ingredients: [['samp', 50], ['sugar-beans', 45], ['beetroot', 80], ['carrots', 90], ['tomatoes', 50], ['green-pepper', 30], ['onions', 50], ['sunflower-oil', 15], ['curry-powder', 3], ['garlic', 3], ['paprika', 0.5], ['thyme', 0.5], ['vinegar', 10], ['salt', 0.5]],
    scaling: 'parts', steps: ['Drain the samp and beans and simmer them in fresh water with the thyme and salt until soft, and mash some of the beans into the samp.', 'Boil the beetroot in its skin until soft, peel and slice it and dress it with half of the vinegar.', 'Fry the onions, green pepper and garlic in the oil with the curry powder and paprika, add the tomatoes and a third of the carrots, grated, and cook to a chakalaka.', 'Dress the rest of the grated carrots with the rest of the vinegar.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 80, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], sunday: true, batch: true, appeal: 4.5,
  },
  {
    id: 'sunday-vegan-breyani-sambal', name: 'Vegetable and lentil breyani with two sambals', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Intermediate',
    activeMinutes: 30, totalMinutes: 75,
    ingredients: [['rice-basmati', 55], ['lentils-brown', 40], ['potatoes', 75], ['mixed-veg-frozen', 80], ['tomatoes', 100], ['onions', 50], ['carrots', 60], ['cucumber', 50], ['sunflower-oil', 15], ['curry-powder', 4], ['cumin', 1], ['cinnamon', 0.5], ['turmeric', 0.5], ['garlic', 3], ['ginger', 2], ['vinegar', 5], ['dhania', 4], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the lentils until nearly soft, add the basmati rice and turmeric and boil until half done, and drain.', 'Fry most of the onions brown in the oil, add the garlic, ginger, curry powder, cumin, cinnamon, salt, half of the tomatoes, the potatoes and mixed vegetables and cook until the potatoes are nearly soft.', 'Spread the rice and lentils over it, cover and steam until fluffy.', 'Mix the grated carrots with half of the vinegar, and the cucumber with the rest of the tomatoes, onions, vinegar and the dhania.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 30, carried: 'microwave', styles: ['Durban Indian', 'Cape'], homeOf: ['Durban Indian', 'Cape'], sunday: true, batch: true, appeal: 4.5,
  },
];
