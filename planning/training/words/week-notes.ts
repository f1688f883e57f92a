import { weekdaysFrom } from '../../calendar.ts';
import { listed } from '../../listed.ts';
import type { BuiltWeek } from '../model/built-week.ts';
import { canPullDown } from '../model/pools.ts';
import { majorMuscles } from '../model/training-plan.ts';
import { strengthOf } from '../model/week-totals.ts';
import type { SessionFrame } from '../outline/session-frame.ts';
import type { CountedWeek, Describing } from './describing.ts';
import { counted, goalReason, unique } from './week-words.ts';

function daysReason(built: BuiltWeek, { splitName, rules, first }: Describing): string {
  const days = built.sessions.map(({ weekday }) => weekday);
  const free = weekdaysFrom(first).filter((weekday) => !days.some((day) => day === weekday));
  const split = splitName.charAt(0).toLowerCase() + splitName.slice(1);
  const rest =
    free.length > 1
      ? `The other days (${listed(free)}) are for rest and walking`
      : `The free day (${listed(free)}) is for rest and walking`;
  // the Advanced may move sessions closer together
  const apart = rules.level === 'Advanced' ? '' : ', and no muscle works hard two days running';
  return `Why these days: ${split}, on ${listed(days)}. ${rest}${apart}.`;
}

function setsReason({ totals }: CountedWeek, describing: Describing): string {
  const sets = majorMuscles.map((muscle) => totals.muscleSets[muscle]);
  const { rules } = describing;
  return `Why these sets: each large muscle gets ${Math.min(...sets)} to ${Math.max(...sets)} sets this week (a set in which it only helps counts half), which suits the level ${rules.level}. ${goalReason[rules.goal]}`;
}

function timeReason({ built }: CountedWeek, frame: SessionFrame): string {
  const minutes = built.sessions.map((session) => session.minutes);
  const inTurn = built.sessions.some(({ blocks }) =>
    blocks.some(({ kind }) => kind !== 'straight'),
  );
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
  if (aerobicMinutes === 0) {
    return `Why the walking: your sessions are strength work. WHO asks for 150 minutes of moderate work for the heart in a week, so ${walkingMinutes} minutes of brisk walking come beside them, in pieces of any length.`;
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
  if (sets === 0) {
    return [
      'Pulling down from above is missing, and so are rows (0 sets): each that we have loads what you told us of. A clinic or physiotherapist can show you what suits your back.',
    ];
  }
  const names = unique(rows.flatMap(({ exercise }) => table.get(exercise)?.name ?? []));
  const advice =
    rules.hanging && !rules.balanceWork
      ? ' A pull-up bar or a gym would close the gap.'
      : ' A gym with a pulldown machine would close the gap.';
  return [
    `Pulling down from above is missing: there is nothing safe to hang from or pull on. In its place you do ${counted(sets, 'set')} of ${listed(names)}, which train the same back muscles.${advice}`,
  ];
}

/** Large muscles for which nothing is left. */
function restingNotes({ totals }: CountedWeek): readonly string[] {
  const resting = majorMuscles.filter((muscle) => totals.muscleSets[muscle] === 0);
  if (resting.length === 0 || totals.sets === 0) return [];
  return [
    `Nothing here trains your ${listed(resting)}: each exercise for it that you have the equipment for loads what you told us of. A clinic or physiotherapist can show you what suits you.`,
  ];
}

function volumeNote({ totals }: CountedWeek, { profile, frame }: Describing): readonly string[] {
  const least = Math.min(...majorMuscles.map((muscle) => totals.muscleSets[muscle]));
  const weekly = profile.workout_days * frame.high;
  if (weekly > 90 || least === 0) return [];
  return [
    `Up to ${weekly} minutes a week give each large muscle ${least} sets or more: enough to begin and to keep. One more day, or 15 minutes more a session, would bring more.`,
  ];
}

const heartNote =
  'Heart rates are only a guide: go by how it feels (you can talk but not sing). With beta-blockers or other heart medicine the numbers do not hold at all.';

const loadNote =
  "'Reps left' means: stop while you could still do that many with good form. Choose loads that leave them, and never go on until nothing is left.";

const bodyNote =
  "'Reps left' means: stop while you could still do that many with good form. It keeps your form clean and your joints safe.";

/** Of a plan in which steady work stands for intervals. */
export const unansweredNote =
  'Until you answer the questions about your health, this plan has no intervals: hard effort comes after them. They are on the page ‘Your health’; to tick nothing and save is an answer too.';

export function notesOf(week: CountedWeek, describing: Describing): readonly string[] {
  const heart = week.built.sessions.some(({ conditioning }) => conditioning !== null);
  const weights = week.built.sessions.flatMap(strengthOf).some(({ load }) => load !== null);
  return [
    ...describing.rules.notes,
    ...gapNotes(week, describing),
    ...restingNotes(week),
    ...volumeNote(week, describing),
    weights ? loadNote : bodyNote,
    ...(heart ? [heartNote] : []),
  ];
}

/** Why these days, these sets, this time, and what is left for walking. */
export function reasonsOf(week: CountedWeek, describing: Describing): readonly string[] {
  return [
    daysReason(week.built, describing),
    setsReason(week, describing),
    timeReason(week, describing.frame),
    walkingReason(week),
  ];
}
