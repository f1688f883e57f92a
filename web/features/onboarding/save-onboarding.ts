import { memberSentences } from '#contract/member-sentences.ts';
import { sentences } from '#contract/sentences.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { accessToken } from '#web/lib/auth/auth-client.ts';
import { insertProfile, updateProfile } from '#web/lib/profile/profile-resource.ts';
import { messageOf, WireError } from '#web/lib/wire/wire-error.ts';

/**
 * Stores the profile of the wizard.
 * @param agree keeps what was ticked, before anything else is sent
 * @throws WireError, with our own words when nobody is signed in any more
 */
export async function saveOnboarding(
  userId: string,
  profile: Profile,
  exists: boolean,
  agree: () => Promise<void>,
): Promise<void> {
  if ((await accessToken()) === null) {
    throw new WireError(sentences.notAuthenticated, 401, 'not_authenticated');
  }
  await agree();
  await (exists ? updateProfile(userId, profile) : insertProfile(userId, profile));
}

export function explainSaving(error: unknown): string {
  return messageOf(error, memberSentences.onboardingFailed);
}
