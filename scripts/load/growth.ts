import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { wire } from '#contract/paths.ts';
import { findRunning } from '#database/embedded/launcher.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { end, freePort, startProcess } from '#test/support/server/process.ts';
import { runCommand, UsageError } from '../usage.ts';
import { fillMembers } from './fill-members.ts';
import { quantile } from './quantile.ts';

const usage = `npm run growth -- [members] [members] ... [--with-plans count]

Fills a database of its own with so many members, and says how long each call of a page takes then (1000 100000).
  --with-plans  how many of them have plans and a list (a fifth, 20000 at most)`;

/** Real members, whose pages are read; the others are rows alone. */
const askers = 24;
const callsAtOnce = 8;
const callsOfEach = 240;
/** Who has plans unless it is said: one in so many, and so many at most. */
const oneInWithPlans = 5;
const mostWithPlans = 20_000;

interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** What a page asks. @param turn another one each time */
const calls: Readonly<Record<string, (member: TestMember, turn: number) => Promise<Answered>>> = {
  'profile’s name': ({ call, userId }) =>
    call('GET', `/rest/v1/profiles?select=full_name&user_id=eq.${userId}`),
  'four weeks': ({ call, userId }) =>
    call(
      'GET',
      `/rest/v1/meal_plans?select=week,content,details&user_id=eq.${userId}&order=week.asc`,
    ),
  overview: ({ call }) => call('GET', wire.overview),
  'upsert of a tick': ({ call, userId }, turn) =>
    call(
      'POST',
      '/rest/v1/shopping_ticks?on_conflict=user_id,item',
      { user_id: userId, item: `food-${turn % 50}`, ticked: true },
      { prefer: 'resolution=merge-duplicates,return=minimal' },
    ),
  'set of training': ({ call, userId }) =>
    call(
      'POST',
      '/rest/v1/training_sets',
      {
        user_id: userId,
        plan: 'growth',
        week: 1,
        session: 's',
        exercise: randomUUID(),
        set_number: 1,
        done: true,
      },
      { prefer: 'return=minimal' },
    ),
  'profile saved': ({ call, userId }, turn) =>
    call(
      'PATCH',
      `/rest/v1/profiles?user_id=eq.${userId}`,
      { age: 20 + (turn % 40) },
      { prefer: 'return=minimal' },
    ),
  'sign-in': ({ call, email, password }) =>
    call('POST', '/auth/v1/token?grant_type=password', { email, password }),
};

/** @returns milliseconds of each call */
async function timesOf(name: string, members: readonly TestMember[]): Promise<readonly number[]> {
  const call = calls[name];
  const times: number[] = [];
  let turn = 0;
  await Promise.all(
    Array.from({ length: callsAtOnce }, async () => {
      while (turn < callsOfEach) {
        turn += 1;
        const member = members[turn % members.length];
        if (!member || !call) return;
        const start = performance.now();
        const { status, body } = await call(member, turn);
        if (status >= 300) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
        times.push(performance.now() - start);
      }
    }),
  );
  return times;
}

async function measure(sizes: readonly number[], plans: number | null): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'phila-growth-'));
  const port = await freePort();
  const server = startProcess({
    ...{ PORT: String(port), DATA_DIR: dataDir, PLANS_AHEAD: 'off', PLANNING_THREADS: '1' },
    GENERATIONS_PER_DAY: '100',
  });
  try {
    await server.ready;
    const running = await findRunning(dataDir);
    if (!running) throw new Error('no database runs');
    const owner = new pg.Client({ ...running, database: 'phila' });
    owner.on('error', () => {});
    await owner.connect();
    const url = `http://127.0.0.1:${port}`;
    const members = await Promise.all(Array.from({ length: askers }, () => createMember(url)));
    for (const { call } of members) {
      for (const press of [wire.generateMealPlans, wire.generateExercisePlans]) {
        const { status } = await call('POST', `${press}?wait=true`, {});
        if (status !== 200) throw new Error(`plans: ${status}`);
      }
    }
    const donors = members.map(({ userId }) => userId);
    const first95 = new Map<string, number>();
    for (const size of sizes) {
      const usual = Math.min(Math.floor(size / oneInWithPlans), mostWithPlans);
      await fillMembers(owner, { members: size, withPlans: plans ?? usual }, donors);
      for (const name of Object.keys(calls)) {
        await timesOf(name, members);
        const times = await timesOf(name, members);
        const p95 = quantile(times, 0.95);
        const before = first95.get(name) ?? p95;
        first95.set(name, before);
        const told = [quantile(times, 0.5).toFixed(1), p95.toFixed(1), (p95 / before).toFixed(2)];
        console.log(`${name.padEnd(20)}${told.map((one) => one.padStart(9)).join('')}`);
      }
    }
    await owner.end();
  } finally {
    await end(server.child, 'SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
}

await runCommand(usage, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'with-plans': { type: 'string' } },
  });
  const sizes = (positionals.length > 0 ? positionals : ['1000', '100000']).map(Number);
  if (!sizes.every((size) => Number.isInteger(size) && size >= askers)) {
    throw new UsageError(`members: whole numbers from ${askers}.`);
  }
  const plans = values['with-plans'] === undefined ? null : Number(values['with-plans']);
  if (plans !== null && !(Number.isInteger(plans) && plans >= 0)) {
    throw new UsageError('--with-plans: a whole number.');
  }
  await measure(sizes, plans);
  return 0;
});
