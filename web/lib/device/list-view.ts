import * as v from 'valibot';
import { memberKey, parseJson, readStored, writeStored } from './storage.ts';

const keptSchema = v.object({
  tier: v.picklist(['budget', 'premium']),
  /** The one shop of which rows are shown; null for all. */
  shop: v.optional(v.nullable(v.string()), null),
  /** Aisles that are folded. */
  folded: v.optional(v.pipe(v.array(v.string()), v.readonly()), []),
});

/** How a member looks at their shopping list on this device: in which choice they buy, at which shop. */
export type KeptListView = Readonly<v.InferOutput<typeof keptSchema>>;

const keyOf = (userId: string) => memberKey('shopping-view', userId);

export function keptListView(userId: string): KeptListView {
  const kept = v.safeParse(keptSchema, parseJson(readStored(keyOf(userId))));
  return kept.success ? kept.output : { tier: 'budget', shop: null, folded: [] };
}

export function keepListView(userId: string, { tier, shop, folded }: KeptListView): void {
  writeStored(keyOf(userId), JSON.stringify({ tier, shop, folded }));
}
