import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { end, freePort, startProcess } from '#test/support/server/process.ts';
import { accountFloods } from './accounts.ts';
import { playCrowd } from './crowd/crowd.ts';
import { playRound } from './crowd/round.ts';
import type { Flood, FloodMaker } from './flood.ts';
import { type Fuzzed, fuzz } from './fuzz.ts';
import { faultFloods, lockFloods, readFloods } from './locks.ts';
import { type AttackMember, readersMark, registerAttacker, registerReader } from './members.ts';
import { boundBeside, head, judge, print, slowest, slowestMs, type Told } from './report.ts';
import { residentMegabytes } from './resident.ts';
import { strangerFloods } from './strangers.ts';
import { playTabs } from './tabs.ts';
import { compareTimes } from './timing.ts';

const usage = `npm run attack -- [locks] [reads] [faults] [accounts] [strangers] [timing] [sign-ins] [tabs] [fuzz] [--seconds 6] [--requests 20000] [--seed word]

Starts a server of its own on loopback, lets one account flood it in each way that is known, and reads beside it as
other members do; then asks the data wire for what nobody should get. The command fails where a read of another member
was not answered or slow (p95 over ${slowestMs} ms and over ${slowest} times that beside as many honest readers), where /readyz said that
the process is not ready, and where a request was answered a row of another member or a fault of the server.
  locks       writes that wait for each other's rows, queries that take seconds
  reads       the largest plans and the smallest reads without end
  faults      what once brought a fault of the server
  accounts    the own account asked for without end, and bodies that take long to read
  strangers   tokens of an ended session, wrong passwords and crowds of sign-ins from everywhere
  timing      whether a refused sign-in takes as long for a member as for nobody: 200 tries of each
  sign-ins    a thousand at the same moment, and the reads of others beside them
  tabs        a thousand times 20 tabs renew the same session at once
  fuzz        random requests; --requests of them, the same again with the same --seed
  --seconds   how long each flood lasts, 2 to 60`;

const floods: ReadonlyMap<string, FloodMaker> = new Map([
  ['locks', lockFloods],
  ['reads', readFloods],
  ['faults', faultFloods],
  ['accounts', accountFloods],
  ['strangers', strangerFloods],
]);
/** What is played besides. @returns whether it held */
const others: ReadonlyMap<string, (setting: Setting) => Promise<boolean>> = new Map([
  ['timing', ({ url }) => compareTimes(url)],
  ['sign-ins', async ({ url, bound }) => playCrowd(url, await bound())],
  ['tabs', ({ url }) => playTabs(url)],
  ['fuzz', async ({ url, requests, seed }) => tellFuzzed(await fuzz(url, requests, seed))],
]);
interface Setting {
  readonly url: string;
  /** How late reads may be beside an attack, as p95 in milliseconds. */
  readonly bound: () => Promise<number>;
  readonly requests: number;
  readonly seed: string;
}
/** The server that is flooded. */
interface Target {
  readonly url: string;
  readonly resident: () => number | null;
}
/** Members who read beside each flood. */
const readerCount = 4;
/** Members who only read, in the control that a flood is compared with. */
const crowd = 20;

class UsageError extends Error {}

function readOptions() {
  const { values, positionals } = parseArgs({
    options: {
      seconds: { type: 'string', default: '6' },
      requests: { type: 'string', default: '20000' },
      seed: { type: 'string', default: 'attack' },
    },
    allowPositionals: true,
  });
  const unknown = positionals.find((name) => !others.has(name) && !floods.has(name));
  if (unknown !== undefined) throw new UsageError(`There is no attack '${unknown}'.`);
  const seconds = Number(values.seconds);
  if (!(seconds >= 2 && seconds <= 60)) throw new UsageError('--seconds: from 2 to 60');
  const requests = Number(values.requests);
  if (!(requests >= 1 && requests <= 1_000_000)) throw new UsageError('--requests: at least 1');
  const names = positionals.length > 0 ? positionals : [...floods.keys(), ...others.keys()];
  return { names, seconds, requests, seed: values.seed };
}

async function registerMany(count: number, url: string): Promise<readonly AttackMember[]> {
  const members: AttackMember[] = [];
  for (let made = 0; made < count; made += 1) members.push(await registerReader(url));
  return members;
}

