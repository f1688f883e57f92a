import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import * as v from 'valibot';
import { type Timing, timing } from '#bench/meals.ts';
import { wire } from '#contract/paths.ts';
import { anyProfile } from '#test/support/members/profiles.ts';
import { end, freePort, startProcess } from '#test/support/server/process.ts';
import { type ModelServer, startModelServer } from '#test/support/services/model-server.ts';
import { aheadCostText } from './ahead-cost.ts';
import { type ConnectionLook, type DatabaseWatch, watchDatabase } from './database-watch.ts';
import { createLoadClient, type LoadClient } from './load-client.ts';
import { processorTime, untilAtRest, usedText } from './processor-time.ts';

const sessionSchema = v.object({ access_token: v.string(), user: v.object({ id: v.string() }) });
const stateSchema = v.pipe(v.string(), v.parseJson(), v.object({ state: v.string() }));
const plansPath = '/rest/v1/meal_plans?select=week,content,updated_at,generated_at&order=week.asc';
/** Between two reads of a page that somebody looks at meanwhile. */
const readPauseMs = 20;
const dueLookMs = 1_000;

/** A generation of meals asks a model twice for each of its four weeks. */
const callsOfAPlan = 8;
const mostCallsAtOnce = 2_000;

function callsAtOnce(members: number): number {
  return Math.min(members * callsOfAPlan, mostCallsAtOnce);
}

interface LoadMember {
  readonly id: string;
  readonly client: LoadClient;
}

async function register(url: string, profile: object): Promise<LoadMember> {
  const visitor = createLoadClient(url, null);
  const signUp = await visitor.read('POST', '/auth/v1/signup', {
    email: `${randomUUID()}@example.com`,
    password: 'correct horse 9',
  });
  const { access_token, user } = v.parse(sessionSchema, JSON.parse(signUp.text));
  const client = createLoadClient(url, access_token);
  const saved = await client.read('POST', '/rest/v1/profiles', { ...profile, user_id: user.id });
  if (saved.status !== 201) throw new Error(`profile: ${saved.status} ${saved.text}`);
  return { id: user.id, client };
}

/** From the press to the four weeks on the wire, in milliseconds; null where the planner found no plan. */
async function pressToPlans({ client }: LoadMember): Promise<number | null> {
  const start = performance.now();
  const { state } = v.parse(stateSchema, await client.press(wire.generateMealPlans));
  if (state !== 'done') return null;
  const { status, bytes } = await client.call('GET', plansPath);
  if (status !== 200 || bytes < 1000) throw new Error(`plans: ${status}, ${bytes} bytes`);
  return performance.now() - start;
}

/** Reads as a page does, again and again, until told to stop. */
async function keepReading(
  { client, id }: LoadMember,
  until: { over: boolean },
): Promise<number[]> {
  const times: number[] = [];
  while (!until.over) {
    const start = performance.now();
    const { status } = await client.call('GET', `/rest/v1/profiles?select=*&user_id=eq.${id}`);
    if (status !== 200) throw new Error(`read: ${status}`);
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, readPauseMs));
  }
  return times;
}

function line({ name, runs, median, p95, worst }: Timing): string {
  const ms = (value: number) => `${value.toFixed(0)} ms`.padStart(9);
  return `${name.padEnd(34)} ${String(runs).padStart(5)} ${ms(median)} ${ms(p95)} ${ms(worst)}`;
}

/** What a measurement runs on. */
interface Setting {
  readonly url: string;
  readonly members: number;
  /** The server's process. */
  readonly pid: number;
  readonly database: DatabaseWatch;
  readonly model: ModelServer | null;
  /** Whether the server makes plans before they are wanted. */
  readonly ahead: boolean;
}

async function registerAll(url: string, count: number): Promise<LoadMember[]> {
  const profiles = fc.sample(anyProfile, { numRuns: count, seed: 11 });
  const all: LoadMember[] = [];
  for (let from = 0; from < profiles.length; from += 8) {
    const some = profiles.slice(from, from + 8);
    all.push(...(await Promise.all(some.map((profile) => register(url, profile)))));
  }
  return all;
}

interface Watched {
  readonly looks: readonly ConnectionLook[];
  readonly calls: ReadonlyMap<string, number>;
}

/** Connections in use while nearly all generations that ever waited at once did. */
function tellConnections(model: ModelServer, { looks, calls }: Watched): void {
  const most = Math.max(...looks.map(({ waiting }) => waiting));
  const full = looks.filter(({ waiting }) => waiting >= most * 0.9);
  const used = timing(
    'connections',
    full.map(({ inUse }) => inUse),
  );
  const open = Math.max(...full.map((look) => look.open));
  const longest = Math.max(...full.map(({ longestMs }) => longestMs));
  console.log(
    `up to ${most} generations and ${model.waiting().most} calls waited for the model at the same time; meanwhile, in ${full.length} looks:`,
  );
  console.log(
    `connections of the database in use: median ${used.median}, p95 ${used.p95}, most ${used.worst}, of ${open} open; longest transaction ${longest.toFixed(0)} ms`,
  );
  const ended = [...calls].map(([how, count]) => `${how} ${count}`);
  console.log(`calls of the model by how they ended: ${ended.join(', ')}`);
}

