import type { Recipe } from '../../../recipe.ts';
import { soakedSamp } from '../../ahead.ts';

/** Sunday plates of chicken on the bone that roast or simmer by themselves, for little money. */
export const mainSundayRoastChicken: readonly Recipe[] = [
  {
    id: 'sunday-chicken-breyani-drumstick', name: 'Drumstick breyani with sambal', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Intermediate',
    activeMinutes: 30, totalMinutes: 75,
    ingredients: [['chicken-drumsticks', 140], ['rice-white', 55], ['lentils-brown', 15], ['potatoes', 75], ['onions', 50], ['tomatoes', 50], ['cucumber', 50], ['sunflower-oil', 5], ['curry-powder', 4], ['turmeric', 0.5], ['cinnamon', 0.5], ['cumin', 1], ['garlic', 3], ['ginger', 2], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the lentils until nearly soft, add the rice and turmeric and boil until half done, and drain.', 'Fry half of the onions brown in the oil, add the drumsticks, garlic, ginger, curry powder, cumin, cinnamon, salt and potatoes and brown them too.', 'Add half of the tomatoes and a little water, spread the rice over it, cover and steam until the rice is fluffy and the juices of the chicken run clear.', 'Chop the cucumber with the rest of the onions and tomatoes and the vinegar.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 30, carried: 'microwave', styles: ['Durban Indian', 'Cape'], homeOf: ['Durban Indian', 'Cape'], sunday: true, batch: true, appeal: 5,
  },
  {
    id: 'sunday-chicken-dumplings-pumpkin', name: 'Chicken, dumplings and pumpkin', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 30, totalMinutes: 75,
    ingredients: [['chicken-mixed-portions-frozen', 110], ['cake-flour', 50], ['baking-powder', 1.5], ['milk-low-fat', 65], ['pumpkin', 100], ['carrots', 60], ['onions', 50], ['potatoes', 75], ['garlic', 3], ['curry-powder', 2], ['thyme', 0.5], ['bay-leaves', 0.5], ['parsley', 4]],
    scaling: 'parts', steps: ['Brown the chicken in a dry pot, add the onions, garlic, curry powder, thyme and bay leaf and fry for a minute.', 'Add the carrots, potatoes and water and stew until the meat comes off the bone.', 'Stir the flour and baking powder with the milk and parsley to a dough, drop spoonfuls on the stew and cover until they have risen and are dry inside.', 'Cook the pumpkin soft in its own pot.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 35, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans'], homeOf: ['Zulu, Xhosa or Sotho'], sunday: true, batch: true, appeal: 4.5,
  },
  {
    id: 'sunday-chicken-pap-spinach-beetroot', name: 'Chicken in tomato gravy, pap, spinach and beetroot', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 30, totalMinutes: 75,
    ingredients: [['chicken-mixed-portions-frozen', 120], ['maize-meal', 70], ['spinach', 60], ['beetroot', 80], ['onions', 50], ['tomatoes', 50], ['garlic', 1.5], ['curry-powder', 3], ['thyme', 0.5], ['black-pepper', 0.5], ['vinegar', 5]],
    scaling: 'parts', steps: ['Boil the beetroot in its skin until soft, peel and slice it and dress it with the vinegar.', 'Brown the chicken in a dry pot, add the onions, garlic, curry powder and thyme, then the tomatoes and water, and simmer until the juices run clear.', 'Stir the maize meal into boiling water and steam it covered to a stiff pap.', 'Wilt the spinach with the pepper.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 4, freeMinutes: 30, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], sunday: true, batch: true, appeal: 4.5,
  },
  {
    id: 'sunday-chicken-samp-beetroot', name: 'Chicken, creamy samp and beetroot salad', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 25, totalMinutes: 90, ahead: soakedSamp,
    ingredients: [['chicken-thighs', 110], ['samp', 60], ['beetroot', 80], ['spinach', 60], ['carrots', 60], ['onions', 50], ['amasi', 65], ['garlic', 3], ['paprika', 1], ['thyme', 0.5], ['bay-leaves', 0.5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the beetroot in its skin, peel and slice it.', 'Drain the samp and simmer it in fresh water with half of the onions until soft, then stir in the maas and pepper.', 'Brown the chicken in a dry pot with the rest of the onions, add the garlic, paprika, thyme, bay leaf, salt, carrots and water and stew until it comes off the bone.', 'Wilt the spinach on top for the last minutes.', 'Serve with the beetroot.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 50, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], sunday: true, batch: true, appeal: 4.5,
  },
  {
    id: 'sunday-chicken-tray-potato-butternut', name: 'Chicken and vegetables from one tray', emoji: '🍗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 75,
    ingredients: [['chicken-thighs', 130], ['potatoes', 150], ['butternut', 100], ['green-beans-frozen', 80], ['onions', 50], ['sunflower-oil', 5], ['garlic', 4.5], ['rosemary', 0.5], ['paprika', 1], ['lemon-juice', 10], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Heat the oven and rub the chicken with the garlic, rosemary, paprika, pepper, salt and half of the lemon juice.', 'Lay it in a tin over the potatoes, butternut and onions in chunks, turned in the oil.', 'Roast until the vegetables are golden and the juices of the chicken run clear.', 'Boil the green beans for the last minutes and sprinkle them with the rest of the lemon juice.'],
    tools: ['oven', 'stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 50, carried: 'microwave', styles: ['Afrikaans', 'Urban', 'Cape'], homeOf: ['Afrikaans', 'Urban'], sunday: true, batch: true, appeal: 4.5,
  },
  {
    id: 'sunday-drumsticks-yellow-rice', name: 'Drumsticks, yellow rice and sambals', emoji: '🍗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 60,
    ingredients: [['chicken-drumsticks', 140], ['rice-white', 65], ['raisins', 5], ['cucumber', 50], ['carrots', 90], ['tomatoes', 50], ['onions', 25], ['yoghurt-plain-low-fat', 65], ['turmeric', 0.5], ['cinnamon', 0.5], ['curry-powder', 3], ['garlic', 3], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Heat the oven, turn the drumsticks in half of the yoghurt with the curry powder, garlic and salt and roast until browned and the juices run clear.', 'Boil the rice with the turmeric, cinnamon and raisins.', 'Chop the tomatoes and onion with half of the vinegar for one sambal.', 'Mix the grated carrots and cucumber with the rest of the yoghurt and vinegar for another.'],
    tools: ['oven', 'stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 30, carried: 'home', styles: ['Cape', 'Durban Indian'], homeOf: ['Cape'], sunday: true, batch: false, appeal: 4.5,
  },
  {
    id: 'sunday-lemon-pepper-quarters-roast-potato', name: 'Lemon pepper chicken quarters, roast potatoes and peas', emoji: '🍋', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 70,
    ingredients: [['chicken-leg-quarters', 140], ['potatoes', 225], ['peas-frozen', 35], ['sunflower-oil', 5], ['carrots', 60], ['onions', 25], ['lemon-juice', 15], ['garlic', 3], ['black-pepper', 1], ['thyme', 0.5], ['parsley', 4]],
    scaling: 'parts', steps: ['Heat the oven and rub the quarters with the lemon juice, garlic, pepper and thyme.', 'Roast them over the potatoes and onion in chunks and the oil until the skin is brown and the juices run clear.', 'Steam the carrots and heat the peas with them.', 'Scatter with the parsley.'],
    tools: ['oven', 'stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 45, carried: 'microwave', styles: ['Afrikaans', 'Urban'], homeOf: ['Afrikaans', 'Urban'], sunday: true, batch: false, appeal: 4.5,
  },
  {
    id: 'sunday-masala-roast-chicken-potatoes', name: 'Masala roast chicken, potatoes and minted yoghurt salad', emoji: '🍗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 80,
    ingredients: [['chicken-whole', 130], ['potatoes', 225], ['peas-frozen', 35], ['cucumber', 50], ['carrots', 60], ['yoghurt-plain-low-fat', 65], ['onions', 25], ['curry-powder', 3], ['cumin', 1], ['turmeric', 0.5], ['garlic', 3], ['ginger', 2], ['lemon-juice', 10], ['dhania', 4], ['salt', 0.5]],
    scaling: 'parts', steps: ['Heat the oven and rub the chicken with the curry powder, cumin, turmeric, garlic, ginger, salt and lemon juice.', 'Roast it over the potatoes and onion until brown and the juices of the leg run clear, with the peas in the tin for the last minutes.', 'Grate the cucumber and carrots into the yoghurt with the dhania.'],
    tools: ['oven', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 55, carried: 'home', styles: ['Durban Indian', 'Cape'], homeOf: ['Durban Indian'], sunday: true, batch: false, appeal: 4.5,
  },
  {
    id: 'sunday-mustard-thighs-mash-beans', name: 'Mustard chicken thighs, mash, green beans and pumpkin', emoji: '🍗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 25, totalMinutes: 65,
    ingredients: [['chicken-thighs', 120], ['potatoes', 225], ['pumpkin', 100], ['green-beans-frozen', 60], ['milk-low-fat', 65], ['onions', 25], ['mustard', 10], ['garlic', 3], ['thyme', 0.5], ['cinnamon', 0.5], ['black-pepper', 0.5], ['lemon-juice', 5]],
    scaling: 'parts', steps: ['Heat the oven, spread the thighs with the mustard, garlic, thyme and lemon juice and roast them on the onion until brown and the juices run clear.', 'Boil the potatoes and mash them with the milk and pepper.', 'Cook the pumpkin soft with the cinnamon and boil the green beans.'],
    tools: ['oven', 'stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 30, carried: 'microwave', styles: ['Afrikaans', 'Urban', 'Cape'], homeOf: ['Afrikaans'], sunday: true, batch: false, appeal: 4.5,
  },
  {
    id: 'sunday-peri-peri-spatchcock-mielie', name: 'Oven peri-peri chicken, mielie and potato salad', emoji: '🌶️', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 25, totalMinutes: 80,
    ingredients: [['chicken-whole', 130], ['sweetcorn-cob', 70], ['potatoes', 225], ['yoghurt-plain-low-fat', 65], ['spring-onions', 15], ['tomatoes', 50], ['peri-peri-sauce', 10], ['garlic', 3], ['paprika', 1], ['lemon-juice', 10], ['mustard', 5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Heat the oven, rub the opened chicken with the peri-peri sauce, garlic, paprika and lemon juice and roast it flat until brown and the juices run clear.', 'Boil the potatoes in their skins with the mielie beside them.', 'Mix the cubed potatoes with the yoghurt, mustard, pepper and spring onions.', 'Serve with the tomatoes in wedges.'],
    tools: ['oven', 'stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 45, carried: 'home', styles: ['Urban', 'Zulu, Xhosa or Sotho', 'Afrikaans'], homeOf: ['Urban'], sunday: true, batch: false, appeal: 5,
  },
  {
    id: 'sunday-thighs-onion-gravy-rice', name: 'Oven-baked chicken, rice and onion gravy', emoji: '🍗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 70,
    ingredients: [['chicken-thighs', 120], ['rice-white', 60], ['butternut', 100], ['peas-frozen', 35], ['beetroot', 40], ['onions', 50], ['cake-flour', 5], ['garlic', 3], ['paprika', 1], ['thyme', 0.5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Heat the oven, rub the thighs with the garlic, paprika, thyme, pepper and salt and roast them on the sliced onions until the skin is crisp and the juices run clear.', 'Boil the rice, and steam the butternut and peas in one pot for the last part.', 'Lift out the chicken, stir the flour and a little water into the onions in the tin and bring it to a gravy.', 'Serve with the beetroot, boiled in its skin, peeled and sliced.'],
    tools: ['oven', 'stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 35, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans', 'Urban'], homeOf: ['Zulu, Xhosa or Sotho', 'Afrikaans'], sunday: true, batch: true, appeal: 4.5,
  },
  {
    id: 'sunday-whole-chicken-rice-cabbage-pumpkin', name: 'Roast chicken, rice, cabbage and pumpkin', emoji: '🍗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 25, totalMinutes: 90,
    ingredients: [['chicken-whole', 100], ['rice-white', 60], ['pumpkin', 100], ['cabbage', 80], ['peas-frozen', 35], ['onions', 25], ['cake-flour', 5], ['garlic', 3], ['paprika', 1], ['curry-powder', 1], ['thyme', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Heat the oven, rub the chicken with the garlic, paprika, thyme and salt and roast it on half of the onion until the juices of the leg run clear.', 'Boil the rice, and cook the pumpkin in a little water until soft.', 'Fry the cabbage with the rest of the onion and the curry powder in fat from the tin and stir in the peas.', 'Thicken the pan juices with the flour for a gravy.'],
    tools: ['oven', 'stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 4, freeMinutes: 45, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans', 'Urban'], homeOf: ['Zulu, Xhosa or Sotho'], sunday: true, batch: false, appeal: 5,
  },
];
