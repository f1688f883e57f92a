import type { Recipe } from '../../recipe.ts';

/** A fruit of the season, after a meal or between meals. */
export const snackFreshFruit: readonly Recipe[] = [
  {
    id: 'apple-plain', name: 'Crisp apple', emoji: '🍎', slots: ['snack'], skill: 'Beginner',
    activeMinutes: 2, totalMinutes: 2,
    ingredients: [['apples', 120]],
    scaling: 'parts', steps: ['Rinse the apple.', 'Eat it whole, or in slices without the core.'],
    tools: [], keepsDays: 0, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', batch: false, atTable: true,
  },
  {
    id: 'grapes-cheddar', name: 'Grapes and a block of cheddar', emoji: '🍇', slots: ['snack'], skill: 'Beginner',
    activeMinutes: 2, totalMinutes: 2,
    ingredients: [['grapes', 80], ['cheddar', 20]],
    scaling: 'parts', steps: ['Rinse the grapes.', 'Cut the cheddar in cubes and eat it with them.'],
    tools: [], keepsDays: 0, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', batch: false, atTable: true,
  },
  {
    id: 'guava-yoghurt-pot', name: 'Guava with plain yoghurt', emoji: '🥣', slots: ['snack'], skill: 'Beginner',
    activeMinutes: 2, totalMinutes: 2,
    ingredients: [['guavas', 90], ['yoghurt-plain-low-fat', 65]],
    scaling: 'parts', steps: ['Rinse the guava and cut it in small pieces.', 'Stir it into the yoghurt.'],
    tools: [], keepsDays: 0, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', batch: false, atTable: true,
  },
  {
    id: 'mango-yoghurt-pot', name: 'Mango with plain yoghurt', emoji: '🥭', slots: ['snack'], skill: 'Beginner',
    activeMinutes: 2, totalMinutes: 2,
    ingredients: [['mango', 120], ['yoghurt-plain-low-fat', 65]],
    scaling: 'parts', steps: ['Peel the mango and slice the flesh off the stone.', 'Spoon the yoghurt over it.'],
    tools: [], keepsDays: 0, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', batch: false, atTable: true,
  },
  {
    id: 'orange-plain', name: 'Juicy orange', emoji: '🍊', slots: ['snack'], skill: 'Beginner',
    activeMinutes: 2, totalMinutes: 2,
    ingredients: [['oranges', 130]],
    scaling: 'parts', steps: ['Wash the orange.', 'Peel it, or cut it in quarters and eat the flesh off the skin.'],
    tools: [], keepsDays: 0, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', batch: false, atTable: true,
  },
  {
    id: 'pawpaw-yoghurt-pot', name: 'Pawpaw with plain yoghurt', emoji: '🥣', slots: ['snack'], skill: 'Beginner',
    activeMinutes: 2, totalMinutes: 2,
    ingredients: [['pawpaw', 120], ['yoghurt-plain-low-fat', 65]],
    scaling: 'parts', steps: ['Peel the pawpaw, scrape out the seeds and cut it in cubes.', 'Spoon the yoghurt over it.'],
    tools: [], keepsDays: 0, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', batch: false, atTable: true,
  },
  {
    id: 'peach-yoghurt-pot', name: 'Peach with plain yoghurt', emoji: '🍑', slots: ['snack'], skill: 'Beginner',
    activeMinutes: 2, totalMinutes: 2,
    ingredients: [['peaches', 120], ['yoghurt-plain-low-fat', 65]],
    scaling: 'parts', steps: ['Rinse the peach and slice it off the stone.', 'Spoon the yoghurt over it.'],
    tools: [], keepsDays: 0, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', batch: false, atTable: true,
  },
  {
    id: 'plum-yoghurt-pot', name: 'Plums with plain yoghurt', emoji: '🍑', slots: ['snack'], skill: 'Beginner',
    activeMinutes: 2, totalMinutes: 2,
    ingredients: [['plums', 120], ['yoghurt-plain-low-fat', 65]],
    scaling: 'parts', steps: ['Rinse the plums and cut them off their stones.', 'Spoon the yoghurt over them.'],
    tools: [], keepsDays: 0, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', batch: false, atTable: true,
  },
  {
    id: 'spanspek-cottage-cheese', name: 'Spanspek with cottage cheese', emoji: '🍈', slots: ['snack'], skill: 'Beginner',
    activeMinutes: 2, totalMinutes: 2,
    ingredients: [['spanspek', 150], ['cottage-cheese', 45]],
    scaling: 'parts', steps: ['Scrape the seeds out of the spanspek and cut it from its rind.', 'Fill it with the cottage cheese.'],
    tools: [], keepsDays: 0, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', batch: false, atTable: true,
  },
  {
    id: 'watermelon-feta', name: 'Watermelon with feta', emoji: '🍉', slots: ['snack'], skill: 'Beginner',
    activeMinutes: 2, totalMinutes: 2,
    ingredients: [['watermelon', 200], ['feta', 15]],
    scaling: 'parts', steps: ['Cut the watermelon in cubes without the rind.', 'Crumble the feta over it and eat it cold.'],
    tools: [], keepsDays: 0, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', batch: false, atTable: true,
  },
];
