import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { profileDefaults } from '#contract/profile-form.ts';
import { anyProfile } from '#test/support/profiles.ts';
import type { Profile } from '../profile/profile.ts';
import { bodyMassIndex, restingEnergy, totalEnergy } from './energy.ts';
import { type DailyTargets, dailyTargets } from './targets.ts';

const man: Profile = { ...profileDefaults, full_name: 'Sipho Dlamini' };

function targetsOf(profile: Profile): DailyTargets {
  const result = dailyTargets(profile);
  assert.ok(result.ok, result.ok ? '' : result.reason);
  return result.targets;
}

test('resting energy is Mifflin-St Jeor: 1617.5 kcal for a man of 30, 170 cm, 70 kg', () => {
  assert.equal(restingEnergy(man), 1617.5);
  assert.equal(restingEnergy({ ...man, gender: 'Female' }), 1451.5);
});

test('teenagers are counted by the NASEM 2023 equation with growth', () => {
  const girl: Profile = {
    ...man,
    gender: 'Female',
    age: 15,
    height: 160,
    weight: 52,
    activity_level: 'Lightly Active',
  };
  assert.ok(
    Math.abs(totalEnergy(girl) - (-297.54 - 22.25 * 15 + 12.77 * 160 + 14.73 * 52 + 20)) < 1e-9,
  );
});

test('losing weight takes 20 % or 500 kcal off, 300 kcal below BMI 23', () => {
  const heavier = targetsOf({ ...man, weight: 85 });
  assert.ok(
    heavier.maintenance - heavier.energy <= 500 && heavier.maintenance - heavier.energy > 480,
  );
  const slim = targetsOf({ ...man, weight: 65 });
  assert.ok(slim.maintenance - slim.energy <= 300);
});

test('a body near underweight is not made lighter, and the plan says so', () => {
  const targets = targetsOf({ ...man, weight: 56 });
  assert.equal(targets.goal, 'Maintain weight');
  assert.ok(targets.energy >= targets.maintenance);
  assert.match(targets.notes.join(' '), /low end of healthy/);
});

test('protein counts a quarter of the weight above BMI 25', () => {
  const heavy = targetsOf({ ...man, weight: 110, primary_fitness_goal: 'Maintain weight' });
  const reference = 72.25 + 0.25 * (110 - 72.25);
  assert.ok(Math.abs(heavy.protein.low - 1.2 * reference) < 0.01);
});

test('safe limits hold for everybody', () => {
  fc.assert(
    fc.property(anyProfile, (profile) => {
      const targets = targetsOf(profile);
      const bmi = bodyMassIndex(profile);
      const deficit = targets.maintenance - targets.energy;
      const floor = profile.gender === 'Female' ? 1200 : 1500;
      assert.ok(targets.energy >= Math.min(floor, targets.maintenance));
      if (profile.age >= 18) assert.ok(targets.energy >= Math.max(floor, targets.resting));
      if (profile.age < 18 || bmi < 20) assert.ok(deficit <= 0, 'a deficit where none may be');
      assert.ok(deficit <= (bmi >= 30 ? Math.min(750, 0.25 * targets.maintenance) : 500) + 0.001);
      assert.ok((deficit * 7) / 7700 <= Math.min(1, 0.01 * profile.weight) + 1e-9, 'too fast');
      const after = profile.weight - (28 * Math.max(0, deficit)) / 7700;
      if (bmi >= 18.5)
        assert.ok(after / (profile.height / 100) ** 2 >= 18.5 - 1e-9, 'into underweight');
      assert.ok(
        targets.energy <= Math.max(1.15 * targets.maintenance, floor, targets.resting) + 10,
      );
      assert.ok(targets.protein.low <= targets.protein.high + 1e-9);
      assert.ok(targets.protein.high <= (0.35 * targets.energy) / 4 + 1e-9);
      assert.ok(targets.fibre >= 25 && targets.fibre <= 38);
      if (profile.age < 18) assert.ok(targets.carbohydrate.low > 0, 'Low-Carb below 18');
    }),
    { numRuns: 3000 },
  );
});
