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

/** One change of a member's reminders. */
export const reminderChangeSchema = v.variant('action', [
  /** Makes a calendar address, or a new one in the place of the one that there was. */
  v.object({ action: v.literal('make-calendar'), parts, time_zone: v.optional(timeZoneName) }),
  /** From then on the address shows nothing. */
  v.object({ action: v.literal('end-calendar') }),
]);
export type ReminderChange = v.InferOutput<typeof reminderChangeSchema>;

/** What a member has chosen. */
export const remindersSchema = v.object({
  /** Null: there is no calendar address. */
  calendar: v.nullable(
    v.object({
      parts: v.array(v.picklist(agendaKinds)),
      madeAt: v.string(),
      /** The address itself: told once, when it is made, as only its hash is kept. */
      address: v.exactOptional(v.string()),
    }),
  ),
});
export type Reminders = v.InferOutput<typeof remindersSchema>;
