import { type ProfileQuestions, profileQuestions } from './profile-questions.ts';
import { type Answers, initialAnswers } from './question.ts';

/** What a member told us: the answers to the questions of the profile. */
export interface Profile extends Answers<ProfileQuestions> {}
export type ProfileField = keyof Profile;

/** The values with which onboarding starts (specification of the product, section 3). */
export const profileDefaults: Profile = initialAnswers(profileQuestions);
