import * as v from 'valibot';
import { agendaKinds } from '#planning/agenda/kinds.ts';
import { timeZoneName } from './plan-start.ts';

/** What a calendar address shows, of what a member's plans hold. */
const parts = v.pipe(
  v.array(v.picklist(agendaKinds)),
  v.minLength(1),
  v.maxLength(agendaKinds.length),
  v.check((chosen) => new Set(chosen).size === chosen.length),
);

/** What a member can be reminded of, the most urgent first: more than two a day are too many. */
export const reminderKinds = ['prepare', 'shopping', 'sessions'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** What a device is sent: which reminder, and a name by which it takes the place of one that says the same. */
export const pushedSchema = v.object({ kind: v.picklist(reminderKinds), tag: v.string() });
export type Pushed = v.InferOutput<typeof pushedSchema>;

/** One change of a member's reminders. */
export const reminderChangeSchema = v.variant('action', [
  /** Makes a calendar address, or a new one in the place of the one that there was. */
  v.object({ action: v.literal('make-calendar'), parts, time_zone: v.optional(timeZoneName) }),
  /** From then on the address shows nothing. */
  v.object({ action: v.literal('end-calendar') }),
  /** What the member is reminded of; nothing where it is empty. */
  v.object({
    action: v.literal('choose'),
    kinds: v.pipe(v.array(v.picklist(reminderKinds)), v.maxLength(reminderKinds.length)),
    time_zone: v.optional(timeZoneName),
  }),
  /** A browser by what it says of itself: the address of its push service and its keys, as base64url. */
  v.object({
    action: v.literal('add-device'),
    endpoint: v.pipe(v.string(), v.maxLength(1_024), v.url()),
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}=?$/)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}={0,2}$/)),
  }),
  v.object({ action: v.literal('end-devices') }),
]);
export type ReminderChange = v.InferOutput<typeof reminderChangeSchema>;

/** What a member has chosen. */
export const remindersSchema = v.object({
  /** Null: there is no calendar address. */
  calendar: v.nullable(
    v.object({
      parts: v.array(v.picklist(agendaKinds)),
      madeAt: v.string(),
      /** The address without its site: told once, when it is made, as only its hash is kept. */
      path: v.exactOptional(v.string()),
    }),
  ),
  /** Null: this server reminds nobody. */
  push: v.nullable(
    v.object({
      /** By which a browser knows this server, as base64url. */
      publicKey: v.string(),
      kinds: v.array(v.picklist(reminderKinds)),
      /** How many of the member's devices are told. */
      devices: v.number(),
    }),
  ),
});
export type Reminders = v.InferOutput<typeof remindersSchema>;
