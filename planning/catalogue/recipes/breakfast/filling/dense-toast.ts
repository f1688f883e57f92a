import type { Recipe } from '../../../recipe.ts';

/** Toast with eggs, cheese, chicken or beans: much protein in little energy, for little money. */
export const breakfastDenseToast: readonly Recipe[] = [
  {
    id: 'beans-eggs-on-toast-breakfast', name: 'Beans on toast topped with two eggs', emoji: '🍞', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 9, totalMinutes: 9,
    ingredients: [['bread-wholewheat', 80], ['baked-beans', 60], ['eggs', 100], ['sunflower-oil', 5], ['paprika', 0.5], ['black-pepper', 0.5], ['parsley', 4]],
    scaling: 'parts', steps: ['Warm the baked beans with the paprika and toast the bread.', 'Fry the eggs in the oil with the pepper.', 'Spoon the beans onto the toast, lay the eggs on top and scatter with the parsley.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Afrikaans', 'Zulu, Xhosa or Sotho'], batch: false, appeal: 4.5,
  },
  {
    id: 'cheese-egg-toasted-sandwich-tea', name: 'Cheese and egg toasted sandwich with milky tea', emoji: '🥪', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 10,
    ingredients: [['bread-wholewheat', 80], ['cheddar', 15], ['eggs', 50], ['tomatoes', 50], ['milk-fat-free', 195], ['black-tea', 2.5], ['mustard', 3], ['sunflower-oil', 5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Fry the egg in half of the oil until set, with the pepper.', 'Fill the bread with the grated cheddar, mustard, tomato and egg and toast it in the rest of the oil until the cheese has melted.', 'Heat the milk with a little water and steep the tea in it.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Afrikaans', 'Cape', 'Durban Indian'], batch: false, appeal: 4.5,
  },
  {
    id: 'chicken-mayo-toastie-breakfast', name: 'Toasted chicken mayonnaise sandwich', emoji: '🥪', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 12,
    ingredients: [['chicken-thigh-fillet', 80], ['bread-wholewheat', 80], ['tomatoes', 50], ['mayonnaise', 5], ['sunflower-oil', 5], ['garlic-powder', 0.5], ['paprika', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Fry the chicken in small strips in half of the oil with the garlic powder, paprika and pepper until no pink is left.', 'Stir it with the mayonnaise and fill the bread with it and the tomato.', 'Toast it in the rest of the oil until crisp.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Afrikaans', 'Cape'], batch: false, appeal: 4.5,
  },
  {
    id: 'chicken-mince-egg-toast', name: 'Curried mince and egg toast', emoji: '🍳', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 12,
    ingredients: [['chicken-mince', 60], ['eggs', 50], ['bread-wholewheat', 80], ['tomatoes', 50], ['onions', 25], ['sunflower-oil', 5], ['curry-powder', 1], ['paprika', 0.5], ['garlic', 1.5]],
    scaling: 'parts', steps: ['Fry the mince and onion in half of the oil with the garlic, curry powder and paprika until no longer pink, and cook the tomatoes with it until thick.', 'Toast the bread and spread the mince on it.', 'Fry the egg in the rest of the oil and lay it on top.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Zulu, Xhosa or Sotho', 'Urban', 'Durban Indian'], homeOf: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 4,
  },
  {
    id: 'cinnamon-french-toast-dhai', name: 'Wholewheat French toast with cinnamon yoghurt', emoji: '🍞', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 12,
    ingredients: [['eggs', 100], ['bread-wholewheat', 80], ['milk-fat-free', 65], ['yoghurt-fat-free', 65], ['sunflower-oil', 5], ['cinnamon', 0.5], ['honey', 2.5]],
    scaling: 'parts', steps: ['Whisk the eggs with the milk and half of the cinnamon and soak the bread in it.', 'Fry it in the oil on both sides until golden and set.', 'Stir the rest of the cinnamon and the honey into the yoghurt and spoon it over.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Afrikaans', 'Cape', 'Durban Indian', 'Zulu, Xhosa or Sotho'], batch: false, appeal: 4.5,
  },
  {
    id: 'egg-mayonnaise-toast-milk', name: 'Egg mayonnaise toast with tomato and a glass of milk', emoji: '🥚', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 13, totalMinutes: 13,
    ingredients: [['eggs', 100], ['bread-wholewheat', 80], ['tomatoes', 50], ['milk-fat-free', 130], ['mayonnaise', 5], ['mustard', 3], ['black-pepper', 0.5], ['parsley', 4]],
    scaling: 'parts', steps: ['Boil the eggs until hard, cool, peel and mash them with the mayonnaise, mustard, pepper and parsley.', 'Toast the bread and pile the egg and tomato on it.', 'Drink the milk with it.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Afrikaans', 'Cape'], batch: false, appeal: 4,
  },
  {
    id: 'masala-egg-toast-dhai', name: 'Masala omelette toast with dhai', emoji: '🍳', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 10,
    ingredients: [['eggs', 100], ['bread-wholewheat', 80], ['yoghurt-fat-free', 65], ['onions', 25], ['tomatoes', 50], ['sunflower-oil', 5], ['turmeric', 0.5], ['cumin', 0.5], ['chilli-flakes', 0.5], ['dhania', 4]],
    scaling: 'parts', steps: ['Whisk the eggs with the turmeric, cumin, chilli flakes, chopped onion and half of the dhania.', 'Fry them in the oil, lay the bread into the wet egg and turn it over until set and toasted.', 'Serve with the tomato, and the yoghurt with the rest of the dhania.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: false, appeal: 4.5,
  },
  {
    id: 'peanut-butter-toast-glass-milk', name: 'Peanut butter toast and a glass of cold milk', emoji: '🥜', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 4, totalMinutes: 4,
    ingredients: [['bread-wholewheat', 80], ['peanut-butter', 20], ['milk-fat-free', 260]],
    scaling: 'parts', steps: ['Toast the bread and spread it with the peanut butter.', 'Drink the cold milk with it.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Afrikaans', 'Cape', 'Zulu, Xhosa or Sotho', 'Durban Indian'], batch: false, appeal: 4,
  },
  {
    id: 'poached-egg-spinach-toast-milk', name: 'Eggs and garlicky spinach on toast, milky rooibos', emoji: '🥬', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 12,
    ingredients: [['eggs', 100], ['spinach', 60], ['bread-wholewheat', 40], ['milk-fat-free', 195], ['sunflower-oil', 5], ['garlic', 1.5], ['rooibos', 2.5], ['black-pepper', 0.5], ['lemon-juice', 5]],
    scaling: 'parts', steps: ['Wilt the spinach in the oil with the garlic and lemon juice.', 'Poach the eggs in simmering water until set and toast the bread.', 'Lay the spinach and eggs on the toast with the pepper.', 'Heat the milk with a little water and steep the rooibos in it.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 3, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Cape', 'Afrikaans'], batch: false, appeal: 4,
  },
  {
    id: 'scrambled-eggs-two-toast-milky-coffee', name: 'Scrambled eggs on toast and milky coffee', emoji: '☕', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 9, totalMinutes: 9,
    ingredients: [['eggs', 100], ['bread-wholewheat', 80], ['milk-fat-free', 130], ['tomatoes', 50], ['sunflower-oil', 5], ['coffee-instant', 1], ['black-pepper', 0.5], ['parsley', 4]],
    scaling: 'parts', steps: ['Whisk the eggs with the pepper and parsley and scramble them in the oil until just set.', 'Toast the bread and pile the eggs on it with the tomato.', 'Heat the milk and stir in the coffee.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Afrikaans', 'Cape', 'Zulu, Xhosa or Sotho'], batch: false, appeal: 4.5,
  },
];
