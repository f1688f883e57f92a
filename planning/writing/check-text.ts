import { singular } from '../catalogue/words.ts';
import { claimsIn, losesDoneness, undercookedWords } from './claims.ts';
import { foreignFigures, foreignNumberWords } from './figures-in-text.ts';
import {
  compoundAt,
  emojiPattern,
  type FoodWords,
  holdsCompound,
  holdsFood,
  isGroupWord,
  isMadeHere,
  type Scope,
} from './scope.ts';
import {
  isCommon,
  isExerciseWord,
  isKitchenVerb,
  isNoTrouble,
  isPlainWord,
  meansOtherSort,
  tokensOf,
} from './vocabulary.ts';
import type { GuardFinding, Place } from './writing-task.ts';

type Fault = Pick<GuardFinding, 'kind' | 'detail'>;

/** Where the member's name goes; filled in after the text has passed. */
export const namePlaceholder = '{{name}}';

/** Letters, figures and marks of plain prose; no brackets, slashes or signs that mean something to a program. */
const prose = /^[A-Za-z0-9éèêëáàâäöôüûïîíóúñçÉÖÜ\s.,;:!?'’‘"“”()%°½¼¾⅓⅔+&·•…–—‑-]*$/;

/** Pictures that name no food. */
const plainEmoji: ReadonlySet<string> = new Set(
  [
    ...'👋💡✨💪🙂😊😀🎉🔥👏🙌👍⭐🌟🌞🌅🌙📅📈🎯🏁🥇🏆💧🍽🧘🚶🏃🏋🤸🧊⏱🕒⏰⏳❤💚💙💜👊✊🤝🙏🤗🤩🥳😄😁😎😉😌😅🤞🫶👐💯📝📌📆🎶🎵🎊🎈🏠🚴🏊⚡⛅🌤🌙🔝💚💛🧡👌💫🌈🌻🍴🥄🛒🧡☀✅',
  ].filter((symbol) => symbol !== '\uFE0F'),
);

const properNames: ReadonlySet<string> = new Set(
  'monday tuesday wednesday thursday friday saturday sunday i south africa african mzansi friyay breakfast lunch dinner snack week'.split(
    ' ',
  ),
);

function characterFaults(text: string, scope: Scope): readonly Fault[] {
  const symbols = text.match(emojiPattern) ?? [];
  const foreign = symbols.filter(
    (symbol) => !scope.emoji.has(symbol) && !plainEmoji.has(symbol.replace(/\uFE0F/g, '')),
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
    .filter((name) => !tokens.has(name) && !tokens.has(singular(name)) && !properNames.has(name))
    .map((name) => ({ kind: 'name', detail: name }));
}

interface WordLook {
  readonly faults: readonly Fault[];
  readonly unknown: number;
  readonly total: number;
}

/** Looks every word up: a food of this part of the plan, a word of the plan, or plain English. */
function lookAtWords(
  tokens: readonly string[],
  scope: Scope,
  kind: 'meals' | 'training',
  foods: FoodWords,
): WordLook {
  const singulars = tokens.map(singular);
  const faults: Fault[] = [];
  let unknown = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] ?? '';
    const word = singulars[index] ?? '';
    if (/^\d/.test(token) || (token.length === 1 && /[aigsx]/.test(token))) continue;
    const compound = compoundAt(singulars, index, foods);
    if (compound) {
      if (!holdsCompound(compound, scope))
        faults.push({ kind: 'food', detail: compound.join(' ') });
      index += compound.length - 1;
      continue;
    }
    // 'chillies' are no form of 'chilly' where a food is called so
    const aFood = foods.alone.has(word) && !isPlainWord(word);
    const plain = (isCommon(token, kind) && !aFood) || isKitchenVerb(tokens, index);
    if (isMadeHere(word, scope)) continue;
    if (!plain && (foods.single.has(word) || isGroupWord(word))) {
      const held = holdsFood(word, scope) || scope.loose.has(word);
      if (!held || meansOtherSort(tokens[index - 1])) faults.push({ kind: 'food', detail: word });
      continue;
    }
    const ofPlan = scope.tokens.has(token) || scope.tokens.has(word);
    if (kind === 'training' && isExerciseWord(token) && !ofPlan) {
      faults.push({ kind: 'exercise', detail: word });
      continue;
    }
    if (plain || ofPlan || isNoTrouble(tokens, index)) continue;
    unknown += 1;
    faults.push({ kind: 'word', detail: token });
  }
  return { faults, unknown, total: tokens.length };
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
  text: string,
  place: Place,
  scope: Scope,
  kind: 'meals' | 'training',
  foods: FoodWords,
): readonly Fault[] {
  const faults: Fault[] = [];
  if (text.trim().length < 8) faults.push({ kind: 'length', detail: 'empty' });
  if (text.length > place.longest) {
    faults.push({ kind: 'length', detail: `more than ${place.longest} characters` });
  }
  const signs = characterFaults(text, scope);
  faults.push(...signs);
  // words hidden behind signs are not looked up one by one: the text is refused as it is
  if (signs.some(({ kind: fault }) => fault === 'characters')) return faults;
  const tokens = tokensOf(text);
  const line = tokens.join(' ');
  const looks = text
    .split(/[.!?:;]+/)
    .map((sentence) => lookAtWords(tokensOf(sentence), scope, kind, foods));
  faults.push(...nameFaults(text, scope), ...wordFaults(looks));
  for (const figure of foreignFigures(text, scope.figures)) {
    faults.push({ kind: 'number', detail: figure });
  }
  const counts = (word: string) =>
    scope.tokens.has(singular(word)) && foods.single.has(singular(word));
  for (const number of foreignNumberWords(tokens, scope.figures, counts)) {
    faults.push({ kind: 'number', detail: number });
  }
  const sentences = text.toLowerCase().replace(/[’‘']/g, '').replace(/\s+/g, ' ');
  // how fast it beats is what training is measured by; a food that changed it would be a claim
  const claimable = kind === 'training' ? sentences.replaceAll('heart rate', 'pulse') : sentences;
  for (const { kind: claim, words } of claimsIn(claimable)) {
    faults.push({ kind: claim, detail: words });
  }
  if (kind === 'meals') {
    for (const word of undercookedWords(line, scope.line)) {
      faults.push({ kind: 'undercooked', detail: word });
    }
    if (place.kind === 'steps' && losesDoneness(line, tokensOf(scope.facts.steps).join(' '))) {
      faults.push({ kind: 'undercooked', detail: 'the steps no longer say when it is cooked' });
    }
  }
  return faults;
}
