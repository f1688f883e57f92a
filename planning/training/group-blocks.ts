import type { Exercise } from '../catalogue/exercise.ts';
import type { Role, TrainingBlock } from './training-plan.ts';

/** How the exercises of a session follow each other; two or three in turn save time. */
export type Style = TrainingBlock['kind'];
export const styles = ['straight', 'superset', 'circuit'] as const satisfies readonly Style[];
const sizes: Readonly<Record<Style, number>> = { straight: 1, superset: 2, circuit: 3 };

interface Grouped {
  readonly role: Role;
  readonly exercise: Exercise;
}

const roleOrder: Readonly<Record<Role, number>> = { power: 0, main: 1, assist: 2, core: 4 };

function orderOf({ role, exercise }: Grouped): number {
  const small = exercise.mechanic === 'isolation' || exercise.pattern === 'accessory';
  return small && role === 'assist' ? 3 : exercise.pattern === 'carry' ? 3.5 : small && role === 'main' ? 2.5 : roleOrder[role];
}

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

/**
 * Blocks of exercises that do not tire each other, in the order given. Small exercises wait until every large one is
 * in a block.
 */
export function groupBlocks<T extends Grouped>(
  ordered: readonly T[],
  style: Style,
): readonly (readonly T[])[] {
  const waiting = [...ordered];
  const blocks: T[][] = [];
  for (let first = waiting.shift(); first; first = waiting.shift()) {
    const block = [first];
    const size = first.role === 'power' ? 1 : sizes[style];
    while (block.length < size) {
      const regions = new Set(block.map(region));
      const largeWait = waiting.some((item) => orderOf(item) < 2.5);
      const next = waiting.findIndex(
        (item) =>
          !regions.has(region(item)) && (item.role === 'core' || !largeWait || orderOf(item) < 2.5),
      );
      const [partner] = next < 0 ? [] : waiting.splice(next, 1);
      if (!partner) break;
      block.push(partner);
    }
    blocks.push(block);
  }
  return blocks;
}
