import * as v from 'valibot';
import { kitchenSchema } from '#contract/profile/kitchen-form.ts';
import { opinions } from '#planning/profile/dish-opinions.ts';
import type { KitchenAnswers } from '#planning/profile/kitchen-answers.ts';
import { forgetFit, refreshFit } from '#web/fit/profile-fit.ts';
import { foodBudgetResource } from '#web/lib/profile/food-budget-resource.ts';
import { dataClient, rowsOf } from '#web/lib/requests/data-client.ts';
import { memberResource } from '#web/lib/requests/resource.ts';

/** What the member said of their kitchen; null where they said nothing. */
export const kitchenResource = memberResource(async (userId): Promise<KitchenAnswers | null> => {
  const data = await dataClient();
  const row = rowsOf(await data.from('kitchen').select('*').eq('user_id', userId).maybeSingle());
  return row === null ? null : v.parse(kitchenSchema, row);
});

/** What follows from the answers is worked out anew. */
function answersChanged(userId: string, answers: KitchenAnswers | null): void {
  kitchenResource.put(userId, answers);
  refreshFit(userId);
  void foodBudgetResource.load(userId);
}

/** Keeps every answer, so that what is on screen is what is stored. */
export async function saveKitchen(userId: string, answers: KitchenAnswers): Promise<void> {
  const data = await dataClient();
  // an answer that is lost on the way may stand for answers that were saved
  forgetFit(userId);
  rowsOf(await data.from('kitchen').upsert({ ...answers, user_id: userId }));
  answersChanged(userId, answers);
}

/** Deletes all answers; the rest of what is kept about the member stays. */
export async function deleteKitchen(userId: string): Promise<void> {
  const data = await dataClient();
  forgetFit(userId);
  rowsOf(await data.from('kitchen').delete().eq('user_id', userId));
  answersChanged(userId, null);
}

const saidSchema = v.array(
  v.object({ dish: v.string(), name: v.string(), opinion: v.picklist(opinions) }),
);
export type SaidDish = v.InferOutput<typeof saidSchema>[number];

/** Dishes of which the member said something, the last first. */
export const saidDishesResource = memberResource(async (userId): Promise<readonly SaidDish[]> => {
  const data = await dataClient();
  const rows = await data
    .from('dish_opinions')
    .select('dish,name,opinion')
    .eq('user_id', userId)
    .order('said_at', { ascending: false });
  return v.parse(saidSchema, rowsOf(rows));
});

/** Takes back what was said of a dish. */
export async function forgetOpinion(userId: string, { dish }: SaidDish): Promise<void> {
  const data = await dataClient();
  rowsOf(await data.from('dish_opinions').delete().eq('user_id', userId).eq('dish', dish));
  const said = saidDishesResource.current(userId).data ?? [];
  saidDishesResource.put(
    userId,
    said.filter((one) => one.dish !== dish),
  );
}
