import * as v from 'valibot';
import type {
  Identity,
  MemberDatabase,
  ServiceDatabase,
} from '../../../platform/database/database.ts';
import {
  type PressStanding,
  pressStanding,
  pressStandingSchema,
} from '../../../platform/members/member-profile.ts';
import { endOfStretch } from '../../../platform/members/stretches.ts';
import { type Generation, generationColumns, generationSchema } from '../generation-store.ts';
import type { PlanStart } from '../plan-start.ts';
import type { PlanRow } from '../task/generation-task.ts';
import { likelyDays } from './ahead-renewal.ts';

/** Plans for one member that this process has taken on to make, while nobody waits for them. */
export interface AheadClaim {
  readonly userId: string;
  /** New at each attempt, so that it names the attempt too. */
  readonly seed: string;
  /** Of the member, as far as it is known. */
  readonly timeZone: string | null;
  /** When the member last did something that calls for plans. */
  readonly wantedAt: Date;
}

/** Should the process die, another may try after so long; no plan takes half of it. */
const leaseSeconds = 120;
/** A profile whose plans end processes must not go round for ever. */
const mostTries = 3;

const claimSchema = v.array(
  v.object({
    userId: v.string(),
    seed: v.string(),
    timeZone: v.nullable(v.string()),
    wantedAt: v.pipe(
      v.string(),
      v.transform((time) => new Date(time)),
    ),
  }),
);
/** Plans are not made anew more often, should two clocks not agree on when those that are ready are out of date. */
const leastMinutes = 10;

/**
 * Takes on the plans that were wanted last: whoever has just saved a profile presses next. What was ready and is due
 * again begins on a day that nobody wants any more; from here on nobody gets it.
 * @returns null when none are wanted, or when plans are being made in any process for members who wait
 */
export async function claimAhead(jobs: ServiceDatabase): Promise<AheadClaim | null> {
  const { rows } = await jobs.run({
    text: `with next as (
        select user_id from ahead.plans
          where due_at <= now() and agreement.may_plan(user_id) and not exists (
            select from public.generations where state in ('queued', 'running') and step <> 'writing')
          order by due_at desc limit 1 for update skip locked)
      update ahead.plans set tries = tries + 1, seed = gen_random_uuid(), made_at = null,
          due_at = case when tries + 1 < $1::integer then now() + make_interval(secs => $2) end
        from next where plans.user_id = next.user_id
        returning plans.user_id as "userId", seed, time_zone as "timeZone",
          to_json(wanted_at)#>>'{}' as "wantedAt"`,
    values: [mostTries, leaseSeconds],
  });
  return v.parse(claimSchema, rows)[0] ?? null;
}

/** Another has this claim by now, or the member wants other plans. */
class ClaimLost extends Error {}

/** Four weeks that were made ahead. */
export interface MadeAhead {
  /** Print of the code and the tables that made them. */
  readonly maker: string;
  /** Of the profile. */
  readonly print: string;
  readonly rows: readonly PlanRow[];
  /** Their day 1, an ISO day. */
  readonly startsOn: string | null;
  /** When they are to be made anew; null: when the member wants others. */
  readonly renewAt: Date | null;
}

/**
 * Keeps four weeks for the member's next press.
 * @returns false when the claim is void: the profile was saved meanwhile, or another process has it
 */
export async function keepAhead(
  jobs: ServiceDatabase,
  { userId, seed }: AheadClaim,
  made: MadeAhead,
): Promise<boolean> {
  const weeks = made.rows.map((_, index) => {
    const place = 2 + index * 2;
    return `($1::uuid, ${index + 1}, $${place}::text, $${place + 1}::json)`;
  });
  try {
    await jobs.transaction(async (queries) => {
      await queries.run({
        text: `insert into ahead.weeks (user_id, week, content, details) values ${weeks.join(', ')}
          on conflict (user_id, week) do update
            set content = excluded.content, details = excluded.details`,
        values: [userId, ...made.rows.flatMap(({ content, details }) => [content, details])],
      });
      const { count } = await queries.run({
        text: `update ahead.plans
            set due_at = case when $6::timestamptz is not null
                then greatest($6::timestamptz, now() + make_interval(mins => $7)) end, tries = 0,
              made_at = now(), maker = $3, profile_print = $4, starts_on = $5
            where user_id = $1 and seed = $2`,
        values: [
          userId,
          seed,
          made.maker,
          made.print,
          made.startsOn,
          made.renewAt?.toISOString() ?? null,
          leastMinutes,
        ],
      });
      if (count === 0) throw new ClaimLost();
    });
    return true;
  } catch (error) {
    if (error instanceof ClaimLost) return false;
    throw error;
  }
}

