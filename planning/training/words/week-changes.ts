import type { WeekNumber } from '../../calendar.ts';
import type { Exercise } from '../../catalogue/exercise.ts';
import { listed } from '../../listed.ts';
import type { TrainingRules } from '../../safety/training-rules.ts';
import { phaseOf, reserveOf } from '../model/dose.ts';
import type { PlannedExercise } from '../model/training-plan.ts';
import { strengthOf } from '../model/week-totals.ts';
import type { CountedWeek, Describing } from './describing.ts';
import { counted, unique } from './week-words.ts';

/** How the exercises that both weeks hold have changed. */
function steps(
  before: readonly PlannedExercise[],
  after: readonly PlannedExercise[],
  table: ReadonlyMap<string, Exercise>,
) {
  const slower: string[] = [];
  const sets: string[] = [];
  const found = { reps: 0, holds: 0, loads: 0, slower, sets };
  for (const [index, now] of after.entries()) {
    const was = before[index];
    const exercise = table.get(now.exercise);
    if (!was || !exercise || was.exercise !== now.exercise) continue;
    if (now.sets > was.sets) sets.push(exercise.name);
    if (now.tempo && !was.tempo) slower.push(exercise.name);
    if ((now.load ?? 0) > (was.load ?? 0)) found.loads += 1;
    if (now.amount > was.amount) found[exercise.mode === 'time' ? 'holds' : 'reps'] += 1;
  }
  return found;
}

function growth(
  before: CountedWeek,
  after: CountedWeek,
  table: ReadonlyMap<string, Exercise>,
): string {
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
  table: ReadonlyMap<string, Exercise>,
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
    `You may come a little closer to your limit: stop with ${counted(reserveOf(rules, 3), 'rep')} left instead of ${reserveOf(rules, 2)}. Why: two weeks have prepared you, and this is the top of the block.`,
  ];
}

const mostLadders = 3;

/** Harder variants for the next block, where the body's own weight is all there is to lift. */
function ladders({ built }: CountedWeek, { pools, table }: Describing): readonly string[] {
  const steps = built.sessions.flatMap((session) =>
    strengthOf(session).flatMap(({ exercise: id, load, role }) => {
      const exercise = table.get(id);
      const harder = exercise?.harder ? table.get(exercise.harder) : undefined;
      const allowed = harder && pools[session.place].get(harder.pattern)?.includes(harder);
      if (!exercise || !harder || !allowed || load !== null || role === 'core') return [];
      return [`${harder.name} instead of ${exercise.name}`];
    }),
  );
  if (steps.length === 0) return [];
  const some = unique(steps).slice(0, mostLadders);
  return [`For the next block, if week 3 felt easy: ${listed(some)}.`];
}

/** What is new against the week before, and why. */
export function changesOf(
  week: WeekNumber,
  weeks: readonly CountedWeek[],
  describing: Describing,
): readonly string[] {
  const { rules, table } = describing;
  const after = weeks[week - 1];
  const before = weeks[week - 2];
  if (!after) return [];
  if (week === 1 || !before) {
    return [
      `The first week sets your marks: ${after.totals.sets} sets. Stop every set while ${reserveOf(rules, 1)} more repetitions would still go, and write down what you did. Why: the next weeks build on what was, not on what was hoped.`,
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
    const sets =
      after.totals.sets === before.totals.sets ? '' : ` instead of ${before.totals.sets}`;
    said.push(
      `Back to the sets and repetitions of week 2: ${after.totals.sets} sets${sets}. Why: what you can do well four weeks in a row is the ground on which the next block stands.`,
    );
  } else {
    const weights = after.built.sessions.flatMap(strengthOf).some(({ load }) => load !== null);
    const lighter = weights ? 'weights about 10 % lighter' : 'a little less in each set';
    said.push(
      `A lighter week: ${after.totals.sets} sets instead of ${before.totals.sets}, ${lighter}, and stop with ${counted(reserveOf(rules, 4), 'rep')} left. Why: muscles and joints catch up, and the strength you built shows afterwards.`,
    );
  }
  if (week === 4) said.push(...ladders(after, describing));
  return said.filter((text) => text !== '');
}
