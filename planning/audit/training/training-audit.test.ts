import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { exercises } from '../../catalogue/exercises.ts';
import { healthDefaults } from '../../profile/health-answers.ts';
import type { Profile } from '../../profile/profile.ts';
import type { TrainingWeek } from '../../training/model/training-plan.ts';
import { createTrainingPlanner } from '../../training/plan-training.ts';
import { auditTrainingPlan, everyHome } from './training-audit.ts';
import { type AuditAnswers, type TrainingRule, trainingRuleKinds } from './training-audit-case.ts';

type Mutable<T> = { -readonly [K in keyof T]: Mutable<T[K]> };
type Week = Mutable<TrainingWeek>;
type Session = Week['sessions'][number];
type Planned = Session['blocks'][number]['exercises'][number];

const planner = createTrainingPlanner(exercises);
const table = new Map(exercises.map((exercise) => [exercise.id, exercise]));

const unasked: Profile = { ...profileDefaults, full_name: 'Thandi Mokoena', age: 35 };
const beginner: Profile = { ...unasked, healthAnswers: healthDefaults };
const lifter: Profile = {
  ...beginner,
  primary_fitness_goal: 'Build muscle',
  fitness_level: 'Intermediate',
  equipment: ['Dumbbells', 'Pull-up Bar'],
  workout_days: 4,
  workout_duration: '45 to 60 minutes',
};
const runner: Profile = {
  ...lifter,
  primary_fitness_goal: 'Improve performance',
  workout_location: 'Gym',
};
const bodybuilder: Profile = {
  ...runner,
  primary_fitness_goal: 'Build muscle',
  fitness_level: 'Advanced',
  workout_days: 6,
};
const unaskedRunner: Profile = {
  ...unasked,
  primary_fitness_goal: 'Improve performance',
  fitness_level: 'Intermediate',
  workout_location: 'Gym',
  workout_days: 4,
  workout_duration: '45 to 60 minutes',
};
const older: Profile = { ...beginner, age: 70, workout_days: 3 };
const heavy: Profile = { ...beginner, height: 165, weight: 115 };

function weeksFor(profile: Profile): Week[] {
  const plan = planner.plan(profile, 'fault');
  assert.ok(plan.ok);
  return JSON.parse(JSON.stringify(plan.weeks));
}

function at<T>(list: readonly T[] | undefined, index: number): T {
  const item = list?.at(index);
  assert.ok(item !== undefined);
  return item;
}

const week = (weeks: Week[], number: number) => at(weeks, number - 1);
const sessionOf = (weeks: Week[], number: number, index = 0) =>
  at(week(weeks, number).sessions, index);
const plannedIn = (session: Session) => session.blocks.flatMap((block) => block.exercises);
const allPlanned = (one: Week) => one.sessions.flatMap(plannedIn);
const inPattern = (planned: Planned, ...patterns: readonly string[]) =>
  patterns.includes(table.get(planned.exercise)?.pattern ?? '');
const conditioned = (one: Week) => {
  const conditioning = one.sessions.find((session) => session.conditioning)?.conditioning;
  assert.ok(conditioning);
  return conditioning;
};

interface Fault {
  readonly what: string;
  readonly rule: TrainingRule;
  readonly profile: Profile;
  readonly answers?: AuditAnswers;
  readonly plant: (weeks: Week[]) => void;
}

/** Every pattern of the kind out of one session of a week, as if it had been forgotten. */
function without(session: Session, ...patterns: readonly string[]): void {
  for (const block of session.blocks) {
    block.exercises = block.exercises.filter((planned) => !inPattern(planned, ...patterns));
  }
  session.blocks = session.blocks.filter((block) => block.exercises.length > 0);
}

