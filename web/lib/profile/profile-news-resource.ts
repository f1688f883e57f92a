import * as v from 'valibot';
import { beyondBounds, numberNames } from '#planning/profile/bounds.ts';
import { profileQuestions } from '#planning/profile/profile-questions.ts';
import { dataClient, rowsOf } from '../requests/data-client.ts';
import { memberResource } from '../requests/resource.ts';

/** What the pages of plans need to know of the profile. */
export interface ProfileNews {
  /** Sentences about what is in it that no plan can be made for. */
  readonly beyond: readonly string[];
}

const columns = numberNames(profileQuestions).join(',');
const rowSchema = v.nullable(v.looseObject({}));

/** Null before onboarding. */
export const profileNewsResource = memberResource(async (userId): Promise<ProfileNews | null> => {
  const data = await dataClient();
  const answer = await data.from('profiles').select(columns).eq('user_id', userId).maybeSingle();
  const row = v.parse(rowSchema, rowsOf(answer));
  return row && { beyond: beyondBounds(profileQuestions, row) };
});
