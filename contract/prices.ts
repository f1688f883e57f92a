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
