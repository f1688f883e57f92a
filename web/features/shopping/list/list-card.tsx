import { useMemo, useRef } from 'react';
import type { SpentBefore } from '#contract/shopping/list-money.ts';
import { randText } from '#planning/page/figures.ts';
import type { ListWarning } from '#planning/page/shopping/shopping-list-text.ts';
import {
  atHomeText,
  monthsText,
  payDayText,
  shopsText,
} from '#planning/page/shopping/shopping-money.ts';
import { oldPricesText, priceNote, readTheLabel } from '#planning/page/shopping/shopping-words.ts';
import type { ShoppingList } from '#planning/shopping/shopping-list.ts';
import { isWarned, type ToldList } from '#web/fit/profile-fit.ts';
import { useNow } from '#web/lib/device/use-now.ts';
import { longDate } from '#web/lib/format.ts';
import { planAge } from '#web/lib/plans/plan-calendar.ts';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { ShareActions } from '../share/share-actions.tsx';
import { ShareLink } from '../share/share-link.tsx';
import { ListOptions } from './list-options.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { RowSections } from './row-sections.tsx';
import { TripLine } from './trip-line.tsx';
import { useListState } from './use-list-state.ts';
import { spanWeek, useListView } from './use-list-view.ts';
import { usePutAway } from './use-put-away.ts';
import { SpanFilter, TierSwitch } from './view-switch.tsx';

interface ListCardProps {
  readonly userId: string;
  readonly list: ShoppingList;
  /** On lists before it for the same weeks; null where nothing was. */
  readonly spent: SpentBefore | null;
  /** `updated_at` of the list. */
  readonly updatedAt: string;
  /** Week of the plan that today falls into. */
  readonly currentWeek: number;
  /** What of it the profile does not allow. */
  readonly told: ToldList;
}

const noWarnings: ReadonlyMap<string, string> = new Map();

/** What whoever gets the list must be told; null where it can be relied on. */
function warningOf(told: ToldList): ListWarning | null {
  if (!isWarned(told)) return null;
  return { text: told.shared, items: new Map(told.marks.map(({ food, says }) => [food, says])) };
}

/** The structured list: chosen, filtered, ticked, shared. */
export function ListCard({ userId, list, spent, updatedAt, currentWeek, told }: ListCardProps) {
  const now = useNow();
  const [view, changeView] = useListView(userId);
  const { tier } = view;
  const { span, week } = spanWeek(view.span, currentWeek);
  const state = useListState(userId, { list, spent, updatedAt }, view, week);
  const { shops, shop, ready, progress, totals } = state;
  const oldPrices = oldPricesText(list);
  const home = atHomeText(list);
  const payDay = payDayText(list);
  const warning = useMemo(() => warningOf(told), [told]);
  const away = usePutAway(`${updatedAt} ${tier} ${span} ${shop}`, ready, progress.ticked);
  const ownField = useRef<HTMLInputElement>(null);
  return (
    <section aria-labelledby="monthly-list" className="shopping shadow-card print:shadow-none">
      <div className="beads max-sm:hidden print:hidden" />
      <div className="grid gap-1 px-3 pt-1 sm:gap-4 sm:px-7 sm:pt-6 print:gap-2 print:p-0">
        <ListOptions
          title={
            <h2 id="monthly-list" className="shopping-title">
              Monthly Shopping List
            </h2>
          }
          onAdd={() => ownField.current?.focus()}
          head={
            <TripLine
              list={list}
              week={week}
              shops={shops}
              shop={shop}
              onShop={(next) => changeView({ shop: next })}
            />
          }
        >
          <TierSwitch totals={totals} tier={tier} onChange={(next) => changeView({ tier: next })} />
          <p className="text-sm print:hidden">{monthsText(list, tier, totals[tier])}</p>
          {home && <p className="text-sm">{home}</p>}
          {payDay && <p className="text-sm">{payDay}</p>}
          <ShareActions
            list={list}
            choice={{
              ...{ tier, week: week ?? undefined, warning },
              ...{ words: state.words, added: state.own },
            }}
          />
          <ShareLink userId={userId} tier={tier} />
        </ListOptions>
        <SpanFilter
          span={span}
          currentWeek={currentWeek}
          onChange={(next) => changeView({ span: next })}
        />
        <p className="hidden print:block">
          {tier === 'budget' ? 'Budget' : 'Premium'} choice
          {week === null ? '' : `, week ${week}`}: {progress.toBuy} items, about{' '}
          {randText(progress.cents)}. Made on {longDate(new Date(updatedAt))}.
          {away.items.size > 0 && ` ${away.items.size} in the basket already are left out.`}
        </p>
      </div>
      {ready ? (
        <>
          <RowSections
            userId={userId}
            state={state}
            tier={tier}
            folded={view.folded}
            onFold={(folded) => changeView({ folded })}
            away={away}
            marksOld={oldPrices === null}
            warnings={warning?.items ?? noWarnings}
            ownField={ownField}
          />
          <ProgressBar progress={progress} unsent={state.unsent} away={away} />
          <div className="grid gap-2 px-4 py-5 text-sm text-muted sm:px-7 print:gap-0.5 print:px-0 print:py-2 print:text-xs">
            {oldPrices && <p className="font-semibold text-marula-ink">{oldPrices}</p>}
            <p className="print:hidden">
              {list.lines.length} items for four weeks. Made {planAge(new Date(updatedAt), now)}.
            </p>
            <p>{shopsText(list, tier)}</p>
            <p>{priceNote(list)}</p>
            <p>{readTheLabel}</p>
          </div>
        </>
      ) : (
        // longer than a screen, so that what stands below it stays out of sight when the rows come
        <CardSkeleton lines={14} />
      )}
    </section>
  );
}
