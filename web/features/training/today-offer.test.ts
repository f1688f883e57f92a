import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { wholeNumber } from '#planning/page/figures.ts';
import { closingOf } from './gym/closing.ts';
import { type SetBook, type SetEntry, setKey } from './log/set-book.ts';
import type { SessionDetails, WeekDetails } from './plan-details.ts';
import { sessionOn } from './today-offer.ts';

const squats = {
  exercise: 'squat',
  role: 'main',
  sets: 2,
  amount: 10,
  range: { low: 8, high: 12 },
  reserve: 3,
  tempo: null,
  load: 0,
} as const;
const session = (weekday: SessionDetails['weekday'], name: string): SessionDetails => ({
  weekday,
  name,
  place: 'Home',
  minutes: 30,
  warmUp: [],
  balance: [],
  blocks: [{ kind: 'straight', exercises: [squats], rest: 60 }],
  conditioning: null,
  mobility: [],
  coolDown: [],
});
const week: WeekDetails = {
  plan: 'plan',
  week: 1,
  phase: 'base',
  sessions: [session('Monday', 'A'), session('Wednesday', 'B'), session('Friday', 'C')],
  movements: {
    squat: { name: 'Squat', pattern: 'squat', unit: 'repetitions', eachSide: false },
  },
};
const tuesday = new Date(2026, 10, 24, 18);
const thursday = new Date(2026, 10, 26, 18);

function bookOf(
  sets: readonly (Partial<SetEntry> & { readonly session: string; readonly set: number })[],
): SetBook {
  return new Map(
    sets.map(({ session: name, set, ...said }) => [
      setKey({ plan: 'plan', week: 1, session: name, exercise: 'squat', set }),
      { done: true, load: 20, amount: 10, at: 0, sent: true, ...said },
    ]),
  );
}
const offered = (book: SetBook, now: Date, name: SessionDetails['weekday']) => {
  const offer = sessionOn(week, name, book, now);
  return offer && [offer.session.name, offer.late];
};

test('a late session stays today’s once it is begun, and once it is done', () => {
  const at = tuesday.getTime();
  assert.deepEqual(offered(new Map(), tuesday, 'Tuesday'), ['A', true]);
  assert.deepEqual(offered(bookOf([{ session: 'A', set: 1, at }]), tuesday, 'Tuesday'), [
    'A',
    true,
  ]);
  const done = bookOf([1, 2].map((set) => ({ session: 'A', set, at })));
  assert.deepEqual(offered(done, tuesday, 'Tuesday'), ['A', true]);
  // on a later day of rest the next that was missed is offered, and of what was done nothing
  assert.deepEqual(offered(done, thursday, 'Thursday'), ['B', true]);
  assert.deepEqual(offered(done, thursday, 'Friday'), ['C', false]);
  // what was taken back was not done
  const taken = bookOf([{ session: 'A', set: 1, at, done: false }]);
  assert.deepEqual(offered(taken, tuesday, 'Tuesday'), ['A', true]);
});

test('the end of a session sums what was lifted, in its minutes, and beats no record by the first time', () => {
  const lift = fc.record({
    load: fc.option(fc.integer({ min: 0, max: 200 })),
    amount: fc.option(fc.integer({ min: 0, max: 30 })),
    minute: fc.integer({ min: 0, max: 59 }),
  });
  const [first] = week.sessions;
  assert.ok(first);
  fc.assert(
    fc.property(fc.array(lift, { maxLength: 12 }), (lifts) => {
      const book = bookOf(
        lifts.map(({ load, amount, minute }, index) => ({
          session: 'A',
          set: index + 1,
          load,
          amount,
          at: minute * 60_000,
        })),
      );
      const { facts, next } = closingOf([week], week, first, book);
      const sum = lifts.reduce((all, { load, amount }) => all + (load ?? 0) * (amount ?? 0), 0);
      assert.equal(
        facts.find((fact) => fact.includes('lifted')),
        sum > 0 ? `${wholeNumber(sum)}\u00a0kg lifted in all` : undefined,
      );
      assert.ok(!facts.some((fact) => fact.startsWith('Record')));
      assert.ok(!facts.some((fact) => /NaN|Infinity|-\d/.test(fact)));
      assert.equal(next, 'Next: B on Wednesday.');
    }),
  );
});

test('a heavier load than ever before is a record, and an equal one is none', () => {
  const [, second] = week.sessions;
  assert.ok(second);
  const lifted = (load: number) =>
    closingOf(
      [week],
      week,
      second,
      bookOf([
        { session: 'A', set: 1, load: 20 },
        { session: 'B', set: 1, load },
      ]),
    ).facts.filter((fact) => fact.startsWith('Record'));
  assert.deepEqual(lifted(22.5), ['Record: Squat, 22.5\u00a0kg']);
  assert.deepEqual(lifted(20), []);
});
