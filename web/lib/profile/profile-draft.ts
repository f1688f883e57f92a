import * as v from 'valibot';
import { profileFormSchema, profileSchema } from '#contract/profile/profile-form.ts';
import type { Profile, ProfileField } from '#planning/profile/profile.ts';
import { profileQuestions } from '#planning/profile/profile-questions.ts';
import { checkAnswers, type DraftAnswer, draftAnswer, keptAnswers } from '../form/answers-draft.ts';

/** A profile while it is typed. */
export type ProfileDraft = {
  readonly [Name in ProfileField]: Profile[Name] extends readonly string[]
    ? readonly string[]
    : string;
};
export type DraftErrors = Partial<Record<ProfileField, string>>;

export const draftFields = v.keyof(profileSchema).options;

// a loop over the fields has no type of its own for each: that a list stays a list is up to `answerOf`
function draftFrom(answerOf: (name: ProfileField) => DraftAnswer): ProfileDraft;
function draftFrom(answerOf: (name: ProfileField) => DraftAnswer): Record<string, DraftAnswer> {
  return Object.fromEntries(draftFields.map((name) => [name, answerOf(name)]));
}

export function draftOf(profile: Profile): ProfileDraft {
  return draftFrom((name) => draftAnswer(profile[name]));
}

/**
 * A draft that was kept as text; null when it is none.
 * @param saved answers for questions that the draft lacks, because they were not asked yet when it was kept
 */
export function parseDraft(kept: unknown, saved: ProfileDraft): ProfileDraft | null {
  const answerOf = keptAnswers(kept);
  return answerOf && draftFrom((name) => answerOf(name, saved[name]));
}

const schemas = { asked: profileFormSchema.entries, stored: profileSchema.entries };

/**
 * The profile that a draft stands for, or what is wrong with each field.
 * @param stored the profile as it is kept, null before the first. Of it an answer may stay that is not accepted any more: a
 *   member whose age was let in under wider bounds can go on changing everything else.
 */
export function checkDraft(
  draft: ProfileDraft,
  stored: Profile | null,
): { profile: Profile | null; errors: DraftErrors } {
  const { answers, errors } = checkAnswers(
    profileQuestions,
    draft,
    schemas,
    stored && { ...stored },
  );
  if (Object.keys(errors).length > 0) return { profile: null, errors };
  return { profile: v.parse(profileSchema, answers), errors };
}
