import * as v from 'valibot';
import { healthFormSchema } from '#contract/profile/health-form.ts';
import type { AskedHealth } from '#planning/profile/health-answers.ts';
import type { HealthQuestions } from '#planning/profile/health-questions.ts';
import type { AnswersDraft, DraftAnswer } from '#web/lib/form/answers-draft.ts';

export type HealthField = keyof HealthQuestions;
/** Answers under the member's hands. They say what ails somebody, so no draft of them is kept on the device. */
export type HealthDraft = AnswersDraft<HealthField>;
export type HealthErrors = Partial<Record<HealthField, string>>;

export const healthDraftOf = (answers: AskedHealth): HealthDraft => ({ ...answers });

/** A draft with one answer changed. */
export function withAnswer(draft: HealthDraft, name: HealthField, answer: DraftAnswer) {
  return { ...draft, [name]: answer };
}

/** The answers that a draft stands for, or what is wrong with each. */
export function checkHealthDraft(draft: HealthDraft): {
  readonly answers: AskedHealth | null;
  readonly errors: HealthErrors;
} {
  const parsed = v.safeParse(healthFormSchema, draft);
  if (parsed.success) return { answers: parsed.output, errors: {} };
  const { nested = {} } = v.flatten<typeof healthFormSchema>(parsed.issues);
  const [foods] = nested.foods ?? [];
  return { answers: null, errors: foods === undefined ? {} : { foods } };
}

/** Whether nothing is ticked and nothing typed. */
export function saysNothing(draft: HealthDraft): boolean {
  return Object.values(draft).every((answer) => answer.length === 0);
}
