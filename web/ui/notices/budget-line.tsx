import { paths } from '#contract/paths.ts';
import { rand } from '#web/lib/format.ts';
import { foodBudgetResource } from '#web/lib/profile/food-budget-resource.ts';
import { useMemberResource } from '#web/lib/requests/resource.ts';
import { AppLink } from '../app-link.tsx';
import { textLink } from '../link-style.ts';

/** What a month of food will cost, told before the first plan, and the way to another budget. */
export function BudgetLine({ userId }: { readonly userId: string }) {
  const { data: budget } = useMemberResource(foodBudgetResource, userId);
  return (
    <p className="max-w-md text-muted">
      {budget && `About ${rand(budget.now.rand)} a month for food; cheaper or dearer? `}
      <AppLink to={paths.kitchen} className={`${textLink} ${budget ? '' : 'inline-block py-1'}`}>
        Your kitchen and tastes
      </AppLink>
    </p>
  );
}
