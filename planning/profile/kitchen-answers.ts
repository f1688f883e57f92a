import {
  type BudgetLevel,
  type HomeStyle,
  type KitchenQuestions,
  kitchenQuestions,
} from './kitchen-questions.ts';
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

/** Kinds of food of which a member may want more or less than others eat. */
export const frequencyGroups = [
  'red_meat',
  'chicken',
  'fish',
  'eggs',
  'pulses',
  'processed_meat',
  'soya_mince',
] as const satisfies readonly TasteGroup[];
export type FrequencyGroup = (typeof frequencyGroups)[number];

export type Frequency = KitchenAnswers['red_meat'];

/** What a member's everyday food is like, for the pattern of their week. */
export interface EatingWishes {
  readonly often: Readonly<Record<FrequencyGroup, Frequency>>;
  readonly styles: readonly HomeStyle[];
}

export function eatingWishesOf(answers: KitchenAnswers | undefined): EatingWishes {
  const { home_styles: styles, ...often } = answers ?? kitchenDefaults;
  return { often, styles };
}

/** What must be left out for a member's faith. */
export type FaithRule = KitchenAnswers['faith'][number];

export function faithOf(answers: KitchenAnswers | undefined): readonly FaithRule[] {
  return answers?.faith ?? [];
}

/** How a member cooks and where they have lunch. */
export interface KitchenWishes {
  readonly lunch: KitchenAnswers['weekday_lunch'];
  /** What the kitchen does not have; a stove is taken for granted. */
  readonly lacks: ReadonlySet<KitchenAnswers['kitchen_lacks'][number]>;
  /** No meal of a weekend may take longer than one of another day. */
  readonly quickWeekends: boolean;
  /** Pots may be cooked ahead, on another day than they are eaten. */
  readonly batch: boolean;
  /** Beans, fish and the like may stand on the table in the morning. */
  readonly savouryBreakfasts: boolean;
}

/** What holds for who said nothing is what the first form shows. */
export function kitchenWishesOf(answers: KitchenAnswers = kitchenDefaults): KitchenWishes {
  return {
    lunch: answers.weekday_lunch,
    lacks: new Set(answers.kitchen_lacks),
    quickWeekends: answers.quick_weekends === 'Yes',
    batch: answers.batch_cooking === 'Yes',
    savouryBreakfasts: answers.savoury_breakfasts === 'Yes',
  };
}
