import * as v from 'valibot';
import { profileSchema } from '#contract/profile-form.ts';
import type { Profile } from '#planning/profile/profile.ts';
import type { Queries } from './database.ts';

/** A member's profile as it is stored. */
export interface MemberProfile {
  readonly profile: Profile;
  /** Changes whenever an answer does, and not when a profile is saved as it is. */
  readonly print: string;
}

/**
 * SQL of the member's profile, for statements that read more beside it: a table of one row, or of none before onboarding,
 * with the columns of `memberProfileSchema`.
 */
export const ownProfile = `(select to_jsonb(p) as profile, ahead.print_of(p) as print from public.profiles p
  where p.user_id = (select auth.uid()))`;

export const memberProfileSchema = v.object({ profile: profileSchema, print: v.string() });

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
