import { useEffect, useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { startsOnSchema } from '#contract/plans/plan-start.ts';
import { dataClient, rowsOf } from '#web/lib/data-client.ts';
import type { PlanBegin } from '#web/lib/plan-calendar.ts';
import { memberResource, type Resource } from '#web/lib/resource.ts';
import { planBegin } from '#web/lib/weekly-plans.ts';
import { parseShoppingList, type StoredShoppingList } from './stored-list.ts';

async function readRow(userId: string, columns: string): Promise<unknown> {
  const data = await dataClient();
  return rowsOf(
    await data.from('shopping_lists').select(columns).eq('user_id', userId).maybeSingle(),
  );
}

/** The member's list, or null before the first one. The HTML, as long as the details again, is asked for only if needed. */
async function readShoppingList(userId: string): Promise<StoredShoppingList | null> {
  const row = await readRow(userId, 'details,updated_at');
  let list = row === null ? null : parseShoppingList(row);
  if (row !== null && list === null) {
    list = parseShoppingList(await readRow(userId, 'content,details,updated_at'));
  }
  return list;
}

const keptSchema = v.looseObject({ updatedAt: v.string() });

/** The list stays on this device, so that it is there at once, and in a shop without signal. */
const shoppingListResource = memberResource(readShoppingList, {
  name: 'shopping-list',
  parse(kept) {
    const { updatedAt, ...rest } = v.parse(keptSchema, kept);
    return parseShoppingList({ ...rest, updated_at: updatedAt });
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
    void shoppingListResource.load(userId).then(() => {
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
  return v.parse(listTimeSchema, await readRow(userId, 'updated_at'))?.updated_at ?? null;
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
