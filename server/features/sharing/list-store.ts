import { createHash } from 'node:crypto';
import * as v from 'valibot';
import {
  type AmountSaid,
  amountSchema,
  type OwnLine,
  ownLineSchema,
  type ShelfPrice,
  shelfPriceSchema,
} from '#contract/shopping/shopping-words.ts';
import type { Queries } from '../../platform/database/database.ts';
import { ownProfile } from '../../platform/members/member-profile.ts';

/** What a member has said of their list, and by what it is known whether something has changed. */
export interface ListNow {
  /** `updated_at` of the list, as the data wire writes it. */
  readonly list: string;
  /** Other than it was whenever anything that is shown may be, but for the ticks. */
  readonly state: string;
  readonly own: readonly OwnLine[];
  readonly amounts: readonly AmountSaid[];
  readonly prices: readonly ShelfPrice[];
  readonly ticks: readonly StoredTick[];
}

const tickSchema = v.object({
  item: v.string(),
  ticked: v.boolean(),
  atHome: v.boolean(),
  /** Milliseconds since 1970. */
  at: v.number(),
});
type StoredTick = v.InferOutput<typeof tickSchema>;

const nowSchema = v.array(
  v.object({
    list: v.string(),
    plans: v.nullable(v.string()),
    profile: v.nullable(v.string()),
    own: v.array(ownLineSchema),
    amounts: v.array(amountSchema),
    prices: v.array(shelfPriceSchema),
    ticks: v.array(tickSchema),
  }),
);

const rowsOf = (columns: string, table: string) =>
  `(select coalesce(json_agg(t), '[]') from (
    select ${columns} from public.${table} where user_id = (select auth.uid()) order by 1, 2, 3) as t)`;

/** All that is small, in one statement of the member's own role. */
const statement = `select to_json(l.updated_at) #>> '{}' as list,
    (select max(updated_at)::text from public.meal_plans where user_id = (select auth.uid())) as plans,
    (select print from ${ownProfile} as own) as profile,
    ${rowsOf('id, name, amount, cents, gone', 'shopping_own_lines')} as own,
    ${rowsOf('day, product, pack, planned, quantity', 'shopping_amounts')} as amounts,
    ${rowsOf('store, product, pack, cents, listed_cents, seen_on', 'shelf_prices')} as prices,
    ${rowsOf(
      `item, ticked, at_home as "atHome", floor(extract(epoch from changed_at) * 1000)::float8 as at`,
      'shopping_ticks',
    )} as ticks
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

/**
 * Keeps ticks, each unless a later one is there; on another list than they were made on they mean nothing. Whoever says
 * them again says that it was bought, and not that it is at home.
 * @param list `updated_at` of the list that was ticked
 */
export async function saveTicks(
  queries: Queries,
  list: string,
  ticks: readonly SentTick[],
): Promise<void> {
  await queries.run({
    text: `insert into public.shopping_ticks as kept (user_id, item, ticked, at_home, changed_at)
      select (select auth.uid()), item, ticked, false,
          least('epoch'::timestamptz + at * interval '1 millisecond', now() + interval '1 minute')
        from jsonb_to_recordset($1::jsonb) as said (item text, ticked boolean, at float8)
        where exists (select from public.shopping_lists
          where user_id = (select auth.uid()) and updated_at = $2::timestamptz)
        order by item
      on conflict (user_id, item) do update
        set ticked = excluded.ticked, at_home = excluded.at_home, changed_at = excluded.changed_at`,
    values: [JSON.stringify(ticks), list],
  });
}
