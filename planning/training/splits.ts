import type { MovementPattern, MuscleGroup } from '../catalogue/exercise.ts';
import type { Weekday } from '../meals/meal-plan.ts';
import type { WorkoutDays, WorkoutLocation } from '../profile/options.ts';
import type { Place, TrainingRules } from '../safety/training-rules.ts';
import type { Role } from './training-plan.ts';

/** A place in a session for one exercise. */
export interface Slot {
  /** What may fill it. */
  readonly patterns: readonly MovementPattern[];
  readonly role: Exclude<Role, 'power'> | 'power';
  /** Must be filled; others are filled while time and weekly volume ask for it. */
  readonly required: boolean;
  /** Muscle that it had better lead with. */
  readonly prefer: MuscleGroup | null;
}

export interface SessionOutline {
  readonly name: string;
  readonly kind: 'strength' | 'cardio';
  readonly slots: readonly Slot[];
}

export interface SplitDay extends SessionOutline {
  readonly weekday: Weekday;
  readonly place: Place;
}

export interface Split {
  readonly name: string;
  readonly days: readonly SplitDay[];
}

const slot =
  (role: Role, required: boolean) =>
  (pattern: MovementPattern, prefer: MuscleGroup | null = null): Slot => ({
    patterns: [pattern],
    role,
    required,
    prefer,
  });
const main = slot('main', true);
const assist = slot('assist', true);
const core = slot('core', true);
const maybe = slot('assist', false);
const maybeCore = slot('core', false);
const arms: readonly Slot[] = [maybe('accessory', 'biceps'), maybe('accessory', 'triceps')];
const calves = maybe('accessory', 'calves');

const strength = (name: string, ...slots: readonly Slot[]): SessionOutline => ({
  name,
  kind: 'strength',
  slots,
});
const cardio: SessionOutline = { name: 'Cardio and mobility', kind: 'cardio', slots: [] };

const twoFullBodies = [
  strength(
    'Full body A',
    main('squat'),
    main('horizontal-push'),
    assist('horizontal-pull'),
    assist('hinge', 'hamstrings'),
    core('core-anti-extension'),
    maybe('vertical-push'),
    maybe('vertical-pull'),
    calves,
  ),
  strength(
    'Full body B',
    main('hinge', 'hamstrings'),
    main('vertical-pull'),
    assist('lunge'),
    assist('horizontal-push'),
    assist('vertical-push'),
    core('core-rotation'),
    maybe('horizontal-pull'),
    ...arms,
  ),
];

const threeFullBodies = [
  strength(
    'Full body A',
    main('squat'),
    main('horizontal-push'),
    assist('horizontal-pull'),
    assist('hinge', 'hamstrings'),
    core('core-anti-extension'),
    maybe('vertical-push'),
    maybe('vertical-pull'),
    calves,
  ),
  strength(
    'Full body B',
    main('hinge', 'hamstrings'),
    main('vertical-push'),
    assist('vertical-pull'),
    assist('lunge'),
    core('core-rotation'),
    maybe('horizontal-push'),
    maybe('horizontal-pull'),
    ...arms,
  ),
  strength(
    'Full body C',
    main('lunge'),
    main('horizontal-pull'),
    assist('horizontal-push'),
    assist('hinge', 'glutes'),
    core('core-flexion'),
    maybe('vertical-pull'),
    maybe('vertical-push'),
    maybe('carry'),
  ),
];

const upperA = strength(
  'Upper body A',
  main('horizontal-push'),
  main('horizontal-pull'),
  assist('vertical-push'),
  assist('vertical-pull'),
  maybe('horizontal-push'),
  maybe('horizontal-pull'),
  ...arms,
  maybeCore('core-flexion'),
);
const upperB = strength(
  'Upper body B',
  main('vertical-pull'),
  main('horizontal-push'),
  assist('horizontal-pull'),
  assist('vertical-push'),
  maybe('horizontal-pull'),
  ...arms,
  maybeCore('core-rotation'),
);
const lowerA = strength(
  'Lower body A',
  main('squat'),
  main('hinge', 'hamstrings'),
  core('core-anti-extension'),
  maybe('lunge'),
  maybe('hinge', 'glutes'),
  calves,
  maybeCore('core-rotation'),
);
const lowerB = strength(
  'Lower body B',
  main('hinge', 'hamstrings'),
  main('lunge'),
  core('core-rotation'),
  maybe('squat'),
  maybe('hinge', 'glutes'),
  calves,
  maybeCore('core-flexion'),
);

