import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { decodeJwt } from 'jose';
import * as v from 'valibot';
import type { BareTask } from '#bench/reads/bare-server.ts';
import { type Asked, getRequest, keepAsking } from '#bench/reads/keep-asking.ts';
import { wire } from '#contract/paths.ts';
import { findRunning } from '#database/embedded/launcher.ts';
import { createSecrets } from '#server/platform/secrets/secrets.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { end, freePort } from '#test/support/server/process.ts';
import { processorTime, untilAtRest } from '../load/processor-time.ts';
import { quantile } from '../load/quantile.ts';

/** Connections at once, each of another member. */
const connections = 32;
const rounds = 7;
const secondsOfRound = 2;
const poolSize = 10;

const pathOf = {
  name: ({ userId }: TestMember) => `/rest/v1/profiles?select=full_name&user_id=eq.${userId}`,
  weeks: ({ userId }: TestMember) =>
    `/rest/v1/meal_plans?select=week,content,updated_at,generated_at,starts_on&user_id=eq.${userId}&order=week.asc`,
} as const;
type ReadName = keyof typeof pathOf;
const allReads: readonly ReadName[] = ['name', 'weeks'];

/** The headers of the official client in a browser. */
const headersOf = (member: TestMember) => ({
  apikey: 'anon',
  authorization: member.headers.authorization ?? '',
  'accept-profile': 'public',
  'x-client-info': 'postgrest-js/2.119.0',
  accept: '*/*',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'user-agent': 'Mozilla/5.0 (Linux; Android 15)',
});

/** What one side does in one round. */
interface Round {
  readonly rate: number;
  /** Milliseconds of processor time for each answer. */
  readonly server: number;
  readonly database: number;
  readonly size: number;
}

interface Side {
  readonly name: string;
  readonly port: number;
  /** Process whose time is the server's. */
  readonly pid: number;
  readonly asked: readonly Asked[];
}

/** @param owner the process below which the database runs */
async function playRound({ port, pid, asked }: Side, owner: number): Promise<Round> {
  const look = () => {
    const own = processorTime(pid);
    return {
      server: own === null ? Number.NaN : own.eventLoop + own.helpers,
      database: processorTime(owner)?.database ?? Number.NaN,
    };
  };
  const before = look();
  const { rate, answered, size } = await keepAsking(port, asked, secondsOfRound);
  const after = look();
  return {
    rate,
    server: (after.server - before.server) / answered,
    database: (after.database - before.database) / answered,
    size,
  };
}

/** Sides in turn, again and again, because the machine is shared; the first round of each warms up. */
async function alternate(sides: readonly Side[], owner: number): Promise<readonly Round[][]> {
  const played: Round[][] = sides.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, side] of sides.entries()) {
      const one = await playRound(side, owner);
      if (round > 0) played[index]?.push(one);
    }
  }
  return played;
}

const middle = (all: readonly Round[], of: (round: Round) => number) => quantile(all.map(of), 0.5);

function line(name: string, all: readonly Round[]): string {
  const ms = (of: (round: Round) => number) => `${middle(all, of).toFixed(3)} ms`.padStart(10);
  const rate = middle(all, ({ rate }) => rate).toFixed(0);
  const bytes = middle(all, ({ size }) => size);
  return `${name.padEnd(44)}${rate.padStart(8)}/s ${ms(({ server }) => server)} ${ms(({ database }) => database)} ${String(bytes).padStart(8)} B`;
}

/** Of pairs of rounds that followed each other, the middle one, and the least and largest. */
function ratio(one: readonly Round[], other: readonly Round[], of: (round: Round) => number) {
  const each = one.flatMap((round, index) => {
    const beside = other[index];
    return beside ? [of(round) / of(beside)] : [];
  });
  const [least, median, most] = [0, 0.5, 1].map((share) => quantile(each, share).toFixed(2));
  return `${median} (${least} to ${most})`;
}

const rowsSchema = v.array(v.looseObject({ week: v.number() }));

/** Members with a profile, who all have the plans that were made for the first of them. */
async function registerAll(url: string): Promise<readonly TestMember[]> {
  const members: TestMember[] = [];
  for (let made = 0; made < connections; made += 1) members.push(await createMember(url));
  const [first, ...others] = members;
  if (first === undefined) return members;
  await first.call('POST', `${wire.generateMealPlans}?wait=true`, {});
  const { body } = await first.call('GET', '/rest/v1/meal_plans?select=*&order=week.asc');
  const weeks = v.parse(rowsSchema, body);
  if (weeks.length === 0) throw new Error('no plans were made');
  for (const { call, userId } of others) {
    for (const { week, content, details, starts_on } of weeks) {
      const row = { user_id: userId, week, content, details, starts_on };
      const { status } = await call('POST', '/rest/v1/meal_plans', row);
      if (status !== 201) throw new Error(`a week could not be saved: ${status}`);
    }
  }
  return members;
}

