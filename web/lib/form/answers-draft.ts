import * as v from 'valibot';
import type { Question, Questions } from '#planning/profile/question.ts';

/** An answer while it is typed: a number is still text, and nothing need be right yet. */
export type DraftAnswer = string | readonly string[];

/** Answers to a table of questions while they are typed. */
export type AnswersDraft<Name extends string> = Readonly<Record<Name, DraftAnswer>>;

/** What an answer is, or was when it was stored, in a form. */
export function draftAnswer(answer: unknown): DraftAnswer {
  return v.is(listSchema, answer) ? answer : String(answer);
}

const keptSchema = v.record(v.string(), v.unknown());
const listSchema = v.array(v.string());

/**
 * A draft that was kept as text; null when it is none.
 * @param saved answers for questions that the draft lacks, because they were not asked yet when it was kept
 */
export function keptAnswers(
  kept: unknown,
): ((name: string, saved: DraftAnswer) => DraftAnswer) | null {
  const parsed = v.safeParse(keptSchema, kept);
  if (!parsed.success) return null;
  return (name, saved) => {
    const answer = parsed.output[name];
    if (typeof saved === 'string') return typeof answer === 'string' ? answer : saved;
    return v.is(listSchema, answer) ? answer : saved;
  };
}

function typedAnswer({ kind }: Question, answer: DraftAnswer): DraftAnswer | number {
  if (typeof answer !== 'string' || (kind !== 'number' && kind !== 'count')) return answer;
  // an empty box is no number; `Number('')` would call it zero
  return answer.trim() === '' ? Number.NaN : Number(answer);
}

type Schemas = Readonly<Record<string, v.GenericSchema>>;

/**
 * The answers that a draft stands for, and what is wrong with each.
 * @param asked what may be answered now
 * @param stored what a row may hold, for an answer that stays as it is
 */
export function checkAnswers(
  questions: Questions,
  draft: Readonly<Record<string, DraftAnswer>>,
  { asked, stored }: { readonly asked: Schemas; readonly stored: Schemas },
  before: Readonly<Record<string, unknown>> | null,
): {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, string>>;
} {
  const errors: Record<string, string> = {};
  const answers: Record<string, unknown> = {};
  for (const [name, question] of Object.entries(questions)) {
    const answer = typedAnswer(question, draft[name] ?? '');
    const schema = (answer === before?.[name] ? stored : asked)[name];
    const parsed = schema && v.safeParse(schema, answer);
    if (parsed && !parsed.success) errors[name] = parsed.issues[0].message;
    answers[name] = answer;
  }
  return { answers, errors };
}
