import * as v from 'valibot';
import { dataClient, rowsOf } from '#web/lib/data-client.ts';
import { memberResource } from '#web/lib/resource.ts';

const dateSchema = v.nullable(v.object({ updated_at: v.string() }));

/** When the member last changed their profile; null before onboarding. */
export const profileDateResource = memberResource(async (userId): Promise<Date | null> => {
  const data = await dataClient();
  const answer = await data
    .from('profiles')
    .select('updated_at')
    .eq('user_id', userId)
    .maybeSingle();
  const row = v.parse(dateSchema, rowsOf(answer));
  return row && new Date(row.updated_at);
});
