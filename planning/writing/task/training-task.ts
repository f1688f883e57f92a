import type { Exercise } from '../../catalogue/exercise.ts';
import { doseText, timeText, workText } from '../../page/training/exercise-words.ts';
import type { Profile } from '../../profile/profile.ts';
import type {
  TimedItem,
  TrainingSession,
  TrainingWeek,
} from '../../training/model/training-plan.ts';
import { ageBand, chosen } from './inputs.ts';
import type { ScopeFacts, Section, TextSlot, WritingTask } from './writing-task.ts';

type Table = ReadonlyMap<string, Exercise>;

function exerciseOf(table: Table, id: string): Exercise {
  const exercise = table.get(id);
  if (!exercise) throw new Error(`the plan names the unknown exercise ${id}`);
  return exercise;
}

const factsOf = (lines: readonly string[]): ScopeFacts => ({
  text: lines.join('\n'),
  foods: [],
  steps: '',
});

/** How an exercise is done, for its words: muscles, steps, mistakes, breathing. */
function craft({ name, primaryMuscles, steps, mistakes, breathing }: Exercise): string {
  return `- ${name} (${primaryMuscles.join(', ')}): ${[...steps, ...mistakes, breathing].join(' ')}`;
}

function itemLines(title: string, items: readonly TimedItem[], table: Table): readonly string[] {
  if (items.length === 0) return [];
  const seconds = items.reduce((sum, item) => sum + item.seconds, 0);
  const all = items.map(({ exercise, seconds: each }) => {
    return `${exerciseOf(table, exercise).name} ${timeText(each)}`;
  });
  return [`${title}, ${timeText(seconds)}: ${all.join('; ')}.`];
}

function mainLines({ blocks, conditioning }: TrainingSession, table: Table): readonly string[] {
  const planned = blocks.flatMap((block) =>
    block.exercises.map((one) => ({ one, rest: block.rest, kind: block.kind })),
  );
  const lines = planned.map(({ one, rest, kind }) => {
    const exercise = exerciseOf(table, one.exercise);
    return `${exercise.name}: ${doseText(one, exercise)} · rest ${timeText(rest)} · ${kind}`;
  });
  if (!conditioning) return lines;
  const names = conditioning.exercises.map((id) => exerciseOf(table, id).name).join(', ');
  return [...lines, `Cardio: ${workText(conditioning, names)}.`];
}

function mainCraft({ blocks, conditioning }: TrainingSession, table: Table): readonly string[] {
  const ids = [
    ...blocks.flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise)),
    ...(conditioning?.exercises ?? []),
  ];
  return [...new Set(ids)].map((id) => craft(exerciseOf(table, id)));
}

function itemCraft(items: readonly TimedItem[], table: Table): readonly string[] {
  return [...new Set(items.map(({ exercise }) => exercise))].map((id) =>
    craft(exerciseOf(table, id)),
  );
}

function titleLine({ weekday, name, place, minutes, focus }: TrainingSession): string {
  return `${weekday}: ${name}, ${place}, ${minutes}\u00a0min. ${focus}`;
}

function sessionFacts(session: TrainingSession, table: Table): ScopeFacts {
  return factsOf([
    titleLine(session),
    ...itemLines('Warm-up', session.warmUp, table),
    ...itemLines('Balance', session.balance, table),
    ...mainLines(session, table),
    ...itemLines('Mobility', session.mobility, table),
    ...itemLines('Cool-down', session.coolDown, table),
    ...mainCraft(session, table),
  ]);
}

function partSection(
  session: TrainingSession,
  name: 'Warm-up' | 'Main workout' | 'Cool-down',
  emoji: string,
  wish: string,
  scope: ScopeFacts,
): Section {
  const place: TextSlot = {
    id: `${session.weekday}/${name}`,
    kind: 'paragraph',
    className: 'tip',
    emoji: '💡',
    wish,
    longest: 480,
    scope,
  };
  return { className: 'part', heading: name, emoji, children: [place] };
}

function daySection(session: TrainingSession, table: Table): Section {
  const whole = sessionFacts(session, table);
  const timed = (title: string, items: readonly TimedItem[]) =>
    factsOf([
      titleLine(session),
      ...itemLines(title, items, table),
      ...itemCraft(items, table),
      ...mainLines(session, table),
    ]);
  const note: TextSlot = {
    id: session.weekday,
    kind: 'paragraph',
    className: 'tip',
    emoji: '💬',
    wish: 'one or two short sentences that introduce this session',
    longest: 400,
    scope: whole,
  };
  const message: TextSlot = {
    id: `${session.weekday}/message`,
    kind: 'paragraph',
    className: 'plan-note',
    emoji: '✨',
    wish: 'one sentence: a motivational message for this session',
    longest: 300,
    scope: whole,
  };
  const parts = [
    ...(session.warmUp.length > 0
      ? [
          partSection(
            session,
            'Warm-up',
            '🔥',
            'one or two sentences on how to warm up well today',
            timed('Warm-up', session.warmUp),
          ),
        ]
      : []),
    partSection(
      session,
      'Main workout',
      '💪',
      'two or three sentences on how to do the main workout well',
      whole,
    ),
    ...(session.coolDown.length > 0
      ? [
          partSection(
            session,
            'Cool-down',
            '🧊',
            'one or two sentences on how to cool down',
            timed('Cool-down', session.coolDown),
          ),
        ]
      : []),
  ];
  return {
    className: 'day',
    heading: session.weekday,
    emoji: '📅',
    children: [note, ...parts, message],
  };
}

function weekFacts(week: TrainingWeek): string {
  const { totals, split, goal, level, sessions } = week;
  return [
    `Week ${week.week} of 4. Goal: ${goal}. Level: ${level}. ${split}: ${sessions.length} sessions, ${totals.minutes}\u00a0min in all, ${totals.sets} sets, ${totals.walkingMinutes}\u00a0min brisk walking beside them.`,
    ...week.changes,
    ...week.reasons,
  ].join('\n');
}

/** The call that writes one week of training: texts for each session, grounded on the computed week. */
export function trainingTasks(
  week: TrainingWeek,
  profile: Profile,
  table: Table,
): readonly WritingTask[] {
  const facts = weekFacts(week);
  const sessions = week.sessions.map((session) => sessionFacts(session, table).text);
  const scope = factsOf([facts, ...sessions]);
  const place = (
    id: string,
    emoji: string,
    wish: string,
    className: TextSlot['className'],
  ): TextSlot => ({
    id,
    kind: 'paragraph',
    className,
    emoji,
    wish,
    longest: 600,
    scope,
  });
  return [
    {
      kind: 'training',
      week: week.week,
      inputs: [
        ['Gender', profile.gender],
        ['Age', ageBand(profile.age)],
        ['Fitness level', profile.fitness_level],
        ['Primary fitness goal', profile.primary_fitness_goal],
        ['Workout location', profile.workout_location],
        ['Equipment', chosen(profile.equipment)],
        ['Workout days', String(profile.workout_days)],
        ['Workout duration', profile.workout_duration],
        ['Week', String(week.week)],
      ],
      typed: '',
      facts,
      parts: [
        place('lead', '👋', 'two or three sentences that introduce the week', 'plan-lead'),
        ...week.sessions.map((session) => daySection(session, table)),
        place('closing', '✨', 'one or two sentences: a motivational message', 'plan-note'),
      ],
    },
  ];
}