/** There are none to be had: a press tells the member why. */
export async function giveUpAhead(jobs: ServiceDatabase, claim: AheadClaim): Promise<void> {
  await jobs.run({
    text: 'update ahead.plans set due_at = null where user_id = $1 and seed = $2',
    values: [claim.userId, claim.seed],
  });
}

/** This process ends before they are made: another need not wait until the claim runs out. */
export async function handBackAhead(jobs: ServiceDatabase, claim: AheadClaim): Promise<void> {
  await jobs.run({
    text: `update ahead.plans set due_at = now(), tries = tries - 1, seed = null
      where user_id = $1 and seed = $2`,
    values: [claim.userId, claim.seed],
  });
}

/** Members that one stretch looks at: their rows are locked for some ten milliseconds. */
const membersOfStretch = 1_000;

/**
 * What another version, or one with other prices, has made ahead is taken by nobody: it is wanted anew at once for whoever
 * is likely to press, and for the others when it would have been made anew anyway. Goes through all members in short
 * stretches, and passes over those whose row somebody holds: whoever saves a profile has theirs made anew by that.
 * @param after the member with whom the stretch before ended, or `firstMember`
 * @returns the member with whom this one ended; null when all have been looked at
 */
export async function renewAhead(
  jobs: ServiceDatabase,
  maker: string,
  after: string,
): Promise<string | null> {
  const { secondThoughts, endOfPlan } = likelyDays;
  const { rows } = await jobs.run({
    text: `with stretch as materialized (
        select user_id from ahead.plans where user_id > $2::uuid order by user_id limit $3),
      ended as (select user_id from stretch order by user_id desc limit 1),
      outdated as (
        select user_id from ahead.plans
          where user_id > $2::uuid and user_id <= (select user_id from ended) and made_at is not null and maker <> $1
            and (due_at is null or wanted_at > now() - make_interval(days => $4)
              or wanted_at <= now() - make_interval(days => $5))
          for update skip locked),
      renewed as (
        update ahead.plans set due_at = now(), tries = 0, seed = null, made_at = null
          where user_id = any(array(select user_id from outdated)))
      select (select user_id from ended) as last`,
    values: [maker, after, membersOfStretch, secondThoughts, endOfPlan],
  });
  return endOfStretch(rows);
}

const takenSchema = v.tuple([
  v.object({ ...pressStandingSchema.entries, taken: v.nullable(generationSchema) }),
]);

/** A press that looks for plans that are ready. */
export interface Take {
  /** Of the generation that the press makes. */
  readonly id: string;
  /** Print of the code and the tables that run here. */
  readonly maker: string;
  /** Generations that one member may start in 24 hours. */
  readonly perDay: number;
  /** Day 1 that the press wants, and where the member is. */
  readonly start: PlanStart;
}

/**
 * Puts the plans that are ready in place of the member's, as one or not at all. The database hands them over itself, and
 * only while the member's profile and whoever asks are those that they were made from; they have passed every check of
 * `performGenerationTask`, by the code and the tables of that print.
 * Who has a list may have food at home that these plans know nothing of, and gets plans that do.
 * @returns the generation, done; or the one that the same press has made before, should its answer have been lost; null when
 *   the press goes the usual way
 */
export async function takeAhead(
  members: MemberDatabase,
  identity: Identity,
  { id, maker, perDay, start }: Take,
): Promise<PressStanding & { readonly taken: Generation | null }> {
  const { rows } = await members.run(identity, {
    text: `select ${pressStanding},
        (select to_json(made) from (
          select ${generationColumns} from ahead.take($1, $2, $3, $4, $5)
            where agreement.may_plan((select auth.uid()))
              and not exists (select from public.shopping_lists where user_id = (select auth.uid()))
          ) as made) as taken`,
    values: [maker, perDay, id, start.startsOn, start.timeZone],
  });
  const [found] = v.parse(takenSchema, rows);
  return found;
}
