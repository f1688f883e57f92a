import * as v from 'valibot';
import { dataClient, rowsOf } from '../requests/data-client.ts';
import { type Book, timeOfWord, type Word } from './book.ts';
import { type MemberOutbox, memberOutbox } from './member-outbox.ts';
import type { Outbox } from './outbox.ts';

/** A table in which each row is the last word on one thing. */
interface WordTable<F extends object> {
  readonly table: string;
  /** What a row says, and about what, without whose it is and when it was said. */
  readonly fields: v.GenericSchema<unknown, F>;
  readonly columns: readonly (keyof F & string)[];
  /** Columns of the primary key beside `user_id`. */
  readonly key: readonly (keyof F & string)[];
  /** The key of a row on this device. */
  keyOf(row: F): string;
  /** Rows that are read, the latest first. */
  readonly most: number;
}

/** When an answer takes longer it will not come. */
const patienceMs = 20_000;
const timeSchema = v.object({ changed_at: v.string() });
const wordSchema = v.object({ at: v.number(), sent: v.boolean() });
const keptSchema = v.array(v.tuple([v.string(), v.unknown()]));

/** An outbox of what members say in a table, over the data wire. */
export function tableOutbox<F extends object>(kind: WordTable<F>): MemberOutbox<F & Word> {
  const { table, fields, columns, key, keyOf, most } = kind;
  const asked = [...columns, 'changed_at'].join();
  const parseRows = (rows: unknown): Book<F & Word> =>
    new Map(
      v.parse(v.array(v.unknown()), rows).map((row) => {
        const said = v.parse(fields, row);
        const at = Date.parse(v.parse(timeSchema, row).changed_at);
        return [keyOf(said), { ...said, at, sent: true }];
      }),
    );
  return memberOutbox<F & Word>({
    name: table,
    parse(kept) {
      const book = new Map<string, F & Word>();
      const parsed = v.safeParse(keptSchema, kept);
      for (const [place, word] of parsed.success ? parsed.output : []) {
        const [said, told] = [v.safeParse(fields, word), v.safeParse(wordSchema, word)];
        if (said.success && told.success) book.set(place, { ...said.output, ...told.output });
      }
      return book;
    },
    async readSaved(userId) {
      const data = await dataClient();
      const answer = await data
        .from(table)
        .select(asked)
        .eq('user_id', userId)
        .order('changed_at', { ascending: false })
        .limit(most)
        .abortSignal(AbortSignal.timeout(patienceMs));
      return parseRows(rowsOf(answer));
    },
    async send(userId, unsent) {
      const data = await dataClient();
      const rows = [...unsent.values()].map((word) => ({
        user_id: userId,
        ...Object.fromEntries(columns.map((column) => [column, word[column]])),
        changed_at: new Date(word.at).toISOString(),
      }));
      const answer = await data
        .from(table)
        .upsert(rows, { onConflict: ['user_id', ...key].join() })
        .select(asked)
        .abortSignal(AbortSignal.timeout(patienceMs));
      return parseRows(rowsOf(answer));
    },
  });
}

/** Says something of one thing. */
export function say<F extends object>(outbox: Outbox<F & Word>, key: string, said: F): void {
  outbox.change((book) => {
    const at = timeOfWord(book, key, Date.now());
    return new Map(book).set(key, { ...said, at, sent: false });
  });
}
