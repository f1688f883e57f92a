import * as v from 'valibot';
import { startsOnSchema } from '#contract/plans/plan-start.ts';
import { weekdays, weekNumbers } from '#planning/calendar.ts';
import { movementPatterns } from '#planning/catalogue/exercise.ts';
import { dataClient, rowsOf } from '#web/lib/requests/data-client.ts';
import { memberResource } from '#web/lib/requests/resource.ts';

const range = v.object({ low: v.number(), high: v.number() });
const items = v.array(
  v.object({
    exercise: v.string(),
    seconds: v.number(),
    purpose: v.picklist([
      'raise the pulse',
      'loosen',
      'lighter set',
      'calm down',
      'stretch',
      'balance',
    ]),
    sets: v.exactOptional(v.number()),
  }),
);
const planned = v.object({
  exercise: v.string(),
  role: v.picklist(['power', 'main', 'assist', 'core']),
  sets: v.number(),
  amount: v.number(),
  range,
  reserve: v.number(),
  tempo: v.nullable(v.object({ lower: v.number(), hold: v.number(), lift: v.number() })),
  load: v.nullable(v.number()),
});
const session = v.object({
  weekday: v.picklist(weekdays),
  name: v.string(),
  place: v.picklist(['Home', 'Gym']),
  minutes: v.number(),
  warmUp: items,
  balance: items,
  blocks: v.array(
    v.object({
      kind: v.picklist(['straight', 'superset', 'circuit']),
      exercises: v.array(planned),
      rest: v.number(),
    }),
  ),
  conditioning: v.nullable(
    v.object({
      kind: v.picklist(['steady', 'circuit', 'intervals']),
      exercises: v.array(v.string()),
      rounds: v.number(),
      work: v.number(),
      easy: v.number(),
      minutes: v.number(),
      effort: range,
    }),
  ),
  mobility: items,
  coolDown: items,
});
/** A week of training as the gym view reads it. */
export const weekDetailsSchema = v.object({
  plan: v.string(),
  start: v.exactOptional(startsOnSchema),
  week: v.picklist(weekNumbers),
  phase: v.picklist(['base', 'build', 'peak', 'deload', 'consolidate']),
  sessions: v.array(session),
  movements: v.record(
    v.string(),
    v.object({
      name: v.string(),
      pattern: v.picklist(movementPatterns),
      unit: v.picklist(['repetitions', 'seconds']),
      eachSide: v.boolean(),
    }),
  ),
});

export type WeekDetails = v.InferOutput<typeof weekDetailsSchema>;
export type SessionDetails = v.InferOutput<typeof session>;

const rowsSchema = v.array(v.object({ details: v.unknown() }));

/** Weeks that we made; what a member wrote by other means cannot be followed set by set. */
function parseWeeks(rows: unknown): readonly WeekDetails[] {
  return v.parse(rowsSchema, rows).flatMap(({ details }) => {
    const parsed = v.safeParse(weekDetailsSchema, details);
    return parsed.success ? [parsed.output] : [];
  });
}

/** The structure of the member's weeks of training, which stays on the device: a gym may have no signal. */
export const planDetailsResource = memberResource<readonly WeekDetails[]>(
  async (userId) => {
    const data = await dataClient();
    const answer = await data
      .from('exercise_plans')
      .select('details')
      .eq('user_id', userId)
      .order('week', { ascending: true });
    return parseWeeks(rowsOf(answer));
  },
  { name: 'training-details', parse: (kept) => v.parse(v.array(weekDetailsSchema), kept) },
);
