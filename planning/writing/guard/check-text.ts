import { singular } from '../../catalogue/words.ts';
import type { TextSlot } from '../task/writing-task.ts';
import { isOfKitchen, isPlainWord, tokensOf } from '../words/vocabulary.ts';
import { claimsIn, freeClaims, losesDoneness, undercookedWords } from './claims.ts';
import { foreignFigures, foreignNumberWords } from './figures-in-text.ts';
import type { FoodWords } from './food-words.ts';
import { withoutSayings } from './idioms.ts';
import { emojiPattern, type Scope } from './scope.ts';
import { type Fault, lookAtWords, type WordLook } from './word-verdicts.ts';

/** Classes of food that cannot be underdone. */
const neverPink: ReadonlySet<string> = new Set(['plant', 'dairy', 'honey']);

/** Where the member's name goes; filled in after the text has passed. */
export const namePlaceholder = '{{name}}';

/** Letters, figures and marks of plain prose; no brackets, slashes or signs that mean something to a program. */
const prose = /^[A-Za-z0-9éèêëáàâäöôüûïîíóúñçÉÖÜ\s.,;:!?'’‘"“”()%°½¼¾⅓⅔+&·•…–—‑~≈×→-]*$/;

/** Pictures that name no food: faces, hands and hearts, and those below. */
const plainFaces =
  /^[\u{1F600}-\u{1F64F}\u{1F90C}-\u{1F91F}\u{1F970}-\u{1F97A}\u{1F493}-\u{1F49F}\u{1FAE0}-\u{1FAE8}\u{1FAF0}-\u{1FAF8}]$/u;
const plainEmoji: ReadonlySet<string> = new Set([
  ...'👋💡✨💪🎉🔥👏👍👌👐⭐🌟💫🌞🌅🌙🌈🌻🌱🍀🍃🍂🌸🌼🌺🌷🌳🌊🌤☀⛅🏔⛰🏕📅📆🗓📈📊🎯🏁🥇🏅🏆💧💦🍽🍴🥄🛒🧘🚶🏃🏋🤸🚴🏊🧊⏱⏲🕒⏰⏳❤🧡💚💙💜👊✊✌☝👇👉🫶💯📝📌🎶🎵🎧🎊🎈🏠⚡🔝✅✔☑🚀💥💬🔑🔔📣🪄🧹🧽🧺🛌😴🕺💃🧭🌍🌎🎁🏡🛋🧥🧤',
  ...[
    '👩‍🍳',
    '👨‍🍳',
    '🧑‍🍳',
    '🏋️‍♀️',
    '🏋️‍♂️',
    '🏃‍♀️',
    '🏃‍♂️',
    '🧘‍♀️',
    '🧘‍♂️',
    '🤸‍♀️',
    '🤸‍♂️',
    '🚶‍♀️',
    '🚶‍♂️',
    '❤️‍🔥',
  ].map((symbol) => symbol.replace(/\uFE0F/g, '')),
]);

const isPlainEmoji = (symbol: string) => plainEmoji.has(symbol) || plainFaces.test(symbol);

const properNames: ReadonlySet<string> = new Set(
  `monday tuesday wednesday thursday friday saturday sunday i ok tv diy amrap rpe doms hiit pb rome south africa african mzansi gogo friyay breakfast lunch dinner snack week
  tip tips note ps pps cooking eating training lifting walking january february march april may june july august september october november december`.split(
    /\s+/,
  ),
);

function characterFaults(text: string, scope: Scope): readonly Fault[] {
  const symbols = text.match(emojiPattern) ?? [];
  const foreign = symbols.filter(
    (symbol) => !scope.emoji.has(symbol) && !isPlainEmoji(symbol.replace(/\uFE0F/g, '')),
  );
  const rest = text.replace(emojiPattern, ' ').replace(/[\uFE0F\u200D]/g, '');
  const faults: Fault[] = foreign.map((symbol) => ({ kind: 'food', detail: symbol }));
  if (!prose.test(rest)) {
    faults.push({ kind: 'characters', detail: 'signs that are not plain prose' });
  }
  if (/--|[;:]\S/.test(rest)) faults.push({ kind: 'characters', detail: 'signs in a row' });
  if (/[a-z]\.[a-z]/i.test(rest)) faults.push({ kind: 'characters', detail: 'an address' });
  return faults;
}

/** Capitals in the middle of a sentence name somebody or some product; only the plan's own names may stand there. */
function nameFaults(text: string, { tokens }: Scope): readonly Fault[] {
  const names = [
    ...text
      .replace(/R\s?\d[\d\s.,]*/g, '')
      .matchAll(/(?<=[a-z0-9,;’'")] (?:["“‘(])?)\p{Lu}[\p{L}'’]*/gu),
  ].flatMap(([word]) => tokensOf(word));
  return names
    .filter((name) =>
      [name, singular(name)].every((one) => !tokens.has(one) && !properNames.has(one)),
    )
    .filter((name) => !isOfKitchen(name, tokensOf(text)))
    .map((name) => ({ kind: 'name', detail: name }));
}

/** Shortenings with points and slashes, and faces made of signs, as they are read aloud. */
const shortenings: readonly (readonly [RegExp, string])[] = [
  [/\be\.g\.(?=[\s,])/gi, 'for example'],
  [/\bi\.e\.(?=[\s,])/gi, 'that is'],
  [/\b(?:and\/or)\b/gi, 'and or'],
  [/(?<=\s)[:;]-?[)D](?=\s|$)/g, ''],
  [/\bT-shirt/g, 'shirt'],
  // fractions as they are typed; their values are looked at with the other figures
  [/(?<![\d/])(\d )?1\/2(?![\d/])/g, '$1½'],
  [/(?<![\d/])(\d )?1\/4(?![\d/])/g, '$1¼'],
  [/(?<![\d/])(\d )?3\/4(?![\d/])/g, '$1¾'],
  [/(?<![\d/])(\d )?1\/3(?![\d/])/g, '$1⅓'],
  [/(?<![\d/])(\d )?2\/3(?![\d/])/g, '$1⅔'],
  [/(?<=\d) (?=[½¼¾⅓⅔])/g, ''],
  // 'pot/pan': both words are looked up
  [/(?<=[a-z]{2})\/(?=[a-z]{2})/gi, ' or '],
];

/** Names of the plan that hold a stroke: '90/90 hip switch'. */
const struck = /(?<![\w/])\d+\/\d+(?![\w/])/g;

function readAloud(text: string, { facts }: Scope): string {
  const names = new Set(facts.text.match(struck) ?? []);
  const plain = text.replace(struck, (name) => (names.has(name) ? name.replace('/', ' ') : name));
  return shortenings.reduce((line, [short, long]) => line.replace(short, long), plain);
}

/** Share of words that are not English above which the text is in another language. */
const foreignShare = 0.3;

function wordFaults(looks: readonly WordLook[]): readonly Fault[] {
  const total = looks.reduce((sum, look) => sum + look.total, 0);
  const unknown = looks.reduce((sum, look) => sum + look.unknown, 0);
  if (total >= 6 && unknown / total > foreignShare) {
    return [{ kind: 'language', detail: 'not English' }];
  }
  return looks.flatMap(({ faults }) => faults);
}

/** What is wrong with one written text; nothing when it may be shown. */
export function textFaults(
  written: string,
  place: TextSlot,
  scope: Scope,
  kind: 'meals' | 'training',
  foods: FoodWords,
): readonly Fault[] {
  const text = readAloud(written, scope);
  const faults: Fault[] = [];
  if (text.trim().length < 8) faults.push({ kind: 'length', detail: 'empty' });
  if (written.length > place.longest) {
    faults.push({ kind: 'length', detail: `more than ${place.longest} characters` });
  }
  const signs = characterFaults(text, scope);
  faults.push(...signs);
  // words hidden behind signs are not looked up one by one: the text is refused as it is
  if (signs.some(({ kind: fault }) => fault === 'characters')) return faults;
  const tokens = tokensOf(text);
  const line = tokens.join(' ');
  const looks = text.split(/[.!?:;]+/).map((sentence) => lookAtWords(sentence, scope, kind, foods));
  faults.push(...nameFaults(text, scope), ...wordFaults(looks));
  for (const figure of foreignFigures(text, scope.figures)) {
    faults.push({ kind: 'number', detail: figure });
  }
  const counts = (word: string) =>
    scope.tokens.has(singular(word)) && foods.single.has(singular(word)) && !isPlainWord(word);
  for (const number of foreignNumberWords(withoutSayings(tokens, kind), scope.figures, counts)) {
    faults.push({ kind: 'number', detail: number });
  }
  const sentences = text.toLowerCase().replace(/[’‘']/g, '').replace(/\s+/g, ' ');
  // how fast it beats is what training is measured by; a food that changed it would be a claim
  const claimable = kind === 'training' ? sentences.replaceAll('heart rate', 'pulse') : sentences;
  for (const { kind: claim, words } of claimsIn(claimable, kind)) {
    faults.push({ kind: claim, detail: words });
  }
  if (kind === 'meals') {
    for (const words of freeClaims(line, scope.line)) faults.push({ kind: 'claim', detail: words });
    const fromAnimals = scope.facts.foods.some(({ animals }) =>
      animals.some((animal) => !neverPink.has(animal)),
    );
    for (const word of undercookedWords(line, scope.line, fromAnimals)) {
      faults.push({ kind: 'undercooked', detail: word });
    }
    if (place.kind === 'steps' && losesDoneness(line, tokensOf(scope.facts.steps).join(' '))) {
      faults.push({ kind: 'undercooked', detail: 'the steps no longer say when it is cooked' });
    }
  }
  return faults;
}
