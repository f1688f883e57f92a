/**
 * From when on the operator has to look after something: the one table of these numbers, for `operator -- status`, for
 * `/readyz` on the metrics' port, and to read beside docs/alarms.md, which says what to do.
 *
 * None of them makes a process unready. A balancer takes an unready process out, and that only helps where another one does
 * better: all processes share one queue, one folder of backups and one mail server, so each would be taken out at once, and a
 * late backup would close the site. Ready is who reaches the database, finds there the schema of its own code, and has room
 * on the disk. How many wait in the queue is told and has no bound: 200 presses at once are done within seconds
 * (docs/performance.md), twenty with a slow language model in minutes, so what somebody waits is what counts.
 */
export const alarmBounds = {
  /** One is made each night; six hours more for one that failed, which is tried again each hour. */
  backupHours: 30,
  /** Written every two seconds by each server; an hour for a server that is being moved. */
  deletionListMinutes: 60,
  /** One drill a week; some nights more for one that failed, or on which no server ran. */
  drillDays: 10,
  /** The database is read each night, by day after three without; a day more for one that was broken off. */
  readingDays: 4,
  /** What the specification promises members: a request to cancel is done in two days. */
  cancellationHours: 48,
  /** Mails are tried again every two minutes at the latest, so seven tries failed; most codes have run out by an hour. */
  mailMinutes: 15,
  /** A code by text message runs out after ten minutes. */
  textMinutes: 5,
  /** A reminder is tried again after 10 s, 20 s and so on: twenty minutes have gone by. It is of use for some hours. */
  reminderTries: 7,
  /** Hours for which a reminder is told that nobody sent in time. */
  missedHours: 24,
  /** Nothing stays in line for more than two hours; without a language model a press takes seconds (docs/performance.md). */
  planMinutes: 15,
  /** A provider's word that is not there after an hour has been asked for many times. */
  paymentMinutes: 60,
  /** A mail about the end of a year is tried for five days; after two somebody should look. */
  yearMailDays: 2,
  /** Calendar days from the last day on which it is told in time to the end of the year: forty business days, and some more. */
  yearAfterDays: 60,
  /** Of the thirty days in which money goes back; and so long after a request somebody may still be owed some. */
  refundDays: 7,
  owedDays: 180,
  /** Days for which a webhook message that was given up is told: before, it is no news. */
  givenUpDays: 7,
  /** Share of the month's money for the language model: the rest is some days. */
  modelShare: 0.8,
} as const;

/** Which rows of `reminders.messages` an operator has to look after, as SQL, for `status` and the metrics. */
export const stuckReminder = `sent_at is null
  and (attempts >= ${alarmBounds.reminderTries} or expires_at <= now())
  and expires_at > now() - make_interval(hours => ${alarmBounds.missedHours})`;

/** Which rows of `payments.told` are years that end and whose members no mail server has taken the word of it for. */
export const untoldYear = `about like 'year %' and taken_at is null
  and told_at < now() - make_interval(days => ${alarmBounds.yearMailDays})
  and due_on > current_date - ${alarmBounds.yearAfterDays}
  and not exists (select from auth.mail_receipts r where r.id = told.mail and r.taken_at is not null)`;

/** Which rows of `auth.dormancy` are of members who cannot be told that their account ends, and of whom the operator has not said so yet. */
export const refusedNotice = 'refusals > 0 and bounced_at is null';
