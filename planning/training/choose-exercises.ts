import type { Exercise, MovementPattern } from '../catalogue/exercise.ts';
import type { Random } from '../random.ts';
import {
  exerciseAllowed,
  levelRank,
  type Place,
  type TrainingRules,
} from '../safety/training-rules.ts';
import { commonReps, doseOf, resistanceOf } from './dose.ts';
import type { Slot, Split } from './splits.ts';
import type { Role } from './training-plan.ts';

/** Exercises that a member may be given at a place, by pattern. */
export type Pool = ReadonlyMap<MovementPattern, readonly Exercise[]>;
export type Pools = Readonly<Record<Place, Pool>>;

export function poolsFor(exercises: readonly Exercise[], rules: TrainingRules): Pools {
  const at = (place: Place) => {
    const pool = new Map<MovementPattern, Exercise[]>();
    for (const exercise of exercises) {
      if (!exerciseAllowed(exercise, place, rules)) continue;
      const same = pool.get(exercise.pattern);
      if (same) same.push(exercise);
      else pool.set(exercise.pattern, [exercise]);
    }
    return pool;
  };
  return { Home: at('Home'), Gym: at('Gym') };
}

/** Pulling down needs something that holds: a bar, a gym, or an anchor for a band. Towels and pullovers are no match. */
export function pullsDown(exercise: Exercise): boolean {
  return (
    exercise.pattern === 'vertical-pull' &&
    (exercise.equipment.includes('Pull-up Bar') ||
      exercise.equipment.includes('Gym') ||
      exercise.props.includes('door anchor'))
  );
}

export function canPullDown(pool: Pool): boolean {
  return (pool.get('vertical-pull') ?? []).some(pullsDown);
}

export interface Choice {
  readonly role: Role;
  readonly required: boolean;
  readonly exercise: Exercise;
}

interface Context {
  readonly rules: TrainingRules;
  readonly place: Place;
  readonly short: boolean;
  /** How often an exercise is in the week already. */
  readonly used: ReadonlyMap<string, number>;
}

function resistanceScore(exercise: Exercise, place: Place): number {
  if (exercise.equipment.includes('Pull-up Bar')) return 2.5;
  switch (resistanceOf(exercise)) {
    case 'weight':
      return exercise.equipment.length > 0 ? 3 : 1.5;
    case 'band':
      return place === 'Gym' ? -1 : 2;
    case 'body':
      return place === 'Gym' ? -1.5 : 0;
  }
}

/** An exercise below the member's level serves as long as a weight makes it hard enough. */
function levelScore(exercise: Exercise, rules: TrainingRules): number {
  const below = levelRank[rules.level] - levelRank[exercise.level];
  const scores = resistanceOf(exercise) === 'weight' ? [2, 1.2, 0.6] : [3, 1, -1.5];
  return scores[below] ?? 0;
}

const joints: ReadonlySet<string> = new Set(['knee', 'lower_back', 'shoulder', 'wrist']);

function strengthScore(exercise: Exercise, slot: Slot, context: Context): number {
  const { rules } = context;
  const common = commonReps(exercise, doseOf(slot.role, rules, context.short).reps);
  const joint = slot.role === 'main' ? 5 : 1.5;
  let score = resistanceScore(exercise, context.place);
  score += exercise.mechanic === 'compound' ? joint : slot.role === 'main' ? -joint : 0;
  if (exercise.mode === 'reps') score += common ? Math.min(1.5, common.high - common.low) : -3;
  else if (slot.role === 'main') score -= 3;
  if (exercise.pattern === 'hinge' && exercise.primaryMuscles.includes('lower back')) score -= 4;
  if (context.short && exercise.unilateral) score -= 0.5;
  return score;
}

function scoreOf(exercise: Exercise, slot: Slot, context: Context): number {
  const { rules, used } = context;
  let score = levelScore(exercise, rules) + (exercise.tier === 1 ? 1.5 : 0);
  if (slot.role !== 'core') score += strengthScore(exercise, slot, context);
  if (slot.prefer && exercise.primaryMuscles.includes(slot.prefer)) score += 2;
  score -= 2.5 * (used.get(exercise.id) ?? 0);
  if (rules.careful) score -= 0.7 * exercise.flags.filter((flag) => joints.has(flag)).length;
  return score;
}

