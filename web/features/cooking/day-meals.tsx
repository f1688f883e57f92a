import { ChevronRight } from 'lucide-react';
import type { CookWeek } from '#planning/cooking/cook-sheet.ts';
import { dayTitle } from '#planning/page/day-words.ts';
import { dot } from '#planning/page/figures.ts';
import { cookAddress } from '#web/cook/cook-address.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { mealGlyph } from '#web/ui/pictures/meal-glyph.ts';

interface DayMealsProps {
  readonly plan: CookWeek;
  /** Days since its week began. */
  readonly day: number;
}

/** The meals of a day to choose from. */
export function DayMeals({ plan, day }: DayMealsProps) {
  const { week } = plan;
  const shown = plan.days[day];
  if (!shown) return null;
  return (
    <>
      <PageHeader
        title="What are you cooking?"
        subtitle={dayTitle(plan, { week, weekday: shown.weekday })}
      />
      <ul className="grid gap-3">
        {shown.meals.map(({ slot, name, minutes }, meal) => (
          <li key={slot}>
            <AppLink
              to={cookAddress({ week, day, meal })}
              className="flex min-h-16 items-center gap-3 rounded-card border-2 border-line bg-surface px-4 py-3 hover:border-brand"
            >
              <span aria-hidden="true" className={`${mealGlyph(slot)} glyph-large`} />
              <span className="min-w-0 grow">
                <span className="block text-sm text-muted">
                  {slot}
                  {dot}
                  {minutes}&nbsp;min
                </span>
                <span className="block leading-snug font-bold">{name}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-6 shrink-0 text-brand" />
            </AppLink>
          </li>
        ))}
      </ul>
    </>
  );
}
