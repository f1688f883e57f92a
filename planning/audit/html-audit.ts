import { planAttributes, planClasses, planElements } from '../page/elements.ts';
import type { Check } from './finding.ts';

const elements: ReadonlySet<string> = new Set(planElements);
const classes: ReadonlySet<string> = new Set(planClasses);
const attributes: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(planAttributes));

/** What is wrong with an element's attributes, or null. */
function attributeProblem(element: string, text: string): string | null {
  const rest = text.replace(/\s([a-z-]+)="([^"<>]*)"/g, (whole, name: string, value: string) => {
    if (name === 'class') return value.split(' ').every((one) => classes.has(one)) ? '' : whole;
    return attributes.get(element)?.includes(name) ? '' : whole;
  });
  return rest === '' ? null : `<${element}> has ${rest.trim()}`;
}

/** What is wrong with HTML that should be of the closed set, well nested and without an empty element; or null. */
export function htmlProblem(html: string): string | null {
  const open: string[] = [];
  let opened = -1;
  for (const match of html.matchAll(/<(\/?)([A-Za-z][A-Za-z0-9]*)([^<>]*)>|[<>]/g)) {
    const [whole, slash, element = '', rest = ''] = match;
    if (element === '') return `a loose ${whole}`;
    if (!elements.has(element)) return `<${element}>`;
    if (slash === '/') {
      if (open.pop() !== element || rest !== '') return `${whole} closes another element`;
      if (match.index === opened) return `an empty <${element}>`;
      continue;
    }
    const problem = attributeProblem(element, rest);
    if (problem) return problem;
    open.push(element);
    opened = match.index + whole.length;
  }
  return open.length > 0 ? `<${open.join('> <')}> stays open` : null;
}

/** The text of HTML, with the characters that were escaped. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function utf8Bytes(text: string): number {
  let bytes = 0;
  for (const symbol of text) {
    const code = symbol.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** '8\u00a0400' as 8400; NaN for anything else. */
export function numberOf(text: string): number {
  const plain = text.replace(/[\s\u00a0]/g, '');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

const energies = /([\d\u00a0]+)\u00a0kJ \(([\d\u00a0]+)\u00a0kcal\)/g;

/** Energies of a page in its order, as [kJ, kcal]. */
export function energiesOf(text: string): readonly (readonly [number, number])[] {
  return [...text.matchAll(energies)].map(
    ([, kilojoules = '', kcal = '']) => [numberOf(kilojoules), numberOf(kcal)] as const,
  );
}

const mostBytes = 200 * 1024;

/** Rules 85 and 86: a page that is safe to show and says nothing impossible. */
export function checkPage(html: string, check: Check): void {
  const problem = htmlProblem(html);
  check('85a', problem === null, () => problem ?? '');
  const text = textOf(html);
  const [odd] =
    /\b(NaN|undefined|null|Infinity)\b|\{\{|\[object|(^|[\s(R])[-\u2212]\d/.exec(text) ?? [];
  check('85c', odd === undefined, () => `'${odd?.trim()}'`);
  const bytes = utf8Bytes(html);
  const bare = html
    .split('<table')
    .slice(1)
    .find((table) => !/<th[ >]/.test(table));
  check('85d', bytes <= mostBytes && bare === undefined, () =>
    bare === undefined ? `${bytes} bytes` : 'a table without headers',
  );
  for (const [kilojoules, kcal] of energiesOf(text)) {
    // each is rounded to a whole number on its own
    const off = Math.abs(kilojoules - 4.184 * kcal);
    check(
      '86',
      off <= Math.max(0.01 * kilojoules, 0.5 + 0.5 * 4.184),
      () => `${kilojoules} kJ (${kcal} kcal)`,
    );
  }
}
