import { fork } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { eatingRulesGate } from '#planning/audit/eating/eating-rules.ts';
import { rules } from '#planning/audit/rules.ts';
import { runCommand, UsageError } from '../usage.ts';
import type { AuditMessage, AuditTask } from './child.ts';
import { eatingFailures, printEating } from './eating.ts';
import { openKitchen } from './kitchen.ts';
import { auditMemberSafely, type MemberResult } from './member.ts';
import { anyone, parseOnly, randomMember } from './members/members.ts';
import { printScore, profileText } from './print.ts';
import { asRun, namedMembers, type Run } from './runs.ts';
import { addResult, createScore, failuresOf, type Score } from './score.ts';
import { auditTraining, traineesOf } from './training/plans.ts';

const usage = `npm run audit:plans -- [--members 1000] [--seed 1] [--corners] [--only low-carb|vegan|gluten|...]
                       [--strata [--sample n] [--hurried]] [--pairs] [--jobs n] [--save file.jsonl] [--member 'random 17'] [--eating] [--levels] [--answers]

Makes four weeks of meals, the shopping list and four weeks of training for random members and checks every rule.
  --corners   also every pair of values that two fields of a profile can have
  --only      every member with this diet, or with this allergy beside others; food alone
  --strata    nobody but who avoids one thing, in half an hour and three meals: each allergen, maize and each food,
              with each diet; food alone. --pairs: two of the twelve allergens with each diet instead. --sample: so many of the foods; --hurried: in 15 minutes or two meals
  --save      writes each member on whom something was found as a line of JSON
  --eating    also how members would eat, rule by rule, and what of; a report that fails nothing
  --levels    members with food budgets, each level as often as another, a tenth with an amount of their own
  --answers   members who answered the questions about their body, at random
  --member    one member of a run in detail, by the name in its report`;

interface Options extends Run {
  readonly jobs: number;
  readonly save: string | null;
  readonly member: string | null;
}

function wholeNumber(text: string, name: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new UsageError(`--${name} is a whole number, not '${text}'.`);
  return Number(text);
}

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      members: { type: 'string' },
      seed: { type: 'string', default: '1' },
      corners: { type: 'boolean', default: false },
      only: { type: 'string' },
      strata: { type: 'boolean', default: false },
      sample: { type: 'string' },
      hurried: { type: 'boolean', default: false },
      pairs: { type: 'boolean', default: false },
      jobs: { type: 'string', default: String(availableParallelism()) },
      save: { type: 'string' },
      member: { type: 'string' },
      eating: { type: 'boolean', default: eatingRulesGate },
      levels: { type: 'boolean', default: false },
      answers: { type: 'boolean', default: false },
    },
  });
  const only = values.only === undefined ? anyone : parseOnly(values.only);
  if (!only) throw new UsageError(`--only is a diet or an allergy, not '${values.only}'.`);
  const folder = process.env.INIT_CWD ?? process.cwd();
  const sample = values.sample === undefined ? 1e6 : wholeNumber(values.sample, 'sample');
  return {
    members: wholeNumber(
      values.members ?? (values.strata || values.pairs ? '0' : '1000'),
      'members',
    ),
    seed: values.seed,
    corners: values.corners,
    only,
    strata:
      values.strata || values.pairs
        ? { foods: sample, hurried: values.hurried, pairs: values.pairs }
        : null,
    eating: values.eating,
    levels: values.levels,
    answers: values.answers,
    jobs: Math.max(1, wholeNumber(values.jobs, 'jobs')),
    save: values.save === undefined ? null : path.resolve(folder, values.save),
    member: values.member ?? null,
  };
}

/** Bytes in use by a process after each collection. */
type Memory = { readonly audited: number; readonly heap: number }[];

/** Runs one process to its end; every message goes to `hear`. */
function runChild(task: AuditTask, hear: (message: AuditMessage) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const file = path.join(import.meta.dirname, 'child.ts');
    const child = fork(file, { execArgv: ['--expose-gc'], serialization: 'advanced' });
    child.on('message', hear);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`an audit process ended with ${code ?? signal}`));
    });
    child.send(task);
  });
}

/** Prints now and then how far the run is. */
function progressOf(total: number): (done: number) => void {
  const start = performance.now();
  let next = 10;
  return (done) => {
    const seconds = (performance.now() - start) / 1000;
    if (seconds < next && done < total) return;
    next = seconds + 10;
    const left = ((total - done) * seconds) / done;
    console.error(
      `${done} of ${total} members, ${seconds.toFixed(0)} s, ${left.toFixed(0)} s left`,
    );
  };
}

