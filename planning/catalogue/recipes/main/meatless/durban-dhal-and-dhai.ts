import type { Recipe } from '../../../recipe.ts';

/** Durban dhals and curries without meat and eggs that hold 53 g of protein and more in 1,000 kcal, with dhai. */
export const mainDurbanDhalAndDhai: readonly Recipe[] = [
  {
    id: 'brinjal-dhal-roti-dhai', name: 'Brinjal dhal with fresh roti and dhai', emoji: '🍆', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 30,
    ingredients: [['lentils-red', 70], ['brinjal', 110], ['cake-flour', 40], ['yoghurt-fat-free', 220], ['tomatoes', 60], ['onions', 50], ['sunflower-oil', 6], ['curry-powder', 3], ['turmeric', 0.5], ['cumin', 1], ['garlic', 4.5], ['ginger', 4], ['salt', 0.8]],
    scaling: 'parts', steps: ['Knead the flour with a third of the salt and hot water to a soft dough, roll it out thinly and bake the roti in a dry pan until spotted brown.', 'Brown the brinjal in cubes and the onion in the oil with the garlic, ginger, cumin and curry powder.', 'Add the lentils, tomatoes, turmeric, the rest of the salt and plenty of water and simmer until all falls apart.', 'Serve with the roti and the yoghurt as dhai.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 8, carried: 'microwave', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: false, appeal: 4,
  },
  {
    id: 'brown-dhal-roti-raita', name: 'Brown dhal with fresh roti and cucumber raita', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 30,
    ingredients: [['lentils-brown', 70], ['cake-flour', 40], ['yoghurt-fat-free', 220], ['cucumber', 80], ['tomatoes', 80], ['onions', 50], ['sunflower-oil', 6], ['curry-powder', 3], ['cumin', 1], ['paprika', 1], ['garlic', 4.5], ['ginger', 4], ['dhania', 3], ['salt', 0.8]],
    scaling: 'parts', steps: ['Boil the lentils until soft.', 'Knead the flour with a third of the salt and hot water to a soft dough, roll it out thinly and bake the roti in a dry pan until spotted brown.', 'Brown the onion in the oil with the garlic, ginger, cumin, paprika and curry powder, add the tomatoes and cook until the oil shows, then the lentils with some of their water and the rest of the salt.', 'Grate the cucumber into the yoghurt with the dhania and serve the raita with the dhal and roti.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 8, carried: 'microwave', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: false, appeal: 4,
  },
  {
    id: 'dhal-bunny-carrot-raita', name: 'Dhal bunny with carrot raita', emoji: '🍞', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 28,
    ingredients: [['lentils-red', 70], ['bread-white', 70], ['yoghurt-fat-free', 220], ['carrots', 90], ['tomatoes', 60], ['onions', 50], ['sunflower-oil', 5], ['curry-powder', 4], ['turmeric', 0.5], ['cumin', 0.5], ['garlic', 4.5], ['ginger', 4], ['dhania', 3]],
    scaling: 'parts', steps: ['Brown the onion in the oil with the garlic, ginger, curry powder, turmeric and cumin.', 'Add the lentils, tomatoes and plenty of water and simmer to a thick dhal.', 'Grate the carrots into the yoghurt with the dhania.', 'Fill the hollowed bread with the dhal and eat the raita beside it.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 8, carried: 'home', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: false, appeal: 4.5,
  },
  {
    id: 'dhal-paratha-dhai', name: 'Parathas filled with dhal, tomato sambal and dhai', emoji: '🫓', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 26, totalMinutes: 30,
    ingredients: [['lentils-red', 65], ['brown-bread-flour', 45], ['yoghurt-fat-free', 230], ['tomatoes', 80], ['carrots', 80], ['onions', 30], ['sunflower-oil', 7], ['cumin', 1], ['curry-powder', 2], ['turmeric', 0.5], ['chillies', 3], ['dhania', 4], ['vinegar', 5], ['salt', 0.8]],
    scaling: 'parts', steps: ['Boil the lentils with the turmeric in very little water until soft and dry and mash them with the cumin, curry powder, chillies and half of the salt.', 'Knead the flour with the rest of the salt and hot water, roll it out, fill it with the dhal, fold it over and roll it flat again.', 'Bake the parathas in the oil until spotted brown on both sides.', 'Grate the carrots, mix them with the tomatoes, onion, vinegar and dhania and serve with the parathas and the yoghurt as dhai.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: false, appeal: 4.5,
  },
  {
    id: 'green-bean-dhal-roti-dhai', name: 'Green bean dhal with fresh roti and dhai', emoji: '🫛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 30,
    ingredients: [['lentils-red', 70], ['green-beans-frozen', 100], ['cake-flour', 40], ['yoghurt-fat-free', 220], ['tomatoes', 50], ['onions', 50], ['sunflower-oil', 6], ['curry-powder', 3], ['turmeric', 0.5], ['cumin', 1], ['garlic', 4.5], ['chillies', 3], ['salt', 0.8]],
    scaling: 'parts', steps: ['Knead the flour with a third of the salt and hot water to a soft dough, roll it out thinly and bake the roti in a dry pan until spotted brown.', 'Boil the lentils with the turmeric, tomatoes, the rest of the salt and plenty of water until they fall apart, with the green beans for the last minutes.', 'Sizzle the onion, garlic, chillies, cumin and curry powder in the oil until brown and stir them in.', 'Serve with the roti and the yoghurt as dhai.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 8, carried: 'microwave', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: false, appeal: 4,
  },
  {
    id: 'lentil-breyani-dhai-sambal', name: 'Lentil breyani with dhai and sambal', emoji: '🍚', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 30,
    ingredients: [['lentils-brown', 70], ['rice-white', 50], ['yoghurt-fat-free', 240], ['carrots', 80], ['tomatoes', 60], ['onions', 60], ['sunflower-oil', 5], ['curry-powder', 3], ['cinnamon', 0.5], ['cumin', 0.5], ['turmeric', 0.5], ['garlic', 4.5], ['ginger', 4], ['bay-leaves', 0.2], ['vinegar', 5], ['salt', 0.8]],
    scaling: 'parts', steps: ['Boil the lentils for ten minutes in plenty of water with the bay leaf.', 'Brown half of the onion in the oil with the garlic, ginger, curry powder, cinnamon and cumin.', 'Stir in the rice, turmeric, salt and the lentils with their water, cover and simmer until both are soft and the water is gone.', 'Grate the carrots, mix them with the tomatoes, vinegar and the rest of the onion and serve with the breyani and the yoghurt as dhai.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 15, carried: 'microwave', styles: ['Durban Indian', 'Cape'], homeOf: ['Durban Indian', 'Cape'], batch: false, appeal: 4.5,
  },
  {
    id: 'lentil-roti-roll-raita-cold', name: 'Masala lentil roti roll and a cup of raita', emoji: '🌯', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 22, totalMinutes: 30,
    ingredients: [['lentils-red', 65], ['brown-bread-flour', 45], ['yoghurt-fat-free', 230], ['carrots', 70], ['cucumber', 70], ['tomatoes', 30], ['onions', 30], ['sunflower-oil', 6], ['curry-powder', 3], ['turmeric', 0.5], ['cumin', 0.5], ['garlic', 3], ['dhania', 4], ['salt', 0.8]],
    scaling: 'parts', steps: ['Knead the flour with a third of the salt and hot water to a soft dough, roll it out thinly and bake the roti in a dry pan until spotted brown.', 'Brown the onion and garlic in the oil with the curry powder, turmeric and cumin, add the lentils, tomatoes, the rest of the salt and a little water and cook until soft and quite dry, then cool it.', 'Roll the lentils up in the roti with the grated carrots.', 'Stir the diced cucumber and dhania into the yoghurt and take it along in a closed cup.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, cold: true, pots: 2, freeMinutes: 5, carried: 'cold', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: false, appeal: 4,
  },
  {
    id: 'lentil-vada-dhai-sambal', name: 'Dhal fritters with dhai and carrot sambal', emoji: '🧆', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 25, totalMinutes: 30,
    ingredients: [['lentils-red', 70], ['chickpea-flour', 20], ['yoghurt-fat-free', 220], ['carrots', 90], ['tomatoes', 60], ['onions', 40], ['sunflower-oil', 12], ['curry-powder', 2], ['cumin', 1], ['chillies', 3], ['dhania', 4], ['vinegar', 5], ['salt', 0.9]],
    scaling: 'parts', steps: ['Boil the lentils in very little water until soft and dry, and mash them with the chickpea flour, a third of the onion, the chillies, cumin, curry powder, salt and half of the dhania.', 'Shape into small fritters and fry them in the oil until crisp on both sides.', 'Grate the carrots and mix them with the tomatoes, vinegar and the rest of the onion and dhania.', 'Pour the yoghurt over the fritters as dhai and eat the sambal beside them.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: false, appeal: 4.5,
  },
  {
    id: 'lentil-vegetable-sambar-rice-dhai', name: 'Sambar of lentils and vegetables with rice and dhai', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 16, totalMinutes: 30,
    ingredients: [['lentils-red', 70], ['rice-white', 50], ['yoghurt-fat-free', 240], ['brinjal', 60], ['green-beans-frozen', 60], ['tomatoes', 60], ['onions', 40], ['sunflower-oil', 4], ['curry-powder', 3], ['turmeric', 0.5], ['cumin', 1], ['chillies', 3], ['lemon-juice', 8], ['salt', 0.8]],
    scaling: 'parts', steps: ['Boil the rice.', 'Boil the lentils with the turmeric, the brinjal in small cubes, tomatoes and plenty of water until soft, with the green beans for the last minutes.', 'Sizzle the onion, chillies, cumin and curry powder in the oil until brown and stir them in with the lemon juice and salt.', 'Serve on the rice with the yoghurt as dhai.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 12, carried: 'microwave', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: false, appeal: 4,
  },
  {
    id: 'red-bean-curry-roti-dhai', name: 'Red bean curry with fresh roti and carrot dhai', emoji: '🫘', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 28,
    ingredients: [['kidney-beans-tinned', 150], ['cake-flour', 40], ['yoghurt-fat-free', 240], ['carrots', 80], ['tomatoes', 70], ['onions', 50], ['sunflower-oil', 4], ['curry-powder', 4], ['cumin', 0.5], ['garlic', 3], ['ginger', 3], ['dhania', 3]],
    scaling: 'parts', steps: ['Knead the flour with hot water to a soft dough, roll it out thinly and bake the roti in a dry pan until spotted brown.', 'Brown the onion in the oil with the garlic, ginger, curry powder and cumin, add the tomatoes and cook until the oil shows.', 'Add the drained beans and water, mash a few of them and simmer until thick.', 'Grate the carrots into the yoghurt with the dhania and serve it with the curry and roti.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 5, carried: 'microwave', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: false, appeal: 4.5,
  },
  {
    id: 'soya-mince-pea-curry-roti-dhai', name: 'Soya mince and pea curry with fresh roti and dhai', emoji: '🫛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 28,
    ingredients: [['soya-mince', 24], ['peas-frozen', 75], ['cake-flour', 60], ['yoghurt-fat-free', 170], ['tomatoes', 80], ['onions', 50], ['sunflower-oil', 6], ['curry-powder', 4], ['turmeric', 0.5], ['cumin', 0.5], ['garlic', 3], ['ginger', 3], ['dhania', 2]],
    scaling: 'parts', steps: ['Knead the flour with hot water to a soft dough, roll it out thinly and bake the roti in a dry pan until spotted brown.', 'Brown the onion in the oil with the garlic, ginger, curry powder, turmeric and cumin.', 'Add the soya mince, tomatoes and water and simmer until thick, with the peas for the last minutes.', 'Strew with the dhania and serve with the roti and the yoghurt as dhai.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 5, carried: 'microwave', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: false, appeal: 4,
  },
  {
    id: 'spinach-cottage-cheese-dhal-roti', name: 'Spinach and cottage cheese dhal with fresh roti', emoji: '🥬', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 28,
    ingredients: [['lentils-red', 60], ['cottage-cheese', 60], ['spinach', 80], ['cake-flour', 50], ['yoghurt-fat-free', 100], ['tomatoes', 50], ['onions', 50], ['sunflower-oil', 5], ['curry-powder', 3], ['cumin', 1], ['turmeric', 0.5], ['garlic', 4.5], ['ginger', 4]],
    scaling: 'parts', steps: ['Knead the flour with hot water to a soft dough, roll it out thinly and bake the roti in a dry pan until spotted brown.', 'Boil the lentils with the turmeric, tomatoes and plenty of water until they fall apart.', 'Brown the onion in the oil with the garlic, ginger, cumin and curry powder, wilt the spinach in it and stir both into the dhal.', 'Take it from the heat, stir in the cottage cheese and serve with the roti and the yoghurt as dhai.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 8, carried: 'home', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: false, appeal: 4,
  },
];
