import pg from 'pg';
import { findCluster } from '#database/embedded/installation/installation.ts';
import { findRunning } from '#database/embedded/launcher.ts';
import { readServerFile } from '#database/embedded/server-process.ts';
import { end, type ServerProcess, startProcess } from '#test/support/server/process.ts';

export interface Running {
  readonly server: ServerProcess;
  readonly owner: pg.Pool;
}

/** Starts the product on the data. @param env settings beside the usual ones */
export async function start(
  port: number,
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const server = startProcess({
    PORT: String(port),
    DATA_DIR: dataDir,
    PLANNING_THREADS: '1',
    PLANNING_REHEARSAL: 'off',
    ...env,
  });
  await server.ready;
  const connection = await findRunning(dataDir);
  if (!connection) throw new Error(`no database runs in ${dataDir}`);
  const owner = new pg.Pool({ ...connection, database: 'phila', max: 4 });
  // it is killed, too
  owner.on('error', () => undefined);
  return { server, owner };
}

/** Ends the server as a lost power supply does, or the process alone, which takes its database with it. */
export async function kill(
  { server, owner }: Running,
  dataDir: string,
  powerToo: boolean,
): Promise<void> {
  const file = powerToo ? await readServerFile(await findCluster(dataDir)) : null;
  if (file) process.kill(file.pid, 'SIGKILL');
  await end(server.child, 'SIGKILL');
  await owner.end().catch(() => undefined);
}
