import type { TrainingSession, TrainingWeek } from '../../training/model/training-plan.ts';
import { bodyMass, conditioningTime, trainedIn } from './training-arithmetic.ts';
import type { AuditCase, ReportTrainingBreach } from './training-audit-case.ts';

const ranks = ['Beginner', 'Intermediate', 'Advanced'];

/** Whether this body may work harder than moderately without asking a clinic first. */
export function cleared({ profile, answers }: AuditCase): boolean {
  const fresh = profile.fitness_level === 'Beginner' || profile.activity_level === 'Not Active';
  return !(
    answers.needsClearance ||
    answers.avoid.includes('pregnancy') ||
    bodyMass(profile) >= 40 ||
    (profile.age >= 65 && fresh)
  );
}

/** Heart rates, effort and minutes of the work for the heart. */
export function checkHeart(
  session: TrainingSession,
  week: TrainingWeek,
  audit: AuditCase,
  report: ReportTrainingBreach,
) {
  const { conditioning, weekday } = session;
  if (!conditioning) return;
  const most = 208 - 0.7 * audit.profile.age;
  const [low, high] = conditioning.intensity === 'moderate' ? [0.64, 0.76] : [0.77, 0.95];
  const { heartRate, effort, minutes, intensity } = conditioning;
  if (heartRate.low !== Math.round(low * most) || heartRate.high !== Math.round(high * most)) {
    report('heart-rate', `${heartRate.low} to ${heartRate.high} a minute`, weekday);
  }
  if (!(effort.low >= 9 && effort.high <= 17) || (intensity === 'moderate' && effort.high > 14)) {
    report('heart-rate', `effort ${effort.low} to ${effort.high}`, weekday);
  }
  if (!week.notes.some((note) => note.includes('beta-blocker'))) {
    report('heart-rate', 'nothing is said about beta-blockers', weekday);
  }
  if (Math.abs(minutes * 60 - conditioningTime(conditioning)) > 1) {
    report('totals', 'conditioning minutes', weekday);
  }
}

/** Below 6 metabolic equivalents effort is moderate (2024 Compendium); nothing is done as fast as possible. */
export function checkIntensity(
  session: TrainingSession,
  audit: AuditCase,
  report: ReportTrainingBreach,
): void {
  if (cleared(audit)) return;
  const { conditioning, weekday } = session;
  if (conditioning && conditioning.intensity !== 'moderate') {
    report('intensity', conditioning.intensity, weekday);
  }
  for (const id of conditioning?.exercises ?? []) {
    const met = audit.table.get(id)?.met ?? 0;
    if (met >= 6) report('intensity', `${id} at ${met} MET`, weekday);
  }
  const fast = trainedIn(session, audit.table).some(
    ({ exercise }) => exercise.mechanic === 'power',
  );
  if (fast) report('intensity', 'fast work', weekday);
}

/** Whether age, weight and habit allow no hard intervals, whatever was answered. */
function isSpared(audit: AuditCase): boolean {
  const { profile, answers } = audit;
  return (
    profile.age < 18 ||
    profile.age >= 65 ||
    bodyMass(profile) >= 35 ||
    answers.avoid.includes('pregnancy') ||
    !cleared(audit)
  );
}

/** How many sessions may hold intervals, by level and body. */
export function checkIntervals(
  week: TrainingWeek,
  audit: AuditCase,
  report: ReportTrainingBreach,
): void {
  const { profile } = audit;
  const count = week.sessions.filter(
    ({ conditioning }) => conditioning?.kind === 'intervals',
  ).length;
  const most = isSpared(audit) ? 0 : ranks.indexOf(profile.fitness_level) + 1;
  if (count > most) report('intervals', `${count} sessions with intervals, at most ${most}`);
}

/** Whether goal, level and time would have intervals, for a body that may. */
function wouldRace({ goal, level }: TrainingWeek, audit: AuditCase): boolean {
  const { workout_duration, activity_level } = audit.profile;
  if (isSpared(audit) || activity_level === 'Not Active') return false;
  if (workout_duration === '15 to 30 minutes') return false;
  return goal === 'Improve performance' || (goal === 'Lose weight' && level !== 'Beginner');
}

/**
 * Who has not answered the questions about health trains without hard effort, and is told so where it would have been;
 * who has answered them is told nothing of it.
 */
export function checkSilence(
  weeks: readonly TrainingWeek[],
  audit: AuditCase,
  add: (week: number) => ReportTrainingBreach,
): void {
  const silent = audit.profile.healthAnswers === undefined;
  const heart = ({ sessions }: TrainingWeek) =>
    sessions.flatMap(({ conditioning, weekday }) =>
      conditioning ? [{ ...conditioning, weekday }] : [],
    );
  const held = silent && weeks.some((week) => heart(week).some(({ insteadOf }) => insteadOf));
  for (const week of weeks) {
    const report = add(week.week);
    for (const { kind, intensity, insteadOf, weekday } of heart(week)) {
      if (silent && (kind === 'intervals' || intensity !== 'moderate')) {
        report('silence', `${intensity} ${kind} before anything was answered`, weekday);
      }
      if (insteadOf && silent && !wouldRace(week, audit)) {
        report('silence', 'nothing was to be held back', weekday);
      }
    }
    const told = week.notes.some((note) => /questions about your health/.test(note));
    if (told !== held) report('silence', told ? 'told without need' : 'nothing is told of it');
  }
}
