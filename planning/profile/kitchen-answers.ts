import { type BudgetLevel, type KitchenQuestions, kitchenQuestions } from './kitchen-questions.ts';
import { type Answers, initialAnswers } from './question.ts';

/** What a member said of the food that they buy and like. */
export interface KitchenAnswers extends Answers<KitchenQuestions> {}

/** What stands on the page before a member has said anything. */
export const kitchenDefaults: KitchenAnswers = initialAnswers(kitchenQuestions);

/** Kinds of food that a member may never want, by the names of their questions. */
export const tasteGroups = [
  'red_meat',
  'chicken',
  'fish',
  'eggs',
  'pulses',
  'offal',
  'processed_meat',
  'soya_mince',
] as const satisfies readonly (keyof KitchenAnswers)[];
export type TasteGroup = (typeof tasteGroups)[number];

/** What a member wants to spend on food: one of the levels, or Rands a calendar month. */
export type FoodBudget = { readonly level: BudgetLevel } | { readonly rand: number };

/** What the member wants to spend; null for who said nothing. */
export function budgetOf(answers: KitchenAnswers | undefined): FoodBudget | null {
  if (!answers) return null;
  const { food_budget: level, food_budget_rand: rand } = answers;
  return level === 'My own amount' ? { rand } : { level };
}

/** The kinds of food that the member never eats. Who said nothing has refused nothing. */
export function neverEaten(answers: KitchenAnswers | undefined): readonly TasteGroup[] {
  return answers ? tasteGroups.filter((group) => answers[group] === 'Never') : [];
}
