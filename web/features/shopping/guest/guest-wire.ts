import * as v from 'valibot';
import { wire } from '#contract/paths.ts';
import {
  notSharedCode,
  type SharedAnswer,
  type SharedQuestion,
  sharedAnswerSchema,
} from '#contract/shopping/shared-list.ts';
import type { Tick } from '../ticks/tick-book.ts';

/** In a shop an answer that takes longer will not come. */
const patienceMs = 20_000;
/** The link shows nothing any more. */
export class LinkOver extends Error {}

const refusalSchema = v.object({ code: v.literal(notSharedCode) });

/** Asks by a link. @throws LinkOver */
export async function askByLink(question: SharedQuestion): Promise<SharedAnswer> {
  const response = await fetch(wire.shared, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(question),
    signal: AbortSignal.timeout(patienceMs),
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return v.parse(sharedAnswerSchema, answer);
  throw v.is(refusalSchema, answer) ? new LinkOver() : new Error(`${response.status}`);
}

/** Ticks as the book of this phone has them. */
export const ticksOf = (answered: SharedAnswer['ticks']): ReadonlyMap<string, Tick> =>
  new Map(
    answered.map(({ item, ticked, atHome, at }) => [
      item,
      { ticked, at, ...(atHome ? { atHome } : {}) },
    ]),
  );