/** Weights are chosen for the goal's repetitions; a lift that is never done for so many is left out. */
function suits(exercise: Exercise, slot: Slot, context: Context): boolean {
  if ((exercise.mechanic === 'power') !== (slot.role === 'power')) return false;
  if (exercise.pattern === 'accessory') {
    const leads = slot.prefer !== null && exercise.primaryMuscles.includes(slot.prefer);
    return leads && !exercise.balance;
  }
  if (slot.role === 'core' || slot.role === 'power' || exercise.mode === 'time') return true;
  const { reps } = doseOf(slot.role, context.rules, context.short);
  return resistanceOf(exercise) !== 'weight' || commonReps(exercise, reps) !== null;
}

function candidates(pool: Pool, patterns: readonly MovementPattern[]): readonly Exercise[] {
  const pulls = patterns.includes('vertical-pull') && canPullDown(pool);
  return patterns.flatMap((pattern) => {
    if (pattern !== 'vertical-pull') return pool.get(pattern) ?? [];
    // with nothing to hang from, one more row does what a row can
    return (pool.get(pulls ? 'vertical-pull' : 'horizontal-pull') ?? []).filter(
      (exercise) => !pulls || pullsDown(exercise),
    );
  });
}

function chooseFor(
  slot: Slot,
  pool: Pool,
  taken: ReadonlySet<string>,
  context: Context,
  random: Random,
): Exercise | null {
  const free = candidates(pool, slot.patterns).filter(({ id }) => !taken.has(id));
  const fitting = free.filter((exercise) => suits(exercise, slot, context));
  // a required slot takes what there is before it stays empty
  const usable =
    fitting.length === 0 && slot.required
      ? free.filter(({ mechanic }) => mechanic !== 'power')
      : fitting;
  let best: Exercise | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const exercise of usable) {
    const score = scoreOf(exercise, slot, context) + 1.5 * random.next();
    if (score > bestScore) {
      best = exercise;
      bestScore = score;
    }
  }
  return best;
}

const powerPatterns = new Set<MovementPattern>([
  'squat',
  'lunge',
  'hinge',
  'horizontal-push',
  'vertical-push',
]);

/** Fast work belongs to performance, twice a week, for those who know the slow lifts. */
function powerSlots(split: Split, rules: TrainingRules, short: boolean): ReadonlyMap<number, Slot> {
  const slots = new Map<number, Slot>();
  if (rules.goal !== 'Improve performance' || rules.level === 'Beginner') return slots;
  if (rules.careful || short) return slots;
  for (const [index, day] of split.days.entries()) {
    const patterns = [...new Set(day.slots.flatMap((slot) => slot.patterns))].filter((pattern) =>
      powerPatterns.has(pattern),
    );
    if (patterns.length > 0 && slots.size < 2 && index % 2 === 0) {
      slots.set(index, { patterns, role: 'power', required: false, prefer: null });
    }
  }
  return slots;
}

/** Where only some places let one pull down, the pulling down moves there and a row takes its turn elsewhere. */
function withPullDown(split: Split, pools: Pools): Split {
  const pulls = (pattern: MovementPattern) => (slot: Slot) =>
    slot.required && slot.patterns.includes(pattern);
  const able = split.days.filter(({ place }) => canPullDown(pools[place]));
  if (able.some(({ slots }) => slots.some(pulls('vertical-pull')))) return split;
  const there = able.find(({ slots }) => slots.some(pulls('horizontal-pull')));
  const row = there?.slots.find(pulls('horizontal-pull'));
  if (!there || !row) return split;
  const pullDown: Slot = { ...row, patterns: ['vertical-pull'] };
  const slots = there.slots.map((slot) => (slot === row ? pullDown : slot));
  return {
    ...split,
    days: split.days.map((day) => (day === there ? { ...day, slots } : day)),
  };
}

export interface ChosenSession {
  readonly choices: readonly Choice[];
}

/** An exercise for every slot of the week. The same day never holds one twice; the week seldom does. */
export function chooseExercises(
  split: Split,
  pools: Pools,
  rules: TrainingRules,
  short: boolean,
  random: Random,
): readonly ChosenSession[] {
  const used = new Map<string, number>();
  const power = powerSlots(split, rules, short);
  return withPullDown(split, pools).days.map((day, index) => {
    const context: Context = { rules, place: day.place, short, used };
    const taken = new Set<string>();
    const choices: Choice[] = [];
    const first = power.get(index);
    for (const slot of first ? [first, ...day.slots] : day.slots) {
      const exercise = chooseFor(slot, pools[day.place], taken, context, random);
      if (!exercise) continue;
      taken.add(exercise.id);
      used.set(exercise.id, (used.get(exercise.id) ?? 0) + 1);
      choices.push({ role: slot.role, required: slot.required, exercise });
    }
    return { choices };
  });
}
