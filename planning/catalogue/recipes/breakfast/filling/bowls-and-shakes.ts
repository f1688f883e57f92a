import type { Recipe } from '../../../recipe.ts';

/** Breakfasts from a bowl or a glass that keep one full till noon: porridge, cereal and fruit with plenty of fat-free milk, yoghurt or maas. */
export const breakfastBowlsAndShakes: readonly Recipe[] = [
  {
    id: 'apple-pie-oats-yoghurt', name: 'Apple pie oats with yoghurt', emoji: '🍏', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 7, totalMinutes: 10,
    ingredients: [['rolled-oats', 40], ['milk-fat-free', 260], ['apples', 120], ['yoghurt-fat-free', 130], ['cinnamon', 0.5]],
    scaling: 'parts', steps: ['Grate the apple or cut it small.', 'Simmer the oats in the milk with the apple and cinnamon, stirring, until thick and creamy.', 'Spoon the cold yoghurt on top.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', batch: false, appeal: 4,
  },
  {
    id: 'banana-oat-yoghurt-shake', name: 'Banana, oat and yoghurt shake', emoji: '🍌', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 5, totalMinutes: 5,
    ingredients: [['milk-fat-free', 260], ['yoghurt-fat-free', 130], ['bananas', 100], ['rolled-oats', 20], ['cinnamon', 0.5]],
    scaling: 'whole', steps: ['Put the banana, oats, milk, yoghurt and cinnamon into the blender.', 'Blend until smooth and drink cold.'],
    tools: ['blender', 'fridge'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 0, freeMinutes: 0, carried: 'home', batch: false, appeal: 4,
  },
  {
    id: 'berry-banana-yoghurt-smoothie', name: 'Berry and banana yoghurt smoothie', emoji: '🫐', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 4, totalMinutes: 4,
    ingredients: [['yoghurt-fat-free', 195], ['milk-fat-free', 195], ['berries-frozen', 60], ['bananas', 100]],
    scaling: 'whole', steps: ['Put the frozen berries, banana, yoghurt and milk into the blender.', 'Blend until thick and smooth.'],
    tools: ['blender', 'fridge'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 0, freeMinutes: 0, carried: 'home', styles: ['Urban'], batch: false, appeal: 4.5,
  },
  {
    id: 'chocolate-banana-oat-shake', name: 'Chocolate banana shake', emoji: '🍫', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 5, totalMinutes: 5,
    ingredients: [['milk-fat-free', 325], ['yoghurt-fat-free', 65], ['bananas', 100], ['rolled-oats', 20], ['cocoa-powder', 5]],
    scaling: 'whole', steps: ['Put the banana, oats, cocoa, milk and yoghurt into the blender.', 'Blend until smooth and frothy.'],
    tools: ['blender', 'fridge'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 0, freeMinutes: 0, carried: 'home', styles: ['Urban'], batch: false, appeal: 4,
  },
  {
    id: 'cottage-cheese-banana-granola-bowl', name: 'Cottage cheese bowl with banana and granola', emoji: '🥣', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 4, totalMinutes: 4,
    ingredients: [['cottage-cheese', 75], ['yoghurt-fat-free', 130], ['bananas', 100], ['granola', 20], ['cinnamon', 0.5]],
    scaling: 'parts', steps: ['Stir the cottage cheese into the yoghurt with the cinnamon.', 'Top with the sliced banana and the granola.'],
    tools: [], keepsDays: 0, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', styles: ['Urban'], batch: false, appeal: 3.5,
  },
  {
    id: 'creamy-mabele-cinnamon-yoghurt', name: 'Creamy mabele with cinnamon yoghurt', emoji: '🥣', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 6, totalMinutes: 20,
    ingredients: [['mabele-meal', 40], ['milk-fat-free', 325], ['yoghurt-fat-free', 130], ['raisins', 10], ['cinnamon', 0.5]],
    scaling: 'parts', steps: ['Stir the mabele smooth with a little of the milk and pour it into the rest, which has come to the boil with some water.', 'Simmer with the raisins, stirring now and then, until thick and no longer grainy.', 'Stir the cinnamon into the yoghurt and spoon it on top.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 10, carried: 'home', styles: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 3.5,
  },
  {
    id: 'high-energy-cereal-banana-shake', name: 'High-energy cereal and banana shake', emoji: '🥤', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 4, totalMinutes: 4,
    ingredients: [['futurelife', 45], ['milk-fat-free', 325], ['yoghurt-fat-free', 65], ['bananas', 100]],
    scaling: 'whole', steps: ['Mash the banana with the yoghurt in a tall jar.', 'Add the cereal and the milk, close the jar and shake until there are no lumps.'],
    tools: ['fridge'], keepsDays: 0, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', batch: false, appeal: 4,
  },
  {
    id: 'mango-lassi-toast', name: 'Mango lassi and a slice of toast', emoji: '🥭', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 6, totalMinutes: 6,
    ingredients: [['mango', 120], ['yoghurt-fat-free', 195], ['milk-fat-free', 130], ['bread-wholewheat', 40], ['cinnamon', 0.5]],
    scaling: 'parts', steps: ['Blend the mango with the yoghurt, milk and cinnamon until smooth.', 'Toast the bread and eat it with the cold lassi.'],
    tools: ['blender', 'fridge'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 0, freeMinutes: 0, carried: 'home', styles: ['Durban Indian', 'Urban'], batch: false, appeal: 4,
  },
  {
    id: 'milky-soft-pap-maas', name: 'Milky soft pap with cold maas', emoji: '🥣', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 6, totalMinutes: 20,
    ingredients: [['maize-meal-special', 40], ['milk-fat-free', 325], ['amasi', 130], ['sugar-white', 2.5]],
    scaling: 'parts', steps: ['Stir the maize meal smooth with cold water and pour it into the boiling milk.', 'Simmer, stirring often, until thick and no longer tasting raw.', 'Sweeten with the sugar and pour the cold maas around it.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 10, carried: 'home', styles: ['Zulu, Xhosa or Sotho'], homeOf: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 3.5,
  },
  {
    id: 'soya-cereal-cold-maas', name: 'Soya cereal with cold maas', emoji: '🥣', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 2, totalMinutes: 2,
    ingredients: [['pronutro', 40], ['amasi', 325]],
    scaling: 'parts', steps: ['Put the soya cereal into a bowl.', 'Pour the maas over it and stir until creamy.'],
    tools: [], keepsDays: 0, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'home', styles: ['Zulu, Xhosa or Sotho'], batch: false, appeal: 3.5,
  },
  {
    id: 'wheat-biscuits-yoghurt-banana', name: 'Wheat biscuits with milk, yoghurt and banana', emoji: '🥣', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 3, totalMinutes: 3,
    ingredients: [['weet-bix', 36], ['milk-fat-free', 325], ['yoghurt-fat-free', 130], ['bananas', 100]],
    scaling: 'parts', steps: ['Pour the milk over the wheat biscuits.', 'Spoon the yoghurt on top and slice the banana over it.'],
    tools: [], keepsDays: 0, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'home', batch: false, appeal: 4,
  },
  {
    id: 'yoghurt-cup-banana-muesli', name: 'Yoghurt cup with banana and crunchy muesli', emoji: '🍨', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 3, totalMinutes: 3,
    ingredients: [['yoghurt-fat-free', 260], ['bananas', 100], ['muesli', 20]],
    scaling: 'parts', steps: ['Slice the banana and layer it with the yoghurt in a cup or a jar.', 'Scatter the muesli on top when you eat, so that it stays crunchy.'],
    tools: [], keepsDays: 0, freezes: false, needsNoElectricity: true, pots: 0, freeMinutes: 0, carried: 'cold', styles: ['Urban'], batch: false, appeal: 4,
  },
];
