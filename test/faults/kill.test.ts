import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { end, freePort, type ServerProcess, startProcess } from '#test/support/server/process.ts';

/** Enough to see that a kill is survived; `npm run faults -- product 100` looks for the rare moment. */
const rounds = 5;
const members = 4;
let dataDir: string;
let port: number;

before(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'phila-kill-'));
  port = await freePort();
});
after(() => rm(dataDir, { recursive: true, force: true }));

interface Writer {
  readonly client: SupabaseClient;
  readonly id: string;
  readonly token: string;
}

const url = () => `http://127.0.0.1:${port}`;

async function start(): Promise<ServerProcess> {
  // nobody waits for a first plan here, and there are many starts
  const server = startProcess({
    PORT: String(port),
    DATA_DIR: dataDir,
    PLANNING_THREADS: '1',
    PLANNING_REHEARSAL: 'off',
  });
  await server.ready;
  return server;
}

async function register(index: number): Promise<Writer> {
  const client = createClient(url(), 'anon', {
    auth: { autoRefreshToken: false, storageKey: `kill-${index}` },
  });
  const { data, error } = await client.auth.signUp({
    email: `kill${index}@example.com`,
    password: 'correct horse 9',
  });
  assert.equal(error, null);
  const id = data.user?.id ?? '';
  const { disliked_foods, ...profile } = profileDefaults;
  const saved = await client
    .from('profiles')
    .insert({ ...profile, disliked_foods, user_id: id, full_name: `Member ${index}` });
  assert.equal(saved.error, null);
  return { client, id, token: data.session?.access_token ?? '' };
}

/** The rows that the server acknowledged, told of as they come. */
class Acknowledged extends EventEmitter {
  readonly reasons = new Set<string>();

  add(reason: string): void {
    this.reasons.add(reason);
    this.emit('added');
  }

  /** Resolves when there are this many, so that the kill lands in the middle of work. */
  async reaches(size: number): Promise<void> {
    while (this.reasons.size < size) await once(this, 'added');
  }
}

/** Writes as fast as the server answers until it dies; notes only what was acknowledged. */
async function write(writer: Writer, round: number, acknowledged: Acknowledged): Promise<void> {
  for (let index = 0; ; index++) {
    const reason = `${writer.id} ${round} ${index}`;
    const { error } = await writer.client
      .from('subscription_cancellations')
      .insert({ user_id: writer.id, reason });
    if (error) return;
    acknowledged.add(reason);
  }
}

async function generate(writer: Writer): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url()}/functions/v1/generate-meal-plans?wait=true`, {
      method: 'POST',
      headers: { apikey: 'anon', authorization: `Bearer ${writer.token}` },
    }).catch(() => null);
    if (!answer) return;
    await answer.arrayBuffer().catch(() => null);
  }
}

async function check(writers: readonly Writer[], acknowledged: ReadonlySet<string>): Promise<void> {
  const found = new Set<string>();
  for (const { client } of writers) {
    for (let from = 0; ; from += 1000) {
      const { data, error } = await client
        .from('subscription_cancellations')
        .select('reason')
        .order('created_at')
        .order('id')
        .range(from, from + 999);
      assert.equal(error, null);
      for (const { reason } of data ?? []) found.add(reason);
      if ((data ?? []).length < 1000) break;
    }
    const { data: plans } = await client.from('meal_plans').select('week, details').order('week');
    if (plans && plans.length > 0) {
      assert.deepEqual(
        plans.map(({ week }) => week),
        [1, 2, 3, 4],
      );
      assert.equal(
        new Set(plans.map(({ details }) => details.seed)).size,
        1,
        'weeks of two different plans',
      );
    }
  }
  const lost = [...acknowledged].filter((reason) => !found.has(reason));
  assert.deepEqual(lost, [], `${lost.length} of ${acknowledged.size} acknowledged rows are lost`);
}

test(`${rounds} rounds of kill -9 under writes: nothing acknowledged is lost, no plan is half saved`, async () => {
  const acknowledged = new Acknowledged();
  let server = await start();
  const writers = await Promise.all(Array.from({ length: members }, (_, index) => register(index)));
  for (let round = 0; round < rounds; round++) {
    const work = [
      ...writers.map((writer) => write(writer, round, acknowledged)),
      ...writers.slice(0, 2).map(generate),
    ];
    // another number of writes each round, so that the kill comes at another moment of the generation
    await acknowledged.reaches(acknowledged.reasons.size + 20 + ((round * 37) % 90));
    await end(server.child, 'SIGKILL');
    await Promise.all(work);
    server = await start();
    await check(writers, acknowledged.reasons);
  }
  await end(server.child, 'SIGTERM');
  assert.equal(server.child.exitCode, 0, server.output());
});

test('a second start on the same data says that one is running', async () => {
  const server = await start();
  const second = startProcess({ PORT: String(await freePort()), DATA_DIR: dataDir });
  await assert.rejects(second.ready, /running/i);
  await end(server.child, 'SIGINT');
  assert.equal(server.child.exitCode, 0, server.output());
});