const faults: readonly Fault[] = [
  {
    what: 'a week is missing',
    rule: 'structure',
    profile: beginner,
    plant: (weeks) => weeks.splice(2, 1),
  },
  {
    what: 'an exercise that the table does not have',
    rule: 'structure',
    profile: beginner,
    plant: (weeks) => {
      at(plannedIn(sessionOf(weeks, 2)), 0).exercise = 'sq-imaginary';
    },
  },
  {
    what: 'a block says superset and holds one exercise',
    rule: 'structure',
    profile: lifter,
    plant: (weeks) => {
      const blocks = weeks.flatMap((one) => one.sessions.flatMap((session) => session.blocks));
      const straight = blocks.find(({ kind }) => kind === 'straight');
      assert.ok(straight);
      straight.kind = 'superset';
    },
  },
  {
    what: 'nobody is told to see a clinic',
    rule: 'clearance',
    profile: heavy,
    plant: (weeks) => {
      week(weeks, 3).clearance = null;
    },
  },
  {
    what: 'hard work without clearance',
    rule: 'intensity',
    profile: heavy,
    plant: (weeks) => {
      conditioned(week(weeks, 1)).intensity = 'vigorous';
    },
  },
  {
    what: 'burpees without clearance',
    rule: 'intensity',
    profile: heavy,
    plant: (weeks) => {
      conditioned(week(weeks, 1)).exercises = ['cd-burpee'];
    },
  },
  {
    what: 'a plan made without knowing of the pregnancy',
    rule: 'pregnancy',
    profile: lifter,
    answers: { ...everyHome, avoid: ['pregnancy'] },
    plant: () => undefined,
  },
  {
    what: 'dumbbells that nobody owns',
    rule: 'equipment',
    profile: beginner,
    plant: (weeks) => {
      at(plannedIn(sessionOf(weeks, 1)), 0).exercise = 'sq-db-goblet';
    },
  },
  {
    what: 'a session in a gym for a member who trains at home',
    rule: 'equipment',
    profile: beginner,
    plant: (weeks) => {
      sessionOf(weeks, 4).place = 'Gym';
    },
  },
  {
    what: 'both places wished, one used',
    rule: 'equipment',
    profile: { ...lifter, workout_location: 'Both' },
    plant: (weeks) => {
      for (const session of week(weeks, 1).sessions) session.place = 'Gym';
    },
  },
  {
    what: 'rowing under a table that may not hold',
    rule: 'props',
    profile: lifter,
    plant: (weeks) => {
      at(plannedIn(sessionOf(weeks, 1)), 1).exercise = 'pl-table';
    },
  },
  {
    what: 'a doorway stretch in the cool-down',
    rule: 'props',
    profile: beginner,
    plant: (weeks) => {
      at(sessionOf(weeks, 1).coolDown, 0).exercise = 'mo-chest';
    },
  },
  {
    what: 'household things used and not listed',
    rule: 'props',
    profile: beginner,
    plant: (weeks) => {
      week(weeks, 2).needs = [];
    },
  },
  {
    what: 'an Advanced exercise for a Beginner',
    rule: 'level',
    profile: beginner,
    plant: (weeks) => {
      at(plannedIn(sessionOf(weeks, 1)), 0).exercise = 'sq-pistol';
    },
  },
  {
    what: 'a week planned for a higher level',
    rule: 'level',
    profile: beginner,
    plant: (weeks) => {
      week(weeks, 1).level = 'Advanced';
    },
  },
  {
    what: 'jumping for a member of 70',
    rule: 'flags',
    profile: { ...older, fitness_level: 'Intermediate' },
    plant: (weeks) => {
      at(plannedIn(sessionOf(weeks, 1)), 0).exercise = 'sq-jump';
    },
  },
  {
    what: 'a rope for a heavy Beginner',
    rule: 'flags',
    profile: { ...heavy, weight: 90, equipment: ['Jump Rope'] },
    plant: (weeks) => {
      at(sessionOf(weeks, 1).warmUp, 0).exercise = 'cd-rope-slow';
    },
  },
  {
    what: 'a knee that was to be spared',
    rule: 'flags',
    profile: lifter,
    answers: { ...everyHome, avoid: ['knee'] },
    plant: () => undefined,
  },
  {
    what: 'training to lose weight beside a condition',
    rule: 'conditions',
    profile: { ...lifter, primary_fitness_goal: 'Lose weight', height: 170, weight: 85 },
    answers: { ...everyHome, holdsWeight: true },
    plant: () => undefined,
  },
  {
    what: 'a joint of which nobody speaks',
    rule: 'conditions',
    profile: lifter,
    answers: { ...everyHome, joints: ['knees'] },
    plant: () => undefined,
  },
  {
    what: 'a session that runs over',
    rule: 'session-time',
    profile: beginner,
    plant: (weeks) => {
      for (const planned of plannedIn(sessionOf(weeks, 3))) planned.sets += 2;
    },
  },
  {
    what: 'a session that is over before it has begun',
    rule: 'session-time',
    profile: beginner,
    plant: (weeks) => {
      const session = sessionOf(weeks, 1);
      session.blocks.splice(1);
      session.conditioning = null;
    },
  },
  {
    what: 'a week made for another duration',
    rule: 'session-time',
    profile: beginner,
    plant: (weeks) => {
      week(weeks, 1).duration = { low: 45, high: 60 };
    },
  },
  {
    what: 'a session too few',
    rule: 'days',
    profile: beginner,
    plant: (weeks) => week(weeks, 2).sessions.pop(),
  },
  {
    what: 'two sessions on one day',
    rule: 'days',
    profile: beginner,
    plant: (weeks) => {
      sessionOf(weeks, 2, 1).weekday = sessionOf(weeks, 2, 0).weekday;
    },
  },
  {
    what: 'a warm-up of three minutes',
    rule: 'ends',
    profile: beginner,
    plant: (weeks) => {
      sessionOf(weeks, 1).warmUp = [
        { exercise: 'cd-march', seconds: 180, purpose: 'raise the pulse' },
      ];
    },
  },
  {
    what: 'no cool-down',
    rule: 'ends',
    profile: beginner,
    plant: (weeks) => {
      sessionOf(weeks, 1).coolDown = [];
    },
  },
  {
    what: 'intervals after a short warm-up',
    rule: 'ends',
    profile: runner,
    plant: (weeks) => {
      const session = week(weeks, 1).sessions.find((one) => one.conditioning?.kind === 'intervals');
      assert.ok(session);
      session.warmUp = session.warmUp.slice(0, 1);
    },
  },
  {
    what: 'the same muscles hard on two days in a row',
    rule: 'consecutive-days',
    profile: lifter,
    plant: (weeks) => {
      const one = week(weeks, 1);
      at(one.sessions, 2).weekday = 'Tuesday';
      at(one.sessions, 1).weekday = 'Thursday';
      for (const planned of allPlanned(one)) planned.sets = 4;
    },
  },
  {
    what: 'a set to failure',
    rule: 'reserve',
    profile: lifter,
    plant: (weeks) => {
      at(plannedIn(sessionOf(weeks, 3)), 0).reserve = 0;
    },
  },
  {
    what: 'a Beginner with two in reserve',
    rule: 'reserve',
    profile: beginner,
    plant: (weeks) => {
      at(plannedIn(sessionOf(weeks, 3)), 0).reserve = 2;
    },
  },
  {
    what: 'intervals for the young',
    rule: 'intervals',
    profile: { ...beginner, age: 16 },
    plant: (weeks) => {
      const session = week(weeks, 1).sessions.find((one) => one.conditioning);
      assert.ok(session?.conditioning);
      session.conditioning.kind = 'intervals';
    },
  },
  {
    what: 'more intervals than the level may have',
    rule: 'intervals',
    profile: runner,
    plant: (weeks) => {
      const one = week(weeks, 1);
      const intervals = one.sessions.find((session) => session.conditioning?.kind === 'intervals');
      assert.ok(intervals);
      for (const session of one.sessions) session.conditioning = intervals.conditioning;
    },
  },
  {
    what: 'intervals on two days in a row',
    rule: 'intervals',
    profile: runner,
    plant: (weeks) => {
      const one = week(weeks, 1);
      const intervals = one.sessions.find((session) => session.conditioning?.kind === 'intervals');
      assert.ok(intervals);
      at(one.sessions, 0).conditioning = intervals.conditioning;
      at(one.sessions, 1).conditioning = intervals.conditioning;
      at(one.sessions, 2).conditioning = null;
      at(one.sessions, 3).conditioning = null;
    },
  },
  {
    what: 'intervals for who was never asked about their health',
    rule: 'silence',
    profile: unaskedRunner,
    plant: (weeks) => {
      conditioned(week(weeks, 2)).kind = 'intervals';
    },
  },
  {
    what: 'hard work for who was never asked about their health',
    rule: 'silence',
    profile: unaskedRunner,
    plant: (weeks) => {
      conditioned(week(weeks, 2)).intensity = 'vigorous';
    },
  },
  {
    what: 'intervals are held back and nothing is said',
    rule: 'silence',
    profile: unaskedRunner,
    plant: (weeks) => {
      const one = week(weeks, 3);
      one.notes = one.notes.filter((note) => !note.includes('about your health'));
    },
  },
  {
    what: 'a Beginner who would have no intervals is told that they wait',
    rule: 'silence',
    profile: unasked,
    plant: (weeks) => {
      const { notes } = week(weeksFor(unaskedRunner), 1);
      for (const one of weeks) one.notes = notes;
      conditioned(week(weeks, 1)).insteadOf = 'intervals';
    },
  },
  {
    what: 'who has answered is told to answer',
    rule: 'silence',
    profile: runner,
    plant: (weeks) => {
      week(weeks, 1).notes.push('Until you answer the questions about your health, no intervals.');
    },
  },
  {
    what: 'a load far above week 1',
    rule: 'load',
    profile: lifter,
    plant: (weeks) => {
      const planned = allPlanned(week(weeks, 3)).find(({ load }) => load !== null);
      assert.ok(planned);
      planned.load = 140;
    },
  },
  {
    what: 'a load for an exercise without a weight',
    rule: 'load',
    profile: beginner,
    plant: (weeks) => {
      const planned = allPlanned(week(weeks, 2)).find(({ load }) => load === null);
      assert.ok(planned);
      planned.load = 100;
    },
  },
  {
    what: 'kilograms out of the air',
    rule: 'load',
    profile: lifter,
    plant: (weeks) => {
      week(weeks, 2).changes.push('Take 20 kg dumbbells.');
    },
  },
  {
    what: 'heartbeats of somebody else',
    rule: 'heart-rate',
    profile: beginner,
    plant: (weeks) => {
      conditioned(week(weeks, 1)).heartRate.high += 9;
    },
  },
  {
    what: 'nothing said about beta-blockers',
    rule: 'heart-rate',
    profile: beginner,
    plant: (weeks) => {
      const one = week(weeks, 1);
      one.notes = one.notes.filter((note) => !note.includes('beta'));
    },
  },
  {
    what: 'moderate work that feels very hard',
    rule: 'heart-rate',
    profile: beginner,
    plant: (weeks) => {
      conditioned(week(weeks, 1)).effort = { low: 15, high: 18 };
    },
  },
  {
    what: 'chest work on one day only',
    rule: 'muscles-twice',
    profile: lifter,
    plant: (weeks) => without(sessionOf(weeks, 1, 0), 'horizontal-push'),
  },
  {
    what: 'no hinge in a week',
    rule: 'patterns',
    profile: beginner,
    plant: (weeks) => {
      for (const session of week(weeks, 4).sessions) without(session, 'hinge');
    },
  },
  {
    what: 'no vertical push in a week',
    rule: 'patterns',
    profile: beginner,
    plant: (weeks) => {
      for (const session of week(weeks, 1).sessions) without(session, 'vertical-push');
    },
  },
  {
    what: 'a bar in the house and no pulling down',
    rule: 'patterns',
    profile: lifter,
    plant: (weeks) => {
      for (const session of week(weeks, 1).sessions) without(session, 'vertical-pull');
    },
  },
  {
    what: 'the gap of the equipment is kept quiet',
    rule: 'patterns',
    profile: beginner,
    plant: (weeks) => {
      const one = week(weeks, 1);
      one.notes = one.notes.filter((note) => !note.startsWith('Pulling down'));
    },
  },
  {
    what: 'one set of everything',
    rule: 'weekly-sets',
    profile: beginner,
    plant: (weeks) => {
      for (const planned of allPlanned(week(weeks, 1))) planned.sets = 1;
    },
  },
  {
    what: 'eleven sets for one muscle in a session',
    rule: 'sets-per-session',
    profile: lifter,
    plant: (weeks) => {
      at(plannedIn(sessionOf(weeks, 2)), 0).sets = 11;
    },
  },
  {
    what: 'all pushing, hardly any pulling',
    rule: 'balance',
    profile: lifter,
    plant: (weeks) => {
      for (const planned of allPlanned(week(weeks, 2))) {
        if (inPattern(planned, 'horizontal-push', 'vertical-push')) planned.sets = 4;
        if (inPattern(planned, 'horizontal-pull', 'vertical-pull')) planned.sets = 1;
      }
    },
  },
  {
    what: 'knees without hips',
    rule: 'balance',
    profile: lifter,
    plant: (weeks) => {
      for (const planned of allPlanned(week(weeks, 2))) {
        if (inPattern(planned, 'squat', 'lunge')) planned.sets = 4;
        if (inPattern(planned, 'hinge')) planned.sets = 1;
      }
    },
  },
  {
    what: 'a curl before the squat',
    rule: 'order',
    profile: lifter,
    plant: (weeks) => {
      const session = sessionOf(weeks, 1, 0);
      const first = at(plannedIn(session), 0);
      session.blocks.unshift({
        kind: 'straight',
        rest: 60,
        exercises: [{ ...first, exercise: 'ax-db-curl', role: 'assist' }],
      });
    },
  },
  {
    what: 'an exercise twice in a session',
    rule: 'order',
    profile: lifter,
    plant: (weeks) => {
      const blocks = sessionOf(weeks, 1, 0).blocks;
      blocks.push(at(blocks, 0));
    },
  },
  {
    what: 'thirty repetitions with a weight',
    rule: 'dose',
    profile: lifter,
    plant: (weeks) => {
      const planned = allPlanned(week(weeks, 1)).find(({ load }) => load !== null);
      assert.ok(planned);
      planned.amount = 30;
      planned.range = { low: 8, high: 30 };
    },
  },
  {
    what: 'seven sets of one exercise',
    rule: 'dose',
    profile: lifter,
    plant: (weeks) => {
      at(plannedIn(sessionOf(weeks, 1)), 0).sets = 7;
    },
  },
  {
    what: 'ten seconds of rest after a heavy set',
    rule: 'dose',
    profile: lifter,
    plant: (weeks) => {
      at(sessionOf(weeks, 1).blocks, 0).rest = 10;
    },
  },
  {
    what: 'a tempo that is no slower',
    rule: 'dose',
    profile: beginner,
    plant: (weeks) => {
      at(plannedIn(sessionOf(weeks, 3)), 0).tempo = { lower: 0, hold: 0, lift: 1 };
    },
  },
  {
    what: 'a second week that is easier than the first',
    rule: 'progression',
    profile: lifter,
    plant: (weeks) => {
      for (const planned of allPlanned(week(weeks, 2))) planned.amount -= 2;
    },
  },
  {
    what: 'a third week that doubles',
    rule: 'progression',
    profile: lifter,
    plant: (weeks) => {
      for (const planned of allPlanned(week(weeks, 3))) planned.sets *= 2;
    },
  },
  {
    what: 'four weeks that are one week',
    rule: 'progression',
    profile: beginner,
    plant: (weeks) => {
      for (const one of weeks) one.sessions = week(weeks, 1).sessions;
    },
  },
  {
    what: 'no lighter week',
    rule: 'progression',
    profile: lifter,
    plant: (weeks) => {
      week(weeks, 4).sessions = week(weeks, 3).sessions;
    },
  },
  {
    what: 'changes that are not said',
    rule: 'progression',
    profile: lifter,
    plant: (weeks) => {
      week(weeks, 3).changes = [];
    },
  },
  {
    what: 'other main lifts in the third week',
    rule: 'same-lifts',
    profile: lifter,
    plant: (weeks) => {
      for (const session of week(weeks, 3).sessions) session.name += ' (new)';
    },
  },
  {
    what: 'minutes counted for one side',
    rule: 'sides',
    profile: lifter,
    plant: (weeks) => {
      const oneSided = (session: Session) =>
        plannedIn(session).reduce((sum, { exercise: id, sets, amount, tempo }) => {
          const exercise = table.get(id);
          if (!exercise?.unilateral) return sum;
          const pace = tempo
            ? tempo.lower + tempo.hold + tempo.lift
            : (exercise.secondsPerRep ?? 1);
          return sum + sets * (exercise.mode === 'time' ? amount : amount * pace);
        }, 0);
      const session = week(weeks, 1).sessions.find((one) => oneSided(one) > 120);
      assert.ok(session);
      session.minutes = minutesWithout(session, oneSided(session));
    },
  },
  {
    what: 'no walking to make up for what the sessions lack',
    rule: 'aerobic',
    profile: beginner,
    plant: (weeks) => {
      week(weeks, 1).totals.walkingMinutes = 0;
    },
  },
  {
    what: 'two days of balance work at 70',
    rule: 'balance-work',
    profile: older,
    plant: (weeks) => {
      sessionOf(weeks, 1).balance = [];
    },
  },
  {
    what: 'balance work apart from sessions, on the day of one',
    rule: 'balance-work',
    profile: { ...older, workout_days: 2 },
    plant: (weeks) => {
      at(week(weeks, 1).balanceDays, 0).weekday = sessionOf(weeks, 1).weekday;
    },
  },
  {
    what: 'crunches at 70',
    rule: 'old-spines',
    profile: older,
    plant: (weeks) => {
      const trunk = plannedIn(sessionOf(weeks, 1)).find(({ role }) => role === 'core');
      assert.ok(trunk);
      trunk.exercise = 'fx-crunch';
    },
  },
  {
    what: 'a lunge with nothing to hold at 70',
    rule: 'old-spines',
    profile: older,
    plant: (weeks) => {
      at(plannedIn(sessionOf(weeks, 1)), 0).exercise = 'lu-reverse';
    },
  },
  {
    what: 'a rack and a bench held in turn',
    rule: 'stations',
    profile: runner,
    plant: (weeks) => {
      const { blocks } = sessionOf(weeks, 1);
      const [first, second] = [at(blocks, 0), at(blocks, 1)];
      at(first.exercises, 0).exercise = 'sq-back';
      first.exercises.push({ ...at(second.exercises, 0), exercise: 'hp-bench' });
    },
  },
  {
    what: 'no lighter sets before a main lift',
    rule: 'ramp-up',
    profile: runner,
    plant: (weeks) => {
      const { warmUp } = sessionOf(weeks, 1);
      for (const item of warmUp) if (item.purpose === 'lighter set') item.purpose = 'loosen';
    },
  },
  {
    what: 'lighter sets in less time than they take',
    rule: 'ramp-up',
    profile: runner,
    plant: (weeks) => {
      const lighter = sessionOf(weeks, 1).warmUp.find(({ purpose }) => purpose === 'lighter set');
      assert.ok(lighter);
      lighter.seconds = 40;
    },
  },
  {
    what: 'an advanced member whose calves are forgotten',
    rule: 'ample-sets',
    profile: bodybuilder,
    plant: (weeks) => {
      for (const planned of allPlanned(week(weeks, 3))) {
        if (table.get(planned.exercise)?.primaryMuscles.includes('calves')) planned.sets = 1;
      }
    },
  },
  {
    what: 'an advanced member whose chest gets an intermediate’s sets',
    rule: 'ample-sets',
    profile: bodybuilder,
    plant: (weeks) => {
      for (const planned of allPlanned(week(weeks, 3))) {
        if (inPattern(planned, 'horizontal-push')) planned.sets = 3;
      }
    },
  },
  {
    what: 'a sum of sets that is not theirs',
    rule: 'totals',
    profile: lifter,
    plant: (weeks) => {
      week(weeks, 2).totals.sets += 1;
    },
  },
  {
    what: 'a muscle with sets it never had',
    rule: 'totals',
    profile: lifter,
    plant: (weeks) => {
      week(weeks, 2).totals.muscleSets.back += 1;
    },
  },
  {
    what: 'a volume out of the air',
    rule: 'totals',
    profile: lifter,
    plant: (weeks) => {
      week(weeks, 2).totals.volume *= 1.02;
    },
  },
  {
    what: 'a session shown shorter than it is',
    rule: 'totals',
    profile: lifter,
    plant: (weeks) => {
      sessionOf(weeks, 1).minutes -= 9;
    },
  },
  {
    what: 'more minutes for the heart than there are',
    rule: 'totals',
    profile: beginner,
    plant: (weeks) => {
      week(weeks, 1).totals.aerobicMinutes += 30;
    },
  },
  {
    what: 'a number in a sentence that is not the number',
    rule: 'words',
    profile: lifter,
    plant: (weeks) => {
      const one = week(weeks, 3);
      one.changes = one.changes.map((text) => text.replace(/\d+ sets/, '99 sets'));
    },
  },
  {
    what: 'a hole in a sentence',
    rule: 'words',
    profile: lifter,
    plant: (weeks) => {
      week(weeks, 1).reasons.push('You get undefined sets.');
    },
  },
  {
    what: 'the walking is not said',
    rule: 'words',
    profile: beginner,
    plant: (weeks) => {
      week(weeks, 1).reasons.pop();
    },
  },
  {
    what: 'no line to train by',
    rule: 'words',
    profile: beginner,
    plant: (weeks) => {
      sessionOf(weeks, 1).focus = '';
    },
  },
];

