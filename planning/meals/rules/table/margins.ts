import type { DailyTargets } from '../../../targets/targets.ts';

/**
 * How far inside protein, starch and fat are planned: less where much protein leaves little room between them.
 * @returns a share of the energy
 */
export function marginOf({ energy, protein, carbohydrate, fat, fibre }: DailyTargets): number {
  const taken = (4 * protein.low + 2 * fibre) / energy + carbohydrate.low + fat.low;
  return Math.min(0.01, Math.max(0.001, (1 - taken) / 8));
}

/** Share of the energy by which whole portions miss their limits. */
const roomToRound = 0.008;

/**
 * Grams of fibre beyond which starch, protein and fat at their least have no room left in the energy: much protein from
 * pulses brings so much.
 */
export function fibreRoom({ energy, protein, carbohydrate, fat }: DailyTargets): number {
  const room = 1 - carbohydrate.low - fat.low - roomToRound;
  return Math.max(0, (room * energy - 4 * protein.low) / 2);
}
