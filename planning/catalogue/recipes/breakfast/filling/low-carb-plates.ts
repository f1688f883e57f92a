import type { Recipe } from '../../../recipe.ts';

/** Breakfasts with few carbohydrates that fill: eggs, cheese and meat with avocado, spinach and tomato. */
export const breakfastLowCarbPlates: readonly Recipe[] = [
  {
    id: 'greek-yoghurt-peanut-berry-bowl', name: 'Double-cream yoghurt with peanuts and strawberries', emoji: '🍓', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 3, totalMinutes: 3,
    ingredients: [['yoghurt-plain-double-cream', 195], ['peanuts-raw', 35], ['strawberries', 40], ['flaxseed', 5], ['cinnamon', 0.5]],
    scaling: 'parts', steps: ['Spoon the yoghurt into a bowl and stir in the cinnamon and flaxseed.', 'Top it with the peanuts and sliced strawberries.'],
    tools: [], keepsDays: 0, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', styles: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'peanut-cocoa-maas-shake', name: 'Cocoa and peanut butter maas shake', emoji: '🥤', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 4, totalMinutes: 4,
    ingredients: [['amasi', 260], ['peanut-butter-plain', 35], ['cocoa-powder', 5], ['flaxseed', 5], ['cinnamon', 0.5]],
    scaling: 'parts', steps: ['Blend the maas with the peanut butter, cocoa, flaxseed and cinnamon until smooth.', 'Drink it cold.'],
    tools: ['blender'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 0, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Zulu, Xhosa or Sotho'], batch: false, appeal: 3.5,
  },
  {
    id: 'three-eggs-avocado-fried-tomato', name: 'Three fried eggs, avocado and tomato', emoji: '🍳', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 8,
    ingredients: [['eggs', 150], ['avocado', 70], ['tomatoes', 100], ['sunflower-oil', 10], ['lemon-juice', 5], ['black-pepper', 0.5], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Fry the eggs in the oil with the tomatoes cut side down beside them.', 'Mash the avocado with the lemon juice and pepper.', 'Serve all together, dusted with the paprika.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban', 'Afrikaans', 'Cape', 'Zulu, Xhosa or Sotho'], batch: false, appeal: 4,
  },
  {
    id: 'yoghurt-peanut-peach-bowl', name: 'Thick yoghurt, peanuts and peach', emoji: '🍑', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 3, totalMinutes: 3,
    ingredients: [['yoghurt-plain-double-cream', 195], ['peanuts-raw', 30], ['peaches', 120], ['flaxseed', 5]],
    scaling: 'parts', steps: ['Spoon the yoghurt into a bowl.', 'Top it with the sliced peach, peanuts and flaxseed.'],
    tools: [], keepsDays: 0, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', styles: ['Urban', 'Afrikaans'], batch: false, appeal: 4,
  },
];
