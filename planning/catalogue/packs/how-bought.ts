import type { KitchenAnswers } from '../../profile/kitchen-answers.ts';
import { noPayDay } from '../../profile/kitchen-questions.ts';
import type { ColdStore } from './storage.ts';

/** Where and when a member buys, and how they can keep what they bought. */
export interface HowBought {
  /** Shops that the member named, to which lists and plans keep where these have what is needed; none: the usual two. */
  readonly shops: readonly string[];
  readonly cold: ColdStore;
  /** Day of the month, 1 to 31, on which the member is paid; null where they said none. */
  readonly payDay: number | null;
}

/** What is taken of who said nothing. */
export const usualBuying: HowBought = { shops: [], cold: 'freezer', payDay: null };

export function howBought(answers: KitchenAnswers | undefined): HowBought {
  if (!answers) return usualBuying;
  const { shops, kitchen_lacks: lacks, pay_day: payDay } = answers;
  const cold = lacks.includes('Fridge') ? 'none' : lacks.includes('Freezer') ? 'fridge' : 'freezer';
  return { shops, cold, payDay: payDay === noPayDay ? null : Number(payDay) };
}
