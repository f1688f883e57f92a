import type { TrainingWeek } from '../../training/model/training-plan.ts';
import { dayCalled } from '../calendar-audit.ts';
import { htmlProblem, textOf } from '../html-audit.ts';
import { type ExerciseTable, trainedIn } from './training-arithmetic.ts';

const mostCharacters = 200 * 1024;
const mustSay = ['not medical advice', 'Stop at once', 'chest pain', 'fainting'];

/** '3 sets of 10 repetitions', as often as the week has such an exercise. */
function doseTexts(week: TrainingWeek, table: ExerciseTable): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { planned, exercise } of week.sessions.flatMap((one) => trainedIn(one, table))) {
    const { sets, amount } = planned;
    // holds are written as seconds or minutes, which are read elsewhere
    if (exercise.mode === 'time') continue;
    const text = `${sets} ${sets === 1 ? 'set' : 'sets'} of ${amount} repetitions`;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

/** What is wrong with a week's page: unsafe or broken HTML, a missing warning, a number that is not the plan's. */
export function trainingPageProblems(
  html: string,
  week: TrainingWeek,
  table: ExerciseTable,
): readonly string[] {
  const problems: string[] = [];
  const markup = htmlProblem(html);
  if (markup) problems.push(markup);
  if (html.length > mostCharacters) problems.push(`${html.length} characters`);
  const text = textOf(html).replaceAll('\u00a0', ' ');
  const [odd] =
    /\b(NaN|undefined|null|Infinity)\b|\{\{|\[object|(^|[\s(])[-\u2212]\d/.exec(text) ?? [];
  if (odd !== undefined) problems.push(`'${odd.trim()}'`);
  for (const words of mustSay) if (!text.includes(words)) problems.push(`nothing says '${words}'`);
  for (const [words, count] of doseTexts(week, table)) {
    const said = text.split(words).length - 1;
    if (said !== count) problems.push(`'${words}' is said ${said} times, not ${count}`);
  }
  for (const { weekday, name, minutes } of week.sessions) {
    const heading = `${dayCalled({ week: week.week, weekday }, week)}: ${name}`;
    const at = text.indexOf(heading);
    const behind = text.slice(at, at + heading.length + 60);
    if (at < 0 || !behind.includes(`${minutes} min`)) problems.push(`${heading} without its time`);
  }
  if (!text.includes(`${week.totals.minutes} min in all`)) problems.push('the time in all');
  return problems;
}
