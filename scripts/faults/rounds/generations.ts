import { timing } from '#bench/meals.ts';
import { startGenerationFaults } from '#test/support/faults/generation-faults.ts';
import { Resumed } from './resumed.ts';

const members = 20;
/** Longer than without a kill nobody may wait, in milliseconds. */
const longestDelay = 15_000;
const calm = 3;

/**
 * Rounds of kill -9 while members generate, on two processes and one database.
 * @returns whether nobody waited much longer
 * @throws BrokenPromise where somebody has no plans, half of them or two sets
 */
export async function playGenerations(rounds: number): Promise<boolean> {
  const faults = await startGenerationFaults(members);
  try {
    const before: number[] = [];
    for (let round = 0; round < calm; round += 1)
      before.push(...(await faults.round(null, 0)).waits);
    const waits: number[] = [];
    const takenOver: number[] = [];
    const resumed = new Resumed();
    for (let round = 0; round < rounds; round += 1) {
      // one process falls and the other goes on; or both fall and one is started anew
      const killed = Math.random() < 0.7 ? 'one' : 'both';
      const round = await faults.round(killed, Math.floor(Math.random() * members));
      waits.push(...round.waits);
      if (round.ready === null) takenOver.push(...round.resumed);
      else {
        resumed.addStart(round.ready);
        for (const ms of round.resumed) resumed.add(ms, round.ready);
      }
    }
    const ms = (value: number) => `${value.toFixed(0)} ms`;
    const show = (name: string, values: readonly number[]) => {
      const { median, p95, worst } = timing(name, values);
      console.log(`${name}: median ${ms(median)}, p95 ${ms(p95)}, worst ${ms(worst)}`);
      return worst;
    };
    const worstBefore = show(`press to plans without a kill (${before.length})`, before);
    const worst = show(`with kill -9 (${rounds} rounds, ${waits.length})`, waits);
    if (takenOver.length > 0) {
      show(`one of two processes fell, from the kill to plans (${takenOver.length})`, takenOver);
    }
    const began = resumed.tell();
    if (began.length > 0) console.log('both fell and one began anew');
    for (const line of began) console.log(`  ${line}`);
    console.log(`each of ${members} members had exactly one whole set in each round`);
    if (worst <= worstBefore + longestDelay) return true;
    console.log(`but somebody waited ${ms(worst - worstBefore)} longer`);
    return false;
  } finally {
    await faults.close();
  }
}
