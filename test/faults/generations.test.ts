import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startGenerationFaults } from '#test/support/faults/generation-faults.ts';

const members = 8;

test('kill -9 while members generate: each gets exactly one whole set, from whichever process lives', async () => {
  const faults = await startGenerationFaults(members, 'off');
  try {
    for (const [killed, afterPlans] of [
      ['one', 1],
      ['both', 2],
    ] as const) {
      const { waits } = await faults.round(killed, afterPlans);
      assert.equal(waits.length, members);
    }
  } finally {
    await faults.close();
  }
});
