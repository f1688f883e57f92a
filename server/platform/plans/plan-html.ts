import sanitizeHtml from 'sanitize-html';
import {
  nameAttributes,
  planAttributes,
  planClasses,
  planElements,
} from '#planning/page/elements.ts';

/** Removes whatever is not of the closed set of a plan's elements, classes and attributes. */
export function sanitisePlan(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...planElements],
    allowedAttributes: Object.fromEntries(
      Object.entries(planAttributes).map(([name, attributes]) => [name, [...attributes]]),
    ),
    allowedClasses: { '*': [...planClasses] },
    allowedSchemes: [],
    disallowedTagsMode: 'discard',
  });
}

const elements: ReadonlySet<string> = new Set(planElements);
const classes: ReadonlySet<string> = new Set(planClasses);
const attributesOf: Readonly<Record<string, readonly string[]>> = planAttributes;

/** Elements that may stand in these alone: elsewhere a parser closes what is open, or moves them. */
const parentsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['summary', ['details']],
  ['li', ['ul', 'ol']],
  ['dt', ['dl']],
  ['dd', ['dl']],
  ['caption', ['table']],
  ['thead', ['table']],
  ['tbody', ['table']],
  ['tr', ['thead', 'tbody']],
  ['th', ['tr']],
  ['td', ['tr']],
]);
const wordsOnly: ReadonlySet<string> = new Set(['p', 'h3', 'h4', 'h5', 'strong', 'em', 'span']);
const words: ReadonlySet<string> = new Set(['strong', 'em', 'span']);

interface Tag {
  readonly name: string;
  readonly opens: boolean;
  /** Elements in which alone it may stand; null: any. */
  readonly parents: readonly string[] | null;
  /** Whether it is part of a line of words, and whether nothing else may stand in it. */
  readonly isWord: boolean;
  readonly wordsOnly: boolean;
}

/** A name may be of any words; a bracket ends the tag, and entities are looked at in the whole of the page. */
const names: ReadonlySet<string> = new Set(nameAttributes);
const plainValue = /^[\w -]*$/;

function readTag(text: string): Tag | null {
  const match = /^<(\/?)([a-z][a-z\d]*)((?: [a-z-]+="[^"<>]*")*)>$/.exec(text);
  if (!match) return null;
  const [, slash, name = '', attributes = ''] = match;
  if (!elements.has(name) || (slash !== '' && attributes !== '')) return null;
  const seen = new Set<string>();
  for (const [, attribute = '', value = ''] of attributes.matchAll(/ ([a-z-]+)="([^"]*)"/g)) {
    if (!names.has(attribute) && !plainValue.test(value)) return null;
    const known =
      attribute === 'class'
        ? value.split(' ').every((one) => classes.has(one))
        : attributesOf[name]?.includes(attribute);
    if (!known || seen.has(attribute)) return null;
    seen.add(attribute);
  }
  return {
    name,
    opens: slash === '',
    parents: parentsOf.get(name) ?? null,
    isWord: words.has(name),
    wordsOnly: wordsOnly.has(name),
  };
}

/** A plan repeats a few dozen tags some thousand times, beside those that name something. */
const readTags = new Map<string, Tag>();
const mostTags = 1000;

function knownTag(text: string): Tag | null {
  const known = readTags.get(text);
  if (known) return known;
  const tag = readTag(text);
  // names are of one plan
  const lasts = !text.includes(' data-');
  if (tag && lasts && readTags.size < mostTags) readTags.set(text, tag);
  return tag;
}

function mayStandIn(tag: Tag, parent: Tag | undefined): boolean {
  if (parent?.wordsOnly && !tag.isWord) return false;
  return tag.parents === null || (parent !== undefined && tag.parents.includes(parent.name));
}

const control = /[^\P{Cc}\t\n]/u;
const entities = ['&amp;', '&lt;', '&gt;', '&quot;', '&#39;'];

function hasStrangeEntity(html: string): boolean {
  for (let at = html.indexOf('&'); at >= 0; at = html.indexOf('&', at + 1)) {
    if (!entities.some((entity) => html.startsWith(entity, at))) return true;
  }
  return false;
}

/** What is wrong with HTML that should be made of the closed set, every element closed in its turn; null: nothing. */
function fault(html: string): string | null {
  if (control.test(html)) return 'a character';
  if (hasStrangeEntity(html)) return 'an entity';
  const open: Tag[] = [];
  for (let from = 0; ; ) {
    const start = html.indexOf('<', from);
    const end = html.indexOf('>', from);
    if (start < 0 && end < 0) break;
    if (start < 0 || end < start) return 'a bracket';
    const tag = knownTag(html.slice(start, end + 1));
    if (!tag) return `the tag ${html.slice(start, Math.min(end + 1, start + 40))}`;
    if (tag.opens) {
      const parent = open.at(-1);
      if (!mayStandIn(tag, parent)) return `${tag.name} in ${parent?.name ?? 'nothing'}`;
      open.push(tag);
    } else if (open.pop()?.name !== tag.name) return `the end of ${tag.name}`;
    from = end + 1;
  }
  return open.length > 0 ? `no end of ${open.at(-1)?.name}` : null;
}

/**
 * Answers HTML that was made here unchanged. Stricter than the sanitiser and a tenth of its work: what passes is what
 * the sanitiser would leave as it is.
 * @throws when it holds anything but text and the closed set: then it must not be stored
 */
export function closedSetOnly(html: string): string {
  const found = fault(html);
  if (found !== null) throw new Error(`HTML of a plan holds what it may not: ${found}`);
  return html;
}