const push = (letter: string) =>
  strength(
    `Push${letter}`,
    main('horizontal-push'),
    main('vertical-push'),
    maybe('horizontal-push'),
    maybe('accessory', 'triceps'),
    maybe('accessory', 'shoulders'),
    maybeCore('core-anti-extension'),
  );
const pull = (letter: string) =>
  strength(
    `Pull${letter}`,
    main('vertical-pull'),
    main('horizontal-pull'),
    maybe('horizontal-pull'),
    maybe('accessory', 'biceps'),
    maybeCore('core-flexion'),
  );
const legs = (letter: string) =>
  strength(
    `Legs${letter}`,
    letter === ' B' ? main('hinge', 'hamstrings') : main('squat'),
    letter === ' B' ? main('lunge') : main('hinge', 'hamstrings'),
    core(letter === ' B' ? 'core-rotation' : 'core-anti-extension'),
    maybe(letter === ' B' ? 'squat' : 'lunge'),
    maybe('hinge', 'glutes'),
    calves,
  );

interface SplitPlan {
  readonly name: string;
  readonly weekdays: readonly Weekday[];
  readonly sessions: readonly SessionOutline[];
  /** Where each session is when both places are used: every kind of session comes to the gym once. */
  readonly places: string;
}

const plans = {
  two: {
    name: 'Full body, twice a week',
    weekdays: ['Monday', 'Thursday'],
    sessions: twoFullBodies,
    places: 'GH',
  },
  three: {
    name: 'Full body, three times a week',
    weekdays: ['Monday', 'Wednesday', 'Friday'],
    sessions: threeFullBodies,
    places: 'GHG',
  },
  four: {
    name: 'Upper and lower body, twice a week each',
    weekdays: ['Monday', 'Tuesday', 'Thursday', 'Friday'],
    sessions: [upperA, lowerA, upperB, lowerB],
    places: 'GHHG',
  },
  fiveMixed: {
    name: 'Three full-body days and two for heart and mobility',
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Friday', 'Saturday'],
    sessions: [threeFullBodies[0], cardio, threeFullBodies[1], threeFullBodies[2], cardio].flatMap(
      (session) => (session ? [session] : []),
    ),
    places: 'GHHGH',
  },
  five: {
    name: 'Upper, lower, push, pull, legs',
    weekdays: ['Monday', 'Tuesday', 'Thursday', 'Friday', 'Saturday'],
    sessions: [upperA, lowerA, push(''), pull(''), legs(' B')],
    places: 'GHHGG',
  },
  sixMixed: {
    name: 'Four strength days and two for heart and mobility',
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    sessions: [upperA, lowerA, cardio, upperB, lowerB, cardio],
    places: 'GHHHGH',
  },
  six: {
    name: 'Push, pull, legs, twice a week each',
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    sessions: [push(' A'), pull(' A'), legs(' A'), push(' B'), pull(' B'), legs(' B')],
    places: 'GHGHGH',
  },
} as const satisfies Readonly<Record<string, SplitPlan>>;

function planFor(days: WorkoutDays, rules: TrainingRules): SplitPlan {
  const mixed = rules.level === 'Beginner' || rules.careful;
  switch (days) {
    case 2:
      return plans.two;
    case 3:
      return plans.three;
    case 4:
      return plans.four;
    case 5:
      return mixed || rules.goal === 'Improve overall wellness' ? plans.fiveMixed : plans.five;
    case 6:
      return mixed || rules.goal !== 'Build muscle' ? plans.sixMixed : plans.six;
  }
}

function placeOf(location: WorkoutLocation, letter: string | undefined): Place {
  if (location === 'Both') return letter === 'G' ? 'Gym' : 'Home';
  return location;
}

/** Which session on which weekday and where; rest days lie between as evenly as the count allows. */
export function splitFor(
  days: WorkoutDays,
  location: WorkoutLocation,
  rules: TrainingRules,
): Split {
  const plan = planFor(days, rules);
  return {
    name: plan.name,
    days: plan.sessions.flatMap((session, index) => {
      const weekday = plan.weekdays[index];
      return weekday ? [{ ...session, weekday, place: placeOf(location, plan.places[index]) }] : [];
    }),
  };
}
