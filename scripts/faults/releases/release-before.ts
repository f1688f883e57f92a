import { execFile } from 'node:child_process';
import { access, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../commands.ts';

const run = promisify(execFile);
const git = async (...words: readonly string[]) =>
  (await run('git', words, { cwd: root })).stdout.trim();

/** The newest release; before the first one the commit before the newest migration, so that there is something to migrate. */
async function commitBefore(): Promise<string> {
  const tag = await git('describe', '--tags', '--abbrev=0').catch(() => '');
  if (tag !== '') return tag;
  const added = ['log', '-1', '--format=%H', '--diff-filter=A', '--', 'database/migrations'];
  return `${await git(...added)}^`;
}

/** Earlier packages are fetched only where they are others. */
async function bringPackages(folder: string): Promise<void> {
  const locks = [root, folder].map((each) =>
    readFile(path.join(each, 'package-lock.json'), 'utf8'),
  );
  const [ours, theirs] = await Promise.all(locks);
  if (ours === theirs) {
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  } else {
    await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  }
}

/**
 * An earlier version of the product in a folder below `.cache`, which stays there for the next time.
 * @param named a tag or a commit
 */
export async function releaseBefore(
  named: string | undefined,
): Promise<{ readonly folder: string; readonly commit: string }> {
  const commit = await git('rev-parse', '--short', `${named ?? (await commitBefore())}^{commit}`);
  const folder = path.join(root, '.cache', `release-${commit}`);
  const isThere = await access(path.join(folder, 'node_modules')).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    await git('worktree', 'add', '--force', '--detach', folder, commit);
    await bringPackages(folder);
  }
  return { folder, commit };
}
