import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import * as v from 'valibot';
import { build, type InlineConfig } from 'vite';
import { buildWorker } from './build-worker.ts';
import { distDir, hashFile, hashSources, siteDir } from './built-site.ts';
import { questionScript } from './first-question.ts';
import { precompress } from './precompress.ts';
import { shellHtml, withLateCode, withStyle } from './shell-html.ts';
import { type Shell, shells } from './shells.ts';

const webDir = import.meta.dirname;

/** Folder whose files carry a hash of their content in their names. */
const assets = 'assets';

function viteConfig(outDir: string): InlineConfig {
  return {
    root: webDir,
    configFile: false,
    envDir: false,
    publicDir: 'public',
    logLevel: 'warn',
    plugins: [react(), tailwindcss()],
    build: {
      outDir,
      emptyOutDir: true,
      assetsDir: assets,
      target: ['chrome111', 'safari16.4', 'firefox128'],
      cssCodeSplit: true,
      cssMinify: true,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
  };
}

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
);
type Manifest = v.InferOutput<typeof manifestSchema>;

const pagesSchema = v.array(v.tuple([v.string(), v.string()]));
const prerenderSchema = v.object({
  renderDocuments: v.pipe(v.function(), v.returns(pagesSchema)),
  renderShell: v.pipe(v.function(), v.returnsAsync(v.string())),
});

/** Modules that are needed together travel together: one file packs better than ten. Earlier groups choose first. */
const chunkGroups = [
  {
    name: 'core',
    test: /\0|node_modules\/(react|react-dom|scheduler)\/|contract\/(paths|sentences)|planning\/(page\/figures|targets\/kilojoules)|web\/(routes|lib\/(navigation\/\w[\w-]*|auth\/session-key|device\/(save-data|storage|use-in-browser)|wire\/wire-error)|ui\/(spinner|button|link-style|app-link|notices\/error-(box|screen)|pictures\/(logo|hills)))\./,
  },
  {
    name: 'forms',
    test: /web\/(lib\/(auth\/ways-in|form\/(form-problems|use-submit))|ui\/form\/(field|password-field)|features\/account\/(account-(fields|form|frame)|load-account-wire|use-(second-step|confirm-address|other-ways)))\./,
  },
  {
    name: 'member',
    minShareCount: 2,
    test: /node_modules\/(valibot|lucide-react(?!\/dist\/esm\/icons\/(timer|minus|plus|chevron-right|sliders-horizontal)\.))\/|web\/lib\/(auth\/(auth-|stored-session)|device\/(connection|list-view|use-now|use-return)|format|generation\/use-generation|plans\/plan-calendar|training\/|requests\/(call-function|data-client|member-fetch|resource)|session\/(member|session|use-)|outbox\/|wire\/(read-config|sync-loop)|device\/(offline|install))|web\/(features\/dashboard\/dashboard-outline|ui\/(page-header|page-loading|pictures\/(drawings|meal-glyph)|skeleton))|web\/cook\/meal-diary|web\/fit\/(profile-fit|fit-notice|concern)\.|contract\/(profile\/profile-fit|member-sentences|agreement\/guardian-states)\.|planning\/(page\/figures|calendar)\./,
  },
  {
    // signs that pages of the app share, and the first one has not
    name: 'signs',
    minShareCount: 2,
    test: /lucide-react\/dist\/esm\/icons\/(timer|minus|plus|chevron-right|sliders-horizontal)\./,
  },
  {
    name: 'plans',
    minShareCount: 2,
    test: /web\/lib\/(plans\/(plan-markup|weekly-plans)|requests\/tagged-read)|web\/features\/\w+\/(meal-plans-resource|exercise-plans-resource|plan-details|shopping-list-resource|stored-list)\.|web\/ui\/(notices\/(empty-state|health-line)|plan\/(plan-html|print-button|use-print|weekly-plans))|planning\/page/,
  },
  {
    // what the weeks of meals and those of training share
    name: 'weeks',
    minShareCount: 2,
    test: /web\/(lib\/(plans\/(early-changes|plan-changes|plan-tools|use-dialog-send)|wire\/old-plans)|fit\/use-plan-marks|ui\/(notices\/(bounds-notice|change-help|change-notice)|plan\/new-week-button))\./,
  },
  {
    name: 'agreement',
    test: /web\/agreement\/(?!agreement-section)|contract\/agreement\/consents/,
  },
  {
    name: 'profile',
    minShareCount: 2,
    test: /web\/(lib\/(form\/use-draft|profile\/profile-)|ui\/form\/(profile-|answers-foot))|contract\/profile\/profile-form|planning\/profile/,
  },
].map((group, place) => ({ ...group, priority: 10 - place }));

