import { wire } from '#contract/paths.ts';
import { pageHead } from './page-head.ts';
import { guard, type Shell } from './shells.ts';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The app's HTML with its style inside. */
export function withStyle(template: string, style: string): string {
  const link = /<link rel="stylesheet"[^>]*>/;
  if (!link.test(template)) throw new Error('web/index.html names no style sheet');
  return template.replace(link, () => `<style>${style}</style>`);
}

/** Where the addresses of the code stand until it is time for them. */
const [codeStart, codeEnd] = ['<template id="code">', '</template>'];

/** Where the button stays that somebody pressed while the page could be seen and had no code yet. */
const pressedEarly = 'window.pressedEarly';

/** Milliseconds after which the code is fetched though nothing was painted: a page in the background never is. */
const patienceMs = 1000;

const starterTag = (name: string) => `<script async fetchpriority="low" src="/${name}"></script>`;
const anyStarter = /<script async[^>]*><\/script>/;

/** A template that asks for its code late, and the script by which it does so. */
export interface LateCode {
  readonly html: string;
  readonly script: string;
}

/**
 * The app's HTML, which asks for its code when the first frame is on the screen: until then the phone has nothing else
 * to fetch and to read. It does so by a script of a few hundred bytes in a file of its own, because no page runs what
 * stands inside it. The script names no page: one file serves all.
 * @param nameOf where the file will lie, from its text
 */
export function withLateCode(template: string, nameOf: (script: string) => string): LateCode {
  const [entry, address] =
    /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(template) ?? [];
  if (entry === undefined) throw new Error('web/index.html starts no code');
  const links = template.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
  const bare = [entry, ...links].reduce((html, tag) => html.replace(tag, ''), template);
  // what is taken out of the template can be taken once only, and a module runs once however often it is imported
  const load = `()=>{import("${address}");document.head.append(document.getElementById("code").content)}`;
  const painted = 'new PerformanceObserver(load).observe({type:"paint",buffered:true})';
  // what somebody presses before the code is there is pressed again by it
  const heard = `addEventListener("click",({target})=>{${pressedEarly}??=target.closest("button[type=button]")},{capture:true,once:true})`;
  const script = `{const load=${load};${painted};setTimeout(load,${patienceMs});${heard}}`;
  const tag = starterTag(nameOf(script));
  const late = `${codeStart}${links.join('')}${codeEnd}${tag}`;
  return { html: bare.replace('</head>', () => `${late}</head>`), script };
}

/**
 * One address's copy of the app's HTML: its own name, what can be seen at once, and its code, which is fetched side by
 * side.
 * @param code files beside those of every page
 * @param asker a script of its own, by which the page asks for its contents first; null where it asks for none
 * @param markup what stands there before the code has run
 */
export function shellHtml(
  template: string,
  shell: Shell,
  code: ReadonlySet<string>,
  asker: string | null,
  markup: string,
): string {
  const links = [...code].map((file) =>
    file.endsWith('.css')
      ? `<link rel="preload" as="style" crossorigin href="/${file}">`
      : `<link rel="modulepreload" crossorigin href="/${file}">`,
  );
  // what a member's page asks for needs the public key of this server
  if (asker === null && shell.sources.includes(guard))
    links.push(`<link rel="preload" as="fetch" crossorigin href="${wire.config}">`);
  const title = `${shell.title} · Phila`;
  const description = shell.description ?? 'Meal and training plans for South Africa.';
  const listed = shell.description !== undefined;
  const head = pageHead({ path: shell.path, title, description, listed });
  const html = template
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      /(<meta name="description" content=)"[^"]*"/,
      (_, start) => `${start}"${escapeHtml(description)}"`,
    )
    .replace(anyStarter, (starter) => (asker === null ? starter : starterTag(asker)))
    // behind the code of all pages, of which one file takes longer than all others
    .replace(codeEnd, () => `${links.join('')}${codeEnd}`)
    .replace('</head>', () => `${head}</head>`);
  const [words, root] = [html.indexOf('<noscript>'), html.indexOf('<div id="root">')];
  const end = html.indexOf('</body>');
  if (words < 0 || root < words || end < 0) throw new Error('web/index.html has lost its parts');
  const complete = shell.kind === 'complete' ? ' data-complete' : '';
  const start = html.slice(0, shell.saysNoScript ? words : root);
  return `${start}<div id="root"${complete}>${markup}</div>${html.slice(end)}`;
}
