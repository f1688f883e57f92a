import { weekdays } from '#planning/calendar.ts';
import type { Exercise } from '#planning/catalogue/exercise.ts';
import type { HealthAnswers } from '#planning/health/answers.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { seededRandom } from '#planning/random.ts';
import { createTrainingChanges } from '#planning/training/changes/change-training.ts';
import type { TrainingChange, TrainingWeek } from '#planning/training/model/training-plan.ts';
import { strengthOf } from '#planning/training/model/week-totals.ts';

interface Changed {
  readonly what: string;
  readonly weeks: readonly TrainingWeek[];
}

/** A plan after a swap of one exercise by each that was offered, after each move of one session, and after a new week. */
export function changedPlans(
  weeks: readonly TrainingWeek[],
  profile: Profile,
  answers: HealthAnswers,
  exercises: readonly Exercise[],
  seed: string,
): readonly Changed[] {
  const changes = createTrainingChanges(exercises, answers);
  const random = seededRandom(`changes ${seed}`);
  const changed: Changed[] = [];
  const take = (what: string, change: TrainingChange) => {
    if (change.ok) changed.push({ what, weeks: change.weeks });
    else if (change.refusal === 'plan-outdated') throw new Error(`${what}: ${change.reason}`);
  };
  const week = weeks[random.below(weeks.length)];
  const sessions = week?.sessions.filter(({ blocks }) => blocks.length > 0) ?? [];
  const session = sessions[random.below(sessions.length)];
  if (!week || !session) return [];
  const all = strengthOf(session);
  const exercise = all[random.below(all.length)]?.exercise ?? '';
  const spot = { week: week.week, weekday: session.weekday, exercise };
  const offer = changes.swapOptions(weeks, profile, spot);
  if (!offer.ok) throw new Error(offer.reason);
  for (const option of offer.options) {
    const { id } = option.exercise;
    take(`${exercise} for ${id}`, changes.swapExercise(weeks, profile, spot, id));
  }
  for (const to of weekdays) {
    const move = { week: week.week, weekday: session.weekday, to, following: random.next() < 0.5 };
    take(`${session.weekday} to ${to}`, changes.moveSession(weeks, profile, move));
  }
  take(`week ${week.week} anew`, changes.regenerateWeek(weeks, profile, week.week, seed));
  return changed;
}
