import * as v from 'valibot';
import type { SpentBefore } from '#contract/shopping/list-money.ts';
import { shoppingListSchema } from '#contract/shopping/shopping-list.ts';
import type { ShoppingList as ListDetails } from '#planning/shopping/shopping-list.ts';

/** The structured list; null where there is none, or one that this version of the page cannot read. */
function parseDetails(details: unknown): ListDetails | null {
  const parsed = v.safeParse(shoppingListSchema, details);
  return parsed.success ? parsed.output : null;
}

/** A member's list. Its time of making, as the server wrote it, tells one list from the next. */
export type StoredShoppingList =
  | {
      readonly updatedAt: string;
      readonly details: ListDetails;
      /** On lists before it for the same weeks; left out where nothing was. */
      readonly spent?: SpentBefore;
    }
  /** Only its HTML can be shown. */
  | { readonly updatedAt: string; readonly details: null; readonly content: string };

const timestamp = v.pipe(
  v.string(),
  v.check((time) => !Number.isNaN(Date.parse(time))),
);
const rowSchema = v.object({
  updated_at: timestamp,
  details: v.unknown(),
  content: v.optional(v.string()),
  spent_before: v.optional(v.number(), 0),
  spent_until: v.optional(v.nullable(v.string()), null),
});

/**
 * A row of the server. Null when its details cannot be read and its HTML was not asked for.
 * @throws ValiError when it is no row of a list
 */
export function parseShoppingList(row: unknown): StoredShoppingList | null {
  const { updated_at: updatedAt, content, ...rest } = v.parse(rowSchema, row);
  const { spent_before: cents, spent_until: until } = rest;
  const details = parseDetails(rest.details);
  if (details) return { updatedAt, details, ...(cents === 0 ? {} : { spent: { cents, until } }) };
  return content === undefined ? null : { updatedAt, details, content };
}
