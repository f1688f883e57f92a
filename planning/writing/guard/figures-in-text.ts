import { halfMore, isNumberWord, type SpokenNumber, spokenNumber } from './spoken-number.ts';

/** A number of a text with its unit; '' where none stands beside it. */
export interface Figure {
  /** The number as it stands. */
  readonly said: number;
  /** The number in the unit. */
  readonly value: number;
  readonly unit: string;
  /** As it stands in the text. */
  readonly text: string;
}

const units: Readonly<Record<string, string>> = {
  g: 'g',
  gram: 'g',
  gramme: 'g',
  kg: 'kg',
  kilo: 'kg',
  kilogram: 'kg',
  kj: 'kj',
  kilojoule: 'kj',
  kcal: 'kcal',
  cal: 'kcal',
  calorie: 'kcal',
  kilocalorie: 'kcal',
  ml: 'ml',
  l: 'l',
  litre: 'l',
  min: 'min',
  minute: 'min',
  s: 's',
  sec: 's',
  second: 's',
  h: 'h',
  hour: 'h',
  cup: 'cup',
  tablespoon: 'tablespoon',
  teaspoon: 'teaspoon',
  slice: 'slice',
  set: 'set',
  rep: 'repetition',
  repetition: 'repetition',
  round: 'round',
  session: 'session',
  workout: 'session',
  day: 'day',
  week: 'week',
  meal: 'meal',
  portion: 'portion',
  serving: 'portion',
  percent: '%',
  '%': '%',
  degree: '°',
  '°': '°',
  cm: 'cm',
  m: 'm',
  metre: 'm',
  km: 'km',
  rand: 'rand',
};

const fractions: Readonly<Record<string, number>> = {
  '½': 0.5,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 0.25,
  '¾': 0.75,
};

/** Units of one kind are compared in the smallest of them: 90 s are 1½ min. */
const sizes: Readonly<Record<string, readonly [unit: string, size: number]>> = {
  min: ['s', 60],
  h: ['s', 3600],
  kg: ['g', 1000],
  l: ['ml', 1000],
};

/** Words that may stand between a number and what it counts: '4 more repetitions', 'two level tablespoons'. */
const qualifiers: ReadonlySet<string> = new Set(
  `more further extra additional full whole entire good hard easy short quick solid clean controlled smooth slow gentle
  brisk steady light heavy heaped level rounded generous small large big simple hearty tasty main home cooked
  different separate straight total working proper strong deep long little mere tidy unhurried focused`.split(
    /\s+/,
  ),
);
const mostQualifiers = 2;

function unitOf(word: string): string {
  const small = word.toLowerCase();
  return units[small] ?? units[small.replace(/s$/, '')] ?? '';
}

/** The unit that a number has by the words after it; '' where it has none. */
function unitAfter(words: readonly string[]): string {
  const [first = '', second = '', third = ''] = words;
  if (`${first} ${second}` === 'in reserve' || `${first} ${second} ${third}` === 'in the tank') {
    return 'repetition';
  }
  const own = unitOf(first);
  if (own !== '') return own;
  const past = words.slice(0, mostQualifiers).findIndex((word) => !qualifiers.has(word));
  const skipped = past === -1 ? mostQualifiers : past;
  return skipped === 0 ? '' : unitOf(words[skipped] ?? '');
}

function figure(value: number, unit: string, text: string): Figure {
  const [base, size] = sizes[unit] ?? [unit, 1];
  return { said: value, value: value * size, unit: base, text };
}

