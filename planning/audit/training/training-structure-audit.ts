import type { Exercise } from '../../catalogue/exercise.ts';
import type { Range, TrainingSession, TrainingWeek } from '../../training/model/training-plan.ts';
import { loadsOf } from './joint-loads.ts';
import {
  bodyMass,
  fractionalSets,
  largeMuscles,
  patternSets,
  setCount,
  trainedIn,
  workVolume,
} from './training-arithmetic.ts';
import type { AuditCase, ReportTrainingBreach } from './training-audit-case.ts';
import { checkDose, ranks, within } from './training-dose-audit.ts';
import { checkRampUp } from './training-ramp-audit.ts';
import { checkAmpleSets } from './training-volume-audit.ts';

/** Power, then large movements, then single joints; trunk and carries have no place of their own. */
function checkOrder(
  session: TrainingSession,
  audit: AuditCase,
  report: ReportTrainingBreach,
): void {
  const trained = trainedIn(session, audit.table);
  const names = trained.map(({ exercise }) => exercise.id);
  if (new Set(names).size < names.length)
    report('order', 'an exercise comes twice', session.weekday);
  const stages = trained.flatMap(({ exercise: { mechanic, pattern } }) => {
    if (mechanic === null || pattern === 'carry') return [];
    return [['power', 'compound', 'isolation'].indexOf(mechanic)];
  });
  if (stages.some((stage, index) => stage < (stages[index - 1] ?? 0))) {
    report('order', 'a small exercise comes before a large one', session.weekday);
  }
}

/** Places of a gym for which one waits; a household chair is a bench there. */
const queued = [
  'machine',
  'cable',
  'barbell',
  'bench',
  'chair',
  'trap bar',
  'landmine',
  'dip bars',
  'weight belt',
  'sled',
  'bike',
  'rower',
  'elliptical',
];

/** Rule 96: what is done in turn in a gym holds one station at most, in strength work and in circuits for the heart. */
function checkStations(
  session: TrainingSession,
  audit: AuditCase,
  report: ReportTrainingBreach,
): void {
  if (session.place !== 'Gym') return;
  const inTurn = [
    ...session.blocks.map(({ exercises }) => exercises.map(({ exercise }) => exercise)),
    session.conditioning?.exercises ?? [],
  ];
  for (const ids of inTurn) {
    const held = ids.flatMap((id) => {
      const exercise = audit.table.get(id);
      const props = exercise?.props.filter((prop) => queued.includes(prop)) ?? [];
      const pieces = exercise?.equipment.filter((one) => /bar|treadmill/i.test(one)) ?? [];
      return exercise && props.length + pieces.length > 0 ? [exercise.name] : [];
    });
    if (held.length > 1) report('stations', held.join(' and '), session.weekday);
  }
}

/** Whether something of a kind in the table may be given to this member at that place. */
function couldDo(
  place: TrainingSession['place'],
  { profile, answers, table }: AuditCase,
  isMeant: (exercise: Exercise) => boolean,
): boolean {
  const heavy = bodyMass(profile) >= 35;
  const bar = heavy || (place === 'Home' && profile.weight > 100);
  return [...table.values()].some(
    (exercise) =>
      isMeant(exercise) &&
      ranks.indexOf(exercise.level) <= ranks.indexOf(profile.fitness_level) &&
      !(bar && exercise.equipment.includes('Pull-up Bar')) &&
      !exercise.flags.some((flag) => answers.avoid.includes(flag)) &&
      !answers.joints.some((joint) => loadsOf[joint](exercise)) &&
      (place === 'Gym'
        ? !exercise.props.includes('door anchor')
        : exercise.equipment.every((piece) => profile.equipment.some((own) => own === piece)) &&
          exercise.props.every((prop) => answers.props.includes(prop))),
  );
}

function pullsDown({ pattern, equipment, props }: Exercise): boolean {
  const holds = equipment.includes('Gym') || equipment.includes('Pull-up Bar');
  return pattern === 'vertical-pull' && (holds || props.includes('door anchor'));
}

