import type { Recipe } from '../../recipe.ts';

/** Breakfasts without milk and eggs, and those of few carbohydrates. */
export const breakfastWithoutMilk: readonly Recipe[] = [
  {
    id: 'baked-beans-potato-morning', name: 'Baked beans and fried potato', emoji: '🥔', slots: ['lunch'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 15,
    ingredients: [['baked-beans', 120], ['potatoes', 150], ['tomatoes', 100], ['sunflower-oil', 10], ['paprika', 1]],
    scaling: 'parts', steps: ['Cut the potato small and microwave it with a splash of water until soft.', 'Fry it in the oil with the paprika until crisp.', 'Warm the baked beans and tomatoes and serve beside.'],
    tools: ['microwave', 'stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 5, carried: 'home', styles: ['Afrikaans', 'Urban'], batch: false, appeal: 2.5,
  },
  {
    id: 'baked-beans-toast-mushrooms', name: 'Baked beans and mushrooms on toast', emoji: '🍞', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 10,
    ingredients: [['baked-beans', 100], ['bread-brown', 80], ['mushrooms', 60], ['sunflower-oil', 5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Fry the mushrooms in the oil with the pepper until brown.', 'Add the baked beans and heat through.', 'Toast the bread and pile both on it.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', batch: false, appeal: 3,
  },
  {
    id: 'chicken-mushroom-tomato-morning', name: 'Chicken, mushroom and tomato pan', emoji: '🍗', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['chicken-thigh-fillet', 110], ['mushrooms', 80], ['tomatoes', 100], ['sunflower-oil', 10], ['garlic', 1.5], ['thyme', 0.5], ['black-pepper', 0.5], ['oranges', 130]],
    scaling: 'parts', steps: ['Slice the chicken thinly and fry it in the oil until cooked through.', 'Add the mushrooms, garlic, thyme and pepper and fry until brown.', 'Add the tomatoes for a minute, and eat with the orange.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', batch: false, appeal: 2.5,
  },
  {
    id: 'chickpea-flour-pancake-herbs', name: 'Chickpea-flour pancake with tomato and herbs', emoji: '🥞', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['chickpea-flour', 60], ['tomatoes', 100], ['onions', 25], ['sunflower-oil', 10], ['cumin', 0.5], ['dhania', 4], ['oranges', 130]],
    scaling: 'parts', steps: ['Whisk the chickpea flour with water, the cumin and dhania to a thin batter.', 'Stir in the chopped tomatoes and onion.', 'Fry it in the oil until brown on both sides and set all through.', 'Eat with the orange.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', batch: false, appeal: 2.5,
  },
  {
    id: 'mabele-soya-raisins', name: 'Mabele porridge with soya milk and raisins', emoji: '🥣', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 5, totalMinutes: 20,
    ingredients: [['mabele-meal', 50], ['soya-milk', 260], ['raisins', 10], ['flaxseed', 10]],
    scaling: 'parts', steps: ['Whisk the mabele with cold water, stir it into boiling water and simmer until soft.', 'Stir in the soya milk, raisins and flaxseed and heat through.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 8, carried: 'home', batch: false, appeal: 2,
  },
  {
    id: 'mince-tomato-avocado-morning', name: 'Savoury mince, tomato and avocado', emoji: '🥑', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 15,
    ingredients: [['beef-mince', 90], ['tomatoes', 100], ['avocado', 35], ['onions', 25], ['garlic', 1.5], ['paprika', 1], ['naartjies', 80]],
    scaling: 'parts', steps: ['Fry the mince in a dry pan until brown and no longer pink.', 'Add the onion, garlic and paprika, then the tomatoes, and cook until thick.', 'Serve with the sliced avocado, and finish with the naartjie.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', batch: false, appeal: 3,
  },
  {
    id: 'oats-apple-seeds-water', name: 'Apple oats with sunflower seeds', emoji: '🥣', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 5, totalMinutes: 8,
    ingredients: [['rolled-oats', 60], ['apples', 120], ['sunflower-seeds', 15], ['cinnamon', 0.5], ['sugar-brown', 2.5]],
    scaling: 'parts', steps: ['Simmer the oats in water with the cinnamon and sugar until creamy.', 'Grate or chop the apple into it.', 'Scatter with the sunflower seeds.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', batch: false, appeal: 2,
  },
  {
    id: 'oats-soya-raisins-flaxseed', name: 'Oats with soya milk, raisins and flaxseed', emoji: '🥣', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 5, totalMinutes: 8,
    ingredients: [['rolled-oats', 60], ['soya-milk', 195], ['raisins', 10], ['flaxseed', 10], ['cinnamon', 0.5]],
    scaling: 'parts', steps: ['Simmer the oats in the soya milk and some water with the raisins and cinnamon until creamy.', 'Stir in the flaxseed.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', batch: false, appeal: 2,
  },
  {
    id: 'peanut-flax-soya-porridge', name: 'Peanut and flaxseed porridge with soya milk', emoji: '🥜', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 5, totalMinutes: 8,
    ingredients: [['peanut-butter-plain', 25], ['flaxseed', 20], ['soya-milk', 260], ['cinnamon', 0.5]],
    scaling: 'parts', steps: ['Whisk the flaxseed and cinnamon into the soya milk and simmer until thick.', 'Stir in the peanut butter.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', batch: false, appeal: 1,
  },
  {
    id: 'pork-patties-tomato-morning', name: 'Pork patties with tomato and mushrooms', emoji: '🍳', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['pork-mince', 100], ['tomatoes', 100], ['mushrooms', 60], ['thyme', 0.5], ['black-pepper', 0.5], ['oranges', 130]],
    scaling: 'parts', steps: ['Mix the pork mince with the thyme and pepper and shape into flat patties.', 'Fry them in a dry pan until brown and cooked through.', 'Fry the mushrooms and tomatoes in the fat that is left.', 'Eat with the orange.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', batch: false, appeal: 3,
  },
];
