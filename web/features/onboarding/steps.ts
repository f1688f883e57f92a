import type { DraftErrors } from '#web/lib/profile/profile-draft.ts';
import { onboardingSteps as steps } from '#web/ui/form/profile-layout.ts';

/** The first step whose answers are not right yet; the number of steps when all are. */
export function firstFaultyStep(errors: DraftErrors): number {
  const faulty = steps.findIndex((step) => step.fields.some((field) => errors[field]));
  return faulty === -1 ? steps.length : faulty;
}

/** Step that an address asks for (`?step=3` is the third), as far as the answers before it are right. */
export function stepOf(asked: string | null, errors: DraftErrors): number {
  const wanted = /^[1-4]$/.test(asked ?? '') ? Number(asked) - 1 : 0;
  return Math.min(wanted, firstFaultyStep(errors), steps.length - 1);
}
