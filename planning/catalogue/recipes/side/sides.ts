import type { Recipe } from '../../recipe.ts';

/**
 * What stands beside a large plate and on no table by itself: staples for a rand or two, and cabbage in oil for those
 * who eat little starch. They fill with hardly any salt, where one more helping of the dish itself would bring too much.
 */
export const sides: readonly Recipe[] = [
  {
    id: 'cabbage-with-toasted-seeds', name: 'Cabbage with toasted sunflower seeds', emoji: '🌻', slots: ['side'], skill: 'Beginner',
    activeMinutes: 5, totalMinutes: 10,
    ingredients: [['cabbage', 120], ['sunflower-oil', 15], ['sunflower-seeds', 20]],
    scaling: 'parts', steps: ['Toast the seeds in a dry pan and take them out.', 'Fry the shredded cabbage in the oil until soft and scatter the seeds over it.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 5, carried: 'microwave', batch: false,
  },
  {
    id: 'golden-fried-cabbage', name: 'Golden fried cabbage', emoji: '🥬', slots: ['side'], skill: 'Beginner',
    activeMinutes: 5, totalMinutes: 10,
    ingredients: [['cabbage', 140], ['onions', 25], ['sunflower-oil', 15], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Shred the cabbage and slice the onion.', 'Fry both in the oil with the paprika on high heat, turning often, until the edges are golden.'],
    tools: ['stove'], keepsDays: 2, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 5, carried: 'microwave', batch: false,
  },
  {
    id: 'macaroni-peas-side', name: 'Macaroni with peas in oil', emoji: '🍝', slots: ['side'], skill: 'Beginner',
    activeMinutes: 3, totalMinutes: 15,
    ingredients: [['macaroni', 50], ['peas-frozen', 35], ['sunflower-oil', 10]],
    scaling: 'parts', steps: ['Boil the macaroni, adding the peas for the last few minutes.', 'Drain and toss with the oil.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 10, carried: 'microwave', batch: false,
  },
  {
    id: 'pan-flatbread', name: 'Quick pan flatbread', emoji: '🫓', slots: ['side'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['cake-flour', 60], ['sunflower-oil', 10]],
    scaling: 'parts', steps: ['Knead the flour with half of the oil and enough hot water to a soft dough.', 'Roll it out thin.', 'Bake it in a hot pan with the rest of the oil until brown spots show on both sides.'],
    tools: ['stove'], keepsDays: 1, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 3, carried: 'microwave', batch: false,
  },
  {
    id: 'pan-potatoes-onion', name: 'Pan potatoes with onion', emoji: '🥔', slots: ['side'], skill: 'Beginner',
    activeMinutes: 8, totalMinutes: 20,
    ingredients: [['potatoes', 225], ['onions', 25], ['sunflower-oil', 15]],
    scaling: 'parts', steps: ['Slice the potatoes thinly and fry them covered in the oil until nearly soft.', 'Add the sliced onion and fry uncovered until golden.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 10, carried: 'microwave', batch: false,
  },
  {
    id: 'bread-and-margarine', name: 'Bread and margarine', emoji: '🍞', slots: ['side'], skill: 'Beginner',
    activeMinutes: 1, totalMinutes: 1,
    ingredients: [['bread-brown', 80], ['margarine-tub', 5]],
    scaling: 'parts', steps: ['Cut the bread in slices and spread them thinly with the margarine.', 'Serve them beside the dish, to wipe the plate with.'],
    tools: [], keepsDays: 0, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', batch: false,
  },
  {
    id: 'warm-roti', name: 'Warm roti', emoji: '🫓', slots: ['side'], skill: 'Beginner',
    activeMinutes: 3, totalMinutes: 4,
    ingredients: [['roti', 60]],
    scaling: 'parts', steps: ['Heat a dry pan.', 'Warm each roti on both sides until soft with a few brown spots.', 'Keep them soft under a clean cloth until the dish is on the table.'],
    tools: ['stove'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'cold', styles: ['Durban Indian', 'Cape'], batch: false,
  },
  {
    id: 'scoop-of-pap', name: 'Scoop of stiff pap', emoji: '🍚', slots: ['side'], skill: 'Beginner',
    activeMinutes: 5, totalMinutes: 25,
    ingredients: [['maize-meal', 65]],
    scaling: 'parts', steps: ['Bring twice its measure of water to the boil and stir in the maize meal with a fork.', 'Cover and steam on low heat, stirring now and then, until it comes away from the pot.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 15, carried: 'microwave', batch: false,
  },
  {
    id: 'scoop-of-rice', name: 'Scoop of rice', emoji: '🍚', slots: ['side'], skill: 'Beginner',
    activeMinutes: 2, totalMinutes: 20,
    ingredients: [['rice-white', 60], ['sunflower-oil', 5]],
    scaling: 'parts', steps: ['Stir the rinsed rice in the warm oil, then add twice as much water.', 'Cover and simmer on low heat until the water is gone.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 15, carried: 'microwave', batch: false,
  },
  {
    id: 'scoop-of-soft-pap', name: 'Scoop of soft pap', emoji: '🥣', slots: ['side'], skill: 'Beginner',
    activeMinutes: 4, totalMinutes: 20,
    ingredients: [['maize-meal-special', 60]],
    scaling: 'parts', steps: ['Stir the maize meal smooth with a little cold water and pour it into four times its measure of boiling water.', 'Simmer, stirring often, until it is thick and no longer tastes raw.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 10, carried: 'microwave', batch: false,
  },
  {
    id: 'scoop-of-yellow-rice', name: 'Scoop of yellow rice', emoji: '🍛', slots: ['side'], skill: 'Beginner',
    activeMinutes: 3, totalMinutes: 15,
    ingredients: [['rice-white', 60], ['turmeric', 0.5], ['sunflower-oil', 10]],
    scaling: 'parts', steps: ['Put the rinsed rice, turmeric, oil and twice as much hot water into a deep bowl.', 'Cook in the microwave until the water is gone and let it stand covered for a few minutes.'],
    tools: ['microwave'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 10, carried: 'microwave', batch: false,
  },
  {
    id: 'soft-potatoes-in-oil', name: 'Soft potatoes in oil', emoji: '🥔', slots: ['side'], skill: 'Beginner',
    activeMinutes: 3, totalMinutes: 15,
    ingredients: [['potatoes', 225], ['sunflower-oil', 10], ['paprika', 0.5]],
    scaling: 'parts', steps: ['Cube the potatoes and cook them covered in the microwave with a splash of water until soft.', 'Toss them with the oil and the paprika.'],
    tools: ['microwave'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 10, carried: 'microwave', batch: false,
  },
  {
    id: 'spaghetti-in-garlic-oil', name: 'Spaghetti in garlic oil', emoji: '🍝', slots: ['side'], skill: 'Beginner',
    activeMinutes: 3, totalMinutes: 15,
    ingredients: [['spaghetti', 60], ['sunflower-oil', 10], ['garlic', 3]],
    scaling: 'parts', steps: ['Boil the spaghetti until just tender.', 'Warm the sliced garlic in the oil without browning it and toss the spaghetti in it.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 10, carried: 'microwave', batch: false,
  },
];