/** Whole minutes of a session with some seconds left out, added up here and nowhere else. */
function minutesWithout(session: Session, seconds: number): number {
  const items = [session.warmUp, session.balance, session.mobility, session.coolDown].flat();
  let sum = items.reduce((all, item) => all + item.seconds, 0);
  for (const block of session.blocks) {
    for (const { exercise: id, sets, amount, tempo } of block.exercises) {
      const exercise = table.get(id);
      const pace = tempo ? tempo.lower + tempo.hold + tempo.lift : (exercise?.secondsPerRep ?? 1);
      const side = exercise?.mode === 'time' ? amount : amount * pace;
      sum += 45 + sets * (15 + side * (exercise?.unilateral ? 2 : 1));
    }
    sum += block.rest * Math.max(...block.exercises.map(({ sets }) => sets));
  }
  if (session.conditioning) sum += 45 + 60 * session.conditioning.minutes;
  return Math.ceil((sum - seconds) / 60);
}

test('the plans in which faults are planted have none of their own', () => {
  for (const profile of new Set(faults.map((fault) => fault.profile))) {
    assert.deepEqual(auditTrainingPlan(weeksFor(profile), profile, table), []);
  }
});

for (const { what, rule, profile, answers, plant } of faults) {
  test(`caught: ${what}`, () => {
    const weeks = weeksFor(profile);
    plant(weeks);
    const found = auditTrainingPlan(weeks, profile, table, answers).map((breach) => breach.rule);
    assert.ok(found.includes(rule), `${rule} not among ${[...new Set(found)].join() || 'nothing'}`);
  });
}

test('every rule has a fault that proves it', () => {
  const proven = new Set<string>(faults.map(({ rule }) => rule));
  assert.deepEqual(
    Object.keys(trainingRuleKinds).filter((rule) => !proven.has(rule)),
    [],
  );
});
