import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually } from '#test/support/browser/eventually.ts';
import { createTestDatabase } from '#test/support/database/database.ts';
import { createMember } from '#test/support/members/member.ts';
import { startTestServer } from '#test/support/server/server.ts';
import { openMemberDatabase, openServiceDatabase } from '../../../platform/database/database.ts';
import { createLog } from '../../../platform/watch/log.ts';
import { AheadWorker } from './ahead-worker.ts';

test('nothing is made ahead while the disk is full, and it goes on once there is room', async () => {
  const database = await createTestDatabase();
  const server = await startTestServer({}, { database });
  const members = openMemberDatabase(database.authenticator, 2, () => {});
  const jobs = openServiceDatabase(database.jobService, 2, () => {});
  const line = async () => {
    const { rows } = await database.owner.query('select tries, due_at as due from ahead.plans');
    return rows;
  };
  let looks = 0;
  let hasRoom = false;
  const worker = new AheadWorker({
    members,
    jobs,
    maker: 'maker',
    isBusy: () => false,
    room: {
      async forPlans() {
        looks += 1;
        return hasRoom;
      },
    },
    // a profile for which no plan can be made
    threads: { run: async () => ({ ok: false, refusal: 'no-plan', reason: '' }) },
    now: () => new Date(),
    log: createLog('silent'),
  });
  try {
    await createMember(server.url);
    await database.owner.query("update ahead.plans set due_at = '2026-01-01'");
    const before = looks;
    await eventually(async () => looks > before + 1, 'two looks at the disk');
    assert.deepEqual(await line(), [{ tries: 0, due: new Date('2026-01-01') }]);
    hasRoom = true;
    await eventually(async () => (await line())[0]?.due === null, 'a look at the line');
  } finally {
    await worker.close();
    await Promise.all([members.close(), jobs.close(), server.close()]);
    await database.drop();
  }
});
