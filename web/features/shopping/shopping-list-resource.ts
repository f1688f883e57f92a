import * as v from 'valibot';
import { dataClient, rowsOf } from '#web/lib/data-client.ts';
import { memberResource } from '#web/lib/resource.ts';

const rowSchema = v.object({ content: v.string(), updated_at: v.string() });
export type ShoppingList = v.InferOutput<typeof rowSchema>;

export function parseShoppingList(row: unknown): ShoppingList {
  return v.parse(rowSchema, row);
}

/** The member's list, or null before the first one. */
async function readShoppingList(userId: string): Promise<ShoppingList | null> {
  const data = await dataClient();
  const row = rowsOf(
    await data
      .from('shopping_lists')
      .select('content,updated_at')
      .eq('user_id', userId)
      .maybeSingle(),
  );
  return row === null ? null : parseShoppingList(row);
}

export const shoppingListResource = memberResource(readShoppingList);
