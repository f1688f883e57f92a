import type { Exercise } from '../../catalogue/exercise.ts';
import type { TrainingLocation } from '../../safety/training-rules.ts';
import type { Role, TrainingBlock } from '../model/training-plan.ts';
import { holdsStation } from './stations.ts';

/** How the exercises of a session follow each other; two or three in turn save time. */
export type Style = TrainingBlock['kind'];
export const styles = ['straight', 'superset', 'circuit'] as const satisfies readonly Style[];
/** Exercises of one block. */
export const blockSizes: Readonly<Record<Style, number>> = { straight: 1, superset: 2, circuit: 3 };

interface Grouped {
  readonly role: Role;
  readonly exercise: Exercise;
}

/** Small exercises move one joint; they come when the large ones are done. */
const order = { power: 0, main: 1, assist: 2, small: 3, carry: 4, core: 5 } as const;

function orderOf({ role, exercise }: Grouped): number {
  if (role === 'power' || role === 'core') return order[role];
  if (exercise.pattern === 'carry') return order.carry;
  return exercise.mechanic === 'compound' ? order[role] : order.small;
}

const isLarge = (item: Grouped) => orderOf(item) < order.small;

/** Power, then main lifts, then what helps them, then single joints, then the trunk; the same order otherwise. */
export function inOrder<T extends Grouped>(items: readonly T[]): readonly T[] {
  return items.toSorted((a, b) => orderOf(a) - orderOf(b));
}

function region({ exercise }: Grouped): string {
  const { pattern } = exercise;
  if (pattern.endsWith('push')) return 'push';
  if (pattern.endsWith('pull')) return 'pull';
  if (pattern.startsWith('core')) return 'core';
  return pattern === 'accessory' ? (exercise.primaryMuscles[0] ?? 'small') : 'legs';
}

/** A loaded squat or pull from the floor needs a trunk that is not tired by a plank in between. */
function needsBracing({ exercise }: Grouped): boolean {
  const { equipment, pattern, flags } = exercise;
  const legs = pattern === 'squat' || pattern === 'hinge';
  const loaded = equipment.includes('Gym') || equipment.includes('Dumbbells');
  return legs && loaded && flags.includes('lower_back');
}

/** Where the next partner of a block waits, who must not need a second station; -1 for nowhere. */
function partnerAt<T extends Grouped>(
  block: readonly T[],
  waiting: readonly T[],
  place: TrainingLocation,
): number {
  const holds = ({ exercise }: T) => holdsStation(exercise, place);
  const regions = new Set(block.map(region));
  const largeWait = waiting.some(isLarge);
  const held = block.some(holds);
  return waiting.findIndex(
    (item) =>
      !regions.has(region(item)) &&
      !(held && holds(item)) &&
      !(item.role === 'core' && block.some(needsBracing)) &&
      (item.role === 'core' || !largeWait || isLarge(item)),
  );
}

/**
 * Blocks of exercises that do not tire each other, in the order given. Small exercises wait until every large one is
 * in a block; in a gym no block holds two stations.
 */
export function groupBlocks<T extends Grouped>(
  ordered: readonly T[],
  style: Style,
  place: TrainingLocation,
): readonly (readonly T[])[] {
  const waiting = [...ordered];
  const blocks: T[][] = [];
  for (let first = waiting.shift(); first; first = waiting.shift()) {
    const block = [first];
    const size = first.role === 'power' ? 1 : blockSizes[style];
    while (block.length < size) {
      const next = partnerAt(block, waiting, place);
      const [partner] = next < 0 ? [] : waiting.splice(next, 1);
      if (!partner) break;
      block.push(partner);
    }
    blocks.push(block);
  }
  return blocks;
}
