import type { WeekNumber } from '../calendar.ts';
import type { Exercise } from '../catalogue/exercise.ts';
import type { BuiltWeek } from './build-task.ts';
import { shortened } from './conditioning.ts';
import { describeWeeks } from './describe-weeks.ts';
import { hardProblem, softPenalty } from './hard-rules.ts';
import { describing, type Frame } from './plan-training.ts';
import { prescribe } from './progression.ts';
import { replacements } from './replacements.ts';
import { sessionSeconds } from './session-time.ts';
import { holdsStation } from './stations.ts';
import type {
  PlannedExercise,
  TrainingChange,
  TrainingRefusal,
  TrainingSession,
  TrainingWeek,
} from './training-plan.ts';
import { preparing } from './warm-up.ts';
import { strengthOf } from './week-totals.ts';

/** @param problem a rule that would be broken, in words for the member */
export const refused = (problem: string): TrainingRefusal => ({
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
  return problem === null ? { ok: true, weeks } : refused(problem);
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
  const prepares = (id: string) => (id === before ? preparing(replacement, pool).id : id);
  const changed = {
    ...session,
    blocks: session.blocks.map((block) => ({ ...block, exercises: block.exercises.map(swap) })),
    warmUp: session.warmUp.map((item) =>
      item.purpose === 'lighter set' ? { ...item, exercise: prepares(item.exercise) } : item,
    ),
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
  return softPenalty(weeks, weekly.floor, weekly.ceiling, table);
}