interface FoodRun {
  readonly score: Score;
  readonly memories: readonly Memory[];
  /** Members for whom it was measured how they would eat. */
  readonly eaters: readonly MemberResult[];
}

async function auditFood(options: Options): Promise<FoodRun> {
  const { jobs, save, member: _, ...run } = options;
  const total = run.members + namedMembers(run).length;
  const progress = progressOf(total);
  const score = createScore();
  const memories: Memory[] = [];
  const eaters: MemberResult[] = [];
  if (save) writeFileSync(save, '');
  let done = 0;
  const children = Array.from({ length: Math.min(jobs, Math.max(1, total)) }, (_, child) => {
    const memory: Memory = [];
    memories.push(memory);
    return runChild({ ...run, child, of: jobs }, (message) => {
      if (message.kind === 'memory') {
        memory.push(message);
        return;
      }
      const { result } = message;
      addResult(score, result);
      if (result.eating) eaters.push(result);
      const found = result.rules.filter(({ example }) => example);
      if (
        save &&
        (found.length > 0 || result.outcome === 'no plan' || result.outcome === 'crash')
      ) {
        appendFileSync(save, `${JSON.stringify({ ...result, rules: found, eating: undefined })}\n`);
      }
      progress(++done);
    });
  });
  await Promise.all(children);
  return { score, memories, eaters };
}

function printMemory(memories: readonly Memory[]): void {
  const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
  for (const [index, memory] of memories.entries()) {
    const [first] = memory;
    const last = memory.at(-1);
    if (!first || !last || first === last) continue;
    const perPlan = (last.heap - first.heap) / 1024 / (last.audited - first.audited);
    console.log(
      `Memory in use, process ${index + 1}: ${megabytes(first.heap)} MB after ${first.audited} members, ` +
        `${megabytes(last.heap)} MB after ${last.audited} (${perPlan.toFixed(2)} KB for each)`,
    );
  }
}

/** One member of a run, with every finding. */
function showMember(name: string, options: Options): number {
  const { seed, only } = options;
  const [kind, number = ''] = name.split(' ');
  const index = wholeNumber(number, 'member');
  const drawn =
    kind === 'random'
      ? randomMember(seed, index, only)
      : namedMembers({ ...options, corners: true }).find((one) => one.name === name);
  const member = drawn && asRun(drawn, options);
  if (!member) throw new UsageError(`There is no member '${name}'.`);
  const result = auditMemberSafely(member, openKitchen(), seed, true);
  console.log(`${result.name}: ${profileText(result.profile)}`);
  console.log(`${result.outcome} ${result.reason}`);
  for (const { rule, breaches, excused, looks, example } of result.rules) {
    if (!example) continue;
    const where = `week ${example.week} ${example.day}`.trim();
    const count = `${breaches} breaches and ${excused} excused of ${looks}`;
    console.log(`  ${rule} ${rules[rule].says}: ${count}; ${where}: ${example.detail}`);
  }
  return result.rules.some(({ rule, breaches }) => breaches > 0 && rules[rule].grade === 'hard')
    ? 1
    : 0;
}

async function main(): Promise<number> {
  const options = readOptions();
  if (options.member) return showMember(options.member, options);
  const { score, memories, eaters } = await auditFood(options);
  printScore(score);
  printMemory(memories);
  if (options.eating) printEating(eaters, openKitchen().tables);
  const badly = eatingRulesGate ? eatingFailures(eaters, openKitchen().tables) : [];
  const failures = [...failuresOf(score), ...badly.map((rule) => `${rule} missed`)];
  console.log(
    failures.length === 0
      ? 'Food: no hard rule is broken.'
      : `FAILED, food: ${failures.join('; ')}.`,
  );
  const food = failures.length === 0 ? 0 : 1;
  // a diet, an allergy or a food says nothing about training
  if (options.only !== anyone || options.strata) return food;
  console.log('\nTraining');
  const { members, corners, seed, answers: answering } = options;
  const trainees = traineesOf({ members, lifters: 0, corners, answering }, seed);
  return Math.max(food, auditTraining(trainees, options.seed));
}

process.on('disconnect', () => process.exit(1));
await runCommand(usage, main);
// the listener above would keep the process waiting for its parent
process.channel?.unref();
