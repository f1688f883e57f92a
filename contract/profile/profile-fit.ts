import * as v from 'valibot';
import { weekdays } from '#planning/calendar.ts';

/**
 * How something that is stored stands to the profile as it is now. `changed`: it holds nothing that is not allowed, but
 * it was made for an earlier profile. `concerned`: it holds what the member must not be given. `unchecked`: nobody can say.
 */
const standing = v.picklist(['fits', 'changed', 'concerned', 'unchecked']);
export type Standing = v.InferOutput<typeof standing>;

const week = v.picklist([1, 2, 3, 4]);
const says = v.string();

const judged = {
  /** `updated_at` of the rows that were judged, in their order: of others this says nothing. */
  rows: v.string(),
  standing,
  /** What the member is told of it; empty where it fits. */
  says,
  /** None would be made for the profile as it is, so nobody is asked to make one. */
  never: v.optional(v.boolean(), false),
};

/**
 * What of a member's plans and list the profile as it is now does not allow. Judged by the server, which has the
 * tables; every page and every text that holds a plan or a list says it in these words. Null where there is none.
 */
export const profileFitSchema = v.object({
  meals: v.nullable(
    v.object({
      ...judged,
      /** Meals from 0 in the order of their day, days from 0 (Monday); a whole day where the meal is null. */
      marks: v.array(v.object({ week, day: v.number(), meal: v.nullable(v.number()), says })),
    }),
  ),
  training: v.nullable(
    v.object({
      ...judged,
      marks: v.array(v.object({ week, weekday: v.picklist(weekdays), says })),
    }),
  ),
  list: v.nullable(
    v.object({
      ...judged,
      /** The same for whoever is sent the list. */
      shared: says,
      /** Items by the key of their food. */
      marks: v.array(v.object({ food: v.string(), says })),
      /** New plans are wanted first; else a new list is enough. */
      plansFirst: v.boolean(),
    }),
  ),
  /** For a page about all of it: a sentence about food, one about training. Empty where nothing is concerned. */
  says: v.array(says),
});
export type ProfileFit = v.InferOutput<typeof profileFitSchema>;
