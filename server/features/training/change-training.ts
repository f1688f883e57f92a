import { createHash, randomUUID } from 'node:crypto';
import type {
  ExerciseAlternatives,
  TrainingChangeRequest,
} from '#contract/training/change-training.ts';
import type { Weekday, WeekNumber } from '#planning/calendar.ts';
import { doseText } from '#planning/page/training/exercise-words.ts';
import type { Profile } from '#planning/profile/profile.ts';
import type { SwapOption, TrainingChanges } from '#planning/training/changes/change-training.ts';
import type { Spot } from '#planning/training/changes/swap-exercise.ts';
import type {
  TrainingChange,
  TrainingRefusal,
  TrainingWeek,
} from '#planning/training/model/training-plan.ts';
import { strengthOf } from '#planning/training/model/week-totals.ts';
import { propWord } from '#planning/training/words/week-words.ts';

type Offer = { readonly ok: true; readonly offer: ExerciseAlternatives } | TrainingRefusal;

/** An exercise by its place in the session. */
export interface ExercisePlace {
  readonly week: WeekNumber;
  readonly weekday: Weekday;
  readonly exercise: number;
}

/** The same place by the exercise that is there; there may be none. */
function spotOf(
  weeks: readonly TrainingWeek[],
  { week, weekday, exercise }: ExercisePlace,
): Spot | null {
  const session = weeks
    .find((one) => one.week === week)
    ?.sessions.find((one) => one.weekday === weekday);
  const planned = session && strengthOf(session)[exercise];
  return planned ? { week, weekday, exercise: planned.exercise } : null;
}

const nothingThere: TrainingRefusal = {
  ok: false,
  refusal: 'does-not-fit',
  reason: 'There is no such exercise in your plan. Please load the page again.',
};

/** Alternatives that are shown at a time. */
const shown = 3;

/**
 * Names what was offered: from which alternative on, and which alternatives there were, so that a number that was
 * chosen from one offer is never read against another.
 */
function seedOf(options: readonly SwapOption[], start: number): string {
  const ids = options.map(({ exercise }) => exercise.id).join();
  return `${start}-${createHash('sha256').update(ids).digest('base64url').slice(0, 16)}`;
}

/** Where the alternatives of an offer begin; null when the offer was another one. */
function startOf(seed: string, options: readonly SwapOption[]): number | null {
  const start = Number.parseInt(seed, 10);
  return seed === seedOf(options, start) ? start : null;
}

function described({
  exercise,
  planned,
}: SwapOption): ExerciseAlternatives['alternatives'][number] {
  const { name, pattern, level, primaryMuscles, equipment, props } = exercise;
  return {
    name,
    pattern,
    level,
    dose: doseText(planned, exercise),
    muscles: [...primaryMuscles],
    // what stands in every gym need not be told beside what it is
    needs: [...equipment.filter((piece) => piece !== 'Gym'), ...props.map(propWord)],
  };
}

/** Three exercises that may stand in for one, the best first. @param after seed of the offer before, if others are wanted */
export function offerExercises(
  changes: TrainingChanges,
  profile: Profile,
  weeks: readonly TrainingWeek[],
  place: ExercisePlace,
  after: string | undefined,
): Offer {
  const spot = spotOf(weeks, place);
  if (!spot) return nothingThere;
  const found = changes.swapOptions(weeks, profile, spot);
  if (!found.ok) return found;
  const { options } = found;
  const before = after === undefined ? null : startOf(after, options);
  const next = before === null ? 0 : before + shown;
  const start = next < options.length ? next : 0;
  const seed = seedOf(options, start);
  const alternatives = options.slice(start, start + shown).map(described);
  return { ok: true, offer: { seed, more: options.length > shown, alternatives } };
}

function swapped(
  changes: TrainingChanges,
  profile: Profile,
  weeks: readonly TrainingWeek[],
  change: TrainingChangeRequest & { readonly action: 'swap' },
): TrainingChange {
  const spot = spotOf(weeks, change);
  if (!spot) return nothingThere;
  const found = changes.swapOptions(weeks, profile, spot);
  if (!found.ok) return found;
  const start = startOf(change.seed, found.options);
  const chosen = start === null ? undefined : found.options[start + change.choice];
  if (!chosen || change.choice >= shown) {
    const reason = 'That exercise is no longer on offer. Please choose again.';
    return { ok: false, refusal: 'does-not-fit', reason };
  }
  return changes.swapExercise(weeks, profile, spot, chosen.exercise.id);
}

/** The plan after one change, or why it stays as it is. */
export function changeTrainingPlan(
  changes: TrainingChanges,
  profile: Profile,
  weeks: readonly TrainingWeek[],
  change: Exclude<TrainingChangeRequest, { action: 'undo' }>,
): TrainingChange {
  switch (change.action) {
    case 'swap':
      return swapped(changes, profile, weeks, change);
    case 'move':
      return changes.moveSession(weeks, profile, change);
    case 'regenerate-week':
      return changes.regenerateWeek(weeks, profile, change.week, randomUUID());
  }
}
