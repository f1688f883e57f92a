import type { TrainingWeek } from '../../training/model/training-plan.ts';
import {
  fractionalSets,
  idsOf,
  largeMuscles,
  moderateMinutes,
  setCount,
  trainedIn,
  workVolume,
} from './training-arithmetic.ts';
import type { AuditCase, ReportTrainingBreach } from './training-audit-case.ts';

function wordsOf(week: TrainingWeek): readonly string[] {
  const { changes, reasons, notes, needs, motivation, clearance } = week;
  const focus = week.sessions.map((session) => session.focus);
  return [...changes, ...reasons, ...notes, ...needs, ...focus, motivation, clearance ?? ''];
}

/** Stored sums equal sums that are added up here. */
export function checkTotals(
  week: TrainingWeek,
  { table }: AuditCase,
  report: ReportTrainingBreach,
): void {
  const { totals } = week;
  const trained = week.sessions.flatMap((session) => trainedIn(session, table));
  const near = (a: number, b: number) => Math.abs(a - b) <= 0.06;
  if (totals.sets !== setCount(week)) report('totals', `${totals.sets} sets`);
  for (const [muscle, sets] of Object.entries(totals.muscleSets)) {
    if (!near(sets, fractionalSets(trained, muscle))) report('totals', `${sets} for ${muscle}`);
  }
  if (Object.keys(totals.muscleSets).join() !== Object.keys(largeMuscles).join()) {
    report('totals', 'a large muscle is missing');
  }
  if (!near(totals.volume, workVolume(week, table))) report('totals', `volume ${totals.volume}`);
  const minutes = week.sessions.reduce((sum, session) => sum + session.minutes, 0);
  if (totals.minutes !== minutes) report('totals', `${totals.minutes} minutes`);
  const moderate = moderateMinutes(week);
  if (totals.aerobicMinutes !== Math.floor(moderate)) report('totals', 'aerobic minutes');
  if (totals.aerobicMinutes + totals.walkingMinutes < 150) {
    report('aerobic', `${moderate} + ${totals.walkingMinutes} minutes`);
  }
}

/** What a screen reads of an exercise is what the table says of it. */
export function checkMovements(
  week: TrainingWeek,
  { table }: AuditCase,
  report: ReportTrainingBreach,
): void {
  const used = new Set([
    ...week.sessions.flatMap(idsOf),
    ...week.balanceDays.flatMap(({ items }) => items.map(({ exercise }) => exercise)),
  ]);
  if ([...used].toSorted().join() !== Object.keys(week.movements).toSorted().join()) {
    report('structure', 'the movements are not those of the sessions');
  }
  for (const [id, movement] of Object.entries(week.movements)) {
    const exercise = table.get(id);
    const same =
      movement.name === exercise?.name &&
      movement.pattern === exercise.pattern &&
      movement.eachSide === exercise.unilateral &&
      (movement.unit === 'seconds') === (exercise.mode === 'time');
    if (!same) report('structure', `another movement than ${id}`);
  }
}

/** Numbers in the sentences are those of the week. */
export function checkWords(
  week: TrainingWeek,
  weeks: readonly TrainingWeek[],
  report: ReportTrainingBreach,
): void {
  const texts = wordsOf(week);
  if (texts.some((text) => /NaN|undefined|null|Infinity|\{\{/.test(text))) {
    report('words', 'a hole');
  }
  if (texts.some((text) => /\d\s?kg/i.test(text))) report('load', 'kilograms in the text');
  const before = weeks.find((one) => one.week === week.week - 1);
  const known = [setCount(week), ...(before ? [setCount(before)] : [])];
  for (const text of week.changes) {
    for (const [, number] of text.matchAll(/(\d+) sets/g)) {
      if (!known.includes(Number(number))) report('words', text);
    }
  }
  const { walkingMinutes } = week.totals;
  const said = week.reasons.some((text) =>
    text.includes(`${walkingMinutes} minutes of brisk walking`),
  );
  if (walkingMinutes > 0 && !said) {
    report('words', 'the walking is not said');
  }
  const least = Math.min(...Object.values(week.totals.muscleSets));
  const most = Math.max(...Object.values(week.totals.muscleSets));
  if (!week.reasons.some((text) => text.includes(`gets ${least} to ${most} sets`))) {
    report('words', 'the sets per muscle are not said');
  }
  if (texts.slice(0, -1).some((text) => text.trim() === '')) report('words', 'an empty sentence');
}
