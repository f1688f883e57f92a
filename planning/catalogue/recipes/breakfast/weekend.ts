import type { Recipe } from '../../recipe.ts';

/** Breakfasts that are cooked for a free morning. */
export const breakfastWeekend: readonly Recipe[] = [
  {
    id: 'bacon-egg-mushroom-weekend', name: 'Weekend plate of egg, bacon and mushrooms', emoji: '🥓', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 15, totalMinutes: 15,
    ingredients: [['eggs', 100], ['bacon', 25], ['bread-brown', 40], ['mushrooms', 80], ['tomatoes', 100], ['sunflower-oil', 5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Fry the bacon until crisp and cooked through and push it to the side.', 'Fry the mushrooms and halved tomatoes in the oil with the pepper.', 'Fry the eggs in the same pan until set and serve with the bread.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Afrikaans'], batch: false, appeal: 5,
  },
  {
    id: 'flapjacks-honey-yoghurt', name: 'Flapjacks with honey, yoghurt and banana', emoji: '🥞', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 20, totalMinutes: 20,
    ingredients: [['cake-flour', 45], ['eggs', 50], ['milk-low-fat', 65], ['yoghurt-plain-low-fat', 65], ['bananas', 100], ['honey', 5], ['sunflower-oil', 5], ['baking-powder', 1.5]],
    scaling: 'whole', steps: ['Whisk the flour, baking powder, egg and milk to a thick batter.', 'Bake small flapjacks in the oil until bubbles rise and both sides are golden and set.', 'Top with the yoghurt, sliced banana and honey.'],
    tools: ['stove'], keepsDays: 1, freezes: true, needsNoElectricity: false, pots: 2, freeMinutes: 0, carried: 'home', styles: ['Afrikaans'], batch: false, appeal: 5,
  },
  {
    id: 'mushroom-egg-roll-weekend', name: 'Breakfast roll of scrambled egg and mushrooms', emoji: '🍳', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 12,
    ingredients: [['bread-rolls', 55], ['eggs', 100], ['mushrooms', 60], ['tomatoes', 100], ['sunflower-oil', 5], ['parsley', 4], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Fry the mushrooms in the oil until brown.', 'Whisk the eggs with the parsley and pepper, pour them in and stir gently until just set.', 'Fill the roll with the egg and sliced tomatoes.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'vetkoek-egg-tomato-weekend', name: 'Vetkoek filled with egg and tomato', emoji: '🥯', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 8,
    ingredients: [['amagwinya', 80], ['eggs', 50], ['tomatoes', 100], ['apples', 120], ['sunflower-oil', 5], ['chilli-flakes', 0.5], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Whisk the egg with the pepper and chilli flakes and scramble it in the oil until set.', 'Split the vetkoek, fill it with the egg and sliced tomatoes, and eat with the apple.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 5,
  },
];
