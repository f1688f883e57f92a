import { execFile, spawnSync } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const usualPlaces = [
  '/usr/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

type Environment = Readonly<Record<string, string | undefined>>;
const run = promisify(execFile);

/**
 * Path of a browser for the browser tests: CHROMIUM_PATH, else one on this system, else one that is
 * installed here and now where that is possible (root on Debian or Ubuntu).
 * @throws Error that says what to install or to set
 */
export async function findChromium(env: Environment = process.env): Promise<string> {
  const given = env.CHROMIUM_PATH?.trim();
  if (given) {
    if (await isProgram(given)) return given;
    throw new Error(
      `CHROMIUM_PATH must be the path of a Chromium or Chrome program; ${given} is none.`,
    );
  }
  const found = (await findInstalled(env)) ?? (await installed(env));
  if (found !== null) return found;
  throw new Error(
    'The browser tests need Chromium or Google Chrome, and none was found: install one, or run `npx playwright-core install --with-deps chromium`, or set CHROMIUM_PATH to its program.',
  );
}

async function findInstalled(env: Environment): Promise<string | null> {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const folders = (env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => path.isAbsolute(folder));
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name + suffix)));
  for (const file of [...onPath, ...usualPlaces]) {
    if (await isProgram(file)) return file;
  }
  // loaded late: it takes a while and the browser is usually found before
  const { chromium } = await import('playwright-core');
  const downloaded = chromium.executablePath();
  return (await isProgram(downloaded)) ? downloaded : null;
}

async function isProgram(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** Null where this process may not install, or the system's package brings no browser. */
async function installed(env: Environment): Promise<string | null> {
  const hasApt = process.platform === 'linux' && (await isProgram('/usr/bin/apt-get'));
  if (!hasApt || process.getuid?.() !== 0) return null;
  console.log('Installing Chromium for the browser tests (apt-get install chromium)');
  const options = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, maxBuffer: 64 * 2 ** 20 };
  try {
    await run('apt-get', ['-qq', 'update'], options);
    await run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', 'chromium'], options);
  } catch (error) {
    const detail = error instanceof Error ? error.message.trim() : String(error);
    throw new Error(
      `Chromium for the browser tests could not be installed. Set CHROMIUM_PATH to a Chromium or Chrome program. ${detail}`,
      { cause: error },
    );
  }
  const found = await findInstalled(env);
  // Ubuntu's package is only a pointer to another shop, and its program then ends at once
  return found !== null && spawnSync(found, ['--version']).status === 0 ? found : null;
}
