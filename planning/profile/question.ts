/**
 * A question of a form as plain data: what may be answered, and the words beside it. The type of an answer, the form, the
 * checks of client and server, the defaults and what a test expects of PostgreSQL's columns all follow from it.
 */
export type Question =
  | TextQuestion
  | NumberQuestion
  | ChoiceQuestion
  | CountQuestion
  | ChoicesQuestion;

/** Questions by the name of the column that keeps their answer. */
export type Questions = Readonly<Record<string, Question>>;

interface Asked {
  /** How the screens and the sentences call it. */
  readonly label: string;
  /** What helps to answer it, shown beside the label. */
  readonly hint?: string;
}

export interface TextQuestion extends Asked {
  readonly kind: 'text';
  readonly required: boolean;
  /** Characters at most. */
  readonly max: number;
  /** Rows of a box for longer text; without it one line is asked for. */
  readonly rows?: number;
  readonly placeholder?: string;
  /** The browser's own suggestions, by HTML's name for them. */
  readonly autoComplete?: 'name';
  readonly initial: string;
}

/** A whole number; always required. */
export interface NumberQuestion extends Asked, Bounds {
  readonly kind: 'number';
  /** What follows the number: 'years', 'cm'. */
  readonly unit: string;
  /** What a row may hold: wider than `min` and `max` where answers were once accepted that are refused today. */
  readonly stored: Bounds;
  readonly initial: number;
}

/** Both ends belong to it. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** One of some words; always required. */
export interface ChoiceQuestion extends Asked {
  readonly kind: 'choice';
  readonly options: readonly string[];
  readonly initial: string;
}

/** One of some counts, of which the last means 'that many or more': 5 is shown as 5+. Always required. */
export interface CountQuestion extends Asked {
  readonly kind: 'count';
  readonly options: readonly number[];
  readonly initial: number;
}

/** Any number of some words, also none of them. */
export interface ChoicesQuestion extends Asked {
  readonly kind: 'choices';
  readonly options: readonly string[];
  /** Words that one row may list. */
  readonly most: number;
  readonly initial: readonly [];
}

/** The option that excludes all others of its question. */
export const noneOption = 'None';
/** As that one, of a question whose options are told before it: an answer of its own, and not what nobody answered. */
export const noneOfThese = 'None of these';
/** Whether an option excludes all others. */
export const saysNone = (option: string): boolean =>
  option === noneOption || option === noneOfThese;

export type Answer<Q extends Question> = Q extends TextQuestion
  ? string
  : Q extends NumberQuestion
    ? number
    : Q extends ChoicesQuestion
      ? readonly Q['options'][number][]
      : Q extends ChoiceQuestion | CountQuestion
        ? Q['options'][number]
        : never;

/** The answers to a table of questions, by the same names. */
export type Answers<Table extends Questions> = {
  readonly [Name in keyof Table]: Answer<Table[Name]>;
};

/** What a member is told whose answer is missing. */
export function missing({ label }: Question): string {
  return `${label} is required.`;
}

/** What a member is told whose text is longer than we keep. */
export function tooLong({ label, max }: Pick<TextQuestion, 'label' | 'max'>): string {
  return `${label} must be at most ${max} characters.`;
}

/** What a member is told whose number is out of bounds, or none. */
export function outOfBounds({ label, min, max, unit }: NumberQuestion): string {
  return `${label} must be a whole number from ${min} to ${max} ${unit}.`;
}

/** The answers that stand in a form before anything was answered. */
export function initialAnswers<const Table extends Questions>(
  questions: Table,
): { readonly [Name in keyof Table]: Table[Name]['initial'] };
export function initialAnswers(questions: Questions): Record<string, Question['initial']> {
  return Object.fromEntries(
    Object.entries(questions).map(([name, { initial }]) => [name, initial]),
  );
}
