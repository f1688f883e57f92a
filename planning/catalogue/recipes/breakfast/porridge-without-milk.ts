import type { Recipe } from '../../recipe.ts';

/** Breakfasts for who has neither milk nor soya: porridge and corn cakes with nuts, seeds and fruit. */
export const breakfastPorridgeWithoutMilk: readonly Recipe[] = [
  {
    id: 'corn-cakes-avocado-tomato', name: 'Corn cakes with avocado and tomato, and an orange', emoji: '🥑', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 6, totalMinutes: 6,
    ingredients: [['corn-cakes', 36], ['avocado', 80], ['tomatoes', 80], ['lemon-juice', 5], ['chilli-flakes', 0.5], ['oranges', 130]],
    scaling: 'parts', steps: ['Mash the avocado with the lemon juice and chilli flakes.', 'Spread it on the corn cakes and lay the sliced tomatoes on top.', 'Eat with the orange.'],
    tools: [], keepsDays: 0, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'home', styles: ['Urban'], batch: false, appeal: 3,
  },
  {
    id: 'mabele-peanut-butter-banana', name: 'Mabele porridge with peanut butter and banana', emoji: '🥣', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 6, totalMinutes: 20,
    ingredients: [['mabele-meal', 60], ['peanut-butter-plain', 20], ['bananas', 100], ['salt', 0.5]],
    scaling: 'parts', steps: ['Stir the mabele smooth with cold water and pour in boiling water and the salt.', 'Simmer for ten minutes and stir often, until thick and soft.', 'Stir in the peanut butter and top with slices of banana.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 4, carried: 'home', styles: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 3,
  },
  {
    id: 'mabele-pear-seeds', name: 'Mabele porridge with pear and sunflower seeds', emoji: '🍐', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 6, totalMinutes: 20,
    ingredients: [['mabele-meal', 60], ['pears', 140], ['sunflower-seeds', 20], ['cinnamon', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Stir the mabele smooth with cold water and pour in boiling water and the salt.', 'Simmer with the cinnamon for ten minutes and stir often, until thick and soft.', 'Top with the pear in small pieces and the sunflower seeds.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 4, carried: 'home', styles: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 2,
  },
  {
    id: 'oats-banana-raisins-seeds', name: 'Oats with banana, raisins and sunflower seeds', emoji: '🥣', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 5, totalMinutes: 10,
    ingredients: [['rolled-oats', 60], ['bananas', 80], ['raisins', 15], ['sunflower-seeds', 10], ['cinnamon', 0.5]],
    scaling: 'parts', steps: ['Simmer the oats with the raisins and cinnamon in water until soft and creamy.', 'Top with slices of banana and the sunflower seeds.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 2, carried: 'home', batch: false, appeal: 2.5,
  },
  {
    id: 'oats-soya-milk-seeds-pear', name: 'Oats in soya milk with seeds and pear', emoji: '🍐', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 5, totalMinutes: 10,
    ingredients: [['rolled-oats', 55], ['soya-milk', 130], ['sunflower-seeds', 15], ['pears', 100], ['cinnamon', 0.5]],
    scaling: 'parts', steps: ['Simmer the oats with the cinnamon in the soya milk and a little water until soft and creamy.', 'Top with the pear in small pieces and the sunflower seeds.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 2, carried: 'home', batch: false, appeal: 2,
  },
  {
    id: 'oats-water-peanut-apple', name: 'Oats with peanut butter and grated apple', emoji: '🍎', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 5, totalMinutes: 10,
    ingredients: [['rolled-oats', 60], ['peanut-butter-plain', 20], ['apples', 120], ['cinnamon', 0.5]],
    scaling: 'parts', steps: ['Grate the apple, and simmer half of it with the oats and cinnamon in water until soft and creamy.', 'Stir in the peanut butter and top with the rest of the apple.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 2, carried: 'home', batch: false, appeal: 2.5,
  },
  {
    id: 'soft-pap-peanut-butter-naartjie', name: 'Soft pap with peanut butter, and a naartjie', emoji: '🍊', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 6, totalMinutes: 20,
    ingredients: [['maize-meal-special', 60], ['peanut-butter-plain', 25], ['naartjies', 110], ['salt', 0.5]],
    scaling: 'parts', steps: ['Stir the maize meal smooth with cold water and pour in boiling water and the salt.', 'Simmer for ten minutes and stir often, until thick and soft.', 'Stir in the peanut butter and eat with the naartjie.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 4, carried: 'home', styles: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 3.5,
  },
  {
    id: 'isijingi-pumpkin-pap', name: 'Isijingi (pumpkin pap) with cinnamon', emoji: '🎃', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 28,
    ingredients: [['maize-meal-special', 60], ['pumpkin', 160], ['sugar-brown', 8], ['sunflower-oil', 5], ['cinnamon', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Boil the pumpkin in small pieces with the salt in little water until it falls apart, and mash it in its pot with the oil.', 'Stir the maize meal smooth with cold water and pour it in.', 'Simmer for ten minutes and stir often, until thick and soft, and stir in the sugar and cinnamon.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 8, carried: 'home', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 3.5,
  },
  {
    id: 'mabele-banana-cinnamon', name: 'Mabele porridge with banana and cinnamon', emoji: '🥣', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 6, totalMinutes: 20,
    ingredients: [['mabele-meal', 65], ['bananas', 120], ['sugar-brown', 8], ['cinnamon', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Stir the mabele smooth with cold water and pour in boiling water and the salt.', 'Simmer with the cinnamon for ten minutes and stir often, until thick and soft.', 'Stir in the sugar and top with slices of banana.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 4, carried: 'home', styles: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 3,
  },
  {
    id: 'oats-apple-sugar-cinnamon', name: 'Oats with apple and cinnamon', emoji: '🍎', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 5, totalMinutes: 10,
    ingredients: [['rolled-oats', 65], ['apples', 130], ['sugar-brown', 8], ['cinnamon', 0.5], ['salt', 0.3]],
    scaling: 'parts', steps: ['Cut the apple in small pieces and simmer it with the oats, salt and cinnamon in water until soft and creamy.', 'Sprinkle with the sugar.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 2, carried: 'home', batch: false, appeal: 3,
  },
  {
    id: 'soft-pap-stewed-apple', name: 'Soft pap with stewed apple', emoji: '🍎', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 20,
    ingredients: [['maize-meal-special', 60], ['apples', 140], ['sugar-brown', 8], ['cinnamon', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Stew the apple in small pieces with the sugar, cinnamon and a little water until soft.', 'Stir the maize meal smooth with cold water and pour in boiling water and the salt.', 'Simmer for ten minutes and stir often, until thick and soft, and spoon the apple on top.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 4, carried: 'home', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans'], batch: false, appeal: 3,
  },
];
