import { keepCookSheets } from './cook/cook-sheets-resource.ts';
import { mealPlansResource } from './features/meals/meal-plans-resource.ts';
import { loadShoppingListOnce } from './features/shopping/shopping-list-resource.ts';
import { exercisePlansResource } from './features/training/exercise-plans-resource.ts';
import { planDetailsResource } from './features/training/plan-details.ts';
import { loadFitOnce } from './fit/profile-fit.ts';
import { storedUserId } from './lib/auth/stored-session.ts';
import { rowsKey } from './lib/plans/weekly-plans.ts';

/** The meals of the plan that is on this device, as a cook needs them. */
const cookSheets = (userId: string) =>
  keepCookSheets(userId, rowsKey(mealPlansResource.current(userId).data ?? []));

/** What is read in a shop, a kitchen or a gym, where there may be no signal; the most wanted first. */
const wanted = [
  loadShoppingListOnce,
  mealPlansResource.loadOnce,
  cookSheets,
  exercisePlansResource.loadOnce,
  planDetailsResource.loadOnce,
  // last, so that it is about what has been read before
  loadFitOnce,
];

/** Reads into the storage of this device what is not there, though its page was never opened here. */
export async function readAhead(): Promise<void> {
  for (const load of wanted) {
    const userId = storedUserId();
    if (userId !== null) await load(userId);
  }
}
