import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seasonOfPlan } from './seasons.ts';

test('a naartjie is sold in June and not in December; a peach the other way round', () => {
  const [winter, summer] = [
    seasonOfPlan({ start: '2026-06-01' }),
    seasonOfPlan({ start: '2026-12-01' }),
  ];
  assert.deepEqual(winter('naartjies'), { outside: 0, isSold: true });
  assert.deepEqual(summer('naartjies'), { outside: 1, isSold: false });
  assert.equal(winter('peaches').isSold, false);
  assert.equal(summer('peaches').isSold, true);
});

test('what is sold all year is only out of season', () => {
  assert.deepEqual(seasonOfPlan({ start: '2026-12-01' })('oranges'), { outside: 1, isSold: true });
});

test('a plan over the turn of a season is counted by its days', () => {
  // 14 days of October, in which naartjies are sold, and 14 of November
  const turn = seasonOfPlan({ start: '2026-10-18' });
  assert.equal(turn('naartjies').outside, 0.5);
  assert.equal(turn('naartjies').isSold, true);
  assert.equal(seasonOfPlan({ start: '2026-10-19' })('naartjies').isSold, false);
});

test('a season over the turn of the year holds both its ends', () => {
  for (const start of ['2026-12-01', '2027-01-03', '2027-02-01']) {
    assert.equal(seasonOfPlan({ start })('grapes').outside, 0, start);
  }
});

test('carrots, and plans of which no first day is known, have no season', () => {
  assert.equal(seasonOfPlan({ start: '2026-12-01' })('carrots').outside, 0);
  assert.equal(seasonOfPlan({})('naartjies').outside, 0);
});