const written =
  /(R\s?)?(?=[\d½⅓⅔¼¾])(\d{1,3}(?:[ \u00a0\u202f,]\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)?([½⅓⅔¼¾])?/gu;
/** The end of a range after its beginning: of '27 to 28 minutes' both are minutes. */
const restOfRange = /^\s*(?:to|or|–|—|-)\s*[\d½⅓⅔¼¾][\d.,½⅓⅔¼¾]*/;
const wordsAfter =
  /^(?:[\s\u00a0-]*([A-Za-z%°]+))?(?:[\s\u00a0-]+([A-Za-z]+))?(?:[\s\u00a0-]+([A-Za-z]+))?/;

function numberOf(digits: string, fraction: string): number {
  const grouped = /^\d{1,3}(?:[ \u00a0\u202f,]\d{3})+/.test(digits);
  const plain = grouped ? digits.replace(/[ \u00a0\u202f,]/g, '') : digits.replace(',', '.');
  return (plain === '' ? 0 : Number(plain)) + (fractions[fraction] ?? 0);
}

/** Every number written in digits, with its unit. */
export function figuresIn(text: string): readonly Figure[] {
  return [...text.matchAll(written)].flatMap((match) => {
    const [whole, rand, digits = '', fraction = ''] = match;
    if (digits === '' && fraction === '') return [];
    const rest = text.slice(match.index + whole.length).replace(restOfRange, '');
    const [said = '', ...words] = wordsAfter.exec(rest) ?? [];
    const after = words.flatMap((word) => (word === undefined ? [] : [word.toLowerCase()]));
    const unit = rand === undefined ? unitAfter(after) : 'rand';
    return [figure(numberOf(digits, fraction), unit, (whole + said).trim())];
  });
}

/** Words between a part and what it is a part of: 'half a cup', 'a quarter of a teaspoon'. */
const ofWhole = /^(?:of )?(?:a|an|the) /;
/** What one takes a part of: of a cup, of an hour. */
const taken: ReadonlySet<string> = new Set(['cup', 'tablespoon', 'teaspoon', 'h']);

/** Whether one whole is meant by an article: 'a cup of water', but not 'half a cup'. */
function isOneWhole(tokens: readonly string[], at: number): boolean {
  const before = tokens[at - 1] === 'of' ? tokens[at - 2] : tokens[at - 1];
  return /^an?$/.test(tokens[at] ?? '') && !isNumberWord(before ?? '');
}

/** 'An hour' is a figure as one hour is; 'a minute' is often only a moment. */
function oneHour(tokens: readonly string[], at: number): SpokenNumber | null {
  if (!isOneWhole(tokens, at) || unitOf(tokens[at + 1] ?? '') !== 'h') return null;
  return { value: 1 + (halfMore(tokens, at + 2) ?? 0), end: at + 1 };
}

interface SpokenFigure extends Figure {
  /** The word after the number. */
  readonly next: string;
}

function spokenFigures(tokens: readonly string[]): readonly SpokenFigure[] {
  const found: SpokenFigure[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const number = spokenNumber(tokens, at) ?? oneHour(tokens, at);
    if (!number) continue;
    const { value, end } = number;
    // of 'ten to fifteen minutes' both are minutes
    const range =
      tokens[end] === 'to' || tokens[end] === 'or' ? spokenNumber(tokens, end + 1) : null;
    const after = tokens.slice(range?.end ?? end, (range?.end ?? end) + 4);
    const measured = value < 1 ? after.join(' ').replace(ofWhole, '').split(' ') : after;
    const measure = unitOf(measured[0] ?? '');
    const unit = value < 1 && taken.has(measure) ? measure : unitAfter(after);
    found.push({ ...figure(value, unit, tokens.slice(at, end).join(' ')), next: after[0] ?? '' });
    at = end - 1;
  }
  return found;
}

/** Every number written in words that has a unit: 'ten minutes'. */
export function wordFiguresIn(tokens: readonly string[]): readonly Figure[] {
  return spokenFigures(tokens).filter(({ unit }) => unit !== '');
}

/** What facts measure by an article: of 'a cup of hot water' one cup. */
export function articleFiguresIn(tokens: readonly string[]): readonly Figure[] {
  return tokens.flatMap((_, at) => {
    const unit = unitOf(tokens[at + 1] ?? '');
    const part = tokens[at + 2] === 'and' && tokens[at + 3] === 'a';
    return unit !== '' && isOneWhole(tokens, at) && !part ? [figure(1, unit, '')] : [];
  });
}

/** Counts that are true of every plan. */
const always: readonly Figure[] = [
  figure(7, 'day', ''),
  figure(4, 'week', ''),
  figure(1, 'week', ''),
  figure(1, 'day', ''),
  figure(100, '%', ''),
];

const near = (one: number, other: number) => Math.abs(one - other) < 0.005;

function belongs({ said, value, unit }: Figure, plan: readonly Figure[]): boolean {
  return [...plan, ...always].some((one) =>
    unit === '' ? near(one.said, said) : one.unit === unit && near(one.value, value),
  );
}

/** Numbers in digits that the plan does not hold, with their units. */
export function foreignFigures(text: string, plan: readonly Figure[]): readonly string[] {
  return figuresIn(text)
    .filter((one) => !belongs(one, plan))
    .map((one) => one.text);
}

/** What is small enough to be a way of speaking ('one pan', 'two birds') when nothing is counted by it. */
const largestIdiom = 3;
const takenSingly: ReadonlySet<string> = new Set([
  'day',
  'week',
  'meal',
  'session',
  'set',
  'repetition',
  'round',
]);

const ofTraining: ReadonlySet<string> = new Set(['session', 'set', 'repetition', 'round']);

/**
 * Numbers in words that the plan does not hold.
 * @param counts whether a word is something that one counts out: a food or a measure of the plan
 */
export function foreignNumberWords(
  tokens: readonly string[],
  plan: readonly Figure[],
  counts: (word: string) => boolean,
): readonly string[] {
  return spokenFigures(tokens).flatMap((one) => {
    const { said, unit, text, next } = one;
    const counted = unit !== '' || counts(next);
    if (!counted && said <= largestIdiom) return [];
    if (!counted) return belongs({ ...one, unit: '' }, plan) ? [] : [text];
    // 'one day at a time' and 'half of the oil' are no figures
    if (said > 0 && said < 2 && (unit === '' || takenSingly.has(unit))) return [];
    // 'in two rounds' is a manner of speaking where the plan counts none
    if (
      said <= largestIdiom &&
      ofTraining.has(unit) &&
      !plan.some((other) => other.unit === unit)
    ) {
      return [];
    }
    return belongs(one, plan) ? [] : [`${text} ${next}`];
  });
}

/** Of 'Week 2 of 4' one week lies behind, two are done with it, and two are left. */
export function weeksOf(text: string): readonly Figure[] {
  return [...text.matchAll(/\bweek (\d) of (\d)\b/gi)].flatMap(([, week = '', all = '']) => [
    figure(Number(week), 'week', ''),
    figure(Number(week) - 1, 'week', ''),
    figure(Number(all) - Number(week), 'week', ''),
  ]);
}

/** Each session has a day of its own: of '5 sessions' five days are for training and two for rest. */
export function daysOf(text: string): readonly Figure[] {
  return [...text.matchAll(/: (\d) sessions,/g)].flatMap(([, sessions = '']) => [
    figure(Number(sessions), 'day', ''),
    figure(7 - Number(sessions), 'day', ''),
  ]);
}
