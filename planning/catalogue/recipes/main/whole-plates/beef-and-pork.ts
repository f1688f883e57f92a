import type { Recipe } from '../../../recipe.ts';

/** Plates of beef and pork with few carbohydrates that are whole as they are: nobody looks for a scoop of pap or a slice of bread beside them. */
export const mainWholePlatesBeefAndPork: readonly Recipe[] = [
  {
    id: 'beef-kofta-cucumber-yoghurt', name: 'Beef kofta with cucumber yoghurt', emoji: '🥒', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 20,
    ingredients: [['beef-mince-lean', 120], ['yoghurt-plain-low-fat', 65], ['cucumber', 50], ['tomatoes', 100], ['onions', 25], ['sunflower-oil', 10], ['cumin', 1], ['coriander-ground', 1], ['garlic', 3], ['lemon-juice', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Knead the mince with the grated onion, cumin, coriander, salt and half of the garlic, and shape it into small sausages.', 'Fry them in the oil, turning, until brown all round and no longer pink inside.', 'Stir the chopped cucumber and the rest of the garlic into the yoghurt.', 'Serve with the sliced tomatoes, sprinkled with the lemon juice.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 0, carried: 'cold', styles: ['Urban', 'Durban Indian', 'Cape'], batch: false, appeal: 4,
  },
  {
    id: 'beef-strips-peppers-melted-cheese', name: 'Beef strips with peppers, onions and melted cheese', emoji: '🫑', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 18,
    ingredients: [['beef-stir-fry', 110], ['green-pepper', 60], ['onions', 75], ['mozzarella', 25], ['sunflower-oil', 10], ['garlic', 3], ['paprika', 1], ['worcester-sauce', 5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Brown the beef quickly in half of the oil and take it out.', 'Fry the onions and green pepper in the rest with the garlic and paprika until soft and golden at the edges.', 'Return the beef with the Worcester sauce and black pepper, scatter with the grated mozzarella and cover until it has melted.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'microwave', styles: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'cheeseburger-bowl', name: 'Cheeseburger bowl', emoji: '🍔', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['beef-mince-lean', 120], ['cheddar', 20], ['lettuce', 60], ['tomatoes', 50], ['onions-red', 25], ['gherkins', 15], ['mayonnaise', 15], ['sunflower-oil', 5], ['mustard', 3], ['paprika', 1], ['garlic-powder', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Fry the mince in the oil with the paprika, garlic powder and pepper until brown and no longer pink.', 'Scatter the grated cheddar over it and let it melt.', 'Stir the mayonnaise with the mustard.', 'Pile the mince onto the shredded lettuce with the tomatoes, onion and gherkins, and spoon the sauce over.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'meatballs-tomato-mozzarella-spinach', name: 'Meatballs in tomato sauce with melted mozzarella', emoji: '🍅', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 30,
    ingredients: [['beef-mince-lean', 110], ['mozzarella', 25], ['tomatoes', 150], ['spinach', 80], ['onions', 25], ['sunflower-oil', 10], ['garlic', 3], ['origanum', 0.5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Season the mince with the origanum, pepper and salt and roll it into small balls.', 'Brown them in the oil, add the onion and garlic, then the chopped tomatoes, and simmer until thick and the meat is no longer pink inside.', 'Push the spinach into the sauce until it wilts.', 'Lay the mozzarella on top and cover until it has melted.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 8, carried: 'microwave', styles: ['Urban', 'Cape'], batch: false, appeal: 4.5,
  },
  {
    id: 'mince-cheesy-butternut-mash', name: 'Savoury mince with cheesy butternut mash', emoji: '🥧', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 28,
    ingredients: [['beef-mince-lean', 120], ['butternut', 150], ['gouda', 20], ['tomatoes', 50], ['onions', 50], ['sunflower-oil', 10], ['garlic', 3], ['worcester-sauce', 5], ['thyme', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Boil the butternut in small pieces until soft, drain it well and mash it with the grated gouda and the pepper.', 'Fry the onion in the oil, add the mince and garlic and fry until brown and no longer pink.', 'Add the tomatoes, thyme and Worcester sauce and cook until thick.', 'Spread the mash over the mince.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 8, carried: 'microwave', styles: ['Afrikaans', 'Urban', 'Cape'], batch: true, appeal: 4,
  },
  {
    id: 'pan-bobotie-carrot-sambal', name: 'Pan bobotie with carrot sambal', emoji: '🍛', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 30,
    ingredients: [['beef-mince-lean', 110], ['eggs', 50], ['milk-fat-free', 65], ['onions', 50], ['carrots', 60], ['chutney', 10], ['raisins', 5], ['sunflower-oil', 10], ['curry-powder', 4], ['turmeric', 0.5], ['bay-leaves', 0.5], ['vinegar', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Soften the onion in the oil with the curry powder and turmeric, add the mince and fry until it is no longer pink.', 'Stir in the chutney, raisins and salt and press the mince flat in the pan.', 'Whisk the egg with the milk, pour it over, lay the bay leaves on top and cover over a low heat until the custard is set.', 'Grate the carrots and dress them with the vinegar.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 12, carried: 'microwave', styles: ['Cape', 'Afrikaans'], homeOf: ['Cape', 'Afrikaans'], batch: false, appeal: 4.5,
  },
  {
    id: 'peri-peri-pork-chop-coleslaw', name: 'Peri-peri pork chop with coleslaw', emoji: '🌶️', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 20,
    ingredients: [['pork-chops', 110], ['cabbage', 100], ['carrots', 60], ['mayonnaise', 15], ['sunflower-oil', 5], ['peri-peri-sauce', 5], ['lemon-juice', 10], ['garlic', 3], ['paprika', 1], ['salt', 0.5]],
    scaling: 'parts', steps: ['Rub the chop with the peri-peri sauce, garlic, paprika, salt and half of the lemon juice.', 'Fry it in the oil on both sides until brown and the juices run clear.', 'Stir the shredded cabbage and carrots with the mayonnaise and the rest of the lemon juice.'],
    tools: ['stove', 'grater'], keepsDays: 1, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Afrikaans'], batch: false, appeal: 4,
  },
  {
    id: 'pork-chop-butternut-mash-spinach', name: 'Pork chop, butternut mash and garlic spinach', emoji: '🍖', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 28,
    ingredients: [['pork-chops', 110], ['butternut', 150], ['spinach', 100], ['butter', 5], ['sunflower-oil', 5], ['garlic', 3], ['thyme', 0.5], ['mustard', 5], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the butternut in small pieces until soft and mash it with the butter and salt.', 'Spread the chop with the mustard, thyme and pepper and fry it in the oil on both sides until brown and the juices run clear.', 'Wilt the spinach with the garlic in the same pan and serve all together.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 8, carried: 'microwave', styles: ['Afrikaans', 'Urban', 'Cape'], batch: false, appeal: 4,
  },
  {
    id: 'pork-chop-melted-cheese-tomato', name: 'Pork chop with tomato and melted cheese, green beans', emoji: '🧀', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 22,
    ingredients: [['pork-chops', 110], ['mozzarella', 25], ['tomatoes', 100], ['green-beans-frozen', 100], ['onions', 25], ['sunflower-oil', 10], ['garlic', 3], ['origanum', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Boil the green beans until tender.', 'Fry the chop in half of the oil with the pepper until brown and the juices run clear, and lay it aside.', 'Cook the onion, garlic, tomatoes and origanum to a thick sauce in the rest.', 'Return the chop, lay the mozzarella on it, cover until it has melted and serve with the beans.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'microwave', styles: ['Urban', 'Afrikaans', 'Cape'], batch: false, appeal: 4,
  },
  {
    id: 'steak-egg-coleslaw', name: 'Steak, fried egg and coleslaw', emoji: '🥩', slots: ['dinner', 'lunch'], skill: 'Beginner',
    activeMinutes: 18, totalMinutes: 18,
    ingredients: [['beef-rump', 100], ['eggs', 50], ['cabbage', 100], ['carrots', 30], ['mayonnaise', 10], ['sunflower-oil', 10], ['garlic', 3], ['thyme', 0.5], ['black-pepper', 0.5], ['vinegar', 5]],
    scaling: 'parts', steps: ['Stir the shredded cabbage and carrots with the mayonnaise and vinegar.', 'Rub the steak with the garlic, thyme and pepper and fry it in half of the oil until brown on both sides and done as you like it, then let it rest.', 'Fry the egg in the rest until the white is set and lay it on the sliced steak.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Afrikaans', 'Urban'], batch: false, appeal: 4.5,
  },
  {
    id: 'taco-mince-salad', name: 'Taco mince salad', emoji: '🌮', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['beef-mince-lean', 120], ['lettuce', 80], ['tomatoes', 100], ['cheddar', 15], ['avocado', 35], ['onions', 25], ['sunflower-oil', 5], ['cumin', 1], ['paprika', 1], ['chilli-flakes', 0.5], ['garlic', 3], ['lemon-juice', 10], ['salt', 0.5]],
    scaling: 'parts', steps: ['Fry the onion, garlic, cumin, paprika and chilli flakes in the oil, add the mince and salt and fry until brown and no longer pink.', 'Chop the tomatoes and avocado and toss them with the lemon juice.', 'Pile the mince onto the shredded lettuce, spoon the tomatoes over and scatter with the grated cheddar.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban'], batch: false, appeal: 4,
  },
];
