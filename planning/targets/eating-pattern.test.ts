import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EatingGroup } from '../nutrition/eating-groups.ts';
import { type EatingWishes, eatingWishesOf } from '../profile/kitchen-answers.ts';
import { type Profile, profileDefaults } from '../profile/profile.ts';
import { eatingPattern } from './eating-pattern.ts';
import { dailyTargets } from './targets.ts';

const usual = eatingWishesOf(undefined);
const saying = (often: Partial<EatingWishes['often']>): EatingWishes => ({
  ...usual,
  often: { ...usual.often, ...often },
});

function gramsOf(
  wishes: EatingWishes,
  profile: Partial<Profile> = {},
): (group: EatingGroup) => number {
  const result = dailyTargets({ ...profileDefaults, ...profile });
  assert.ok(result.ok);
  const pattern = eatingPattern(result.targets, 'Moderate', wishes);
  return (wanted) => pattern.find(({ group }) => group === wanted)?.grams ?? assert.fail(wanted);
}

test('who likes a food often is meant more of it, up to what is good for anybody; who does seldom less', () => {
  const others = gramsOf(usual);
  const fish = gramsOf(saying({ fish: 'Often' }));
  assert.ok(fish('fish') > 1.4 * others('fish'));
  assert.ok(fish('chicken') < others('chicken'));
  const seldom = gramsOf(saying({ chicken: 'Seldom' }));
  assert.ok(seldom('chicken') < 0.5 * others('chicken'));
  assert.ok(seldom('fish') > others('fish'));
  assert.equal(gramsOf(saying({ chicken: 'Never' }))('chicken'), 0);
  // 500 g of cooked red meat a week is the most for anybody, 650 g of pulses for who eats meat
  const most = gramsOf(saying({ red_meat: 'Often', pulses: 'Often' }), {
    weight: 110,
    height: 195,
  });
  assert.ok(most('red meat') <= 500 && most('pulses') <= 650);
});

test('a home style moves the week towards its dishes, two of them between both', () => {
  const others = gramsOf(usual);
  const zulu = gramsOf({ ...usual, styles: ['Zulu, Xhosa or Sotho'] });
  assert.ok(zulu('pap') > 1.5 * others('pap') && zulu('rice and pasta') < others('rice and pasta'));
  const both = gramsOf({ ...usual, styles: ['Zulu, Xhosa or Sotho', 'Urban'] });
  assert.ok(both('pap') < zulu('pap') && both('pap') > others('pap'));
});
