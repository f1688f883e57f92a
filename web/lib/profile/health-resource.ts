import * as v from 'valibot';
import { healthSchema } from '#contract/profile/health-form.ts';
import type { AskedHealth } from '#planning/profile/health-answers.ts';
import { forgetFit, refreshFit } from '#web/fit/profile-fit.ts';
import { dataClient, rowsOf } from '../requests/data-client.ts';
import { memberResource } from '../requests/resource.ts';

/** What the member said of their body; null where they said nothing. It is never kept on the device. */
export const healthResource = memberResource(async (userId): Promise<AskedHealth | null> => {
  const data = await dataClient();
  const row = rowsOf(
    await data.from('health_answers').select('*').eq('user_id', userId).maybeSingle(),
  );
  return row === null ? null : v.parse(healthSchema, row);
});

/** Keeps every answer, so that what is on screen is what is stored. */
export async function saveHealth(userId: string, answers: AskedHealth): Promise<void> {
  const data = await dataClient();
  // an answer that is lost on the way may stand for answers that were saved
  forgetFit(userId);
  rowsOf(await data.from('health_answers').upsert({ ...answers, user_id: userId }));
  healthResource.put(userId, answers);
  refreshFit(userId);
}

/** Deletes all answers; the rest of what is kept about the member stays. */
export async function deleteHealth(userId: string): Promise<void> {
  const data = await dataClient();
  forgetFit(userId);
  rowsOf(await data.from('health_answers').delete().eq('user_id', userId));
  healthResource.put(userId, null);
  refreshFit(userId);
}
