import { singular } from '../../catalogue/words.ts';
import type { GuardFinding } from '../task/writing-task.ts';
import {
  isCommon,
  isComparison,
  isExerciseWord,
  isFrying,
  isKitchenVerb,
  isNameOfItsOwn,
  isOfBody,
  isOfKitchen,
  isOfTool,
  isOrdinary,
  isPicture,
  isPlainWord,
  isServed,
  isTrainingWord,
  meansOtherSort,
  tokensOf,
} from '../words/vocabulary.ts';
import type { FoodWords } from './food-words.ts';
import { sayingAt } from './idioms.ts';
import {
  compoundAt,
  holdsCompound,
  holdsFood,
  isColour,
  isDietHere,
  isFlavourOf,
  isGroupWord,
  isMadeHere,
  isTaste,
  isWayOfCooking,
  type Scope,
} from './scope.ts';
import { isNumberWord } from './spoken-number.ts';

/** What is wrong with a text, before its place is named. */
export type Fault = Pick<GuardFinding, 'kind' | 'detail'>;

/** What a sentence's words turned out to be. */
export interface WordLook {
  readonly faults: readonly Fault[];
  readonly unknown: number;
  readonly total: number;
}

/** A word of a sentence, and what it is looked up in. */
interface WordHere {
  readonly tokens: readonly string[];
  readonly singulars: readonly string[];
  readonly index: number;
  readonly token: string;
  /** The token in the singular. */
  readonly word: string;
  /** Whether a clause begins with it. */
  readonly opens: boolean;
  readonly scope: Scope;
  readonly kind: 'meals' | 'training';
  readonly foods: FoodWords;
}

/** What a word, with those after it that belong to it, turned out to be. */
interface Verdict {
  readonly words: number;
  readonly fault: Fault | null;
  /** Whether it is no English that we know. */
  readonly unknown: boolean;
}

const passed: Verdict = { words: 1, fault: null, unknown: false };
const faulty = (kind: Fault['kind'], detail: string, rest: Partial<Verdict> = {}): Verdict => ({
  ...passed,
  fault: { kind, detail },
  ...rest,
});
const passedIf = (fits: boolean) => (fits ? passed : null);

const isSign = (token: string) => /^\d/.test(token) || /^[aigsx]$/.test(token);
const isOfPlan = ({ token, word, scope }: WordHere) =>
  scope.tokens.has(token) || scope.tokens.has(word);

/** An English word that stands for no food here. */
function isPlainHere({ tokens, index, token, word, opens, kind, foods }: WordHere): boolean {
  // 'chillies' are no form of 'chilly' where a food is called so
  const aFood = foods.alone.has(word) && !isPlainWord(word);
  const mayBeTold = kind === 'training' || opens;
  return (isCommon(token, kind) && !aFood) || isKitchenVerb(tokens, index, mayBeTold);
}

/** One after the other, until one knows the word; null where it does not. */
const verdicts: readonly ((here: WordHere) => Verdict | null)[] = [
  ({ token, word, scope }) =>
    passedIf(isSign(token) || isNumberWord(token) || isDietHere(word, scope)),
  // ribs are of a body here and of no dish
  ({ kind, token, tokens, index }) =>
    passedIf(kind === 'training' && (isTrainingWord(token) || isOfBody(tokens, index))),
  ({ kind, tokens, index }) =>
    passedIf(isComparison(tokens, index) || (kind === 'training' && isPicture(tokens, index))),
  ({ kind, tokens, index }) => {
    const words = sayingAt(tokens, index, kind);
    return words > 0 ? { ...passed, words } : null;
  },
  ({ singulars, index, foods, scope }) => {
    const compound = compoundAt(singulars, index, foods);
    if (!compound) return null;
    const words = compound.length;
    if (isWayOfCooking(compound) || holdsCompound(compound, scope)) return { ...passed, words };
    return faulty('food', compound.join(' '), { words });
  },
  ({ word, tokens, index, scope, foods }) =>
    passedIf(isMadeHere(word, scope) || isTaste(tokens, index, scope, foods)),
  ({ tokens, index, scope }) =>
    passedIf(
      isFlavourOf(tokens, index, scope) || isFrying(tokens, index) || isColour(tokens, index),
    ),
  ({ token, scope }) =>
    isNameOfItsOwn(token) && !scope.tokens.has(token)
      ? faulty('food', token, { unknown: true })
      : null,
  // 'smoked' and 'kernels' are of a food's name and no food
  ({ token, word, kind, foods }) => {
    const aFoodsPart = foods.single.has(word) && !foods.alone.has(word) && !isGroupWord(word);
    return passedIf(aFoodsPart && isOrdinary(token, kind));
  },
  (here) => {
    const { tokens, index, word, kind, scope, foods } = here;
    if (isPlainHere(here) || !(foods.single.has(word) || isGroupWord(word))) return null;
    // 'roll from heel to toe' is of a session, 'a roll' is none
    const loose = scope.loose.has(word) && !(kind === 'training' && isServed(tokens[index - 1]));
    const held = holdsFood(word, scope) || loose || isOfTool(tokens, index);
    return held && !meansOtherSort(tokens[index - 1]) ? passed : faulty('food', word);
  },
  (here) => {
    const { kind, token, word } = here;
    const isForeign = kind === 'training' && isExerciseWord(token) && !isOfPlan(here);
    return isForeign ? faulty('exercise', word) : null;
  },
  (here) => {
    const { tokens, token, kind } = here;
    const isEnglish = isPlainHere(here) || isOrdinary(token, kind) || isOfKitchen(token, tokens);
    return passedIf(isEnglish || isOfPlan(here));
  },
];

function verdictOn(here: WordHere): Verdict {
  for (const judge of verdicts) {
    const verdict = judge(here);
    if (verdict) return verdict;
  }
  return faulty('word', here.token, { unknown: true });
}

/** Looks every word up: a food of this part of the plan, a word of the plan, or plain English. */
export function lookAtWords(
  sentence: string,
  scope: Scope,
  kind: 'meals' | 'training',
  foods: FoodWords,
): WordLook {
  const clauses = sentence.split(/[,–—]/).map(tokensOf);
  const tokens = clauses.flat();
  const singulars = tokens.map(singular);
  const opening = new Set<number>();
  let length = 0;
  for (const clause of clauses) {
    opening.add(length);
    length += clause.length;
  }
  const found: Verdict[] = [];
  for (let index = 0; index < tokens.length; ) {
    const verdict = verdictOn({
      ...{ tokens, singulars, index, scope, kind, foods },
      token: tokens[index] ?? '',
      word: singulars[index] ?? '',
      opens: opening.has(index),
    });
    found.push(verdict);
    index += verdict.words;
  }
  return {
    faults: found.flatMap(({ fault }) => (fault ? [fault] : [])),
    unknown: found.filter(({ unknown }) => unknown).length,
    total: tokens.length,
  };
}
