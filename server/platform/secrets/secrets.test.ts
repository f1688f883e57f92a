import assert from 'node:assert/strict';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { SettingsError } from '../../settings.ts';
import { createSecrets, readOrCreateSecret } from './secrets.ts';

let parent: string;
before(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'phila-secret-'));
});
after(() => rm(parent, { recursive: true }));

const modeOf = async (file: string) => (await stat(file)).mode & 0o777;

test('a secret is made once, and only its owner reads it or its folder', async () => {
  const dataDir = path.join(parent, 'above', 'new');
  const secret = readOrCreateSecret(dataDir);
  assert.match(secret, /^[\w-]{43}$/);
  assert.equal(readOrCreateSecret(dataDir), secret);
  assert.equal(await readFile(path.join(dataDir, 'secret-key'), 'utf8'), secret);
  assert.equal(await modeOf(dataDir), 0o700);
  assert.deepEqual(await readdir(dataDir), ['secret-key']);
  await chmod(path.join(dataDir, 'secret-key'), 0o644);
  readOrCreateSecret(dataDir);
  assert.equal(await modeOf(path.join(dataDir, 'secret-key')), 0o600);
});

test('a secret that is empty or cut off is never worked with', async () => {
  const dataDir = path.join(parent, 'damaged');
  await mkdir(dataDir);
  for (const text of ['', '\n', 'short']) {
    await writeFile(path.join(dataDir, 'secret-key'), text);
    assert.throws(
      () => readOrCreateSecret(dataDir),
      (error) =>
        error instanceof SettingsError &&
        /secret-key .*backup/.test(error.message) &&
        !/short/.test(error.message),
    );
    assert.equal(await readFile(path.join(dataDir, 'secret-key'), 'utf8'), text);
  }
});

test('a secret that cannot be read is told of, not replaced', async () => {
  const dataDir = path.join(parent, 'folder-instead');
  await mkdir(path.join(dataDir, 'secret-key'), { recursive: true });
  assert.throws(() => readOrCreateSecret(dataDir), SettingsError);
});

test('processes that start at once on an empty folder work with one secret', async () => {
  const dataDir = path.join(parent, 'race');
  const source = `
    const { parentPort, workerData } = require('node:worker_threads');
    import(workerData.module).then(({ readOrCreateSecret }) => {
      parentPort.once('message', () => parentPort.postMessage(readOrCreateSecret(workerData.dataDir)));
      parentPort.postMessage('ready');
    });`;
  const workerData = { module: new URL('./secrets.ts', import.meta.url).href, dataDir };
  const workers = Array.from({ length: 6 }, () => new Worker(source, { eval: true, workerData }));
  const next = (worker: Worker) =>
    new Promise<unknown>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  await Promise.all(workers.map(next));
  const answers = workers.map(next);
  for (const worker of workers) worker.postMessage('go');
  const secrets = new Set(await Promise.all(answers));
  await Promise.all(workers.map((worker) => worker.terminate()));
  assert.deepEqual([...secrets], [readOrCreateSecret(dataDir)]);
});

test('a sealed text of which any byte was changed does not open', () => {
  const { seal, unseal } = createSecrets('one secret of more than thirty-two characters');
  const bytes = Buffer.from(seal('purpose', 'text'), 'base64url');
  for (const index of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    assert.throws(() => unseal('purpose', changed.toString('base64url')), `byte ${index}`);
  }
  assert.throws(() => unseal('purpose', bytes.subarray(0, -1).toString('base64url')));
});

test('what was sealed with one secret opens with that one alone', () => {
  const one = createSecrets('one secret of more than thirty-two characters');
  const other = createSecrets('other secret of more than thirty-two characters');
  const sealed = one.seal('purpose', 'text');
  assert.equal(one.unseal('purpose', sealed), 'text');
  assert.throws(() => one.unseal('another purpose', sealed));
  assert.throws(() => other.unseal('purpose', sealed));
  assert.throws(() => one.unseal('purpose', ''));
});