function checkPatterns(week: TrainingWeek, audit: AuditCase, report: ReportTrainingBreach): void {
  const trained = week.sessions.flatMap((session) => trainedIn(session, audit.table));
  const sets = (...names: readonly string[]) => patternSets(trained, ...names);
  const could = (isMeant: (exercise: Exercise) => boolean) =>
    week.sessions.some(({ place }) => couldDo(place, audit, isMeant));
  const wanted: readonly (readonly [string, ...Exercise['pattern'][]])[] = [
    ['squat or lunge', 'squat', 'lunge'],
    ['hinge', 'hinge'],
    ['horizontal push', 'horizontal-push'],
    ['horizontal pull', 'horizontal-pull'],
    ['core', 'core-anti-extension', 'core-rotation', 'core-flexion'],
    ...(audit.answers.avoid.includes('shoulder')
      ? []
      : [['vertical push', 'vertical-push'] as const]),
  ];
  for (const [name, ...patterns] of wanted) {
    const isMeant = ({ pattern, mechanic }: Exercise) =>
      patterns.includes(pattern) && mechanic !== 'power';
    if (sets(...patterns) === 0 && could(isMeant)) report('patterns', `no ${name}`);
  }
  if (trained.some(({ exercise }) => pullsDown(exercise))) return;
  if (could(pullsDown)) {
    report('patterns', 'no vertical pull where one is possible');
  }
  const rows = trained.filter(({ exercise }) => exercise.pattern === 'horizontal-pull').length;
  if (rows < 2 && could(({ pattern }) => pattern === 'horizontal-pull'))
    report('patterns', 'no extra row where nothing can be pulled down');
  const rowSets = sets('horizontal-pull');
  if (
    !week.notes.some((note) => note.includes('Pulling down') && note.includes(`${rowSets} set`))
  ) {
    report('patterns', 'the missing vertical pull is not said');
  }
}

/** Patterns that train the large muscles; what pulls from above without a hold does not. */
const large = /^(?:squat|lunge|hinge|horizontal-|vertical-push|core-)/;

function couldTrain(muscle: string, week: TrainingWeek, audit: AuditCase): boolean {
  const parts = largeMuscles[muscle] ?? [];
  const isMeant = (exercise: Exercise) =>
    (large.test(exercise.pattern) || pullsDown(exercise)) &&
    exercise.mechanic !== 'power' &&
    [...exercise.primaryMuscles, ...exercise.secondaryMuscles].some((one) => parts.includes(one));
  return week.sessions.some(({ place }) => couldDo(place, audit, isMeant));
}

function checkMuscles(week: TrainingWeek, audit: AuditCase, report: ReportTrainingBreach): void {
  const days = week.sessions.map((session) => trainedIn(session, audit.table));
  const strength = days.filter((trained) => trained.length > 0).length;
  if (strength < 2 && Object.keys(largeMuscles).some((one) => couldTrain(one, week, audit)))
    report('muscles-twice', `${strength} strength sessions`);
  const { profile } = audit;
  const floor = profile.workout_days * week.duration.high <= 60 ? 3 : 4;
  const ceiling = [12, 18, 22][ranks.indexOf(profile.fitness_level)] ?? 12;
  for (const muscle of Object.keys(largeMuscles)) {
    const perDay = days.map((trained) => fractionalSets(trained, muscle));
    if (!couldTrain(muscle, week, audit)) {
      const told = week.notes.some((note) => note.includes(muscle) && /physiotherapist/.test(note));
      if (!told && perDay.every((sets) => sets === 0)) {
        report('muscles-twice', `${muscle} is left out, and nobody is told`);
      }
      continue;
    }
    if (perDay.filter((sets) => sets >= 1).length < 2) report('muscles-twice', muscle);
    const most = Math.max(...perDay);
    if (most > 10) report('sets-per-session', `${most} for ${muscle}`);
    const all = perDay.reduce((sum, sets) => sum + sets, 0);
    if (week.week < 4 && (all < floor || all > ceiling)) {
      report('weekly-sets', `${all} for ${muscle}, wanted ${floor} to ${ceiling}`);
    }
  }
  const trained = days.flat();
  const ratio = (upper: readonly string[], lower: readonly string[]) =>
    patternSets(trained, ...upper) / patternSets(trained, ...lower);
  const pull = ratio(['horizontal-pull', 'vertical-pull'], ['horizontal-push', 'vertical-push']);
  const hip = ratio(['hinge'], ['squat', 'lunge']);
  if (!within(pull, [0.8, 1.5])) report('balance', `pull to push ${pull.toFixed(2)}`);
  if (!within(hip, [0.6, 1.6])) report('balance', `hip to knee ${hip.toFixed(2)}`);
}

