import { CalendarDays } from 'lucide-react';
import { type ReactNode, useCallback, useEffect } from 'react';
import type { ExplainedPlan } from '#contract/explain-plan.ts';
import { type WeekNumber, weekdayOn, weekNumbers } from '#planning/calendar.ts';
import { FitNotice, PaperWarning } from '#web/fit/fit-notice.tsx';
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
import { ExplainPanel } from './explain-panel.tsx';
import { GenerationProgress } from './generation-progress.tsx';
import { PageHeader } from './page-header.tsx';
import { PlanHtml } from './plan-html.tsx';
import { PrintButton } from './print-button.tsx';
import { CardSkeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';
import { StartDay } from './start-day.tsx';
import { type Undo, UndoLine } from './undo-line.tsx';
import { useUnfoldedPrint } from './use-print.ts';
import { WayOn } from './way-on.tsx';

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
  readonly told: Pick<Told, 'standing' | 'says'>;
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
  onReload(): void;
}

/** Four weeks of a plan, each in its card, with today's day open. */
export function WeeklyPlans(props: WeeklyPlansProps) {
  const { text, plans, generation, told, question } = props;
  useUnfoldedPrint();
  const start = usePlanStart();
  const make = () => generation.start(start.request);
  const pending = generation.generating && text.pending;
  const weeks = plans.data ?? [];
  // those of a first plan are shown as they come; a plan that is there stays until the new one is whole
  const early = weeks.length > 0 ? [] : generation.early;
  const failed = plans.status === 'failed';
  const version = weeks.map((week) => week.updated_at).join();
  return (
    <>
      <PageHeader title={text.title} subtitle={text.subtitle}>
        <Button
          variant="secondary"
          className="grow"
          pending={pending}
          disabled={plans.status === 'loading'}
          aria-haspopup={weeks.length > 0 ? 'dialog' : undefined}
          onClick={(event) => {
            // not every browser gives the focus to a button that is clicked, and the dialog gives it back
            event.currentTarget.focus({ preventScroll: true });
            if (weeks.length > 0) question.ask();
            else make();
          }}
        >
          {text.again}
        </Button>
        {weeks.length > 0 && <PrintButton />}
      </PageHeader>
      <div className="grid gap-5">
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
        {early.length > 0 && <WeekCards text={text} weeks={early} tools={undefined} />}
        {weeks.length > 0 && (
          <>
            <FitNotice told={told}>
              <Button variant="sun" className="w-full" pending={pending} onClick={question.ask}>
                Make new plans
              </Button>
            </FitNotice>
            {props.notice}
            <UndoLine {...props.undo} made={weeks.map((week) => week.generated_at).join()} />
            {isOfOldKind(weeks) && <DayOneNotice />}
            <ExplainPanel plan={text.plan} version={version} />
            <WeekCards
              text={text}
              weeks={weeks}
              tools={props.tools}
              warning={isWarned(told) ? told.says : ''}
            />
          </>
        )}
      </div>
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

/** Made by us before a member could choose the day on which plans begin. */
function isOfOldKind(weeks: readonly WeekPlan[]): boolean {
  return weeks.every((week) => week.starts_on === null && week.generated_at !== null);
}

/** Parts of the page that can be jumped to; `today` is the open day, which a plan that is over has none of. */
function jumpsOf({ week, starts }: PlanPlace) {
  const weeks = weekNumbers.map((number) => ({ id: `week-${number}`, text: `Week ${number}` }));
  if (week > weekNumbers.length) return weeks;
  return [{ id: 'today', text: starts === null ? 'Today' : 'Day 1' }, ...weeks];
}

interface WeekCardsProps {
  readonly text: WeeklyPlansText;
  readonly weeks: readonly WeekPlan[];
  readonly tools: WeekTools | undefined;
  /** What the sheet of each week says first; empty where there is nothing. */
  readonly warning?: string;
}

function WeekCards({ text, weeks, tools, warning = '' }: WeekCardsProps) {
  const today = useNow();
  const begin = planBegin(weeks);
  const place = planPlace(begin, today);
  useEffect(() => {
    // the browser looked for the place of the address before the plans were there
    const id = location.hash.slice(1);
    if (id !== '') document.getElementById(id)?.scrollIntoView();
  }, []);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
        <p className="flex items-start gap-2 text-muted">
          <CalendarDays aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>
            Made {planAge(begin.made, today)}
            {place.starts !== null && `, starts ${place.starts}`}. Scroll down to each week’s plan.
            {place.week > weekNumbers.length && ' These four weeks are over: time for new plans.'}
          </span>
        </p>
        <nav
          aria-label="Weeks"
          className="grid w-full auto-cols-fr grid-flow-col gap-1.5 sm:w-auto sm:gap-2"
        >
          {jumpsOf(place).map(({ id, text }) => (
            <a
              key={id}
              href={`#${id}`}
              className="inline-flex min-h-11 items-center justify-center rounded-full border-2 border-line bg-surface px-1 text-sm font-bold whitespace-nowrap hover:border-brand sm:px-4 sm:text-base"
            >
              {text}
            </a>
          ))}
        </nav>
      </div>
      {weekNumbers.map((week) => (
        <WeekCard
          key={week}
          week={week}
          title={text.cardTitle(week)}
          plan={weeks.find((one) => one.week === week)}
          place={week === place.week ? place : null}
          // those below this week are out of sight, unless the address names a place among them
          after={location.hash === '' ? Math.max(0, week - Math.min(place.week, 4)) : 0}
          tools={tools}
          warning={warning}
        />
      ))}
    </>
  );
}

interface WeekCardProps {
  readonly week: WeekNumber;
  readonly title: string;
  readonly plan: WeekPlan | undefined;
  /** Of the week that the plan has come to. */
  readonly place: PlanPlace | null;
  /** Frames that are painted before this week. */
  readonly after: number;
  readonly tools: WeekTools | undefined;
  readonly warning: string;
}

function WeekCard({ week, title, plan, place, after, tools, warning }: WeekCardProps) {
  const equip = useCallback((shown: Element) => tools?.equip(shown, week), [tools, week]);
  return (
    <section
      id={`week-${week}`}
      aria-labelledby={`week-${week}-title`}
      className="week-card overflow-hidden rounded-card border border-line bg-surface shadow-card"
    >
      <div className="beads" />
      <div className="flex flex-wrap items-center justify-between gap-2 px-4 pt-5 sm:px-7">
        <h2 id={`week-${week}-title`} className="text-2xl">
          {title}
        </h2>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          {place !== null && plan && (
            <span className="rounded-full bg-marula-soft px-3 py-1 text-sm font-bold text-marula-ink">
              {place.starts === null ? 'This week' : `Starts ${place.starts}`}
            </span>
          )}
          {plan && tools?.heading(week)}
        </div>
      </div>
      <div className="px-4 pt-3 pb-6 sm:px-7">
        {plan && warning !== '' && <PaperWarning text={warning} />}
        {plan ? (
          <PlanHtml
            html={plan.content}
            openDay={place && weekdayOn(place.day)}
            equip={equip}
            after={after}
          />
        ) : (
          <p className="text-muted">Plan not generated yet</p>
        )}
      </div>
    </section>
  );
}
