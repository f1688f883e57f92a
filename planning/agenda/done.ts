import { type Dated, dateOf, dayNamed, firstWeekday } from '../calendar.ts';
import type { NamedDay } from '../page/day-words.ts';
import type { TrainingSession, TrainingWeek } from '../training/model/training-plan.ts';

const isOn = (plan: Dated, place: NamedDay, day: string) =>
  dateOf(plan, dayNamed(place, firstWeekday(plan))) === day;

const tiers = ['budget', 'premium'] as const;

/** What is read of a list. */
type ListToTick = Dated & {
  readonly lines: readonly ({ readonly food: string } & Record<
    (typeof tiers)[number],
    { readonly purchases: readonly NamedDay[] }
  >)[];
};

/**
 * Whether all is ticked that a day's trip is for. A member shops by one of the two prices, and which it is only their
 * device knows: so it is enough that one of them is ticked whole.
 * @param day ISO day @param isTicked whether that trip's share of a food is
 */
export function isTripDone(
  list: ListToTick,
  day: string,
  isTicked: (food: string, trip: NamedDay) => boolean,
): boolean {
  return tiers.some((tier) => {
    const wanted = list.lines.flatMap((line) =>
      line[tier].purchases
        .filter((trip) => isOn(list, trip, day))
        .map((trip) => isTicked(line.food, trip)),
    );
    return wanted.length > 0 && wanted.every(Boolean);
  });
}

/** One set of a plan of training, as it is logged. */
interface LoggedSet {
  readonly plan: string;
  readonly week: number;
  readonly session: string;
  readonly exercise: string;
  readonly number: number;
}

/** What is read of a week of training. */
type WeekToLog = Dated &
  Pick<TrainingWeek, 'plan' | 'week'> & {
    readonly sessions: readonly (Pick<TrainingSession, 'weekday' | 'name'> & {
      readonly blocks: readonly {
        readonly exercises: readonly { readonly exercise: string; readonly sets: number }[];
      }[];
    })[];
  };

/** Whether every set of a day's sessions is done. @param day ISO day */
export function areSessionsDone(
  weeks: readonly WeekToLog[],
  day: string,
  isDone: (set: LoggedSet) => boolean,
): boolean {
  const sets = weeks.flatMap((one) =>
    one.sessions
      .filter(({ weekday }) => isOn(one, { week: one.week, weekday }, day))
      .flatMap(({ name, blocks }) =>
        blocks
          .flatMap(({ exercises }) => exercises)
          .flatMap(({ exercise, sets: of }) =>
            Array.from({ length: of }, (_, index) => ({
              plan: one.plan,
              week: one.week,
              session: name,
              exercise,
              number: index + 1,
            })),
          ),
      ),
  );
  return sets.length > 0 && sets.every(isDone);
}
