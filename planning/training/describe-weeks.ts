import type { Exercise } from '../catalogue/exercise.ts';
import { type Weekday, type WeekNumber, weekdays } from '../meals/meal-plan.ts';
import type { Profile } from '../profile/profile.ts';
import type { TrainingRules } from '../safety/training-rules.ts';
import type { BuiltWeek } from './build-weeks.ts';
import { canPullDown, type Pools } from './choose-exercises.ts';
import { phaseOf, reserveOf } from './dose.ts';
import type { SessionFrame } from './session-time.ts';
import {
  majorMuscles,
  type PlannedExercise,
  type TimedItem,
  type TrainingSession,
  type TrainingWeek,
  type WeekTotals,
} from './training-plan.ts';
import { strengthOf, weekTotals } from './week-totals.ts';
import { counted, goalReason, listed, motivationLine, propWord } from './week-words.ts';

type Table = ReadonlyMap<string, Exercise>;

/** What the words of a plan are made from beside its sessions. */
export interface Describing {
  readonly profile: Profile;
  readonly rules: TrainingRules;
  readonly frame: SessionFrame;
  readonly pools: Pools;
  readonly table: Table;
  readonly seed: string;
  readonly splitName: string;
}

interface CountedWeek {
  readonly built: BuiltWeek;
  readonly totals: WeekTotals;
}

function itemsOf(session: TrainingSession): readonly TimedItem[] {
  return [...session.warmUp, ...session.balance, ...session.mobility, ...session.coolDown];
}

/** Household things of the sessions at home, in the member's words. */
function needsOf({ built }: CountedWeek, table: Table): readonly string[] {
  const props = new Set<string>();
  const take = (id: string) => {
    for (const prop of table.get(id)?.props ?? []) props.add(prop);
  };
  for (const session of built.sessions) {
    if (session.place !== 'Home') continue;
    for (const { exercise } of [...strengthOf(session), ...itemsOf(session)]) take(exercise);
    for (const id of session.conditioning?.exercises ?? []) take(id);
  }
  for (const { exercise } of built.balanceDays.flatMap(({ items }) => items)) take(exercise);
  // two bags hold what one does
  if (props.has('two shopping bags')) props.delete('shopping bag');
  return [...props].map(propWord).toSorted();
}

/** How the exercises that both weeks hold have changed. */
function steps(before: readonly PlannedExercise[], after: readonly PlannedExercise[], table: Table) {
  const found = { reps: 0, holds: 0, loads: 0, slower: [] as string[], sets: [] as string[] };
  for (const [index, now] of after.entries()) {
    const was = before[index];
    const exercise = table.get(now.exercise);
    if (!was || !exercise || was.exercise !== now.exercise) continue;
    if (now.sets > was.sets) found.sets.push(exercise.name);
    if (now.tempo && !was.tempo) found.slower.push(exercise.name);
    if ((now.load ?? 0) > (was.load ?? 0)) found.loads += 1;
    if (now.amount > was.amount) found[exercise.mode === 'time' ? 'holds' : 'reps'] += 1;
  }
  return found;
}

const unique = (names: readonly string[]) => [...new Set(names)];

function growth(before: CountedWeek, after: CountedWeek, table: Table): string {
  const { reps, holds, loads, slower } = steps(
    before.built.sessions.flatMap(strengthOf),
    after.built.sessions.flatMap(strengthOf),
    table,
  );
  const parts = [
    ...(reps > 0 ? [`one more repetition per set in ${counted(reps, 'exercise')}`] : []),
    ...(holds > 0 ? [`a few seconds more in ${counted(holds, 'hold')}`] : []),
    ...(loads > 0 ? [`the next small step of weight in ${counted(loads, 'exercise')}`] : []),
    ...(slower.length > 0
      ? [`slower repetitions (3 seconds down, 1 still, 1 up) in ${listed(unique(slower))}`]
      : []),
  ];
  return parts.length > 0 ? `New this week: ${listed(parts)}.` : '';
}

