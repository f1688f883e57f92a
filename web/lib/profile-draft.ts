import * as v from 'valibot';
import { profileSchema } from '#contract/profile-form.ts';
import type { Profile } from '#planning/profile/profile.ts';

/** A profile while it is typed: numbers are still text, and nothing need be right yet. */
const draftSchema = v.object({
  full_name: v.string(),
  age: v.string(),
  gender: v.string(),
  height: v.string(),
  weight: v.string(),
  primary_fitness_goal: v.string(),
  fitness_level: v.string(),
  activity_level: v.string(),
  diet_type: v.string(),
  allergies: v.array(v.string()),
  disliked_foods: v.string(),
  meals_per_day: v.string(),
  cooking_skill: v.string(),
  cooking_time: v.string(),
  workout_location: v.string(),
  equipment: v.array(v.string()),
  workout_days: v.string(),
  workout_duration: v.string(),
});
export type ProfileDraft = v.InferOutput<typeof draftSchema>;
export type DraftField = keyof ProfileDraft;
export type DraftErrors = Partial<Record<DraftField, string>>;

/** A draft that was kept as text; null when it is none. */
export function parseDraft(kept: unknown): ProfileDraft | null {
  const parsed = v.safeParse(draftSchema, kept);
  return parsed.success ? parsed.output : null;
}

export function draftOf(profile: Profile): ProfileDraft {
  return {
    ...profile,
    age: String(profile.age),
    height: String(profile.height),
    weight: String(profile.weight),
    allergies: [...profile.allergies],
    meals_per_day: String(profile.meals_per_day),
    equipment: [...profile.equipment],
    workout_days: String(profile.workout_days),
  };
}

/** An empty box is no number; `Number('')` would call it zero. */
function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}

/** The profile that a draft stands for, or what is wrong with each field. */
export function checkDraft(draft: ProfileDraft): { profile: Profile | null; errors: DraftErrors } {
  const parsed = v.safeParse(profileSchema, {
    ...draft,
    age: numberOf(draft.age),
    height: numberOf(draft.height),
    weight: numberOf(draft.weight),
    meals_per_day: numberOf(draft.meals_per_day),
    workout_days: numberOf(draft.workout_days),
  });
  if (parsed.success) return { profile: parsed.output, errors: {} };
  const flat = v.flatten<typeof profileSchema>(parsed.issues).nested ?? {};
  const errors: DraftErrors = {};
  for (const field of draftFields) {
    const message = flat[field]?.[0];
    if (message !== undefined) errors[field] = message;
  }
  return { profile: null, errors };
}

export const draftFields = v.keyof(draftSchema).options;
