import type { NameAttribute, PlanClass, PlanElement } from './elements.ts';

/** HTML that was built here and is therefore safe to join with other HTML. */
export interface Html {
  readonly html: string;
}
type Child = Html | string | number;

/** Text for HTML: every character that could end the text or start an element is escaped. */
export function escapeText(text: string): string {
  // most texts hold none of these, and a plan has thousands
  if (!/[&<>"']/.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** The text behind HTML that `escapeText` made. */
export function unescapeText(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

function rendered(child: Child): string {
  return typeof child === 'object' ? child.html : escapeText(String(child));
}

/** Hundreds of elements make a page: one text that grows is quicker than a list of texts. */
function joined(children: readonly Child[]): string {
  let html = '';
  for (const child of children) html += rendered(child);
  return html;
}

/** An element of the closed set with escaped content; there is no way to say an element or a class outside of it. */
export function element(
  name: PlanElement,
  className: PlanClass | readonly PlanClass[] | null,
  ...children: readonly Child[]
): Html {
  const classes = typeof className === 'string' ? className : className?.join(' ');
  return { html: `<${name}${classes ? ` class="${classes}"` : ''}>${joined(children)}</${name}>` };
}

/** What a heading is called; of an attribute that is undefined nothing is said. */
type Names = Readonly<Partial<Record<NameAttribute, string | undefined>>>;

/** A heading that says what it is called, for whoever works with the page rather than reads it. */
export function named(
  name: 'h3' | 'h4' | 'h5' | 'summary',
  className: PlanClass | null,
  names: Names,
  ...children: readonly Child[]
): Html {
  let said = className === null ? '' : ` class="${className}"`;
  for (const [attribute, value] of Object.entries(names)) {
    if (value !== undefined) said += ` ${attribute}="${escapeText(value)}"`;
  }
  return { html: `<${name}${said}>${joined(children)}</${name}>` };
}

/** A picture for the eye only; screen readers skip it. */
export function emoji(symbol: string): Html {
  return { html: `<span class="emoji" aria-hidden="true">${escapeText(symbol)}</span>` };
}

export function join(...children: readonly Child[]): Html {
  return { html: joined(children) };
}
