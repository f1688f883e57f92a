import { type HealthQuestions, healthQuestions } from './health-questions.ts';
import { type Answers, initialAnswers } from './question.ts';

/** What a member answered to the questions about their body, in the words of the options. */
export interface AskedHealth extends Answers<HealthQuestions> {}

/** What stands on the page before a member has said anything. */
export const healthDefaults: AskedHealth = initialAnswers(healthQuestions);
