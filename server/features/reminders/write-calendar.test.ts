import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkCalendars, readEvents } from '#test/support/plans/calendars.ts';
import { writeCalendar, writeNotice } from './write-calendar.ts';

const frame = {
  id: 'a1b2',
  timeZone: 'Africa/Johannesburg',
  changed: new Date('2026-11-28T08:00:00Z'),
  site: 'https://phila.example',
};

/** All 10,000 are read by `npm run audit:calendars`. */
const calendars = 40;
test('calendars of random plans are read by another parser, and a swap changes an event', () => {
  checkCalendars(calendars);
});

test('a meal stands at its hour where the member is, a shopping day has none', () => {
  const text = writeCalendar(
    [
      { kind: 'meals', date: '2026-11-30', place: 'dinner', title: 'Dinner: Pap, wors', says: '' },
      {
        kind: 'shopping',
        date: '2026-12-01',
        place: 'trip',
        title: 'Shopping: 9 things',
        says: '',
      },
    ],
    frame,
  );
  assert.deepEqual(readEvents(text), [
    {
      uid: 'meals-2026-11-30-dinner.a1b2@phila',
      title: 'Dinner: Pap, wors',
      says: '',
      start: '2026-11-30T17:00:00.000Z',
      end: '2026-11-30T17:30:00.000Z',
    },
    {
      uid: 'shopping-2026-12-01-trip.a1b2@phila',
      title: 'Shopping: 9 things',
      says: '',
      start: '2026-12-01',
      end: '2026-12-02',
    },
  ]);
});

test('a notice is one event of today that says nothing but to open the app', () => {
  const events = readEvents(writeNotice('Open Phila', '2026-11-28', frame));
  assert.deepEqual(
    events.map(({ title, start }) => [title, start]),
    [['Open Phila', '2026-11-28']],
  );
});
