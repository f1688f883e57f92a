import type { Recipe } from '../../recipe.ts';

/** Snacks: fruit nuts and bread, longer than a quarter of an hour. */
export const snackFruitNutsAndBread: readonly Recipe[] = [
  {
    id: 'boiled-mealie', name: 'Boiled mealie with chilli and lemon', emoji: '🌽', slots: ['snack'], skill: 'Beginner',
    activeMinutes: 3, totalMinutes: 20,
    ingredients: [['sweetcorn-cob', 140], ['lemon-juice', 10, 'seasoning'], ['chilli-flakes', 0.5]],
    scaling: 'parts', steps: ['Strip the husk and silk off the mealie.', 'Boil in plain water until the kernels are tender.', 'Rub with the lemon juice and sprinkle with the chilli flakes.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 15, carried: 'cold', batch: false, atTable: true,
  },
  {
    id: 'mealie-and-peanuts', name: 'Boiled mealie with peanuts', emoji: '🌽', slots: ['snack'], skill: 'Beginner',
    activeMinutes: 2, totalMinutes: 20,
    ingredients: [['sweetcorn-cob', 70], ['peanuts-raw', 15]],
    scaling: 'parts', steps: ['Boil the mealie in plain water until the kernels are tender.', 'Shell the peanuts and eat them with it.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 15, carried: 'cold', batch: false,
  },
  {
    id: 'seeded-crackers-hummus', name: 'Home-baked seed crackers with hummus', emoji: '🫓', slots: ['snack'], skill: 'Intermediate',
    activeMinutes: 15, totalMinutes: 60,
    ingredients: [['rolled-oats', 15], ['flaxseed', 10], ['sunflower-seeds', 5], ['hummus', 30], ['cucumber', 50], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Stir the oats, flaxseed, sunflower seeds and paprika with hot water and leave to swell into a paste.', 'Spread very thinly over a lined tray and score into squares.', 'Bake in a gentle oven until dry and crisp, turning once.', 'Cool and eat with the hummus and sliced cucumber.'],
    tools: ['oven', 'kettle'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 40, carried: 'cold', batch: false,
  },
];
