import { namePlaceholder } from '#planning/writing/check-text.ts';
import { firstName } from '#planning/writing/inputs.ts';
import type { Prompt } from '#planning/writing/prompt.ts';
import type { WrittenTexts } from '#planning/writing/writing-task.ts';
import type { Log } from '../../platform/log.ts';
import type { WeekToWrite } from './week-to-write.ts';
import type { CheckedAnswer, WritingDone, WritingWork } from './writing-work.ts';

/** One call of the model, accounted for. */
export interface AskedCall {
  readonly text: string;
  /** Says whether the whole answer was used. */
  judge(used: boolean): Promise<void>;
}

/** Asks the model. @throws ModelUnavailable */
export type Ask = (
  prompt: Prompt,
  call: { readonly week: number; readonly round: 'first' | 'repair' },
) => Promise<AskedCall>;

/** The texts were refused by the guard, also after their repair. */
export class TextsRefused extends Error {
  override readonly name = 'TextsRefused';
}

/** Does a piece of the work in a thread: it takes longer than the event loop should be held up. */
export type DoWork = (work: WritingWork) => Promise<WritingDone>;

interface WritingParts {
  readonly work: DoWork;
  readonly ask: Ask;
  readonly log: Log;
}

const otherWork = () => new Error('other work was done than was asked for');

/** A call of the week, and what of it is asked for now. */
interface Round {
  readonly of: WeekToWrite;
  readonly call: number;
  readonly round: 'first' | 'repair';
  readonly wanted: readonly string[] | null;
  readonly prompt: Prompt;
}

async function oneRound({ work, ask, log }: WritingParts, one: Round): Promise<CheckedAnswer> {
  const { of, call, round, wanted, prompt } = one;
  const { week } = of.week;
  const asked = await ask(prompt, { week, round });
  const done = await work({ kind: 'check', of, call, wanted, answer: asked.text, prompt });
  if (done.kind !== 'check') throw otherWork();
  const { checked } = done;
  const used = Object.keys(checked.findings).length === 0;
  await asked.judge(used);
  if (!used) {
    log.info(
      { week, round, findings: checked.findings },
      'an answer of the language model was not used as it was',
    );
  }
  return checked;
}

/** The texts of one call: those that passed, and the others from its one repair. */
async function writeCall(
  parts: WritingParts,
  of: WeekToWrite,
  call: number,
  prompt: Prompt,
): Promise<WrittenTexts> {
  const first = await oneRound(parts, { of, call, round: 'first', wanted: null, prompt });
  if (first.repair === null) return first.passed;
  const repaired = await oneRound(parts, {
    of,
    call,
    round: 'repair',
    wanted: first.missing,
    prompt: first.repair,
  });
  if (repaired.missing.length > 0) {
    throw new TextsRefused('texts did not pass the guard, nor did their repair');
  }
  return new Map([...first.passed, ...repaired.passed]);
}

/** The texts of all calls of the week. @throws what one of them throws, once all have ended */
async function writeCalls(parts: WritingParts, of: WeekToWrite): Promise<WrittenTexts> {
  const asked = await parts.work({ kind: 'ask', of });
  if (asked.kind !== 'ask') throw otherWork();
  const settled = await Promise.allSettled(
    asked.prompts.map((prompt, call) => writeCall(parts, of, call, prompt)),
  );
  // all have ended, so that nothing is asked for a week that is given up
  return new Map(
    settled.flatMap((result) => {
      if (result.status === 'rejected') throw result.reason;
      return [...result.value];
    }),
  );
}

/** The page of a week with these words around it. */
export async function pageOf(
  work: DoWork,
  of: WeekToWrite,
  texts: WrittenTexts,
  source: string,
): Promise<string> {
  const done = await work({ kind: 'page', of, texts, source });
  if (done.kind !== 'page') throw otherWork();
  return done.html;
}

/**
 * Has one week put into words. @returns its page
 * @throws TextsRefused, ModelUnavailable: then nothing of it is used
 */
export async function writeWeek(
  parts: WritingParts,
  of: WeekToWrite,
  source: string,
): Promise<string> {
  const written = await writeCalls(parts, of);
  const name = firstName(of.profile.full_name);
  const texts = new Map(
    [...written].map(([place, own]) => [
      place,
      // a function, because a name may hold what a pattern of replacement means something by
      own.map((text) => text.replaceAll(namePlaceholder, () => name)),
    ]),
  );
  return pageOf(parts.work, of, texts, source);
}
