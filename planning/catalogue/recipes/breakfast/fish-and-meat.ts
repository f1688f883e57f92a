import type { Recipe } from '../../recipe.ts';

/** Breakfasts: fish and meat. */
export const breakfastFishAndMeat: readonly Recipe[] = [
  {
    id: 'bacon-mushroom-avocado-plate', name: 'Bacon and tofu with mushrooms and avocado', emoji: '🥓', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 14, totalMinutes: 14,
    ingredients: [['bacon', 50], ['tofu-firm', 80], ['mushrooms', 120], ['tomatoes', 100], ['avocado', 70], ['spinach-frozen', 30], ['oranges', 130]],
    scaling: 'parts', steps: ['Fry the chopped bacon in a dry pan until crisp and cooked through.', 'Add the sliced mushrooms and crumbled tofu and fry in the bacon fat until brown.', 'Stir in the chopped tomatoes and spinach until hot.', 'Serve with the sliced avocado.', 'Eat with the orange.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', batch: false, appeal: 2,
  },
  {
    id: 'chicken-avocado-breakfast-plate', name: 'Paprika chicken with avocado and tomato', emoji: '🍗', slots: ['breakfast', 'lunch'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 12,
    ingredients: [['chicken-breast-fillet', 110], ['avocado', 105], ['tomatoes', 100], ['lettuce', 30], ['sunflower-oil', 5], ['paprika', 1], ['lemon-juice', 5, 'seasoning'], ['salt', 0.5], ['oranges', 130], ['garlic', 3]],
    scaling: 'parts', steps: ['Cut the chicken into thin strips and toss with the paprika, garlic and salt.', 'Fry in the oil until cooked through and the juices run clear.', 'Slice the avocado and tomato over the lettuce.', 'Top with the chicken and a splash of lemon juice.', 'Eat with the orange.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban'], batch: false, appeal: 3,
  },
  {
    id: 'chicken-livers-mushrooms-spinach', name: 'Chicken livers with mushrooms and spinach', emoji: '🍳', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['chicken-livers', 120], ['mushrooms', 80], ['spinach-frozen', 60], ['tomatoes', 50], ['avocado', 70], ['sunflower-oil', 5], ['garlic', 1.5], ['paprika', 1], ['naartjies', 80], ['thyme', 0.5]],
    scaling: 'parts', steps: ['Fry the sliced mushrooms and garlic in half of the oil until brown, then lift out.', 'Fry the trimmed livers with the paprika and thyme in the rest of the oil until cooked through and no longer pink.', 'Return the mushrooms with the chopped tomato and spinach and cook until hot.', 'Serve with the sliced avocado.', 'Eat with the naartjie.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 3,
  },
  {
    id: 'chicken-mince-spinach-breakfast', name: 'Chicken mince with spinach and tomato', emoji: '🍳', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 15,
    ingredients: [['chicken-mince', 130], ['spinach', 100], ['mushrooms', 100], ['tomatoes', 50], ['onions', 25], ['sunflower-oil', 10], ['paprika', 1], ['garlic', 3], ['thyme', 0.5]],
    scaling: 'parts', steps: ['Fry the mince in the oil until browned and cooked through.', 'Add the onion, garlic, thyme, paprika, sliced mushrooms and spinach and fry until soft.', 'Stir in the chopped tomato and cook until nearly dry.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 5, carried: 'home', styles: ['Afrikaans'], batch: false, appeal: 2,
  },
  {
    id: 'haddock-egg-spinach', name: 'Haddock with egg, spinach and avocado', emoji: '🐟', slots: ['breakfast', 'lunch'], skill: 'Intermediate',
    activeMinutes: 15, totalMinutes: 20,
    ingredients: [['smoked-haddock', 60], ['eggs', 50], ['spinach-frozen', 80], ['tomatoes', 50], ['avocado', 70], ['sunflower-oil', 5], ['strawberries', 120], ['black-pepper', 0.5], ['paprika', 1]],
    scaling: 'parts', steps: ['Simmer the haddock gently in water until it flakes, then drain.', 'Soften the spinach and chopped tomato in the oil.', 'Poach the egg in barely simmering water until set; season with the pepper and paprika.', 'Serve the haddock on the spinach with the egg and sliced avocado.', 'Eat with the strawberries.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 5, carried: 'home', styles: ['Afrikaans', 'Urban'], batch: false, appeal: 3,
  },
  {
    id: 'hake-kedgeree-peas', name: 'Hake kedgeree with peas and egg', emoji: '🍚', slots: ['lunch', 'dinner'], skill: 'Intermediate',
    activeMinutes: 20, totalMinutes: 30,
    ingredients: [['rice-white', 55], ['hake-fillets', 50], ['eggs', 50], ['peas-frozen', 70, 'vegetable'], ['onions', 50], ['sunflower-oil', 5], ['curry-powder', 3], ['turmeric', 0.5], ['salt', 0.5], ['garlic', 3]],
    scaling: 'parts', steps: ['Cook the rice with the turmeric, garlic, adding the peas for the last minutes, then drain.', 'Boil the egg until firm, then peel and quarter it.', 'Simmer the hake in a little water until it flakes and is cooked through.', 'Fry the chopped onion and curry powder in the oil until golden.', 'Fold in the rice, peas, salt and flaked hake and heat until steaming.', 'Top with the egg.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 10, carried: 'home', styles: ['Cape', 'Afrikaans'], batch: false, appeal: 3,
  },
  {
    id: 'pilchards-tomato-brown-toast', name: 'Pilchards in tomato on brown toast', emoji: '🐟', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 10,
    ingredients: [['bread-brown', 40], ['pilchards-tinned', 100], ['tomatoes', 100], ['onions', 25], ['naartjies', 160], ['sunflower-oil', 5], ['paprika', 1], ['garlic', 3], ['lemon-juice', 5]],
    scaling: 'parts', steps: ['Fry the chopped onion, garlic and lemon juice in the oil until soft, then add the chopped tomatoes.', 'Add the pilchards and paprika, break them up and heat until bubbling.', 'Toast the bread and spoon the fish over it.', 'Eat with the naartjie.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 2, carried: 'home', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans'], batch: false, appeal: 3,
  },
  {
    id: 'sardine-avocado-cucumber-plate', name: 'Sardine, avocado and cucumber plate', emoji: '🐟', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 6, totalMinutes: 6,
    ingredients: [['sardines-tinned', 90], ['avocado', 105], ['cucumber', 100], ['tomatoes', 50], ['lettuce', 20], ['lemon-juice', 10, 'seasoning'], ['paprika', 1], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Slice the avocado, cucumber and tomato and lay them on the lettuce.', 'Add the drained sardines.', 'Sprinkle the lemon juice and pepper over and finish with paprika.'],
    tools: [], keepsDays: 0, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', styles: ['Urban'], batch: false, appeal: 2,
  },
  {
    id: 'sardines-rye-cucumber-tomato', name: 'Sardines on toast with cucumber and tomato', emoji: '🐟', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 6, totalMinutes: 6,
    ingredients: [['bread-wholewheat', 80], ['sardines-tinned', 45], ['tomatoes', 100], ['cucumber', 50], ['lemon-juice', 5, 'seasoning'], ['oranges', 130], ['garlic', 3], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Mash the sardines with the lemon juice, garlic and pepper.', 'Toast the bread, spread the sardines over it and top with sliced cucumber and tomato.', 'Eat with the orange.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans'], batch: false, appeal: 2,
  },
  {
    id: 'savoury-mince-wholewheat-toast', name: 'Savoury mince on wholewheat toast', emoji: '🍞', slots: ['breakfast', 'lunch'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 25,
    ingredients: [['bread-wholewheat', 80], ['beef-mince-lean', 60], ['tomatoes', 100], ['onions', 50], ['carrots', 30], ['peas-frozen', 35, 'vegetable'], ['sunflower-oil', 5], ['curry-powder', 3], ['naartjies', 80], ['garlic', 3], ['thyme', 0.5]],
    scaling: 'parts', steps: ['Fry the chopped onion, garlic, thyme and curry powder in the oil until soft.', 'Add the mince and break it up until no pink is left.', 'Add the chopped tomatoes, grated carrot and peas and simmer until thick.', 'Toast the bread and spoon the mince over it.', 'Eat with the naartjie.'],
    tools: ['stove', 'grater'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 10, carried: 'home', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans'], batch: true, appeal: 4,
  },
  {
    id: 'tuna-stuffed-avocado', name: 'Tuna-stuffed avocado with tomato', emoji: '🥑', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 7, totalMinutes: 7,
    ingredients: [['tuna-tinned', 120], ['avocado', 105], ['tomatoes', 100], ['cucumber', 50], ['onions', 25], ['sunflower-oil', 5], ['lemon-juice', 10, 'seasoning'], ['apples', 120], ['black-pepper', 0.5], ['garlic-powder', 0.5]],
    scaling: 'parts', steps: ['Mix the tuna with the onion, pepper, garlic powder, oil and lemon juice.', 'Halve the avocado, take out the stone and fill with the tuna.', 'Serve with sliced tomato and cucumber.', 'Eat with the apple.'],
    tools: [], keepsDays: 0, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', styles: ['Afrikaans', 'Urban'], batch: false, appeal: 3,
  },
  {
    id: 'weekend-boerewors-breakfast', name: 'Weekend breakfast of boerewors and egg', emoji: '🍳', slots: ['breakfast'], skill: 'Intermediate',
    activeMinutes: 20, totalMinutes: 25,
    ingredients: [['bread-brown', 40], ['boerewors', 50], ['eggs', 50], ['tomatoes', 100], ['mushrooms', 50], ['paprika', 0.5], ['oranges', 130]],
    scaling: 'parts', steps: ['Fry the boerewors slowly in a dry pan until cooked right through and lift it out.', 'Fry the sliced mushrooms in the fat that is left.', 'Add the chopped tomatoes and paprika and simmer until thick.', 'Make a hollow, break in the egg, cover and cook until set.', 'Serve with the sliced boerewors and toast made from the bread.', 'Eat with the orange.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 5, carried: 'home', batch: false, appeal: 5,
  },
];
