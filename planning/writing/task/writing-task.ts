import type { CatalogueFood } from '../../catalogue/catalogue.ts';

/** What a text may speak about: the facts of its part of the plan, as the model is given them. */
export interface ScopeFacts {
  /** Lines of facts, in the words of the plan. */
  readonly text: string;
  /** Foods of this part; the text may name these and no others. */
  readonly foods: readonly CatalogueFood[];
  /** Steps that a method tells anew; '' for every other text. */
  readonly steps: string;
}

/** One text that the model writes. */
export interface TextSlot {
  /** Where in the plan it goes: 'lead', 'Monday', 'Monday/Lunch/method'. */
  readonly id: string;
  /** A paragraph, or a list of steps. */
  readonly kind: 'paragraph' | 'steps';
  readonly className: 'plan-lead' | 'tip' | 'method' | 'plan-note';
  /** What to write there, for the model. */
  readonly wish: string;
  readonly emoji: string;
  /** Most characters of the whole text. */
  readonly longest: number;
  readonly scope: ScopeFacts;
}

/** A day, a meal or a part of a session, with its heading as the answer must repeat it. */
export interface Section {
  readonly className: 'day' | 'meal' | 'part';
  readonly heading: string;
  readonly emoji: string;
  readonly children: readonly (TextSlot | Section)[];
}

/** What one call of the model writes: texts for some days of one week. */
export interface WritingTask {
  readonly kind: 'meals' | 'training';
  readonly week: number;
  /** Inputs of the member's profile, by name: values out of lists, bands and foods of the catalogue. */
  readonly inputs: readonly (readonly [name: string, value: string])[];
  /** What the member typed, as it was typed: never sent, and an answer that holds it all the same is not used. */
  readonly typed: string;
  /** Facts of the whole week, before those of its parts. */
  readonly facts: string;
  readonly parts: readonly (TextSlot | Section)[];
}

export function isSection(part: TextSlot | Section): part is Section {
  return 'children' in part;
}

/** Every place in the order of the page. */
export function placesOf(parts: readonly (TextSlot | Section)[]): readonly TextSlot[] {
  return parts.flatMap((part) => (isSection(part) ? placesOf(part.children) : [part]));
}

/** Only those places that are wanted, in the sections that hold them. */
export function only(task: WritingTask, wanted: ReadonlySet<string>): WritingTask {
  const keep = (parts: readonly (TextSlot | Section)[]): readonly (TextSlot | Section)[] =>
    parts.flatMap((part): readonly (TextSlot | Section)[] => {
      if (!isSection(part)) return wanted.has(part.id) ? [part] : [];
      const children = keep(part.children);
      return children.length > 0 ? [{ ...part, children }] : [];
    });
  return { ...task, parts: keep(task.parts) };
}

/** Texts by place: one paragraph, or the steps of a method. */
export type WrittenTexts = ReadonlyMap<string, readonly string[]>;

/** Why an answer, or one text of it, is not used. */
export interface GuardFinding {
  readonly place: string;
  readonly kind:
    | 'structure'
    | 'missing'
    | 'characters'
    | 'length'
    | 'food'
    | 'exercise'
    | 'number'
    | 'word'
    | 'name'
    | 'language'
    | 'claim'
    | 'advice'
    | 'undercooked'
    | 'leak'
    | 'echo';
  /** For the repair and for tests; may repeat words of the answer, so it is never logged. */
  readonly detail: string;
}