function peakChanges(
  before: CountedWeek,
  after: CountedWeek,
  rules: TrainingRules,
  table: Table,
): readonly string[] {
  const { sets } = steps(
    before.built.sessions.flatMap(strengthOf),
    after.built.sessions.flatMap(strengthOf),
    table,
  );
  const more =
    sets.length > 0
      ? [
          `One more set of ${listed(unique(sets))}: ${after.totals.sets} sets this week instead of ${before.totals.sets}.`,
        ]
      : [];
  return [
    ...more,
    growth(before, after, table),
    `You may come a little closer to your limit: ${reserveOf(rules, 3)} repetitions in reserve instead of ${reserveOf(rules, 2)}. Why: two weeks have prepared you, and this is the top of the block.`,
  ];
}

/** What is new against the week before, and why. */
function changesOf(
  week: WeekNumber,
  weeks: readonly CountedWeek[],
  { rules, table }: Describing,
): readonly string[] {
  const after = weeks[week - 1];
  const before = weeks[week - 2];
  if (!after) return [];
  if (week === 1 || !before) {
    return [
      `The first week sets your marks: ${after.totals.sets} sets. Choose loads with which ${reserveOf(rules, 1)} more repetitions would still go, and write them down. Why: the next weeks build on what you did, not on what you hoped.`,
    ];
  }
  const said: string[] = [];
  if (week === 2) {
    said.push(
      growth(before, after, table),
      `The number of sets stays at ${after.totals.sets}. Why: small steps that you can repeat are what a body gets stronger on.`,
    );
  } else if (week === 3) {
    said.push(...peakChanges(before, after, rules, table));
  } else if (phaseOf(rules.level, 4) === 'consolidate') {
    said.push(
      `Back to the sets and repetitions of week 2: ${after.totals.sets} sets instead of ${before.totals.sets}. Why: what you can do well four weeks in a row is the ground on which the next block stands.`,
    );
  } else {
    said.push(
      `A lighter week: ${after.totals.sets} sets instead of ${before.totals.sets}, weights about 10 % lighter, ${reserveOf(rules, 4)} repetitions in reserve. Why: muscles and joints catch up, and the strength you built shows afterwards.`,
    );
  }
  return said.filter((text) => text !== '');
}

function daysReason(built: BuiltWeek, splitName: string): string {
  const days = built.sessions.map(({ weekday }) => weekday);
  const free = weekdays.filter((weekday) => !days.some((day) => day === weekday));
  const split = splitName.charAt(0).toLowerCase() + splitName.slice(1);
  return `Why these days: ${split}, on ${listed(days)}. ${free.length > 1 ? 'The days between' : 'The free day'} (${listed(free)}) ${free.length > 1 ? 'are' : 'is'} for rest and walking, and no muscle works hard two days running.`;
}

function setsReason({ totals }: CountedWeek, describing: Describing): string {
  const sets = majorMuscles.map((muscle) => totals.muscleSets[muscle]);
  const { rules } = describing;
  return `Why these sets: each large muscle gets ${Math.min(...sets)} to ${Math.max(...sets)} sets this week (a set in which it only helps counts half), which suits the level ${rules.level}. ${goalReason[rules.goal]}`;
}

function timeReason({ built }: CountedWeek, frame: SessionFrame): string {
  const minutes = built.sessions.map((session) => session.minutes);
  const inTurn = built.sessions.some(({ blocks }) => blocks.some(({ kind }) => kind !== 'straight'));
  const low = Math.min(...minutes);
  const high = Math.max(...minutes);
  const span = low === high ? `${low}` : `${low} to ${high}`;
  return `Why this order: large movements come first, while you are fresh. Warm-up, sets, rests, changes and cool-down add up to ${span} minutes, inside your ${frame.high}.${inTurn ? ' Exercises of a group are done in turn: one muscle rests while the other works, which saves a good third of the time.' : ''}`;
}

