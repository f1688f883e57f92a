import { element, emoji, type Html } from './html.ts';

/** Words that were written around a computed plan, and the line that says where they come from. */
export interface PlanWords {
  /** Texts by their place in the plan: 'lead', 'Monday', 'Monday/Lunch/method'. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
  /** One quiet line at the end of the week; null says nothing. */
  readonly source: string | null;
}

/** A plan in the planner's own words, where no others were asked for. */
export const ownWords: PlanWords = { texts: new Map(), source: null };

/** What the page says of a week whose words a language model wrote. */
export const writtenLine =
  'The introductions, steps and tips of this week were written with the help of AI and checked against your plan.';

/** What the page says of a week of which a language model wrote most words and the planner the others. */
export const partlyWrittenLine =
  'Most introductions, steps and tips of this week were written with the help of AI and checked against your plan. Those that did not pass were left out: our planner’s own words stand there.';

/** What the page says of a week for which a language model was asked and nothing it wrote was used. */
export const unwrittenLine =
  'This week is in our planner’s own words: our writing assistant could not help this time. Meals, amounts and sessions are the same.';

/** The paragraph of a place; nothing where none was written. */
export function wordsAt(
  { texts }: PlanWords,
  place: string,
  className: 'plan-lead' | 'tip' | 'plan-note',
  symbol: string,
): Html | string {
  const text = texts.get(place)?.join(' ') ?? '';
  return text === '' ? '' : element('p', className, emoji(symbol), ` ${text}`);
}

/** The quiet line about where the words come from. */
export function sourceLine({ source }: PlanWords): Html | string {
  return source === null ? '' : element('p', 'plan-note', emoji('✍️'), ` ${source}`);
}
