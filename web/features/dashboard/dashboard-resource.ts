import * as v from 'valibot';
import { dataClient, rowsOf } from '#web/lib/data-client.ts';
import { memberResource } from '#web/lib/resource.ts';

const nameSchema = v.object({ full_name: v.string() });
const datesSchema = v.array(v.object({ updated_at: v.string() }));

/** Full name of the member, or null before onboarding. */
async function readFullName(userId: string): Promise<string | null> {
  const data = await dataClient();
  const row = rowsOf(
    await data.from('profiles').select('full_name').eq('user_id', userId).maybeSingle(),
  );
  return row === null ? null : v.parse(nameSchema, row).full_name;
}

type PlanTable = 'meal_plans' | 'exercise_plans' | 'shopping_lists';

/** When the member's plans of a kind were last made; null when there are none. */
async function readMade(table: PlanTable, userId: string): Promise<Date | null> {
  const data = await dataClient();
  const rows = rowsOf(
    await data
      .from(table)
      .select('updated_at')
      .eq('user_id', userId)
      .order('updated_at', { ascending: false })
      .limit(1),
  );
  const [latest] = v.parse(datesSchema, rows);
  return latest ? new Date(latest.updated_at) : null;
}

export interface PlanDates {
  readonly meals: Date | null;
  readonly training: Date | null;
  readonly shopping: Date | null;
}

export const fullNameResource = memberResource(readFullName);

export const planDatesResource = memberResource(async (userId): Promise<PlanDates> => {
  const [meals, training, shopping] = await Promise.all([
    readMade('meal_plans', userId),
    readMade('exercise_plans', userId),
    readMade('shopping_lists', userId),
  ]);
  return { meals, training, shopping };
});
