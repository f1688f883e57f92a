import { memo, useId, useState } from 'react';
import type { SaidOfPacks } from '#contract/shopping/pack-words.ts';
import { dot, randText } from '#planning/page/figures.ts';
import type { ListRow } from '#planning/page/shopping/trip-rows.ts';
import type { Tier } from '#planning/shopping/shopping-list.ts';
import { Concern } from '#web/fit/concern.tsx';
import type { TickState } from '../ticks/tick-book.ts';
import { RowDetails } from './row-details.tsx';
import { RowFrame } from './row-frame.tsx';

export interface RowMarks {
  readonly state: TickState;
  /** All of it is at home already. */
  readonly atHome: boolean;
  /** What it has cost, or still costs. */
  readonly cents: number;
}

interface ItemRowProps extends RowMarks {
  readonly userId: string;
  readonly row: ListRow;
  readonly tier: Tier;
  readonly words: SaidOfPacks;
  /** Whether a price that is old says so in its row. */
  readonly marksOld: boolean;
  /** Why it must not be bought any more; empty where nothing is against it. */
  readonly warning: string;
  onTick(item: string, ticked: boolean, atHome?: boolean): void;
}

/** One thing to buy: the whole row ticks it, and what else there is to know and to say unfolds. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { userId, row, tier, words, state, atHome, cents, marksOld, warning, onTick } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const { line, packs, stores, due, ownDay } = row;
  return (
    <RowFrame
      id={id}
      name={line.name}
      price={atHome ? 'at home' : randText(cents)}
      state={state}
      describedBy={`${warning ? `${id}-warning ` : ''}${id}-buy ${id}-price`}
      onTick={(ticked) => onTick(row.item, ticked)}
      open={open}
      onOpen={setOpen}
      about={
        <>
          {warning && (
            <span className="shopping-concern">
              <Concern id={`${id}-warning`} says={warning} />
            </span>
          )}
          <span id={`${id}-buy`} className="shopping-buy text-sm leading-tight text-muted">
            {/* by it two rows of one food differ */}
            {ownDay && `${due}${dot}`}
            <span className="font-semibold text-ink">{packs}</span>
            {state === 'some' && (
              <span className="font-semibold text-brand">{dot}partly bought</span>
            )}
            {due && !ownDay && `${dot}${due}`}
            {stores && `${dot}${stores}`}
          </span>
        </>
      }
    >
      <RowDetails
        userId={userId}
        row={row}
        tier={tier}
        words={words}
        marksOld={marksOld}
        atHome={atHome}
        onHome={() => onTick(row.item, !atHome, true)}
      />
    </RowFrame>
  );
});
