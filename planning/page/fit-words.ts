import { conditionsRead } from '../health/effects.ts';
import { listed } from '../listed.ts';
import type { Unminded } from '../meals/changes/refused-parts.ts';
import type { DietType } from '../profile/options.ts';
import type { Objection } from '../safety/profile-fit.ts';

/** Things named in a row are few; the rest are counted. */
const mostNamed = 4;

/** 'eggs', 'eggs and peanuts', 'eggs, peanuts and 2 more'. */
export function listText(words: readonly string[], most = mostNamed): string {
  const all = [...new Set(words)];
  const more = all.length > most ? all.length - (most - 1) : 0;
  const named = more > 0 ? [...all.slice(0, most - 1), `${more} more`] : all;
  return listed(named);
}

/** '1 meal', '9 meals'. */
export function countText(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}

const dietWord: Readonly<Record<DietType, string>> = {
  'No Restrictions': 'everything',
  Vegetarian: 'vegetarian',
  Vegan: 'vegan',
  'Fish-Only': 'fish but no meat',
  'Low-Carb': 'low-carb',
  Other: 'another diet',
};

/** The foods that the member avoids, as far as they are objected to: 'eggs', 'milk protein', 'liver'. */
function avoidedIn(objections: readonly Objection[]): readonly string[] {
  return objections.flatMap((one) =>
    one.kind === 'allergy' ? one.what.replaceAll('-', ' ') : one.kind === 'dislike' ? one.what : [],
  );
}

const dietMark: Readonly<Record<DietType, string>> = { ...dietWord, 'Fish-Only': 'free of meat' };

/** What is said of a single meal or item: 'holds eggs', 'may hold peanuts', 'not vegan'. */
export function markText(objections: readonly Objection[], diet: DietType): string {
  const certain = avoidedIn(objections.filter((one) => one.kind !== 'allergy' || !one.traces));
  const possible = avoidedIn(objections.filter((one) => one.kind === 'allergy' && one.traces));
  const maybe = possible.filter((word) => !certain.includes(word));
  const parts = [
    certain.length > 0 ? `holds ${listText(certain)}` : '',
    maybe.length > 0 ? `may hold ${listText(maybe)}` : '',
    objections.some(({ kind }) => kind === 'diet') ? `not ${dietMark[diet]}` : '',
    objections.some(({ kind }) => kind === 'starch') ? `too much starch for ${dietWord[diet]}` : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? parts.join(', ') : 'cannot be checked';
}

/** Things of one kind in one place that are objected to. */
export interface ConcernedPart {
  readonly noun: 'meal' | 'day' | 'item';
  /** Such as 'these plans' or 'your shopping list'. */
  readonly place: string;
  /** What is said against each of them. */
  readonly objections: readonly (readonly Objection[])[];
}

/** Whether a word stands for many: 'eggs', not 'hummus'. */
const isPlural = (word: string) => /[^su]s$/i.test(word);

function pronounOf(avoided: readonly string[]): string {
  const [only] = avoided;
  return avoided.length > 1 || (only !== undefined && isPlural(only)) ? 'them' : 'it';
}

/**
 * What is objected to, in one sentence: 'You now avoid eggs; 9 meals of these plans and 1 item of this list hold them.'
 * @param changed whether the profile has changed since; else it is our tables that know more by now
 * @returns '' where nothing is
 */
export function concernText(
  parts: readonly ConcernedPart[],
  diet: DietType,
  changed: boolean,
): string {
  const found = parts.filter(({ objections }) => objections.length > 0);
  const all = found.flatMap(({ objections }) => objections.flat());
  const count = found.reduce((sum, { objections }) => sum + objections.length, 0);
  if (count === 0) return '';
  const subject = listText(
    found.map(({ noun, place, objections }) => `${countText(objections.length, noun)} of ${place}`),
  );
  const avoided = [...new Set(avoidedIn(all))];
  const byDiet = all.some(({ kind }) => kind === 'diet' || kind === 'starch');
  const wishes = [
    ...(avoided.length > 0 ? [`avoid ${listText(avoided)}`] : []),
    ...(byDiet ? [`eat ${dietWord[diet]}`] : []),
  ];
  const one = count === 1;
  if (wishes.length === 0) {
    return `We no longer know what ${subject} ${one ? 'holds' : 'hold'}, so do not rely on ${one ? 'it' : 'them'}.`;
  }
  const unsure =
    all.some(({ kind }) => kind === 'unknown') ||
    all.some((objection) => objection.kind === 'allergy' && objection.traces);
  const hold = one ? 'holds' : 'hold';
  const verb = byDiet
    ? `${one ? 'does' : 'do'} not fit that`
    : `${unsure ? `${hold} or may hold` : hold} ${pronounOf(avoided)}`;
  return `You ${changed ? 'now ' : ''}${wishes.join(' and ')}; ${subject} ${verb}.`;
}

/** What of a member's is said not to mind what they told of their body. */
const unmindingSubject = {
  meals: 'These plans do',
  list: 'This list is of plans that do',
  all: 'Your meal plans do',
} as const;

const unfitSubject: Readonly<Record<keyof typeof unmindingSubject, string>> = {
  meals: 'These plans are not',
  list: 'This list is of plans that are not',
  all: 'Your meal plans are not',
};

/** What is said of meals, of their list or of both that were made before the member told of their body. */
export function conditionText(
  { answers, lowers, never }: Unminded,
  subject: keyof typeof unmindingSubject,
): string {
  if (never !== null) return `${unfitSubject[subject]} for you now. ${never}`;
  const read = conditionsRead(answers) || 'You told us about your body';
  return `${read}. ${unmindingSubject[subject]} not take that into account${lowers ? ' and lower your weight' : ''}. Please make new plans, and show them to your clinic or doctor before you follow them.`;
}
