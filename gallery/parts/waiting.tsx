import type { GenerationState } from '#web/lib/generation/follow-generation.ts';
import type { Generation } from '#web/lib/generation/use-generation.ts';
import { GenerationProgress } from '#web/ui/notices/generation-progress.tsx';
import { PageLoading } from '#web/ui/page-loading.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { PageSpinner, Spinner } from '#web/ui/spinner.tsx';
import { nothing, type PartGroup } from './part.ts';

function generation(state: Partial<GenerationState> | null): Generation {
  return {
    generating: true,
    state: state && {
      id: 'one',
      state: 'running',
      step: 'planning',
      weeks_ready: 0,
      version: 1,
      error_code: null,
      error: null,
      ...state,
    },
    early: [],
    problem: null,
    code: '',
    start: nothing,
    cancel: nothing,
  };
}

export const waiting: PartGroup = {
  name: 'Waiting',
  parts: [
    {
      component: Spinner,
      states: {
        'without a label': <Spinner />,
        'with a label': <Spinner label="Looking for other meals…" />,
        'on a dark ground': (
          <div className="rounded-control bg-night p-4">
            <Spinner label="Loading…" tone="text-on-night" />
          </div>
        ),
      },
    },
    {
      component: CardSkeleton,
      states: { 'three lines': <CardSkeleton />, 'one line': <CardSkeleton lines={1} /> },
    },
    {
      component: GenerationProgress,
      states: {
        asked: <GenerationProgress generation={generation(null)} />,
        queued: <GenerationProgress generation={generation({ state: 'queued' })} />,
        planning: <GenerationProgress generation={generation({})} />,
        'two weeks are written': (
          <GenerationProgress generation={generation({ step: 'writing', weeks_ready: 2 })} />
        ),
        'a list is written': (
          <GenerationProgress generation={generation({ step: 'writing' })} weekly={false} />
        ),
      },
    },
    {
      component: PageLoading,
      states: {
        'meals, wanted in a kitchen': (
          <PageLoading label="Loading your meal plan…" wantedIn="kitchen" />
        ),
        'training, wanted in a gym': (
          <PageLoading label="Loading your training plan…" wantedIn="gym" />
        ),
        'the list, wanted in a shop': (
          <PageLoading label="Loading your shopping list…" wantedIn="shop" />
        ),
      },
    },
    { component: PageSpinner, wholeScreen: true, states: { alone: <PageSpinner /> } },
  ],
};
