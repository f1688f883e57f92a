import { chmod, copyFile, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findBinaries } from '#database/embedded/installation/binaries.ts';

/** Where Debian and its descendants keep the library (package `faketime`). */
const libraries = '/usr/lib';
const fileName = 'libfaketime.so.1';

/** A clock of the machine that is put forward and back while programs run that were started with its environment. */
export interface FalseClock {
  readonly env: Readonly<Record<string, string>>;
  /** A package of PostgreSQL whose server goes by this clock. */
  readonly packageDir: string;
  /** @param offset as libfaketime writes it, such as `+1h`, `-1h`, `+10y`; `+0` is right */
  set(offset: string): Promise<void>;
}

async function findLibrary(): Promise<string> {
  for (const name of await readdir(libraries)) {
    const folder = path.join(libraries, name, 'faketime');
    const names: readonly string[] = await readdir(folder).catch(() => []);
    if (names.includes(fileName)) return path.join(folder, fileName);
  }
  throw new Error(`no ${fileName} below ${libraries}: apt-get install faketime`);
}

/**
 * Opens a clock in a folder that every user may enter.
 * @throws where libfaketime is not installed
 */
export async function openFalseClock(folder: string): Promise<FalseClock> {
  const library = await findLibrary();
  const file = path.join(folder, 'clock');
  const set = (offset: string) => writeFile(file, `${offset}\n`, { mode: 0o644 });
  await set('+0');
  const env = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    // read anew each second
    FAKETIME_CACHE_DURATION: '1',
    // what the processor's own ticks count, no wrong clock changes
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  };
  return { env, packageDir: await wrapPostgres(folder, env), set };
}

/** The installed package, with a server that is started with more of an environment than the launcher gives it. */
async function wrapPostgres(
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const { packageDir } = await findBinaries();
  const wrapped = path.join(folder, 'postgresql');
  const native = path.join(packageDir, 'native');
  const bin = path.join(wrapped, 'native', 'bin');
  await mkdir(bin, { recursive: true });
  await copyFile(path.join(packageDir, 'package.json'), path.join(wrapped, 'package.json'));
  for (const name of ['lib', 'share']) {
    await symlink(path.join(native, name), path.join(wrapped, 'native', name));
  }
  for (const name of ['initdb', 'pg_ctl']) {
    await symlink(path.join(native, 'bin', name), path.join(bin, name));
  }
  const given = Object.entries(env).map(([name, value]) => `${name}='${value}'`);
  const server = path.join(native, 'bin', 'postgres');
  const script = `#!/bin/sh\nexec env ${given.join(' ')} '${server}' "$@"\n`;
  await writeFile(path.join(bin, 'postgres'), script);
  await chmod(path.join(bin, 'postgres'), 0o755);
  return wrapped;
}
