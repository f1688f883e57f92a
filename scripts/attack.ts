import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { timing } from '#bench/meals.ts';
import { end, freePort, startProcess } from '#test/support/process.ts';
import { type Fuzzed, fuzz } from './attack/fuzz.ts';
import { type Flood, lockFloods, readFloods } from './attack/locks.ts';
import { type AttackMember, registerAttacker, registerReader } from './attack/members.ts';
import { type Outcome, playRound } from './attack/round.ts';

/** How late a flood may make the reads of others, as p95: in milliseconds, or beside as many who only read. */
const slowestMs = 60;
const slowest = 3;

const usage = `npm run attack -- [locks] [reads] [fuzz] [--seconds 6] [--requests 20000] [--seed word]

Starts a server of its own on loopback, lets one account flood it in each way that is known, and reads beside it as
other members do; then asks the data wire for what nobody should get. The command fails where a read of another member
was not answered or slow (p95 over ${slowestMs} ms and over ${slowest} times that beside as many honest readers), where /readyz said that
the process is not ready, and where a fuzzed request was answered a row of another member or a fault of the server.
  locks       writes that wait for each other's rows, queries that take seconds
  reads       the largest plans and the smallest reads without end
  fuzz        random requests; --requests of them, the same again with the same --seed
  --seconds   how long each flood lasts, 2 to 60`;

const floods: ReadonlyMap<string, (attacker: AttackMember) => readonly Flood[]> = new Map([
  ['locks', lockFloods],
  ['reads', readFloods],
]);
const fuzzing = 'fuzz';
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
  const unknown = positionals.find((name) => name !== fuzzing && !floods.has(name));
  if (unknown !== undefined) throw new UsageError(`There is no attack '${unknown}'.`);
  const seconds = Number(values.seconds);
  if (!(seconds >= 2 && seconds <= 60)) throw new UsageError('--seconds: from 2 to 60');
  const requests = Number(values.requests);
  if (!(requests >= 1 && requests <= 1_000_000)) throw new UsageError('--requests: at least 1');
  const names = positionals.length > 0 ? positionals : [...floods.keys(), fuzzing];
  return { names, seconds, requests, seed: values.seed };
}

const head = `${'beside'.padEnd(48)}${['reads', 'failed', 'p50', 'p95', 'worst'].map((name) => name.padStart(8)).join('')}   /readyz        answers to the flood`;

function counted(statuses: readonly (number | string)[]): string {
  const counts = new Map<number | string, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} x ${status}`).join(', ');
}

function line({ name, readings, ready, answers }: Outcome): string {
  const { runs, median, p95, worst } = timing(name, readings.milliseconds);
  const columns = [String(runs), String(readings.failed.length)];
  const times = [median, p95, worst].map((time) => `${time.toFixed(0)} ms`);
  const told = Object.entries(answers).map(([status, count]) => `${count} x ${status}`);
  return `${name.padEnd(48)}${[...columns, ...times].map((text) => text.padStart(8)).join('')}   ${counted(ready).padEnd(12)}   ${told.join(', ')}`;
}

async function registerMany(count: number, url: string): Promise<readonly AttackMember[]> {
  const members: AttackMember[] = [];
  for (let made = 0; made < count; made += 1) members.push(await registerReader(url));
  return members;
}

/** Honest reads alone and beside many like them, which is what a flood is compared with. */
async function playControls(url: string, seconds: number): Promise<readonly Outcome[]> {
  const alone = await playRound(
    'nothing',
    seconds,
    await registerMany(readerCount, url),
    url,
    null,
  );
  const others = await registerMany(crowd, url);
  const readers = await registerMany(readerCount, url);
  const requests = [{ method: 'GET', path: '/rest/v1/profiles?select=full_name' }];
  const task = { url, tokens: others.map(({ token }) => token), requests };
  const beside = await playRound(`${crowd} members who read`, seconds, readers, url, task);
  return [alone, beside];
}

async function play(url: string, names: readonly string[], seconds: number): Promise<boolean> {
  console.log(
    `${cpus()[0]?.model ?? ''}, ${availableParallelism()} processors, which this program shares; ${seconds} s each`,
  );
  console.log(head);
  const outcomes: Outcome[] = [];
  const tell = (outcome: Outcome) => {
    outcomes.push(outcome);
    console.log(line(outcome));
    if (outcome.readings.failed.length > 0) {
      console.log(`  not answered: ${counted(outcome.readings.failed)}`);
    }
  };
  for (const outcome of await playControls(url, seconds)) tell(outcome);
  for (const name of names) {
    const attacker = await registerAttacker(url);
    for (const { name: flood, connections, requests } of floods.get(name)?.(attacker) ?? []) {
      // a member's own shares of the hour are used up by no round but their own
      const readers = await registerMany(readerCount, url);
      const tokens = Array.from({ length: connections }, () => attacker.token);
      const task = { url, tokens, requests: [...requests] };
      tell(await playRound(`${flood}, ${connections} connections`, seconds, readers, url, task));
    }
  }
  return judge(outcomes);
}

/** Of the reads beside a flood; the first two outcomes are nothing and a crowd of honest readers. */
function judge(outcomes: readonly Outcome[]): boolean {
  const failed = outcomes.reduce((sum, { readings }) => sum + readings.failed.length, 0);
  const unready = outcomes.flatMap(({ ready }) => ready).filter((status) => status !== 200).length;
  const p95 = ({ name, readings }: Outcome) => timing(name, readings.milliseconds).p95;
  const [, crowded] = outcomes;
  const bound = Math.max(slowestMs, crowded ? slowest * p95(crowded) : 0);
  const late = outcomes.slice(2).filter((outcome) => p95(outcome) > bound);
  console.log(
    `reads of others that failed: ${failed}; floods beside which their p95 was over ${bound.toFixed(0)} ms: ${late.length}; /readyz not 200: ${unready}`,
  );
  return failed === 0 && unready === 0 && late.length === 0;
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
  });
  try {
    await server.ready;
    const url = `http://127.0.0.1:${port}`;
    const flooding = names.filter((name) => name !== fuzzing);
    if (flooding.length > 0 && !(await play(url, flooding, seconds))) process.exitCode = 1;
    if (names.includes(fuzzing) && !tellFuzzed(await fuzz(url, requests, seed))) {
      process.exitCode = 1;
    }
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
