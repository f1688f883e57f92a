import type { Exercise } from '../catalogue/exercise.ts';
import type {
  PlannedExercise,
  Range,
  TrainingBlock,
  TrainingSession,
  TrainingWeek,
} from '../training/model/training-plan.ts';
import {
  bodyMass,
  fractionalSets,
  largeMuscles,
  patternSets,
  setCount,
  setSeconds,
  type Trained,
  trainedIn,
  workVolume,
} from './training-arithmetic.ts';
import type { AuditCase, Report } from './training-audit-case.ts';
import { checkRampUp } from './training-ramp-audit.ts';
import { checkAmpleSets } from './training-volume-audit.ts';

type Bounds = readonly [low: number, high: number];
interface Row {
  readonly sets: Bounds;
  readonly reps: Bounds;
  readonly rest: Bounds;
}

const row = (sets: Bounds, reps: Bounds, rest: Bounds): Row => ({ sets, reps, rest });
/** Main lifts by goal: what a Beginner does, and what the others do. */
const mainLifts: Readonly<Record<string, readonly [Row, Row, Row]>> = {
  'Lose weight': [
    row([2, 3], [8, 15], [60, 90]),
    row([2, 3], [8, 15], [60, 90]),
    row([2, 3], [8, 15], [60, 90]),
  ],
  'Build muscle': [
    row([2, 3], [8, 12], [90, 150]),
    row([3, 4], [6, 12], [90, 150]),
    row([3, 4], [6, 12], [90, 150]),
  ],
  'Maintain weight': [
    row([2, 3], [8, 12], [60, 90]),
    row([2, 3], [8, 12], [60, 90]),
    row([2, 3], [8, 12], [60, 90]),
  ],
  'Improve performance': [
    row([2, 3], [8, 12], [90, 150]),
    row([3, 5], [5, 8], [120, 180]),
    row([3, 5], [3, 8], [120, 180]),
  ],
  'Improve overall wellness': [
    row([2, 3], [8, 15], [60, 90]),
    row([2, 3], [8, 15], [60, 90]),
    row([2, 3], [8, 15], [60, 90]),
  ],
};
const helpers: Readonly<Record<string, Row>> = {
  'Lose weight': row([2, 3], [8, 15], [60, 90]),
  'Build muscle': row([2, 4], [8, 15], [60, 90]),
  'Maintain weight': row([2, 3], [8, 15], [60, 90]),
  'Improve performance': row([2, 3], [6, 12], [60, 120]),
  'Improve overall wellness': row([2, 3], [8, 15], [60, 90]),
};
const trunk = row([2, 3], [6, 20], [45, 90]);
const fast = row([2, 4], [3, 12], [60, 120]);

const ranks = ['Beginner', 'Intermediate', 'Advanced'];

function isCareful({ profile, answers }: AuditCase): boolean {
  const fresh = profile.fitness_level === 'Beginner' || profile.activity_level === 'Not Active';
  return (
    profile.age < 18 ||
    profile.age >= 65 ||
    bodyMass(profile) >= 40 ||
    answers.needsClearance ||
    answers.avoid.includes('pregnancy') ||
    (profile.age >= 65 && fresh)
  );
}

function rowFor(planned: PlannedExercise, week: TrainingWeek, audit: AuditCase): Row {
  const short = week.duration.high <= 30;
  if (planned.role === 'core') return trunk;
  if (planned.role === 'power') return fast;
  const mains = mainLifts[week.goal] ?? [fast, fast, fast];
  const base =
    planned.role === 'main'
      ? (mains[ranks.indexOf(week.level)] ?? fast)
      : (helpers[week.goal] ?? fast);
  const careful = isCareful(audit);
  return {
    sets: short && planned.role === 'main' ? [2, base.sets[1]] : base.sets,
    reps: careful ? [Math.max(8, base.reps[0]), Math.max(12, base.reps[1])] : base.reps,
    rest: base.rest,
  };
}

const within = (value: number, [low, high]: Bounds) => value >= low && value <= high;

/** A weight can be chosen: dumbbells, bags, and gym pieces other than bars, rings and wheels. */
function hasWeight({ equipment, props }: Exercise): boolean {
  const bodyweightPieces = ['dip bars', 'ab wheel'];
  if (equipment.includes('Dumbbells')) return true;
  if (equipment.includes('Gym')) return !props.some((prop) => bodyweightPieces.includes(prop));
  return props.some((prop) => prop.includes('bag') || prop === 'backpack');
}

function checkAmount(
  { planned, exercise }: Trained,
  limits: Row,
  report: Report,
  day: string,
): void {
  const usual: Bounds = [exercise.dose.low, exercise.dose.high];
  const byWeight = hasWeight(exercise) && exercise.mode === 'reps' && planned.role !== 'power';
  const bounds = byWeight ? limits.reps : usual;
  if (!within(planned.amount, bounds)) {
    report('dose', `${exercise.name}: ${planned.amount}, wanted ${bounds.join(' to ')}`, day);
  }
  const { range } = planned;
  if (!(range.low <= planned.amount && planned.amount <= range.high)) {
    report('dose', `${exercise.name}: ${planned.amount} outside its own range`, day);
  }
  if ((planned.load !== null) !== (hasWeight(exercise) && exercise.mode === 'reps')) {
    report('load', `${exercise.name}: a load where there is none, or none where there is`, day);
  }
  const { tempo } = planned;
  const slow = tempo ? tempo.lower + tempo.hold + tempo.lift : 0;
  if (tempo && (exercise.mode === 'time' || slow < (exercise.secondsPerRep ?? 0))) {
    report('dose', `${exercise.name}: a tempo that does not fit`, day);
  }
}

