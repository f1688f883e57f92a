import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { type TestContext, test } from 'node:test';

const posixOnly = { skip: process.platform === 'win32' };

const commands = {
  'say.ts': `const words: string[] = process.argv.slice(2);
    console.log(JSON.stringify({ words, cwd: process.cwd(), typedIn: process.env.INIT_CWD,
      node: process.execPath, cache: process.env.NODE_COMPILE_CACHE }));
    process.exitCode = Number(words[0] ?? 0);`,
  'wait.ts': `import { writeFileSync } from 'node:fs';
    const stop = (why: string) => { writeFileSync('stopped', why); process.exit(7); };
    process.on('disconnect', () => stop('disconnect'));
    process.on('SIGTERM', () => stop('SIGTERM'));
    process.on('SIGINT', () => stop('SIGINT'));
    console.log('ready');`,
  'die.ts': `process.kill(process.pid, 'SIGKILL');`,
};

/** A project with one package, which npm installs without the network; its path holds a space. */
async function makeProject(t: TestContext): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'run test-'));
  t.after(() => rm(root, { recursive: true, force: true, maxRetries: 5 }));
  const scripts = path.join(root, 'scripts');
  await mkdir(scripts);
  for (const name of ['run.mjs', 'find-node.mjs', 'install-packages.mjs']) {
    await cp(path.join(import.meta.dirname, name), path.join(scripts, name));
  }
  for (const [name, text] of Object.entries(commands)) {
    await writeFile(path.join(scripts, name), text);
  }
  await mkdir(path.join(root, 'one'));
  await writeFile(path.join(root, 'one', 'package.json'), '{"name":"one","version":"1.0.0"}');
  const project = { name: 'trial', version: '1.0.0', dependencies: { one: 'file:one' } };
  const lines = Object.fromEntries(
    ['say', 'wait', 'die'].map((name) => [name, `node scripts/run.mjs ${name}`]),
  );
  await writeJson(root, 'package.json', { ...project, type: 'module', scripts: lines });
  await writeLock(root, {});
  return root;
}

function writeJson(root: string, name: string, value: unknown): Promise<void> {
  return writeFile(path.join(root, name), JSON.stringify(value));
}

function writeLock(root: string, more: Record<string, unknown>): Promise<void> {
  const project = { name: 'trial', version: '1.0.0', dependencies: { one: 'file:one' } };
  const one = { one: { version: '1.0.0' }, 'node_modules/one': { resolved: 'one', link: true } };
  const packages = { '': project, ...one, ...more };
  return writeJson(root, 'package-lock.json', { lockfileVersion: 3, requires: true, packages });
}

interface Finished {
  readonly code: number | null;
  readonly output: string;
  readonly notes: string;
}

function start(root: string, words: readonly string[]): ChildProcess {
  return spawn(process.execPath, [path.join(root, 'scripts', 'run.mjs'), ...words], {
    cwd: tmpdir(),
    env: { ...process.env, INIT_CWD: undefined, NODE_COMPILE_CACHE: undefined, NODE_OPTIONS: '' },
  });
}

async function finish(root: string, words: readonly string[]): Promise<Finished> {
  const child = start(root, words);
  let output = '';
  let notes = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    notes += chunk.toString();
  });
  const [code] = await once(child, 'close');
  return { code, output, notes };
}

const installing = /^Installing packages/m;

test('packages are installed before the first command, and again only when the lock changes', async (t) => {
  const root = await makeProject(t);
  const first = await finish(root, ['say', '0', 'two words']);
  assert.equal(first.code, 0, first.notes);
  assert.match(first.notes, /^Installing packages \(npm ci\): there are none yet$/m);
  assert.match(first.notes, /^Phila say on Node \d+\.\d+\.\d+ \(the one that is running\)$/m);
  assert.deepEqual(JSON.parse(first.output), {
    words: ['0', 'two words'],
    cwd: root,
    typedIn: tmpdir(),
    node: process.execPath,
    cache: path.join(root, '.cache', 'compile'),
  });
  assert.ok(existsSync(path.join(root, 'node_modules', 'one', 'package.json')));

  const second = await finish(root, ['say', '5']);
  assert.equal(second.code, 5);
  assert.doesNotMatch(second.notes, installing);

  await writeFile(path.join(root, 'one', 'package.json'), '{"name":"one","version":"2.0.0"}');
  await writeLock(root, { one: { version: '2.0.0' } });
  const third = await finish(root, ['say']);
  assert.match(third.notes, /^Installing packages \(npm ci\): they have changed$/m);
});

test('of two commands at once one installs and both run', async (t) => {
  const root = await makeProject(t);
  const both = await Promise.all([finish(root, ['say']), finish(root, ['say'])]);
  assert.deepEqual(
    both.map(({ code }) => code),
    [0, 0],
  );
  assert.equal(both.filter(({ notes }) => installing.test(notes)).length, 1);
});

