import {
  type GuardFinding,
  isSection,
  placesOf,
  type Section,
  type TextSlot,
  type WritingTask,
  type WrittenTexts,
} from '../task/writing-task.ts';
import { tokensOf } from '../words/vocabulary.ts';

/** A piece of an answer: a tag, or text between tags. */
type Piece =
  | { readonly kind: 'open' | 'close'; readonly name: string; readonly className: string }
  | { readonly kind: 'text'; readonly text: string };

const knownTags: ReadonlySet<string> = new Set(
  'article section h3 h4 p ol li strong em b i span'.split(' '),
);
/** Elements that only dress words: they go, their words stay. */
const dressing: ReadonlySet<string> = new Set(['strong', 'em', 'b', 'i', 'span']);

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  quot: '"',
  apos: "'",
  '#39': "'",
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  deg: '°',
  frac12: '½',
  middot: '·',
};

/** Decodes the few entities of prose; any other stays as it is, and its sign is refused later. */
function decoded(text: string): string {
  return text.replace(/&(#?\w{1,8});/g, (whole, name: string) => entities[name] ?? whole);
}

/** Answers are read by a grammar of their own: what it does not know makes the whole answer unreadable. */
function piecesOf(html: string): readonly Piece[] | string {
  const pieces: Piece[] = [];
  const pattern =
    /<(\/?)([a-z][a-z0-9]*)(?:\s+class=(?:"([a-z -]*)"|'([a-z -]*)'))?\s*>|[^<>]+|[<>]/gi;
  for (const [whole, slash, tag, double, single] of html.matchAll(pattern)) {
    if (tag === undefined) {
      if (whole === '<' || whole === '>') return `a tag that is not of the structure`;
      const text = decoded(whole).replace(/\s+/g, ' ');
      if (text.trim() !== '') pieces.push({ kind: 'text', text });
      continue;
    }
    const name = tag.toLowerCase();
    if (!knownTags.has(name)) return `the element ${name}`;
    if (dressing.has(name)) {
      // 'bold' inside a word would hide it from the check of words
      pieces.push({ kind: 'text', text: '' });
      continue;
    }
    pieces.push({
      kind: slash === '/' ? 'close' : 'open',
      name,
      className: double ?? single ?? '',
    });
  }
  return joined(pieces);
}

/** Neighbouring texts as one. */
function joined(pieces: readonly Piece[]): readonly Piece[] {
  const out: Piece[] = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    if (piece.kind === 'text' && last?.kind === 'text') {
      out[out.length - 1] = { kind: 'text', text: last.text + piece.text };
    } else {
      out.push(piece);
    }
  }
  return out.filter((piece) => piece.kind !== 'text' || piece.text.trim() !== '');
}

/** The HTML of an answer without the fence that models put around code. */
function unfenced(answer: string): string {
  const fence = /^\s*```(?:html)?\s*\n([\s\S]*?)\n?\s*```\s*$/i.exec(answer);
  return (fence?.[1] ?? answer).trim();
}

export type AnswerReading =
  | { readonly ok: true; readonly texts: WrittenTexts; readonly findings: readonly GuardFinding[] }
  | { readonly ok: false; readonly findings: readonly GuardFinding[] };

class Unreadable extends Error {}

/** Reads the pieces along the structure that was asked for. */
class Reader {
  readonly texts = new Map<string, readonly string[]>();
  readonly #pieces: readonly Piece[];
  #at = 0;

  constructor(pieces: readonly Piece[]) {
    this.#pieces = pieces;
  }

  open(name: string, where: string): void {
    const piece = this.#pieces[this.#at];
    if (piece?.kind !== 'open' || piece.name !== name)
      throw new Unreadable(`<${name}> of ${where}`);
    this.#at += 1;
  }

  close(name: string, where: string): void {
    const piece = this.#pieces[this.#at];
    if (piece?.kind !== 'close' || piece.name !== name) {
      throw new Unreadable(`</${name}> of ${where}`);
    }
    this.#at += 1;
  }

  text(where: string): string {
    const piece = this.#pieces[this.#at];
    if (piece?.kind !== 'text') throw new Unreadable(`text of ${where}`);
    this.#at += 1;
    return piece.text.replaceAll('**', '').trim();
  }

  isOpen(name: string): boolean {
    const piece = this.#pieces[this.#at];
    return piece?.kind === 'open' && piece.name === name;
  }

  end(): void {
    if (this.#at < this.#pieces.length) throw new Unreadable('nothing after the structure');
  }
}

function readPlace(reader: Reader, place: TextSlot): void {
  if (place.kind === 'paragraph') {
    reader.open('p', place.id);
    reader.texts.set(place.id, [withoutEmoji(reader.text(place.id), place.emoji)]);
    reader.close('p', place.id);
    return;
  }
  reader.open('ol', place.id);
  const steps: string[] = [];
  while (reader.isOpen('li')) {
    reader.open('li', place.id);
    steps.push(reader.text(place.id));
    reader.close('li', place.id);
  }
  reader.close('ol', place.id);
  reader.texts.set(place.id, steps);
}

/** The picture that opens a text is put there by the page. */
function withoutEmoji(text: string, emoji: string): string {
  return text.startsWith(emoji)
    ? text
        .slice(emoji.length)
        .replace(/^\uFE0F/, '')
        .trim()
    : text;
}

function readSection(reader: Reader, section: Section): void {
  const heading = section.className === 'day' ? 'h3' : 'h4';
  reader.open('section', section.heading);
  reader.open(heading, section.heading);
  const said = tokensOf(reader.text(section.heading)).join(' ');
  if (said !== tokensOf(section.heading).join(' ')) throw new Unreadable(section.heading);
  reader.close(heading, section.heading);
  for (const child of section.children) readPart(reader, child);
  reader.close('section', section.heading);
}

function readPart(reader: Reader, part: TextSlot | Section): void {
  if (isSection(part)) readSection(reader, part);
  else readPlace(reader, part);
}

/** The headings of the task that the answer does not hold, for a finding that says what is missing. */
function missingHeadings(task: WritingTask, html: string): readonly string[] {
  const said = ` ${tokensOf(html.replace(/<[^>]*>/g, ' ')).join(' ')} `;
  const headings = (parts: WritingTask['parts']): readonly string[] =>
    parts.flatMap((part) =>
      isSection(part) && part.className === 'day' ? [part.heading, ...headings(part.children)] : [],
    );
  return headings(task.parts).filter(
    (heading) => !said.includes(` ${tokensOf(heading).join(' ')} `),
  );
}

/**
 * Reads an answer along the structure that the task asked for: every day, meal and text in its order, nothing beside
 * them. Only texts come out; no HTML of an answer is ever kept.
 */
export function readAnswer(answer: string, task: WritingTask): AnswerReading {
  const html = unfenced(answer);
  const fail = (kind: 'structure' | 'missing', details: readonly string[]): AnswerReading => ({
    ok: false,
    findings: details.map((detail) => ({ place: '', kind, detail })),
  });
  const missing = missingHeadings(task, html);
  if (missing.length > 0) return fail('missing', missing);
  const pieces = piecesOf(html);
  if (typeof pieces === 'string') return fail('structure', [pieces]);
  const reader = new Reader(pieces);
  try {
    reader.open('article', 'the answer');
    for (const part of task.parts) readPart(reader, part);
    reader.close('article', 'the answer');
    reader.end();
  } catch (error) {
    if (error instanceof Unreadable) return fail('structure', [error.message]);
    throw error;
  }
  const findings = placesOf(task.parts).flatMap((place): readonly GuardFinding[] => {
    const steps = reader.texts.get(place.id)?.length ?? 0;
    if (place.kind === 'paragraph' || (steps >= 2 && steps <= 9)) return [];
    return [{ place: place.id, kind: 'length', detail: 'two to nine steps' }];
  });
  return { ok: true, texts: reader.texts, findings };
}
