import { randomUUID } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { namePlaceholder } from '#planning/writing/check-text.ts';
import type { Guard } from '#planning/writing/guard.ts';
import { type Prompt, repairPrompt, writingPrompt } from '#planning/writing/prompt.ts';
import {
  type GuardFinding,
  only,
  placesOf,
  type WritingTask,
  type WrittenTexts,
} from '#planning/writing/writing-task.ts';
import type { Log } from '../../platform/log.ts';

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

interface WritingParts {
  readonly guard: Guard;
  readonly ask: Ask;
  readonly log: Log;
}

/** How many of each kind; the findings themselves may repeat words of an answer and are not logged. */
function counted(findings: readonly GuardFinding[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { kind } of findings) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

async function oneRound(
  { guard, ask, log }: WritingParts,
  task: WritingTask,
  prompt: Prompt,
  round: 'first' | 'repair',
) {
  const call = await ask(prompt, { week: task.week, round });
  // an answer takes some milliseconds to check; between two of them others get their turn
  await breathe();
  const checked = guard.check(call.text, task, prompt);
  await call.judge(checked.findings.length === 0);
  if (checked.findings.length > 0) {
    log.info(
      { week: task.week, round, findings: counted(checked.findings) },
      'an answer of the language model was not used as it was',
    );
  }
  return checked;
}

/** A word that means nothing, new for each call. */
function newCanary(): string {
  return `mark-${randomUUID().slice(0, 8)}`;
}

/** The texts of one call: those that passed, and the others from its one repair. */
async function writeTask(parts: WritingParts, task: WritingTask): Promise<WrittenTexts> {
  const first = await oneRound(parts, task, writingPrompt(task, newCanary()), 'first');
  const missing = placesOf(task.parts)
    .map(({ id }) => id)
    .filter((id) => !first.passed.has(id));
  if (missing.length === 0) return first.passed;
  const rest = only(task, new Set(missing));
  const prompt = repairPrompt(rest, newCanary(), first.findings);
  const repaired = await oneRound(parts, rest, prompt, 'repair');
  if (missing.some((id) => !repaired.passed.has(id))) {
    throw new TextsRefused('texts did not pass the guard, nor did their repair');
  }
  return new Map([...first.passed, ...repaired.passed]);
}

/** The name by which a member is greeted: the first of their names, without anything invisible. */
export function firstName(fullName: string): string {
  const [first = ''] = fullName.replace(/\p{C}/gu, '').trim().split(/\s+/);
  return [...first].slice(0, 40).join('') || 'friend';
}

/**
 * Has one week put into words.
 * @throws TextsRefused, ModelUnavailable: then nothing of it is used
 */
export async function writeWeek(
  parts: WritingParts,
  tasks: readonly WritingTask[],
  fullName: string,
): Promise<WrittenTexts> {
  const settled = await Promise.allSettled(tasks.map((task) => writeTask(parts, task)));
  // all have ended, so that nothing is asked for a week that is given up
  const written = settled.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
  const name = firstName(fullName);
  return new Map(
    written
      .flatMap((texts) => [...texts])
      .map(([place, texts]) => [
        place,
        // a function, because a name may hold what a pattern of replacement means something by
        texts.map((text) => text.replaceAll(namePlaceholder, () => name)),
      ]),
  );
}
