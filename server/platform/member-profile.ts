import * as v from 'valibot';
import { kitchenSchema } from '#contract/kitchen-form.ts';
import { profileSchema } from '#contract/profile-form.ts';
import type { Profile } from '#planning/profile/profile.ts';
import type { Queries } from './database.ts';

/** A member's profile as it is stored, with what they said of their kitchen. */
export interface MemberProfile {
  readonly profile: Profile;
  /** Changes whenever an answer of either does, and not when they are saved as they are. */
  readonly print: string;
}

/**
 * SQL of the member's profile, for statements that read more beside it: a table of one row, or of none before onboarding,
 * with the columns of `memberProfileSchema`. What the member said of their kitchen goes with it, and its `updated_at` is
 * when either last changed.
 */
export const ownProfile = `(select ahead.print_of(p) as print, case when k.user_id is null then to_jsonb(p)
    else to_jsonb(p) || jsonb_build_object(
      'kitchenAnswers', to_jsonb(k), 'updated_at', greatest(p.updated_at, k.updated_at)) end as profile
  from public.profiles p left join public.kitchen k using (user_id)
  where p.user_id = (select auth.uid()))`;

/** A profile as `ownProfile` reads it. */
export const ownProfileSchema = v.object({
  ...profileSchema.entries,
  kitchenAnswers: v.exactOptional(kitchenSchema),
});

export const memberProfileSchema = v.object({ profile: ownProfileSchema, print: v.string() });

/**
 * The member's profile, or null when there is none yet. It may hold answers that would not be accepted any more, from a
 * time of wider bounds: the planner says which.
 */
export async function readMemberProfile(queries: Queries): Promise<MemberProfile | null> {
  const { rows } = await queries.run({ text: `select * from ${ownProfile} as own` });
  const [row] = rows;
  return row ? v.parse(memberProfileSchema, row) : null;
}

/** Only the answers. */
export async function readProfile(queries: Queries): Promise<Profile | null> {
  return (await readMemberProfile(queries))?.profile ?? null;
}

export async function hasProfile(queries: Queries): Promise<boolean> {
  const { rows } = await queries.run({
    text: 'select 1 from public.profiles where user_id = (select auth.uid())',
  });
  return rows.length > 0;
}
