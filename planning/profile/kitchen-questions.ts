import type { Questions } from './question.ts';

/** 'Never' is obeyed like an allergy by every plan, swap and list; 'Fine' leaves it to the planner. */
const mayBeNever = ['Never', 'Fine'] as const;

/** What a member may choose to spend on food, from least to most. */
export const budgetLevels = ['Thrifty', 'Low-cost', 'Moderate', 'Liberal'] as const;
export type BudgetLevel = (typeof budgetLevels)[number];

/** Taken where nobody said anything. */
export const usualLevel: BudgetLevel = 'Moderate';

/** Nobody eats healthily for fewer Rands a calendar month, however little somebody eats. */
export const leastFoodRand = 1100;

/**
 * What a member may say of the food that they buy and like, all of it optional: who says nothing is served as if each
 * answer were the first one here. A name is that of the column of the table `kitchen`, which is kept apart from the
 * profile and told to nobody outside. A new question comes last.
 */
export const kitchenQuestions = {
  food_budget: {
    kind: 'choice',
    label: 'Food budget',
    options: [...budgetLevels, 'My own amount'],
    initial: usualLevel,
  },
  /** Rands a calendar month; counts only beside 'My own amount'. */
  food_budget_rand: {
    kind: 'number',
    label: 'Your own amount',
    hint: 'Rands a month, for one person.',
    min: leastFoodRand,
    max: 10_000,
    unit: 'Rands',
    stored: { min: leastFoodRand, max: 10_000 },
    initial: 2300,
  },
  red_meat: {
    kind: 'choice',
    label: 'Beef, lamb, pork',
    hint: 'Wors and stock made of them too.',
    options: mayBeNever,
    initial: 'Fine',
  },
  chicken: {
    kind: 'choice',
    label: 'Chicken',
    hint: 'Turkey too.',
    options: mayBeNever,
    initial: 'Fine',
  },
  fish: {
    kind: 'choice',
    label: 'Fish',
    hint: 'Tinned fish and seafood too.',
    options: mayBeNever,
    initial: 'Fine',
  },
  eggs: {
    kind: 'choice',
    label: 'Eggs',
    hint: 'Not what is made with a little egg, such as mayonnaise: for that choose the allergy in your profile.',
    options: mayBeNever,
    initial: 'Fine',
  },
  pulses: {
    kind: 'choice',
    label: 'Beans and lentils',
    hint: 'Dry or tinned; chickpeas too.',
    options: mayBeNever,
    initial: 'Fine',
  },
  offal: {
    kind: 'choice',
    label: 'Liver, feet, tripe',
    hint: 'Served only when you say so.',
    options: ['Never', 'Sometimes'],
    initial: 'Never',
  },
  processed_meat: {
    kind: 'choice',
    label: 'Wors and polony',
    hint: 'Viennas, bacon, ham and biltong too.',
    options: mayBeNever,
    initial: 'Fine',
  },
  soya_mince: {
    kind: 'choice',
    label: 'Soya mince',
    options: mayBeNever,
    initial: 'Fine',
  },
} as const satisfies Questions;
export type KitchenQuestions = typeof kitchenQuestions;
