import * as v from 'valibot';
import { healthSchema } from '#contract/profile/health-form.ts';
import { kitchenSchema } from '#contract/profile/kitchen-form.ts';
import { profileSchema } from '#contract/profile/profile-form.ts';
import { opinions } from '#planning/profile/dish-opinions.ts';
import type { Profile } from '#planning/profile/profile.ts';
import type { Queries } from '../database/database.ts';

/** A member's profile as it is stored, with what they said of their kitchen and of their body. */
export interface MemberProfile {
  readonly profile: Profile;
  /** Changes whenever an answer does, and not when they are saved as they are. */
  readonly print: string;
}

/**
 * SQL of the member's profile, for statements that read more beside it: a table of one row, or of none before onboarding,
 * with the columns of `memberProfileSchema`. What the member said of their kitchen, of their body and of dishes goes with
 * it. Its `updated_at` is when profile, kitchen or body last changed: a word about a dish is no reason to tell that plans
 * are old.
 */
export const ownProfile = `(select ahead.print_of(p) as print, to_jsonb(p)
    || jsonb_build_object('updated_at', greatest(p.updated_at, k.updated_at, h.updated_at))
    || case when k.user_id is null then '{}' else jsonb_build_object('kitchenAnswers', to_jsonb(k)) end
    || case when h.user_id is null then '{}' else jsonb_build_object('healthAnswers', to_jsonb(h)) end
    || coalesce((select jsonb_build_object('dishOpinions',
        jsonb_agg(jsonb_build_object('dish', dish, 'opinion', opinion) order by dish))
      from public.dish_opinions where user_id = p.user_id having count(*) > 0), '{}') as profile
  from public.profiles p left join public.kitchen k using (user_id) left join public.health_answers h using (user_id)
  where p.user_id = (select auth.uid()))`;

/** A profile as `ownProfile` reads it. */
export const ownProfileSchema = v.object({
  ...profileSchema.entries,
  kitchenAnswers: v.exactOptional(kitchenSchema),
  healthAnswers: v.exactOptional(healthSchema),
  dishOpinions: v.exactOptional(
    v.array(v.object({ dish: v.string(), opinion: v.picklist(opinions) })),
  ),
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

/** What has to stand before plans are made for a member. */
export const pressStandingSchema = v.object({ hasProfile: v.boolean(), mayPlan: v.boolean() });
export type PressStanding = v.InferOutput<typeof pressStandingSchema>;

/** SQL columns of it, for statements that read more beside it. */
export const pressStanding = `exists (select from public.profiles where user_id = (select auth.uid())) as "hasProfile",
  agreement.may_plan((select auth.uid())) as "mayPlan"`;

export async function readPressStanding(queries: Queries): Promise<PressStanding> {
  const { rows } = await queries.run({ text: `select ${pressStanding}` });
  return v.parse(pressStandingSchema, rows[0]);
}

const refusalSchema = v.object({ refusal: v.string() });

/** What a member is told of whom no plans may be made. */
export async function readRefusal(queries: Queries): Promise<string> {
  const { rows } = await queries.run({
    text: `select agreement.refusal(own.id, agreement.told_age(own.id)) as refusal
      from (select (select auth.uid()) as id) as own`,
  });
  return v.parse(refusalSchema, rows[0]).refusal;
}

export async function hasProfile(queries: Queries): Promise<boolean> {
  return (await readPressStanding(queries)).hasProfile;
}
