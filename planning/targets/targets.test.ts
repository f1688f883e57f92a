import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { anyProfile } from '#test/support/members/profiles.ts';
import type { Profile } from '../profile/profile.ts';
import { bodyMassIndex, restingEnergy, totalEnergy } from './energy.ts';
import { referenceIntakes } from './reference-intakes.ts';
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

test('a body with little to spare is not made lighter, and the plan says so', () => {
  const held = (change: Partial<Profile>) => {
    const { energy, maintenance, goal, notes } = targetsOf({ ...man, ...change });
    return energy >= maintenance && goal === 'Maintain weight' && notes.length > 0;
  };
  // 170 cm: 60 kg are a BMI of 20.8, 61 kg of 21.1, 66 kg of 22.8, 67 kg of 23.2
  assert.ok(held({ weight: 60 }));
  assert.ok(!held({ weight: 61 }));
  assert.ok(held({ weight: 66, workout_days: 5 }));
  assert.ok(!held({ weight: 66, workout_days: 4 }));
  assert.ok(!held({ weight: 67, workout_days: 6 }));
  assert.match(targetsOf({ ...man, weight: 56 }).notes.join(' '), /low end of healthy/);
});

const womanOf85: Profile = {
  ...man,
  gender: 'Female',
  age: 85,
  height: 150,
  weight: 60,
  activity_level: 'Not Active',
};

test('old women who are not active are planned what such women were measured to use', () => {
  // Mifflin-St Jeor: 600 + 937.5 - 425 - 161 = 951.5, times 1.4 = 1332; NASEM 2023: 1549.6
  assert.ok(
    Math.abs(totalEnergy(womanOf85) - 0.92 * (584.9 - 7.01 * 85 + 5.72 * 150 + 11.71 * 60)) < 1e-9,
  );
  assert.ok(
    totalEnergy({ ...womanOf85, age: 30 }) > 1.4 * restingEnergy({ ...womanOf85, age: 30 }) - 1e-9,
  );
});

test('from 65 years weight is lowered from BMI 30 on only, and gently', () => {
  for (const weight of [60, 67]) {
    const { energy, maintenance, held, notes } = targetsOf({ ...womanOf85, weight });
    assert.ok(energy >= maintenance, `${weight} kg`);
    assert.equal(held, 'older');
    assert.match(notes.join(' '), /From 65 years/);
  }
  const heavy = targetsOf({ ...womanOf85, weight: 80, activity_level: 'Very Active' });
  assert.equal(heavy.goal, 'Lose weight');
  assert.ok(heavy.maintenance - heavy.energy <= 300);
});

test('teenagers are judged by BMI for age', () => {
  const boy: Profile = { ...man, age: 14, height: 160, activity_level: 'Lightly Active' };
  // 40 kg: BMI 15.6, on -2 SD, where adults would be sent to a doctor
  const thin = targetsOf({ ...boy, weight: 40 });
  assert.ok(thin.energy > 1.09 * thin.maintenance);
  assert.match(thin.notes.join(' '), /low for your height and age.*clinic/);
  // 43 kg: BMI 16.8, thin for an adult and healthy at 14
  const healthy = targetsOf({ ...boy, weight: 43, primary_fitness_goal: 'Maintain weight' });
  assert.deepEqual(healthy.notes, []);
  assert.ok(healthy.energy <= healthy.maintenance + 10);
  // 37 kg: BMI 14.45, below -3 SD
  const refused = dailyTargets({ ...boy, weight: 37 });
  assert.ok(!refused.ok && refused.refer && /doctor or clinic/.test(refused.reason));
  // 60 kg: BMI 23.4, overweight at 14: a quarter of what is above +1 SD counts for protein
  const heavy = targetsOf({ ...boy, weight: 60, primary_fitness_goal: 'Maintain weight' });
  const full = 22.23 * 1.6 ** 2;
  assert.ok(Math.abs(heavy.protein.low - 1.2 * (full + 0.25 * (60 - full))) < 0.01);
});

test('teenagers who build muscle are planned a modest amount of protein', () => {
  for (const primary_fitness_goal of ['Build muscle', 'Improve performance'] as const) {
    const { protein } = targetsOf({ ...man, age: 16, weight: 62, primary_fitness_goal });
    assert.ok(Math.abs(protein.low - 1.4 * 62) < 0.01);
  }
});

test('protein counts a quarter of the weight above BMI 25', () => {
  const heavy = targetsOf({ ...man, weight: 110, primary_fitness_goal: 'Maintain weight' });
  const reference = 72.25 + 0.25 * (110 - 72.25);
  assert.ok(Math.abs(heavy.protein.low - 1.2 * reference) < 0.01);
});

test('calcium by age: men from 51 to 70 need no more than younger ones', () => {
  const calcium = (gender: Profile['gender'], ...ages: readonly number[]) =>
    ages.map((age) => referenceIntakes({ gender, age }).calciumMg);
  assert.deepEqual(calcium('Male', 18, 19, 50, 51, 70, 71), [1300, 1000, 1000, 1000, 1000, 1200]);
  assert.deepEqual(calcium('Female', 18, 19, 50, 51, 71), [1300, 1000, 1000, 1200, 1200]);
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
      const held = profile.age < 18 || bmi < 21 || (profile.age >= 65 && bmi < 30);
      if (held) assert.ok(deficit <= 0, 'a deficit where none may be');
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
