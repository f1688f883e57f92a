import type { Profile } from '../../profile/profile.ts';
import { type EatingChoices, noChoices } from './eaten-plan.ts';
import { levelBudget, monthOfPlan } from './habit-and-money.ts';
import { type Eater, eatingLevels } from './weekly-pattern.ts';

/**
 * What a member chose to spend: a level, or an amount of their own, which buys the pattern of the dearest level that it
 * pays for. Who said nothing eats at the usual level.
 */
export function choicesOf(
  { kitchenAnswers }: Profile,
  needs: Pick<Eater, 'energy' | 'protein'>,
): EatingChoices {
  if (!kitchenAnswers) return noChoices;
  const { food_budget: chosen, food_budget_rand: month, home_styles: styles } = kitchenAnswers;
  const home = styles.length > 0 && { homes: styles };
  if (chosen !== 'My own amount') return { level: chosen, ...home };
  const rands = monthOfPlan * month;
  const paid = eatingLevels.filter((level) => levelBudget({ ...needs, level }) <= rands);
  return { level: paid.at(-1) ?? 'Thrifty', rands, ...home };
}
