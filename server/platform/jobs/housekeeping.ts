import * as v from 'valibot';
import { undoDays } from '#contract/plans/plans-before.ts';
import type { ServiceDatabase } from '../database/database.ts';
import { type ClockWatch, watchClock } from '../steady-clock.ts';
import type { Log } from '../watch/log.ts';

const goneSchema = v.tuple([
  v.object({ sessions: v.string(), codes: v.string(), audit_rows: v.string() }),
]);

const endedSchema = v.tuple([v.object({ accounts: v.string() })]);
/** Unused accounts that one night ends, so that their deletion holds nothing up. */
const mostEnded = 5_000;

/** For so long plans are made ahead for members who have not come back: a week more than a plan lasts. */
export const keptAheadDays = 35;
/** Notes of deleted accounts; long before that they are in the list beside the backups. */
const keptDeletionsDays = 400;

/**
 * Deletes what is kept no longer: generations that ended 30 days ago, weeks that a change replaced and that 'Undo' brings back no
 * more, plans made ahead for members who have neither pressed
 * nor saved a profile for `keptAheadDays`, sessions that ended or were not used for 180 days,
 * codes of two days ago, audit rows of a year ago, requests of people without an account that were answered a year ago,
 * notes of accounts that were deleted `keptDeletionsDays` ago, accounts that were never used. Nothing where the clock has just jumped.
 */
export async function keepHouse(
  jobs: ServiceDatabase,
  log: Log,
  clock: ClockWatch = watchClock(),
): Promise<void> {
  if (clock.hasJumped()) {
    log.error('the clock was put forward or back: nothing is deleted by its age for a day');
    return;
  }
  const { count: generations } = await jobs.run({
    text: `delete from public.generations where finished_at < now() - interval '30 days'`,
  });
  const { count: before } = await jobs.run({
    text: 'delete from public.plans_before where replaced_at < now() - make_interval(days => $1)',
    values: [undoDays],
  });
  const { count: ahead } = await jobs.run({
    text: 'delete from ahead.plans where wanted_at < now() - make_interval(days => $1)',
    values: [keptAheadDays],
  });
  await jobs.run({
    text: `delete from ahead.weeks where not exists (
      select from ahead.plans where plans.user_id = weeks.user_id)`,
  });
  await jobs.run({ text: 'select auth.forget_answered_strangers()' });
  await jobs.run({
    text: 'delete from auth.deletions where deleted_at < now() - make_interval(days => $1)',
    values: [keptDeletionsDays],
  });
  const { rows } = await jobs.run({ text: 'select * from auth.forget_expired()' });
  const [gone] = v.parse(goneSchema, rows);
  const { rows: ended } = await jobs.run({
    text: 'select auth.end_unused_accounts($1) as accounts',
    values: [mostEnded],
  });
  const [{ accounts }] = v.parse(endedSchema, ended);
  const counts = Object.entries(gone).map(([name, count]) => [name, Number(count)] as const);
  const all = {
    generations,
    before,
    ahead,
    accounts: Number(accounts),
    ...Object.fromEntries(counts),
  };
  log.info(all, 'deleted what is kept no longer');
}
