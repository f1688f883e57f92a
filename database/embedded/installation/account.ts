import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { EmbeddedError, errorCode, whenAbsent } from '../embedded-error.ts';

/** The user that PostgreSQL runs as when the program itself runs as root, which PostgreSQL refuses. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const preferred = ['postgres', '_postgres', 'nobody'];
const run = promisify(execFile);

/**
 * Null when this process may run PostgreSQL as itself, else the owner of the database, else of the
 * data folder, else `postgres`, else `nobody`.
 * @throws EmbeddedError `no-permission` where the system knows no such user
 */
export async function findAccount(dataDir: string, cluster: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const accounts = await readAccounts();
  const owner = await stat(cluster).catch(whenAbsent(null));
  if (owner !== null && owner.uid !== 0) {
    const known = accounts.find(({ uid }) => uid === owner.uid);
    return known ?? { name: `number ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  }
  const folder = await stat(dataDir);
  const folderOwner = accounts.find(({ uid }) => uid === folder.uid);
  if (folderOwner !== undefined && folderOwner.uid !== 0) return folderOwner;
  for (const name of preferred) {
    const account = accounts.find((candidate) => candidate.name === name);
    if (account !== undefined) return account;
  }
  throw new EmbeddedError(
    'no-permission',
    'PostgreSQL does not run as root, and this system has no user postgres or nobody to run it as. Start as another user, or set DATABASE_URL.',
  );
}

async function readAccounts(): Promise<Account[]> {
  const table = await readFile('/etc/passwd', 'utf8').catch(whenAbsent(''));
  return table.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    if (!name || !uid || !gid) return [];
    return [{ name, uid: Number(uid), gid: Number(gid) }];
  });
}

/** What of the three an account may do; the system itself is asked, so that every kind of rule counts. */
export async function findAccess(
  account: Account,
  wanted: { readonly executable: string; readonly readable: string; readonly folder: string },
): Promise<{ readonly binaries: boolean; readonly folder: boolean }> {
  const script = '[ -x "$1" ] && [ -r "$2" ] && echo binaries; [ -x "$3" ] && echo folder; exit 0';
  const words = ['-c', script, 'sh', wanted.executable, wanted.readable, wanted.folder];
  try {
    const { stdout } = await run('/bin/sh', words, { ...asUser(account), cwd: '/' });
    return { binaries: stdout.includes('binaries'), folder: stdout.includes('folder') };
  } catch (error) {
    if (!['EPERM', 'EACCES', 'EINVAL'].includes(errorCode(error) ?? '')) throw error;
    throw new EmbeddedError(
      'no-permission',
      `PostgreSQL does not run as root, and this process may not switch to the user ${account.name}. Start as another user, or set DATABASE_URL.`,
      { cause: error },
    );
  }
}

/** Options of a child process that is to run as the account. */
export function asUser(account: Account | null): { uid?: number; gid?: number } {
  return account === null ? {} : { uid: account.uid, gid: account.gid };
}
