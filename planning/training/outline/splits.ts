import { type Weekday, weekdaysFrom } from '../../calendar.ts';
import type { WorkoutDays, WorkoutLocation } from '../../profile/options.ts';
import type { TrainingLocation, TrainingRules } from '../../safety/training-rules.ts';
import {
  cardio,
  legs,
  lowerA,
  lowerB,
  pull,
  push,
  type SessionOutline,
  threeFullBodies,
  twoFullBodies,
  upperA,
  upperB,
} from './session-outlines.ts';

export interface SplitDay extends SessionOutline {
  readonly weekday: Weekday;
  readonly place: TrainingLocation;
}

export interface Split {
  readonly name: string;
  readonly days: readonly SplitDay[];
}

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

function placeOf(location: WorkoutLocation, letter: string | undefined): TrainingLocation {
  if (location === 'Both') return letter === 'G' ? 'Gym' : 'Home';
  return location;
}

/** What a session trains, by its name without the letter that tells it from others of its kind. */
function kindOf({ name }: SessionOutline): string {
  return name.replace(/ [A-C]$/, '');
}

/**
 * Which session on which weekday and where; rest days lie between as evenly as the count allows. Days and kinds of
 * sessions belong to the names of the days, so that a plan which begins on a Thursday keeps the same days free; of each
 * kind the one that is first in the list comes first in the plan.
 * @param first the name of the plan's first day
 */
export function splitFor(
  days: WorkoutDays,
  location: WorkoutLocation,
  rules: TrainingRules,
  first: Weekday,
): Split {
  const plan = planFor(days, rules);
  const sessions = plan.sessions.map((session, index) => ({
    ...session,
    place: placeOf(location, plan.places[index]),
  }));
  const week = weekdaysFrom(first);
  const used = new Set<SessionOutline>();
  const ordered = plan.weekdays
    .map((weekday, index) => ({ weekday, kind: sessions[index] && kindOf(sessions[index]) }))
    .toSorted((a, b) => week.indexOf(a.weekday) - week.indexOf(b.weekday));
  return {
    name: plan.name,
    days: ordered.flatMap(({ weekday, kind }) => {
      const session = sessions.find((one) => !used.has(one) && kindOf(one) === kind);
      if (!session) return [];
      used.add(session);
      return [{ ...session, weekday }];
    }),
  };
}
