import type { Exercise, MovementPattern } from '../../catalogue/exercise.ts';
import type { Random } from '../../random.ts';
import type { TrainingLocation, TrainingRules } from '../../safety/training-rules.ts';
import { canPullDown, type ExercisePools, type Pool, pullsDown } from '../model/pools.ts';
import type { Role } from '../model/training-plan.ts';
import type { ExerciseSlot } from '../outline/session-outlines.ts';
import type { Split } from '../outline/splits.ts';
import { blockSizes, type Style } from './group-blocks.ts';
import { type Context, exerciseScore, suits } from './score-exercise.ts';
import { holdsStation } from './stations.ts';

export interface ChosenExercise {
  readonly role: Role;
  readonly required: boolean;
  readonly exercise: Exercise;
}

/**
 * What trains the same where a joint or a spine that is spared leaves a movement nothing: the first that has anything.
 */
const instead: Readonly<Partial<Record<MovementPattern, readonly MovementPattern[]>>> = {
  squat: ['lunge'],
  lunge: ['squat'],
  'horizontal-pull': ['vertical-pull'],
  'core-anti-extension': ['core-rotation', 'core-flexion'],
  'core-rotation': ['core-anti-extension', 'core-flexion'],
  'core-flexion': ['core-anti-extension', 'core-rotation'],
};

function offered(pool: Pool, pattern: MovementPattern): readonly Exercise[] {
  const found = [pattern, ...(instead[pattern] ?? [])].find((one) => pool.has(one));
  return (found && pool.get(found)) ?? [];
}

function candidates(pool: Pool, patterns: readonly MovementPattern[]): readonly Exercise[] {
  const pulls = patterns.includes('vertical-pull') && canPullDown(pool);
  return patterns.flatMap((pattern) => {
    if (pattern !== 'vertical-pull') return offered(pool, pattern);
    // with nothing to hang from, one more row does what a row can
    return (pool.get(pulls ? 'vertical-pull' : 'horizontal-pull') ?? []).filter(
      (exercise) => !pulls || pullsDown(exercise),
    );
  });
}

function chooseFor(
  slot: ExerciseSlot,
  pool: Pool,
  taken: ReadonlySet<string>,
  context: Context,
  random: Random,
): Exercise | null {
  const free = candidates(pool, slot.patterns).filter(({ id }) => !taken.has(id));
  const fitting = free.filter((exercise) => suits(exercise, slot, context));
  // a required slot takes what there is before it stays empty
  const stretched = slot.required && slot.role !== 'power' && fitting.length === 0;
  const usable = stretched ? free.filter(({ mechanic }) => mechanic !== 'power') : fitting;
  let best: Exercise | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const exercise of usable) {
    const score = exerciseScore(exercise, slot, context) + 1.5 * random.next();
    if (score > bestScore) {
      best = exercise;
      bestScore = score;
    }
  }
  return best;
}

const legPatterns: ReadonlySet<MovementPattern> = new Set(['squat', 'lunge', 'hinge']);

/** What a choice of exercises has to make do with. */
export interface Circumstances {
  readonly short: boolean;
  /** Whether exercises will be done in turn. */
  readonly style: Style;
  /** How much quick exercises are preferred, in points per second of a set. */
  readonly haste: number;
  /** Whether no choice has held every rule so far, for want of time as a rule. */
  readonly hurried: boolean;
  /** Index of the session that ends with intervals, which leave no time for fast work. */
  readonly intervals: number;
}

/** In this much of a hurry fast work is the first thing to leave out. */
const mostHaste = 0.08;

/** Fast work belongs to performance, twice a week, for those who know the slow lifts. */
function powerSlots(
  split: Split,
  rules: TrainingRules,
  { short, haste, intervals }: Circumstances,
): ReadonlyMap<number, ExerciseSlot> {
  const slots = new Map<number, ExerciseSlot>();
  if (rules.goal !== 'Improve performance' || rules.level === 'Beginner') return slots;
  if (rules.careful || short || haste > mostHaste) return slots;
  for (const [index, day] of split.days.entries()) {
    const patterns = day.slots.flatMap((slot) => slot.patterns);
    const forLegs = [...new Set(patterns)].filter((pattern) => legPatterns.has(pattern));
    if (forLegs.length > 0 && slots.size < 2 && index !== intervals) {
      slots.set(index, { patterns: forLegs, role: 'power', required: true, prefer: null });
    }
  }
  return slots;
}

/** Where only some places let one pull down, the pulling down moves there and a row takes its turn elsewhere. */
function withPullDown(split: Split, pools: ExercisePools): Split {
  const pulls = (pattern: MovementPattern) => (slot: ExerciseSlot) =>
    slot.required && slot.patterns.includes(pattern);
  const able = split.days.filter(({ place }) => canPullDown(pools[place]));
  if (able.some(({ slots }) => slots.some(pulls('vertical-pull')))) return split;
  const there = able.find(({ slots }) => slots.some(pulls('horizontal-pull')));
  const row = there?.slots.find(pulls('horizontal-pull'));
  if (!there || !row) return split;
  // the two change places, so that the session still holds both if there is time
  const pullDown: ExerciseSlot = { ...row, patterns: ['vertical-pull'] };
  const slots = there.slots.map((slot): ExerciseSlot => {
    if (slot === row) return pullDown;
    return slot.patterns.includes('vertical-pull')
      ? { ...slot, patterns: ['horizontal-pull'] }
      : slot;
  });
  return {
    ...split,
    days: split.days.map((day) => (day === there ? { ...day, slots } : day)),
  };
}

/** In a hurry both legs may squat at once in the place of a lunge for each. */
function lightened(split: Split): Split {
  const lighter = (slot: ExerciseSlot): ExerciseSlot =>
    slot.patterns.includes('lunge') ? { ...slot, patterns: ['lunge', 'squat'] } : slot;
  return { ...split, days: split.days.map((day) => ({ ...day, slots: day.slots.map(lighter) })) };
}

export interface ChosenSession {
  readonly place: TrainingLocation;
  readonly choices: readonly ChosenExercise[];
}

/**
 * An exercise for every slot of the week. The same day never holds one twice; the week seldom does.
 */
export function chooseExercises(
  split: Split,
  pools: ExercisePools,
  rules: TrainingRules,
  circumstances: Circumstances,
  random: Random,
): readonly ChosenSession[] {
  const { short, haste, hurried, style } = circumstances;
  const used = new Map<string, number>();
  const power = powerSlots(split, rules, circumstances);
  return withPullDown(hurried ? lightened(split) : split, pools).days.map((day, index) => {
    const taken = new Set<string>();
    const choices: ChosenExercise[] = [];
    const first = power.get(index);
    for (const slot of first ? [first, ...day.slots] : day.slots) {
      const backLoaded = choices.some(({ exercise }) => exercise.flags.includes('lower_back'));
      const stations = choices.filter((one) => holdsStation(one.exercise, day.place)).length;
      const crowded = stations >= Math.ceil((choices.length + 1) / blockSizes[style]);
      const { place } = day;
      const pressed = { short, haste, hurried };
      const context: Context = { rules, place, ...pressed, used, backLoaded, crowded };
      const exercise = chooseFor(slot, pools[day.place], taken, context, random);
      if (!exercise) continue;
      taken.add(exercise.id);
      // a slot that may stay empty hardly uses its exercise up
      const share = slot.required ? 1 : 0.4;
      used.set(exercise.id, (used.get(exercise.id) ?? 0) + share);
      choices.push({ role: slot.role, required: slot.required, exercise });
    }
    return { place: day.place, choices };
  });
}
