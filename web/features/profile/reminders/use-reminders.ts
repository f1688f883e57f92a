import { useEffect, useState } from 'react';
import type { ReminderChange, Reminders } from '#contract/plans/reminders.ts';
import { messageOf } from '#web/lib/wire/wire-error.ts';
import { changeReminders, readReminders } from './reminders-wire.ts';

const notRead = 'We could not load your reminders. Please check your connection.';
const notChanged = 'Your reminders were not changed. Please try again.';

export interface RemindersInUse {
  /** Null until the server has answered. */
  readonly reminders: Reminders | null;
  readonly failure: string | null;
  /** Name of the change that is under way. */
  readonly busy: ReminderChange['action'] | null;
  /** @returns what is chosen then; null where it failed, which is told */
  change(change: ReminderChange): Promise<Reminders | null>;
}

/** The member's reminders, read once when they are first looked at. */
export function useReminders(): RemindersInUse {
  const [reminders, setReminders] = useState<Reminders | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState<ReminderChange['action'] | null>(null);
  useEffect(() => {
    readReminders().then(setReminders, (error: unknown) => setFailure(messageOf(error, notRead)));
  }, []);
  const change = async (asked: ReminderChange): Promise<Reminders | null> => {
    setBusy(asked.action);
    setFailure(null);
    try {
      const changed = await changeReminders(asked);
      setReminders(changed);
      return changed;
    } catch (error) {
      setFailure(messageOf(error, notChanged));
      return null;
    } finally {
      setBusy(null);
    }
  };
  return { reminders, failure, busy, change };
}
