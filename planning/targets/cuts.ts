import type { BudgetLevel } from '../profile/kitchen-questions.ts';

/**
 * Lunches and dinners of a week with a piece of meat, chicken on the bone or fish, for who eats them, by what they want
 * to spend: what more money buys first is not more meat but better meat. Between what the published baskets hold of
 * portions and cuts at each level and what people say they eat. [J]
 */
export const cutsOfWeek: Readonly<Record<BudgetLevel, number>> = {
  Thrifty: 1,
  'Low-cost': 2,
  Moderate: 3,
  Liberal: 5,
};
