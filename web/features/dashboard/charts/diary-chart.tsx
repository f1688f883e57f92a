import { weekdayOn } from '#planning/calendar.ts';
import { addDays } from '#planning/calendar-day.ts';
import { dateTitle } from '#planning/page/day-words.ts';
import { mealDiary, mealKey } from '#web/cook/meal-diary.ts';
import { useOutbox } from '#web/lib/outbox/member-outbox.ts';
import type { MealsToday } from '../today/today.ts';

interface DiaryChartProps {
  readonly userId: string;
  readonly today: MealsToday;
  /** The day that the plan has come to, an ISO day. */
  readonly day: string;
}

const looks = {
  eaten: { glyph: 'glyph-done', text: 'eaten' },
  skipped: { glyph: 'glyph-skipped', text: 'skipped' },
} as const;

/** What became of each meal of the week: eaten, skipped, or nothing said. */
export function DiaryChart({ userId, today: { week, dayIndex }, day: shown }: DiaryChartProps) {
  const { book } = useOutbox(mealDiary, userId).status;
  const days = week.days.map(({ meals }, index) => ({
    day: addDays(shown, index - dayIndex),
    slots: meals.map(({ slot }) => slot),
  }));
  const slots = [...new Set(days.flatMap((one) => one.slots))];
  const words = days.flatMap(({ day, slots: own }) =>
    own.map((slot) => book.get(mealKey(day, slot))?.state ?? null),
  );
  const eaten = words.filter((state) => state === 'eaten').length;
  return (
    <figure className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <figcaption>
        <h3 className="text-lg">Meals eaten</h3>
        <p className="mt-0.5 text-sm text-muted tabular">
          {eaten} of {words.length} meals this week
        </p>
      </figcaption>
      <table className="mt-4 w-full table-fixed text-center text-sm">
        <caption className="sr-only">What became of each meal</caption>
        <thead>
          <tr>
            <th scope="col" className="diary-slot">
              <span className="sr-only">Meal</span>
            </th>
            {days.map(({ day }, index) => (
              <th
                key={day}
                scope="col"
                className={`pb-2 text-xs ${index === dayIndex ? 'font-bold' : 'font-normal text-muted'}`}
              >
                <span className="sr-only">{dateTitle(day)}</span>
                <span aria-hidden="true">{weekdayOn(day).slice(0, 2)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {slots.map((slot) => (
            <tr key={slot}>
              <th scope="row" className="py-1.5 pr-2 text-left font-normal">
                {slot}
              </th>
              {days.map(({ day, slots: own }) => {
                const state = book.get(mealKey(day, slot))?.state;
                const look = state && looks[state];
                return (
                  <td key={day} className="py-1.5">
                    {own.includes(slot) && (
                      <span
                        className={`diary-mark ${look ? `glyph glyph-current ${look.glyph} ${state === 'eaten' ? 'text-brand' : 'text-muted'}` : 'diary-open'}`}
                      >
                        <span className="sr-only">{look ? look.text : 'nothing said'}</span>
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
