import * as v from 'valibot';
import { startsOnSchema } from '#contract/plans/plan-start.ts';
import { type Dated, weekNumbers } from '#planning/calendar.ts';
import { type MemberResource, memberResource } from '../requests/resource.ts';
import { readUnlessKnown, tagged, tagOf } from '../requests/tagged-read.ts';
import type { PlanBegin } from './plan-calendar.ts';
import { type PlanTable, weeksAddress } from './weeks-address.ts';

const rowSchema = v.object({
  week: v.picklist(weekNumbers),
  content: v.string(),
  updated_at: v.string(),
  /** When the four weeks were made as a whole; null for weeks that a client wrote itself. */
  generated_at: v.optional(v.nullable(v.string()), null),
  /** Day 1 of the four weeks; null for weeks from before it could be chosen. */
  starts_on: v.optional(v.nullable(startsOnSchema), null),
});
/** One week's plan as it is shown; its structured form stays on the server. */
export type WeekPlan = v.InferOutput<typeof rowSchema>;

const rowsSchema = v.array(rowSchema);

/** Rows of a weekly plan, in the order of the weeks. */
export function parseWeekPlans(rows: unknown): WeekPlan[] {
  return v.parse(rowsSchema, rows).sort((one, other) => one.week - other.week);
}

/** Which rows these are, by the time of their last change; null where there are none. */
export function rowsKey(weeks: readonly Pick<WeekPlan, 'updated_at'>[]): string | null {
  return weeks.length > 0 ? weeks.map(({ updated_at }) => updated_at).join(' ') : null;
}

/** When four weeks were made: a week that was changed later does not start them anew. */
function madeAt(weeks: readonly Pick<WeekPlan, 'generated_at' | 'updated_at'>[]): Date {
  return new Date(
    Math.min(...weeks.map((week) => Date.parse(week.generated_at ?? week.updated_at))),
  );
}

/** What of the rows of a plan says where it stands on a day. */
export function planBegin(
  weeks: readonly Pick<WeekPlan, 'generated_at' | 'updated_at' | 'starts_on'>[],
): PlanBegin {
  return { made: madeAt(weeks), startsOn: weeks[0]?.starts_on ?? null };
}

/** The days of a plan, as far as its rows know them. */
export function datedBy(weeks: readonly Pick<WeekPlan, 'starts_on'>[]): Dated {
  const start = weeks[0]?.starts_on ?? null;
  return start === null ? {} : { start };
}

/** @param known what is there already: the same again where nothing has changed, which a short answer tells */
async function readWeekPlans(
  table: PlanTable,
  userId: string,
  known: WeekPlan[] | undefined,
): Promise<WeekPlan[]> {
  const answer = await readUnlessKnown(weeksAddress(table, userId), known);
  if (known !== undefined && answer === null) return known;
  return tagged(parseWeekPlans(answer?.rows), answer?.tag ?? null);
}

/** Weeks as they are kept; before there were tags, a list alone. */
const keptSchema = v.union([
  rowsSchema,
  v.object({ weeks: rowsSchema, tag: v.nullable(v.string()) }),
]);

/** The member's weekly plans; empty before the first generation. The last ones stay on this device. */
export function weeklyPlansResource(table: PlanTable, name: string): MemberResource<WeekPlan[]> {
  return memberResource((userId, known) => readWeekPlans(table, userId, known), {
    name,
    pack: (weeks) => ({ weeks, tag: tagOf(weeks) }),
    parse(kept) {
      const read = v.parse(keptSchema, kept);
      const { weeks, tag } = Array.isArray(read) ? { weeks: read, tag: null } : read;
      return weeks.length > 0 ? tagged(parseWeekPlans(weeks), tag) : undefined;
    },
  });
}
