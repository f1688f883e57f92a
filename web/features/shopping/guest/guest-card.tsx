import { useState } from 'react';
import type { ShownList } from '#contract/shopping/shared-list.ts';
import { dot } from '#planning/page/figures.ts';
import { rowsByAisle } from '#planning/page/shopping/trip-rows.ts';
import { Concern } from '#web/fit/concern.tsx';
import { useNow } from '#web/lib/device/use-now.ts';
import { planPlace } from '#web/lib/plans/plan-calendar.ts';
import { ProgressBar } from '../list/progress-bar.tsx';
import { usePutAway } from '../list/use-put-away.ts';
import { AisleSign } from '../row/aisle-sign.tsx';
import { RowLabel } from '../row/row-label.tsx';
import type { TickStatus } from '../ticks/tick-shelf.ts';
import { type GuestRow, guestProgress, guestRows } from './guest-rows.ts';

interface GuestCardProps {
  readonly shown: ShownList;
  /** `updated_at` of the list. */
  readonly list: string;
  readonly ticked: TickStatus;
  onTick(item: string, ticked: boolean): void;
}

/** Week of the list that today falls into, of the four. */
function useWeek({ start }: ShownList): number {
  const now = useNow();
  const { week } = planPlace({ made: now, startsOn: start }, now);
  return Math.min(week, 4);
}

/** A list as whoever has its link sees it: a week's shopping, ticked row by row. */
export function GuestCard({ shown, list, ticked, onTick }: GuestCardProps) {
  const current = useWeek(shown);
  const [chosen, choose] = useState<number | null>(null);
  const week = chosen ?? current;
  const rows = guestRows(shown, week, ticked.book);
  const progress = guestProgress(rows);
  const ready = ticked.known && ticked.book.list === list;
  const away = usePutAway(`${list} ${week}`, ready, progress.ticked);
  const isAway = ({ item }: GuestRow) => away.items.has(item);
  const row = (one: GuestRow) => <GuestItem key={one.item} row={one} onTick={onTick} />;
  const standing = rows.filter((one) => !isAway(one));
  const foods = standing.flatMap((one) => (one.line ? [{ ...one, line: one.line }] : []));
  const added = standing.filter(({ line }) => line === null);
  const title = shown.weeks.find((one) => one.week === week)?.title ?? '';
  return (
    <section aria-labelledby="shared-week" className="shopping shadow-card">
      <div className="beads" />
      <div className="grid gap-3 px-3 pt-3 sm:px-7 sm:pt-6">
        <h2 id="shared-week" className="text-lg sm:text-2xl">
          {title}
        </h2>
        <fieldset>
          <legend className="sr-only">Which week</legend>
          <div className="flex flex-wrap gap-1.5 sm:gap-2">
            {shown.weeks.map(({ week: one }) => (
              <label
                key={one}
                className="choice min-h-11 grow justify-center rounded-full px-2 text-sm font-semibold whitespace-nowrap sm:grow-0 sm:px-4"
              >
                <input
                  type="radio"
                  name="week"
                  value={one}
                  checked={one === week}
                  onChange={() => choose(one)}
                  className="absolute inset-0 opacity-0"
                />
                Week {one}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <div className="shopping-aisles pt-2">
        {standing.length === 0 && (
          <p className="py-6 text-center font-semibold text-muted">
            {rows.length === 0 ? 'Nothing to buy in this week.' : 'Everything is in the basket.'}
          </p>
        )}
        {rowsByAisle(foods).map(([aisle, inAisle]) => (
          <section key={aisle} aria-label={aisle}>
            <h3 className="shopping-aisle">
              <AisleSign of={aisle} />
              {aisle}
            </h3>
            <ul>{inAisle.map(row)}</ul>
          </section>
        ))}
        {added.length > 0 && (
          <section aria-label="Also on the list">
            <h3 className="shopping-aisle">
              <AisleSign of="own" />
              Also on the list
            </h3>
            <ul>{added.map(row)}</ul>
          </section>
        )}
      </div>
      {rows.some(isAway) && (
        <details className="shopping-basket">
          <summary>
            <h3 className="text-lg">In the basket ({rows.filter(isAway).length})</h3>
          </summary>
          <ul>{rows.filter(isAway).map(row)}</ul>
        </details>
      )}
      <ProgressBar
        progress={progress}
        unsent={{ ticks: ticked.failing ? ticked.book.pending.size : 0, others: 0 }}
        away={away}
      />
    </section>
  );
}

interface GuestItemProps {
  readonly row: GuestRow;
  onTick(item: string, ticked: boolean): void;
}

const askFirst = 'Ask before you buy this';

function GuestItem({ row, onTick }: GuestItemProps) {
  const { item, name, packs, about, price, state, ask } = row;
  const id = `shared-${item}`;
  return (
    <li className="shopping-row">
      <RowLabel
        id={id}
        name={name}
        price={price}
        state={state}
        describedBy={`${ask ? `${id}-warning ` : ''}${id}-buy ${id}-price`}
        onTick={(next) => onTick(item, next)}
        about={
          <>
            {ask && (
              <span className="shopping-concern">
                <Concern id={`${id}-warning`} says={askFirst} />
              </span>
            )}
            <span id={`${id}-buy`} className="shopping-buy text-sm leading-tight text-muted">
              <span className="font-semibold text-ink">{packs}</span>
              {about.map((words) => dot + words)}
            </span>
          </>
        }
      />
    </li>
  );
}
