import { sentences } from '#contract/sentences.ts';
import { useMemberId } from '#web/lib/member.tsx';
import { planAge } from '#web/lib/plan-calendar.ts';
import { useMemberResource } from '#web/lib/resource.ts';
import { useGeneration } from '#web/lib/use-generation.ts';
import { useNow } from '#web/lib/use-now.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { BasketDrawing } from '#web/ui/drawings.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PlanHtml } from '#web/ui/plan-html.tsx';
import { PrintButton } from '#web/ui/print-button.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useUnfoldedPrint } from '#web/ui/use-print.ts';
import { generateShoppingList } from './generate-shopping-list.ts';
import { type ShoppingList, shoppingListResource } from './shopping-list-resource.ts';

export function ShoppingListPage() {
  const userId = useMemberId();
  usePageTitle('Shopping List');
  useUnfoldedPrint();
  const list = useMemberResource(shoppingListResource, userId);
  const generation = useGeneration(
    () => generateShoppingList(userId),
    sentences.generateShoppingListFailed,
  );
  const pending = generation.generating && 'Generating…';
  const failed = list.status === 'failed';
  return (
    <>
      <PageHeader
        title="Shopping List"
        subtitle="Everything for the month, by aisle, with prices in Rands."
      >
        <Button
          variant={list.data ? 'primary' : 'secondary'}
          className="grow"
          pending={pending}
          disabled={list.status === 'loading'}
          onClick={generation.start}
        >
          Generate New List
        </Button>
        {list.data && <PrintButton />}
      </PageHeader>
      <div className="grid gap-5">
        <ErrorBox
          message={generation.problem ?? (failed ? sentences.loadShoppingListFailed : null)}
        />
        {failed && !list.data && (
          <Button
            variant="secondary"
            className="justify-self-start"
            onClick={() => void shoppingListResource.load(userId)}
          >
            Try again
          </Button>
        )}
        {list.status === 'loading' && (
          <>
            <Spinner label="Loading shopping list…" />
            <CardSkeleton lines={6} />
          </>
        )}
        {list.status === 'ready' && list.data === null && (
          <EmptyState
            drawing={<BasketDrawing />}
            title="No Shopping List Generated Yet"
            text="One list for the whole month, with a budget and a premium choice for each item."
          >
            <Button pending={pending} onClick={generation.start}>
              Generate Shopping List
            </Button>
          </EmptyState>
        )}
        {list.data && <ListCard list={list.data} />}
      </div>
    </>
  );
}

function ListCard({ list }: { readonly list: ShoppingList }) {
  const now = useNow();
  return (
    <section
      aria-labelledby="monthly-list"
      className="overflow-hidden rounded-card border border-line bg-surface shadow-card"
    >
      <div className="beads" />
      <div className="px-4 py-6 sm:px-7">
        <h2 id="monthly-list" className="text-2xl">
          Monthly Shopping List
        </h2>
        <p className="mt-1 mb-4 text-sm text-muted">
          Made {planAge(new Date(list.updated_at), now)}.
        </p>
        <PlanHtml html={list.content} />
      </div>
    </section>
  );
}
