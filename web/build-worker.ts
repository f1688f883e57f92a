import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { build } from 'vite';
import { paths } from '#contract/paths.ts';
import { type Shell, shells } from './shells.ts';
import type { Precache } from './worker/precache.ts';

/** Code that a member does not need without signal: accounts, the first profile, a library for older browsers. */
const neverKept =
  /^(auth-library|account-wire|purify|login|register|forgot|confirm|onboarding|feedback|subscription|public-frame|forms)/;

const outputSchema = v.array(
  v.object({ output: v.array(v.looseObject({ type: v.string(), code: v.optional(v.string()) })) }),
);

async function precacheOf(
  outDir: string,
  pages: ReadonlyMap<string, string>,
  entry: readonly string[],
  codeOf: (shell: Shell) => ReadonlySet<string>,
): Promise<Precache> {
  const kept = shells.filter(({ offline }) => offline);
  const fallback = '/app.html';
  const shellUrls = kept.map((shell) => shell.path);
  const code = new Set([...entry, ...kept.flatMap((shell) => [...codeOf(shell)])]);
  const pictures = ['/favicon.svg', '/app.webmanifest', '/icons/icon-192.png'] as const;
  const essential = [fallback, ...shellUrls, ...pictures, ...[...code].map((file) => `/${file}`)];
  const others = (await readdir(path.join(outDir, 'assets')))
    .filter((name) => /\.(js|css)$/.test(name) && !neverKept.test(name))
    .map((name) => `/assets/${name}`);
  const rest = others.filter((url) => !essential.includes(url)).sort();
  const forGuests = shells.filter((shell) => shell.path === paths.shared);
  const guestCode = new Set([...entry, ...forGuests.flatMap((shell) => [...codeOf(shell)])]);
  const hash = createHash('sha256');
  for (const url of [...essential, ...rest]) hash.update(`${url}\n`);
  for (const shell of [...kept, ...forGuests]) hash.update(pages.get(shell.file) ?? '');
  hash.update(pages.get(fallback.slice(1)) ?? '');
  for (const picture of pictures) hash.update(await readFile(path.join(outDir, picture)));
  return {
    version: hash.digest('hex').slice(0, 16),
    shells: shellUrls,
    app: shells.map((shell) => shell.path),
    fallback,
    essential,
    rest,
    guest: {
      page: paths.shared,
      essential: [paths.shared, pictures[0], ...[...guestCode].map((file) => `/${file}`)],
    },
  };
}

/** The worker as one script, with the list of what it keeps. @param pages the written pages, by file */
export async function buildWorker(
  outDir: string,
  pages: ReadonlyMap<string, string>,
  entry: readonly string[],
  codeOf: (shell: Shell) => ReadonlySet<string>,
): Promise<string> {
  const precache = await precacheOf(outDir, pages, entry, codeOf);
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { PRECACHE: JSON.stringify(precache) },
    build: {
      write: false,
      target: ['chrome111', 'safari16.4', 'firefox128'],
      lib: {
        entry: path.join(import.meta.dirname, 'worker', 'service-worker.ts'),
        formats: ['iife'],
        name: 'worker',
        fileName: 'service-worker',
      },
    },
  });
  const [code] = v
    .parse(outputSchema, built)
    .flatMap(({ output }) => output.flatMap((file) => file.code ?? []));
  if (code === undefined) throw new Error('The build made no service worker');
  return code;
}
