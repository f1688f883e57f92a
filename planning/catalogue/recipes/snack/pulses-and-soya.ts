import type { Recipe } from '../../recipe.ts';

/** Snacks: pulses and soya. */
export const snackPulsesAndSoya: readonly Recipe[] = [
  {
    id: 'bean-salad-cup', name: 'Small four-bean salad', emoji: '🥗', slots: ['side'], skill: 'Beginner',
    activeMinutes: 5, totalMinutes: 5,
    ingredients: [['four-bean-mix-tinned', 120], ['green-pepper', 60], ['onions', 25], ['vinegar', 5], ['sunflower-oil', 5]],
    scaling: 'parts', steps: ['Rinse and drain the beans.', 'Dice the green pepper and onion.', 'Toss with the oil and vinegar and let it stand for a few minutes.'],
    tools: [], keepsDays: 2, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', batch: false,
  },
  {
    id: 'cold-tofu-tomato', name: 'Cold tofu with tomato', emoji: '🍅', slots: ['snack'], skill: 'Beginner',
    activeMinutes: 2, totalMinutes: 2,
    ingredients: [['tofu-firm', 120], ['tomatoes', 50]],
    scaling: 'parts', steps: ['Drain and slice the tofu.', 'Lay it on the sliced tomato.'],
    tools: [], keepsDays: 0, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', batch: false, atTable: true,
  },
  {
    id: 'plain-tofu-cubes', name: 'Pan-fried tofu cubes', emoji: '🍢', slots: ['snack'], skill: 'Beginner',
    activeMinutes: 6, totalMinutes: 8,
    ingredients: [['tofu-firm', 100], ['sunflower-oil', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Dry and cube the tofu.', 'Fry it in the oil until golden on all sides and sprinkle with the salt.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 2, carried: 'home', batch: false, atTable: true,
  },
  {
    id: 'sugar-bean-cup', name: 'Cup of butter beans with tomato', emoji: '🫘', slots: ['side'], skill: 'Beginner',
    activeMinutes: 3, totalMinutes: 3,
    ingredients: [['butter-beans-tinned', 120], ['tomatoes', 50], ['onions', 25], ['vinegar', 5]],
    scaling: 'parts', steps: ['Rinse and drain the beans.', 'Dice the tomato and slice the onion.', 'Stir everything with the vinegar.'],
    tools: [], keepsDays: 1, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', batch: false,
  },
  {
    id: 'tofu-avocado-dip', name: 'Tofu and avocado dip with peppers', emoji: '🫑', slots: ['snack'], skill: 'Beginner',
    activeMinutes: 6, totalMinutes: 6,
    ingredients: [['tofu-firm', 80], ['avocado', 35], ['green-pepper', 60], ['lemon-juice', 10, 'seasoning'], ['garlic', 1.5]],
    scaling: 'parts', steps: ['Mash the tofu and avocado with the lemon juice and crushed garlic until creamy.', 'Season with a little more lemon juice if you like.', 'Scoop up with strips of green pepper.'],
    tools: [], keepsDays: 0, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', batch: false,
  },
  {
    id: 'tofu-tomato-basil', name: 'Tofu with tomato and herbs', emoji: '🍅', slots: ['snack'], skill: 'Beginner',
    activeMinutes: 4, totalMinutes: 4,
    ingredients: [['tofu-firm', 100], ['tomatoes', 100], ['sunflower-oil', 5], ['paprika', 0.5], ['mixed-herbs', 0.5]],
    scaling: 'parts', steps: ['Pat the tofu dry and slice it thinly.', 'Layer it with the sliced tomatoes and sprinkle with the herbs.', 'Drizzle with the oil and season with paprika.'],
    tools: [], keepsDays: 0, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', batch: false, atTable: true,
  },
  {
    id: 'tomato-onion-sambal', name: 'Tomato and onion sambal with chickpeas', emoji: '🍅', slots: ['side'], skill: 'Beginner',
    activeMinutes: 5, totalMinutes: 5,
    ingredients: [['tomatoes', 100], ['onions', 25], ['chickpeas-tinned', 60], ['vinegar', 5], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Dice the tomatoes and onion finely.', 'Rinse and drain the chickpeas.', 'Stir everything together with the vinegar and paprika.'],
    tools: [], keepsDays: 1, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', batch: false,
  },
];
