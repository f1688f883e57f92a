import * as v from 'valibot';
import { kitchenFormSchema, kitchenSchema } from '#contract/profile/kitchen-form.ts';
import type { KitchenAnswers } from '#planning/profile/kitchen-answers.ts';
import { type KitchenQuestions, kitchenQuestions } from '#planning/profile/kitchen-questions.ts';
import {
  type AnswersDraft,
  checkAnswers,
  type DraftAnswer,
  draftAnswer,
  keptAnswers,
} from '#web/lib/form/answers-draft.ts';

export type KitchenField = keyof KitchenQuestions;
export type KitchenDraft = AnswersDraft<KitchenField>;
export type KitchenErrors = Partial<Record<KitchenField, string>>;

const kitchenFields = v.keyof(kitchenSchema).options;

// a loop over the fields has no type of its own for each
function draftFrom(answerOf: (name: KitchenField) => DraftAnswer): KitchenDraft;
function draftFrom(answerOf: (name: KitchenField) => DraftAnswer): Record<string, DraftAnswer> {
  return Object.fromEntries(kitchenFields.map((name) => [name, answerOf(name)]));
}

export function kitchenDraftOf(answers: KitchenAnswers): KitchenDraft {
  return draftFrom((name) => draftAnswer(answers[name]));
}

/** A draft that was kept as text; null when it is none. */
export function parseKitchenDraft(kept: unknown, saved: KitchenDraft): KitchenDraft | null {
  const answerOf = keptAnswers(kept);
  return answerOf && draftFrom((name) => answerOf(name, saved[name]));
}

const schemas = { asked: kitchenFormSchema.entries, stored: kitchenSchema.entries };

/** The answers that a draft stands for, or what is wrong with each. */
export function checkKitchenDraft(
  draft: KitchenDraft,
  stored: KitchenAnswers,
): { readonly answers: KitchenAnswers | null; readonly errors: KitchenErrors } {
  // an amount counts only beside the choice of one, and what was half typed must not hold anything up
  const own = draft.food_budget === 'My own amount';
  const typed = own ? draft : { ...draft, food_budget_rand: String(stored.food_budget_rand) };
  const { answers, errors } = checkAnswers(kitchenQuestions, typed, schemas, { ...stored });
  if (Object.keys(errors).length > 0) return { answers: null, errors };
  return { answers: v.parse(kitchenSchema, answers), errors };
}
