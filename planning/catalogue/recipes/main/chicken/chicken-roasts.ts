import type { Recipe } from '../../../recipe.ts';

/** Lunches and dinners: chicken on the bone from the oven, and the plates of Sundays around it. */
export const mainChickenRoasts: readonly Recipe[] = [
  {
    id: 'barbecue-drumsticks-corn', name: 'Barbecue drumsticks, corn and carrot salad', emoji: '🌽', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 60,
    ingredients: [['chicken-drumsticks', 140], ['sweetcorn-cob', 140], ['carrots', 60], ['apples', 120], ['bread-rolls', 55], ['braai-sauce', 10], ['vinegar', 5], ['garlic', 3], ['paprika', 1], ['lemon-juice', 10], ['sunflower-oil', 5]],
    scaling: 'parts', steps: ['Heat the oven and mix the braai sauce, vinegar, garlic, paprika and oil.', 'Turn the drumsticks in it and roast them until sticky and the juices run clear.', 'Boil the sweetcorn cob.', 'Grate the carrots and apple, toss with the lemon juice and eat with the warm roll.'],
    tools: ['oven', 'stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 35, carried: 'home', styles: ['Afrikaans', 'Urban'], homeOf: ['Urban'], sunday: true, batch: false, appeal: 4.5,
  },
  {
    id: 'chicken-tray-brinjal-couscous', name: 'Baked chicken, brinjal and couscous', emoji: '🍆', slots: ['dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 60,
    ingredients: [['chicken-thighs', 120], ['couscous', 55], ['brinjal', 130], ['mixed-peppers', 60], ['tomatoes', 100], ['onions', 50], ['garlic', 3], ['cumin', 1], ['coriander-ground', 1], ['paprika', 1], ['lemon-juice', 10], ['salt', 0.5]],
    scaling: 'parts', steps: ['Heat the oven.', 'Toss the brinjal, peppers, tomatoes and onion in a tray with the garlic, cumin, ground coriander and half of the salt.', 'Rub the thighs with the paprika and the rest of the salt, lay them on top and bake until the juices run clear.', 'Pour boiling water from the kettle over the couscous, fluff it with the lemon juice and spoon the tray juices over it.'],
    tools: ['oven', 'kettle'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 40, carried: 'microwave', styles: ['Cape', 'Urban'], batch: true, appeal: 3,
  },
  {
    id: 'honey-soy-wings-noodles', name: 'Sticky wings, noodles and broccoli', emoji: '🍗', slots: ['dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 55,
    ingredients: [['chicken-wings', 130], ['egg-noodles', 60], ['broccoli', 120], ['mixed-peppers', 60], ['honey', 5], ['soy-sauce', 5], ['garlic', 4.5], ['ginger', 6], ['chilli-flakes', 0.5], ['lemon-juice', 10]],
    scaling: 'parts', steps: ['Heat the oven.', 'Mix the honey, soy sauce, garlic, ginger, chilli flakes and lemon juice and turn the wings in it.', 'Roast until dark and sticky and the juices run clear.', 'Boil the egg noodles with the pepper strips and broccoli for the last minutes, drain and serve under the wings.'],
    tools: ['oven', 'stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 30, carried: 'home', styles: ['Urban'], homeOf: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'masala-leg-quarters-rice-tray', name: 'Masala leg quarters, rice and cucumber raita', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 65,
    ingredients: [['chicken-leg-quarters', 150], ['rice-basmati', 55], ['yoghurt-plain-low-fat', 65], ['cucumber', 100], ['onions', 50], ['garlic', 4.5], ['ginger', 4], ['cumin', 1], ['coriander-ground', 1], ['turmeric', 0.5], ['chilli-flakes', 0.5], ['lemon-juice', 10], ['dhania', 4]],
    scaling: 'parts', steps: ['Heat the oven.', 'Rub the leg quarters with the garlic, ginger, cumin, ground coriander, turmeric, chilli flakes and lemon juice and lay them on the sliced onion.', 'Roast until the edges are dark and the juices run clear.', 'Boil the rice.', 'Mix the yoghurt with grated cucumber and the dhania and serve it beside.'],
    tools: ['oven', 'stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 40, carried: 'home', styles: ['Durban Indian'], homeOf: ['Durban Indian'], sunday: true, batch: false, appeal: 4.5,
  },
  {
    id: 'peri-peri-thighs-rice-peppers', name: 'Peri-peri thighs, rice and peppers', emoji: '🌶️', slots: ['dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 60,
    ingredients: [['chicken-thighs', 130], ['rice-white', 55], ['mixed-peppers', 120], ['onions', 50], ['tomatoes', 50], ['garlic', 4.5], ['paprika', 1], ['chilli-flakes', 0.5], ['origanum', 0.5], ['lemon-juice', 15], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Heat the oven.', 'Mix the garlic, paprika, chilli flakes, origanum, lemon juice, vinegar and salt and rub the thighs with it.', 'Spread the peppers, onion and tomatoes in a tray, lay the thighs on top and roast until the juices run clear.', 'Boil the rice and spoon the tray juices over it.'],
    tools: ['oven', 'stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 35, carried: 'microwave', styles: ['Urban'], homeOf: ['Urban'], batch: true, appeal: 4.5,
  },
  {
    id: 'roast-drumsticks-potato-carrot', name: 'Roast drumsticks, potatoes and carrots', emoji: '🍗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 60,
    ingredients: [['chicken-drumsticks', 140], ['potatoes', 225], ['carrots', 90], ['onions', 50], ['sunflower-oil', 10], ['garlic', 3], ['rosemary', 0.5], ['thyme', 0.5], ['paprika', 1], ['salt', 0.5]],
    scaling: 'parts', steps: ['Heat the oven.', 'Toss the potatoes, carrots and onion in a tray with half of the oil, the garlic and rosemary.', 'Rub the drumsticks with the rest of the oil, the thyme, paprika and salt and lay them on top.', 'Roast until the potatoes are brown and the juices run clear.'],
    tools: ['oven'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 40, carried: 'microwave', styles: ['Afrikaans', 'Urban'], homeOf: ['Afrikaans', 'Urban'], sunday: true, batch: true, appeal: 5,
  },
  {
    id: 'roast-thighs-butternut-beans', name: 'Roast chicken thighs, butternut and green beans', emoji: '🍗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 60,
    ingredients: [['chicken-thighs', 130], ['butternut', 200], ['green-beans', 120], ['potatoes', 75], ['garlic', 3], ['thyme', 0.5], ['cinnamon', 0.5], ['lemon-juice', 10], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Heat the oven and cut the butternut and potato into cubes.', 'Dust them with the cinnamon and half of the salt and lay the thighs on top.', 'Rub the thighs with the garlic, thyme, pepper, lemon juice and the rest of the salt and roast until the skin is crisp and the juices run clear.', 'Boil the green beans and serve beside.'],
    tools: ['oven', 'stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 40, carried: 'microwave', styles: ['Cape', 'Afrikaans'], sunday: true, batch: true, appeal: 4,
  },
  {
    id: 'sunday-afrikaans-chicken-plate', name: 'Roast chicken, potatoes, pumpkin, peas and cauliflower', emoji: '🍽️', slots: ['lunch', 'dinner'], skill: 'Intermediate',
    activeMinutes: 40, totalMinutes: 90,
    ingredients: [['chicken-whole', 120], ['potatoes', 150], ['pumpkin', 100], ['peas-frozen', 70], ['cauliflower', 80], ['green-beans-frozen', 60], ['onions', 25], ['thyme', 0.5], ['rosemary', 0.5], ['garlic', 3], ['cinnamon', 0.5], ['mustard', 5], ['cornflour', 2.5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Heat the oven and rub the chicken with the garlic, rosemary, thyme, pepper and salt.', 'Roast it on the onion with the potatoes until the juices of the thickest part run clear.', 'Boil the pumpkin with the cinnamon until soft, and the peas, cauliflower and green beans until tender.', 'Stir the cornflour and mustard into the pan juices with water and let the gravy thicken.'],
    tools: ['oven', 'stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 4, freeMinutes: 45, carried: 'home', styles: ['Afrikaans'], homeOf: ['Afrikaans'], sunday: true, batch: false, appeal: 5,
  },
  {
    id: 'sunday-cape-chicken-yellow-rice', name: 'Roast chicken, yellow rice and sambals', emoji: '🍽️', slots: ['lunch', 'dinner'], skill: 'Intermediate',
    activeMinutes: 40, totalMinutes: 90,
    ingredients: [['chicken-whole', 120], ['rice-white', 50], ['butternut', 100], ['green-beans', 80], ['carrots', 60], ['tomatoes', 50], ['cucumber', 50], ['onions', 25], ['raisins', 5], ['turmeric', 0.5], ['cinnamon', 0.5], ['garlic', 3], ['thyme', 0.5], ['paprika', 1], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Heat the oven and rub the chicken with the garlic, thyme, paprika and half of the salt.', 'Roast it with the butternut round it until the juices of the thickest part run clear.', 'Boil the rice with the turmeric, cinnamon, raisins and the rest of the salt.', 'Boil the green beans and carrots until just tender.', 'Mix the tomatoes, cucumber and onion with the vinegar as a sambal.'],
    tools: ['oven', 'stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 4, freeMinutes: 45, carried: 'home', styles: ['Cape'], homeOf: ['Cape'], sunday: true, batch: false, appeal: 5,
  },
  {
    id: 'sunday-chicken-pap-five-sides', name: 'Chicken, pap and four sides', emoji: '🍽️', slots: ['lunch', 'dinner'], skill: 'Intermediate',
    activeMinutes: 45, totalMinutes: 80,
    ingredients: [['chicken-thighs', 130], ['maize-meal', 55], ['spinach', 80], ['pumpkin', 100], ['beetroot-jar', 60], ['carrots', 60], ['onions', 50], ['tomatoes', 50], ['garlic', 3], ['curry-powder', 2], ['thyme', 0.5], ['cinnamon', 0.5], ['vinegar', 5]],
    scaling: 'parts', steps: ['Brown the thighs in a dry pot with half of the onion, the garlic, curry powder and thyme, add the tomatoes and water and simmer covered until the juices run clear.', 'Cook the maize meal to a stiff pap.', 'Boil the pumpkin with the cinnamon until soft.', 'Fry the rest of the onion, wilt the spinach in it.', 'Grate the carrots, toss with the vinegar and serve everything with the beetroot.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 5, freeMinutes: 30, carried: 'home', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], sunday: true, batch: false, appeal: 5,
  },
  {
    id: 'sunday-durban-chicken-curry-plate', name: 'Chicken curry, rice and three sambals', emoji: '🍽️', slots: ['lunch', 'dinner'], skill: 'Intermediate',
    activeMinutes: 45, totalMinutes: 80,
    ingredients: [['chicken-thighs', 130], ['rice-basmati', 50], ['potatoes', 75], ['green-beans', 80], ['carrots', 60], ['cucumber', 50], ['tomatoes', 100], ['onions', 75], ['yoghurt-plain-low-fat', 65], ['garlic', 4.5], ['ginger', 4], ['curry-powder', 4], ['cumin', 1], ['turmeric', 0.5], ['dhania', 4], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Fry most of the onion with the thighs in a dry pot until brown.', 'Stir in the garlic, ginger, curry powder, cumin, turmeric and salt, add most of the tomatoes, the potatoes and water and simmer covered until the juices of the chicken run clear.', 'Add the green beans until tender and boil the rice.', 'Grate the carrots and toss with half of the vinegar; mix the cucumber with the yoghurt; mix the rest of the tomatoes and onion with the rest of the vinegar and the dhania.', 'Serve the curry with the three sambals.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 30, carried: 'home', styles: ['Durban Indian'], homeOf: ['Durban Indian'], sunday: true, batch: false, appeal: 5,
  },
];
