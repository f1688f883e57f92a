import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import { howBought } from '#planning/catalogue/packs/how-bought.ts';
import type { MealWeek } from '#planning/meals/model/meal-plan.ts';
import { shoppingListPage } from '#planning/page/shopping/shopping-list-page.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { makeShoppingList } from '#planning/shopping/make-shopping-list.ts';
import type { ShoppingList } from '#planning/shopping/shopping-list.ts';
import { southAfricanDay } from '../../../platform/clock.ts';
import { closedSetOnly } from '../../../platform/plans/plan-html.ts';

export interface ShoppingListRow {
  readonly content: string;
  readonly details: ShoppingList;
}

/**
 * The month's list as it is stored, summed from the plan and bought as the member said.
 * @throws when the rendered HTML is not made of the closed set: then nothing is stored
 */
export function shoppingListRow(
  weeks: readonly MealWeek[],
  catalogue: Catalogue,
  { kitchenAnswers }: Pick<Profile, 'kitchenAnswers'>,
  now: Date,
): ShoppingListRow {
  const details = makeShoppingList(weeks, catalogue, {
    today: southAfricanDay(now),
    ways: howBought(kitchenAnswers),
  });
  return { content: closedSetOnly(shoppingListPage(details)), details };
}
