import { pageHead } from './page-head.ts';
import type { Shell } from './shells.ts';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The app's HTML with its style inside. */
export function withStyle(template: string, style: string): string {
  const link = /<link rel="stylesheet"[^>]*>/;
  if (!link.test(template)) throw new Error('web/index.html names no style sheet');
  return template.replace(link, () => `<style>${style}</style>`);
}

/**
 * One address's copy of the app's HTML: its own name, what can be seen at once, and its code fetched side by side, after
 * what is needed to paint.
 * @param code files beside those of every page
 * @param markup what stands there before the code has run
 */
export function shellHtml(
  template: string,
  shell: Shell,
  code: ReadonlySet<string>,
  markup: string,
): string {
  const links = [...code].map((file) =>
    file.endsWith('.css')
      ? `<link rel="preload" as="style" fetchpriority="low" href="/${file}">`
      : `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`,
  );
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
    .replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
    .replace('</head>', () => `${links.join('')}${head}</head>`);
  const [before, after] = [html.indexOf('<div id="root">'), html.indexOf('<noscript>')];
  const end = html.indexOf('</body>');
  if (before < 0 || after < 0 || end < 0) throw new Error('web/index.html has lost its parts');
  const complete = shell.kind === 'complete' ? ' data-complete' : '';
  const rest = html.slice(shell.saysNoScript ? end : after);
  return `${html.slice(0, before)}<div id="root"${complete}>${markup}</div>${rest}`;
}
