import type { Catalogue } from '../../catalogue/catalogue.ts';
import {
  type GuardFinding,
  placesOf,
  type TextSlot,
  type WritingTask,
  type WrittenTexts,
} from '../task/writing-task.ts';
import { tokensOf } from '../words/vocabulary.ts';
import { namePlaceholder, textFaults } from './check-text.ts';
import { type FoodWords, foodWords } from './food-words.ts';
import { readAnswer } from './read-answer.ts';
import { type KnownLines, type Scope, scopeOf } from './scope.ts';

/** What must not come back in an answer. */
export interface PromptSecrets {
  /** The instruction as it was sent, without the facts of the plan. */
  readonly instruction: string;
  /** A word of the prompt that means nothing, new for each call. */
  readonly canary: string;
}

export interface GuardedAnswer {
  /** Texts that passed; they may be shown. */
  readonly passed: WrittenTexts;
  /** Why the others did not; empty when the whole answer passed. */
  readonly findings: readonly GuardFinding[];
}

/** So many words in a row are no coincidence. */
const leakedWords = 7;
const echoedWords = 3;

function runsOf(text: string, length: number): ReadonlySet<string> {
  const tokens = tokensOf(text);
  const runs = new Set<string>();
  for (let at = 0; at + length <= tokens.length; at += 1) {
    runs.add(tokens.slice(at, at + length).join(' '));
  }
  return runs;
}

function shares(text: string, runs: ReadonlySet<string>, length: number): boolean {
  for (const run of runsOf(text, length)) if (runs.has(run)) return true;
  return false;
}

/** Runs of words that the member typed and that the plan does not hold by itself. */
function echoesOf(task: WritingTask): ReadonlySet<string> {
  const typed = runsOf(task.typed, echoedWords);
  if (typed.size === 0) return typed;
  // the lines of a meal stand in the facts of its day and of its week again
  const texts = new Set(placesOf(task.parts).map(({ scope }) => scope.text));
  const lines = new Set([...texts].flatMap((text) => text.split('\n')));
  const planned = runsOf([task.facts, ...lines].join('\n'), echoedWords);
  return new Set([...typed].filter((run) => !planned.has(run)));
}

/** The guard of model answers; the tables of words are made once. */
export interface Guard {
  /**
   * Reads an answer and checks every text of it against the part of the plan that it belongs to. Fails closed: a word,
   * a number, a sign or a structure that is not known is a finding, and a text with a finding is not used.
   */
  check(answer: string, task: WritingTask, secrets: PromptSecrets): GuardedAnswer;
  /** Checks texts that passed once against the plan as it is now, in the same way. */
  recheck(texts: WrittenTexts, task: WritingTask, secrets: PromptSecrets): GuardedAnswer;
}

function placeFindings(
  place: TextSlot,
  texts: readonly string[],
  task: WritingTask,
  scope: Scope,
  foods: FoodWords,
): readonly GuardFinding[] {
  const mayGreet = place.id === 'lead' || place.id === 'closing';
  // the whole method is one text: what is said in one step counts for the next
  const whole = texts.join(' ');
  const text = mayGreet ? whole.replaceAll(namePlaceholder, 'friend') : whole;
  return textFaults(text, place, scope, task.kind, foods).map((fault) => ({
    place: place.id,
    ...fault,
  }));
}

export function createGuard(catalogue: Catalogue): Guard {
  const foods = foodWords(catalogue);

  function checkTexts(
    texts: WrittenTexts,
    before: readonly GuardFinding[],
    task: WritingTask,
    { instruction, canary }: PromptSecrets,
  ): GuardedAnswer {
    const leaks = runsOf(instruction, leakedWords);
    const echoes = echoesOf(task);
    const scopes = new Map<string, Scope>();
    const known: KnownLines = new Map();
    const scopeAt = ({ scope: facts }: TextSlot) => {
      const scope = scopes.get(facts.text) ?? scopeOf(facts, foods, known);
      scopes.set(facts.text, scope);
      return scope;
    };
    const findings: GuardFinding[] = [...before];
    const passed = new Map<string, readonly string[]>();
    for (const place of placesOf(task.parts)) {
      const own = texts.get(place.id) ?? [];
      const whole = own.join(' ');
      const found: GuardFinding[] = [...placeFindings(place, own, task, scopeAt(place), foods)];
      if (whole.includes(canary) || shares(whole, leaks, leakedWords)) {
        found.push({ place: place.id, kind: 'leak', detail: 'words of the instruction' });
      }
      if (shares(whole, echoes, echoedWords)) {
        found.push({ place: place.id, kind: 'echo', detail: 'words of the member' });
      }
      findings.push(...found);
      const faulty = found.length > 0 || before.some((one) => one.place === place.id);
      if (!faulty) passed.set(place.id, own);
    }
    return { passed, findings };
  }

  return {
    check(answer, task, secrets) {
      const reading = readAnswer(answer, task);
      return reading.ok
        ? checkTexts(reading.texts, reading.findings, task, secrets)
        : { passed: new Map(), findings: reading.findings };
    },
    recheck: (texts, task, secrets) => checkTexts(texts, [], task, secrets),
  };
}
