import type { Exercise, MuscleGroup } from '../../catalogue/exercise.ts';
import type { Random } from '../../random.ts';
import type { Pool } from '../model/pools.ts';
import { itemSeconds } from '../model/session-time.ts';
import type { TimedItem } from '../model/training-plan.ts';
import { rampUp } from './ramp-up.ts';

/** Muscles of a session and how much each works there. */
export type MuscleWork = ReadonlyMap<MuscleGroup, number>;

/** @param sets exercises with their sets; a muscle that only helps counts half */
export function muscleWork(sets: readonly (readonly [Exercise, number])[]): MuscleWork {
  const work = new Map<MuscleGroup, number>();
  const add = (muscle: MuscleGroup, amount: number) =>
    work.set(muscle, (work.get(muscle) ?? 0) + amount);
  for (const [exercise, count] of sets) {
    for (const muscle of exercise.primaryMuscles) add(muscle, count);
    for (const muscle of exercise.secondaryMuscles) add(muscle, count / 2);
  }
  return work;
}

/** Mobility exercises that fit the muscles best come first; no muscle is led twice while others wait. */
function matched(
  candidates: readonly Exercise[],
  work: MuscleWork,
  random: Random,
): readonly Exercise[] {
  const scored = candidates.map((exercise) => {
    const lead = exercise.primaryMuscles.reduce((sum, name) => sum + (work.get(name) ?? 0), 0);
    const help = exercise.secondaryMuscles.reduce((sum, name) => sum + (work.get(name) ?? 0), 0);
    return { exercise, score: lead + help / 2 + 2 * random.next() };
  });
  const ranked = scored.toSorted((a, b) => b.score - a.score).map(({ exercise }) => exercise);
  const first = ranked.filter(
    ({ primaryMuscles: [muscle] }, index) =>
      ranked.findIndex(({ primaryMuscles: [other] }) => other === muscle) === index,
  );
  return [...first, ...ranked.filter((exercise) => !first.includes(exercise))];
}

const loosening = (pool: Pool) => (pool.get('mobility') ?? []).filter(({ balance }) => !balance);

/** Moving mobility work warms up; held stretches belong to the end (ACSM 2011). */
function mobility(pool: Pool, held: boolean): readonly Exercise[] {
  return loosening(pool).filter(({ mode }) => (mode === 'time') === held);
}

function item(exercise: Exercise, seconds: number, purpose: TimedItem['purpose']): TimedItem {
  return { exercise: exercise.id, seconds, purpose };
}

/** Easy movement to begin and end with; a machine if there is one, but no walk out of the house. */
function easyMoves(pool: Pool): readonly Exercise[] {
  const easy = (pool.get('conditioning') ?? []).filter(
    ({ met, flags, equipment, dose }) =>
      met <= 5 && !flags.includes('high_impact') && (equipment.length > 0 || dose.low < 300),
  );
  const machines = easy.filter(({ equipment }) => equipment.length > 0);
  return machines.length > 0 ? machines : easy;
}

interface WarmUpTask {
  readonly pool: Pool;
  readonly work: MuscleWork;
  /** Fast work and main lifts of the session, for which lighter sets prepare. */
  readonly lifts: readonly Exercise[];
  readonly random: Random;
}

/** Raise the pulse, loosen what will work, then lighter sets of the first lifts. @param seconds in all */
export function warmUp(task: WarmUpTask, seconds: number): readonly TimedItem[] {
  const { pool, work, random } = task;
  const ramps = task.lifts.map((lift) => rampUp(lift, pool));
  const general = seconds - itemSeconds(ramps);
  const loosen = matched(mobility(pool, false), work, random).slice(0, general < 240 ? 2 : 3);
  const moves = easyMoves(pool);
  const pulse = moves[random.below(moves.length)];
  const rest = general - 40 * loosen.length;
  return [
    ...(pulse ? [item(pulse, rest, 'raise the pulse')] : []),
    ...loosen.map((exercise) => item(exercise, 40, 'loosen')),
    ...ramps,
  ];
}

/** Calm down, then a minute of stretching for what worked. @param seconds whole minutes, in all */
export function coolDown(task: Omit<WarmUpTask, 'lifts'>, seconds: number): readonly TimedItem[] {
  const { pool, work, random } = task;
  const calm = seconds >= 240 ? 60 : 0;
  const stretches = matched(mobility(pool, true), work, random).slice(0, (seconds - calm) / 60);
  const [easy] = easyMoves(pool);
  const missing = seconds - calm - 60 * stretches.length;
  return [
    ...(easy && calm + missing > 0 ? [item(easy, calm + missing, 'calm down')] : []),
    ...stretches.map((exercise) => item(exercise, 60, 'stretch')),
  ];
}

/** A mobility block that does not repeat what the session holds already. @param seconds in whole minutes */
export function mobilityBlock(
  task: Omit<WarmUpTask, 'lifts'>,
  seconds: number,
  taken: readonly TimedItem[],
): readonly TimedItem[] {
  const { pool, work, random } = task;
  const held = new Set(taken.map(({ exercise }) => exercise));
  const all = matched(loosening(pool), work, random);
  const fresh = all.filter(({ id }) => !held.has(id));
  const count = Math.min(fresh.length, Math.floor(seconds / 60));
  const each = count > 0 ? Math.floor(seconds / count / 10) * 10 : 0;
  return fresh.slice(0, count).map((exercise) => item(exercise, each, 'loosen'));
}

/** Balance for those who need it most, while they are fresh. */
export function balanceItems(
  pool: Pool,
  seconds: number,
  count: number,
  random: Random,
): readonly TimedItem[] {
  const drills = (pool.get('mobility') ?? []).filter(({ balance }) => balance);
  const start = random.below(Math.max(1, drills.length));
  return [...drills.slice(start), ...drills.slice(0, start)]
    .slice(0, count)
    .map((exercise) => item(exercise, seconds / Math.min(count, drills.length), 'balance'));
}
