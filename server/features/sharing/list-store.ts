import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Tier } from '#planning/shopping/shopping-list.ts';
import type { Queries } from '../../platform/database/database.ts';
import { ownProfile } from '../../platform/members/member-profile.ts';
import { type StoredSaid, saidColumns, saidSchema } from '../../platform/plans/said-of-list.ts';

/** What a member has said of their list, and by what it is known whether something has changed. */
export interface ListNow extends StoredSaid {
  /** `updated_at` of the list, as the data wire writes it. */
  readonly list: string;
  /** Other than it was whenever anything that is shown may be, but for the ticks. */
  readonly state: string;
}

const nowSchema = v.array(
  v.object({
    list: v.string(),
    plans: v.nullable(v.string()),
    profile: v.nullable(v.string()),
    ...saidSchema,
  }),
);

/** All that is small, in one statement of the member's own role. */
const statement = `select to_json(l.updated_at) #>> '{}' as list,
    (select max(updated_at)::text from public.meal_plans where user_id = (select auth.uid())) as plans,
    (select print from ${ownProfile} as own) as profile,
    ${saidColumns}
  from public.shopping_lists l where l.user_id = (select auth.uid())`;

/** Null where the member has no list. */
export async function readListNow(queries: Queries): Promise<ListNow | null> {
  const { rows } = await queries.run({ text: statement });
  const [row] = v.parse(nowSchema, rows);
  if (!row) return null;
  const { ticks, ...shown } = row;
  const state = createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
  return { ...shown, ticks, state };
}

const detailsSchema = v.array(v.object({ details: v.unknown() }));

/** The structure of a list; undefined where there is another one by now. @param list its `updated_at` */
export async function readDetails(queries: Queries, list: string): Promise<unknown> {
  const { rows } = await queries.run({
    text: `select details from public.shopping_lists
      where user_id = (select auth.uid()) and updated_at = $1::timestamptz`,
    values: [list],
  });
  return v.parse(detailsSchema, rows)[0]?.details;
}

/** A tick of another phone. */
export interface SentTick {
  readonly item: string;
  readonly ticked: boolean;
  /** Milliseconds since 1970, by the clock of that phone. */
  readonly at: number;
}

/** Which list was ticked. */
export interface TickedList {
  /** Its `updated_at`. */
  readonly list: string;
  /** Which of its two choices the other phone is shown. */
  readonly tier: Tier;
}

/**
 * Keeps ticks, each unless a later one is there; on another list than they were made on they mean nothing. What is at
 * home only the member says: what they said of it last, of the food or of the trip, stays whatever is ticked here.
 */
export async function saveTicks(
  queries: Queries,
  { list, tier }: TickedList,
  ticks: readonly SentTick[],
): Promise<void> {
  await queries.run({
    text: `insert into public.shopping_ticks as kept (user_id, item, ticked, premium, at_home, changed_at)
      select (select auth.uid()), item, ticked, ticked and $3::boolean,
          coalesce((select said_before.at_home from public.shopping_ticks said_before
            where said_before.user_id = (select auth.uid())
              and said_before.item in (said.item, split_part(said.item, '@', 1))
            order by said_before.changed_at desc limit 1), false),
          least('epoch'::timestamptz + at * interval '1 millisecond', now() + interval '1 minute')
        from jsonb_to_recordset($1::jsonb) as said (item text, ticked boolean, at float8)
        where exists (select from public.shopping_lists
          where user_id = (select auth.uid()) and updated_at = $2::timestamptz)
        order by item
      on conflict (user_id, item) do update
        set ticked = excluded.ticked, premium = excluded.premium, at_home = excluded.at_home,
          changed_at = excluded.changed_at`,
    values: [JSON.stringify(ticks), list, tier === 'premium'],
  });
}
