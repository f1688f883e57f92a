import * as v from 'valibot';
import { profileSchema } from '#contract/profile/profile-form.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { forgetFit, refreshFit } from '#web/fit/profile-fit.ts';
import { dataClient, rowExists, rowsOf } from '../requests/data-client.ts';
import { memberResource } from '../requests/resource.ts';
import { WireError } from '../wire/wire-error.ts';

/** The member's profile, or null before onboarding. */
async function readProfile(userId: string): Promise<Profile | null> {
  const data = await dataClient();
  const row = rowsOf(await data.from('profiles').select('*').eq('user_id', userId).maybeSingle());
  return row === null ? null : v.parse(profileSchema, row);
}

export const profileResource = memberResource(readProfile);

/** Changes the member's profile; every field is written, so that what is on screen is what is stored. */
export async function updateProfile(userId: string, profile: Profile): Promise<void> {
  const data = await dataClient();
  const row = { ...profile, updated_at: new Date().toISOString() };
  // an answer that is lost on the way may stand for a profile that was saved
  forgetFit(userId);
  rowsOf(await data.from('profiles').update(row).eq('user_id', userId));
  profileResource.put(userId, profile);
  refreshFit(userId);
}

/** Stores the first profile of a member; if an earlier press got through unseen, its row is updated instead. */
export async function insertProfile(userId: string, profile: Profile): Promise<void> {
  const data = await dataClient();
  const row = { ...profile, user_id: userId, updated_at: new Date().toISOString() };
  try {
    rowsOf(await data.from('profiles').insert(row));
    profileResource.put(userId, profile);
  } catch (error) {
    if (!(error instanceof WireError && error.code === rowExists)) throw error;
    await updateProfile(userId, profile);
  }
}
