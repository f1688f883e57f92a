import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { anyProfile } from '#test/support/members/profiles.ts';
import { type AskedHealth, healthDefaults } from '../profile/health-answers.ts';
import { healthQuestions } from '../profile/health-questions.ts';
import type { Profile } from '../profile/profile.ts';
import { type TrainingRules, trainingRules } from '../safety/training-rules.ts';
import { type DailyTargets, dailyTargets } from '../targets/targets.ts';
import { answersOf, type HealthAnswers, noAnswers } from './answers.ts';

const woman: Profile = {
  ...profileDefaults,
  full_name: 'Thandi',
  gender: 'Female',
  age: 32,
  height: 163,
  weight: 74,
  primary_fitness_goal: 'Lose weight',
  fitness_level: 'Advanced',
};

function targetsOf(change: Partial<Profile>, asked: HealthAnswers = noAnswers): DailyTargets {
  const result = dailyTargets({ ...woman, ...change }, asked);
  assert.ok(result.ok, result.ok ? '' : result.reason);
  return result.targets;
}

/** Of a member who has answered the questions and ticked nothing, so that only what they typed counts. */
function rulesOf(change: Partial<Profile>): TrainingRules {
  const result = trainingRules({ ...woman, healthAnswers: healthDefaults, ...change });
  assert.ok(result.ok);
  return result.rules;
}

const typed = [
  'pregnant',
  'breastfeeding',
  'kidney disease',
  'diabetes',
  'gout',
  'IBS',
  'low FODMAP',
  'heart disease',
  'hoë bloeddruk',
  'ARVs',
  'TB',
  'epilepsy',
  'coeliac',
  'anorexia',
  'thyroid',
  'warfarin',
  'chronic medication',
  'trying for a baby',
] as const;

test('a condition that was typed: no deficit, no intervals, moderate, and the clinic is named', () => {
  // without the words there is a deficit, and there are intervals
  assert.ok(targetsOf({}).energy < targetsOf({}).maintenance - 100);
  assert.equal(rulesOf({}).intervalsPerWeek, 3);
  for (const disliked_foods of typed) {
    const { energy, maintenance, goal, held, notes } = targetsOf({ disliked_foods });
    assert.ok(energy >= maintenance, disliked_foods);
    assert.deepEqual([goal, held], ['Maintain weight', 'condition'], disliked_foods);
    assert.match(notes[0] ?? '', /^You wrote about .* under Disliked Foods\. .*clinic or doctor/);
    const rules = rulesOf({ disliked_foods });
    assert.equal(rules.intervalsPerWeek, 0, disliked_foods);
    assert.ok(rules.gentle && /doctor or clinic/.test(rules.clearance ?? ''), disliked_foods);
    assert.equal(rules.goal, 'Maintain weight');
  }
});

test('what was read is said back by name, but for what must not hang on a kitchen wall', () => {
  const said = (disliked_foods: string) => targetsOf({ disliked_foods }).notes.join(' ');
  assert.match(said('suikersiekte'), /‘suikersiekte’ \(diabetes\)/);
  assert.match(said('Kidney disease, mushrooms'), /about ‘Kidney disease’ under/);
  assert.match(said('gout and diabetis'), /‘gout’ and ‘diabetis’ \(diabetes\) under/);
  assert.match(said('ARVs'), /an illness or medicine that a clinic treats under/);
  assert.doesNotMatch(said('HIV, on ARVs, TB'), /HIV|ARV|TB/);
});

test('a medicine that is typed does all that ticking its kind does', () => {
  const insulin = 'Diabetes, with insulin, gliclazide, glimepiride or glibenclamide';
  const kinds: Partial<Record<AskedHealth['conditions'][number], string>> = {
    [insulin]:
      'insulin; gliclazide; glimepiride; glibenclamide; Diamicron; Amaryl; Daonil; glipizide; type 1 diabetes; Lantus',
    'Diabetes, treated otherwise': 'diabetes; metformin; Glucophage; Ozempic',
    'A medicine that thins the blood': 'warfarin; Xarelto; clopidogrel; aspirin; heparin',
    'High blood pressure': 'amlodipine; enalapril; losartan; ramipril; water tablets; simvastatin',
    'Kidney disease, on dialysis': 'dialysis',
    'Coeliac disease': 'coeliac disease',
    Gout: 'allopurinol; colchicine',
    Epilepsy: 'Epilim; carbamazepine; levetiracetam',
    'Arthritis or weak bones': 'alendronate',
    'Another illness or medicine': 'ARVs; prednisone; eltroxin',
  };
  for (const option of healthQuestions.conditions.options) {
    for (const disliked_foods of kinds[option]?.split('; ') ?? []) {
      const typedWord = { ...woman, disliked_foods };
      const ticked = {
        ...woman,
        healthAnswers: { ...healthDefaults, conditions: [option] },
      };
      const of = `${disliked_foods}: ${option}`;
      assert.deepEqual(answersOf(typedWord).conditions, answersOf(ticked).conditions, of);
      // the opening says back what was typed; all that follows it is the same
      const [one, other] = [dailyTargets(typedWord), dailyTargets(ticked)];
      assert.equal(one.ok, other.ok, of);
      if (one.ok && other.ok) {
        const { notes, ...targets } = one.targets;
        const { notes: tickedNotes, ...tickedTargets } = other.targets;
        assert.deepEqual([notes.slice(1), targets], [tickedNotes.slice(1), tickedTargets], of);
      }
      const [training, tickedTraining] = [trainingRules(typedWord), trainingRules(ticked)];
      if (training.ok && tickedTraining.ok) {
        const { clearance, ...rules } = training.rules;
        const { clearance: tickedClearance, ...tickedRules } = tickedTraining.rules;
        assert.deepEqual([rules, clearance === null], [tickedRules, tickedClearance === null], of);
      }
    }
  }
});

