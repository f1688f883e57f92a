import type { DishOpinion } from './dish-opinions.ts';
import type { AskedHealth } from './health-answers.ts';
import type { KitchenAnswers } from './kitchen-answers.ts';
import { type ProfileQuestions, profileQuestions } from './profile-questions.ts';
import { type Answers, initialAnswers } from './question.ts';

/** What a member told us: the answers to the questions of the profile. */
export interface Profile extends Answers<ProfileQuestions> {
  /**
   * What they said of the food that they buy and like, where they said anything. It is kept apart, and goes with the
   * profile wherever plans are made, changed or judged, so that nothing which serves food can overlook it.
   */
  readonly kitchenAnswers?: KitchenAnswers;
  /** What they said of dishes that they were served, kept apart in the same way. */
  readonly dishOpinions?: readonly DishOpinion[];
  /** What they answered about their body, kept apart in the same way: nothing that serves food or training may overlook it. */
  readonly healthAnswers?: AskedHealth;
}
export type ProfileField = keyof ProfileQuestions;

/** The values with which onboarding starts (specification of the product, section 3). */
export const profileDefaults: Profile = initialAnswers(profileQuestions);
