import { tracingChannel } from 'node:diagnostics_channel';

/**
 * What the product tells of its work to whoever listens, and to nobody where no traces are asked for: then each costs one
 * look at a flag. Whoever tells knows nothing of traces.
 */
export interface StatementsTold {
  /** The word that the last statement of a batch begins with, such as SELECT; never the statement, never a value. */
  readonly operation: string;
}
export interface GenerationTold {
  /** What is made, such as 'meal-plans'. */
  readonly kind: string;
}

const statements = tracingChannel<unknown, StatementsTold>('phila.statements');
const generations = tracingChannel<unknown, GenerationTold>('phila.generations');
export const channels = { statements, generations } as const;

const firstWord = /^[\s(]*([a-z]{2,12})\b/i;

/** Does the work of some statements, and tells of it. */
export function tellStatements<T>(text: string, work: () => Promise<T>): Promise<T> {
  if (!statements.hasSubscribers) return work();
  const operation = firstWord.exec(text)?.[1]?.toUpperCase() ?? 'OTHER';
  return statements.tracePromise(work, { operation });
}

/** Makes what was pressed for, and tells of it. */
export function tellGeneration<T>(kind: string, work: () => Promise<T>): Promise<T> {
  return generations.hasSubscribers ? generations.tracePromise(work, { kind }) : work();
}