async function startBare(task: BareTask) {
  const file = path.resolve(import.meta.dirname, '..', '..', 'bench', 'reads', 'bare-server.ts');
  const child = fork(file, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const told = once(child, 'message');
  child.send(task);
  const [port] = await told;
  return { child, port: v.parse(v.number(), port), pid: child.pid ?? 0 };
}

const ask = (
  members: readonly TestMember[],
  pathOf: (member: TestMember) => string,
): readonly Asked[] =>
  members.map((member) => ({ bytes: getRequest(pathOf(member), headersOf(member)), status: 200 }));

async function measure(
  url: string,
  owner: number,
  bareOf: BareOf,
  names: readonly ReadName[],
): Promise<void> {
  const members = await registerAll(url);
  // the planner warms up after a start, on the same processors
  await untilAtRest(owner);
  const bare = await bareOf(members);
  try {
    const port = Number(new URL(url).port);
    console.log(
      `${connections} connections, ${rounds} rounds of ${secondsOfRound} s in turn; processor time of an answer: server, database`,
    );
    for (const name of names) {
      const asked = ask(members, pathOf[name]);
      await compare(name, owner, [
        { name: `${name}, the data wire`, port, pid: owner, asked },
        { name: `${name}, node:http alone`, port: bare.port, pid: bare.pid, asked },
      ]);
    }
  } finally {
    bare.child.disconnect();
  }
}

async function compare(name: string, owner: number, sides: readonly Side[]): Promise<void> {
  const played = await alternate(sides, owner);
  for (const [index, all] of played.entries()) console.log(line(sides[index]?.name ?? '', all));
  const [own = [], other = []] = played;
  const time = ({ server, database }: Round) => server + database;
  console.log(
    `${name}: ${ratio(own, other, ({ rate }) => rate)} of the rate, ${ratio(own, other, time)} of the processor time, database ${ratio(own, other, ({ database }) => database)}\n`,
  );
}

type BareOf = (members: readonly TestMember[]) => ReturnType<typeof startBare>;

/** The product as it runs for members: with a line for each request, which go to a file. */
function startServer(
  log: number,
  profile: string | undefined,
  env: Readonly<Record<string, string>>,
): ChildProcess {
  const root = path.resolve(import.meta.dirname, '..', '..');
  const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  return spawn(process.execPath, [...profiling, path.join(root, 'scripts', 'start.ts')], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', log, 'inherit'],
  });
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(url + wire.ready).catch(() => null);
    if (answer?.status === 200) return;
    await pause(100);
  }
  throw new Error('the server ended');
}

/**
 * Reads of the data wire beside the least that could answer them; `npm run bench -- reads`.
 * @param words names of reads, none: all of them; `--profile <folder>` has the server's processor profile written there
 */
export async function benchReads(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { profile: { type: 'string' } },
    allowPositionals: true,
  });
  const named = allReads.filter((name) => positionals.includes(name));
  const dataDir = await mkdtemp(path.join(tmpdir(), 'phila-reads-'));
  const secret = 'only for a measurement, on loopback, thrown away after it';
  const log = await open(path.join(dataDir, 'log'), 'w');
  const port = await freePort();
  const server = startServer(log.fd, values.profile, {
    PORT: String(port),
    DATA_DIR: dataDir,
    SECRET_KEY: secret,
    PLANS_AHEAD: 'off',
    LOG_LEVEL: 'info',
    READS_A_MINUTE: '1000000',
    DATABASE_POOL_SIZE: String(poolSize),
  });
  try {
    await untilReady(`http://127.0.0.1:${port}`, server);
    const connection = await findRunning(dataDir);
    if (connection === null) throw new Error('the database does not run');
    const password = createSecrets(secret).derive('login:authenticator').toString('base64url');
    const { host, port: databasePort } = connection;
    const login = { host, port: databasePort, database: 'phila', user: 'authenticator', password };
    const bareOf = (members: readonly TestMember[]) =>
      startBare({
        login,
        connections: poolSize,
        members: members.map(({ headers }) => {
          const token = (headers.authorization ?? '').slice('Bearer '.length);
          return [token, decodeJwt(token)];
        }),
      });
    const url = `http://127.0.0.1:${port}`;
    await measure(url, server.pid ?? 0, bareOf, named.length > 0 ? named : allReads);
  } finally {
    await end(server, 'SIGTERM');
    await log.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
