import type { Exercise } from '../../catalogue/exercise.ts';
import { resistanceOf } from '../model/dose.ts';
import type { Pool } from '../model/pools.ts';
import { rampRepetitions } from '../model/ramp-words.ts';
import { itemSeconds, setupSeconds } from '../model/session-time.ts';
import type { Role, TimedItem } from '../model/training-plan.ts';

/** Seconds to breathe after a lighter set, and to load a bar. */
const rampRest = { bar: 45, other: 30 } as const;
/** Seconds of a lighter hold. */
const rampHold = 10;

const heavyPieces: readonly string[] = ['barbell', 'trap bar', 'weight belt'];

/** A loaded bar is reached in two steps, all else in one. */
function rampSets({ props }: Exercise): 1 | 2 {
  return props.some((prop) => heavyPieces.includes(prop)) ? 2 : 1;
}

/**
 * What prepares for a lift: the lift itself with less weight; where the body is the weight, its easier version, since
 * an easy set of pull-ups is not easy.
 */
export function preparing(lift: Exercise, pool: Pool): Exercise {
  if (resistanceOf(lift) !== 'body' || lift.easier === null) return lift;
  const easier = pool.get(lift.pattern)?.find(({ id }) => id === lift.easier);
  if (!easier) return lift;
  // of the hardest lifts the next easier one is hard as well
  return easier.level === 'Advanced' ? preparing(easier, pool) : easier;
}

/** The lighter sets before a lift, with set-up and rest after each. */
export function rampUp(lift: Exercise, pool: Pool): TimedItem {
  const exercise = preparing(lift, pool);
  const sets = rampSets(exercise);
  const sides = exercise.unilateral ? 2 : 1;
  const rest = sets > 1 ? rampRest.bar : rampRest.other;
  let seconds = 0;
  for (const repetitions of rampRepetitions.slice(0, sets)) {
    const work = exercise.mode === 'time' ? rampHold : repetitions * (exercise.secondsPerRep ?? 1);
    seconds += sides * work + setupSeconds + rest;
  }
  return { exercise: exercise.id, seconds, purpose: 'lighter set', sets };
}

/** The lifts of a session for which one gets ready, fast work first. */
export function liftsOf(
  items: readonly { readonly role: Role; readonly exercise: Exercise }[],
): readonly Exercise[] {
  return items
    .filter(({ role }) => role === 'power' || role === 'main')
    .map(({ exercise }) => exercise);
}

export function rampSeconds(lifts: readonly Exercise[], pool: Pool): number {
  return itemSeconds(lifts.map((lift) => rampUp(lift, pool)));
}
