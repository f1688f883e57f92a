import assert from 'node:assert/strict';
import fc from 'fast-check';
import ICAL from 'ical.js';
import {
  type AgendaEntry,
  mealEntries,
  prepareEntries,
  sessionEntries,
  shoppingEntries,
} from '#planning/agenda/agenda.ts';
import { weekdays, weekNumbers } from '#planning/calendar.ts';
import { addDays } from '#planning/calendar-day.ts';
import { foodKeys } from '#planning/catalogue/foods.ts';
import { standardCatalogue } from '#planning/catalogue/standard-catalogue.ts';
import type { MealWeek, PlannedMeal } from '#planning/meals/model/meal-plan.ts';
import { writeCalendar } from '#server/features/reminders/write-calendar.ts';
import { wallClock } from '#server/platform/clock.ts';

/** An event as an independent reader finds it. */
export interface ReadEvent {
  readonly uid: string;
  readonly title: string;
  readonly says: string;
  /** ISO time, or ISO day where it has none. */
  readonly start: string;
  readonly end: string;
}

/** Reads a calendar by a parser that has nothing to do with its writer. @throws where it is none */
export function readEvents(text: string): readonly ReadEvent[] {
  assert.ok(!/[^\r]\n/.test(text), 'a line ends without a carriage return');
  for (const line of text.split('\r\n')) {
    assert.ok(Buffer.byteLength(line) <= 75 + 1, `a line of ${Buffer.byteLength(line)} bytes`);
  }
  const calendar = new ICAL.Component(ICAL.parse(text));
  assert.equal(calendar.getFirstPropertyValue('version'), '2.0');
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const timeOf = (time: ICAL.Time) =>
      time.isDate ? time.toString() : time.toJSDate().toISOString();
    return {
      uid: event.uid,
      title: event.summary,
      says: event.description ?? '',
      start: timeOf(event.startDate),
      end: timeOf(event.endDate),
    };
  });
}

const catalogue = standardCatalogue();
const recipes = catalogue.dishes.map(({ recipe }) => recipe.id);
const mealNames = ['Breakfast', 'Morning snack', 'Lunch', 'Snack', 'Dinner'] as const;
const noAmounts = {
  kcal: 0,
  protein: 0,
  fat: 0,
  saturatedFat: 0,
  carbohydrate: 0,
  fibre: 0,
  freeSugars: 0,
  sodiumMg: 0,
  produce: 0,
  calciumMg: 0,
  ironMg: 0,
  zincMg: 0,
  vitaminAUg: 0,
  vitaminCMg: 0,
  vitaminB12Ug: 0,
  folateUg: 0,
};

const anyDay = fc.nat(60_000).map((days) => addDays('2020-01-01', days));
const anyDish = fc.constantFrom(...recipes).map((recipe) => ({ recipe, ingredients: [] }));
const earlier = fc.constantFrom({}, { frozen: true } as const).map((frozen) => ({
  week: 1 as const,
  weekday: 'Monday' as const,
  meal: 'Lunch' as const,
  ...frozen,
}));
const mealNamed = (name: (typeof mealNames)[number]): fc.Arbitrary<PlannedMeal> =>
  fc
    .record(
      { dishes: fc.array(anyDish, { minLength: 1, maxLength: 3 }), leftoverOf: earlier },
      { requiredKeys: ['dishes'] },
    )
    .map((meal) => ({ name, amounts: noAmounts, ...meal }));

function mealWeeks(start: string): fc.Arbitrary<readonly MealWeek[]> {
  const day = fc
    .subarray([...mealNames], { minLength: 2 })
    .chain((names) => fc.tuple(...names.map(mealNamed)))
    .map((meals) => ({ weekday: weekdays[0], meals, amounts: noAmounts }));
  return fc.array(day, { minLength: 28, maxLength: 28 }).map((days) =>
    weekNumbers.map((week) => ({
      version: 1,
      seed: 'x',
      start,
      week,
      target: {
        energy: 0,
        maintenance: 0,
        protein: 0,
        fibre: 0,
        goal: 'Maintain weight',
      },
      days: days.slice(7 * (week - 1), 7 * week),
      notes: [],
      unmatched: [],
    })),
  );
}

/** Names as a member could write them with another client than ours. */
const anyName = fc.oneof(
  fc.constantFrom('Full body A', 'Push, pull; legs', 'Upper\\lower', 'Mobility 🧘'),
  fc.string({ unit: 'binary', maxLength: 60 }).filter((text) => text.isWellFormed()),
);
const anyBuying = fc.record({
  food: fc.constantFrom(...foodKeys),
  week: fc.constantFrom(...weekNumbers),
  weekday: fc.constantFrom(...weekdays),
});

/** What the plans of one member hold, from a plan's structure or made by hand where much is irrelevant here. */
const anyEntries: fc.Arbitrary<readonly AgendaEntry[]> = anyDay.chain((start) =>
  fc
    .record({
      weeks: mealWeeks(start),
      sessions: fc.array(
        fc.record({
          week: fc.constantFrom(...weekNumbers),
          weekday: fc.constantFrom(...weekdays),
          name: anyName,
          minutes: fc.integer({ min: 10, max: 180 }),
        }),
        { maxLength: 28 },
      ),
      buyings: fc.array(anyBuying, { maxLength: 40 }),
    })
    .map(({ weeks, sessions, buyings }) => [
      ...mealEntries(weeks, catalogue),
      ...prepareEntries(weeks, catalogue),
      ...sessionEntries(
        weekNumbers.map((week) => ({
          start,
          week,
          sessions: sessions.filter((session) => session.week === week),
        })),
      ),
      ...shoppingEntries({
        start,
        lines: buyings.map(({ food, week, weekday }) => ({
          food,
          budget: { purchases: [{ week, weekday }] },
          premium: { purchases: [] },
        })),
      }),
    ]),
);

const zones = ['Africa/Johannesburg', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Apia', 'UTC'];

/**
 * Writes calendars of random plans and has them read by the other parser: each entry is one event, under a name of its
 * own, on its day by the clocks of the member and with its words; and another dish changes that event and adds none.
 * @param runs how many calendars
 */
export function checkCalendars(runs: number): void {
  const changed = new Date('2026-11-28T08:00:00Z');
  fc.assert(
    fc.property(anyEntries, fc.constantFrom(...zones), fc.nat(), (entries, timeZone, picked) => {
      const frame = { id: 'a1b2', timeZone, changed, site: 'https://phila.example' };
      const events = readEvents(writeCalendar(entries, frame));
      assert.equal(events.length, entries.length);
      assert.equal(new Set(events.map(({ uid }) => uid)).size, events.length);
      for (const [index, { date, title, says }] of entries.entries()) {
        const event = events[index];
        assert.ok(event);
        assert.equal(event.title, title);
        assert.equal(event.says, says);
        const isTimed = event.start.includes('T');
        const day = isTimed ? wallClock(new Date(event.start), timeZone)?.day : event.start;
        assert.equal(day, date);
        assert.ok(event.start < event.end);
      }
      const swapped = picked % Math.max(1, entries.length);
      const after = entries.map((entry, index) =>
        index === swapped ? { ...entry, title: 'Dinner: Another dish' } : entry,
      );
      const again = readEvents(writeCalendar(after, frame));
      assert.deepEqual(
        again,
        events.map((event, index) =>
          index === swapped ? { ...event, title: 'Dinner: Another dish' } : event,
        ),
      );
    }),
    { numRuns: runs },
  );
}
