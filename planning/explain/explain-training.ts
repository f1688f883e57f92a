import type { Exercise, MuscleGroup } from '../catalogue/exercise.ts';
import type { Profile } from '../profile/profile.ts';
import type { TrainingSession, TrainingWeek } from '../training/model/training-plan.ts';
import {
  type ExplainedPart,
  type Explanation,
  explained,
  listedUpTo,
  quoted,
} from './explanation.ts';

type Table = ReadonlyMap<string, Exercise>;

const mostMuscles = 5;

/** Muscles of a session, those of most sets first. */
function musclesOf({ blocks }: TrainingSession, table: Table): readonly MuscleGroup[] {
  const sets = new Map<MuscleGroup, number>();
  for (const { exercise, sets: count } of blocks.flatMap(({ exercises }) => exercises)) {
    for (const muscle of table.get(exercise)?.primaryMuscles ?? []) {
      sets.set(muscle, (sets.get(muscle) ?? 0) + count);
    }
  }
  return [...sets].sort(([, one], [, other]) => other - one).map(([muscle]) => muscle);
}

function sessionPoint(session: TrainingSession, table: Table): string {
  const muscles = musclesOf(session, table);
  const trains = muscles.length > 0 ? listedUpTo(muscles, mostMuscles) : 'heart and lungs';
  const heart =
    session.conditioning && muscles.length > 0
      ? `, and ${session.conditioning.minutes}\u00a0min for the heart`
      : '';
  return `${session.weekday}, ${session.name}: ${trains}${heart}. ${session.minutes}\u00a0min with warm-up and cool-down.`;
}

function wishesPart(profile: Profile, week: TrainingWeek): ExplainedPart {
  const { goal, level, totals, sessions } = week;
  const wish = profile.primary_fitness_goal;
  const pieces = profile.equipment.filter((piece) => piece !== 'None');
  const owned = pieces.length > 0 ? listedUpTo(pieces.map(quoted), 6) : 'no equipment';
  return {
    title: 'What you asked for',
    points: [
      goal === wish
        ? `Your goal is ${quoted(wish)}, and the plan trains for it.`
        : `Your goal is ${quoted(wish)}; for your body the plan trains for ${quoted(goal)}.`,
      level === profile.fitness_level
        ? `You train at the level ${quoted(level)}, so no exercise is harder than that.`
        : `You train at the level ${quoted(profile.fitness_level)}; to be safe, no exercise is harder than ${quoted(level)}.`,
      `You train at ${quoted(profile.workout_location)} with ${owned}: nothing else is needed but things of the household.`,
      `You gave ${profile.workout_days} days and ${quoted(profile.workout_duration)}: ${sessions.length} sessions, ${totals.minutes}\u00a0min in the first week.`,
    ],
  };
}

/** The first sentence of a week about what is new in it. */
function weekPoint({ week, changes, totals }: TrainingWeek): string {
  const [first = ''] = changes;
  return `Week ${week}, ${totals.sets} sets: ${first}`;
}

/** What the plan trains, why these days, sets and steps: computed from the profile and the stored weeks, without a model. */
export function explainTraining(
  profile: Profile,
  weeks: readonly TrainingWeek[],
  exercises: readonly Exercise[],
): Explanation {
  const [first] = weeks;
  if (!first) return [];
  const table: Table = new Map(exercises.map((exercise) => [exercise.id, exercise]));
  return explained(
    wishesPart(profile, first),
    {
      title: 'What the week trains',
      points: first.sessions.map((session) => sessionPoint(session, table)),
    },
    { title: 'Why it is laid out like this', points: first.reasons },
    { title: 'How it goes on', points: weeks.map(weekPoint) },
    {
      title: 'What keeps it safe',
      points: [...(first.clearance === null ? [] : [first.clearance]), ...first.notes],
    },
  );
}
