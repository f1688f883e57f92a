import { plans } from '#membership/plans.ts';

/** The Standard Plan, in Rands, VAT included. */
export const standardPlan = {
  name: 'Standard Plan',
  monthly: plans.monthly.cents / 100,
  monthlyBefore: 250,
  monthlySaving: 'Save 60%',
  annual: plans.annual.cents / 100,
  annualSaving: 'Save 20% with Annual Plan',
} as const;

/** What the Standard Plan holds, as the price lists say it. */
export const standardPlanFeatures = [
  'Monthly meal plans',
  'Monthly workout plans',
  'Smart grocery list',
  'Supplement suggestions based on your goal and local prices',
  'Localised for South Africa',
  'Continuous updates when your profile changes',
] as const;
