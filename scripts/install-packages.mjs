import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pinnedNode } from './find-node.mjs';

const stampName = '.phila-lock';
const pollMs = 100;
const beatMs = 5_000;
/** A lock that was not touched for so long has lost its owner. */
const staleMs = 60_000;

/**
 * Installs the packages where they are missing or not those of package-lock.json; of several commands
 * at once one installs and the others wait.
 * @returns whether they are there now
 */
export async function installPackages(root, { say, run, isAsked }) {
  if (isInstalled(root)) return true;
  const unlock = await lock(path.join(root, '.cache', 'install.lock'), { say, isAsked });
  if (unlock === null) return false;
  try {
    if (isInstalled(root)) return true;
    const missing = !existsSync(path.join(root, 'node_modules'));
    say(`Installing packages (npm ci): ${missing ? 'there are none yet' : 'they have changed'}`);
    const npm = findNpm();
    // what a production setting leaves out is needed to build the web app and to run at all
    const words = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
    const code = await run(npm.file, [...npm.words, ...words, '--loglevel=error'], {
      shell: npm.shell,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (code === 0) writeStamp(root);
    return code === 0;
  } finally {
    unlock();
  }
}

/** What an installation is made for: other packages, or another system, need another one. */
function wantedStamp(root) {
  const text = readFileSync(path.join(root, 'package-lock.json'));
  const hash = createHash('sha256').update(text).digest('hex');
  return `${hash} ${process.platform}-${process.arch}\n`;
}

function isInstalled(root) {
  const stamp = readOrNull(path.join(root, 'node_modules', stampName));
  if (stamp === wantedStamp(root)) return true;
  const byHand = isInstalledByHand(root);
  if (byHand) writeStamp(root);
  return byHand;
}

/** Somebody ran `npm ci` or `npm install`: npm notes what it installed in a lock file of its own. */
function isInstalledByHand(root) {
  const hidden = readOrNull(path.join(root, 'node_modules', '.package-lock.json'));
  if (hidden === null) return false;
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(hidden).packages;
  // packages that came along from another system lack this system's programs
  const pinned = pinnedNode(root);
  const promised = pinned !== null && wanted[`node_modules/${pinned.name}`] !== undefined;
  if (promised && !existsSync(pinned.file)) return false;
  const same = (one, other) => one.version === other.version && one.integrity === other.integrity;
  const complete = Object.entries(wanted).every(([where, entry]) => {
    if (where === '') return true; // the project itself
    const found = present[where];
    if (found !== undefined) return same(found, entry);
    return entry.optional || entry.dev || entry.devOptional || entry.peer;
  });
  return complete && Object.keys(present).every((where) => wanted[where] !== undefined);
}

function writeStamp(root) {
  try {
    writeFileSync(path.join(root, 'node_modules', stampName), wantedStamp(root));
  } catch {
    // a read-only installation is compared anew each time
  }
}

function readOrNull(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** The npm that started this process, else the one beside the running Node, else that of the PATH. */
function findNpm() {
  const beside = path.dirname(process.execPath);
  const candidates = [
    process.env.npm_execpath ?? '',
    path.join(beside, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    path.join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ];
  // another package manager may have started us: it knows no `ci`
  const found = candidates.find((file) => /npm-cli\.[cm]?js$/.test(file) && existsSync(file));
  if (found !== undefined) return { file: process.execPath, words: [found], shell: false };
  // npm is a batch file on Windows, which only a shell runs
  return { file: 'npm', words: [], shell: process.platform === 'win32' };
}

/** @returns what gives the lock back; null when this process was asked to end while it waited */
async function lock(folder, { say, isAsked }) {
  mkdirSync(path.dirname(folder), { recursive: true });
  let told = false;
  while (!isAsked()) {
    if (tryLock(folder)) return keep(folder);
    if (isStale(folder)) {
      // renamed first, so that of several who find it stale one removes it
      const aside = `${folder}.${randomUUID()}`;
      try {
        renameSync(folder, aside);
        rmSync(aside, { recursive: true, force: true });
      } catch {
        // somebody else was quicker
      }
      continue;
    }
    if (!told) say('Waiting: another command is installing packages');
    told = true;
    await delay(pollMs);
  }
  return null;
}

const ownerOf = (folder) => path.join(folder, 'owner');

function tryLock(folder) {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
  writeFileSync(ownerOf(folder), `${process.pid} ${hostname()}`);
  return true;
}

function keep(folder) {
  const timer = setInterval(() => {
    try {
      utimesSync(folder, new Date(), new Date());
    } catch {
      // it was taken away: nothing to keep
    }
  }, beatMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    rmSync(folder, { recursive: true, force: true });
  };
}

function isStale(folder) {
  try {
    if (Date.now() - statSync(folder).mtimeMs > staleMs) return true;
    const [pid, host] = (readOrNull(ownerOf(folder)) ?? '').split(' ');
    if (!pid || host !== hostname()) return false;
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH'; // no such process; a lock that is gone is not stale
  }
}
