import { profileQuestions } from '#planning/profile/profile-questions.ts';
import { answersSchema } from './answers-schema.ts';

export { profileDefaults } from '#planning/profile/profile.ts';

/** A profile as a row of `profiles` holds it; also one that was saved while its bounds were wider. */
export const profileSchema = answersSchema(profileQuestions, 'stored');

/** A profile as a form may send it. */
export const profileFormSchema = answersSchema(profileQuestions, 'asked');
