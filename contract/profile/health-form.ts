import { healthQuestions } from '#planning/profile/health-questions.ts';
import { answersSchema } from './answers-schema.ts';

/** What a member said of their body as a row of `health_answers` holds it. */
export const healthSchema = answersSchema(healthQuestions, 'stored');

/** What a form may send of it. */
export const healthFormSchema = answersSchema(healthQuestions, 'asked');
