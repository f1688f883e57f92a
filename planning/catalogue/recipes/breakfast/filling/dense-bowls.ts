import type { Recipe } from '../../../recipe.ts';
import { overnightOats } from '../../ahead.ts';

/** Porridge, cereal and maas with an egg or much milk: protein for little money, some with few carbohydrates. */
export const breakfastDenseBowls: readonly Recipe[] = [
  {
    id: 'low-carb-chicken-avo-tomato-pan', name: 'Pan chicken with egg, avocado and tomato', emoji: '🥑', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 12,
    ingredients: [['chicken-thigh-fillet', 80], ['eggs', 50], ['avocado', 70], ['tomatoes', 50], ['sunflower-oil', 10], ['lemon-juice', 5], ['paprika', 0.5], ['black-pepper', 0.5], ['garlic-powder', 0.5]],
    scaling: 'parts', steps: ['Fry the chicken in strips in the oil with the paprika, garlic powder and pepper until no pink is left.', 'Fry the egg beside it.', 'Serve with the tomato and the avocado sprinkled with the lemon juice.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'low-carb-egg-wrap-chicken-cheese', name: 'Thin omelette rolled round chicken and cheese', emoji: '🌯', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 12,
    ingredients: [['eggs', 100], ['chicken-thigh-fillet', 60], ['cheddar', 10], ['spinach', 60], ['carrots', 30], ['sunflower-oil', 15], ['garlic-powder', 0.5], ['paprika', 0.5], ['mustard', 3]],
    scaling: 'parts', steps: ['Fry the chicken in thin strips in half of the oil with the garlic powder and paprika until no pink is left, and wilt the spinach and grated carrot in it.', 'Whisk the eggs, fry them thin in the rest of the oil and spread with the mustard.', 'Roll them round the chicken and grated cheddar.'],
    tools: ['stove', 'grater'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'mabele-milk-peanut', name: 'Creamy mabele with milk and peanut butter', emoji: '🥣', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 25,
    ingredients: [['mabele-meal', 50], ['milk-low-fat', 195], ['peanut-butter', 15], ['cinnamon', 0.5], ['sugar-brown', 2.5]],
    scaling: 'parts', steps: ['Stir the mabele into half of the milk and water and simmer it slowly until soft, stirring now and then.', 'Stir in the peanut butter, cinnamon and sugar and pour the rest of the milk round it.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 12, carried: 'home', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 4,
  },
  {
    id: 'oats-peanut-milk-thrifty', name: 'Oats with milk and a spoon of peanut butter', emoji: '🥜', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 8,
    ingredients: [['rolled-oats', 50], ['milk-low-fat', 195], ['peanut-butter', 15], ['cinnamon', 0.5], ['sugar-brown', 2.5]],
    scaling: 'parts', steps: ['Simmer the oats in the milk with the cinnamon until creamy.', 'Stir in the peanut butter and sugar.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Zulu, Xhosa or Sotho', 'Urban', 'Afrikaans', 'Cape'], batch: false, appeal: 4,
  },
  {
    id: 'overnight-maas-oats-apple-peanuts', name: 'Overnight maas oats with apple and peanuts', emoji: '🥣', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 4, totalMinutes: 4, ahead: overnightOats,
    ingredients: [['amasi', 260], ['rolled-oats', 40], ['apples', 120], ['peanuts-raw', 10], ['cinnamon', 0.5]],
    scaling: 'parts', steps: ['Stir the oats into the maas with the grated apple and cinnamon and let it stand until soft.', 'Scatter with the chopped peanuts.'],
    tools: ['grater'], keepsDays: 1, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', styles: ['Zulu, Xhosa or Sotho', 'Urban', 'Afrikaans'], batch: false, appeal: 3.5,
  },
  {
    id: 'soft-pap-maas-egg', name: 'Soft pap, a fried egg and a cup of maas', emoji: '🍳', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 22,
    ingredients: [['maize-meal-special', 45], ['eggs', 50], ['amasi', 195], ['sunflower-oil', 5], ['tomatoes', 50], ['black-pepper', 0.5], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Stir the maize meal into boiling water and simmer it to a soft pap.', 'Fry the egg in the oil with the tomato beside it, the pepper and paprika.', 'Drink the cold maas with it.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 2, freeMinutes: 12, carried: 'home', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 4,
  },
  {
    id: 'thick-yoghurt-peanut-crunch-plum', name: 'Thick yoghurt with peanut crunch and plums', emoji: '🍑', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 5, totalMinutes: 5,
    ingredients: [['yoghurt-plain-double-cream', 260], ['peanuts-raw', 35], ['plums', 60], ['flaxseed', 10], ['cinnamon', 0.5]],
    scaling: 'parts', steps: ['Toast the peanuts and flaxseed in a dry pan until they smell of nuts.', 'Spoon the yoghurt into a bowl with the cinnamon and top it with the sliced plum and the crunch.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Afrikaans'], batch: false, appeal: 4,
  },
];
