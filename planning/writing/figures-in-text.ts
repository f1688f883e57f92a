/** A number of a text with its unit; '' where none stands beside it. */
export interface Figure {
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

const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
  billion: 1_000_000_000,
  dozen: 12,
  half: 0.5,
  quarter: 0.25,
  third: 1 / 3,
};

const fractions: Readonly<Record<string, number>> = {
  '½': 0.5,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 0.25,
  '¾': 0.75,
};

function unitOf(word: string): string {
  const small = word.toLowerCase();
  return units[small] ?? units[small.replace(/s$/, '')] ?? '';
}

const written =
  /(R\s?)?(?=[\d½⅓⅔¼¾])(\d{1,3}(?:[ \u00a0\u202f,]\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)?([½⅓⅔¼¾])?(?:[\s\u00a0-]*([A-Za-z%°]+))?/gu;

function numberOf(digits: string, fraction: string): number {
  const grouped = /^\d{1,3}(?:[ \u00a0\u202f,]\d{3})+/.test(digits);
  const plain = grouped ? digits.replace(/[ \u00a0\u202f,]/g, '') : digits.replace(',', '.');
  return (plain === '' ? 0 : Number(plain)) + (fractions[fraction] ?? 0);
}

/** Every number written in words that has a unit: 'ten minutes'. */
export function wordFiguresIn(tokens: readonly string[]): readonly Figure[] {
  return tokens.flatMap((token, index) => {
    const value = numberWords[token];
    const unit = unitOf(tokens[index + 1] ?? '');
    return value === undefined || unit === '' ? [] : [{ value, unit, text: token }];
  });
}

/** Every number written in digits, with its unit. */
export function figuresIn(text: string): readonly Figure[] {
  return [...text.matchAll(written)].flatMap(([whole, rand, digits = '', fraction = '', word]) => {
    if (digits === '' && fraction === '') return [];
    const unit = rand === undefined ? unitOf(word ?? '') : 'rand';
    return [{ value: numberOf(digits, fraction), unit, text: whole.trim() }];
  });
}

/** Counts that are true of every plan. */
const always: readonly Figure[] = [
  { value: 7, unit: 'day', text: '' },
  { value: 4, unit: 'week', text: '' },
  { value: 1, unit: 'week', text: '' },
  { value: 1, unit: 'day', text: '' },
];

function belongs({ value, unit }: Figure, plan: readonly Figure[]): boolean {
  return [...plan, ...always].some(
    (figure) => Math.abs(figure.value - value) < 0.005 && (unit === '' || figure.unit === unit),
  );
}

/** Numbers in digits that the plan does not hold, with their units. */
export function foreignFigures(text: string, plan: readonly Figure[]): readonly string[] {
  return figuresIn(text)
    .filter((figure) => !belongs(figure, plan))
    .map((figure) => figure.text);
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

/**
 * Numbers in words that the plan does not hold.
 * @param counts whether a word is something that one counts out: a food or a measure of the plan
 */
export function foreignNumberWords(
  tokens: readonly string[],
  plan: readonly Figure[],
  counts: (word: string) => boolean,
): readonly string[] {
  return tokens.flatMap((token, index) => {
    const value = numberWords[token];
    if (value === undefined) return [];
    const next = tokens[index + 1] ?? '';
    const unit = unitOf(next);
    const counted = unit !== '' || counts(next);
    if (!counted && value <= largestIdiom) return [];
    if (!counted) return belongs({ value, unit: '', text: token }, plan) ? [] : [token];
    // 'one day at a time' and 'half of the oil' are no figures
    if (value < 2 && (unit === '' || takenSingly.has(unit))) return [];
    return belongs({ value, unit, text: token }, plan) ? [] : [`${token} ${next}`];
  });
}
