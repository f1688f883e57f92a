import { numberWords } from '../catalogue/number-words.ts';

/** A stretch of time that a step of a recipe names. */
export interface StepTimer {
  /** As the step says it: 'ten minutes', 'two or three minutes'. */
  readonly says: string;
  /** Of a range the shorter end: it rings when it is time to look. */
  readonly seconds: number;
}

const countWords: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  ...numberWords,
  'twenty-five': 25,
  'thirty-five': 35,
  'forty-five': 45,
};

const secondsOf = { second: 1, minute: 60, min: 60, hour: 3600 } as const;

const number = `\\d{1,3}|${Object.keys(countWords)
  .sort((one, other) => other.length - one.length)
  .join('|')}`;
const stretch = new RegExp(
  `(?<![\\w-])(?:(?<half>half an hour|half hour)|(?<low>${number})(?:(?: to | or |[-\\u2013])(?:${number}))?[ \\u00a0](?<unit>second|minute|min|hour)s?(?<more> and a half)?)(?![\\w-])`,
  'giu',
);

/** Less is over before a thumb has reached the phone, and nothing stands on a stove for longer. */
const bounds = { least: 15, most: 4 * 3600 };

function secondsIn(groups: Readonly<Record<string, string | undefined>>): number {
  if (groups.half !== undefined) return secondsOf.hour / 2;
  const low = groups.low?.toLowerCase() ?? '';
  const count = (countWords[low] ?? Number(low)) + (groups.more === undefined ? 0 : 0.5);
  const unit = groups.unit?.toLowerCase();
  if (unit === 'second') return count;
  return count * (unit === 'hour' ? secondsOf.hour : secondsOf.minute);
}

/**
 * The stretches of time that a step names, in their order, each once: what can be counted for the cook. 'A few minutes'
 * is none: nobody knows how many they are.
 * @param step a sentence or two of a recipe, in English
 */
export function timersIn(step: string): readonly StepTimer[] {
  const found = [...step.matchAll(stretch)].map(({ 0: says, groups = {} }) => ({
    says,
    seconds: secondsIn(groups),
  }));
  return found.filter(
    ({ says, seconds }, index) =>
      seconds >= bounds.least &&
      seconds <= bounds.most &&
      found.findIndex((other) => other.says === says) === index,
  );
}
