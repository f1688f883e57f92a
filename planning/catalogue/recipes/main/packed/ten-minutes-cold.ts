import type { Recipe } from '../../../recipe.ts';

/** Lunches to be eaten cold that take at most ten minutes of work: sandwiches, rolls, wraps, salads without starch. */
export const mainPackedTenMinutesCold: readonly Recipe[] = [
  {
    id: 'chicken-feta-avocado-salad-box', name: 'Chicken, feta and avocado salad box', emoji: '🥗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 12,
    ingredients: [['chicken-breast-fillet', 110], ['feta', 25], ['avocado', 70], ['cucumber', 50], ['tomatoes', 100], ['lettuce', 40], ['sunflower-oil', 10], ['lemon-juice', 5], ['origanum', 0.5], ['paprika', 0.5], ['garlic-powder', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Fry thin strips of the chicken in half of the oil with the paprika, garlic powder and pepper until no pink is left inside, and let them cool.', 'Stir the rest of the oil with the lemon juice and origanum.', 'Pack the lettuce, cucumber, tomatoes and avocado with the chicken and crumbled feta on top, and keep cold until lunch.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 2, carried: 'cold', styles: ['Urban', 'Cape'], homeOf: ['Urban'], batch: false, appeal: 4.5,
  },
  {
    id: 'chicken-sweetcorn-pasta-salad', name: 'Chicken and sweetcorn pasta salad', emoji: '🥗', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 15,
    ingredients: [['pasta-shapes', 65], ['chicken-breast-fillet', 80], ['sweetcorn-frozen', 70], ['tomatoes', 50], ['green-pepper', 30], ['mayonnaise-lite', 15], ['yoghurt-plain-low-fat', 20], ['sunflower-oil', 5], ['lemon-juice', 5], ['paprika', 0.5], ['garlic-powder', 0.5], ['black-pepper', 0.5], ['parsley', 4]],
    scaling: 'parts', steps: ['Boil the pasta until just tender, with the sweetcorn for the last minutes, and cool them under cold water.', 'Fry thin strips of the chicken in the oil with the paprika and garlic powder until no pink is left inside.', 'Stir the mayonnaise, yoghurt, lemon juice, pepper and parsley together and fold in everything with the tomatoes and green pepper.', 'Pack it and keep cold until lunch.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, cold: true, pots: 2, freeMinutes: 5, carried: 'cold', styles: ['Urban', 'Afrikaans', 'Zulu, Xhosa or Sotho'], homeOf: ['Urban'], batch: false, appeal: 4.5,
  },
  {
    id: 'crisp-tofu-avocado-sandwich', name: 'Crisp tofu and avocado sandwich with tomato', emoji: '🥪', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 12,
    ingredients: [['bread-sourdough', 80], ['tofu-firm', 100], ['avocado', 70], ['tomatoes', 50], ['salad-leaves', 20], ['sunflower-oil', 5], ['soy-sauce', 3], ['lemon-juice', 5], ['paprika', 1], ['garlic-powder', 0.5]],
    scaling: 'parts', steps: ['Fry slices of the tofu in the oil with the paprika and garlic powder until crisp, splash them with the soy sauce and let them cool.', 'Mash the avocado with the lemon juice on the bread.', 'Fill it with the tofu, tomatoes and salad leaves and keep cold until lunch.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 2, carried: 'cold', styles: ['Urban'], homeOf: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'frikkadel-sandwich-tomato-chutney', name: 'Frikkadel sandwich with tomato and chutney, and an apple', emoji: '🥪', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 14,
    ingredients: [['chicken-mince', 80], ['bread-brown', 80], ['tomatoes', 50], ['onions', 15], ['apples', 120], ['chutney', 10], ['sunflower-oil', 5], ['garlic-powder', 0.5], ['mixed-herbs', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Mix the mince with the grated onion, garlic powder, mixed herbs and pepper and press it into two flat frikkadels.', 'Fry them in the oil until brown and no pink is left inside, and let them cool.', 'Spread the bread with the chutney and fill it with the frikkadels and sliced tomatoes.', 'Pack the apple beside it and keep cold until lunch.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 4, carried: 'cold', styles: ['Afrikaans', 'Urban', 'Zulu, Xhosa or Sotho', 'Cape'], homeOf: ['Afrikaans', 'Urban'], batch: false, appeal: 4.5,
  },
  {
    id: 'hummus-avocado-pepper-wrap', name: 'Hummus, avocado and roasted pepper wrap', emoji: '🥑', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 10,
    ingredients: [['tortilla-wraps', 60], ['hummus', 45], ['avocado', 70], ['mixed-peppers', 60], ['baby-spinach', 30], ['cucumber', 50], ['sunflower-oil', 5], ['lemon-juice', 5], ['cumin', 0.5], ['paprika', 0.5], ['pumpkin-seeds', 10]],
    scaling: 'parts', steps: ['Fry the peppers in strips in the hot oil with the cumin and paprika until brown at the edges.', 'Spread the wrap with the hummus and mashed avocado and squeeze the lemon juice over.', 'Add the peppers, baby spinach, cucumber and pumpkin seeds, roll it up tightly and keep cold until lunch.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 0, carried: 'cold', styles: ['Urban', 'Cape'], homeOf: ['Urban'], batch: false, appeal: 4.5,
  },
  {
    id: 'lemon-pepper-chicken-roll-pear', name: 'Lemon pepper chicken roll with carrot and lettuce, and a pear', emoji: '🥖', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 12,
    ingredients: [['chicken-breast-fillet', 80], ['bread-rolls', 55], ['mayonnaise-lite', 10], ['carrots', 30], ['lettuce', 20], ['pears', 150], ['sunflower-oil', 5], ['lemon-juice', 5], ['garlic-powder', 0.5], ['black-pepper', 0.5], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Fry thin strips of the chicken in the oil with the pepper, garlic powder and paprika until no pink is left inside, squeeze the lemon juice over and let them cool.', 'Mix the grated carrot with the mayonnaise.', 'Fill the roll with the lettuce, carrot and chicken.', 'Pack the pear beside it and keep cold until lunch.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 2, carried: 'cold', styles: ['Urban', 'Afrikaans', 'Cape'], homeOf: ['Urban'], batch: false, appeal: 4.5,
  },
  {
    id: 'polony-cheese-tomato-sandwich-carrot', name: 'Chicken polony, cheese and tomato sandwich with carrot sticks', emoji: '🥪', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 6, totalMinutes: 6,
    ingredients: [['bread-brown', 80], ['chicken-polony', 20], ['cheddar', 15], ['tomatoes', 50], ['carrots', 60], ['bananas', 100], ['mustard', 2], ['black-pepper', 0.5], ['mixed-herbs', 0.5]],
    scaling: 'parts', steps: ['Spread the bread with the mustard.', 'Fill it with the polony, slices of cheddar and tomatoes, the pepper and mixed herbs.', 'Pack the carrots in sticks and the banana beside it and keep cold until lunch.'],
    tools: [], keepsDays: 0, freezes: false, needsNoElectricity: true, cold: true, pots: 0, freeMinutes: 0, carried: 'cold', styles: ['Zulu, Xhosa or Sotho', 'Urban', 'Afrikaans'], homeOf: ['Zulu, Xhosa or Sotho', 'Urban'], batch: false, appeal: 4,
  },
  {
    id: 'roast-drumsticks-potato-salad-box', name: 'Cold roast drumsticks, potato salad and tomato', emoji: '🍗', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 55,
    ingredients: [['chicken-drumsticks', 140], ['potatoes', 225], ['tomatoes', 100], ['mayonnaise-lite', 15], ['yoghurt-plain-low-fat', 20], ['onions', 15], ['paprika', 1], ['garlic', 3], ['mixed-herbs', 0.5], ['mustard', 5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Heat the oven, rub the drumsticks with the garlic, paprika, mixed herbs and half of the pepper and roast them until brown and the juices run clear.', 'Boil the potatoes in cubes until soft and cool them.', 'Stir the mayonnaise, yoghurt, mustard, onion and the rest of the pepper together and fold in the potatoes.', 'Pack the drumsticks with the salad and tomatoes and keep cold until lunch.'],
    tools: ['oven', 'stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, cold: true, pots: 2, freeMinutes: 45, carried: 'cold', styles: ['Afrikaans', 'Urban', 'Zulu, Xhosa or Sotho'], homeOf: ['Afrikaans', 'Urban'], batch: false, appeal: 4.5,
  },
  {
    id: 'scrambled-egg-tomato-sandwich-carrots', name: 'Scrambled egg and tomato sandwich with carrot sticks', emoji: '🥪', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 9, totalMinutes: 9,
    ingredients: [['eggs', 100], ['bread-brown', 80], ['tomatoes', 50], ['carrots', 60], ['sunflower-oil', 5], ['mustard', 2], ['garlic-powder', 0.5], ['black-pepper', 0.5], ['parsley', 4], ['bananas', 100]],
    scaling: 'parts', steps: ['Scramble the eggs in the oil with the garlic powder, pepper and parsley until firm, and let them cool.', 'Spread the bread with the mustard and fill it with the egg and sliced tomatoes.', 'Pack the carrots in sticks and the banana beside it and keep cold until lunch.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 0, carried: 'cold', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans', 'Urban'], homeOf: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'steak-avocado-salad-box', name: 'Cold steak salad with avocado and mustard dressing', emoji: '🥗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 12,
    ingredients: [['beef-rump', 110], ['salad-leaves', 40], ['cucumber', 50], ['cherry-tomatoes', 80], ['avocado', 70], ['sunflower-oil', 5], ['olive-oil', 5], ['mustard', 5], ['vinegar', 5], ['garlic-powder', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Rub the steak, cut thin, with the garlic powder and pepper, fry it in the sunflower oil until done as you like it, let it cool and slice it.', 'Stir the olive oil, mustard and vinegar together.', 'Pack the salad leaves, cucumber, cherry tomatoes and avocado with the steak on top and the dressing beside it, and keep cold until lunch.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 2, carried: 'cold', styles: ['Urban', 'Afrikaans'], homeOf: ['Urban'], batch: false, appeal: 4.5,
  },
  {
    id: 'steak-strip-mustard-roll-apple', name: 'Steak strip and mustard roll with tomato, and an apple', emoji: '🥩', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 12,
    ingredients: [['beef-stir-fry', 80], ['bread-rolls', 55], ['mustard', 5], ['mayonnaise-lite', 5], ['tomatoes', 50], ['lettuce', 20], ['apples', 120], ['sunflower-oil', 5], ['garlic-powder', 0.5], ['black-pepper', 0.5], ['thyme', 0.5]],
    scaling: 'parts', steps: ['Fry the beef strips in the hot oil with the garlic powder, thyme and pepper until no longer pink, and let them cool.', 'Spread the roll with the mustard and mayonnaise and fill it with the lettuce, tomatoes and beef.', 'Pack the apple beside it and keep cold until lunch.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 2, carried: 'cold', styles: ['Afrikaans', 'Urban'], homeOf: ['Afrikaans', 'Urban'], batch: false, appeal: 4.5,
  },
  {
    id: 'sweet-chilli-chicken-wrap-cucumber', name: 'Sweet chilli chicken wrap with cucumber and carrot', emoji: '🌯', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 12,
    ingredients: [['chicken-breast-fillet', 90], ['tortilla-wraps', 60], ['cucumber', 50], ['carrots', 60], ['lettuce', 20], ['yoghurt-plain-low-fat', 20], ['sweet-chilli-sauce', 5], ['sunflower-oil', 10], ['garlic-powder', 0.5], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Fry thin strips of the chicken in the oil with the garlic powder and paprika until no pink is left inside, and let them cool.', 'Spread the wrap with the yoghurt and sweet chilli sauce.', 'Lay the chicken, cucumber, grated carrot and lettuce on it and roll it up tightly, and keep cold until lunch.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, cold: true, pots: 1, freeMinutes: 2, carried: 'cold', styles: ['Urban'], homeOf: ['Urban'], batch: false, appeal: 4.5,
  },
];