function walkingReason({ totals }: CountedWeek): string {
  const { aerobicMinutes, walkingMinutes } = totals;
  if (walkingMinutes === 0) {
    return `Why the heart work: your sessions hold ${aerobicMinutes} minutes that count as moderate, above the 150 that WHO asks for in a week.`;
  }
  return `Why the walking: ${aerobicMinutes} minutes of the sessions count as moderate work for the heart. WHO asks for 150 in a week, so ${walkingMinutes} minutes of brisk walking come on top, in pieces of any length.`;
}

/** Sets of rows in a week, where nothing lets one pull down. */
function gapNotes(week: CountedWeek, { pools, rules, table }: Describing): readonly string[] {
  const places = new Set(week.built.sessions.map(({ place }) => place));
  if ([...places].some((place) => canPullDown(pools[place]))) return [];
  const rows = week.built.sessions
    .flatMap(strengthOf)
    .filter(({ exercise }) => table.get(exercise)?.pattern === 'horizontal-pull');
  const sets = rows.reduce((sum, row) => sum + row.sets, 0);
  const names = unique(rows.flatMap(({ exercise }) => table.get(exercise)?.name ?? []));
  const advice = rules.hanging
    ? ' A pull-up bar or a gym would close the gap.'
    : ' A gym with a pulldown machine would close the gap.';
  return [
    `Pulling down from above is missing: there is nothing safe to hang from or pull on. In its place you do ${counted(sets, 'set')} of ${listed(names)}, which train the same back muscles.${advice}`,
  ];
}

function volumeNote({ totals }: CountedWeek, { profile, frame }: Describing): readonly string[] {
  const least = Math.min(...majorMuscles.map((muscle) => totals.muscleSets[muscle]));
  const weekly = profile.workout_days * frame.high;
  if (weekly > 90 || totals.sets === 0) return [];
  return [
    `Up to ${weekly} minutes a week give each large muscle ${least} sets or more: enough to begin and to keep. One more day, or 15 minutes more a session, would bring more.`,
  ];
}

const heartNote =
  'Heart rates are only a guide: go by how it feels (you can talk but not sing). With beta-blockers or other heart medicine the numbers do not hold at all.';
const loadNote =
  'Loads are yours to choose: take one with which the repetitions in reserve are really left, and never go on until nothing is left.';

function notesOf(week: CountedWeek, describing: Describing): readonly string[] {
  const heart = week.built.sessions.some(({ conditioning }) => conditioning !== null);
  return [
    ...describing.rules.notes,
    ...gapNotes(week, describing),
    ...volumeNote(week, describing),
    loadNote,
    ...(heart ? [heartNote] : []),
  ];
}

const dayIndex = (weekday: Weekday) => weekdays.indexOf(weekday);

/** Finished weeks from their sessions: totals recomputed, every sentence written from the totals. */
export function describeWeeks(
  built: readonly BuiltWeek[],
  describing: Describing,
): readonly TrainingWeek[] {
  const { rules, frame, seed, table } = describing;
  const weeks = built.map((one): CountedWeek => {
    const sessions = one.sessions.toSorted((a, b) => dayIndex(a.weekday) - dayIndex(b.weekday));
    return { built: { ...one, sessions }, totals: weekTotals(sessions, table) };
  });
  return weeks.map((week): TrainingWeek => {
    const phase = phaseOf(rules.level, week.built.week);
    return {
      version: 1,
      seed,
      week: week.built.week,
      phase,
      goal: rules.goal,
      level: rules.level,
      split: describing.splitName,
      duration: { low: frame.low, high: frame.high },
      sessions: week.built.sessions,
      balanceDays: week.built.balanceDays,
      totals: week.totals,
      needs: needsOf(week, table),
      changes: changesOf(week.built.week, weeks, describing),
      reasons: [
        daysReason(week.built, describing.splitName),
        setsReason(week, describing),
        timeReason(week, frame),
        walkingReason(week),
      ],
      notes: notesOf(week, describing),
      clearance: rules.clearance,
      motivation: motivationLine(phase, seed),
    };
  });
}
