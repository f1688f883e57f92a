import { dayBrief } from '#planning/page/day-words.ts';
import { wholeNumber } from '#planning/page/figures.ts';
import { kilograms, loggedSetsOf } from '../log/load-words.ts';
import { placeOfKey, type SetBook } from '../log/set-book.ts';
import type { SessionDetails, WeekDetails } from '../plan-details.ts';
import { orderOf } from '../today-offer.ts';

/** What is said at the end of a session. */
export interface Closing {
  /** Short lines, each a figure of the log: '1 240 kg lifted', '38 min from first to last set'. */
  readonly facts: readonly string[];
  /** Which session comes next; null after the last one. */
  readonly next: string | null;
}

/** Longer than any session: whoever came back hours later did not train for hours. */
const mostMinutes = 180;

interface DoneSet {
  readonly exercise: string;
  readonly load: number | null;
  readonly amount: number | null;
  readonly at: number;
}

function setsOf(week: WeekDetails, { name }: SessionDetails, book: SetBook): readonly DoneSet[] {
  return [...book].flatMap(([key, { done, load, amount, at }]) => {
    const { plan, week: number, session, exercise } = placeOfKey(key);
    const here = done && plan === week.plan && number === week.week && session === name;
    return here ? [{ exercise, load, amount, at }] : [];
  });
}

/** Heaviest loads of this session that are above all that was logged of the exercise before it. */
function recordsIn(week: WeekDetails, session: SessionDetails, book: SetBook): readonly string[] {
  const now = setsOf(week, session, book);
  return [...new Set(now.map(({ exercise }) => exercise))].flatMap((exercise) => {
    const heaviest = (sets: readonly { readonly load: number | null }[]) =>
      Math.max(0, ...sets.map(({ load }) => load ?? 0));
    const before = loggedSetsOf(book, exercise).filter(
      (set) => !(set.plan === week.plan && set.week === week.week && set.session === session.name),
    );
    const best = heaviest(now.filter((set) => set.exercise === exercise));
    // the first time is no record: there is nothing that it beats
    return heaviest(before) > 0 && best > heaviest(before)
      ? [`Record: ${week.movements[exercise]?.name ?? exercise}, ${kilograms(best)}`]
      : [];
  });
}

function nextText(
  weeks: readonly WeekDetails[],
  week: WeekDetails,
  session: SessionDetails,
): string | null {
  const all = [...weeks]
    .sort((one, other) => one.week - other.week)
    .flatMap((one) => {
      const order = orderOf(one);
      return [...one.sessions]
        .sort((a, b) => order.indexOf(a.weekday) - order.indexOf(b.weekday))
        .map((planned) => ({ of: one, planned }));
    });
  const here = all.findIndex(({ of, planned }) => of.week === week.week && planned === session);
  const next = here < 0 ? undefined : all[here + 1];
  if (!next) return null;
  const { of, planned } = next;
  return `Next: ${planned.name} on ${dayBrief(of, { week: of.week, weekday: planned.weekday })}.`;
}

/** What a session came to, from the log alone. Loads are summed as they were written down. */
export function closingOf(
  weeks: readonly WeekDetails[],
  week: WeekDetails,
  session: SessionDetails,
  book: SetBook,
): Closing {
  const sets = setsOf(week, session, book);
  const unit = (exercise: string) => week.movements[exercise]?.unit;
  const lifted = sets.reduce(
    (sum, { exercise, load, amount }) =>
      unit(exercise) === 'repetitions' ? sum + (load ?? 0) * (amount ?? 0) : sum,
    0,
  );
  const times = sets.map(({ at }) => at);
  const minutes = Math.round((Math.max(0, ...times) - Math.min(...times)) / 60_000);
  return {
    facts: [
      ...(lifted > 0 ? [`${wholeNumber(lifted)}\u00a0kg lifted in all`] : []),
      ...(minutes >= 1 && minutes <= mostMinutes
        ? [`${minutes}\u00a0min from the first set to the last`]
        : []),
      ...recordsIn(week, session, book),
    ],
    next: nextText(weeks, week, session),
  };
}
