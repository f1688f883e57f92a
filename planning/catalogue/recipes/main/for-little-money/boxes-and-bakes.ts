import type { Recipe } from '../../../recipe.ts';

/** Lunches to carry cold, pan pizzas and oven dishes for little money. */
export const mainBoxesAndBakes: readonly Recipe[] = [
  {
    id: 'cabbage-frikkadels-tomato-rice', name: 'Frikkadels in cabbage leaves with tomato sauce and rice', emoji: '🥬', slots: ['dinner'], skill: 'Beginner',
    activeMinutes: 22, totalMinutes: 45,
    ingredients: [['chicken-mince', 90], ['cabbage', 120], ['rice-white', 85], ['bread-brown', 15], ['tomatoes', 100], ['onions', 50], ['tomato-paste', 10], ['sunflower-oil', 13], ['sugar-brown', 3], ['mixed-herbs', 0.5], ['cinnamon', 0.3], ['garlic', 3], ['salt', 0.8]],
    scaling: 'parts', steps: ['Soften the cabbage leaves in boiling water.', 'Mix the mince with crumbs of the bread, half of the onion, the garlic, mixed herbs and half of the salt, shape into frikkadels and wrap each in a leaf.', 'Fry the rest of the onion in the oil, add the tomatoes, tomato paste, sugar, cinnamon, the rest of the salt and water, lay the parcels in it and simmer covered until the meat is cooked through.', 'Boil the rice and serve with the parcels and sauce.'],
    tools: ['stove'], keepsDays: 1, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 15, carried: 'microwave', styles: ['Afrikaans', 'Cape'], homeOf: ['Afrikaans', 'Cape'], batch: true, appeal: 4,
  },
  {
    id: 'chicken-cheese-quesadilla-flatbread', name: 'Chicken and cheese flatbreads, tomato salsa', emoji: '🫓', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 24, totalMinutes: 30,
    ingredients: [['cake-flour', 85], ['chicken-breast-fillet', 70], ['cheddar', 25], ['tomatoes', 70], ['spinach', 60], ['green-pepper', 20], ['onions', 25], ['sunflower-oil', 11], ['cumin', 0.5], ['paprika', 1], ['chilli-flakes', 0.3], ['garlic', 3], ['lemon-juice', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Knead the flour with the salt, a little of the oil and hot water, roll out thin rounds and bake them in a dry pan.', 'Fry the chicken in tiny cubes with half of the onion, the shredded spinach, garlic, cumin and paprika in half of the rest of the oil until cooked through.', 'Fill the flatbreads with the chicken and cheese, fold them over and fry them in the rest of the oil until crisp.', 'Chop the tomatoes, green pepper and the rest of the onion with the chilli flakes and lemon juice and serve the salsa beside.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Urban'], homeOf: ['Urban'], batch: false, appeal: 4.5,
  },
  {
    id: 'chicken-egg-mayo-sandwich-carrots', name: 'Chicken and egg mayonnaise sandwich, carrots and a naartjie', emoji: '🥪', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 20,
    ingredients: [['bread-brown', 100], ['chicken-breast-fillet', 50], ['eggs', 50], ['mayonnaise-lite', 12], ['carrots', 100], ['naartjies', 100], ['sunflower-oil', 9], ['onions', 10], ['black-pepper', 0.5], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Boil the egg hard, and fry the chicken strips in the oil with the paprika until cooked through.', 'Chop both, cool them and mix them with the mayonnaise, onion and pepper.', 'Fill the bread thickly.', 'Take the carrots in sticks and the naartjie along.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, cold: true, pots: 2, freeMinutes: 0, carried: 'cold', styles: ['Urban', 'Zulu, Xhosa or Sotho', 'Afrikaans'], batch: false, appeal: 4,
  },
  {
    id: 'chicken-pie-scone-top', name: 'Chicken pie under a scone crust', emoji: '🥧', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 22, totalMinutes: 45,
    ingredients: [['chicken-breast-fillet', 95], ['cake-flour', 70], ['mixed-veg-frozen', 140], ['milk-full-cream', 110], ['onions', 50], ['margarine-tub', 12], ['sunflower-oil', 8], ['baking-powder', 2.5], ['thyme', 0.5], ['mustard', 4], ['garlic', 3], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Fry the onion and the chicken strips in the oil with the garlic and thyme until the chicken is cooked through.', 'Stir in a little of the flour, then two thirds of the milk, the mustard, salt and pepper, simmer until thick and add the mixed vegetables.', 'Rub the margarine into the rest of the flour and the baking powder and stir in the rest of the milk to a soft dough.', 'Lay spoonfuls of the dough on the filling and bake until the crust is golden and dry inside.'],
    tools: ['stove', 'oven'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 20, carried: 'microwave', styles: ['Afrikaans', 'Urban', 'Zulu, Xhosa or Sotho'], homeOf: ['Afrikaans', 'Urban'], batch: false, appeal: 4.5,
  },
  {
    id: 'chicken-potato-hotpot-carrots', name: 'Chicken, potato and carrot stew with brown bread', emoji: '🍲', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 40,
    ingredients: [['chicken-breast-fillet', 95], ['potatoes', 220], ['carrots', 100], ['onions', 60], ['bread-brown', 70], ['tomatoes', 50], ['cake-flour', 6], ['sunflower-oil', 12], ['thyme', 0.5], ['bay-leaves', 0.2], ['paprika', 1], ['garlic', 3], ['worcester-sauce', 5], ['salt', 0.3]],
    scaling: 'parts', steps: ['Brown the chicken in cubes in the oil with the onion, garlic and paprika.', 'Stir in the flour, then the potatoes and carrots in chunks, tomatoes, thyme, bay leaf, Worcester sauce, salt and water.', 'Simmer under a lid until the potatoes are soft and the chicken is cooked through.', 'Serve with the bread for the gravy.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 20, carried: 'home', styles: ['Afrikaans', 'Urban', 'Zulu, Xhosa or Sotho'], batch: false, appeal: 4,
  },
  {
    id: 'chutney-chicken-yellow-rice-salad', name: 'Chutney chicken and yellow rice salad', emoji: '🥗', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 30,
    ingredients: [['chicken-breast-fillet', 90], ['rice-white', 85], ['peas-frozen', 70], ['green-pepper', 40], ['apples', 40], ['raisins', 8], ['onions', 20], ['chutney', 15], ['mayonnaise-lite', 18], ['sunflower-oil', 10], ['curry-powder', 3], ['turmeric', 0.5], ['vinegar', 5], ['salt', 0.4]],
    scaling: 'parts', steps: ['Boil the rice with the turmeric, with the peas for the last minute, drain it and cool it under the tap.', 'Fry the chicken strips in the oil with the curry powder and salt until cooked through, and cool them quickly.', 'Stir the chutney, mayonnaise and vinegar together.', 'Mix in the rice, peas, chicken, green pepper, diced apple, raisins and onion and keep it cold.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, cold: true, pots: 2, freeMinutes: 5, carried: 'cold', styles: ['Cape', 'Afrikaans', 'Urban'], homeOf: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'flatbread-chicken-slaw-roll', name: 'Chicken and slaw rolled in fresh flatbread', emoji: '🌯', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 24, totalMinutes: 28,
    ingredients: [['cake-flour', 85], ['chicken-breast-fillet', 95], ['cabbage', 80], ['carrots', 70], ['onions', 15], ['mayonnaise-lite', 18], ['sunflower-oil', 12], ['paprika', 1], ['garlic', 3], ['curry-powder', 1], ['lemon-juice', 5], ['salt', 0.7]],
    scaling: 'parts', steps: ['Knead the flour with half of the salt, a little of the oil and hot water, roll it out thinly and bake the flatbreads in a dry pan until spotted brown.', 'Fry the chicken strips in the rest of the oil with the paprika, garlic, curry powder and the rest of the salt until cooked through, and let them cool.', 'Mix the shredded cabbage, grated carrots and onion with the mayonnaise and lemon juice.', 'Roll the chicken and slaw up tightly in the flatbreads.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, cold: true, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Zulu, Xhosa or Sotho', 'Afrikaans'], homeOf: ['Urban'], batch: false, appeal: 4.5,
  },
  {
    id: 'flatbread-curried-egg-roll', name: 'Curried egg mayonnaise in fresh flatbread', emoji: '🌯', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 22, totalMinutes: 28,
    ingredients: [['cake-flour', 85], ['eggs', 100], ['carrots', 90], ['cabbage', 60], ['chutney', 12], ['mayonnaise-lite', 18], ['onions', 15], ['sunflower-oil', 8], ['curry-powder', 2], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the eggs hard, cool and chop them.', 'Knead the flour with the salt, half of the oil and hot water, roll it out thinly and bake the flatbreads in the rest of the oil until spotted brown.', 'Stir the mayonnaise, chutney, curry powder and onion into the eggs.', 'Grate the carrots, shred the cabbage, dress them with the vinegar and roll all up in the flatbreads.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, cold: true, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Zulu, Xhosa or Sotho', 'Afrikaans', 'Cape'], homeOf: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'gatsby-masala-chicken-chips', name: 'Gatsby with masala chicken and chips', emoji: '🥖', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 25, totalMinutes: 30,
    ingredients: [['bread-white', 105], ['chicken-breast-fillet', 80], ['potatoes', 140], ['lettuce', 40], ['carrots', 60], ['tomatoes', 50], ['onions', 20], ['mayonnaise-lite', 8], ['sunflower-oil', 15], ['curry-powder', 2], ['paprika', 1], ['garlic', 3], ['vinegar', 8]],
    scaling: 'parts', steps: ['Cut the potatoes into thick chips, fry them in most of the oil until golden and soft and sprinkle them with the vinegar.', 'Fry the chicken strips and onion in the rest with the curry powder, paprika and garlic until cooked through.', 'Spread the split bread with the mayonnaise.', 'Fill it with the chips, chicken, grated carrots, tomatoes and lettuce and cut it across.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Cape', 'Urban'], homeOf: ['Cape', 'Urban'], batch: false, appeal: 4.5,
  },
  {
    id: 'meatball-macaroni-salad-box', name: 'Cold meatballs and macaroni salad', emoji: '🥗', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 24, totalMinutes: 30,
    ingredients: [['macaroni', 90], ['chicken-mince', 85], ['bread-brown', 12], ['carrots', 90], ['green-pepper', 30], ['onions', 25], ['tomato-sauce', 20], ['mayonnaise-lite', 12], ['vinegar', 8], ['sugar-brown', 3], ['sunflower-oil', 10], ['mixed-herbs', 0.5], ['paprika', 1], ['garlic', 3]],
    scaling: 'parts', steps: ['Boil the macaroni and rinse it cold.', 'Mix the mince with crumbs of the bread, half of the onion and of the grated carrots, the garlic and mixed herbs, roll it into small balls and fry them in the oil until brown and cooked through.', 'Stir the tomato sauce, mayonnaise, vinegar, sugar and paprika together.', 'Mix in the macaroni, green pepper and the rest of the onion and carrots, and pack with the cold meatballs.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, cold: true, pots: 2, freeMinutes: 0, carried: 'cold', styles: ['Urban', 'Zulu, Xhosa or Sotho', 'Afrikaans'], batch: false, appeal: 4,
  },
  {
    id: 'pan-pizza-chicken-cheese-tomato', name: 'Pan pizza with chicken and cheese, carrot salad', emoji: '🍕', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 22, totalMinutes: 30,
    ingredients: [['cake-flour', 95], ['cheddar', 30], ['chicken-breast-fillet', 45], ['tomatoes', 70], ['green-pepper', 30], ['carrots', 80], ['onions', 20], ['tomato-paste', 15], ['sunflower-oil', 10], ['baking-powder', 3], ['origanum', 0.5], ['garlic', 3], ['lemon-juice', 5]],
    scaling: 'parts', steps: ['Knead the flour and baking powder with water and a third of the oil to a soft dough and roll it out to the size of the pan.', 'Fry the chicken in thin strips in a third of the oil until cooked through, and take it out.', 'Bake the dough in the rest of the oil until brown underneath and turn it.', 'Spread it with the tomato paste, garlic and origanum, lay the chicken, sliced tomatoes, green pepper, onion and cheese on top, cover and cook over low heat until the cheese melts.', 'Grate the carrots, dress them with the lemon juice and eat them beside.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 5, carried: 'home', styles: ['Urban', 'Zulu, Xhosa or Sotho', 'Afrikaans'], homeOf: ['Urban'], batch: false, appeal: 4.5,
  },
  {
    id: 'pan-pizza-vienna-cheese', name: 'Pan pizza with vienna and cheese, beetroot salad', emoji: '🍕', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 30,
    ingredients: [['cake-flour', 95], ['cheddar', 28], ['viennas', 20], ['tomatoes', 80], ['green-pepper', 30], ['beetroot', 90], ['onions', 25], ['tomato-paste', 15], ['sunflower-oil', 9], ['baking-powder', 2.5], ['origanum', 0.5], ['garlic', 3], ['lemon-juice', 5]],
    scaling: 'parts', steps: ['Knead the flour and baking powder with water and a third of the oil to a soft dough and roll it out to the size of the pan.', 'Bake it in the rest of the oil until brown underneath and turn it.', 'Spread it with the tomato paste, garlic and origanum, lay the sliced vienna, tomatoes, green pepper, onion and cheese on top, cover and cook over low heat until the cheese melts.', 'Grate the raw beetroot, dress it with the lemon juice and eat it beside.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 5, carried: 'home', styles: ['Urban', 'Zulu, Xhosa or Sotho', 'Afrikaans'], homeOf: ['Urban'], batch: false, appeal: 3,
  },
];