async function buildApp(outDir: string): Promise<Manifest> {
  const config = viteConfig(outDir);
  await build({
    ...config,
    build: {
      ...config.build,
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
  });
  const manifestDir = path.join(outDir, '.vite');
  const text = await readFile(path.join(manifestDir, 'manifest.json'), 'utf8');
  await rm(manifestDir, { recursive: true });
  return v.parse(manifestSchema, JSON.parse(text));
}

/** Public pages are written by the same components, run once here instead of in every visitor's browser. */
async function buildPrerenderer(outDir: string): Promise<v.InferOutput<typeof prerenderSchema>> {
  const config = viteConfig(outDir);
  await build({
    ...config,
    publicDir: false,
    build: { ...config.build, ssr: path.join(webDir, 'prerender.tsx') },
  });
  const bundle: unknown = await import(pathToFileURL(path.join(outDir, 'prerender.js')).href);
  return v.parse(prerenderSchema, { ...Object(bundle) });
}

/** Files that a chunk cannot run without, itself included. */
function filesOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build made no file of web/${key}`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css) found.add(style);
  for (const imported of chunk.imports) filesOf(manifest, imported, found);
  return found;
}

/** A page of the app that means something to somebody without an account. */
const isListed = ({ description }: Shell) => description !== undefined;

/** Hashes under which a Content-Security-Policy may allow the styles inside pages. */
function styleHashes(pages: readonly string[]): string[] {
  const hashes = pages
    .flatMap((html) => [...html.matchAll(/<style>(.*?)<\/style>/gs)])
    .map(([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
  return [...new Set(hashes)];
}

/** Name of a script that is written here; it changes with its text, as those of all assets. */
function scriptName(start: 'start' | 'ask', script: string): string {
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8);
  return `${assets}/${start}-${hash}.js`;
}

const starterName = (script: string) => scriptName('start', script);

/**
 * Writes the script by which a page asks for its contents, and then for its code. @returns its name; null where it asks
 * for nothing, and begins as all others do
 */
async function writeAsker(
  outDir: string,
  { asks }: Shell,
  starter: string,
): Promise<string | null> {
  if (!asks) return null;
  const script = questionScript(asks) + starter;
  const name = scriptName('ask', script);
  await writeFile(path.join(outDir, name), script);
  return name;
}

/** The app's style, taken out of its file: inside each page it costs no further trip. */
async function takeStyle(outDir: string, manifest: Manifest): Promise<string> {
  const [name, ...more] = manifest['index.html']?.css ?? [];
  if (name === undefined || more.length > 0) throw new Error('The app has not one style sheet');
  const file = path.join(outDir, name);
  const style = await readFile(file, 'utf8');
  await rm(file);
  return style.trim();
}

/** Writes the pages into `outDir`, the worker that keeps them, and `site.json` for the server that hands them out. */
async function writePages(outDir: string, manifest: Manifest, scratchDir: string): Promise<void> {
  const prerender = await buildPrerenderer(scratchDir);
  const built = await readFile(path.join(outDir, 'index.html'), 'utf8');
  const late = withLateCode(built.replace(/>\s+</g, '><'), starterName);
  const starter = starterName(late.script);
  await writeFile(path.join(outDir, starter), late.script);
  const template = withStyle(late.html, await takeStyle(outDir, manifest));
  const entry = filesOf(manifest, 'index.html');
  // its style stands in the pages now
  const scripts = [starter, ...[...entry].filter((file) => file.endsWith('.js'))];
  const codeOf = ({ sources }: Shell) =>
    new Set(
      sources.flatMap((source) => [...filesOf(manifest, source)]).filter((f) => !entry.has(f)),
    );
  const pages = new Map<string, string>();
  const files = new Map([['app.html', template]]);
  const documents = prerender.renderDocuments();
  for (const [address, html] of documents) {
    const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
    pages.set(address, file);
    files.set(file, html);
  }
  const askers = new Map<Shell, readonly string[]>();
  for (const shell of shells) {
    const markup = await prerender.renderShell(shell.path);
    // what fails while it is written is left to the browser by React, without a word
    if (markup.includes('<!--$!-->')) throw new Error(`The page of ${shell.path} was not written`);
    pages.set(shell.path, shell.file);
    const asker = await writeAsker(outDir, shell, late.script);
    if (asker !== null) askers.set(shell, [asker]);
    files.set(shell.file, shellHtml(template, shell, codeOf(shell), asker, markup));
  }
  const keptOf = (shell: Shell) => new Set([...codeOf(shell), ...(askers.get(shell) ?? [])]);
  files.set('service-worker.js', await buildWorker(outDir, files, scripts, keptOf));
  const site = {
    pages: Object.fromEntries(pages),
    shell: 'app.html',
    listed: [
      ...documents.map(([address]) => address),
      ...shells.filter(isListed).map((shell) => shell.path),
    ],
    immutable: `/${assets}/`,
    styleHashes: styleHashes([...files.values()]),
  };
  files.set('site.json', `${JSON.stringify(site, null, 2)}\n`);
  await Promise.all([...files].map(([file, text]) => writeFile(path.join(outDir, file), text)));
}

/** Puts a finished folder in the site's place; at no moment is half a site there. */
async function swapIn(newDir: string, oldDir: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await rename(siteDir, `${oldDir}-${attempt}`).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    try {
      await rename(newDir, siteDir);
      return;
    } catch (error) {
      // another build has just put its own site there; the later one wins
      if (attempt === 5) throw error;
    }
  }
}

const scratchName = /^\.web-(\d+)-\d+$/;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Removes what a killed build has left behind. */
async function clearAbandoned(): Promise<void> {
  for (const name of await readdir(distDir)) {
    const pid = scratchName.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) {
      await rm(path.join(distDir, name), { recursive: true, force: true });
    }
  }
}

/**
 * Builds the web app into `dist/web`: the app, the prerendered public pages, and `site.json`, which says which file
 * answers which address. Everything is made in a folder of its own and takes its place at the end.
 */
export async function buildWeb(): Promise<void> {
  const hash = await hashSources();
  await mkdir(distDir, { recursive: true });
  await clearAbandoned();
  const scratch = path.join(distDir, `.web-${process.pid}-${Date.now()}`);
  const newDir = path.join(scratch, 'site');
  try {
    const manifest = await buildApp(newDir);
    await writePages(newDir, manifest, path.join(scratch, 'prerender'));
    await precompress(newDir);
    await writeFile(path.join(newDir, hashFile), hash);
    await swapIn(newDir, path.join(scratch, 'old'));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
