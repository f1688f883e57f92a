import type { WeekNumber } from '../../calendar.ts';
import type { PlannedExercise } from '../model/training-plan.ts';

/** A set as a member logged it. */
export interface LoggedSet {
  readonly plan: string;
  readonly week: WeekNumber;
  readonly session: string;
  readonly set: number;
  /** Kilograms; null where nothing was said. */
  readonly load: number | null;
  /** Repetitions, or seconds; null where it was done as planned. */
  readonly amount: number | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface LoadQuestion {
  readonly plan: string;
  readonly session: string;
  readonly week: WeekNumber;
  /** The exercise in this session in weeks 1 to 4; null where the session does not hold it. */
  readonly prescribed: readonly (PlannedExercise | null)[];
  /** The last week is one to recover in. */
  readonly deload: boolean;
  readonly unit: 'repetitions' | 'seconds';
  /** Done sets of this exercise, of this plan and of earlier ones, in any order. */
  readonly log: readonly LoggedSet[];
}

/** What to do in each set today. */
export interface NextLoad {
  /** Kilograms; null where nothing is lifted, or nothing is known yet. */
  readonly load: number | null;
  readonly amount: number;
  readonly why: 'first' | 'as-planned' | 'more' | 'heavier' | 'same' | 'easier' | 'lighter-week';
}

/** Sets of one exercise in one session on one day. */
interface Bout {
  readonly plan: string;
  readonly week: WeekNumber;
  readonly session: string;
  readonly sets: readonly LoggedSet[];
  readonly at: number;
}

function boutsOf(log: readonly LoggedSet[]): readonly Bout[] {
  const groups = new Map<string, LoggedSet[]>();
  for (const set of log) {
    const key = `${set.plan}/${set.week}/${set.session}`;
    const group = groups.get(key);
    if (group) group.push(set);
    else groups.set(key, [set]);
  }
  return [...groups.values()]
    .flatMap((sets): Bout[] => {
      const [first] = sets;
      if (!first) return [];
      const { plan, week, session } = first;
      return [{ plan, week, session, sets, at: Math.max(...sets.map(({ at }) => at)) }];
    })
    .toSorted((one, other) => one.at - other.at);
}

/** The load of most sets: the lower one in the middle. Null where none was said. */
function workingLoad({ sets }: Bout): number | null {
  const loads = sets.flatMap(({ load }) => (load === null ? [] : [load])).toSorted((a, b) => a - b);
  return loads[Math.floor((loads.length - 1) / 2)] ?? null;
}

/** The fewest repetitions (or seconds) of a set. */
function worstOf({ sets }: Bout, target: PlannedExercise): number {
  return Math.min(...sets.map(({ amount }) => amount ?? target.amount));
}

/** Every set was done, and none fell short. */
function isMet(bout: Bout, target: PlannedExercise): boolean {
  return bout.sets.length >= target.sets && worstOf(bout, target) >= target.amount;
}

/** Kilograms by which weights are made: a light one grows by one, all others by a pair of small plates. */
export function loadStep(load: number): number {
  return load < 10 ? 1 : 2.5;
}

const inSteps = (load: number) => Math.round(load * 4) / 4;
/** A step above this share of the load waits until the repetitions are at the top of their range (ACSM 2009). */
const largestStep = 0.1;
/** What a week to recover in leaves of a load. */
const deloadShare = 0.9;
const secondsStep = 5;

function lighter(load: number): number {
  const step = loadStep(load);
  const target = Math.floor((load * deloadShare) / step) * step;
  return inSteps(Math.max(0, Math.min(target, load - step)));
}

interface Progress {
  /** The prescription that is due: one step for each session that was done as planned, however many weeks went by. */
  readonly due: PlannedExercise;
  /** The one that the last session was to reach, and whether it did. */
  readonly last: {
    readonly bout: Bout;
    readonly target: PlannedExercise;
    readonly met: boolean;
  } | null;
}

function progressOf(
  bouts: readonly Bout[],
  current: PlannedExercise,
  { plan, session, week, prescribed }: LoadQuestion,
): Progress {
  const own = bouts.filter(
    (bout) => bout.plan === plan && bout.session === session && bout.week < week,
  );
  const steps = prescribed.slice(0, week).flatMap((one) => one ?? []);
  let step = 0;
  let last: Progress['last'] = null;
  for (const bout of own) {
    const target = steps[step] ?? current;
    const met = isMet(bout, target);
    last = { bout, target, met };
    if (met) step = Math.min(step + 1, steps.length - 1);
  }
  return { due: steps[step] ?? current, last };
}

function withWeight(
  load: number,
  { bout, target, met }: NonNullable<Progress['last']>,
  due: PlannedExercise,
  first: PlannedExercise,
): NextLoad {
  const worst = worstOf(bout, target);
  const step = loadStep(load);
  if (!met) {
    const far = worst < target.range.low || worst <= target.amount - 3;
    return far && load > step
      ? { load: inSteps(load - step), amount: target.amount, why: 'easier' }
      : { load, amount: target.amount, why: 'same' };
  }
  const atTop = worst >= target.range.high;
  if (atTop) return { load: inSteps(load + step), amount: first.amount, why: 'heavier' };
  const grows = (due.load ?? 100) > (target.load ?? 100);
  if (grows && step <= largestStep * load) {
    return { load: inSteps(load + step), amount: due.amount, why: 'heavier' };
  }
  const amount = Math.min(due.range.high, Math.max(due.amount, worst + 1));
  return { load, amount, why: 'more' };
}

function withoutWeight(
  { bout, target, met }: NonNullable<Progress['last']>,
  due: PlannedExercise,
  unit: LoadQuestion['unit'],
): NextLoad {
  if (!met) return { load: null, amount: target.amount, why: 'same' };
  // slower repetitions are the step; more of them would be a second one
  if (due.tempo && !target.tempo) return { load: null, amount: due.amount, why: 'as-planned' };
  const step = unit === 'seconds' ? secondsStep : 1;
  const amount = Math.min(due.range.high, Math.max(due.amount, worstOf(bout, target) + step));
  return { load: null, amount, why: amount > target.amount ? 'more' : 'as-planned' };
}

/**
 * Double progression from what was logged: repetitions grow inside their range, then the load grows and they start
 * again. A session that was missed, or not done as planned, does not skip a step: the next one takes the step that is
 * due. A week to recover in is lighter whatever went before.
 * @returns null where the session does not hold the exercise in that week
 */
export function nextLoad(question: LoadQuestion): NextLoad | null {
  const { week, prescribed, deload, plan, session, unit } = question;
  const current = prescribed[week - 1];
  if (!current) return null;
  const isCurrent = (bout: Bout) =>
    bout.plan === plan && bout.session === session && bout.week >= week;
  const bouts = boutsOf(question.log).filter((bout) => !isCurrent(bout));
  const weighted = current.load !== null;
  const { due, last } = progressOf(bouts, current, question);
  // of another session or plan; weeks to recover in say little about what can be lifted
  const known = bouts.filter((bout) => workingLoad(bout) !== null);
  const latest = known.findLast((bout) => bout.week < 4) ?? known.at(-1);
  const load =
    (last && workingLoad(last.bout)) ?? (latest === undefined ? null : workingLoad(latest));
  if (week === 4 && deload) {
    const lifted = weighted && load !== null ? lighter(load) : null;
    return { load: lifted, amount: current.amount, why: 'lighter-week' };
  }
  if (!weighted) {
    return last
      ? withoutWeight(last, due, unit)
      : { load: null, amount: due.amount, why: bouts.length > 0 ? 'as-planned' : 'first' };
  }
  if (load === null) return { load: null, amount: due.amount, why: 'first' };
  const first = prescribed.find((one) => one !== null) ?? current;
  return last
    ? withWeight(load, last, due, first)
    : { load, amount: due.amount, why: 'as-planned' };
}
