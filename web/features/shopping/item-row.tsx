import { ChevronDown } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { dot, randText } from '#planning/page/figures.ts';
import type { Tier } from '#planning/shopping/shopping-list.ts';
import { Concern } from '#web/fit/concern.tsx';
import { type ListRow, type RowProduct, rowDetails } from './list-rows.ts';
import type { TickState } from './tick-book.ts';

interface ItemRowProps {
  readonly row: ListRow;
  readonly tier: Tier;
  readonly state: TickState;
  /** Whether a price that is old says so in its row. */
  readonly marksOld: boolean;
  /** Why it must not be bought any more; empty where nothing is against it. */
  readonly warning: string;
  onTick(item: string, ticked: boolean): void;
}

/** One thing to buy: the whole row ticks it, and what else there is to know unfolds. */
export const ItemRow = memo(function ItemRow({
  row,
  tier,
  state,
  marksOld,
  warning,
  onTick,
}: ItemRowProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { line, packs, stores, due, cents } = row;
  const gone = state === 'all' ? 'text-muted line-through' : '';
  return (
    <li className="shopping-row">
      <label className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-control py-1 print:min-h-0 print:items-start print:py-px">
        <input
          ref={(box) => {
            if (box) box.indeterminate = state === 'some';
          }}
          type="checkbox"
          checked={state === 'all'}
          onChange={() => onTick(row.item, state !== 'all')}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${warning ? `${id}-warning ` : ''}${id}-buy ${id}-price`}
          className="shopping-box"
        />
        <span className="shopping-facts">
          <span
            id={`${id}-name`}
            className={`shopping-name font-bold max-sm:text-[0.9375rem] ${gone}`}
          >
            {line.name}
          </span>
          <span id={`${id}-price`} className={`text-right font-bold tabular ${gone}`}>
            {randText(cents)}
          </span>
          {warning && (
            <span className="shopping-concern">
              <Concern id={`${id}-warning`} says={warning} />
            </span>
          )}
          <span
            id={`${id}-buy`}
            className={`shopping-buy text-sm leading-tight text-muted ${open ? '' : 'max-sm:truncate'}`}
          >
            <span className="font-semibold text-ink">{packs}</span>
            {state === 'some' && (
              <span className="font-semibold text-brand">{dot}partly bought</span>
            )}
            {due && `${dot}${due}`}
            {stores && `${dot}${stores}`}
          </span>
        </span>
      </label>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={`${id}-more`}
        aria-label={`More about ${line.name}`}
        onClick={() => setOpen(!open)}
        className="grid min-h-11 w-9 place-items-center rounded-control text-muted hover:text-brand print:hidden"
      >
        <ChevronDown
          aria-hidden="true"
          className={`size-5 transition-transform ${open ? 'rotate-180' : ''}`}
        />
      </button>
      <div
        id={`${id}-more`}
        hidden={!open}
        className="shopping-more text-sm text-muted print:hidden"
      >
        {open && <Details row={row} tier={tier} marksOld={marksOld} />}
      </div>
    </li>
  );
});

function Details({ row, tier, marksOld }: Pick<ItemRowProps, 'row' | 'tier' | 'marksOld'>) {
  const { needed, leftover, storage, products } = rowDetails(row, tier, marksOld);
  return (
    <>
      {products.map((product) => (
        <Product key={product.name + product.seen} {...product} />
      ))}
      <p>{[needed && `${needed} for your meals`, leftover].filter(Boolean).join(dot)}</p>
      {storage && <p>{storage}</p>}
    </>
  );
}

function Product({ name, when, seen, marks }: RowProduct) {
  return (
    <>
      <p>{name}</p>
      {when && <p>{when}</p>}
      <p>
        {seen}
        {marks.map((mark) => (
          <span key={mark} className="shopping-mark">
            {mark}
          </span>
        ))}
      </p>
    </>
  );
}
