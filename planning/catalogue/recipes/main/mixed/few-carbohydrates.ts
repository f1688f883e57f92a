import type { Recipe } from '../../../recipe.ts';

/** Lunches and dinners of few carbohydrates that cost little, most of them within a quarter of an hour. */
export const mainFewCarbohydrates: readonly Recipe[] = [
  {
    id: 'beef-mince-baby-marrow-tomato', name: 'Mince, tomato and baby marrow', emoji: '🍅', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['beef-mince', 140], ['baby-marrow', 110], ['tomatoes', 100], ['onions', 25], ['garlic', 3], ['origanum', 0.5], ['paprika', 1], ['black-pepper', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Fry the mince in a dry pan until brown and no longer pink.', 'Add the onion, garlic, origanum, paprika, pepper and salt.', 'Add the baby marrow and tomatoes and cook until tender.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'microwave', styles: ['Afrikaans', 'Urban'], batch: true, appeal: 3,
  },
  {
    id: 'chicken-thighs-tomato-onion-pan', name: 'Pan chicken, tomato and onion', emoji: '🍗', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['chicken-thigh-fillet', 150], ['tomatoes', 150], ['onions', 50], ['green-beans-frozen', 60], ['sunflower-oil', 15], ['garlic', 3], ['thyme', 0.5], ['paprika', 1], ['lemon-juice', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Slice the chicken and fry it in the oil until brown and cooked through.', 'Add the onion, green beans, garlic, thyme, paprika and salt.', 'Add the tomatoes and cook to a thick sauce, and finish with the lemon juice.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho', 'Afrikaans'], batch: true, appeal: 3,
  },
  {
    id: 'curried-chicken-mince-cabbage', name: 'Curried chicken mince and cabbage', emoji: '🥬', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['chicken-mince', 140], ['cabbage', 150], ['tomatoes', 50], ['onions', 25], ['sunflower-oil', 15], ['garlic', 3], ['ginger', 4], ['cumin', 1], ['coriander-ground', 1], ['turmeric', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Fry the chicken mince in the oil until brown and cooked through.', 'Add the onion, garlic, ginger, cumin, ground coriander, turmeric and salt.', 'Add the shredded cabbage and tomatoes and cook until tender.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho', 'Durban Indian'], homeOf: ['Durban Indian'], batch: true, appeal: 2.5,
  },
  {
    id: 'pork-mince-cabbage-ginger', name: 'Ginger pork mince and cabbage', emoji: '🥬', slots: ['lunch', 'dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 15,
    ingredients: [['pork-mince', 130], ['cabbage', 150], ['carrots', 30], ['onions', 25], ['sunflower-oil', 10], ['garlic', 3], ['ginger', 6], ['chilli-flakes', 0.5], ['lemon-juice', 5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Fry the pork mince in a dry pan until brown and cooked through.', 'Add the oil, onion, garlic, ginger and chilli flakes, then the shredded cabbage and grated carrots.', 'Toss over high heat until just tender and finish with the salt and lemon juice.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 0, carried: 'microwave', styles: ['Urban'], batch: true, appeal: 3,
  },
  {
    id: 'pork-mince-tomato-cauliflower', name: 'Pork mince in tomato with cauliflower', emoji: '🍽️', slots: ['dinner'], skill: 'Beginner',
    activeMinutes: 12, totalMinutes: 20,
    ingredients: [['pork-mince', 130], ['cauliflower', 100], ['tomatoes', 100], ['onions', 25], ['sunflower-oil', 5], ['garlic', 3], ['cumin', 1], ['paprika', 1], ['chilli-flakes', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Fry the pork mince in a dry pan until brown and cooked through.', 'Add the oil, onion, garlic, cumin, paprika, chilli flakes and salt.', 'Add the cauliflower cut small and the tomatoes, cover and cook until tender.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 3, carried: 'microwave', styles: ['Urban'], batch: true, appeal: 2,
  },
  {
    id: 'thighs-tomato-green-pepper-braise', name: 'Chicken thighs braised with tomato and green pepper', emoji: '🍗', slots: ['dinner'], skill: 'Beginner',
    activeMinutes: 10, totalMinutes: 45,
    ingredients: [['chicken-thighs', 150], ['tomatoes', 150], ['green-pepper', 60], ['onions', 50], ['garlic', 4.5], ['paprika', 1], ['thyme', 0.5], ['bay-leaves', 0.5], ['salt', 0.5]],
    scaling: 'parts', steps: ['Brown the thighs skin side down in a dry pot and pour off some of the fat.', 'Add the onion, green pepper, garlic, paprika, thyme, bay leaf and salt.', 'Add the tomatoes, cover and simmer until the juices of the chicken run clear.'],
    tools: ['stove'], keepsDays: 2, freezes: true, needsNoElectricity: false, pots: 1, freeMinutes: 30, carried: 'microwave', styles: ['Zulu, Xhosa or Sotho', 'Urban'], batch: true, appeal: 3,
  },
];
