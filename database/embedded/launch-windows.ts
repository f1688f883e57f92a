import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { program } from './installation/binaries.ts';
import { bareEnvironment } from './installation/initialise.ts';
import type { Installation } from './installation/installation.ts';
import type { Launch } from './launch-posix.ts';
import type { ServerLog } from './server-log.ts';
import { formatOwner, readServerFile, stopServer, thisOwner } from './server-process.ts';
import { serverSettings } from './settings.ts';

const host = '127.0.0.1';
const pollMs = 1_000;

/**
 * Starts PostgreSQL on a free loopback port through `pg_ctl`, which gives up administrator rights
 * first. There is no watchdog: the next start stops a server whose program was killed.
 */
export async function launchWindows(
  place: Installation,
  serverLog: ServerLog,
  options: { readonly ephemeral: boolean; readonly at: { readonly port: number } | null },
): Promise<Launch> {
  const port = options.at?.port ?? (await findFreePort());
  const owner = formatOwner(await thisOwner());
  const { ephemeral } = options;
  // an archive is refused before (wal-folder.ts)
  const settings = serverSettings({ socketDir: null, port, owner, ephemeral, more: [] });
  const words = settings.filter((setting) => !setting.endsWith('=')).map((text) => `-c ${text}`);
  const child = spawn(
    program(place.binaries, 'pg_ctl'),
    [
      ...['start', '-D', place.cluster, '-w', '-t', '300', '-s', '-l', serverLog.file],
      ...['-o', words.join(' ')],
    ],
    {
      // away from this console, whose Ctrl-C is this program's affair
      detached: true,
      env: bareEnvironment,
      stdio: 'ignore',
      windowsHide: true,
    },
  );
  const outcome = once(child, 'exit').then(async ([code]) => {
    const pid = (await readServerFile(place.cluster))?.pid;
    return code === 0 && pid !== undefined ? { pid } : { exitCode: Number(code ?? 1) };
  });
  const watch = new AbortController();
  return {
    host,
    port,
    outcome,
    exited: outcome.then((result) =>
      'pid' in result ? watchUntilGone(place.cluster, result.pid, watch.signal) : result.exitCode,
    ),
    release: () => child.unref(),
    async stop() {
      const file = await readServerFile(place.cluster);
      if (file !== null) await stopServer(place.cluster, file.pid, place.binaries);
      watch.abort();
    },
  };
}

function watchUntilGone(cluster: string, pid: number, signal: AbortSignal): Promise<number> {
  return new Promise((resolve) => {
    const end = (code: number) => {
      clearInterval(timer);
      resolve(code);
    };
    const timer = setInterval(() => {
      void readServerFile(cluster).then((file) => {
        if (file?.pid !== pid) end(1);
      });
    }, pollMs).unref();
    signal.addEventListener('abort', () => end(0), { once: true });
  });
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, host);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
