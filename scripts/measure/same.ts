import { execFileSync, fork } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { anyone, randomMember } from '../audit/members/members.ts';
import { root } from '../commands.ts';
import { runCommand, UsageError } from '../usage.ts';
import { differences, pairedTime } from './same/compare.ts';
import type { SideAnswer, SideTask } from './same/side.ts';

const usage = `npm run same -- [150] [--against revision] [--seed 1]

Says whether the plans, lists, pages, kept weeks and swaps of so many random members are the same to the byte as those
that another revision makes, and what a plan takes in processor time here and there.
  --against   a revision of git; else the last commit where files are changed, and the one before it where none is`;

function git(...words: readonly string[]): string {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
}

interface Options {
  readonly members: number;
  readonly seed: string;
  /** The full name of the other commit. */
  readonly commit: string;
}

function commitOf(revision: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
  } catch {
    throw new UsageError(`There is no revision '${revision}'.`);
  }
}

function readOptions(): Options {
  const { values, positionals } = parseArgs({
    options: { against: { type: 'string' }, seed: { type: 'string', default: '1' } },
    allowPositionals: true,
  });
  const [members = '150', ...more] = positionals;
  if (!/^[1-9]\d{0,5}$/.test(members) || more.length > 0) {
    throw new UsageError(`A number of members, not '${positionals.join(' ')}'.`);
  }
  const usual = git('status', '--porcelain') === '' ? 'HEAD~1' : 'HEAD';
  return {
    members: Number(members),
    seed: values.seed,
    commit: commitOf(values.against ?? usual),
  };
}

const sideFile = path.relative(root, path.join(import.meta.dirname, 'same', 'side.ts'));

/** Writes the tree of a commit into a folder of its own, with the packages of this one. */
function checkOut(commit: string): string {
  const cache = path.join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'same-'));
  const archive = path.join(folder, 'tree.tar');
  git('archive', '--format=tar', `--output=${archive}`, commit);
  execFileSync('tar', ['-xf', 'tree.tar'], { cwd: folder });
  rmSync(archive);
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}

/** Asks one side about one member at a time. */
interface Side {
  readonly ask: (task: SideTask) => Promise<SideAnswer>;
  readonly end: () => void;
}

function startSide(folder: string): Side {
  const child = fork(path.join(folder, sideFile), { cwd: folder, serialization: 'advanced' });
  const ask = (task: SideTask) =>
    new Promise<SideAnswer>((resolve, reject) => {
      const failed = (code: number | null) => reject(new Error(`a side ended with ${code}`));
      child.once('exit', failed);
      child.once('message', (answer: SideAnswer) => {
        child.off('exit', failed);
        resolve(answer);
      });
      child.send(task);
    });
  return { ask, end: () => child.disconnect() };
}

/** Differences that are shown in full. */
const mostShown = 10;

async function compare({ members, seed }: Options, here: Side, there: Side): Promise<number> {
  const times: { readonly here: number; readonly there: number }[] = [];
  const parts = new Map<string, number>();
  let differing = 0;
  for (let index = 0; index < members; index++) {
    const { name, profile } = randomMember(seed, index, anyone);
    const task = { name, index, profile };
    // in turn and in changing order, so that a busy moment of the machine meets both
    const [first, second] = index % 2 === 0 ? [here, there] : [there, here];
    const one = await first.ask(task);
    const other = await second.ask(task);
    const [ours, theirs] = first === here ? [one, other] : [other, one];
    times.push({ here: ours.planMs, there: theirs.planMs });
    const found = differences(ours.parts, theirs.parts);
    if (found.length > 0 && ++differing <= mostShown) {
      console.log(`${name}, ${found.length} texts; ${found[0]?.detail}`);
    }
    for (const part of [...Object.keys(ours.parts), ...Object.keys(theirs.parts)]) {
      parts.set(part, parts.get(part) ?? 0);
    }
    for (const { part } of found) parts.set(part, (parts.get(part) ?? 0) + 1);
  }
  if (differing > mostShown) console.log(`… and ${differing - mostShown} more members`);
  const changed = [...parts].filter(([, count]) => count > 0);
  for (const [part, count] of changed) console.log(`${part}: ${count} members differ`);
  console.log(
    differing === 0
      ? `The same to the byte: ${members} members, ${parts.size} kinds of text.`
      : `NOT the same: ${differing} of ${members} members.`,
  );
  console.log(pairedTime(times));
  return differing === 0 ? 0 : 1;
}

async function main(): Promise<number> {
  const options = readOptions();
  const folder = checkOut(options.commit);
  try {
    if (!existsSync(path.join(folder, sideFile))) {
      throw new UsageError(`${options.commit.slice(0, 7)} is older than this command.`);
    }
    console.log(`against ${git('log', '-1', '--format=%h %s', options.commit)}`);
    const sides = [startSide(root), startSide(folder)] as const;
    try {
      return await compare(options, ...sides);
    } finally {
      for (const side of sides) side.end();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

process.on('disconnect', () => process.exit(1));
await runCommand(usage, main);
// the listener above would keep the process waiting for its parent
process.channel?.unref();
