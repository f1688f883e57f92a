import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { cardsIn, withoutCards } from './card-numbers.ts';

/** Numbers that providers publish for their test modes. */
const published = [
  ...['4084084084084081', '4111111111111111', '5555555555554444', '2223003122003222'],
  ...['378282246310005', '30569309025904', '3530111333300000', '6011111111111117'],
  ...['5060666666666666666', '4222222222222'],
];

test('the published test cards are found, however they are written', () => {
  for (const card of published) {
    assert.deepEqual(cardsIn(`paid with ${card}.`), [card]);
    assert.equal(withoutCards(`"${card}"`), `"${'9'.repeat(card.length - 4)}${card.slice(-4)}"`);
  }
  for (const [written, kept] of [
    ['4111 1111 1111 1111', '9999 9999 9999 1111'],
    ['4111-1111-1111-1111', '9999-9999-9999-1111'],
    ['n=4111+1111+1111+1111&', 'n=9999+9999+9999+1111&'],
    ['n=4111%201111%201111%201111&', 'n=9999%209999%209999%201111&'],
    ['{"a":4111111111111111}', '{"a":9999999999991111}'],
    ['3782 822463 10005', '9999 999999 90005'],
  ] as const) {
    assert.equal(withoutCards(written), kept);
  }
});

test('what only looks like one stays: times, ids, hashes, references, amounts', () => {
  for (const text of [
    '{"id":4099260516,"at":1772445600000}',
    'T563902343',
    '4111111111111112',
    'a4111111111111111',
    '41111111111111111111',
    '2026-03-01T12:00:00.000Z',
    '9900',
  ]) {
    assert.equal(withoutCards(text), text);
  }
  for (let round = 0; round < 10_000; round++) {
    const id = randomUUID();
    assert.equal(withoutCards(id), id);
  }
});

/** The digit that makes a number one that is checked. */
function completed(begun: string): string {
  const sum = [...begun].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${begun}${(10 - (sum % 10)) % 10}`;
}
const cards = fc
  .tuple(fc.constantFrom('4', '51', '2221', '6011'), fc.stringMatching(/^\d{20}$/))
  .map(([brand, more]) => completed(`${brand}${more}`.slice(0, 15)));
const gaps = fc.constantFrom('', ' ', '-', '+', '%20');

test('of 10,000 messages with the number of a card somewhere none keeps it, and twice is as once', () => {
  fc.assert(
    fc.property(
      fc.json({ maxDepth: 2 }),
      cards,
      gaps,
      fc.boolean(),
      (json, card, gap, isNumber) => {
        const written = isNumber ? card : (card.match(/\d{4}/g) ?? []).join(gap);
        const body = `{"event":${json},"data":{"n":${isNumber ? written : `"${written}"`}}}`;
        const kept = withoutCards(body);
        assert.deepEqual(cardsIn(kept), []);
        assert.ok(!kept.includes(written) && kept.includes(card.slice(-4)));
        assert.equal(withoutCards(kept), kept);
        assert.doesNotThrow(() => JSON.parse(kept));
      },
    ),
    { seed: 1, numRuns: 10_000 },
  );
});
