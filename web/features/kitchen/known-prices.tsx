import type { FoodBudgetAnswer } from '#contract/profile/food-budget.ts';

/** How many prices of each shop there are, so that nobody takes a guide for what their shop asks. */
export function KnownPrices({ known }: { readonly known: FoodBudgetAnswer | null }) {
  if (!known) return null;
  const counts = known.shops.map(({ shop, foods }) => `${shop}\u00a0${foods}`).join(', ');
  return (
    <p className="mt-4 text-sm text-muted">
      Of {known.foods} foods we know a price from: {counts}.
    </p>
  );
}
