import { type Dated, firstWeekday, type Weekday, weekdays } from '../calendar.ts';
import type { Exercise } from '../catalogue/exercise.ts';
import { answersOf, type HealthAnswers, noAnswers } from '../health/answers.ts';
import type { Profile } from '../profile/profile.ts';
import { seededRandom } from '../random.ts';
import { type TrainingRules, trainingRules } from '../safety/training-rules.ts';
import { type ChosenSession, chooseExercises } from './choice/choose-exercises.ts';
import { type Style, styles } from './choice/group-blocks.ts';
import { type WeeklySets, weeklySetsOf } from './model/dose.ts';
import { type ExercisePools, exercisePoolsFor } from './model/pools.ts';
import { changeSeconds } from './model/session-time.ts';
import type { TrainingPlanResult, TrainingWeek } from './model/training-plan.ts';
import { type ConditioningWish, conditioningWishes } from './outline/conditioning.ts';
import {
  balanceSeconds,
  endSeconds,
  mobilityWish,
  type SessionFrame,
  sessionFrame,
} from './outline/session-frame.ts';
import { type Split, splitFor } from './outline/splits.ts';
import { buildWeeks } from './sessions/build-weeks.ts';
import { liftsOf, rampSeconds } from './sessions/ramp-up.ts';
import { type Allocation, type AllocationTask, allocateSets } from './sets/allocate-sets.ts';
import { hardProblem, softPenalty } from './sets/hard-rules.ts';
import { describeWeeks } from './words/describe-weeks.ts';
import type { Describing } from './words/describing.ts';

/** Everything about one member that stays the same from attempt to attempt. */
export interface Frame extends Dated {
  /** The name of the plan's first day. */
  readonly first: Weekday;
  readonly profile: Profile;
  readonly rules: TrainingRules;
  readonly frame: SessionFrame;
  readonly pools: ExercisePools;
  readonly table: ReadonlyMap<string, Exercise>;
  readonly split: Split;
  readonly weekly: WeeklySets;
  readonly wishes: readonly ConditioningWish[];
  /** For each session the index of the one on the next day. */
  readonly nextDay: readonly (number | null)[];
}

export type FrameResult =
  | { readonly ok: true; readonly frame: Frame }
  | { readonly ok: false; readonly reason: string };

function nextDays(split: Split): readonly (number | null)[] {
  return split.days.map(({ weekday }) => {
    const tomorrow = weekdays[(weekdays.indexOf(weekday) + 1) % weekdays.length];
    const index = split.days.findIndex((day) => day.weekday === tomorrow);
    return index >= 0 ? index : null;
  });
}

/** @param start the plan's first day, an ISO day */
export function memberFrame(
  profile: Profile,
  answers: HealthAnswers,
  exercises: readonly Exercise[],
  table: ReadonlyMap<string, Exercise>,
  start: string | undefined,
): FrameResult {
  const result = trainingRules(profile, answers);
  if (!result.ok) return result;
  const { rules } = result;
  const frame = sessionFrame(profile.workout_duration);
  const first = firstWeekday({ start });
  const split = splitFor(profile.workout_days, profile.workout_location, rules, first);
  const nextDay = nextDays(split);
  return {
    ok: true,
    frame: {
      start,
      first,
      profile,
      rules,
      frame,
      split,
      nextDay,
      table,
      pools: exercisePoolsFor(exercises, rules),
      weekly: weeklySetsOf(
        rules,
        profile.activity_level === 'Not Active',
        profile.workout_days * frame.high,
      ),
      wishes: conditioningWishes(split, rules, frame, nextDay),
    },
  };
}

/** Shares of conditioning and mobility that are kept free, the best case first. */
interface Kept {
  readonly conditioning: number;
  readonly mobility: number;
}
const keptInShort: readonly Kept[] = [
  { conditioning: 0.6, mobility: 1 },
  { conditioning: 0, mobility: 1 },
  { conditioning: 0, mobility: 0 },
];
const keptInLong: readonly Kept[] = [
  { conditioning: 1, mobility: 1 },
  { conditioning: 0.5, mobility: 1 },
  { conditioning: 0, mobility: 0 },
];

/** Seconds that strength work may take in each session. */
function budgets(
  member: Frame,
  chosen: readonly ChosenSession[],
  reserved: Kept,
): readonly number[] {
  const { split, frame, wishes, rules, pools } = member;
  return split.days.map((day, index) => {
    const wish = wishes[index] ?? { minutes: 0, intervals: false };
    const ramps = rampSeconds(liftsOf(chosen[index]?.choices ?? []), pools[day.place]);
    const ends = endSeconds(frame, wish, ramps);
    const heart = reserved.conditioning * wish.minutes * 60;
    const kept = heart > 0 ? heart + changeSeconds : 0;
    const mobility = reserved.mobility * mobilityWish(day, rules, frame);
    const other = balanceSeconds(rules, frame, index) + mobility;
    return day.kind === 'cardio' ? 0 : 60 * frame.high - ends.warm - ends.cool - other - kept;
  });
}