/** Looks at the connections where a model is waited for. */
async function watchConnections(
  { database, model }: Pick<Setting, 'database' | 'model'>,
  busy: { over: boolean },
): Promise<Watched | null> {
  if (!model) return null;
  const looks = await database.until(() => busy.over);
  const calls = await database.calls();
  return { looks, calls };
}

/** All of these press at the same moment, while others read. */
async function crowd(
  { pid, database, model }: Setting,
  name: string,
  all: readonly LoadMember[],
  readers: readonly LoadMember[],
): Promise<void> {
  const busy = { over: false };
  const reading = Promise.all(readers.map((reader) => keepReading(reader, busy)));
  const watching = watchConnections({ database, model }, busy);
  const readyBefore = await database.foundReady();
  const usedBefore = processorTime(pid);
  const ownBefore = process.cpuUsage();
  const start = performance.now();
  const times = await Promise.all(all.map(pressToPlans));
  const whole = performance.now() - start;
  const usedAfter = processorTime(pid);
  const own = process.cpuUsage(ownBefore);
  busy.over = true;
  const during = (await reading).flat();
  const connections = await watching;
  const made = times.filter((time) => time !== null);
  console.log(line(timing(name, made)));
  console.log(line(timing('data reads meanwhile', during)));
  if (model && connections) tellConnections(model, connections);
  if (usedBefore !== null && usedAfter !== null) {
    const ownMs = ((own.user + own.system) / 1000 / all.length).toFixed(1);
    const used = usedText(usedBefore, usedAfter, all.length);
    console.log(`processor time for each member: ${used}; this program ${ownMs} ms`);
  }
  const none = times.length - made.length;
  const ready = (await database.foundReady()) - readyBefore;
  console.log(
    `all after ${whole.toFixed(0)} ms; ${ready} of ${times.length} presses found their plans ready; ${none} profiles without a plan`,
  );
}

/** Waits until nobody's plans are still to be made, and says what it took to make them. */
async function untilAllReady({ database, pid }: Setting): Promise<void> {
  // what was used while members registered is none of it, nor is what was made meanwhile
  const madeBefore = await database.madeAhead();
  const usedBefore = processorTime(pid);
  while ((await database.due()) > 0) await pause(dueLookMs);
  const usedAfter = processorTime(pid);
  const made = (await database.madeAhead()) - madeBefore;
  if (usedBefore && usedAfter && made > 0) {
    console.log(aheadCostText(usedBefore, usedAfter, made));
  }
}

async function load(setting: Setting): Promise<void> {
  const { url, members, pid, model, ahead } = setting;
  // the compiler meets the event loop's part of it and the connections are new only once
  const names = model ? ['press to plans'] : ['first crowd, press to plans', 'second crowd'];
  const all = await registerAll(url, members * names.length + 4);
  // the last profiles were saved a moment ago, so that their plans are due a moment later
  if (ahead) await untilAllReady(setting);
  await untilAtRest(pid);
  const readers = all.splice(0, 4);
  const quiet = { over: false };
  setTimeout(() => {
    quiet.over = true;
  }, 1_000);
  const before = await Promise.all(readers.map((reader) => keepReading(reader, quiet)));
  console.log(
    `${cpus()[0]?.model ?? ''}, ${availableParallelism()} processors, which this program shares`,
  );
  console.log(`${''.padEnd(34)}  runs    median       p95     worst`);
  console.log(line(timing('data reads before', before.flat())));
  for (const name of names) await crowd(setting, name, all.splice(0, members), readers);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Seconds that a language model on loopback takes for each answer; without it there is none. */
    model: { type: 'string' },
    /** Nobody's plans are made before the press. */
    cold: { type: 'boolean', default: false },
  },
});
const members = Number(positionals[0] ?? 200);
const dataDir = await mkdtemp(path.join(tmpdir(), 'phila-load-'));
const port = await freePort();
const model = values.model === undefined ? null : await startModelServer();
model?.mood(() => ({ kind: 'slow', ms: Number(values.model) * 1000 }));
const server = startProcess({
  PORT: String(port),
  DATA_DIR: dataDir,
  PLANS_AHEAD: values.cold ? 'off' : 'on',
  ...(model
    ? {
        AI_BASE_URL: model.url,
        AI_PARALLEL: String(callsAtOnce(members)),
        AI_TIMEOUT_SECONDS: '300',
        AI_USD_PER_MILLION_IN: '0',
        AI_USD_PER_MILLION_OUT: '0',
        GENERATIONS_AT_ONCE: String(members),
      }
    : {}),
});
try {
  await server.ready;
  const url = `http://127.0.0.1:${port}`;
  const database = await watchDatabase(dataDir);
  const ahead = !values.cold && !model;
  await load({ url, members, pid: server.child.pid ?? 0, database, model, ahead }).finally(() =>
    database.close(),
  );
} finally {
  await end(server.child, 'SIGTERM');
  await model?.close();
  await rm(dataDir, { recursive: true, force: true });
}
