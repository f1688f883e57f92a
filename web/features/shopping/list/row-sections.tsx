import { ChevronDown } from 'lucide-react';
import { type ReactNode, type RefObject, useCallback, useState } from 'react';
import type { OwnRow } from '#contract/shopping/shopping-words.ts';
import type { Aisle } from '#planning/catalogue/food.ts';
import { type ListRow, rowsByAisle } from '#planning/page/shopping/trip-rows.ts';
import type { Tier } from '#planning/shopping/shopping-list.ts';
import { AddOwnLine } from '../own/add-own-line.tsx';
import { OwnLineRow } from '../own/own-row.tsx';
import { RemovedNotice } from '../own/removed-notice.tsx';
import { AisleSign } from '../row/aisle-sign.tsx';
import { ItemRow } from '../row/item-row.tsx';
import type { ListState } from './use-list-state.ts';
import type { PutAway } from './use-put-away.ts';

interface RowSectionsProps {
  readonly userId: string;
  readonly state: ListState;
  readonly tier: Tier;
  /** Aisles that are folded. */
  readonly folded: readonly string[];
  readonly away: PutAway;
  readonly marksOld: boolean;
  /** What is wrong with an item, by its food. */
  readonly warnings: ReadonlyMap<string, string>;
  /** Where a line of the member's own is typed. */
  readonly ownField: RefObject<HTMLInputElement | null>;
  onFold(folded: readonly string[]): void;
}

const ownLinesName = 'Your own lines';

interface AisleSectionProps {
  readonly aisle: Aisle;
  /** Whether nothing of it is to be bought any more. */
  readonly empty: boolean;
  /** How much of it is ticked: '2 of 5'. */
  readonly count: string;
  readonly folded: boolean;
  /** Rows that are not in the basket. */
  readonly children: ReactNode;
  onFold(): void;
}

/** What is to be bought in one aisle; on paper it is never folded. */
function AisleSection({ aisle, empty, count, folded, children, onFold }: AisleSectionProps) {
  return (
    <section aria-label={aisle} hidden={empty}>
      <h3>
        <button
          type="button"
          aria-expanded={!folded}
          onClick={onFold}
          className="shopping-aisle print:hidden"
        >
          <AisleSign of={aisle} />
          <span className="grow">{aisle}</span>
          <span className="text-sm font-semibold text-muted tabular">{count}</span>
          <ChevronDown
            aria-hidden="true"
            className={`size-5 text-muted transition-transform ${folded ? '' : 'rotate-180'}`}
          />
        </button>
        <span className="shopping-aisle hidden print:flex">{aisle}</span>
      </h3>
      <div className={folded ? 'hidden print:block' : ''}>
        {aisle === 'Spices & condiments' && (
          <p className="pb-1 text-sm text-muted">You may have some of these at home.</p>
        )}
        <ul>{children}</ul>
      </div>
    </section>
  );
}

interface FoldedRowsProps {
  readonly title: string;
  readonly rows: readonly ReactNode[];
  onFolded(): void;
}

/** Rows that are out of the way, with how many they are; nothing where there is none. */
function FoldedRows({ title, rows, onFolded }: FoldedRowsProps) {
  if (rows.length === 0) return null;
  return (
    <details
      className="shopping-basket print:hidden"
      onToggle={(event) => {
        if (!event.currentTarget.open) onFolded();
      }}
    >
      <summary>
        <h3 className="text-lg">
          {title} ({rows.length})
        </h3>
      </summary>
      <ul>{rows}</ul>
    </details>
  );
}

const withOrWithout = (names: readonly string[], name: string) =>
  names.includes(name) ? names.filter((one) => one !== name) : [...names, name];

/**
 * What is still to be bought: aisle by aisle, each of which folds, then the member's own lines; and, folded away, what is in
 * the basket, and what is at home.
 */
export function RowSections({
  userId,
  state,
  tier,
  folded,
  away,
  marksOld,
  warnings,
  ownField,
  onFold,
}: RowSectionsProps) {
  const { rows, own, words, marksOf, ownMarksOf, onTick } = state;
  const isAway = ({ item }: { readonly item: string }) => away.items.has(item);
  const all = rows.length + own.length;
  const fold = (aisle: string) => onFold(withOrWithout(folded, aisle));
  /** The line of the member's own that was removed last. */
  const [removed, setRemoved] = useState<OwnRow | null>(null);
  const forget = useCallback(() => setRemoved(null), []);
  const itemRow = (row: ListRow) => (
    <ItemRow
      key={row.item}
      userId={userId}
      row={row}
      tier={tier}
      words={words}
      {...marksOf(row)}
      marksOld={marksOld}
      warning={warnings.get(row.line.food) ?? ''}
      onTick={onTick}
    />
  );
  const ownRow = (row: (typeof own)[number]) => (
    <OwnLineRow
      key={row.item}
      userId={userId}
      row={row}
      {...ownMarksOf(row)}
      onTick={onTick}
      onRemove={setRemoved}
    />
  );
  const [basket, home] = [false, true].map((atHome) => [
    ...rows.filter((row) => isAway(row) && marksOf(row).atHome === atHome).map(itemRow),
    ...own.filter((row) => isAway(row) && ownMarksOf(row).atHome === atHome).map(ownRow),
  ]);
  return (
    <>
      <div className="shopping-aisles">
        {[...rows, ...own].every(isAway) && (
          <p className="py-6 text-center font-semibold text-muted">
            {all === 0 ? 'Nothing to buy in this week.' : 'Everything is in the basket.'}
          </p>
        )}
        {rowsByAisle(rows).map(([aisle, inAisle]) => (
          <AisleSection
            key={aisle}
            aisle={aisle}
            empty={inAisle.every(isAway)}
            count={`${inAisle.filter((row) => marksOf(row).state === 'all').length} of ${inAisle.length}`}
            folded={folded.includes(aisle)}
            onFold={() => fold(aisle)}
          >
            {inAisle.filter((row) => !isAway(row)).map(itemRow)}
          </AisleSection>
        ))}
        <section
          aria-label={ownLinesName}
          className={own.every(isAway) ? 'print:hidden' : undefined}
        >
          <h3 className="shopping-aisle">
            <AisleSign of="own" />
            {ownLinesName}
          </h3>
          <ul>{own.filter((row) => !isAway(row)).map(ownRow)}</ul>
          <AddOwnLine userId={userId} field={ownField} />
        </section>
      </div>
      <FoldedRows title="In the basket" rows={basket ?? []} onFolded={away.hide} />
      <FoldedRows title="At home" rows={home ?? []} onFolded={away.hide} />
      <RemovedNotice userId={userId} line={removed} onGone={forget} />
    </>
  );
}
