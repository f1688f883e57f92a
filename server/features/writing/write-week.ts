import { namePlaceholder } from '#planning/writing/guard/check-text.ts';
import type { Prompt } from '#planning/writing/prompt.ts';
import { firstName } from '#planning/writing/task/inputs.ts';
import type { WrittenTexts } from '#planning/writing/task/writing-task.ts';
import { type Written, writtenLineOf } from '#planning/writing/words-to-use.ts';
import type { Log } from '../../platform/watch/log.ts';
import { ModelUnavailable } from './model-error.ts';
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

/** Too many texts were refused by the guard, also after their repair. */
export class TextsRefused extends Error {
  override readonly name = 'TextsRefused';
}

/** Does a piece of the work in a thread: it takes longer than the event loop should be held up. */
export type DoWork = (work: WritingWork) => Promise<WritingDone>;

interface WritingParts {
  readonly work: DoWork;
  readonly ask: Ask;
  readonly log: Log;
  /** Whether the planner's own words may stand where a text was refused. */
  readonly mayReplace: boolean;
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

interface WrittenTextsOf extends Written {
  readonly texts: WrittenTexts;
}

/** What a repair comes to that the service did not answer: nothing passed. */
function unanswered({ missing }: CheckedAnswer): CheckedAnswer {
  return { passed: new Map(), findings: {}, missing, repair: null };
}

/** The texts of one call: those that passed, and the others from its one repair. */
async function writeCall(
  parts: WritingParts,
  of: WeekToWrite,
  call: number,
  prompt: Prompt,
): Promise<WrittenTextsOf> {
  const first = await oneRound(parts, { of, call, round: 'first', wanted: null, prompt });
  const asked = first.passed.size + first.missing.length;
  const { repair } = first;
  if (repair === null) return { texts: first.passed, asked, refused: 0, distrusted: false };
  const repaired = await oneRound(parts, {
    of,
    call,
    round: 'repair',
    wanted: first.missing,
    prompt: repair,
  }).catch((error: unknown) => {
    if (parts.mayReplace && error instanceof ModelUnavailable) return unanswered(first);
    throw error;
  });
  const { leak = 0, echo = 0 } = repaired.findings;
  return {
    texts: new Map([...first.passed, ...repaired.passed]),
    asked,
    refused: repaired.missing.length,
    distrusted: leak + echo > 0,
  };
}

/** The texts of all calls of the week. @throws what one of them throws, once all have ended */
async function writeCalls(parts: WritingParts, of: WeekToWrite): Promise<WrittenTextsOf> {
  const asked = await parts.work({ kind: 'ask', of });
  if (asked.kind !== 'ask') throw otherWork();
  const settled = await Promise.allSettled(
    asked.prompts.map((prompt, call) => writeCall(parts, of, call, prompt)),
  );
  // all have ended, so that nothing is asked for a week that is given up
  const calls = settled.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
  return {
    texts: new Map(calls.flatMap(({ texts }) => [...texts])),
    asked: calls.reduce((sum, one) => sum + one.asked, 0),
    refused: calls.reduce((sum, one) => sum + one.refused, 0),
    distrusted: calls.some((one) => one.distrusted),
  };
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
 * Has one week put into words. Where a few texts were refused, also after their repair, the planner's own words stand in
 * their places and the page says so. @returns its page
 * @throws TextsRefused, ModelUnavailable: then nothing of it is used
 */
export async function writeWeek(parts: WritingParts, of: WeekToWrite): Promise<string> {
  const written = await writeCalls(parts, of);
  const source = writtenLineOf(written);
  if (source === null || (written.refused > 0 && !parts.mayReplace)) {
    throw new TextsRefused('texts did not pass the guard, nor did their repair');
  }
  if (written.refused > 0) {
    const { asked, refused } = written;
    parts.log.info({ week: of.week.week, asked, refused }, 'the planner’s words stand for some');
  }
  const name = firstName(of.profile.full_name);
  const texts = new Map(
    [...written.texts].map(([place, own]) => [
      place,
      // a function, because a name may hold what a pattern of replacement means something by
      own.map((text) => text.replaceAll(namePlaceholder, () => name)),
    ]),
  );
  return pageOf(parts.work, of, texts, source);
}
