import { Fragment, type ReactNode, useEffect, useState } from 'react';
import type { ExplainedPlan } from '#contract/explain-plan.ts';
import { type WeekNumber, weekNumbers, weeksOfPlan } from '#planning/calendar.ts';
import { FitNotice } from '#web/fit/fit-notice.tsx';
import { isWarned, type Told } from '#web/fit/profile-fit.ts';
import { noConnection } from '#web/lib/connection.ts';
import { type PlanPlace, planAge, planPlace } from '#web/lib/plan-calendar.ts';
import type { WeekTools } from '#web/lib/plan-tools.ts';
import type { Resource } from '#web/lib/resource.ts';
import type { Generation } from '#web/lib/use-generation.ts';
import { useNow } from '#web/lib/use-now.ts';
import { usePlanStart } from '#web/lib/use-plan-start.ts';
import { planBegin, type WeekPlan } from '#web/lib/weekly-plans.ts';
import { AskDialog, type Question } from './ask-dialog.tsx';
import { Button } from './button.tsx';
import { DayOneNotice } from './day-one-notice.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorBox } from './error-box.tsx';
import { ExplainDialog } from './explain-dialog.tsx';
import { GenerationProgress } from './generation-progress.tsx';
import { PageHeader } from './page-header.tsx';
import { PlanMenu } from './plan-menu.tsx';
import { CardSkeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';
import { StartDay } from './start-day.tsx';
import { type Undo, UndoLine } from './undo-line.tsx';
import { useUnfoldedPrint } from './use-print.ts';
import { WayOn } from './way-on.tsx';
import { WeekCard, type WeekLayout } from './week-card.tsx';
import { WeekStrip } from './week-strip.tsx';

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
  readonly question: Question;
  /** What new plans replace, and what stays. */
  readonly replaces: ReactNode;
  readonly undo: Undo;
  /** The same object for as long as it does the same. */
  readonly tools?: WeekTools;
  readonly layout?: WeekLayout;
  onReload(): void;
}

/** Four weeks of a plan, each in its card, with today's day open; what is seldom wanted stands behind them. */
export function WeeklyPlans(props: WeeklyPlansProps) {
  const { text, plans, generation, told, question } = props;
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
  const place = weeks.length > 0 ? planPlace(planBegin(weeks), now) : null;
  // those of a first plan are shown as they come; a plan that is there stays until the new one is whole
  const early = place ? [] : generation.early;
  const failed = plans.status === 'failed';
  const again = (
    <Button
      variant={isOver(place) ? 'primary' : 'secondary'}
      className="grow sm:grow-0"
      pending={pending}
      disabled={plans.status === 'loading'}
      aria-haspopup={place ? 'dialog' : undefined}
      onClick={(event) => {
        // not every browser gives the focus to a button that is clicked, and the dialog gives it back
        event.currentTarget.focus({ preventScroll: true });
        if (place) question.ask();
        else make();
      }}
    >
      {text.again}
    </Button>
  );
  const running = place !== null && !isOver(place);
  return (
    <>
      <PageHeader
        title={text.title}
        subtitle={text.subtitle}
        menu={place && <PlanMenu onWhy={() => setExplained(true)} />}
      >
        {running ? null : again}
      </PageHeader>
      <div className="flex flex-col gap-2.5 sm:gap-6">
        <ErrorBox
          message={generation.problem ?? (failed && weeks.length === 0 ? text.loadFailed : null)}
        />
        {plans.status !== 'loading' && props.obstacle}
        <WayOn code={generation.code} />
        <GenerationProgress generation={generation} />
        {failed && (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            {weeks.length > 0 && (
              <p role="status" className="text-muted">
                {noConnection()}: these are the plans kept on this device.
              </p>
            )}
            <Button variant="secondary" onClick={props.onReload}>
              Try again
            </Button>
          </div>
        )}
        {plans.status === 'loading' && (
          <>
            <Spinner label={text.loading} />
            <CardSkeleton lines={5} />
          </>
        )}
        {plans.status === 'ready' && weeks.length === 0 && early.length === 0 && (
          <EmptyState drawing={props.drawing} title={text.emptyTitle} text={text.emptyText}>
            <Button pending={pending} onClick={make}>
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
        {place && (
          <>
            <FitNotice told={told}>
              {!told.never && (
                <Button variant="sun" className="w-full" pending={pending} onClick={question.ask}>
                  Make new plans
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
            {running && <div className="flex print:hidden">{again}</div>}
          </>
        )}
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

function isOver(place: PlanPlace | null): boolean {
  return place !== null && place.week > weeksOfPlan;
}

/** Made by us before a member could choose the day on which plans begin. */
function isOfOldKind(weeks: readonly WeekPlan[]): boolean {
  return weeks.every((week) => week.starts_on === null && week.generated_at !== null);
}

interface WeekCardsProps {
  readonly text: WeeklyPlansText;
  readonly weeks: readonly WeekPlan[];
  readonly place: PlanPlace;
  readonly tools: WeekTools | undefined;
  readonly layout: WeekLayout | undefined;
  /** What the sheet of each week says first; empty where there is nothing. */
  readonly warning?: string;
}

/** This week and those to come, then those that are over. */
function inOrder({ week }: PlanPlace): readonly WeekNumber[] {
  const gone = week > weeksOfPlan ? 0 : week - 1;
  return [...weekNumbers.slice(gone), ...weekNumbers.slice(0, gone)];
}

function WeekCards({ text, weeks, place, tools, layout, warning = '' }: WeekCardsProps) {
  const today = useNow();
  const { made } = planBegin(weeks);
  useEffect(() => {
    // the browser looked for the place of the address before the plans were there
    const id = location.hash.slice(1);
    if (id !== '') document.getElementById(id)?.scrollIntoView();
  }, []);
  const hint = (
    <p className="text-sm text-muted print:hidden">
      Made {planAge(made, today)}
      {place.starts !== null && `, starts ${place.starts}`}. Scroll down to each week’s plan.
      {isOver(place) && ' These four weeks are over: time for new plans.'}
    </p>
  );
  return (
    <>
      <WeekStrip place={place} daily={layout !== undefined} />
      {isOver(place) && hint}
      {inOrder(place).map((week, index) => (
        <Fragment key={week}>
          <WeekCard
            week={week}
            title={text.cardTitle(week)}
            plan={weeks.find((one) => one.week === week)}
            place={week === place.week ? place : null}
            // those below this week are out of sight, unless the address names a place among them
            after={location.hash === '' ? index : 0}
            tools={tools}
            layout={layout}
            warning={warning}
          />
          {index === 0 && !isOver(place) && hint}
        </Fragment>
      ))}
    </>
  );
}
