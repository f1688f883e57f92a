import { weekdaysFrom } from '../../calendar.ts';
import type { Exercise } from '../../catalogue/exercise.ts';
import type { BuiltWeek } from '../model/built-week.ts';
import { phaseOf } from '../model/dose.ts';
import type { Movement, TimedItem, TrainingSession, TrainingWeek } from '../model/training-plan.ts';
import { strengthOf, weekTotals } from '../model/week-totals.ts';
import type { CountedWeek, Describing } from './describing.ts';
import { changesOf } from './week-changes.ts';
import { notesOf, reasonsOf, unansweredNote } from './week-notes.ts';
import { motivationLine, propWord } from './week-words.ts';

function itemsOf(session: TrainingSession): readonly TimedItem[] {
  return [...session.warmUp, ...session.balance, ...session.mobility, ...session.coolDown];
}

/** Household things of the sessions at home, in the member's words. */
function needsOf({ built }: CountedWeek, table: ReadonlyMap<string, Exercise>): readonly string[] {
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

/** Every exercise of the week, in the order in which it first comes. */
function movementsOf(
  { built }: CountedWeek,
  table: ReadonlyMap<string, Exercise>,
): Readonly<Record<string, Movement>> {
  const ids = [
    ...built.sessions.flatMap((session) => [
      ...itemsOf(session).map(({ exercise }) => exercise),
      ...strengthOf(session).map(({ exercise }) => exercise),
      ...(session.conditioning?.exercises ?? []),
    ]),
    ...built.balanceDays.flatMap(({ items }) => items.map(({ exercise }) => exercise)),
  ];
  return Object.fromEntries(
    [...new Set(ids)].flatMap((id): [string, Movement][] => {
      const exercise = table.get(id);
      if (!exercise) return [];
      const { name, pattern, mode, unilateral } = exercise;
      const unit = mode === 'time' ? 'seconds' : 'repetitions';
      return [[id, { name, pattern, unit, eachSide: unilateral }]];
    }),
  );
}

/** Finished weeks from their sessions: totals recomputed, every sentence written from the totals. */
export function describeWeeks(
  built: readonly BuiltWeek[],
  describing: Describing,
): readonly TrainingWeek[] {
  const { rules, frame, table } = describing;
  const order = weekdaysFrom(describing.first);
  const inWeek = ({ weekday }: TrainingSession) => order.indexOf(weekday);
  const weeks = built.map((one): CountedWeek => {
    const sessions = one.sessions.toSorted((a, b) => inWeek(a) - inWeek(b));
    return { built: { ...one, sessions }, totals: weekTotals(sessions, table) };
  });
  const held = built.some(({ sessions }) =>
    sessions.some(({ conditioning }) => conditioning?.insteadOf === 'intervals'),
  );
  const unanswered = rules.intervalsAwaitAnswers && held ? [unansweredNote] : [];
  return weeks.map((week): TrainingWeek => {
    const phase = phaseOf(rules.level, week.built.week);
    return {
      version: 1,
      plan: week.built.plan,
      seed: week.built.seed,
      ...(week.built.start === undefined ? {} : { start: week.built.start }),
      week: week.built.week,
      phase,
      goal: rules.goal,
      level: rules.level,
      split: describing.splitName,
      duration: { low: frame.low, high: frame.high },
      sessions: week.built.sessions,
      balanceDays: week.built.balanceDays,
      totals: week.totals,
      movements: movementsOf(week, table),
      needs: needsOf(week, table),
      changes: changesOf(week.built.week, weeks, describing),
      reasons: reasonsOf(week, describing),
      notes: [...unanswered, ...notesOf(week, describing)],
      clearance: rules.clearance,
      motivation: motivationLine(phase, week.built.seed),
    };
  });
}
