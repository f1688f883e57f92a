import { type OwnLine, ownLineSchema } from '#contract/shopping/shopping-words.ts';
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

/** Writes a line down: a new one, or another state of one. */
export function sayOwnLine(userId: string, line: OwnLine): void {
  const { id, name, amount, cents, gone } = line;
  say<OwnLine>(ownLines.of(userId), id, { id, name, amount, cents, gone });
}

/** Said of text that is longer than we keep. A field that cut it would do so unsaid. */
export const lineTooLong = (text: string, most: number) =>
  `A line has at most ${most} characters. This one has ${text.length}.`;
