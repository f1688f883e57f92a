import * as v from 'valibot';
import { dataClient, noRow, rowsOf } from '#web/lib/data-client.ts';
import { memberResource } from '#web/lib/resource.ts';
import { WireError } from '#web/lib/wire-error.ts';

const rowSchema = v.object({ content: v.string(), updated_at: v.string() });
export type ShoppingList = v.InferOutput<typeof rowSchema>;

export function parseShoppingList(row: unknown): ShoppingList {
  return v.parse(rowSchema, row);
}

/** The member's list, or null before the first one. */
async function readShoppingList(userId: string): Promise<ShoppingList | null> {
  const data = await dataClient();
  try {
    return parseShoppingList(
      rowsOf(
        await data
          .from('shopping_lists')
          .select('content,updated_at')
          .eq('user_id', userId)
          .single(),
      ),
    );
  } catch (error) {
    if (error instanceof WireError && error.code === noRow) return null;
    throw error;
  }
}

export const shoppingListResource = memberResource(readShoppingList);
