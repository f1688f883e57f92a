import type { Recipe } from '../../../recipe.ts';
import { soakedBeans } from '../../ahead.ts';

/** Sunday plates without meat, several of them without fish and eggs. */
export const mainSundayFishEggsAndPulses: readonly Recipe[] = [
  {
    id: 'sunday-bean-potjie-dumplings', name: 'Bean potjie with dumplings', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 30, totalMinutes: 80,
    ingredients: [['butter-beans-tinned', 120], ['lentils-red', 25], ['cake-flour', 50], ['baking-powder', 1.5], ['soya-milk', 65], ['potatoes', 75], ['carrots', 60], ['green-beans-frozen', 60], ['tomatoes', 100], ['onions', 50], ['sunflower-oil', 10], ['garlic', 3], ['paprika', 1], ['thyme', 0.5], ['bay-leaves', 0.5], ['curry-powder', 2]],
    scaling: 'parts', steps: ['Fry the onions and garlic in the oil with the paprika, curry powder, thyme and bay leaf.', 'Layer the carrots, potatoes, red lentils, tomatoes and green beans with water and simmer without stirring until soft, then add the butter beans.', 'Stir the flour and baking powder with the soya milk to a dough, drop spoonfuls on top and cover until risen and dry inside.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 35, carried: 'microwave', styles: ['Afrikaans', 'Zulu, Xhosa or Sotho', 'Cape'], homeOf: ['Afrikaans'], sunday: true, batch: true, appeal: 4,
  },
  {
    id: 'sunday-chickpea-potato-curry-dhai', name: 'Chickpea and egg curry, rice, dhai and beetroot', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 25, totalMinutes: 60,
    ingredients: [['chickpeas-tinned', 120], ['potatoes', 75], ['rice-white', 50], ['eggs', 100], ['yoghurt-plain-low-fat', 65], ['beetroot', 80], ['onions', 50], ['tomatoes', 100], ['sunflower-oil', 5], ['curry-powder', 4], ['cumin', 1], ['turmeric', 0.5], ['garlic', 3], ['ginger', 2], ['dhania', 4]],
    scaling: 'parts', steps: ['Fry the onions in the oil with the garlic, ginger, curry powder, cumin and turmeric, add the tomatoes and potatoes and cook until soft.', 'Stir in the chickpeas and simmer until thick, and lay the boiled, peeled eggs in it.', 'Boil the rice, and the beetroot in its skin, and peel and slice it.', 'Stir the dhania into the yoghurt for the dhai.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 25, carried: 'home', styles: ['Durban Indian'], homeOf: ['Durban Indian'], sunday: true, batch: true, appeal: 4,
  },
  {
    id: 'sunday-pilchard-bobotie-yellow-rice', name: 'Pilchard bobotie, yellow rice and carrot salad', emoji: '🐟', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 25, totalMinutes: 60,
    ingredients: [['pilchards-tinned', 100], ['eggs', 50], ['potatoes', 75], ['milk-low-fat', 65], ['rice-white', 55], ['carrots', 60], ['onions', 50], ['chutney', 10], ['raisins', 5], ['curry-powder', 3], ['turmeric', 0.5], ['bay-leaves', 0.5], ['lemon-juice', 10]],
    scaling: 'parts', steps: ['Heat the oven, and boil the potato soft and mash it with a little of the milk.', 'Fry the onions with the curry powder and half of the turmeric in a little of the fish sauce, and mix with the flaked pilchards, mash, chutney and half of the raisins.', 'Press it into a dish, pour over the egg whisked with the rest of the milk, lay the bay leaves on it and bake until set.', 'Boil the rice with the rest of the turmeric, and dress the grated carrots with the lemon juice and the rest of the raisins.'],
    tools: ['oven', 'stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 30, carried: 'microwave', styles: ['Cape'], homeOf: ['Cape'], sunday: true, batch: true, appeal: 4,
  },
  {
    id: 'sunday-seven-colours-eggs-beans', name: 'Seven colours plate of beans and egg', emoji: '🌈', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 30, totalMinutes: 110, ahead: soakedBeans,
    ingredients: [['sugar-beans', 40], ['eggs', 100], ['rice-white', 50], ['pumpkin', 100], ['spinach', 80], ['beetroot-jar', 60], ['carrots', 60], ['onions', 50], ['tomatoes', 50], ['sunflower-oil', 5], ['curry-powder', 3], ['garlic', 3], ['thyme', 0.5], ['vinegar', 5]],
    scaling: 'parts', steps: ['Drain the beans and boil them in fresh water until soft.', 'Fry half of the onions in the oil with the garlic, curry powder and thyme, add the tomatoes and beans and simmer to a thick gravy.', 'Boil the rice with the egg in the same pot, and peel and halve the egg.', 'Cook the pumpkin soft, and wilt the spinach with the rest of the onions.', 'Dress the grated carrots with the vinegar, and serve with the beetroot.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 4, freeMinutes: 60, carried: 'home', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], sunday: true, batch: false, appeal: 4.5,
  },
  {
    id: 'sunday-snoek-potato-bake', name: 'Snoek and potato bake, beetroot and green beans', emoji: '🐟', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 25, totalMinutes: 60,
    ingredients: [['snoek', 100], ['potatoes', 225], ['milk-low-fat', 130], ['beetroot-jar', 60], ['green-beans-frozen', 80], ['onions', 50], ['cake-flour', 10], ['butter', 5], ['garlic', 3], ['lemon-juice', 10], ['parsley', 4], ['black-pepper', 0.5], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Heat the oven, and boil the potatoes in slices until nearly soft.', 'Fry the onions and garlic in the butter, stir in the flour and milk and cook to a smooth sauce with the lemon juice, pepper and parsley.', 'Layer the potatoes with the snoek, taking out every bone, and the sauce, dust with the paprika and bake until bubbling and brown.', 'Boil the green beans and serve with the beetroot.'],
    tools: ['oven', 'stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 4, freeMinutes: 25, carried: 'home', styles: ['Cape'], homeOf: ['Cape'], sunday: true, batch: false, appeal: 4.5,
  },
  {
    id: 'sunday-soya-mince-cottage-pie-cheese', name: 'Soya mince pie under mash, and pumpkin', emoji: '🥧', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 25, totalMinutes: 60,
    ingredients: [['soya-mince', 20], ['potatoes', 225], ['peas-frozen', 35], ['pumpkin', 100], ['cheddar', 15], ['milk-low-fat', 65], ['eggs', 50], ['onions', 50], ['tomatoes', 100], ['sunflower-oil', 5], ['garlic', 3], ['curry-powder', 2], ['thyme', 0.5], ['cinnamon', 0.5]],
    scaling: 'parts', steps: ['Heat the oven, and boil the potatoes and mash them with the milk and egg.', 'Fry the onions and garlic in the oil with the curry powder and thyme, add the soya mince, tomatoes and water and simmer until thick, and stir in the peas.', 'Spread the mash over it, scatter with the grated cheddar and bake until brown.', 'Cook the pumpkin soft with the cinnamon.'],
    tools: ['oven', 'stove', 'grater'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 4, freeMinutes: 20, carried: 'microwave', styles: ['Afrikaans', 'Urban', 'Cape'], homeOf: ['Urban'], sunday: true, batch: true, appeal: 4,
  },
  {
    id: 'sunday-vegetable-breyani-egg-dhai', name: 'Vegetable breyani with egg and dhai', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Intermediate',
    activeMinutes: 30, totalMinutes: 70,
    ingredients: [['rice-white', 50], ['lentils-brown', 30], ['eggs', 100], ['potatoes', 75], ['mixed-veg-frozen', 80], ['onions', 50], ['yoghurt-plain-low-fat', 130], ['tomatoes', 50], ['sunflower-oil', 5], ['curry-powder', 4], ['cumin', 1], ['cinnamon', 0.5], ['turmeric', 0.5], ['garlic', 3], ['ginger', 2], ['dhania', 4], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the lentils until nearly soft with the eggs beside them, add the rice and turmeric and boil until half done.', 'Fry the onions brown in the oil, add the garlic, ginger, curry powder, cumin, cinnamon, salt, tomatoes, potatoes and mixed vegetables and cook until the potatoes are nearly soft.', 'Spread the rice over it with the halved eggs, cover and steam until fluffy.', 'Stir the dhania into the yoghurt and serve it as dhai.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 25, carried: 'microwave', styles: ['Durban Indian', 'Cape'], homeOf: ['Durban Indian'], sunday: true, batch: true, appeal: 4.5,
  },
];
