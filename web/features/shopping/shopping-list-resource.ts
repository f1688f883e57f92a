import { useEffect, useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { startsOnSchema } from '#contract/plans/plan-start.ts';
import type { PlanBegin } from '#web/lib/plans/plan-calendar.ts';
import { planBegin } from '#web/lib/plans/weekly-plans.ts';
import { dataClient, rowsOf } from '#web/lib/requests/data-client.ts';
import { memberResource, type Resource } from '#web/lib/requests/resource.ts';
import { readUnlessKnown, tagged, tagOf } from '#web/lib/requests/tagged-read.ts';
import { listAddress } from './list-address.ts';
import { parseShoppingList, type StoredShoppingList } from './stored-list.ts';

const rowsSchema = v.array(v.unknown());

/** The one row of a member's list; null where there is none or, with `known`, where that is still it. */
async function readRow(
  userId: string,
  columns: string | undefined,
  known?: StoredShoppingList | null,
): Promise<{ readonly row: unknown; readonly tag: string | null } | null> {
  const answer = await readUnlessKnown(listAddress(userId, columns), known);
  if (answer === null) return null;
  const [row = null] = v.parse(rowsSchema, answer.rows);
  return { row, tag: answer.tag };
}

/** The member's list, or null before the first one. The HTML, as long as the details again, is asked for only if needed. */
async function readShoppingList(
  userId: string,
  known: StoredShoppingList | null | undefined,
): Promise<StoredShoppingList | null> {
  const answer = await readRow(userId, undefined, known);
  if (answer === null) return known ?? null;
  if (answer.row === null) return null;
  const list = parseShoppingList(answer.row);
  if (list !== null) return tagged(list, answer.tag);
  // without a tag, as a later version of this page may read its details
  const whole = await readRow(userId, 'content,details,updated_at,spent_before,spent_until');
  return whole === null || whole.row === null ? null : parseShoppingList(whole.row);
}

const keptSchema = v.looseObject({
  updatedAt: v.string(),
  tag: v.nullish(v.string(), null),
  spent: v.optional(v.object({ cents: v.number(), until: v.nullable(v.string()) })),
});

/** The list stays on this device, so that it is there at once, and in a shop without signal. */
const shoppingListResource = memberResource(readShoppingList, {
  name: 'shopping-list',
  pack: (list) => list && { ...list, tag: tagOf(list) },
  parse(kept) {
    const { updatedAt, tag, spent, ...rest } = v.parse(keptSchema, kept);
    const before = spent && { spent_before: spent.cents, spent_until: spent.until };
    const list = parseShoppingList({ ...rest, ...before, updated_at: updatedAt });
    return list && tagged(list, tag);
  },
});

export function loadShoppingList(userId: string): Promise<void> {
  return shoppingListResource.load(userId);
}

/** Reads the list unless it is known already. */
export const loadShoppingListOnce = shoppingListResource.loadOnce;

/** Puts the list in place that the server has just made. @returns its `updated_at` @throws when it does not come */
export async function loadNewList(userId: string): Promise<string> {
  await shoppingListResource.load(userId);
  const { status, data, error } = shoppingListResource.current(userId);
  if (status === 'ready' && data) return data.updatedAt;
  throw new Error('The new list did not come', { cause: error });
}

interface ListInUse {
  readonly list: Resource<StoredShoppingList | null>;
  /** The server has been asked since the screen was opened. */
  readonly fresh: boolean;
}

/** The member's list: the one kept on this device at once, then what the server says. */
export function useShoppingList(userId: string): ListInUse {
  const [fresh, setFresh] = useState(false);
  useEffect(() => {
    let open = true;
    void shoppingListResource.open(userId).then(() => {
      if (open) setFresh(true);
    });
    return () => {
      open = false;
    };
  }, [userId]);
  const list = useSyncExternalStore(shoppingListResource.subscribe, () =>
    shoppingListResource.current(userId),
  );
  return { list, fresh };
}

const listTimeSchema = v.nullable(v.object({ updated_at: v.string() }));
const planTimesSchema = v.array(
  v.object({
    updated_at: v.string(),
    generated_at: v.nullable(v.string()),
    starts_on: v.nullable(startsOnSchema),
  }),
);

/** When the list on the server was made or last changed; null when there is none. */
export async function readListTime(userId: string): Promise<string | null> {
  const answer = await readRow(userId, 'updated_at');
  return v.parse(listTimeSchema, answer?.row ?? null)?.updated_at ?? null;
}

export interface PlanTimes extends PlanBegin {
  readonly changed: Date;
}

/** When the member's meal plans were made and last changed; null when there are none. */
export const mealPlanTimes = memberResource(async (userId): Promise<PlanTimes | null> => {
  const data = await dataClient();
  const answer = await data
    .from('meal_plans')
    .select('updated_at,generated_at,starts_on')
    .eq('user_id', userId)
    .order('updated_at', { ascending: false });
  const times = v.parse(planTimesSchema, rowsOf(answer));
  const [newest] = times;
  return newest ? { ...planBegin(times), changed: new Date(newest.updated_at) } : null;
});
