import { type ReactNode, useState } from 'react';
import type { ExplainedPlan } from '#contract/plans/explain-plan.ts';
import { FitNotice } from '#web/fit/fit-notice.tsx';
import { isWarned, type Told } from '#web/fit/profile-fit.ts';
import { noConnection } from '#web/lib/device/connection.ts';
import { useNow } from '#web/lib/device/use-now.ts';
import type { Generation } from '#web/lib/generation/use-generation.ts';
import { isOver, type PlanPlace, planPlace } from '#web/lib/plans/plan-calendar.ts';
import type { WeekTools } from '#web/lib/plans/plan-tools.ts';
import { usePlanStart } from '#web/lib/plans/use-plan-start.ts';
import { planBegin, type WeekPlan } from '#web/lib/plans/weekly-plans.ts';
import type { Resource } from '#web/lib/requests/resource.ts';
import { Button } from '../button.tsx';
import { AskDialog, type AskedQuestion } from '../dialog/ask-dialog.tsx';
import { ExplainDialog } from '../dialog/explain-dialog.tsx';
import { DayOneNotice } from '../notices/day-one-notice.tsx';
import { EmptyState } from '../notices/empty-state.tsx';
import { ErrorBox } from '../notices/error-box.tsx';
import { GenerationProgress } from '../notices/generation-progress.tsx';
import { type Undo, UndoLine } from '../notices/undo-line.tsx';
import { WayOn } from '../notices/way-on.tsx';
import { PageHeader } from '../page-header.tsx';
import { PageLoading } from '../page-loading.tsx';
import { PlanMenu } from './plan-menu.tsx';
import { StartDay } from './start-day.tsx';
import { useUnfoldedPrint } from './use-print.ts';
import { useRenewed } from './use-renewed.ts';
import type { WeekLayout } from './week-card.tsx';
import { WeekCards } from './week-cards.tsx';

/** Every word of such a page that differs between meals and training. */
export interface WeeklyPlansText {
  readonly plan: ExplainedPlan;
  readonly title: string;
  readonly subtitle: string;
  readonly again: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
  readonly first: string;
  readonly pending: string;
  readonly loading: string;
  readonly cardTitle: (week: number) => string;
  readonly loadFailed: string;
}

interface WeeklyPlansProps {
  readonly text: WeeklyPlansText;
  readonly plans: Resource<readonly WeekPlan[]>;
  readonly generation: Generation;
  readonly drawing: ReactNode;
  /** What stands in the way of new plans, whether there are any or not. */
  readonly obstacle?: ReactNode;
  /** What of them the profile does not allow. */
  readonly told: Pick<Told, 'standing' | 'says' | 'never'>;
  /** Something to know before the first plans are made. */
  readonly beforeFirst?: ReactNode;
  /** Something to know before reading the weeks. */
  readonly notice?: ReactNode;
  /** Whether new plans are to take the place of these. */
  readonly question: AskedQuestion;
  /** What new plans replace, and what stays. */
  readonly replaces: ReactNode;
  readonly undo: Undo;
  /** Tells where the eye is that new plans are there, and offers the way back. */
  readonly onRenewed: () => void;
  /** The same object for as long as it does the same. */
  readonly tools?: WeekTools;
  readonly layout?: WeekLayout;
  onReload(): void;
}

/** Four weeks of a plan, each in its card, with today's day open; what is seldom wanted stands behind them. */
export function WeeklyPlans(props: WeeklyPlansProps) {
  const { text, plans, generation, question } = props;
  useUnfoldedPrint();
  const start = usePlanStart();
  const now = useNow();
  const [explained, setExplained] = useState(false);
  const make = () => {
    generation.start(start.request);
    // what comes is told and shown at the head of the page
    scrollTo({ top: 0 });
  };
  const pending = generation.generating && text.pending;
  const weeks = plans.data ?? [];
  useRenewed(generation.generating, weeks, props.onRenewed);
  const place = weeks.length > 0 ? planPlace(planBegin(weeks), now) : null;
  const failed = plans.status === 'failed';
  const again = (
    <AgainButton place={place} pending={pending} onPress={place ? question.ask : make}>
      {text.again}
    </AgainButton>
  );
  const running = place !== null && !isOver(place);
  return (
    <>
      <PageHeader
        title={text.title}
        subtitle={text.subtitle}
        menu={place && <PlanMenu onWhy={() => setExplained(true)} />}
      >
        {/* while it is not known whether there are plans, nothing that would have to make room for them */}
        {running || plans.status === 'loading' ? null : again}
      </PageHeader>
      <div className="flex flex-col gap-2.5 sm:gap-6">
        <ErrorBox
          message={generation.problem ?? (failed && weeks.length === 0 ? text.loadFailed : null)}
        />
        {plans.status !== 'loading' && props.obstacle}
        <WayOn code={generation.code} />
        <GenerationProgress generation={generation} />
        {failed && <LoadAgain kept={weeks.length > 0} onReload={props.onReload} />}
        {!place && <NoPlan {...props} now={now} start={start} pending={pending} onMake={make} />}
        {place && <WholePlan {...props} weeks={weeks} place={place} pending={pending} />}
        {running && <div className="flex print:hidden">{again}</div>}
      </div>
      {explained && <ExplainDialog plan={text.plan} onClosed={() => setExplained(false)} />}
      {question.isAsked && (
        <AskDialog
          title="Make new plans?"
          text={props.replaces}
          action="Make new plans"
          onDone={make}
          onClosed={question.close}
        >
          <StartDay start={start} />
        </AskDialog>
      )}
    </>
  );
}

