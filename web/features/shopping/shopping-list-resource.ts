import { useEffect } from 'react';
import * as v from 'valibot';
import { dataClient, rowsOf } from '#web/lib/data-client.ts';
import { memberResource, type Resource, useMemberResource } from '#web/lib/resource.ts';
import { memberKey, parseJson, readStored, removeStored, writeStored } from '#web/lib/storage.ts';
import { parseShoppingList, type ShoppingList } from './stored-list.ts';

const keptUnder = (userId: string) => memberKey('shopping-list', userId);

/** Keeps the list on this device, so that it is there at once, and in a shop without signal. */
function keepList(userId: string, list: ShoppingList | null): void {
  if (list === null) removeStored(keptUnder(userId));
  else {
    const { updatedAt: updated_at, ...rest } = list;
    writeStored(keptUnder(userId), JSON.stringify({ updated_at, ...rest }));
  }
}

function readKeptList(userId: string): ShoppingList | null {
  const kept = parseJson(readStored(keptUnder(userId)));
  try {
    return kept === undefined ? null : parseShoppingList(kept);
  } catch {
    return null;
  }
}

async function readRow(userId: string, columns: string): Promise<unknown> {
  const data = await dataClient();
  return rowsOf(
    await data.from('shopping_lists').select(columns).eq('user_id', userId).maybeSingle(),
  );
}

/** The member's list, or null before the first one. The HTML, as long as the details again, is asked for only if needed. */
async function readShoppingList(userId: string): Promise<ShoppingList | null> {
  const row = await readRow(userId, 'details,updated_at');
  let list = row === null ? null : parseShoppingList(row);
  if (row !== null && list === null) {
    list = parseShoppingList(await readRow(userId, 'content,details,updated_at'));
  }
  keepList(userId, list);
  return list;
}

const shoppingListResource = memberResource(readShoppingList);

export function loadShoppingList(userId: string): Promise<void> {
  return shoppingListResource.load(userId);
}

/** Puts a list that has just been made in place. */
export function putShoppingList(userId: string, list: ShoppingList): void {
  keepList(userId, list);
  shoppingListResource.put(userId, list);
}

/** The member's list: the one kept on this device at once, then what the server says. */
export function useShoppingList(userId: string): Resource<ShoppingList | null> {
  // before the question to the server, whose answer takes its place
  useEffect(() => {
    if (shoppingListResource.current(userId).data !== undefined) return;
    const kept = readKeptList(userId);
    if (kept) shoppingListResource.put(userId, kept);
  }, [userId]);
  return useMemberResource(shoppingListResource, userId);
}

const timesSchema = v.array(v.object({ updated_at: v.string() }));

async function readNewest(
  table: 'meal_plans' | 'shopping_lists',
  userId: string,
): Promise<string | null> {
  const data = await dataClient();
  const rows = rowsOf(
    await data
      .from(table)
      .select('updated_at')
      .eq('user_id', userId)
      .order('updated_at', { ascending: false })
      .limit(1),
  );
  return v.parse(timesSchema, rows)[0]?.updated_at ?? null;
}

/** When the list on the server was made; null when there is none. */
export function readListTime(userId: string): Promise<string | null> {
  return readNewest('shopping_lists', userId);
}

/** When the newest of the member's meal plans was made; null when there are none. */
export const mealPlansMade = memberResource(async (userId): Promise<Date | null> => {
  const made = await readNewest('meal_plans', userId);
  return made === null ? null : new Date(made);
});
