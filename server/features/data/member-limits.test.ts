import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type DataWire, type Member, openDataWire } from '#test/support/database/data-wire.ts';
import { codeOf } from '#test/support/database/write-tables.ts';

let wire: DataWire;
let member: Member;

before(async () => {
  wire = await openDataWire('', { READS_A_MINUTE: '10' });
  member = await wire.member();
});
after(() => wire.close());

test('reads beyond those of a minute are refused with a time to wait; others and writes go on', async () => {
  const read = (by: Member, method = 'GET') =>
    wire.call(method, '/profiles?select=full_name', { token: by.token });
  for (let reads = 0; reads < 10; reads += 1) {
    assert.equal((await read(member, reads % 2 ? 'GET' : 'HEAD')).status, 200);
  }
  const refused = await read(member);
  assert.deepEqual([refused.status, codeOf(refused.json)], [429, 'over_request_rate_limit']);
  const wait = Number(refused.headers.get('retry-after'));
  assert.ok(wait >= 1 && wait <= 60, String(wait));
  assert.doesNotMatch(wire.logged(), /"stack"/);
  assert.equal((await read(await wire.member())).status, 200);
  const saved = await wire.call('POST', '/profiles', {
    token: member.token,
    body: { user_id: member.id, full_name: 'A' },
  });
  assert.equal(saved.status, 201);
});

test('a week of plans may be twice as large as ours are, and no larger', async () => {
  const save = (content: number, details: number) =>
    wire.call('POST', '/meal_plans?on_conflict=user_id,week', {
      token: member.token,
      body: {
        user_id: member.id,
        week: 1,
        content: 'x'.repeat(content),
        details: { text: 'x'.repeat(details) },
      },
      headers: { prefer: 'resolution=merge-duplicates' },
    });
  assert.equal((await save(150_000, 149_900)).status, 201);
  const large = await save(150_000, 150_100);
  assert.deepEqual([large.status, codeOf(large.json)], [400, '23514']);
  assert.equal((await save(300_001, 0)).status, 400);
});
