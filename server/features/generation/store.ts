import * as v from 'valibot';
import { profileSchema } from '#contract/profile-form.ts';
import type { Profile } from '#planning/profile/profile.ts';
import type { Identity, MemberDatabase } from '../../platform/database.ts';
import type { MealPlanRow } from './make-meal-plans.ts';

/** The member's profile, or null when there is none yet. */
export async function readProfile(
  members: MemberDatabase,
  identity: Identity,
): Promise<Profile | null> {
  const { rows } = await members.run(
    identity,
    { text: 'select * from public.profiles where user_id = (select auth.uid())' },
    { readOnly: true },
  );
  const [row] = rows;
  return row ? v.parse(profileSchema, row) : null;
}

/**
 * Saves all weeks in one statement: either every week is the new one or every week is the old one, whenever the power
 * goes. Answers the saved rows by week.
 */
export async function saveMealPlans(
  members: MemberDatabase,
  identity: Identity,
  plans: readonly MealPlanRow[],
): Promise<readonly unknown[]> {
  const { rows } = await members.run(identity, {
    text: `with saved as (
        insert into public.meal_plans (user_id, week, content, details, updated_at)
        select (select auth.uid()), week, content, details, now()
          from jsonb_to_recordset($1::jsonb) as plan (week integer, content text, details jsonb)
        on conflict (user_id, week) do update
          set content = excluded.content, details = excluded.details, updated_at = excluded.updated_at
        returning user_id, week, content, details, updated_at)
      select to_jsonb(saved) as row from saved order by week`,
    values: [JSON.stringify(plans)],
  });
  // as PostgreSQL writes them, so that the answer equals what the data wire says of the same rows
  return rows.map(({ row }) => row);
}
