import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import * as v from 'valibot';
import { type Timing, timing } from '#bench/meals.ts';
import { wire } from '#contract/paths.ts';
import { end, freePort, startProcess } from '#test/support/process.ts';
import { anyProfile } from '#test/support/profiles.ts';
import { createLoadClient, type LoadClient } from './load-client.ts';

const sessionSchema = v.object({ access_token: v.string(), user: v.object({ id: v.string() }) });
const stateSchema = v.pipe(v.string(), v.parseJson(), v.object({ state: v.string() }));
const plansPath = '/rest/v1/meal_plans?select=week,content,updated_at,generated_at&order=week.asc';
/** Between two reads of a page that somebody looks at meanwhile. */
const readPauseMs = 20;

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

interface Used {
  readonly server: number;
  readonly database: number;
}

/** Processor time of a process and of the database below it, in milliseconds; null where the system does not say. */
function processorTime(root: number): Used | null {
  if (process.platform !== 'linux') return null;
  const used = { server: 0, database: 0 };
  const inside = new Set([root]);
  const msPerTick = 10;
  const rows = globSync('/proc/[0-9]*/stat').flatMap((file) => {
    try {
      const text = readFileSync(file, 'utf8');
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
      const [parent = 0, user = 0, system = 0] = [1, 11, 12].map((index) => Number(fields[index]));
      const pid = Number.parseInt(text, 10);
      return {
        pid,
        parent,
        ms: (user + system) * msPerTick,
        isDatabase: text.includes('(postgres)'),
      };
    } catch {
      // it ended meanwhile
      return [];
    }
  });
  for (const { pid, parent, ms, isDatabase } of rows.sort((one, other) => one.pid - other.pid)) {
    if (pid !== root && !inside.has(parent)) continue;
    inside.add(pid);
    if (isDatabase) used.database += ms;
    else used.server += ms;
  }
  return used;
}

function line({ name, runs, median, p95, worst }: Timing): string {
  const ms = (value: number) => `${value.toFixed(0)} ms`.padStart(9);
  return `${name.padEnd(34)} ${String(runs).padStart(5)} ${ms(median)} ${ms(p95)} ${ms(worst)}`;
}

async function load(url: string, members: number, pid: number): Promise<void> {
  const profiles = fc.sample(anyProfile, { numRuns: members + 4, seed: 11 });
  const all: LoadMember[] = [];
  for (let from = 0; from < profiles.length; from += 8) {
    const some = profiles.slice(from, from + 8);
    all.push(...(await Promise.all(some.map((profile) => register(url, profile)))));
  }
  const readers = all.splice(0, 4);
  const quiet = { over: false };
  setTimeout(() => {
    quiet.over = true;
  }, 1_000);
  const before = await Promise.all(readers.map((reader) => keepReading(reader, quiet)));
  const busy = { over: false };
  const reading = Promise.all(readers.map((reader) => keepReading(reader, busy)));
  const usedBefore = processorTime(pid);
  const start = performance.now();
  const times = await Promise.all(all.map(pressToPlans));
  const whole = performance.now() - start;
  const usedAfter = processorTime(pid);
  busy.over = true;
  const during = (await reading).flat();
  const made = times.filter((time) => time !== null);
  console.log(
    `${cpus()[0]?.model ?? ''}, ${availableParallelism()} processors, which this program shares`,
  );
  console.log(`${''.padEnd(34)}  runs    median       p95     worst`);
  console.log(line(timing(`${members} members: press to plans`, made)));
  console.log(line(timing('data reads meanwhile', during)));
  console.log(line(timing('data reads before', before.flat())));
  if (usedBefore !== null && usedAfter !== null) {
    const each = (part: keyof Used) => ((usedAfter[part] - usedBefore[part]) / members).toFixed(1);
    console.log(
      `processor time for each member: server ${each('server')} ms, database ${each('database')} ms`,
    );
  }
  const none = times.length - made.length;
  console.log(`all after ${whole.toFixed(0)} ms; ${none} profiles without a plan`);
}

const members = Number(process.argv[2] ?? 200);
const dataDir = await mkdtemp(path.join(tmpdir(), 'phila-load-'));
const port = await freePort();
const server = startProcess({ PORT: String(port), DATA_DIR: dataDir });
try {
  await server.ready;
  await load(`http://127.0.0.1:${port}`, members, server.child.pid ?? 0);
} finally {
  await end(server.child, 'SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}
