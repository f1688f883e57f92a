import * as v from 'valibot';
import { mealMarkColumns, mealMarkSchema, mealStates } from '#contract/meals/meal-marks.ts';
import { wire } from '#contract/paths.ts';
import type { Book, Word } from '#web/lib/outbox/book.ts';
import { memberOutbox } from '#web/lib/outbox/member-outbox.ts';
import { fetchFunction } from '#web/lib/requests/call-function.ts';

// Asked without the client of the data wire: the dashboard needs nothing else of it, and it would be a third of its code.

/** What the member last said of a meal; null where they took it back. */
export interface MealWord extends Word {
  readonly state: (typeof mealStates)[number] | null;
}
export type Diary = Book<MealWord>;

/** A meal by its day, an ISO day, and its slot. */
export const mealKey = (day: string, slot: string) => `${day} ${slot}`;
const dayLength = '2026-11-28'.length;

const table = `${wire.data}/meal_marks`;
const rowsSchema = v.array(mealMarkSchema);
/** In a kitchen an answer that takes longer will not come. */
const patienceMs = 20_000;
/** The meals of two plans. */
const mostRows = 280;

async function ask(query: string, init: RequestInit = {}): Promise<Diary> {
  const address = `${table}?select=${mealMarkColumns}${query}`;
  const signal = AbortSignal.timeout(patienceMs);
  const answer: unknown = await (await fetchFunction(address, { ...init, signal })).json();
  return new Map(
    v
      .parse(rowsSchema, answer)
      .map(({ day, slot, state, changed_at }) => [
        mealKey(day, slot),
        { state, at: Date.parse(changed_at), sent: true },
      ]),
  );
}

const wordSchema = v.object({
  state: v.nullable(v.picklist(mealStates)),
  at: v.number(),
  sent: v.boolean(),
});
const bookSchema = v.array(v.tuple([v.string(), wordSchema]));

/** What members say of their meals, with signal or without. */
export const mealDiary = memberOutbox<MealWord>({
  name: 'meal-marks',
  parse(kept) {
    const parsed = v.safeParse(bookSchema, kept);
    return new Map(parsed.success ? parsed.output : []);
  },
  readSaved: (userId) => ask(`&user_id=eq.${userId}&order=day.desc&limit=${mostRows}`),
  send(userId, unsent) {
    const rows = [...unsent].map(([key, { state, at }]) => ({
      user_id: userId,
      day: key.slice(0, dayLength),
      slot: key.slice(dayLength + 1),
      state,
      changed_at: new Date(at).toISOString(),
    }));
    return ask('&on_conflict=user_id,day,slot', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Prefer: 'resolution=merge-duplicates,return=representation',
      },
      body: JSON.stringify(rows),
    });
  },
});
