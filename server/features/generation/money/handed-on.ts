import * as v from 'valibot';
import { centsBefore, listMoney, type SaidOfList } from '#contract/shopping/list-money.ts';
import { daysOfPlan } from '#planning/calendar.ts';
import { addDays } from '#planning/calendar-day.ts';
import type { ShoppingList } from '#planning/shopping/shopping-list.ts';
import type { Queries } from '../../../platform/database/database.ts';
import {
  type StoredSaid,
  saidColumns,
  saidOfList,
  saidSchema,
} from '../../../platform/plans/said-of-list.ts';
import { parseStoredList } from '../stored-plan.ts';
import { type CarriedTick, carriedTicks } from './carried-ticks.ts';

/** The list that there is, with all that was said of it and spent before it. */
interface StoredMoney extends StoredSaid {
  /** Not parsed; null where there is no list. */
  readonly details: unknown;
  readonly spentBefore: number;
  readonly spentUntil: string | null;
  /** Changes whenever a tick does. */
  readonly ticksPrint: string;
}

/** What a list takes over from the one in whose place it is put. */
export interface HandedOn {
  readonly spentBefore: number;
  readonly spentUntil: string | null;
}

/** For a list that is made anew: the ticks that stay, and by what it is known that none was added meanwhile. */
export interface HandedToNew extends HandedOn {
  readonly ticks: readonly CarriedTick[];
  readonly ticksPrint: string;
}

/** Of all ticks of the member who asks. */
export const ticksPrint = `(select md5(coalesce(string_agg(
    concat_ws(' ', item, ticked, at_home, premium, changed_at), ',' order by item), ''))
  from public.shopping_ticks where user_id = (select auth.uid()))`;

const rowSchema = v.tuple([
  v.object({
    details: v.unknown(),
    spentBefore: v.number(),
    spentUntil: v.nullable(v.string()),
    ticksPrint: v.string(),
    ...saidSchema,
  }),
]);

/** Columns by which `StoredMoney` is read from a list `l`, which need not be there. */
const statement = `select l.details, coalesce(l.spent_before, 0) as "spentBefore",
    l.spent_until::text as "spentUntil", ${ticksPrint} as "ticksPrint", ${saidColumns}
  from (select auth.uid() as id) as me left join public.shopping_lists l on l.user_id = me.id`;

export async function readMoney(queries: Queries): Promise<StoredMoney> {
  const { rows } = await queries.run({ text: statement });
  return v.parse(rowSchema, rows)[0];
}

/**
 * What was spent stays what it was to the cent, whatever of it is on the new list too and whatever that costs there.
 * @param after what stands ticked on the new list
 * @param today ISO day
 */
function spending(
  stored: StoredMoney,
  { before, list, said, after }: ListsSaid,
  today: string,
): HandedOn {
  const ends = addDays(before.start ?? before.date, daysOfPlan);
  // a list for the weeks after these begins with nothing spent
  if (list.start !== undefined && list.start >= ends) return { spentBefore: 0, spentUntil: null };
  const kept = centsBefore({ cents: stored.spentBefore, until: stored.spentUntil }, today);
  // in either choice it is the same that was spent
  const more = listMoney(before, 'budget', said).spent - listMoney(list, 'budget', after).spent;
  if (kept + more === 0) return { spentBefore: 0, spentUntil: null };
  // what was spent on two lists counts as long as the later of them
  const until = stored.spentUntil ?? ends;
  const isLater = kept === 0 || (more !== 0 && ends > until);
  return { spentBefore: kept + more, spentUntil: isLater ? ends : until };
}

interface ListsSaid {
  readonly before: ShoppingList;
  readonly list: ShoppingList;
  readonly said: SaidOfList;
  readonly after: SaidOfList;
}

/** For a list that follows a changed plan: its ticks stay as they are. */
export function handedToChanged(stored: StoredMoney, list: ShoppingList, today: string): HandedOn {
  const { spentBefore, spentUntil } = stored;
  const before = parseStoredList(stored.details);
  if (!before) return { spentBefore, spentUntil };
  const said = saidOfList(stored);
  return spending(stored, { before, list, said, after: said }, today);
}

/** For a list that is made anew. Lines of the member's own that were bought are done with. */
export function handedToNew(stored: StoredMoney, list: ShoppingList, today: string): HandedToNew {
  const { spentBefore, spentUntil, ticksPrint } = stored;
  const before = parseStoredList(stored.details);
  if (!before) return { spentBefore, spentUntil, ticks: [], ticksPrint };
  const said = saidOfList(stored);
  const ticks = carriedTicks(before, list, said);
  const byItem = new Map(ticks.map((tick) => [tick.item, { ...tick, ticked: true }]));
  const after = { words: said.words, own: [], tickOf: (item: string) => byItem.get(item) };
  return { ...spending(stored, { before, list, said, after }, today), ticks, ticksPrint };
}
