/** The Standard Plan, in Rands, VAT included. */
export const standardPlan = {
  name: 'Standard Plan',
  monthly: 99,
  monthlyBefore: 250,
  monthlySaving: 'Save 60%',
  annual: 950,
  annualSaving: 'Save 20% with Annual Plan',
} as const;
