import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import * as v from 'valibot';
import { startEmbedded } from '#database/embedded/launcher.ts';
import { knownMigrations, migrate } from '#database/migrate.ts';
import { runCommand, UsageError } from '../usage.ts';
import { LockProbes } from './lock-probes.ts';
import { withoutChecks } from './without-checks.ts';

const usage = `npm run growth:migrations -- [members] [members with plans] [first migration]

Fills a database of an early version with so many members (20000, a fifth of them with plans), brings it to the newest one,
and says for how long a read and a write of one member waited at most in each migration that had anybody wait.
The first migration is the one behind which it is filled (0006).`;

/** What was there before 0006 was applied, as members leave it behind. $1: how many; $2: how many of them with plans. */
const memberRows = `
  with made as materialized (select gen_random_uuid() as id, n from generate_series(1, $1::integer) as n),
    users as (insert into auth.users (id, email) select id, id || '@example.net' from made),
    identities as (insert into auth.identities (user_id, provider, provider_id) select id, 'email', id::text from made),
    profiles as (insert into public.profiles (user_id, full_name) select id, 'Member' from made),
    sessions as (insert into auth.sessions (user_id, user_agent, ip) select id, 'Firefox on Android', '203.0.113.9' from made),
    audit as (insert into auth.audit_log (user_id, event, ip)
      select id, 'sign_in', '203.0.113.9' from made cross join generate_series(1, 6)),
    sets as (insert into public.training_sets (user_id, plan, week, session, exercise, set_number, done)
      select id, 'plan', 1, 'Monday', 'squat', s, true from made cross join generate_series(1, 10) as s),
    lists as (insert into public.shopping_lists (user_id, content, details)
      select id, content, details from made cross join pages where n <= $2 and week = 0),
    trained as (insert into public.exercise_plans (user_id, week, content, details)
      select id, week, content, details from made cross join pages where n <= $2 and week > 0)
  insert into public.meal_plans (user_id, week, content, details)
    select id, week, content, details from made cross join pages where n <= $2 and week > 0`;
/** Weeks of the size of real ones, which PostgreSQL packs about as well: 46 kB of page and 22 kB of structure. */
const pages = `
  create table pages as select week,
      (select string_agg('<td class="amount">' || (random() * 1000)::integer || ' g</td>', '') from generate_series(1, 1700 + week)) as content,
      (select jsonb_agg(jsonb_build_object('food', 'food-' || (random() * 400)::integer, 'grams', (random() * 1000)::integer,
        'kilojoules', random() * 2000)) from generate_series(1, 300 + week)) as details
    from generate_series(0, 4) as week`;

const sizeSchema = v.tuple([v.object({ megabytes: v.number() })]);

async function fill(owner: pg.Client, members: number, withPlans: number): Promise<void> {
  const begin = performance.now();
  await owner.query(pages);
  await withoutChecks(owner, ['meal_plans', 'exercise_plans', 'shopping_lists'], async () => {
    await owner.query(memberRows, [members, withPlans]);
  });
  await owner.query('drop table pages');
  await owner.query('vacuum analyze');
  await owner.query('checkpoint');
  const size = await owner.query(
    'select pg_database_size(current_database())::float8 / 1048576 as megabytes',
  );
  const [{ megabytes }] = v.parse(sizeSchema, size.rows);
  const seconds = (performance.now() - begin) / 1000;
  console.log(
    `${members} members, ${withPlans} of them with plans, ${megabytes.toFixed(0)} MB, filled in ${seconds.toFixed(0)} s`,
  );
}

const calmMs = 3_000;
const toldFromMs = 100;

async function measure(members: number, withPlans: number, first: string): Promise<void> {
  const names = [...(await knownMigrations()).keys()].sort();
  const early = names.findLastIndex((name) => name.startsWith(first));
  if (early < 0) throw new UsageError(`There is no migration ${first}.`);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'phila-migrations-'));
  const server = await startEmbedded({ dataDir });
  try {
    const owner = new pg.Client({ ...server.connection, database: 'postgres' });
    await owner.connect();
    await migrate(owner, new Set(names.slice(0, early + 1)));
    await fill(owner, members, withPlans);
    const probes = await LockProbes.start({ ...server.connection, database: 'postgres' });
    await new Promise((resolve) => setTimeout(resolve, calmMs));
    console.log(`before: ${probes.tell(probes.worst())}`);
    const begin = performance.now();
    for (const [index, name] of names.entries()) {
      if (index <= early) continue;
      const began = performance.now();
      await migrate(owner, new Set(names.slice(0, index + 1)));
      const seconds = (performance.now() - began) / 1000;
      const worst = await probes.take();
      if (Math.max(worst.read.ms, worst.write.ms, seconds * 1000) < toldFromMs) continue;
      console.log(`${name}: ${seconds.toFixed(1)} s; ${probes.tell(worst)}`);
    }
    console.log(`all of them: ${((performance.now() - begin) / 1000).toFixed(1)} s`);
    await probes.stop();
    await owner.end();
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

await runCommand(usage, async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [members = 20_000, withPlans = Math.ceil(members / 5)] = positionals
    .slice(0, 2)
    .map(Number);
  if (![members, withPlans].every((count) => Number.isInteger(count) && count >= 1)) {
    throw new UsageError('How many members?');
  }
  await measure(members, Math.min(members, withPlans), positionals[2] ?? '0006');
  return 0;
});
