import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { settingNames } from '#server/settings.ts';
import { startTestServer } from '#test/support/server/server.ts';
import { listenOnLoopback } from '#test/support/services/loopback.ts';
import { root, stopPatienceMs } from './commands.ts';

const examples = path.join(root, 'docs', 'examples');
const run = promisify(execFile);

/** The directives of a unit: values by `Section.Name`, in their order. */
function readUnit(text: string): ReadonlyMap<string, readonly string[]> {
  const unit = new Map<string, string[]>();
  let section = '';
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#') || line.startsWith(';')) continue;
    const opened = /^\[(\w+)\]$/.exec(line)?.[1];
    const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
    assert.ok(opened !== undefined || name !== '', `not a directive: ${line}`);
    if (opened !== undefined) section = opened;
    else unit.set(`${section}.${name}`, [...(unit.get(`${section}.${name}`) ?? []), value]);
  }
  return unit;
}

/** The script of the project that a line of a unit runs, with its words. */
function scriptOf(line: string): readonly string[] {
  const [program, node, script = '', ...words] = line.split(' ');
  assert.deepEqual([program, node], ['/usr/bin/env', 'node']);
  assert.ok(existsSync(path.join(root, script)), script);
  return words;
}

/** Names that the server reads, of those that an example sets. */
function checkSettings(names: readonly string[]): void {
  const others = new Set(['NODE_ENV', 'NODE_COMPILE_CACHE']);
  for (const name of names) {
    assert.ok(others.has(name) || settingNames.includes(name), `no such setting: ${name}`);
  }
}

test('the unit starts, waits until members can be served, stops in time, and runs as nobody in particular', async () => {
  const unit = readUnit(await readFile(path.join(examples, 'phila.service'), 'utf8'));
  const one = (name: string) => {
    const values = unit.get(`Service.${name}`) ?? [];
    assert.equal(values.length, 1, name);
    return values[0] ?? '';
  };
  assert.deepEqual(scriptOf(one('ExecStart')), ['start']);
  const [patience] = scriptOf(one('ExecStartPost'));
  assert.ok(Number(one('TimeoutStartSec')) > Number(patience));
  assert.ok(Number(one('TimeoutStopSec')) * 1000 > stopPatienceMs);
  assert.equal(one('KillMode'), 'mixed');
  assert.equal(one('OOMPolicy'), 'continue');
  assert.equal(one('Restart'), 'on-failure');
  assert.ok(!['', 'root', '0'].includes(one('User')));
  const set = (unit.get('Service.Environment') ?? []).map((each) => each.split('='));
  checkSettings(set.map(([name = '']) => name));
  const state = `/var/lib/${one('StateDirectory')}/`;
  for (const [name = '', value = ''] of set) {
    if (name.endsWith('_DIR')) assert.ok(value.startsWith(state), name);
  }
  // what is written outside of them is refused
  assert.equal(one('ProtectSystem'), 'strict');
  assert.equal(one('CapabilityBoundingSet'), '');
  const hardened = ['NoNewPrivileges', 'ProtectHome', 'PrivateTmp', 'PrivateDevices'];
  const more = [
    'RestrictNamespaces',
    'RestrictSUIDSGID',
    'LockPersonality',
    'ProtectKernelModules',
  ];
  for (const name of [...hardened, ...more]) assert.equal(one(name), 'yes', name);
  // JavaScript is compiled while it runs
  assert.ok(!unit.has('Service.MemoryDenyWriteExecute'));
});

test('systemd itself finds no fault in the unit, where it is installed', async (t) => {
  const analyze = '/usr/bin/systemd-analyze';
  if (!existsSync(analyze)) return t.skip('no systemd here');
  const folder = await mkdtemp(path.join(tmpdir(), 'phila-unit-'));
  const file = path.join(folder, 'phila.service');
  await copyFile(path.join(examples, 'phila.service'), file);
  const { stdout, stderr } = await run(analyze, ['verify', '--man=no', file]).finally(() =>
    rm(folder, { recursive: true }),
  );
  assert.equal(stdout + stderr, '');
});

/** Instructions of a container file, each with its lines joined. */
const readInstructions = (text: string) =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', ...words] = line.split(' ');
      return { name, rest: words.join(' ') };
    });

test('the container runs without root, keeps its data in volumes and asks itself whether it is ready', async () => {
  const text = await readFile(path.join(examples, 'Containerfile'), 'utf8');
  const instructions = readInstructions(text);
  const last = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));
  const one = (name: string) => {
    const found = last.filter((each) => each.name === name);
    assert.equal(found.length, 1, name);
    return found[0]?.rest ?? '';
  };
  for (const { name, rest } of instructions) {
    // the system library that the embedded database needs, and the Node that the product is made for
    if (name === 'FROM') assert.match(rest, /^docker\.io\/library\/node:24-bookworm-slim\b/);
  }
  assert.match(one('USER'), /^[1-9]\d+:[1-9]\d+$/);
  const volumes: unknown = JSON.parse(one('VOLUME'));
  const settings = one('ENV')
    .split(/\s+/)
    .map((each) => each.split('='));
  checkSettings(settings.map(([name = '']) => name));
  for (const [name = '', value = ''] of settings) {
    if (name.endsWith('_DIR')) assert.ok(Array.isArray(volumes) && volumes.includes(value), name);
  }
  const port = settings.find(([name]) => name === 'PORT')?.[1];
  assert.equal(one('EXPOSE'), port);
  assert.equal(one('STOPSIGNAL'), 'SIGTERM');
  const stop = Number(/--stop-timeout (\d+)/.exec(text)?.[1]);
  assert.ok(stop * 1000 > stopPatienceMs);
  assert.deepEqual(JSON.parse(one('ENTRYPOINT')), ['node', 'scripts/run.mjs', 'start']);
  const asked = one('HEALTHCHECK').split(' CMD ')[1] ?? '';
  assert.deepEqual(JSON.parse(asked), ['node', 'scripts/ready.mjs']);
  const ignored = await readFile(path.join(examples, 'Containerfile.dockerignore'), 'utf8');
  for (const secret of ['.env', '.data', '.git']) assert.ok(ignored.split('\n').includes(secret));
});

/** Asks as a supervisor does. */
const askReady = (url: string, seconds = '0') =>
  run(process.execPath, [path.join(root, 'scripts', 'ready.mjs'), seconds], {
    env: { PATH: process.env.PATH, PORT: new URL(url).port, HOST: '0.0.0.0' },
  }).then(
    () => '',
    (error: unknown) => (error instanceof Error && 'stderr' in error ? String(error.stderr) : ''),
  );

test('ready.mjs ends well when the server is ready, and says why when it is not', async () => {
  const server = await startTestServer();
  assert.equal(await askReady(server.url), '');
  await server.close();
  let asked = 0;
  const standIn = createServer((_request, response) => {
    asked += 1;
    response.writeHead(asked < 3 ? 503 : 200).end(JSON.stringify({ status: 'disk' }));
  });
  const full = await listenOnLoopback(standIn);
  assert.match(
    await askReady(full.url),
    /^not ready: http:\/\/127\.0\.0\.1:\d+\/readyz: 503 disk$/m,
  );
  assert.equal(await askReady(full.url, '30'), '');
  await full.close();
  assert.match(await askReady(full.url), /ECONNREFUSED/);
});
