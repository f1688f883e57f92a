import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import * as v from 'valibot';
import { wire } from '#contract/paths.ts';
import { findRunning } from '#database/embedded/launcher.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { end, freePort, startProcess } from '#test/support/server/process.ts';
import { quantile } from './quantile.ts';

const usage = `npm run growth -- [members] [members] ...

Fills a database of its own with so many members, and says how long each call of a page takes then (1000 100000).`;

/** Real members, whose pages are read; the others are rows alone. */
const askers = 24;
const callsAtOnce = 8;
const callsOfEach = 240;
/** Members with four weeks of real plans, at most. */
const mostWithPlans = 2_000;

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

/** Rows as members leave them behind, without the plans. $1: how many members more. */
const memberRows = `
  with made as materialized (select gen_random_uuid() as id, now() - random() * interval '300 days' as at
      from generate_series(1, $1)),
    users as (insert into auth.users (id, email, created_at, updated_at, last_sign_in_at, email_confirmed_at)
      select id, id || '@example.net', at, at, at, at from made),
    identities as (insert into auth.identities (user_id, provider, provider_id, identity_data)
      select id, 'email', id::text, '{"email_verified": true}' from made),
    profiles as (insert into public.profiles (user_id, full_name) select id, 'Member' from made),
    sessions as (insert into auth.sessions (user_id, refreshed_at, user_agent, ip)
      select id, now() - random() * interval '90 days', 'Firefox on Android', '203.0.113.9' from made),
    audit as (insert into auth.audit_log (user_id, event, ip, created_at)
      select id, 'sign_in', '203.0.113.9', at from made cross join generate_series(1, 3)),
    ahead as (insert into ahead.plans (user_id, wanted_at) select id, now() - random() * interval '34 days' from made),
    sets as (insert into public.training_sets (user_id, plan, week, session, exercise, set_number, done)
      select id, 'plan', 1, 'Monday', 'squat', n, true from made cross join generate_series(1, 2) as n),
    ticks as (insert into public.shopping_ticks (user_id, item, ticked) select id, 'milk', true from made)
  insert into public.generations (user_id, kind, state, seed, finished_at)
    select id, 'meal-plans', 'done', 'seed', now() from made`;
const planRows = `
  insert into public.meal_plans (user_id, week, content, details, starts_on)
    select u.id, p.week, p.content, p.details, p.starts_on
      from (select id from auth.users u where not exists (select from public.meal_plans m where m.user_id = u.id) limit $2) u
      cross join public.meal_plans p where p.user_id = $1`;
const countSchema = v.tuple([v.object({ members: v.number(), bytes: v.number() })]);

async function fill(owner: pg.Client, members: number, { userId }: TestMember): Promise<void> {
  const sizes = async () =>
    v.parse(
      countSchema,
      (
        await owner.query(
          `select (select count(*)::float8 from auth.users) as members,
          pg_database_size(current_database())::float8 as bytes`,
        )
      ).rows,
    )[0];
  const start = performance.now();
  const before = await sizes();
  // rows as they would lie there, without what triggers do when they come
  await owner.query('set session_replication_role = replica');
  for (let left = members - before.members; left > 0; left -= 20_000) {
    await owner.query(memberRows, [Math.min(left, 20_000)]);
  }
  await owner.query(planRows, [userId, Math.min(members / 50, mostWithPlans)]);
  await owner.query('reset session_replication_role');
  await owner.query('vacuum analyze');
  const after = await sizes();
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `${after.members} members, ${(after.bytes / 2 ** 20).toFixed(0)} MB, filled in ${seconds.toFixed(0)} s`,
  );
}

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

async function measure(sizes: readonly number[]): Promise<void> {
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
      const { status } = await call('POST', `${wire.generateMealPlans}?wait=true`, {});
      if (status !== 200) throw new Error(`plans: ${status}`);
    }
    const [first] = members;
    if (!first) return;
    const first95 = new Map<string, number>();
    for (const size of sizes) {
      await fill(owner, size, first);
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

const { positionals } = parseArgs({ allowPositionals: true });
const sizes = (positionals.length > 0 ? positionals : ['1000', '100000']).map(Number);
if (sizes.every((size) => Number.isInteger(size) && size >= askers)) await measure(sizes);
else {
  console.error(usage);
  process.exitCode = 1;
}