interface AgainButtonProps {
  /** Null where there are no plans, so that nobody is asked whether they are to go. */
  readonly place: PlanPlace | null;
  readonly pending: string | false;
  readonly children: string;
  onPress(): void;
}

function AgainButton({ place, onPress, ...props }: AgainButtonProps) {
  return (
    <Button
      {...props}
      variant={isOver(place) ? 'primary' : 'secondary'}
      className="grow sm:grow-0"
      aria-haspopup={place ? 'dialog' : undefined}
      onClick={(event) => {
        // not every browser gives the focus to a button that is clicked, and the dialog gives it back
        event.currentTarget.focus({ preventScroll: true });
        onPress();
      }}
    />
  );
}

interface LoadAgainProps {
  /** Whether plans kept on the device are shown meanwhile. */
  readonly kept: boolean;
  onReload(): void;
}

function LoadAgain({ kept, onReload }: LoadAgainProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      {kept && (
        <p role="status" className="text-muted">
          {noConnection()}: these are the plans kept on this device.
        </p>
      )}
      <Button variant="secondary" onClick={onReload}>
        Try again
      </Button>
    </div>
  );
}

interface NoPlanProps extends WeeklyPlansProps {
  readonly now: Date;
  readonly start: ReturnType<typeof usePlanStart>;
  readonly pending: string | false;
  onMake(): void;
}

/** Before there is a plan. The weeks of a first one are shown as they come. */
function NoPlan({ now, start, pending, onMake, ...props }: NoPlanProps) {
  const { text, plans, generation } = props;
  const { early } = generation;
  return (
    <>
      {plans.status === 'loading' && (
        <PageLoading label={text.loading} wantedIn={text.plan === 'meals' ? 'kitchen' : 'gym'} />
      )}
      {plans.status === 'ready' && early.length === 0 && (
        <EmptyState drawing={props.drawing} title={text.emptyTitle} text={text.emptyText}>
          <Button pending={pending} onClick={onMake}>
            {text.first}
          </Button>
          {!generation.generating && <StartDay start={start} />}
          {props.beforeFirst}
        </EmptyState>
      )}
      {early.length > 0 && (
        <WeekCards
          text={text}
          weeks={early}
          place={planPlace(planBegin(early), now)}
          tools={undefined}
          layout={props.layout}
        />
      )}
    </>
  );
}

interface WholePlanProps extends WeeklyPlansProps {
  readonly weeks: readonly WeekPlan[];
  readonly place: PlanPlace;
  readonly pending: string | false;
}

/** A plan that is there, below what the profile or its age says against it. */
function WholePlan({ weeks, place, pending, ...props }: WholePlanProps) {
  const { text, told, question } = props;
  return (
    <>
      <FitNotice told={told}>
        {!told.never && (
          <Button variant="sun" className="w-full" pending={pending} onClick={question.ask}>
            Update my plans
          </Button>
        )}
      </FitNotice>
      {props.notice}
      {isOfOldKind(weeks) && <DayOneNotice />}
      <WeekCards
        text={text}
        weeks={weeks}
        place={place}
        tools={props.tools}
        layout={props.layout}
        warning={isWarned(told) ? told.says : ''}
      />
      <UndoLine {...props.undo} made={weeks.map((week) => week.generated_at).join()} />
    </>
  );
}

/** Made by us before a member could choose the day on which plans begin. */
function isOfOldKind(weeks: readonly WeekPlan[]): boolean {
  return weeks.every((week) => week.starts_on === null && week.generated_at !== null);
}
