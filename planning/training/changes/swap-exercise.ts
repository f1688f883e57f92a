import type { Weekday, WeekNumber } from '../../calendar.ts';
import type { Exercise } from '../../catalogue/exercise.ts';
import type { PlannedExercise, TrainingChange, TrainingWeek } from '../model/training-plan.ts';
import { strengthOf } from '../model/week-totals.ts';
import type { Frame } from '../plan-training.ts';
import { builtOf, candidatesFor, checked, type Found, penaltyOf, replaced } from './edit-weeks.ts';

/** A place in a plan: the week, the day of the session, and the exercise there. */
export interface Spot {
  readonly week: WeekNumber;
  readonly weekday: Weekday;
  readonly exercise: string;
}

function find(weeks: readonly TrainingWeek[], spot: Spot, member: Frame): Found | null {
  const week = weeks.find((one) => one.week === spot.week);
  const session = week?.sessions.find(({ weekday }) => weekday === spot.weekday);
  const planned = session && strengthOf(session).find(({ exercise }) => exercise === spot.exercise);
  const exercise = member.table.get(spot.exercise);
  return session && planned && exercise ? { session, planned, exercise } : null;
}

/** Sessions of one name are the same session in every week, whatever day they are on. */
function swapped(
  weeks: readonly TrainingWeek[],
  spot: Spot,
  { session }: Found,
  replacement: Exercise,
  member: Frame,
): TrainingChange {
  const built = builtOf(weeks).map((one) => ({
    ...one,
    sessions: one.sessions.map((other) =>
      one.week >= spot.week && other.name === session.name
        ? replaced(other, one.week, spot.exercise, replacement, member)
        : other,
    ),
  }));
  return checked(built, member);
}

/** Three are shown at a time; more than three times three are not looked for. */
const mostOptions = 9;

export interface Option {
  readonly exercise: Exercise;
  /** Its dose in the week of the swap. */
  readonly planned: PlannedExercise;
  readonly weeks: readonly TrainingWeek[];
}

/** Options that keep every rule; those that also keep every muscle at its sets come first. */
export function optionsFor(
  weeks: readonly TrainingWeek[],
  spot: Spot,
  member: Frame,
): readonly Option[] {
  const found = find(weeks, spot, member);
  if (!found) return [];
  const before = penaltyOf(weeks, member);
  const good: Option[] = [];
  const fair: Option[] = [];
  for (const candidate of candidatesFor(found, member)) {
    const change = swapped(weeks, spot, found, candidate, member);
    if (!change.ok) continue;
    const now = find(change.weeks, { ...spot, exercise: candidate.id }, member);
    if (!now) continue;
    const option = { exercise: candidate, planned: now.planned, weeks: change.weeks };
    (penaltyOf(change.weeks, member) <= before ? good : fair).push(option);
    if (good.length === mostOptions) break;
  }
  return [...good, ...fair].slice(0, mostOptions);
}
