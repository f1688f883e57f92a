import { ownLineKey } from '#contract/shopping-ticks.ts';
import { type OwnLine, ownLineSchema } from '#contract/shopping-words.ts';
import type { Book, Word } from '#web/lib/outbox/book.ts';
import { say, tableOutbox } from '#web/lib/outbox/table-outbox.ts';

/** Lines of the member's own, with signal or without: soap, nappies. */
export const ownLines = tableOutbox<OwnLine>({
  table: 'shopping_own_lines',
  fields: ownLineSchema,
  columns: ['id', 'name', 'amount', 'cents', 'gone'],
  key: ['id'],
  keyOf: ({ id }) => id,
  most: 500,
});

/** A line of the member's own as a row of the list. */
export interface OwnRow extends OwnLine {
  /** What is written down when it is ticked. */
  readonly item: string;
}

/** What is on the list, by name. */
export function ownRows(book: Book<OwnLine & Word>): readonly OwnRow[] {
  return [...book.values()]
    .filter(({ gone }) => !gone)
    .map((line) => ({ ...line, item: ownLineKey(line.id) }))
    .sort((one, other) => one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1));
}

/** Writes a line down: a new one, or another state of one. */
export function sayOwnLine(userId: string, line: OwnLine): void {
  const { id, name, amount, cents, gone } = line;
  say<OwnLine>(ownLines.of(userId), id, { id, name, amount, cents, gone });
}
