import { kitchenQuestions } from '#planning/profile/kitchen-questions.ts';
import { answersSchema } from './answers-schema.ts';

/** What a member said of their kitchen as a row of `kitchen` holds it. */
export const kitchenSchema = answersSchema(kitchenQuestions, 'stored');

/** What a form may send of them. */
export const kitchenFormSchema = answersSchema(kitchenQuestions, 'asked');
