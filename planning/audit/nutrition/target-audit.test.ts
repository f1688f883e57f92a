import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import type { Condition } from '../../health/condition-words.ts';
import type { MealWeek } from '../../meals/model/meal-plan.ts';
import { healthDefaults } from '../../profile/health-answers.ts';
import type { Profile } from '../../profile/profile.ts';
import { dailyTargets } from '../../targets/targets.ts';
import { createRecorder } from '../finding.ts';
import type { RuleId } from '../rules.ts';
import { expectedTargets } from './expected-targets.ts';
import { auditRefusal, auditTargets } from './target-audit.ts';

type Target = { -readonly [K in keyof MealWeek['target']]: MealWeek['target'][K] };
interface Week {
  target: Target;
  notes: string[];
}

const man: Profile = { ...profileDefaults, full_name: 'Sipho' };
const gogo: Profile = {
  ...man,
  gender: 'Female',
  age: 85,
  height: 150,
  weight: 60,
  activity_level: 'Not Active',
};
const thinBoy: Profile = { ...man, age: 14, height: 160, weight: 40 };

/** A week as far as its targets go. */
function weekFor(profile: Profile): Week {
  const result = dailyTargets(profile);
  assert.ok(result.ok);
  const { energy, maintenance, protein, fibre, goal, notes } = result.targets;
  return {
    target: {
      energy,
      maintenance: Math.round(maintenance),
      protein: Math.round(protein.low),
      fibre: Math.round(fibre),
      goal,
    },
    notes: [...notes],
  };
}

function broken(profile: Profile, { target, notes }: Week): ReadonlySet<RuleId> {
  const recorder = createRecorder();
  const week: MealWeek = {
    version: 1,
    seed: 'targets',
    week: 1,
    target,
    days: [],
    notes,
    unmatched: [],
  };
  const plan = { profile, dislikes: [], weeks: [week] };
  auditTargets(plan, expectedTargets(profile), recorder.at);
  return new Set(recorder.findings.map(({ rule }) => rule));
}

interface Fault {
  readonly what: string;
  readonly rule: RuleId;
  readonly profile: Profile;
  readonly plant: (week: Week) => void;
}

const builder: Profile = { ...man, primary_fitness_goal: 'Build muscle' };
const saidDear =
  'Your protein goal of 126 g would cost far more than your food budget, so this plan holds at least 105 g.';

const faults: readonly Fault[] = [
  {
    what: 'less protein than the goal asks for, and nothing is said',
    rule: '84a',
    profile: builder,
    plant: ({ target }) => {
      target.protein -= 21;
    },
  },
  {
    what: 'less protein for money than who holds their weight needs',
    rule: '84a',
    profile: builder,
    plant: ({ target, notes }) => {
      target.protein = 80;
      notes.push(saidDear);
    },
  },
  {
    what: 'an old woman is counted by Mifflin-St Jeor alone',
    rule: '92a',
    profile: gogo,
    plant: ({ target }) => {
      target.maintenance = 1332;
    },
  },
  {
    what: 'a deficit at 85 years and BMI 26.7',
    rule: '92b',
    profile: gogo,
    plant: ({ target }) => {
      target.energy -= 200;
    },
  },
  {
    what: 'a thin boy gets no more than he uses',
    rule: '92c',
    profile: thinBoy,
    plant: ({ target }) => {
      target.energy = target.maintenance;
    },
  },
  {
    what: 'a thin boy is not sent to a clinic',
    rule: '92c',
    profile: thinBoy,
    plant: ({ notes }) => {
      notes.length = 0;
    },
  },
  {
    what: 'a deficit at BMI 20.8',
    rule: '92d',
    profile: { ...man, weight: 60 },
    plant: ({ target }) => {
      target.energy -= 100;
    },
  },
  {
    what: 'a deficit at BMI 22.8 beside six sessions',
    rule: '92d',
    profile: { ...man, weight: 66, workout_days: 6 },
    plant: ({ target }) => {
      target.energy -= 100;
    },
  },
];

for (const { what, rule, profile, plant } of faults) {
  test(`a planted fault is found: ${what}`, () => {
    const week = weekFor(profile);
    assert.deepEqual([...broken(profile, week)], []);
    plant(week);
    assert.ok(broken(profile, week).has(rule));
  });
}

test('where protein costs far more than the budget, halfway to what the body needs is no fault, if it is said', () => {
  const { target, notes } = weekFor(builder);
  assert.equal(target.protein, 126);
  const halfway = { ...target, protein: 105 };
  assert.deepEqual([...broken(builder, { target: halfway, notes: [...notes, saidDear] })], []);
});

function found(profile: Profile, reason: string | null, ...conditions: readonly Condition[]) {
  const recorder = createRecorder();
  auditRefusal(profile, reason, recorder.at(0), { conditions, joints: [] });
  return recorder.findings.map(({ rule }) => rule);
}

test('who is planned for, or refused without help, on dialysis, with an eating disorder now or pregnant below 18 is found', () => {
  const girl: Profile = { ...man, gender: 'Female', age: 17 };
  for (const [profile, condition, ticked] of [
    [man, 'dialysis', { conditions: ['Kidney disease, on dialysis'] }],
    [man, 'eating disorder now', { conditions: ['An eating disorder now'] }],
    [girl, 'pregnancy', { mother: ['Pregnant'] }],
  ] as const) {
    const result = dailyTargets({ ...profile, healthAnswers: { ...healthDefaults, ...ticked } });
    assert.ok(!result.ok);
    assert.deepEqual(found(profile, result.reason, condition), []);
    assert.deepEqual(found(profile, null, condition), ['91c']);
    assert.deepEqual(found(profile, 'We make no plan for you.', condition), ['91c']);
  }
});

test('a thin teenager who is refused by the line of adults is found, and so is one who is planned for below -3 SD', () => {
  assert.deepEqual(found({ ...thinBoy, weight: 37 }, null), ['3b']);
  assert.deepEqual(found(thinBoy, 'Please see a doctor or clinic'), ['92c']);
});
