// Starts a command of the project: `node scripts/run.mjs <command> [words]` runs `<command>.ts` beside
// this file on the Node version that the project pins, after installing packages where they are missing
// or old. Plain JavaScript without packages, because it runs before any is installed, on Node 20 or later.
//
// What a command may rely on:
// - Its working folder is the project's; INIT_CWD is the folder in which the person typed.
// - `process.on('disconnect', ...)` fires when this process is gone, even by `kill -9`: stop gracefully
//   then. (Listening keeps the command alive; one that ends by itself calls `process.channel.unref()`.)
// - SIGTERM, SIGHUP and SIGINT are passed on; SIGINT may arrive twice, from the terminal and from here.
// - It gets SIGTERM when npm, which started this process, is gone without having passed a signal on.
//
// A supervisor that ends `npm start` knows npm's process and no other. npm hands SIGTERM and SIGINT to the
// shell in which it runs a script; Debian's shell (dash) dies of the one and keeps the other to itself. So the
// script of `start` replaces that shell: a POSIX shell takes `set` for positional parameters and runs what
// follows `exec`, while to Windows' cmd.exe, where `;` ends no command, all before `&&` is the value of a
// variable. SIGHUP and SIGKILL npm passes on to nobody; then this process sees that its parent is gone.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeNode, findNodes } from './find-node.mjs';
import { installPackages } from './install-packages.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Notes go to the error output, so that a command's own output can be piped on. */
const say = (line) => process.stderr.write(`${line}\n`);

class Failure extends Error {}

/** The running child process, which hears the signals that this process gets. */
let child = null;
/** Name of the signal that asked this process to end. */
let asked = null;

function stop(signal) {
  asked ??= signal;
  child?.kill(signal);
}

function listenToSignals() {
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) process.on(signal, () => stop(signal));
}

const parentLookMs = 250;

/**
 * Stops when the process that started this one is gone, where that is npm or its shell. Somebody else's shell may go and
 * leave its commands running (nohup). Windows gives an orphan no other parent, so there this never fires.
 */
function watchParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop('SIGTERM');
  }, parentLookMs);
  timer.unref();
}

const exitCodeOf = (signal) => 128 + (constants.signals[signal] ?? 0);

/** Runs a program to its end. @returns its exit code, 128 + n where signal n ended it */
function run(file, words, options) {
  return new Promise((resolve, reject) => {
    child = spawn(file, words, { cwd: root, ...options });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      child = null;
      resolve(code ?? exitCodeOf(signal));
    });
  });
}

function commandNames() {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return Object.values(scripts).flatMap(
    (line) => /\bnode scripts\/run\.mjs ([\w/-]+)$/.exec(line)?.[1] ?? [],
  );
}

function findCommand(name) {
  const names = commandNames();
  if (!names.includes(name)) {
    const what = name === undefined ? 'Which command?' : `There is no command '${name}'.`;
    throw new Failure(`${what} Commands: ${names.join(', ')}`);
  }
  const file = path.join(root, 'scripts', `${name}.ts`);
  if (!existsSync(file)) throw new Failure(`The file of the command '${name}' is missing: ${file}`);
  return file;
}

/** Tries the pinned Node first; a system that cannot run it (musl, say) gets the next that fits. */
async function runOnNode(file, words) {
  const env = {
    INIT_CWD: process.cwd(),
    NODE_COMPILE_CACHE: path.join(root, '.cache', 'compile'),
    ...process.env,
  };
  for (const node of findNodes(root)) {
    try {
      const name = path.basename(file, '.ts');
      const started = run(node.file, [file, ...words], {
        env,
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      });
      if (child.pid !== undefined) say(`Phila ${name} on Node ${describeNode(node)}`);
      return await started;
    } catch (error) {
      if (!['ENOENT', 'EACCES', 'ENOEXEC'].includes(error.code)) throw error;
    }
  }
  throw new Failure(
    `Phila needs Node 24. Its package for ${process.platform}-${process.arch} is not installed or does not run here, and this is Node ${process.versions.node}: install Node 24 or later and try again.`,
  );
}

async function main([name, ...words]) {
  const file = findCommand(name);
  listenToSignals();
  watchParent();
  const installed = await installPackages(root, { say, run, isAsked: () => asked !== null });
  if (asked !== null) return exitCodeOf(asked);
  if (!installed) throw new Failure('The packages could not be installed; see the lines above.');
  return runOnNode(file, words);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  // a failed system call says what it was about; anything else is a fault of this program
  if (!(error instanceof Failure) && error.syscall === undefined) throw error;
  say(error.message);
  process.exitCode = 1;
}
