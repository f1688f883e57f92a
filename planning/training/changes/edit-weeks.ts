import type { WeekNumber } from '../../calendar.ts';
import type { Exercise } from '../../catalogue/exercise.ts';
import { replacements } from '../choice/replacements.ts';
import { holdsStation } from '../choice/stations.ts';
import type { BuiltWeek } from '../model/built-week.ts';
import { prescribe } from '../model/progression.ts';
import { itemSeconds, sessionSeconds } from '../model/session-time.ts';
import type {
  PlannedExercise,
  TimedItem,
  TrainingChange,
  TrainingRefusal,
  TrainingSession,
  TrainingWeek,
} from '../model/training-plan.ts';
import { strengthOf } from '../model/week-totals.ts';
import { shortened } from '../outline/conditioning.ts';
import { describing, type Frame } from '../plan-training.ts';
import { preparing, rampUp } from '../sessions/ramp-up.ts';
import { hardProblem, softPenalty } from '../sets/hard-rules.ts';
import { describeWeeks } from '../words/describe-weeks.ts';

/** @param problem a rule that would be broken, in words for the member */
export const doesNotFit = (problem: string): TrainingRefusal => ({
  ok: false,
  refusal: 'does-not-fit',
  reason: `That would not work: ${problem}.`,
});

/** Weeks without their words and totals, which are written anew after a change. */
export function builtOf(weeks: readonly TrainingWeek[]): readonly BuiltWeek[] {
  return weeks.map(({ start, week, plan, seed, sessions, balanceDays }) => ({
    start,
    week,
    plan,
    seed,
    sessions,
    balanceDays,
  }));
}

/** New weeks with their words and totals, or the rule that they break. */
export function checked(built: readonly BuiltWeek[], member: Frame): TrainingChange {
  const weeks = describeWeeks(built, describing(member));
  const problem = hardProblem(weeks, member.table, member.pools);
  return problem === null ? { ok: true, weeks } : doesNotFit(problem);
}

/** The session with its minutes counted anew. */
export function withMinutes(session: TrainingSession, member: Frame): TrainingSession {
  return { ...session, minutes: Math.ceil(sessionSeconds(session, member.table) / 60) };
}

/** What goes over the time is taken from the steady work, so that the sets stay. */
function withinTime(session: TrainingSession, member: Frame): TrainingSession {
  const over = sessionSeconds(session, member.table) - 60 * member.frame.high;
  if (over <= 0 || !session.conditioning) return session;
  return { ...session, conditioning: shortened(session.conditioning, over) };
}

/** The warm-up with more easy movement where it has become shorter than it was. */
function asLong(warm: readonly TimedItem[], seconds: number): readonly TimedItem[] {
  const missing = Math.max(0, seconds - itemSeconds(warm));
  const first = warm.findIndex(({ purpose }) => purpose === 'raise the pulse');
  return warm.map((item, at) =>
    at === first ? { ...item, seconds: item.seconds + missing } : item,
  );
}

/** A session in which one exercise stands in the place of another, dosed for its week. */
export function replaced(
  session: TrainingSession,
  week: WeekNumber,
  old: string,
  replacement: Exercise,
  member: Frame,
): TrainingSession {
  const short = member.frame.high <= 30;
  const swap = (planned: PlannedExercise): PlannedExercise =>
    planned.exercise === old
      ? prescribe(replacement, planned.role, planned.sets, week, member.rules, short)
      : planned;
  const pool = member.pools[session.place];
  const lift = member.table.get(old);
  const before = lift && preparing(lift, pool).id;
  const planned = strengthOf(session).find((one) => one.exercise === old);
  const lifted = planned?.role === 'main' || planned?.role === 'power';
  const warm = session.warmUp.map((item) =>
    lifted && item.purpose === 'lighter set' && item.exercise === before
      ? rampUp(replacement, pool)
      : item,
  );
  const changed = {
    ...session,
    blocks: session.blocks.map((block) => ({ ...block, exercises: block.exercises.map(swap) })),
    warmUp: asLong(warm, itemSeconds(session.warmUp)),
  };
  return withMinutes(withinTime(changed, member), member);
}

export interface Found {
  readonly session: TrainingSession;
  readonly planned: PlannedExercise;
  readonly exercise: Exercise;
}

export function candidatesFor(
  { session, planned, exercise }: Found,
  member: Frame,
): readonly Exercise[] {
  const taken = new Set(strengthOf(session).map((one) => one.exercise));
  const spot = { exercise, role: planned.role, place: session.place, taken };
  const all = replacements(spot, member.pools, member.rules, member.frame.high <= 30);
  const partners =
    session.blocks.find(({ exercises }) => exercises.includes(planned))?.exercises ?? [];
  const held = partners.some((one) => {
    const partner = member.table.get(one.exercise);
    return one !== planned && partner && holdsStation(partner, session.place);
  });
  return held ? all.filter((one) => !holdsStation(one, session.place)) : all;
}

export function penaltyOf(weeks: readonly TrainingWeek[], { weekly, table }: Frame): number {
  return softPenalty(weeks, weekly, table);
}
