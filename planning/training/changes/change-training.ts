import type { WeekNumber } from '../../calendar.ts';
import type { Exercise } from '../../catalogue/exercise.ts';
import { type HealthAnswers, noAnswers } from '../../health/answers.ts';
import type { Profile } from '../../profile/profile.ts';
import type {
  PlannedExercise,
  TrainingChange,
  TrainingRefusal,
  TrainingWeek,
} from '../model/training-plan.ts';
import { type Frame, memberFrame } from '../plan-training.ts';
import { doesNotFit } from './edit-weeks.ts';
import { fitsProfile, hasEarlyIntervals } from './fits-profile.ts';
import { moved, type SessionMove } from './move-session.ts';
import { regenerated } from './regenerate-week.ts';
import { optionsFor, type Spot } from './swap-exercise.ts';

/** Changes of a finished plan. Each gives new weeks or says why it cannot be; the weeks given in stay as they are. */
export interface TrainingChanges {
  /**
   * Up to nine exercises that may stand in for one, the best first: same pattern, every rule holds, the session stays
   * in its time.
   */
  swapOptions(weeks: readonly TrainingWeek[], profile: Profile, spot: Spot): SwapOptions;
  /** Puts another exercise in the place of one, in this week and those after it. */
  swapExercise(
    weeks: readonly TrainingWeek[],
    profile: Profile,
    spot: Spot,
    replacement: string,
  ): TrainingChange;
  /** Puts a session on another day; a session that is there already takes the day that becomes free. */
  moveSession(weeks: readonly TrainingWeek[], profile: Profile, move: SessionMove): TrainingChange;
  /** Makes one week anew around its main lifts, so that their progress goes on. */
  regenerateWeek(
    weeks: readonly TrainingWeek[],
    profile: Profile,
    week: WeekNumber,
    seed: string,
  ): TrainingChange;
}

export type SwapOptions =
  | { readonly ok: true; readonly options: readonly SwapOption[] }
  | TrainingRefusal;

export interface SwapOption {
  readonly exercise: Exercise;
  /** Its dose in the week of the swap. */
  readonly planned: PlannedExercise;
}

const refusedFor = (reason: string): TrainingRefusal => ({
  ok: false,
  refusal: 'plan-outdated',
  reason,
});
const outdated = refusedFor(
  'Your profile has changed since this plan was made. Please generate new exercise plans first.',
);
const unanswered = refusedFor(
  'This plan has intervals, which wait until you have answered the questions about your health. Please answer them on the page ‘Your health’, or generate new exercise plans first.',
);

type FrameFor = { readonly ok: true; readonly frame: Frame } | TrainingRefusal;

/** The member's frame, if the plan still is what the profile asks for and holds nothing that it forbids. */
function frameFor(
  weeks: readonly TrainingWeek[],
  profile: Profile,
  answers: HealthAnswers,
  exercises: readonly Exercise[],
  table: ReadonlyMap<string, Exercise>,
): FrameFor {
  const result = memberFrame(profile, answers, exercises, table, weeks[0]?.start);
  if (!result.ok) return outdated;
  if (fitsProfile(weeks, result.frame)) return result;
  return hasEarlyIntervals(weeks, result.frame.rules) ? unanswered : outdated;
}

/** Changes over one table of exercises; answers beside the profile are the same as for the plan. */
export function createTrainingChanges(
  exercises: readonly Exercise[],
  answers: HealthAnswers = noAnswers,
): TrainingChanges {
  const table = new Map(exercises.map((exercise) => [exercise.id, exercise]));
  const frame = (weeks: readonly TrainingWeek[], profile: Profile) =>
    frameFor(weeks, profile, answers, exercises, table);
  return {
    swapOptions(weeks, profile, spot) {
      const member = frame(weeks, profile);
      if (!member.ok) return member;
      return { ok: true, options: optionsFor(weeks, spot, member.frame) };
    },
    swapExercise(weeks, profile, spot, replacement) {
      const member = frame(weeks, profile);
      if (!member.ok) return member;
      const option = optionsFor(weeks, spot, member.frame).find(
        ({ exercise }) => exercise.id === replacement,
      );
      return option
        ? { ok: true, weeks: option.weeks }
        : doesNotFit('this exercise does not fit there');
    },
    moveSession(weeks, profile, move) {
      const member = frame(weeks, profile);
      return member.ok ? moved(weeks, move, member.frame) : member;
    },
    regenerateWeek(weeks, profile, week, seed) {
      const member = frame(weeks, profile);
      return member.ok ? regenerated(weeks, week, seed, member.frame) : member;
    },
  };
}