/** Rest between two sets of one exercise: alone the pause, in turn the partners' sets as well. */
function checkRest(
  block: TrainingBlock,
  week: TrainingWeek,
  audit: AuditCase,
  report: Report,
  day: string,
): void {
  const members = block.exercises.flatMap((planned) => {
    const exercise = audit.table.get(planned.exercise);
    return exercise ? [{ planned, exercise }] : [];
  });
  for (const one of members) {
    const { rest } = rowFor(one.planned, week, audit);
    const others = members
      .filter((other) => other !== one)
      .reduce((sum, other) => sum + 15 + setSeconds(other), 0);
    const top = Math.max(...members.map(({ planned }) => rowFor(planned, week, audit).rest[1]));
    // five seconds are a breath, not a difference
    if (block.rest + others < rest[0] - 5 || block.rest > top) {
      report('dose', `${one.exercise.name}: ${block.rest} s of rest`, day);
    }
  }
  const size = { straight: 1, superset: 2, circuit: 3 }[block.kind];
  if (block.exercises.length !== size)
    report('structure', `a ${block.kind} of ${members.length}`, day);
  if (block.kind !== 'straight' && block.rest < 60) report('dose', 'no pause between rounds', day);
}

function checkDose(
  session: TrainingSession,
  week: TrainingWeek,
  audit: AuditCase,
  report: Report,
): void {
  for (const one of trainedIn(session, audit.table)) {
    const limits = rowFor(one.planned, week, audit);
    const light = week.week === 4 && week.level !== 'Beginner';
    const sets: Bounds = light ? [1, limits.sets[1]] : limits.sets;
    if (!within(one.planned.sets, sets)) {
      report('dose', `${one.exercise.name}: ${one.planned.sets} sets`, session.weekday);
    }
    checkAmount(one, limits, report, session.weekday);
  }
  for (const block of session.blocks) checkRest(block, week, audit, report, session.weekday);
}

/** Power, then large movements, then single joints; trunk and carries have no place of their own. */
function checkOrder(session: TrainingSession, audit: AuditCase, report: Report): void {
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
function checkStations(session: TrainingSession, audit: AuditCase, report: Report): void {
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

/** Something in the table that pulls from above and that this member may be given at that place. */
function couldPull(
  place: TrainingSession['place'],
  { profile, answers, table }: AuditCase,
): boolean {
  const heavy = bodyMass(profile) >= 35;
  const bar = heavy || (place === 'Home' && profile.weight > 100);
  return [...table.values()].some(
    (exercise) =>
      pullsDown(exercise) &&
      ranks.indexOf(exercise.level) <= ranks.indexOf(profile.fitness_level) &&
      !(bar && exercise.equipment.includes('Pull-up Bar')) &&
      !exercise.flags.some((flag) => answers.avoid.includes(flag)) &&
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

function checkPatterns(week: TrainingWeek, audit: AuditCase, report: Report): void {
  const trained = week.sessions.flatMap((session) => trainedIn(session, audit.table));
  const sets = (...names: readonly string[]) => patternSets(trained, ...names);
  const wanted: readonly (readonly [string, number])[] = [
    ['squat or lunge', sets('squat', 'lunge')],
    ['hinge', sets('hinge')],
    ['horizontal push', sets('horizontal-push')],
    ['horizontal pull', sets('horizontal-pull')],
    ['core', sets('core-anti-extension', 'core-rotation', 'core-flexion')],
    ['vertical push', audit.answers.avoid.includes('shoulder') ? 1 : sets('vertical-push')],
  ];
  for (const [name, count] of wanted) if (count === 0) report('patterns', `no ${name}`);
  if (trained.some(({ exercise }) => pullsDown(exercise))) return;
  if (week.sessions.some(({ place }) => couldPull(place, audit))) {
    report('patterns', 'no vertical pull where one is possible');
  }
  const rows = trained.filter(({ exercise }) => exercise.pattern === 'horizontal-pull').length;
  if (rows < 2) report('patterns', 'no extra row where nothing can be pulled down');
  const rowSets = sets('horizontal-pull');
  if (
    !week.notes.some((note) => note.includes('Pulling down') && note.includes(`${rowSets} set`))
  ) {
    report('patterns', 'the missing vertical pull is not said');
  }
}

function checkMuscles(week: TrainingWeek, audit: AuditCase, report: Report): void {
  const days = week.sessions.map((session) => trainedIn(session, audit.table));
  const strength = days.filter((trained) => trained.length > 0).length;
  if (strength < 2) report('muscles-twice', `${strength} strength sessions`);
  const { profile } = audit;
  const floor = profile.workout_days * week.duration.high <= 60 ? 3 : 4;
  const ceiling = [12, 18, 22][ranks.indexOf(profile.fitness_level)] ?? 12;
  for (const muscle of Object.keys(largeMuscles)) {
    const perDay = days.map((trained) => fractionalSets(trained, muscle));
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
export function auditStructure(week: TrainingWeek, audit: AuditCase, report: Report): void {
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
export function auditBlock(weeks: readonly TrainingWeek[], audit: AuditCase, report: Report): void {
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
