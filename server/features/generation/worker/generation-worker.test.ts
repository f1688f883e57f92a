import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { eventually } from '#test/support/browser/eventually.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { openMemberDatabase, openServiceDatabase } from '../../../platform/database/database.ts';
import { openJobQueue } from '../../../platform/jobs/job-queue.ts';
import { openPresence } from '../../../platform/jobs/presence.ts';
import { createLog } from '../../../platform/watch/log.ts';
import { createGenerationHub } from '../progress/generation-hub.ts';
import { GenerationWorker } from './generation-worker.ts';

let database: TestDatabase;
before(async () => {
  database = await createTestDatabase();
});
after(() => database.drop());

test('what a dead process had taken up is taken over at the start, before any timer', async (t) => {
  const { owner, jobService, authenticator } = database;
  const log = createLog('silent');
  const jobs = openServiceDatabase(jobService, 2, () => {});
  const members = openMemberDatabase(authenticator, 2, () => {});
  const queue = await openJobQueue(jobService, log);
  const presence = await openPresence(
    jobService,
    'generations',
    { onMessage() {}, onConnected() {}, onLost() {} },
    log,
  );
  const id = randomUUID();
  // a member without a profile, so that it comes to its end as soon as somebody works on it
  await owner.query(
    `with member as (insert into auth.users default values returning id)
      insert into public.generations (id, user_id, kind, seed)
        select $1, id, 'meal-plans', 'seed' from member`,
    [id],
  );
  await jobs.transaction((queries) => queue.add(queries, [id]));
  await jobs.transaction((queries) => queue.take(queries, 1));
  await owner.query(
    `update public.generations set state = 'running', attempt = 1, worker = nextval('public.generation_workers')
      where id = $1`,
    [id],
  );

  // its intervals are of a clock that stands
  t.mock.timers.enable({ apis: ['setInterval'] });
  const worker = new GenerationWorker({
    ...{ jobs, members, queue, log, atOnce: 4 },
    hub: createGenerationHub(),
    number: () => presence.number(),
    threads: { run: () => Promise.reject(new Error('nothing is planned for who has no profile')) },
    writerOf: () => null,
    now: () => new Date(),
    onMade() {},
  });
  t.mock.timers.reset();
  try {
    worker.look();
    const found = async () =>
      (await owner.query('select state, error_code, attempt from public.generations')).rows;
    await eventually(async () => (await found())[0]?.state !== 'running', 'its end');
    assert.deepEqual(await found(), [
      { state: 'failed', error_code: 'profile_missing', attempt: 2 },
    ]);
  } finally {
    await worker.close();
    await queue.close();
    await presence.close();
    await Promise.all([jobs.close(), members.close()]);
  }
});
