import { paths } from '#contract/paths.ts';
import { useMemberId } from '#web/lib/member.tsx';
import { planAge } from '#web/lib/plan-calendar.ts';
import { useMemberResource } from '#web/lib/resource.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { BasketDrawing, DumbbellDrawing, JarDrawing, PotDrawing } from '#web/ui/drawings.tsx';
import { fullNameResource, type PlanDates, planDatesResource } from './dashboard-resource.ts';
import { TodayPanel } from './today-panel.tsx';

const cards = [
  {
    to: paths.mealPlans,
    title: 'Meal Plans',
    text: 'Four weeks of meals, with grams and a short method.',
    Drawing: PotDrawing,
    made: (dates: PlanDates) => dates.meals,
  },
  {
    to: paths.exercisePlans,
    title: 'Exercise Plans',
    text: 'Four weeks of training for your days and equipment.',
    Drawing: DumbbellDrawing,
    made: (dates: PlanDates) => dates.training,
  },
  {
    to: paths.shoppingList,
    title: 'Shopping List',
    text: 'The month in one list, with prices in Rands.',
    Drawing: BasketDrawing,
    made: (dates: PlanDates) => dates.shopping,
  },
  {
    to: paths.supplements,
    title: 'Supplements',
    text: 'What may help, what it costs, and where to buy it.',
    Drawing: JarDrawing,
    made: null,
  },
] as const;

export function DashboardPage() {
  usePageTitle('Dashboard');
  const userId = useMemberId();
  const name = useMemberResource(fullNameResource, userId);
  const dates = useMemberResource(planDatesResource, userId);
  return (
    <>
      <p className="font-semibold text-clay">Sawubona</p>
      {/* two lines on a phone from the start, so that nothing moves when the name comes */}
      <h1 tabIndex={-1} className="mb-6 text-3xl">
        Welcome{name.data ? ',' : ''}{' '}
        <span className="block min-h-[1.12em] sm:inline">{name.data ? `${name.data}!` : ''}</span>
      </h1>
      <TodayPanel name={name} dates={dates} />
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 sm:gap-6">
        {cards.map(({ to, title, text, Drawing, made }) => (
          <li
            key={to}
            className="relative grid grid-cols-[5rem_1fr] items-center gap-x-4 rounded-card border border-line bg-surface p-4 shadow-card transition-shadow hover:shadow-lift sm:grid-cols-[6rem_1fr] sm:p-6"
          >
            <Drawing />
            <div>
              <h2 className="text-xl">
                <AppLink to={to} className="after:absolute after:inset-0 after:rounded-card">
                  {title}
                </AppLink>
              </h2>
              <p className="mt-1 text-muted">{text}</p>
              {made && (
                <p className="mt-2 min-h-6 text-sm font-bold text-brand">
                  {dates.data && madeLine(made(dates.data))}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function madeLine(made: Date | null): string {
  return made === null ? 'Not generated yet' : `Made ${planAge(made, new Date())}`;
}
