import type { Recipe } from '../../recipe.ts';

/** Snacks: seeds and nuts by the handful. */
export const snackSeeds: readonly Recipe[] = [
  {
    id: 'peanuts-plain-handful', name: 'Peanuts', emoji: '🥜', slots: ['snack'], skill: 'Beginner',
    activeMinutes: 0, totalMinutes: 0,
    ingredients: [['peanuts-raw', 30]],
    scaling: 'parts', steps: ['Weigh out the peanuts.', 'Eat them by the handful.'],
    tools: [], keepsDays: 3, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', batch: false,
  },
  {
    id: 'pumpkin-seeds-handful', name: 'Pumpkin seeds', emoji: '🎃', slots: ['snack'], skill: 'Beginner',
    activeMinutes: 0, totalMinutes: 0,
    ingredients: [['pumpkin-seeds', 25]],
    scaling: 'parts', steps: ['Weigh out the pumpkin seeds.', 'Eat them by the handful.'],
    tools: [], keepsDays: 3, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', batch: false,
  },
];