/** Shortfall against the target at which exercises are rather done in turn. */
const tooShort = 0.15;

/** Sets for the chosen exercises: one after the other if time allows, else in turn, else with less conditioning. */
function allocation(
  member: Frame,
  task: Omit<AllocationTask, 'budgets' | 'chosen'>,
  chosenFor: (style: Style) => readonly ChosenSession[],
): { readonly found: Allocation; readonly task: AllocationTask } | null {
  const tried: { found: Allocation; task: AllocationTask }[] = [];
  const startAt = member.rules.goal === 'Lose weight' ? 1 : 0;
  const options: readonly Style[] = styles.slice(startAt);
  for (const reserved of member.frame.high <= 30 ? keptInShort : keptInLong) {
    for (const style of options) {
      const chosen = chosenFor(style);
      const whole = { ...task, chosen, budgets: budgets(member, chosen, reserved) };
      const found = allocateSets(whole, style);
      if (!found) continue;
      if (found.enough && found.short <= tooShort) return { found, task: whole };
      tried.push({ found, task: whole });
    }
    // enough for the muscle is enough; the rest of the time is for the heart
    const enough = tried.filter(({ found }) => found.enough);
    if (enough.length > 0) {
      return enough.reduce((a, b) => (b.found.short < a.found.short - 0.03 ? b : a));
    }
  }
  return tried.length > 0 ? tried.reduce((a, b) => (b.found.short < a.found.short ? b : a)) : null;
}

export function describing(member: Frame): Describing {
  const { first, profile, rules, frame, pools, table, split } = member;
  return { first, profile, rules, frame, pools, table, splitName: split.name };
}

/** Choices of exercises that are tried before the best of them is taken. */
const mostAttempts = 12;

function attempt(member: Frame, seed: string, round: number): readonly TrainingWeek[] | null {
  const { rules, frame, pools, split } = member;
  const short = frame.high <= 30;
  const haste = (short ? 0.02 : 0) + 0.03 * round;
  const intervals = member.wishes.findIndex((wish) => wish.intervals);
  const chosen = new Map<Style, readonly ChosenSession[]>();
  const chosenFor = (style: Style) => {
    const random = seededRandom(`${seed}/${round}`);
    const hurried = round >= mostAttempts;
    const circumstances = { short, haste, hurried, intervals, style };
    const known = chosen.get(style) ?? chooseExercises(split, pools, rules, circumstances, random);
    chosen.set(style, known);
    return known;
  };
  const { weekly, nextDay } = member;
  const task = { rules, weekly, shortSessions: short, nextDay };
  const result = allocation(member, task, chosenFor);
  if (!result) return null;
  const built = buildWeeks({
    split,
    allocation: result.found,
    allocationTask: result.task,
    wishes: member.wishes,
    frame,
    rules,
    pools,
    table: member.table,
    age: member.profile.age,
    start: member.start,
    planSeed: seed,
    seed: `${seed}/${round}`,
  });
  return describeWeeks(built, describing(member));
}

/** Where none of those holds every rule, more are tried until one does. */
const lastAttempt = 60;

function bestWeeks(member: Frame, seed: string): readonly TrainingWeek[] | null {
  let best: readonly TrainingWeek[] | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < (best ? mostAttempts : lastAttempt); round++) {
    const weeks = attempt(member, seed, round);
    if (!weeks || hardProblem(weeks, member.table, member.pools) !== null) continue;
    const penalty = softPenalty(weeks, member.weekly, member.table);
    if (penalty < least) {
      best = weeks;
      least = penalty;
    }
    if (penalty === 0) break;
  }
  return best;
}

/** Of whom so much hurts that what is left makes no plan. */
const tooSore =
  'We found no training that spares all that hurts and still fits your time. Please ask a clinic or physiotherapist: they can show you exercises that suit you, and whether easy walking does. Longer sessions or more equipment in your profile may leave us more to choose from.';

export interface TrainingPlanner {
  /**
   * Four weeks of training for a member. The same profile, seed, answers and start give the same plan, to the second.
   * @param answers to questions about the member's body; what the profile's own words say counts beside them
   * @param start the plan's first day, an ISO day; where it is left out, some Monday
   */
  plan(profile: Profile, seed: string, answers?: HealthAnswers, start?: string): TrainingPlanResult;
}

/** A planner over one table of exercises; it holds nothing of a member and is shared. */
export function createTrainingPlanner(exercises: readonly Exercise[]): TrainingPlanner {
  const table = new Map(exercises.map((exercise) => [exercise.id, exercise]));
  return {
    plan(profile, seed, answers = noAnswers, start) {
      const result = memberFrame(profile, answers, exercises, table, start);
      if (!result.ok) return result;
      const weeks = bestWeeks(result.frame, seed);
      if (weeks) return { ok: true, weeks };
      if (answersOf(profile, answers).joints.length > 0) return { ok: false, reason: tooSore };
      return {
        ok: false,
        reason:
          'We found no plan that fits everything you asked for. Please allow longer sessions or more equipment in your profile and try again.',
      };
    },
  };
}
