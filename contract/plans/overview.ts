import * as v from 'valibot';
import { guardianStates } from '../agreement/guardian-states.ts';
import { startsOnSchema } from './plan-start.ts';

const week = v.picklist([1, 2, 3, 4]);
const count = v.pipe(v.number(), v.minValue(0));
const weekday = v.picklist([
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]);

const mealWeek = v.object({
  week,
  /** What a day should hold: kcal, and grams of protein at least. */
  energy: count,
  protein: count,
  /** In the order of the plan, whose first day may have any name. */
  days: v.pipe(
    v.array(
      v.object({
        kcal: count,
        protein: count,
        meals: v.array(
          v.object({
            slot: v.string(),
            name: v.string(),
            emoji: v.string(),
            /** Cooked earlier and only warmed up. */
            leftover: v.exactOptional(v.literal(true)),
          }),
        ),
      }),
    ),
    v.length(7),
  ),
});

const trainingWeek = v.object({
  week,
  sessions: v.array(
    v.object({
      weekday,
      name: v.string(),
      minutes: count,
      /** Answers from before this was told are kept on devices too. */
      sets: v.optional(
        v.object({
          done: count,
          of: count,
          /** Milliseconds since 1970 of the last word on one of them; left out where there was none. */
          saidAt: v.exactOptional(count),
        }),
        { done: 0, of: 0 },
      ),
    }),
  ),
  /** Sets a week for each large muscle group. */
  muscleSets: v.array(v.object({ muscle: v.string(), sets: count })),
});

const plan = {
  /** ISO time at which the four weeks were made. */
  madeAt: v.string(),
  /** Their day 1; null for plans from before it could be chosen. Answers of that time are kept on devices too. */
  startsOn: v.optional(v.nullable(startsOnSchema), null),
};

/**
 * What the dashboard shows, in one answer: the figures of all four weeks, so that it can be read on any day of them
 * without asking again. `weeks` is null where a plan is there whose structure we did not make.
 */
export const overviewSchema = v.object({
  /** Null before onboarding. */
  fullName: v.nullable(v.string()),
  /**
   * That a member with a profile does not agree to plans being made of it: they were never asked; nothing is made until they
   * answer; they took it back. Left out where they agree.
   */
  unagreed: v.exactOptional(v.picklist(['asked', 'needed', 'withdrawn'])),
  /** How it stands with the guardian of a member under 18 who has a profile. Left out of everybody else. */
  guardian: v.exactOptional(v.picklist(guardianStates)),
  meals: v.nullable(v.object({ ...plan, weeks: v.nullable(v.array(mealWeek)) })),
  training: v.nullable(v.object({ ...plan, weeks: v.nullable(v.array(trainingWeek)) })),
  shopping: v.nullable(
    v.object({
      madeAt: v.string(),
      totals: v.nullable(
        v.object({
          items: count,
          budgetCents: count,
          premiumCents: count,
          /** What of it was spent, whatever choice it was bought in; answers from before this was told are kept on devices too. */
          boughtCents: v.exactOptional(count),
        }),
      ),
    }),
  ),
});
export type Overview = v.InferOutput<typeof overviewSchema>;
export type MealWeekFigures = v.InferOutput<typeof mealWeek>;
export type TrainingWeekFigures = v.InferOutput<typeof trainingWeek>;
