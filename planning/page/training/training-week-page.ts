import type { Exercise } from '../../catalogue/exercise.ts';
import { rampUpText } from '../../training/model/ramp-words.ts';
import type {
  Conditioning,
  PlannedExercise,
  TimedItem,
  TrainingBlock,
  TrainingSession,
  TrainingWeek,
} from '../../training/model/training-plan.ts';
import { dayTitle } from '../day-words.ts';
import { dot } from '../figures.ts';
import { element, emoji, type Html, join, named } from '../html.ts';
import { ownWords, type PlanWords, sourceLine, wordsAt } from '../plan-words.ts';
import { doseText, noBreakSpace, timeText, workText } from './exercise-words.ts';

type Table = ReadonlyMap<string, Exercise>;

function exerciseOf(table: Table, id: string): Exercise {
  const exercise = table.get(id);
  if (!exercise) throw new Error(`the plan names the unknown exercise ${id}`);
  return exercise;
}

/** @param alone whether it stands in no section of its exercise, so that it says itself of which it is */
function howTo(exercise: Exercise, title: string, alone = true): Html {
  return element(
    'details',
    'how-to',
    named('summary', null, alone ? { 'data-name': exercise.name } : {}, title),
    element('ol', 'method', ...exercise.steps.map((step) => element('li', null, step))),
    element('p', null, element('strong', null, 'Mistakes: '), exercise.mistakes.join(' ')),
    element('p', null, element('strong', null, 'Breathing: '), exercise.breathing),
  );
}

function exerciseSection(planned: PlannedExercise, table: Table): Html {
  const exercise = exerciseOf(table, planned.exercise);
  return element(
    'section',
    ['exercise', `move-${exercise.pattern}`],
    named('h5', 'exercise-name', { 'data-name': exercise.name }, exercise.name),
    element('p', 'dose', doseText(planned, exercise)),
    howTo(exercise, 'How to do it', false),
  );
}

const inTurn: Readonly<Record<TrainingBlock['kind'], string>> = {
  straight: '',
  superset: 'Two in turn',
  circuit: 'Three in turn',
};

function blockSection(block: TrainingBlock, table: Table): Html {
  const rest = `rest ${timeText(block.rest)}`;
  const title =
    block.kind === 'straight'
      ? `Set by set, ${rest} after each`
      : `${inTurn[block.kind]}, ${rest} after each round`;
  return element(
    'section',
    'block',
    element('p', 'measure', emoji('⏱️'), ` ${title}`),
    ...block.exercises.map((planned) => exerciseSection(planned, table)),
  );
}

function itemLine(item: TimedItem, table: Table): Html {
  const exercise = exerciseOf(table, item.exercise);
  const sides = exercise.unilateral ? ', half on each side' : '';
  const what =
    item.purpose === 'lighter set'
      ? `${exercise.name}: ${rampUpText(item)}`
      : `${exercise.name}${sides}`;
  return element('li', null, element('span', 'amount', timeText(item.seconds)), ` ${what}`);
}

function itemsPart(
  symbol: string,
  title: string,
  items: readonly TimedItem[],
  table: Table,
  tip: Html | string = '',
): Html | string {
  if (items.length === 0) return '';
  const seconds = items.reduce((sum, item) => sum + item.seconds, 0);
  return element(
    'section',
    'part',
    element('h4', 'part-name', emoji(symbol), ` ${title}, ${timeText(seconds)}`),
    tip,
    element('ul', 'items', ...items.map((item) => itemLine(item, table))),
  );
}

const talkTest: Readonly<Record<Conditioning['intensity'], string>> = {
  moderate: 'you can talk but not sing',
  vigorous: 'in the fast parts you get out only a few words',
};

function conditioningPart(
  conditioning: Conditioning | null,
  table: Table,
  tip: Html | string,
): Html | string {
  if (!conditioning) return '';
  const exercises = conditioning.exercises.map((id) => exerciseOf(table, id));
  const { effort, heartRate, intensity, kind } = conditioning;
  const title = kind === 'intervals' ? 'Intervals' : 'Cardio';
  return element(
    'section',
    'part',
    element('h4', 'part-name', emoji('❤️'), ` ${title}`),
    tip,
    element('p', 'dose', workText(conditioning, exercises.map(({ name }) => name).join(', '))),
    element(
      'p',
      'measure',
      `Effort ${effort.low} to ${effort.high} on the scale from 6 to 20: ${talkTest[intensity]}. As a rough guide ${heartRate.low} to ${heartRate.high} heartbeats a minute.`,
    ),
    ...exercises.map((exercise) => howTo(exercise, `How to do it: ${exercise.name}`)),
  );
}

const placeText = { Home: ['🏠', 'Home'], Gym: ['🏋️', 'Gym'] } as const;

function mainPart(session: TrainingSession, table: Table, tip: Html | string): Html | string {
  if (session.blocks.length === 0) return '';
  return element(
    'section',
    'part',
    element('h4', 'part-name', emoji('💪'), ' Main workout'),
    tip,
    ...session.blocks.map((block) => blockSection(block, table)),
  );
}

function dayHeading(
  week: TrainingWeek,
  weekday: TrainingSession['weekday'],
  symbol: string,
  what: string,
  session?: string,
): Html {
  const title = dayTitle(week, { week: week.week, weekday });
  const names = { 'data-weekday': weekday, 'data-name': title, 'data-session': session };
  return named('h3', 'day-name', names, emoji(symbol), ` ${title}: ${what}`);
}

