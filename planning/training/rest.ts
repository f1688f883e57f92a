import type { Exercise } from '../catalogue/exercise.ts';
import type { TrainingRules } from '../safety/training-rules.ts';
import { doseOf } from './dose.ts';
import type { Style } from './group-blocks.ts';
import type { Role } from './training-plan.ts';

interface Resting {
  readonly role: Role;
  readonly exercise: Pick<Exercise, 'mechanic'>;
}

const roundTo15 = (seconds: number) => Math.round(seconds / 15) * 15;

function alone({ role, exercise }: Resting, rules: TrainingRules, short: boolean): number {
  const { low, high } = doseOf(role, rules, short).rest;
  if (role === 'main') return roundTo15((low + high) / 2);
  const heavy = role === 'power' || (role === 'assist' && exercise.mechanic === 'compound');
  return heavy ? high : low;
}

/** Seconds of rest after a set, or after a round of a superset or circuit: the partner's turn is rest already. */
export function restOf(
  block: readonly Resting[],
  style: Style,
  rules: TrainingRules,
  short: boolean,
): number {
  const rests = block.map((item) =>
    style === 'straight' ? alone(item, rules, short) : doseOf(item.role, rules, short).rest.low,
  );
  return Math.max(...rests);
}