test('of diabetes with insulin the stronger sentence is said, and the weaker not beside it', () => {
  const notes = targetsOf({ disliked_foods: 'diabetes, on insulin' }).notes.join(' ');
  assert.match(notes, /do not begin before your clinic has seen this plan and your doses/);
  assert.doesNotMatch(notes, /With insulin, or tablets/);
  const training = rulesOf({ disliked_foods: 'diabetes, on insulin' }).notes.join(' ');
  assert.equal(training.match(/Training lowers blood sugar/g)?.length, 1);
});

test('Low-Carb is not planned beside a condition, and goals ask for no more protein', () => {
  const change = { diet_type: 'Low-Carb', primary_fitness_goal: 'Build muscle' } as const;
  assert.equal(targetsOf(change).carbohydrate.low, 0);
  const { carbohydrate, diet, protein, energy, maintenance, notes } = targetsOf({
    ...change,
    disliked_foods: 'insulin',
  });
  assert.equal(carbohydrate.low, 0.45);
  assert.equal(diet, 'No Restrictions');
  assert.match(notes[0] ?? '', /nor cut starch, as Low-Carb would/);
  assert.ok(protein.low < 1.21 * 74 && energy <= maintenance + 10);
});

test('ill kidneys are planned 0.8 to 1.3 g of protein for each kilogram', () => {
  const { protein } = targetsOf({ weight: 60, disliked_foods: 'kidney disease' });
  assert.ok(Math.abs(protein.low - 0.8 * 60) < 0.01 && Math.abs(protein.high - 1.3 * 60) < 0.01);
});

test('pregnancy and milk take energy of their own, never more than 15 %', () => {
  // NASEM 2023 in week 14: -223.84 - 2.04 x 32 + 13.23 x 163 + 8.15 x 74 + 9.16 x 14, 150 for a BMI of 27.9
  const pregnant = targetsOf({ disliked_foods: 'pregnant' });
  const carrying = -223.84 - 65.28 + 2156.49 + 603.1 + 128.24 + 150;
  const alone = 710.25 - 7.01 * 32 + 6.54 * 163 + 12.34 * 74;
  const needed = pregnant.maintenance + carrying - alone;
  assert.ok(carrying - alone > 200);
  assert.ok(pregnant.energy >= needed && pregnant.energy < needed + 10 + 1e-9);
  const feeding = targetsOf({ disliked_foods: 'breastfeeding' });
  const more = Math.min(400, 0.15 * feeding.maintenance);
  assert.ok(feeding.energy >= feeding.maintenance + more - 1e-9);
  assert.ok(feeding.energy < feeding.maintenance + more + 10);
  assert.ok(Math.abs(feeding.protein.low - 1.3 * (66.42 + 0.25 * (74 - 66.42))) < 0.05);
});

test('joints that were typed are spared in training and told above the meals; meals stay as they are', () => {
  const rules = rulesOf({ disliked_foods: 'bad knees, slipped disc' });
  assert.ok(rules.avoid.has('knee') && rules.avoid.has('lower_back'));
  assert.equal(rules.intervalsPerWeek, 0);
  assert.match(rules.notes.join(' '), /load your knees and back hard are left out/);
  assert.match(rules.clearance ?? '', /‘bad knees’ and ‘slipped disc’ \(back\)/);
  const meals = targetsOf({ disliked_foods: 'bad knees, slipped disc' });
  assert.equal(meals.energy, targetsOf({}).energy);
  assert.match(meals.notes.join(' '), /exercise plans spare your knees and back/);
});

test('answers to questions do the same as words, and never undo them', () => {
  const asked: HealthAnswers = { ...noAnswers, conditions: ['diabetes'], joints: ['shoulders'] };
  const { held, notes } = targetsOf({}, asked);
  assert.equal(held, 'condition');
  assert.match(notes[0] ?? '', /^From what you told us: This plan does not lower your weight/);
  const both = answersOf({ disliked_foods: 'gout' }, asked);
  assert.deepEqual([both.conditions, both.joints], [['gout', 'diabetes'], ['shoulders']]);
  assert.deepEqual(JSON.parse(JSON.stringify(both)), both);
  assert.deepEqual(answersOf({ disliked_foods: 'mushrooms' }), noAnswers);
});

test('no body with a condition is ever in deficit, whatever was chosen', () => {
  fc.assert(
    fc.property(anyProfile, fc.constantFrom(...typed), (profile, disliked_foods) => {
      const result = dailyTargets({ ...profile, disliked_foods });
      if (profile.age < 18 && disliked_foods === 'pregnant') {
        assert.ok(!result.ok && /clinic/.test(result.reason));
        return;
      }
      assert.ok(result.ok);
      const { energy, maintenance, protein, carbohydrate } = result.targets;
      assert.ok(energy >= maintenance - 1e-9);
      assert.ok(protein.low <= protein.high + 1e-9);
      assert.ok(carbohydrate.low > 0);
      const answered = { ...profile, healthAnswers: healthDefaults };
      const rules = trainingRules({ ...answered, disliked_foods });
      assert.ok(rules.ok && rules.rules.intervalsPerWeek === 0 && rules.rules.gentle);
    }),
    { numRuns: 500 },
  );
});