function sessionSection(
  week: TrainingWeek,
  session: TrainingSession,
  table: Table,
  words: PlanWords,
): Html {
  const [symbol, place] = placeText[session.place];
  const { weekday } = session;
  const tipOf = (part: string) => wordsAt(words, `${weekday}/${part}`, 'tip', '💡');
  const [main, blocks] = [tipOf('Main workout'), session.blocks.length > 0];
  return element(
    'details',
    'day',
    element(
      'summary',
      null,
      dayHeading(week, weekday, '👟', session.name, session.name),
      ' ',
      element(
        'span',
        'day-total',
        emoji(symbol),
        ` ${place}${dot}${session.minutes}${noBreakSpace}min`,
      ),
    ),
    element(
      'section',
      'session',
      element('p', 'plan-note', emoji('✨'), ` ${session.focus}`),
      wordsAt(words, weekday, 'tip', '💬'),
      itemsPart('🔥', 'Warm-up', session.warmUp, table, tipOf('Warm-up')),
      itemsPart('⚖️', 'Balance', session.balance, table),
      mainPart(session, table, main),
      conditioningPart(session.conditioning, table, blocks ? '' : main),
      itemsPart('🤸', 'Mobility', session.mobility, table),
      itemsPart('🧊', 'Cool-down', session.coolDown, table, tipOf('Cool-down')),
      wordsAt(words, `${weekday}/message`, 'plan-note', '✨'),
    ),
  );
}

function balanceSection(
  week: TrainingWeek,
  { weekday, items }: TrainingWeek['balanceDays'][number],
  table: Table,
): Html {
  return element(
    'details',
    'day',
    element('summary', null, dayHeading(week, weekday, '⚖️', 'balance')),
    itemsPart('⚖️', 'Balance at home', items, table),
  );
}

/** Instructions for the small moves, once for the week. */
function movesPart(week: TrainingWeek, table: Table): Html {
  const items = [
    ...week.sessions.flatMap(({ warmUp, balance, mobility, coolDown }) => [
      ...warmUp.filter(({ purpose }) => purpose !== 'lighter set'),
      ...balance,
      ...mobility,
      ...coolDown,
    ]),
    ...week.balanceDays.flatMap(({ items }) => items),
  ];
  const moves = [...new Set(items.map(({ exercise }) => exercise))].map((id) =>
    exerciseOf(table, id),
  );
  return element(
    'section',
    'reasons',
    element('h3', 'day-name', emoji('📖'), ' Warm-up and stretching moves'),
    ...moves
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map((exercise) => howTo(exercise, exercise.name)),
  );
}

function sentences(
  className: 'changes' | 'reasons',
  symbol: string,
  title: string,
  texts: readonly string[],
): Html {
  return element(
    'section',
    className,
    element('h3', 'day-name', emoji(symbol), ` ${title}`),
    element('ul', null, ...texts.map((text) => element('li', null, text))),
  );
}

const phaseTitle: Readonly<Record<TrainingWeek['phase'], string>> = {
  base: 'Week 1: find your level',
  build: 'Week 2: a little more',
  peak: 'Week 3: the fullest week',
  deload: 'Week 4: lighter, to recover',
  consolidate: 'Week 4: settle in',
};

function targetLine(week: TrainingWeek): Html {
  const { totals, sessions, split } = week;
  const walking =
    totals.walkingMinutes > 0
      ? `${dot}${totals.walkingMinutes}${noBreakSpace}min brisk walking`
      : '';
  return element(
    'p',
    'plan-target',
    emoji('🎯'),
    ` ${split}${dot}${sessions.length}${noBreakSpace}sessions, ${totals.minutes}${noBreakSpace}min in all${walking}`,
  );
}

const stopNow =
  'Stop at once and get medical help for chest pain, fainting, unusual breathlessness, sudden weakness on one side, or a joint that swells.';
const askFirst =
  'Ask a doctor or clinic before you start if you have a heart condition or high blood pressure, chest pain, dizziness, another long illness or medicine for one, a joint problem, or are pregnant.';
const advisory =
  'This plan is general information and not medical advice. Pain is a sign to stop, not to push through.';

/**
 * HTML of one week: a fixed structure of the closed set of elements, all text escaped.
 * @param words what was written around the plan; exercises and doses are always the plan's own
 */
export function trainingWeekPage(
  week: TrainingWeek,
  table: Table,
  words: PlanWords = ownWords,
): string {
  const note = (symbol: string, text: string) =>
    element('p', 'plan-note', emoji(symbol), ` ${text}`);
  return element(
    'article',
    'plan',
    wordsAt(words, 'lead', 'plan-lead', '👋'),
    element('p', 'plan-lead', emoji('💪'), ` ${week.motivation}`),
    targetLine(week),
    week.clearance ? note('🩺', week.clearance) : '',
    sentences('changes', '📈', phaseTitle[week.phase], week.changes),
    week.needs.length > 0 ? note('🎒', `At home you need: ${week.needs.join('; ')}.`) : '',
    ...week.sessions.map((session) => sessionSection(week, session, table, words)),
    ...week.balanceDays.map((day) => balanceSection(week, day, table)),
    ...week.notes.map((text) => note('💡', text)),
    sentences('reasons', '🔎', 'Why this plan', week.reasons),
    movesPart(week, table),
    wordsAt(words, 'closing', 'plan-note', '✨'),
    sourceLine(words),
    join(note('🩺', askFirst), note('🛑', stopNow), note('🩺', advisory)),
  ).html;
}
