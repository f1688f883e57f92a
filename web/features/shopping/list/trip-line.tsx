import type { WeekNumber } from '#planning/calendar.ts';
import { weekTitle } from '#planning/page/shopping/shopping-words.ts';
import type { ShoppingList } from '#planning/shopping/shopping-list.ts';

interface TripLineProps {
  readonly list: ShoppingList;
  /** Null for the whole month. */
  readonly week: WeekNumber | null;
  /** Shops at which the rows are bought. */
  readonly shops: readonly string[];
  /** The one of which rows are shown; null for all. */
  readonly shop: string | null;
  onShop(shop: string | null): void;
}

const listOf = new Intl.ListFormat('en-ZA', { type: 'conjunction' });

/** Which shopping is on the screen, and at which shop: 'Week 1, from Fri 4 Dec, at Shoprite'. */
export function TripLine({ list, week, shops, shop, onShop }: TripLineProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted print:hidden">
      {week === null ? `${list.lines.length} items for four weeks` : weekTitle(list, week)}
      {shops.length === 1 && `, at ${shops[0]}`}
      {shops.length > 1 && (
        <>
          {/* on a phone each line below names its shop */}
          <span className="max-sm:sr-only">at {listOf.format(shops)}</span>
          <select
            aria-label="Shop"
            value={shop ?? ''}
            onChange={({ target }) => onShop(target.value || null)}
            className="field-sizing-content min-h-8 max-w-full rounded-control border border-line bg-surface px-1.5 font-semibold text-ink"
          >
            <option value="">All shops</option>
            {shops.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </>
      )}
    </p>
  );
}
