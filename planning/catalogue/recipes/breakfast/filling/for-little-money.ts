import type { Recipe } from '../../../recipe.ts';

/** Breakfasts with much protein for little money. */
export const breakfastFillingForLittleMoney: readonly Recipe[] = [
  {
    id: 'chicken-mince-toast-tomato-breakfast', name: 'Curried chicken mince on toast', emoji: '🍞', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 12,
    ingredients: [['chicken-mince', 90], ['bread-wholewheat', 80], ['tomatoes', 50], ['onions', 25], ['curry-powder', 1], ['garlic', 1.5], ['paprika', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Fry the mince and onion in a dry pan with the garlic, curry powder, paprika and salt until brown and no longer pink.', 'Add the tomatoes and cook until thick.', 'Toast the bread and pile the mince on it.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Durban Indian', 'Zulu, Xhosa or Sotho'], batch: false, appeal: 4,
  },
  {
    id: 'eggs-tomato-relish-toast-milky-tea', name: 'Eggs in tomato relish, toast and milky tea', emoji: '🍅', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 12,
    ingredients: [['eggs', 100], ['tomatoes', 100], ['onions', 25], ['bread-wholewheat', 40], ['milk-fat-free', 195], ['sunflower-oil', 5], ['black-tea', 2.5], ['chilli-flakes', 0.5], ['garlic', 1.5], ['thyme', 0.5]],
    scaling: 'parts', steps: ['Fry the onion in the oil with the garlic, chilli flakes and thyme, add the tomatoes and cook to a relish.', 'Break the eggs into it and cover until set.', 'Toast the bread.', 'Heat the milk with a little water, steep the tea in it and drink it with the meal.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Zulu, Xhosa or Sotho', 'Durban Indian', 'Urban'], batch: false, appeal: 4,
  },
  {
    id: 'extra-creamy-oats-apple', name: 'Extra creamy oats with apple and cinnamon', emoji: '🥣', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 8,
    ingredients: [['rolled-oats', 40], ['milk-fat-free', 260], ['yoghurt-fat-free', 65], ['apples', 120], ['cinnamon', 0.5]],
    scaling: 'parts', steps: ['Simmer the oats in the milk with half of the grated apple and the cinnamon until thick.', 'Stir in the yoghurt off the heat and lay the rest of the apple on top.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Afrikaans', 'Urban', 'Cape'], batch: false, appeal: 3.5,
  },
  {
    id: 'masala-egg-roti-dhai-breakfast', name: 'Masala scrambled eggs, roti and dhai', emoji: '🫓', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 10,
    ingredients: [['eggs', 100], ['roti', 60], ['yoghurt-fat-free', 130], ['tomatoes', 50], ['onions', 25], ['sunflower-oil', 5], ['turmeric', 0.5], ['cumin', 0.5], ['chilli-flakes', 0.5], ['dhania', 4]],
    scaling: 'parts', steps: ['Fry the onion and tomatoes in the oil with the turmeric, cumin and chilli flakes.', 'Stir in the eggs until just set, and add half of the dhania.', 'Warm the roti in a dry pan.', 'Stir the rest of the dhania into the yoghurt and serve it beside.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Durban Indian'], homeOf: ['Durban Indian'], batch: false, appeal: 4.5,
  },
  {
    id: 'scrambled-eggs-toast-maas', name: 'Scrambled eggs, toast and a cup of maas', emoji: '🍳', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 8,
    ingredients: [['eggs', 100], ['bread-wholewheat', 40], ['amasi', 195], ['tomatoes', 50], ['sunflower-oil', 5], ['black-pepper', 0.5], ['parsley', 4]],
    scaling: 'parts', steps: ['Whisk the eggs with the pepper and parsley and scramble them in the oil until just set.', 'Toast the bread and serve it with the eggs and tomato.', 'Drink the maas with it.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Zulu, Xhosa or Sotho', 'Urban'], homeOf: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 4,
  },
  {
    id: 'sorghum-porridge-maas-peach', name: 'Sorghum porridge with cold maas and a peach', emoji: '🍑', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 5, totalMinutes: 5,
    ingredients: [['sorghum-instant-porridge', 45], ['milk-fat-free', 130], ['amasi', 195], ['peaches', 120], ['cinnamon', 0.5]],
    scaling: 'parts', steps: ['Warm the milk and stir the sorghum porridge and cinnamon into it.', 'Pour the cold maas round it.', 'Serve with the peach in slices.'],
    tools: ['microwave'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 4,
  },
];
