import * as v from 'valibot';
import { aisles } from '#planning/catalogue/food.ts';
import { timeZoneName } from '../plans/plan-start.ts';

/** What is said of a link that shows nothing, whatever the reason: to whoever guesses, too. */
export const notShared =
  'This list is no longer shared. Ask whoever sent it to you for a new link.';
export const notSharedCode = 'not_shared';

const tier = v.picklist(['budget', 'premium']);
const text = v.string();

/** One change of the link by which another phone sees and ticks a member's list. */
export const sharingChangeSchema = v.variant('action', [
  /** Makes a link, or a new one in the place of the one that there was. */
  v.object({ action: v.literal('share'), tier, time_zone: v.optional(timeZoneName) }),
  /** From then on the link shows nothing. */
  v.object({ action: v.literal('stop') }),
]);

export type SharingChange = v.InferOutput<typeof sharingChangeSchema>;

/** The link that a member's list is shared by. */
export const sharingSchema = v.object({
  /** Null: the list is shared with nobody. */
  link: v.nullable(
    v.object({
      /** When its four weeks are over. */
      endsAt: text,
      /** Tells one link from the next. */
      madeAt: text,
      /** The address without its site: told once, when it is made, as only its hash is kept. */
      path: v.exactOptional(text),
    }),
  ),
});
export type Sharing = v.InferOutput<typeof sharingSchema>;

/** Characters of the secret of a link; it stands behind the # of its address, which no server is sent. */
const secret = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
/** Ticks that go in one request. */
export const mostTicksAtOnce = 100;

/** What another phone asks by the secret of its link, and what it has ticked. */
export const sharedQuestionSchema = v.object({
  secret,
  /** `state` of what it has: where that is what there is, it is not sent again. */
  known: v.optional(v.pipe(v.string(), v.maxLength(64))),
  /** Which list was ticked: on another one these ticks mean nothing. */
  list: v.optional(v.pipe(v.string(), v.maxLength(40))),
  ticks: v.optional(
    v.pipe(
      v.array(
        v.object({
          item: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
          ticked: v.boolean(),
          at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
        }),
      ),
      v.maxLength(mostTicksAtOnce),
    ),
  ),
});
export type SharedQuestion = v.InferInput<typeof sharedQuestionSchema>;

const row = v.object({
  /** What is written down when it is ticked. */
  item: text,
  /** Key of its food, under which all of its trips are ticked. */
  food: text,
  trips: v.array(text),
  aisle: v.picklist(aisles),
  name: text,
  packs: text,
  stores: text,
  due: v.nullable(text),
  cents: v.number(),
  /** Whoever shares the list has to be asked before it is bought. */
  ask: v.boolean(),
});

export type SharedRow = v.InferOutput<typeof row>;

/** The list as somebody sees it who is not its member: what to buy, and nothing of whom it is for, or why. */
export const shownListSchema = v.object({
  tier,
  endsAt: text,
  /** Day 1 of its four weeks; null where it is not known. */
  start: v.nullable(text),
  /** The list as a whole may not be what its member wants by now. */
  ask: v.boolean(),
  weeks: v.array(v.object({ week: v.number(), title: text, rows: v.array(row) })),
  /** Lines that the member has added. */
  own: v.array(v.object({ item: text, name: text, amount: text, cents: v.nullable(v.number()) })),
});
export type ShownList = v.InferOutput<typeof shownListSchema>;

/** What another phone is answered. */
export const sharedAnswerSchema = v.object({
  /** Which list it is: `updated_at` of its row. */
  list: text,
  state: text,
  /** Null where it is what the phone has already. */
  shown: v.nullable(shownListSchema),
  ticks: v.array(
    v.object({ item: text, ticked: v.boolean(), atHome: v.boolean(), at: v.number() }),
  ),
});
export type SharedAnswer = v.InferOutput<typeof sharedAnswerSchema>;