/** Honest reads alone and beside many like them, which is what a flood is compared with. */
async function playControls(
  { url, resident }: Target,
  seconds: number,
): Promise<readonly [Told, Told]> {
  const few = await registerMany(readerCount, url);
  const alone = await playRound('nothing', seconds, few, url, null);
  const many = await registerMany(crowd, url);
  const readers = await registerMany(readerCount, url);
  const beside = await playRound(`${crowd} members who read`, seconds, readers, url, {
    url,
    tokens: many.map(({ token }) => token),
    requests: [{ method: 'GET', path: '/rest/v1/profiles?select=user_id' }],
    marker: readersMark,
    fresh: false,
    unfetched: false,
  });
  const control = { bound: null, complaint: null, resident: resident() };
  return [
    { ...alone, ...control },
    { ...beside, ...control },
  ];
}

async function playFlood(
  { url, resident }: Target,
  seconds: number,
  flood: Flood,
  bound: number,
): Promise<Told> {
  // a member's own shares of the hour are used up by no round but their own
  const readers = await registerMany(readerCount, url);
  const { name, token, connections, requests, fresh = false, unfetched = false } = flood;
  const outcome = await playRound(`${name}, ${connections} connections`, seconds, readers, url, {
    url,
    tokens: Array.from({ length: connections }, () => token),
    requests: [...requests],
    marker: readersMark,
    fresh,
    unfetched,
  });
  const opened = Object.entries(outcome.tally.answers).reduce(
    (sum, [status, count]) => (status.startsWith('2') ? sum + count : sum),
    0,
  );
  const complaint =
    flood.isShut === true && opened > 0
      ? `${opened} were let in`
      : ((await flood.after?.()) ?? null);
  return { ...outcome, bound, complaint, resident: resident() };
}

/** The controls, once and only where they are needed. */
function controlsOf(target: Target, seconds: number): () => Promise<readonly [Told, Told]> {
  let played: Promise<readonly [Told, Told]> | null = null;
  const play = async () => {
    console.log(`${seconds} s each\n${head}`);
    const controls = await playControls(target, seconds);
    for (const control of controls) print(control);
    return controls;
  };
  return () => {
    played ??= play();
    return played;
  };
}

async function playFloods(
  target: Target,
  names: readonly string[],
  seconds: number,
  controls: readonly [Told, Told],
): Promise<boolean> {
  const bound = boundBeside(controls[1]);
  const all: Told[] = [...controls];
  for (const name of names) {
    const made = await floods.get(name)?.(target.url, await registerAttacker(target.url));
    for (const flood of made ?? []) {
      const told = await playFlood(target, seconds, flood, bound);
      print(told);
      all.push(told);
    }
  }
  return judge(all);
}

function tellFuzzed({ requests, answers, othersRows, broken, untouched }: Fuzzed): boolean {
  const statuses = [...answers].toSorted(([one], [other]) => one - other);
  console.log(
    `${requests} fuzzed requests: ${statuses.map(([status, count]) => `${count} x ${status}`).join(', ')}`,
  );
  console.log(
    `rows of others: ${othersRows.length}, 5xx: ${broken.length}, the other member's rows ${untouched ? 'as they were' : 'CHANGED'}`,
  );
  for (const told of [...othersRows, ...broken].slice(0, 20)) console.log(`  ${told}`);
  return othersRows.length === 0 && broken.length === 0 && untouched;
}

async function main(): Promise<void> {
  const { names, seconds, requests, seed } = readOptions();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'phila-attack-'));
  const port = await freePort();
  const server = startProcess({
    PORT: String(port),
    DATA_DIR: dataDir,
    PLANS_AHEAD: 'off',
    LOG_LEVEL: 'silent',
    // the floods meet the shares of members, which hold with however many reads
    READS_A_MINUTE: '1000000',
    // strangers come from everywhere
    TRUST_PROXY: 'loopback',
  });
  try {
    await server.ready;
    const url = `http://127.0.0.1:${port}`;
    console.log(
      `${cpus()[0]?.model ?? ''}, ${availableParallelism()} processors, which this program shares`,
    );
    const target = { url, resident: () => residentMegabytes(server.child.pid ?? 0) };
    const controls = controlsOf(target, seconds);
    const flooding = names.filter((name) => floods.has(name));
    const held: (boolean | undefined)[] = [];
    if (flooding.length > 0) {
      held.push(await playFloods(target, flooding, seconds, await controls()));
    }
    const bound = async () => boundBeside((await controls())[1]);
    for (const name of names) {
      held.push(await others.get(name)?.({ url, bound, requests, seed }));
    }
    if (held.includes(false)) process.exitCode = 1;
  } finally {
    await end(server.child, 'SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 1;
}
