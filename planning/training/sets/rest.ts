import type { Exercise } from '../../catalogue/exercise.ts';
import type { TrainingRules } from '../../safety/training-rules.ts';
import type { Style } from '../choice/group-blocks.ts';
import { doseOf } from '../model/dose.ts';
import type { Role } from '../model/training-plan.ts';

interface Resting {
  readonly role: Role;
  readonly exercise: Pick<Exercise, 'mechanic'>;
}

const roundTo15 = (seconds: number) => Math.round(seconds / 15) * 15;

function alone({ role, exercise }: Resting, rules: TrainingRules, short: boolean): number {
  const { low, high } = doseOf(role, rules, short).rest;
  switch (role) {
    case 'power':
      return high;
    case 'main':
      return roundTo15((low + high) / 2);
    case 'assist':
      return exercise.mechanic === 'compound'
        ? Math.min(high, doseOf('main', rules, short).rest.low)
        : low;
    case 'core':
      return low;
  }
}

/** A partner's turn, getting into place included, rests the others at least this long. */
const turnSeconds = 30;
const shortestPause = 60;

/**
 * Seconds of rest after each set, or after each round where exercises are done in turn: then the partners' turns are
 * part of the rest that a muscle gets.
 */
export function restOf(
  block: readonly Resting[],
  style: Style,
  rules: TrainingRules,
  short: boolean,
): number {
  if (style === 'straight') return Math.max(...block.map((item) => alone(item, rules, short)));
  const least = Math.max(...block.map(({ role }) => doseOf(role, rules, short).rest.low));
  return Math.max(shortestPause, least - turnSeconds * (block.length - 1));
}
