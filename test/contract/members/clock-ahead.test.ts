import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wire } from '#contract/paths.ts';
import { createMember } from '#test/support/members/member.ts';
import { openServer } from '#test/support/server/product.ts';

const product = openServer();

const set = {
  ...{ plan: 'p', week: 1, session: 'Full body A', exercise: 'sq-goblet', set_number: 1 },
  ...{ load_kg: 10, amount: 9 },
};
const words = [
  ['shopping_ticks', 'user_id,item', { item: 'onions' }, 'ticked'],
  ['training_sets', 'user_id,plan,week,session,exercise,set_number', set, 'done'],
] as const;

for (const [table, key, about, said] of words) {
  test(`what a phone with a clock ahead takes back stays taken back: ${table}`, async () => {
    const member = await createMember(product.server.url, null, { agrees: true });
    const tell = async (yes: boolean, secondsAhead: number) => {
      const changed_at = new Date(Date.now() + 1000 * secondsAhead).toISOString();
      const row = { user_id: member.userId, ...about, [said]: yes, changed_at };
      const prefer = 'resolution=merge-duplicates';
      const address = `${wire.data}/${table}?on_conflict=${key}`;
      const answer = await member.call('POST', address, row, { prefer });
      assert.ok(answer.status < 300, JSON.stringify(answer));
    };
    const day = 86_400;
    await tell(true, day);
    await tell(false, day + 1);
    const { body } = await member.call('GET', `${wire.data}/${table}?select=${said}`);
    assert.deepEqual(body, [{ [said]: false }]);
    // an older word that arrives late is left out all the same
    await tell(true, -60);
    const later = await member.call('GET', `${wire.data}/${table}?select=${said}`);
    assert.deepEqual(later.body, [{ [said]: false }]);
  });
}
