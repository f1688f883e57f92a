import type { Recipe } from '../../../recipe.ts';

/** Sunday pots and roasts of beef, pork and lamb that want a hand for half an hour at most. */
export const mainSundayBeefPorkAndLamb: readonly Recipe[] = [
  {
    id: 'sunday-cottage-pie-butternut-top', name: 'Mince and vegetable pie under butternut and potato', emoji: '🥧', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 30, totalMinutes: 70,
    ingredients: [['beef-mince-lean', 90], ['potatoes', 225], ['butternut', 100], ['mixed-veg-frozen', 100], ['onions', 50], ['tomatoes', 50], ['cheddar', 10], ['garlic', 3], ['worcester-sauce', 5], ['thyme', 0.5], ['black-pepper', 0.5], ['cake-flour', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Heat the oven, and boil the potatoes and butternut until soft and mash them with the pepper.', 'Fry the mince with the onions and garlic until no longer pink, stir in the flour, thyme, Worcester sauce, salt, tomatoes and mixed vegetables and cook until thick.', 'Spread the mash over it, scatter with the grated cheddar and bake until brown.'],
    tools: ['oven', 'stove', 'grater'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 3, freeMinutes: 25, carried: 'microwave', styles: ['Afrikaans', 'Urban', 'Cape'], homeOf: ['Afrikaans'], sunday: true, batch: true, appeal: 4.5,
  },
  {
    id: 'sunday-glazed-pork-chops-potatoes', name: 'Glazed pork chops from the oven, roast potatoes and green beans', emoji: '🍖', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 55,
    ingredients: [['pork-chops', 110], ['potatoes', 225], ['green-beans-frozen', 80], ['onions', 25], ['sunflower-oil', 10], ['honey', 5], ['mustard', 5], ['garlic', 3], ['thyme', 0.5], ['black-pepper', 0.5], ['lemon-juice', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Heat the oven and turn the potatoes and onion in half of the oil and the thyme.', 'Stir the honey, mustard, garlic, pepper, salt and lemon juice with the rest of the oil and spread it on the chops.', 'Bake them on the potatoes until glazed and the juices run clear.', 'Boil the green beans until tender.'],
    tools: ['oven', 'stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 30, carried: 'microwave', styles: ['Afrikaans', 'Urban'], homeOf: ['Afrikaans'], sunday: true, batch: false, appeal: 4.5,
  },
  {
    id: 'sunday-mince-bobotie-thrifty', name: 'Bread-and-mince bobotie, rice and green beans', emoji: '🥧', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 25, totalMinutes: 65,
    ingredients: [['beef-mince-lean', 80], ['bread-brown', 40], ['milk-low-fat', 65], ['eggs', 50], ['rice-white', 40], ['green-beans-frozen', 80], ['onions', 50], ['carrots', 30], ['chutney', 10], ['raisins', 5], ['curry-powder', 4], ['turmeric', 0.5], ['bay-leaves', 0.5], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Heat the oven, soak the bread in half of the milk and squeeze it out.', 'Fry the mince with the onions, grated carrot, curry powder and half of the turmeric until no longer pink, and stir in the bread, chutney, raisins, vinegar and salt.', 'Press it into a dish, pour over the egg whisked with the rest of the milk, lay the bay leaves on top and bake until set and golden.', 'Boil the rice with the rest of the turmeric, and the green beans beside it.'],
    tools: ['oven', 'stove', 'grater'], keepsDays: 1, freezes: true, needsNoElectricity: false, pots: 4, freeMinutes: 30, carried: 'microwave', styles: ['Cape', 'Afrikaans'], homeOf: ['Cape', 'Afrikaans'], sunday: true, batch: true, appeal: 5,
  },
  {
    id: 'sunday-pork-roast-potatoes-apple-cabbage', name: 'Slow-roast pork, potatoes and apple cabbage', emoji: '🍖', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 25, totalMinutes: 120,
    ingredients: [['pork-pack', 130], ['potatoes', 225], ['cabbage', 80], ['apples', 120], ['onions', 50], ['garlic', 3], ['mustard', 5], ['rosemary', 0.5], ['cinnamon', 0.5], ['vinegar', 5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Heat the oven and rub the pork with the garlic, mustard, rosemary, pepper and salt.', 'Roast it slowly over the potatoes until brown and the juices run clear.', 'Cook the cabbage, apple and onion with the cinnamon, vinegar and a spoon of fat from the tin until soft.'],
    tools: ['oven', 'stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 70, carried: 'microwave', styles: ['Afrikaans', 'Urban'], homeOf: ['Afrikaans'], sunday: true, batch: false, appeal: 4.5,
  },
  {
    id: 'sunday-pot-roast-beef-potatoes', name: 'Pot-roast beef, potatoes in the gravy and green beans', emoji: '🥩', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 25, totalMinutes: 150,
    ingredients: [['beef-roast', 120], ['potatoes', 225], ['green-beans-frozen', 80], ['carrots', 60], ['onions', 50], ['sunflower-oil', 10], ['garlic', 4.5], ['mustard', 5], ['bay-leaves', 0.5], ['thyme', 0.5], ['black-pepper', 0.5], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Brown the beef all round in the oil, spread it with the mustard and lay it on the onions with the garlic, thyme, bay leaf, pepper, salt, vinegar and water.', 'Cover and let it simmer very slowly until tender.', 'Add the potatoes and carrots and cook until they have taken the colour of the gravy.', 'Boil the green beans, slice the meat and serve.'],
    tools: ['stove'], keepsDays: 3, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 70, carried: 'microwave', styles: ['Afrikaans'], homeOf: ['Afrikaans'], sunday: true, batch: true, appeal: 5,
  },
];