test('a lock that a killed installation left does not bar the next one', async (t) => {
  const root = await makeProject(t);
  const gone = spawn(process.execPath, ['-e', '0']);
  await once(gone, 'exit');
  const lock = path.join(root, '.cache', 'install.lock');
  await mkdir(lock, { recursive: true });
  await writeFile(path.join(lock, 'owner'), `${gone.pid} ${hostname()}`);
  const { code, notes } = await finish(root, ['say']);
  assert.equal(code, 0, notes);
  assert.equal(existsSync(lock), false);
});

test('an installation by hand counts, and the pinned Node is preferred', posixOnly, async (t) => {
  const root = await makeProject(t);
  await finish(root, ['say']);
  await rm(path.join(root, 'node_modules', '.phila-lock'));
  const { pinnedNode } = await import(path.join(root, 'scripts', 'find-node.mjs'));
  const pinned: { file: string; folder: string } = pinnedNode(root);
  await mkdir(path.dirname(pinned.file), { recursive: true });
  await symlink(process.execPath, pinned.file);
  await writeJson(pinned.folder, 'package.json', { version: process.versions.node });
  const { code, notes } = await finish(root, ['say']);
  assert.equal(code, 0);
  assert.doesNotMatch(notes, installing);
  assert.match(notes, /\(pinned by the project\)/);
});

test('a pinned Node that this system cannot run is passed over', posixOnly, async (t) => {
  const root = await makeProject(t);
  await finish(root, ['say']);
  const { pinnedNode } = await import(path.join(root, 'scripts', 'find-node.mjs'));
  const pinned: { file: string; folder: string } = pinnedNode(root);
  await mkdir(path.dirname(pinned.file), { recursive: true });
  await writeFile(pinned.file, '#!/lib64/no-such-loader\n', { mode: 0o755 });
  await writeJson(pinned.folder, 'package.json', { version: '24.0.0' });
  const { code, notes } = await finish(root, ['say']);
  assert.equal(code, 0, notes);
  assert.match(notes, /\(the one that is running\)/);
  assert.doesNotMatch(notes, /pinned/);
});

test('packages that cannot be installed end the command with a word', async (t) => {
  const root = await makeProject(t);
  // npm ci refuses a package that the lock does not know
  const dependencies = { one: 'file:one', two: '1.0.0' };
  const project = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  await writeJson(root, 'package.json', { ...project, dependencies });
  const { code, output, notes } = await finish(root, ['say']);
  assert.equal(code, 1);
  assert.equal(output, '');
  assert.match(notes, /The packages could not be installed/);
});

test('an unknown command is answered with those there are', async (t) => {
  const root = await makeProject(t);
  const { code, notes } = await finish(root, ['fly']);
  assert.equal(code, 1);
  assert.equal(notes, "There is no command 'fly'. Commands: say, wait, die\n");
});

test('SIGTERM reaches the command, and its exit code is passed back', posixOnly, async (t) => {
  const root = await makeProject(t);
  const child = start(root, ['wait']);
  assert.ok(child.stdout);
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  assert.equal(code, 7);
  assert.equal(await readFile(path.join(root, 'stopped'), 'utf8'), 'SIGTERM');
});

test('a command learns that the process which started it was killed', posixOnly, async (t) => {
  const root = await makeProject(t);
  const child = start(root, ['wait']);
  assert.ok(child.stdout);
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  // the output closes when the command, which shares it, has ended too
  await once(child, 'close');
  assert.equal(await readFile(path.join(root, 'stopped'), 'utf8'), 'disconnect');
});

test('a signal to the process of npm ends what npm start started', posixOnly, async (t) => {
  const root = await makeProject(t);
  await finish(root, ['say']);
  const own = JSON.parse(
    await readFile(path.join(import.meta.dirname, '..', 'package.json'), 'utf8'),
  );
  const manifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  manifest.scripts.start = String(own.scripts.start).replaceAll('run.mjs start', 'run.mjs wait');
  await writeJson(root, 'package.json', manifest);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const) {
    const npm = spawn('npm', ['start', '--silent'], {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await once(npm.stdout, 'data');
    npm.kill(signal);
    // the output closes when the command, which shares it, has ended too
    await once(npm, 'close');
    const heard = await readFile(path.join(root, 'stopped'), 'utf8');
    assert.equal(heard, signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM', signal);
    await rm(path.join(root, 'stopped'));
  }
});

test(
  'a command that a signal ended gives 128 and the number of the signal',
  posixOnly,
  async (t) => {
    const root = await makeProject(t);
    assert.equal((await finish(root, ['die'])).code, 128 + 9);
  },
);
