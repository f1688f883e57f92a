import type { Recipe } from '../../recipe.ts';

/** Breakfasts: pulses and soya, with little starch. */
export const breakfastPulsesAndSoyaLowCarb: readonly Recipe[] = [
  {
    id: 'green-tofu-scramble-avocado', name: 'Green tofu scramble with avocado', emoji: '🥑', slots: ['breakfast', 'lunch'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 12,
    ingredients: [['tofu-firm', 200], ['avocado', 70], ['spinach-frozen', 60], ['onions', 25], ['green-pepper', 60], ['sunflower-oil', 5], ['turmeric', 1], ['garlic', 1.5], ['salt', 0.5], ['strawberries', 120], ['black-pepper', 0.5]],
    scaling: 'parts', steps: ['Fry the chopped green pepper, onion and spinach in the oil until soft.', 'Crumble in the tofu with the turmeric, pepper, garlic and salt.', 'Cook, stirring, until hot and dry.', 'Top with the sliced avocado.', 'Eat with the strawberries.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban'], batch: false, appeal: 2,
  },
  {
    id: 'tofu-avocado-strawberry-smoothie', name: 'Thick tofu, avocado and strawberry smoothie', emoji: '🥤', slots: ['breakfast'], skill: 'Beginner',
    activeMinutes: 5, totalMinutes: 5,
    ingredients: [['tofu-firm', 100], ['soya-milk', 195], ['avocado', 70], ['strawberries', 80], ['flaxseed', 15]],
    scaling: 'whole', steps: ['Put the flaxseed into the blender and grind it fine.', 'Add the tofu, soya milk, avocado and strawberries.', 'Blend until smooth and drink cold.'],
    tools: ['blender'], keepsDays: 0, freezes: false, needsNoElectricity: false, pots: 0, freeMinutes: 0, carried: 'home', batch: false, appeal: 1,
  },
  {
    id: 'tofu-mushroom-spinach-fry-up', name: 'Tofu, mushroom and spinach fry-up', emoji: '🍄', slots: ['breakfast', 'lunch'], skill: 'Beginner',
    activeMinutes: 14, totalMinutes: 14,
    ingredients: [['tofu-firm', 200], ['mushrooms', 100], ['spinach-frozen', 60], ['tomatoes', 50], ['avocado', 70], ['sunflower-oil', 5], ['mixed-herbs', 0.5], ['salt', 0.5], ['naartjies', 80], ['garlic', 3], ['thyme', 0.5]],
    scaling: 'parts', steps: ['Fry the sliced mushrooms with the herbs, garlic and thyme in the oil until brown.', 'Add the cubed tofu and salt and fry until golden.', 'Stir in the chopped tomatoes and spinach until hot.', 'Serve with the sliced avocado.', 'Eat with the naartjie.'],
    tools: ['stove'], keepsDays: 1, freezes: false, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'home', styles: ['Urban'], batch: false, appeal: 2.5,
  },
];
