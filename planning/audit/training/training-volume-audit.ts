import type { Profile } from '../../profile/profile.ts';
import type { TrainingWeek } from '../../training/model/training-plan.ts';
import { bodyMass, fractionalSets, trainedIn } from './training-arithmetic.ts';
import type { AuditCase, ReportTrainingBreach, TrainingRule } from './training-audit-case.ts';

/** Rule 97 speaks of who may train as an advanced member does and gives it six hours a week. */
function givesSixHours(profile: Profile): boolean {
  const { age, fitness_level, workout_days, workout_duration } = profile;
  return (
    fitness_level === 'Advanced' &&
    age >= 18 &&
    age < 65 &&
    bodyMass(profile) < 35 &&
    workout_days === 6 &&
    workout_duration === '45 to 60 minutes'
  );
}

/** Whether a rule says anything about a member; shares are of those. */
export function ruleConcerns(rule: TrainingRule, profile: Profile): boolean {
  return rule !== 'ample-sets' || givesSixHours(profile);
}

/** Rule 97: the third week holds 14 sets for quadriceps, chest and back, and 6 that the calves lead. */
export function checkAmpleSets(
  week: TrainingWeek,
  audit: AuditCase,
  report: ReportTrainingBreach,
): void {
  if (week.week !== 3 || !givesSixHours(audit.profile)) return;
  // what hurts is spared before anything is ample
  if (audit.answers.joints.length > 0) return;
  const trained = week.sessions.flatMap((session) => trainedIn(session, audit.table));
  for (const muscle of ['quadriceps', 'chest', 'back']) {
    const sets = fractionalSets(trained, muscle);
    if (sets < 14) report('ample-sets', `${sets} for ${muscle}`);
  }
  const calves = trained.filter(({ exercise }) => exercise.primaryMuscles.includes('calves'));
  const sets = calves.reduce((sum, { planned }) => sum + planned.sets, 0);
  if (sets < 6) report('ample-sets', `${sets} for calves`);
}
