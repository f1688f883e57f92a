import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { findRunning } from '#database/embedded/launcher.ts';
import { freePort } from '#test/support/server/process.ts';

const root = path.resolve(import.meta.dirname, '..', '..');

/** `npm start` as a supervisor runs it, of which it knows the process that it started and no other. */
async function npmStart(t: TestContext, dataDir: string) {
  const port = await freePort();
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      PLANNING_THREADS: '1',
      PLANNING_REHEARSAL: 'off',
      PLANS_AHEAD: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  t.after(() => npm.kill('SIGTERM'));
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Phila runs at')) resolve();
    };
    npm.stdout.on('data', read);
    npm.stderr.on('data', read);
    npm.once('close', () => reject(new Error(`it ended by itself: ${output}`)));
  });
  await ready;
  return { npm, output: () => output, health: `http://127.0.0.1:${port}/healthz` };
}

test("a supervisor that signals npm's own process stops the server and its database", {
  skip: process.platform === 'win32',
}, async (t) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'phila-npm-'));
  t.after(() => rm(dataDir, { recursive: true, force: true }));
  const { npm, output, health } = await npmStart(t, dataDir);
  assert.equal((await fetch(health)).status, 200);
  npm.kill('SIGTERM');
  // whatever was started shares the output, which closes with the last of them
  await once(npm, 'close');
  assert.match(output(), /Stopping\./);
  await assert.rejects(fetch(health), 'nothing answers any more');
  assert.equal(await findRunning(dataDir), null, 'the database has let go of its data');
});
