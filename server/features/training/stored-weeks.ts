import * as v from 'valibot';
import { startsOnSchema } from '#contract/plans/plan-start.ts';
import { serverSentences } from '#contract/sentences.ts';
import { weekdays, weekNumbers } from '#planning/calendar.ts';
import { movementPatterns } from '#planning/catalogue/exercise.ts';
import { exercises } from '#planning/catalogue/exercises.ts';
import { fitnessGoals, levels } from '#planning/profile/options.ts';
import { majorMuscles, type TrainingWeek } from '#planning/training/model/training-plan.ts';
import { type FourWeekPlan, fourWeeks } from '../../platform/plans/four-week-plans.ts';

const known: ReadonlySet<string> = new Set(exercises.map(({ id }) => id));

const exercise = v.pipe(
  v.string(),
  v.check((id) => known.has(id), 'no exercise of the catalogue'),
);
const whole = (high: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(high));
const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000));
const range = v.object({ low: whole(1000), high: whole(1000) });
const words = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const sentences = v.pipe(v.array(words(2000)), v.maxLength(30));
const items = v.pipe(
  v.array(
    v.object({
      exercise,
      seconds: whole(3600),
      purpose: v.picklist([
        'raise the pulse',
        'loosen',
        'lighter set',
        'calm down',
        'stretch',
        'balance',
      ]),
      sets: v.exactOptional(whole(5)),
    }),
  ),
  v.maxLength(20),
);

const planned = v.object({
  exercise,
  role: v.picklist(['power', 'main', 'assist', 'core']),
  sets: whole(20),
  amount: whole(1000),
  range,
  reserve: whole(10),
  tempo: v.nullable(v.object({ lower: whole(20), hold: whole(20), lift: whole(20) })),
  load: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(500))),
});

const session = v.object({
  weekday: v.picklist(weekdays),
  name: words(60),
  kind: v.picklist(['strength', 'cardio']),
  place: v.picklist(['Home', 'Gym']),
  minutes: whole(180),
  warmUp: items,
  balance: items,
  blocks: v.pipe(
    v.array(
      v.object({
        kind: v.picklist(['straight', 'superset', 'circuit']),
        exercises: v.pipe(v.array(planned), v.minLength(1), v.maxLength(3)),
        rest: whole(600),
      }),
    ),
    v.maxLength(12),
  ),
  conditioning: v.nullable(
    v.object({
      kind: v.picklist(['steady', 'circuit', 'intervals']),
      insteadOf: v.exactOptional(v.literal('intervals')),
      exercises: v.pipe(v.array(exercise), v.minLength(1), v.maxLength(10)),
      rounds: whole(60),
      work: whole(3600),
      easy: whole(3600),
      minutes: v.pipe(v.number(), v.minValue(0), v.maxValue(120)),
      intensity: v.picklist(['moderate', 'vigorous']),
      effort: range,
      heartRate: range,
    }),
  ),
  mobility: items,
  coolDown: items,
  focus: words(300),
});

const muscleSets = v.object(v.entriesFromList(majorMuscles, amount));

/** A week as it lies in `details`. A member can write that column, so nothing in it is believed unread. */
const trainingWeek = v.object({
  version: v.literal(1),
  plan: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  seed: words(200),
  start: v.exactOptional(startsOnSchema),
  week: v.picklist(weekNumbers),
  phase: v.picklist(['base', 'build', 'peak', 'deload', 'consolidate']),
  goal: v.picklist(fitnessGoals),
  level: v.picklist(levels),
  split: words(100),
  duration: range,
  sessions: v.pipe(v.array(session), v.minLength(1), v.maxLength(7)),
  balanceDays: v.pipe(v.array(v.object({ weekday: v.picklist(weekdays), items })), v.maxLength(7)),
  totals: v.object({
    sets: amount,
    muscleSets,
    volume: amount,
    minutes: amount,
    aerobicMinutes: amount,
    walkingMinutes: amount,
  }),
  movements: v.record(
    v.string(),
    v.object({
      name: words(100),
      pattern: v.picklist(movementPatterns),
      unit: v.picklist(['repetitions', 'seconds']),
      eachSide: v.boolean(),
    }),
  ),
  needs: sentences,
  changes: sentences,
  reasons: sentences,
  notes: sentences,
  clearance: v.nullable(words(1000)),
  motivation: words(500),
});

/** The four weeks of a stored plan, or null where one is missing or was not made by us. */
export const parseTrainingWeeks = fourWeeks<TrainingWeek>(trainingWeek);

export const trainingPlan: FourWeekPlan<TrainingWeek> = {
  kind: 'exercise-plans',
  parse: parseTrainingWeeks,
  missing: serverSentences.generateTrainingFirst,
};
