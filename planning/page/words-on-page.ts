import type { Catalogue } from '../catalogue/catalogue.ts';
import type { MealWeek } from '../meals/model/meal-plan.ts';
import type { TrainingWeek } from '../training/model/training-plan.ts';
import { emoji, escapeText, unescapeText } from './html.ts';
import { type PlanWords, partlyWrittenLine, writtenLine } from './plan-words.ts';

/** Texts by their place, as they were handed to the page. */
type Texts = PlanWords['texts'];

const none: Texts = new Map();

/** The text of the first paragraph of that class and picture; null where there is none. */
function textAt(html: string, className: string, symbol: string): string | null {
  const start = `<p class="${className}">${emoji(symbol).html} `;
  const at = html.indexOf(start);
  if (at < 0) return null;
  const from = at + start.length;
  return unescapeText(html.slice(from, html.indexOf('</p>', from)));
}

/** The steps of the first list of a method; empty where there is none. */
function stepsIn(html: string): readonly string[] {
  const list = /<ol class="method">(.*?)<\/ol>/s.exec(html)?.[1] ?? '';
  return [...list.matchAll(/<li>([^<]*)<\/li>/g)].map(([, step = '']) => unescapeText(step));
}

type Found = readonly [place: string, texts: readonly string[]];

function found(place: string, text: string | null): readonly Found[] {
  return text === null ? [] : [[place, [text]]];
}

function daysOf(html: string): readonly string[] {
  return html.split('<details class="day">').slice(1);
}

function aroundDays(html: string): readonly Found[] {
  const [before = ''] = html.split('<details class="day">');
  const after = daysOf(html).at(-1) ?? '';
  return [
    ...found('lead', textAt(before, 'plan-lead', '👋')),
    ...found('closing', textAt(after.slice(after.lastIndexOf('</details>')), 'plan-note', '✨')),
  ];
}

/** The line by which a page tells that a language model wrote words of it; null where it tells nothing of the kind. */
export function writtenLineOn(html: string): string | null {
  return [writtenLine, partlyWrittenLine].find((line) => html.includes(escapeText(line))) ?? null;
}

/** Whether a page tells that a language model wrote words of it. */
export function isWritten(html: string): boolean {
  return writtenLineOn(html) !== null;
}

/**
 * The words that a language model wrote around a stored week of meals, read back from its page. What is not found where
 * it should stand is left out; nothing is believed of what is found.
 */
export function wordsOnMealPage(html: string, week: MealWeek, catalogue: Catalogue): Texts {
  if (!isWritten(html)) return none;
  const days = daysOf(html);
  const inDays = week.days.flatMap(({ weekday, meals }, index): readonly Found[] => {
    const [head = '', ...sections] = (days[index] ?? '').split('<section class="meal">');
    const inMeals = meals.flatMap(({ name, dishes, leftoverOf }, place): readonly Found[] => {
      const section = sections[place] ?? '';
      const recipe = catalogue.dishById.get(dishes[0]?.recipe ?? '')?.recipe;
      const shown = stepsIn(section);
      const steps =
        recipe?.ahead !== undefined && shown[0] === recipe.ahead.says ? shown.slice(1) : shown;
      // what is left over is only warmed up: the first method there is that of a side
      const isOwn =
        leftoverOf !== undefined ||
        steps.length === 0 ||
        steps.join('\n') === recipe?.steps.join('\n');
      return [
        ...(isOwn ? [] : ([[`${weekday}/${name}/method`, steps]] satisfies Found[])),
        ...found(`${weekday}/${name}/tip`, textAt(section, 'tip', '💡')),
      ];
    });
    return [...found(weekday, textAt(head, 'tip', '💬')), ...inMeals];
  });
  return new Map([...aroundDays(html), ...inDays]);
}

/** The same for a stored week of training. */
export function wordsOnTrainingPage(html: string, week: TrainingWeek): Texts {
  if (!isWritten(html)) return none;
  const days = daysOf(html);
  const inDays = week.sessions.flatMap(({ weekday }, index): readonly Found[] => {
    const day = days[index] ?? '';
    const parts = day.split('<section ');
    const tips = parts.flatMap((part) => {
      const title = /^class="[a-z-]+"><h4[^>]*>.*?(Warm-up|Cool-down)/.exec(part)?.[1];
      return found(`${weekday}/${title ?? 'Main workout'}`, textAt(part, 'tip', '💡'));
    });
    // the last words of a session; its focus has the same picture
    const end = day.lastIndexOf('<p class="plan-note">', day.indexOf('</p></section></details>'));
    return [
      ...found(weekday, textAt(day, 'tip', '💬')),
      ...tips,
      ...found(
        `${weekday}/message`,
        end < 0 ? null : textAt(day.slice(end, day.indexOf('</details>', end)), 'plan-note', '✨'),
      ),
    ];
  });
  return new Map([...aroundDays(html), ...inDays]);
}
