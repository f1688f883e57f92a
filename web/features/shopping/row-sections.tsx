import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { aisleEmoji } from '#planning/page/shopping-words.ts';
import type { Tier } from '#planning/shopping/shopping-list.ts';
import { ItemRow } from './item-row.tsx';
import { type ListRow, rowsByAisle } from './list-rows.ts';
import type { TickState } from './tick-book.ts';
import type { PutAway } from './use-put-away.ts';

interface RowSectionsProps {
  readonly rows: readonly ListRow[];
  readonly tier: Tier;
  readonly away: PutAway;
  readonly marksOld: boolean;
  /** What is wrong with an item, by its food. */
  readonly warnings: ReadonlyMap<string, string>;
  stateOf(row: ListRow): TickState;
  onTick(item: string, ticked: boolean): void;
}

/** What is still to be bought, aisle by aisle, each of which folds, then what is in the basket, folded away. */
export function RowSections({
  rows,
  tier,
  away,
  marksOld,
  warnings,
  stateOf,
  onTick,
}: RowSectionsProps) {
  const isAway = ({ item }: ListRow) => away.items.has(item);
  const gone = rows.filter(isAway);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const fold = (aisle: string) => {
    const next = new Set(folded);
    if (!next.delete(aisle)) next.add(aisle);
    setFolded(next);
  };
  const itemRow = (row: ListRow) => (
    <ItemRow
      key={row.item}
      row={row}
      tier={tier}
      state={stateOf(row)}
      marksOld={marksOld}
      warning={warnings.get(row.line.food) ?? ''}
      onTick={onTick}
    />
  );
  return (
    <>
      <div className="shopping-aisles">
        {gone.length === rows.length && (
          <p className="py-6 text-center font-semibold text-muted">
            {rows.length === 0 ? 'Nothing to buy in this week.' : 'Everything is in the basket.'}
          </p>
        )}
        {rowsByAisle(rows).map(([aisle, inAisle]) => (
          <section key={aisle} aria-label={aisle} hidden={inAisle.every(isAway)}>
            <h3>
              <button
                type="button"
                aria-expanded={!folded.has(aisle)}
                onClick={() => fold(aisle)}
                className="shopping-aisle print:hidden"
              >
                <span aria-hidden="true">{aisleEmoji[aisle]}</span>
                <span className="grow">{aisle}</span>
                <span className="text-sm font-semibold text-muted tabular">
                  {inAisle.filter((row) => stateOf(row) === 'all').length} of {inAisle.length}
                </span>
                <ChevronDown
                  aria-hidden="true"
                  className={`size-5 text-muted transition-transform ${folded.has(aisle) ? '' : 'rotate-180'}`}
                />
              </button>
              <span className="shopping-aisle hidden print:flex">
                <span aria-hidden="true">{aisleEmoji[aisle]}</span>
                {aisle}
              </span>
            </h3>
            <div className={folded.has(aisle) ? 'hidden print:block' : ''}>
              {aisle === 'Spices & condiments' && (
                <p className="pb-1 text-sm text-muted">You may have some of these at home.</p>
              )}
              <ul>{inAisle.filter((row) => !isAway(row)).map(itemRow)}</ul>
            </div>
          </section>
        ))}
      </div>
      {gone.length > 0 && (
        <details
          className="shopping-basket print:hidden"
          onToggle={(event) => {
            if (!event.currentTarget.open) away.tidy();
          }}
        >
          <summary>
            <h3 className="text-lg">In the basket ({gone.length})</h3>
          </summary>
          <ul>{gone.map(itemRow)}</ul>
        </details>
      )}
    </>
  );
}
