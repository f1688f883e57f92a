import * as v from 'valibot';
import { wire } from '#contract/paths.ts';
import { type ReminderChange, type Reminders, remindersSchema } from '#contract/plans/reminders.ts';
import { askFunction, callFunction } from '#web/lib/requests/call-function.ts';

/** What the member has chosen to be reminded of. @throws WireError */
export async function readReminders(): Promise<Reminders> {
  return v.parse(remindersSchema, await askFunction(wire.reminders));
}

/** Changes one thing of it. @returns what is chosen then @throws WireError */
export async function changeReminders(change: ReminderChange): Promise<Reminders> {
  return v.parse(remindersSchema, await callFunction(wire.reminders, change));
}
