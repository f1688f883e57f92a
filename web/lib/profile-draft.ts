import * as v from 'valibot';
import { profileFormSchema, profileSchema } from '#contract/profile-form.ts';
import type { Profile, ProfileField } from '#planning/profile/profile.ts';
import { profileQuestions } from '#planning/profile/profile-questions.ts';

/** A profile while it is typed: numbers are still text, and nothing need be right yet. */
export type ProfileDraft = {
  readonly [Name in ProfileField]: Profile[Name] extends readonly string[]
    ? readonly string[]
    : string;
};
export type DraftErrors = Partial<Record<ProfileField, string>>;

type DraftAnswer = string | readonly string[];

export const draftFields = v.keyof(profileSchema).options;

// a loop over the fields has no type of its own for each: that a list stays a list is up to `answerOf`
function draftFrom(answerOf: (name: ProfileField) => DraftAnswer): ProfileDraft;
function draftFrom(answerOf: (name: ProfileField) => DraftAnswer): Record<string, DraftAnswer> {
  return Object.fromEntries(draftFields.map((name) => [name, answerOf(name)]));
}

export function draftOf(profile: Profile): ProfileDraft {
  return draftFrom((name) => {
    const answer = profile[name];
    return typeof answer === 'object' ? answer : String(answer);
  });
}

const keptSchema = v.record(v.string(), v.unknown());
const listSchema = v.array(v.string());

/**
 * A draft that was kept as text; null when it is none.
 * @param saved answers for questions that the draft lacks, because they were not asked yet when it was kept
 */
export function parseDraft(kept: unknown, saved: ProfileDraft): ProfileDraft | null {
  const parsed = v.safeParse(keptSchema, kept);
  if (!parsed.success) return null;
  return draftFrom((name) => {
    const answer = parsed.output[name];
    if (typeof saved[name] === 'string') return typeof answer === 'string' ? answer : saved[name];
    return v.is(listSchema, answer) ? answer : saved[name];
  });
}

function typedAnswer(name: ProfileField, answer: DraftAnswer): DraftAnswer | number {
  const { kind } = profileQuestions[name];
  if (typeof answer !== 'string' || (kind !== 'number' && kind !== 'count')) return answer;
  // an empty box is no number; `Number('')` would call it zero
  return answer.trim() === '' ? Number.NaN : Number(answer);
}

/**
 * The profile that a draft stands for, or what is wrong with each field.
 * @param stored the profile as it is kept, null before the first. Of it an answer may stay that is not accepted any more: a
 *   member whose age was let in under wider bounds can go on changing everything else.
 */
export function checkDraft(
  draft: ProfileDraft,
  stored: Profile | null,
): { profile: Profile | null; errors: DraftErrors } {
  const errors: DraftErrors = {};
  const answers: Record<string, unknown> = {};
  for (const name of draftFields) {
    const answer = typedAnswer(name, draft[name]);
    const { entries } = answer === stored?.[name] ? profileSchema : profileFormSchema;
    const parsed = v.safeParse(entries[name], answer);
    if (!parsed.success) errors[name] = parsed.issues[0].message;
    answers[name] = answer;
  }
  if (Object.keys(errors).length > 0) return { profile: null, errors };
  return { profile: v.parse(profileSchema, answers), errors };
}
