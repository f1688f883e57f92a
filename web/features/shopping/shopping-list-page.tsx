import { useState } from 'react';
import { memberSentences } from '#contract/member-sentences.ts';
import { noConnection } from '#web/lib/device/connection.ts';
import { useReturn } from '#web/lib/device/use-return.ts';
import { useGeneration } from '#web/lib/generation/use-generation.ts';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { localTimeZone } from '#web/lib/plans/plan-calendar.ts';
import { useMemberId } from '#web/lib/session/member.tsx';
import { Button } from '#web/ui/button.tsx';
import { AskDialog } from '#web/ui/dialog/ask-dialog.tsx';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { GenerationProgress } from '#web/ui/notices/generation-progress.tsx';
import { HealthLine } from '#web/ui/notices/health-line.tsx';
import { WayOn } from '#web/ui/notices/way-on.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageLoading } from '#web/ui/page-loading.tsx';
import { BasketDrawing } from '#web/ui/pictures/drawings.tsx';
import { PrintButton } from '#web/ui/plan/print-button.tsx';
import '#web/styles/list.css';
import { listGeneration } from './list-generation.ts';
import { MadeList } from './made-list.tsx';
import { loadShoppingList, useShoppingList } from './shopping-list-resource.ts';
import { tickStore } from './ticks/member-ticks.ts';
import { tickedCount } from './ticks/tick-book.ts';

export function ShoppingListPage() {
  const userId = useMemberId();
  usePageTitle('Shopping List');
  const { list, fresh } = useShoppingList(userId);
  const generation = useGeneration(listGeneration, userId);
  const pending = generation.generating && 'Generating…';
  const failed = list.status === 'failed';
  /** With words and a button where the list would be; not before it is known that there is none. */
  const headed = !list.data && list.status !== 'loading';
  // meals that have to be made first begin on the usual day
  const start = () => generation.start({ time_zone: localTimeZone() });
  /** Items ticked off on the list that is to go; null while nobody is asked. */
  const [asked, setAsked] = useState<number | null>(null);
  const startAnew = () => {
    const ticked = list.data ? tickedCount(tickStore(userId).current().book) : 0;
    if (ticked > 0) setAsked(ticked);
    else start();
  };
  useReturn(() => {
    if (failed) void loadShoppingList(userId);
  });
  const anew = (
    <Button variant="secondary" className="grow sm:grow-0" pending={pending} onClick={startAnew}>
      Generate New List
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Shopping List"
        subtitle={headed ? 'Everything for the month, by aisle, with prices in Rands.' : undefined}
      >
        {headed && anew}
      </PageHeader>
      <div className="grid gap-5">
        <ErrorBox
          message={
            generation.problem ??
            (failed && !list.data ? memberSentences.loadShoppingListFailed : null)
          }
        />
        <GenerationProgress generation={generation} weekly={false} />
        <WayOn code={generation.code} />
        {failed && (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            {list.data && (
              <p role="status" className="text-muted">
                {noConnection()}: this is the list kept on this device.
              </p>
            )}
            <Button variant="secondary" onClick={() => void loadShoppingList(userId)}>
              Try again
            </Button>
          </div>
        )}
        {list.status === 'loading' && (
          <PageLoading label="Loading shopping list…" wantedIn="shop" />
        )}
        {list.status === 'ready' && list.data === null && (
          <EmptyState
            drawing={<BasketDrawing />}
            title="No Shopping List Generated Yet"
            text="One list for the whole month, with a budget and a premium choice for each item."
          >
            <Button pending={pending} onClick={start}>
              Generate Shopping List
            </Button>
            <HealthLine userId={userId} />
          </EmptyState>
        )}
        {list.data && (
          <MadeList
            userId={userId}
            list={list.data}
            fresh={fresh}
            pending={pending}
            onRenew={start}
          />
        )}
        {list.data && (
          <div className="flex flex-wrap gap-3 print:hidden">
            {anew}
            <PrintButton />
          </div>
        )}
      </div>
      {asked !== null && (
        <AskDialog
          title="Begin a new list?"
          text={`${asked === 1 ? 'One item is' : `${asked} items are`} ticked off. What stands on the new list too stays ticked; the rest leaves the list, and what you spent is kept.`}
          action="Make new list"
          onDone={start}
          onClosed={() => setAsked(null)}
        />
      )}
    </>
  );
}
