import { paths } from '#contract/paths.ts';
import { planWeek, weekdayName } from '#web/lib/plan-calendar.ts';
import type { Resource } from '#web/lib/resource.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Hills } from '#web/ui/hills.tsx';
import { buttonStyle } from '#web/ui/link-style.ts';
import type { PlanDates } from './dashboard-resource.ts';

interface TodayPanelProps {
  readonly name: Resource<string | null>;
  readonly dates: Resource<PlanDates>;
}

interface Step {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly action: string;
}

/** The one thing to do next. */
function nextStep({ name, dates }: TodayPanelProps): Step | null {
  if (name.status === 'loading' || dates.status === 'loading') return null;
  if (name.status === 'ready' && name.data === null) {
    return {
      title: 'Let us get to know you',
      text: 'Four short steps about your body, your goal, your kitchen and your training.',
      to: paths.onboarding,
      action: 'Complete Your Profile',
    };
  }
  if (!dates.data) {
    return {
      title: 'We cannot reach your plans just now',
      text: 'Check your connection; nothing of yours is lost.',
      to: paths.mealPlans,
      action: 'Try Again',
    };
  }
  const today = new Date();
  const { meals } = dates.data;
  if (meals === null) {
    return {
      title: 'Your first four weeks are one press away',
      text: 'We have your profile. Meals first: the rest follows from them.',
      to: paths.mealPlans,
      action: 'Make My Meal Plans',
    };
  }
  const week = planWeek(meals, today);
  const over = week > 4;
  return {
    title: over ? 'Your four weeks are over' : `${weekdayName(today)}, week ${week} of 4`,
    text: over ? 'Time for four new ones.' : 'Your meals of today are waiting for you.',
    to: over ? paths.mealPlans : `${paths.mealPlans}#today`,
    action: over ? 'Make New Plans' : 'See Today’s Meals',
  };
}

/** What today asks for, always of the same height, so that nothing moves when it is known. */
export function TodayPanel(props: TodayPanelProps) {
  const step = nextStep(props);
  return (
    <section
      aria-label="Next"
      className="relative min-h-72 overflow-hidden rounded-sheet bg-night-soft text-on-night sm:min-h-60"
    >
      <Hills className="absolute inset-x-0 bottom-0 h-28 sm:h-36" />
      {step && (
        <div className="relative p-5 sm:p-8">
          <h2 className="text-2xl">{step.title}</h2>
          <p className="mt-1 max-w-md text-on-night-muted">{step.text}</p>
          <AppLink to={step.to} className={buttonStyle('sun', 'mt-5')}>
            {step.action}
          </AppLink>
        </div>
      )}
    </section>
  );
}