/** What one week must hold by itself. */
export function auditStructure(
  week: TrainingWeek,
  audit: AuditCase,
  report: ReportTrainingBreach,
): void {
  for (const session of week.sessions) {
    checkDose(session, week, audit, report);
    checkOrder(session, audit, report);
    checkStations(session, audit, report);
    checkRampUp(session, week.duration.high, audit, report);
  }
  checkPatterns(week, audit, report);
  checkMuscles(week, audit, report);
  checkAmpleSets(week, audit, report);
  const { duration } = week;
  const bounds: Range = {
    low: Number.parseInt(audit.profile.workout_duration, 10),
    high: duration.high,
  };
  if (duration.low !== bounds.low || duration.high !== bounds.low + 15) {
    report('session-time', 'another duration than the profile says');
  }
  if (ranks.indexOf(week.level) > ranks.indexOf(audit.profile.fitness_level)) {
    report('level', `planned for ${week.level}`);
  }
}

function mainLiftsOf(week: TrainingWeek): readonly string[] {
  return week.sessions.flatMap(({ name, blocks }) =>
    blocks.flatMap(({ exercises }) =>
      exercises.filter(({ role }) => role === 'main').map(({ exercise }) => `${name}/${exercise}`),
    ),
  );
}

/** What only the four weeks together show: growth, the lighter week, lifts that stay. */
export function auditBlock(
  weeks: readonly TrainingWeek[],
  audit: AuditCase,
  report: ReportTrainingBreach,
): void {
  const [first, second, third, fourth] = weeks;
  if (!first || !second || !third || !fourth) return;
  const volumes = [first, second, third].map((week) => workVolume(week, audit.table));
  for (const [index, volume] of volumes.entries()) {
    const growth = volume / (volumes[index - 1] ?? volume);
    if (growth < 0.9999 || growth > 1.25) {
      report('progression', `week ${index + 1} is ${growth.toFixed(2)} of the week before`);
    }
  }
  const kept = setCount(fourth) / setCount(third);
  const lighter = fourth.level === 'Beginner' ? kept <= 1 : kept >= 0.4 && kept <= 0.7;
  if (!lighter) report('progression', `week 4 has ${kept.toFixed(2)} of the sets of week 3`);
  const reserves = (week: TrainingWeek) =>
    week.sessions.flatMap((session) =>
      trainedIn(session, audit.table).map(({ planned }) => planned.reserve),
    );
  if (
    Math.min(...reserves(fourth)) <
    Math.min(...reserves(third)) + (fourth.level === 'Beginner' ? 0 : 2)
  ) {
    report('progression', 'week 4 is no rest for effort');
  }
  if (new Set(volumes).size === 1) report('progression', 'nothing grows');
  const start = mainLiftsOf(first);
  for (const week of [second, third, fourth]) {
    const now = mainLiftsOf(week);
    const same = start.filter((lift) => now.includes(lift)).length;
    if (same < 0.7 * start.length)
      report('same-lifts', `${same} of ${start.length} in week ${week.week}`);
  }
  for (const week of weeks)
    if (week.changes.length === 0) report('progression', 'changes not said');
}
