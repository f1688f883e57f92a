import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..', '..', '..');

/** A port that was free a moment ago, of those that no system gives to a connection as its own end. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    const probe = createServer().listen(port, '127.0.0.1');
    const free = await once(probe, 'listening').catch(() => null);
    if (!free) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Resolves when the banner was printed; rejects when the process ended before. */
  readonly ready: Promise<void>;
}

/** Starts the product as `npm start` does, in a process of its own. @param folder of another version of it */
export function startProcess(
  env: Readonly<Record<string, string>>,
  folder: string = root,
): ServerProcess {
  const child = spawn(process.execPath, [path.join(folder, 'scripts', 'start.ts')], {
    cwd: folder,
    env: { ...process.env, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('Phila runs at')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${text}`)));
  });
  // a server that is killed on purpose after it was ready must not count as an unhandled failure
  ready.catch(() => {});
  return { child, output: () => text, ready };
}

/** Kills a process with the signal and waits until it is gone. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
