import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import * as v from 'valibot';
import { wire as paths } from '#contract/paths.ts';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { startEmbedded } from '#database/embedded/launcher.ts';
import { end, freePort, type ServerProcess, startProcess } from '#test/support/server/process.ts';
import { Looks } from '../looks.ts';
import { Heard, tellErrors } from '../outages/heard.ts';
import { SteadyMember } from '../outages/steady-member.ts';
import { createWire, type Wire } from '../wire.ts';
import { releaseBefore } from './release-before.ts';

const members = 6;
/** Of these so many ask for new plans again and again. */
const pressing = 2;
/** Each of the three times: the old version alone, both, the new one alone; in milliseconds. */
const calmMs = 5_000;
const secretKey = 'a secret of the faults, of more than 32 characters';
const settings = {
  ...{ GENERATIONS_PER_DAY: '1000', PLANS_AHEAD: 'off', READS_A_MINUTE: '1000000' },
  ...{ PLANNING_THREADS: '1', PLANNING_REHEARSAL: 'off', SECRET_KEY: secretKey },
};

const columnsSchema = v.array(v.object({ name: v.string() }));
const appliedSchema = v.array(v.object({ name: v.string() }));

/** Answers that the earlier version asks for. */
async function answersOf(owner: pg.Pool): Promise<Readonly<Record<string, unknown>>> {
  const { rows } = await owner.query(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = 'profiles'`,
  );
  const there = new Set(v.parse(columnsSchema, rows).map(({ name }) => name));
  return Object.fromEntries(Object.entries(profileDefaults).filter(([name]) => there.has(name)));
}

async function migrationsIn(owner: pg.Pool): Promise<ReadonlySet<string>> {
  const { rows } = await owner.query('select name from migrations.applied order by name');
  return new Set(v.parse(appliedSchema, rows).map(({ name }) => name));
}

/** Sends each request to one of the servers that members are led to now, in turn. */
class Balancer {
  #wires: readonly Wire[] = [];
  #turn = 0;

  leadTo(...ports: readonly number[]): void {
    this.#wires = ports.map((port) => createWire(`http://127.0.0.1:${port}`));
  }

  readonly wire = (): Wire => {
    this.#turn += 1;
    const wire = this.#wires[this.#turn % this.#wires.length];
    if (!wire) throw new Error('there is no server');
    return wire;
  };
}

/** What a member of the new version does with plans that either version made. */
async function alternatives(one: SteadyMember, wire: Wire) {
  const body = { week: 1, day: 0, meal: 1 };
  const answer = await wire('POST', paths.mealAlternatives, { token: one.token(), body });
  return {
    what: 'a meal of the plan can be swapped',
    held: answer?.status === 200,
    told: `${answer?.status}`,
  };
}

/**
 * The release before and this one on one database while members go on: the old one alone, the new one starts and migrates
 * beside it, both serve, the old one is stopped, the new one alone.
 * @param named a tag or a commit in the place of the release before
 * @returns whether nothing that was acknowledged is missing, and every refusal was a sentence
 */
export async function playRolling(named: string | undefined): Promise<boolean> {
  const { folder, commit } = await releaseBefore(named);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'phila-faults-'));
  const database = await startEmbedded({ dataDir });
  const { host, port, user, password } = database.connection;
  const owner = new pg.Pool({ ...database.connection, database: 'postgres', max: 2 });
  await owner.query('create database phila').finally(() => owner.end());
  const url = `postgres://${user}:${encodeURIComponent(password)}@localhost:${port}/phila?host=${encodeURIComponent(host)}`;
  const looker = new pg.Pool({ ...database.connection, database: 'phila', max: 2 });
  const servers: ServerProcess[] = [];
  const open = async (at: number, from?: string) => {
    const env = { ...settings, DATA_DIR: dataDir, DATABASE_URL: url, PORT: String(at) };
    const server = startProcess(env, from);
    servers.push(server);
    await server.ready;
    return server;
  };
  const looks = new Looks();
  const heard = new Heard();
  const times = new Map<string, number>();
  try {
    const [oldPort, newPort] = [await freePort(), await freePort()];
    const earlier = await open(oldPort, folder);
    const balancer = new Balancer();
    balancer.leadTo(oldPort);
    const crowd = Array.from(
      { length: members },
      (_, index) => new SteadyMember(balancer.wire, heard, { presses: index < pressing }),
    );
    const answers = await answersOf(looker);
    await Promise.all(crowd.map((one) => one.begin(answers)));
    const before = await migrationsIn(looker);
    let ended = false;
    const work = Promise.all(crowd.map((one) => one.work(() => ended)));
    await pause(calmMs);
    const began = performance.now();
    await open(newPort);
    times.set('the new version was ready after', performance.now() - began);
    balancer.leadTo(oldPort, newPort);
    await pause(calmMs);
    balancer.leadTo(newPort);
    const stopped = performance.now();
    await end(earlier.child, 'SIGTERM');
    times.set('the old version had stopped after', performance.now() - stopped);
    await pause(calmMs);
    ended = true;
    await work;
    const migrated = [...(await migrationsIn(looker))].filter((name) => !before.has(name));
    console.log(`from ${commit}; migrated beside it: ${migrated.join(', ') || 'nothing'}`);
    const wire = balancer.wire();
    for (const one of crowd) {
      looks.add(0, [...(await one.look(looker)), await alternatives(one, wire)]);
    }
  } finally {
    for (const { child } of servers) await end(child, 'SIGTERM');
    await looker.end();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
    for (const { output } of servers) tellErrors(output());
  }
  for (const [what, ms] of times) console.log(`${what} ${ms.toFixed(0)} ms`);
  const polite = heard.tell();
  return looks.tell() && polite;
}
