import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import type { MealWeek } from '../../meals/model/meal-plan.ts';
import { type AskedHealth, healthDefaults } from '../../profile/health-answers.ts';
import type { Profile } from '../../profile/profile.ts';
import { dailyTargets } from '../../targets/targets.ts';
import { createRecorder } from '../finding.ts';
import { bodyOf, type Dislike } from '../plan-under-audit.ts';
import type { RuleId } from '../rules.ts';
import type { HealthStatement } from '../statements/health-statements.ts';
import { expectedTargets } from './expected-targets.ts';
import { auditHealth } from './health-audit.ts';
import { auditSupplements, type ShownProduct } from './supplement-audit.ts';
import { auditTargets } from './target-audit.ts';

type Target = { -readonly [K in keyof MealWeek['target']]: MealWeek['target'][K] };
interface Week {
  target: Target;
  notes: string[];
  unmatched: string[];
}

const woman: Profile = {
  ...profileDefaults,
  full_name: 'Thandi',
  gender: 'Female',
  height: 163,
  weight: 74,
  diet_type: 'Low-Carb',
};

const said = (text: string, health: HealthStatement): Dislike => ({
  text,
  foods: [],
  words: null,
  meant: true,
  health,
});
const pregnant = said('pregnant', { conditions: ['pregnancy'], joints: [] });
const feeding = said('borsvoeding', { conditions: ['breastfeeding'], joints: [] });
const kidneys = said('kidney disease', { conditions: ['kidney'], joints: [] });
const virus = said('HIV', { conditions: ['other'], joints: [], unspoken: true });
const knees = said('bad knees', { conditions: [], joints: ['knees'] });

function weekFor(dislikes: readonly Dislike[], profile = woman): Week {
  const disliked_foods = dislikes.map(({ text }) => text).join(', ');
  const result = dailyTargets({ ...profile, disliked_foods });
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
    unmatched: [],
  };
}

function broken(
  dislikes: readonly Dislike[],
  { target, notes, unmatched }: Week,
  profile: Profile = woman,
) {
  const recorder = createRecorder();
  const week: MealWeek = {
    version: 1,
    seed: 'health',
    week: 1,
    target,
    days: [],
    notes,
    unmatched,
  };
  const plan = { profile, dislikes, weeks: [week] };
  const expected = expectedTargets(profile, bodyOf(plan));
  auditTargets(plan, expected, recorder.at);
  auditHealth(plan, expected, recorder.at);
  return new Set(recorder.findings.map(({ rule }) => rule));
}

interface Fault {
  readonly what: string;
  readonly rule: RuleId;
  readonly dislikes: readonly Dislike[];
  readonly plant: (week: Week) => void;
}

const faults: readonly Fault[] = [
  {
    what: 'a deficit with ill kidneys',
    rule: '91a',
    dislikes: [kidneys],
    plant: ({ target }) => {
      target.energy = target.maintenance - 300;
    },
  },
  {
    what: 'a plan to lose weight with HIV',
    rule: '91a',
    dislikes: [virus],
    plant: ({ target }) => {
      target.goal = 'Lose weight';
    },
  },
  {
    what: 'protein for who holds their weight, with ill kidneys',
    rule: '84a',
    dislikes: [kidneys],
    plant: ({ target }) => {
      target.protein = 82;
    },
  },
  {
    what: 'nothing for the child',
    rule: '8',
    dislikes: [pregnant],
    plant: ({ target }) => {
      target.energy = target.maintenance;
    },
  },
  {
    what: 'nothing for the milk',
    rule: '8',
    dislikes: [feeding],
    plant: ({ target }) => {
      target.energy = target.maintenance + 100;
    },
  },
  {
    what: 'a condition is taken for a misspelling',
    rule: '91b',
    dislikes: [kidneys, knees],
    plant: ({ unmatched }) => {
      unmatched.push('kidney disease');
    },
  },
  {
    what: 'a condition is passed over',
    rule: '91b',
    dislikes: [kidneys, pregnant],
    plant: ({ notes }) => {
      notes[0] = notes[0]?.replace('‘kidney disease’', 'something') ?? '';
    },
  },
  {
    what: 'nobody is sent to a clinic',
    rule: '91b',
    dislikes: [virus],
    plant: ({ notes }) => {
      notes[0] = notes[0]?.replace('your clinic or doctor', 'a friend') ?? '';
    },
  },
  {
    what: 'HIV is said aloud',
    rule: '91b',
    dislikes: [virus],
    plant: ({ notes }) => {
      notes.push('You wrote about ‘HIV’ under Disliked Foods.');
    },
  },
  {
    what: 'a joint is passed over',
    rule: '91b',
    dislikes: [knees],
    plant: ({ notes }) => {
      notes.length = 0;
    },
  },
];

for (const { what, rule, dislikes, plant } of faults) {
  test(`a planted fault is found: ${what}`, () => {
    const week = weekFor(dislikes);
    assert.deepEqual([...broken(dislikes, week)], []);
    plant(week);
    assert.ok(broken(dislikes, week).has(rule));
  });
}

test('a deficit, and no clinic, are found for who ticked it', () => {
  const profile: Profile = {
    ...woman,
    healthAnswers: { ...healthDefaults, conditions: ['Gout'], joints: ['Knees'] },
  };
  const sound = () => weekFor([], profile);
  assert.deepEqual([...broken([], sound(), profile)], []);
  const lowering = sound();
  lowering.target.energy = lowering.target.maintenance - 300;
  assert.ok(broken([], lowering, profile).has('91a'));
  assert.ok(broken([], { ...sound(), notes: [] }, profile).has('91b'));
});

test('a fault on the page of supplements is found', () => {
  const whey: ShownProduct = { category: 'Protein Powders', name: 'USN Hardcore Whey, 908 g' };
  const plant: ShownProduct = { category: 'Protein Powders', name: '100% Vegan Protein, 908 g' };
  const booster: ShownProduct = { category: 'Pre-Workout Boosters', name: 'Hyperdrive' };
  const found = (
    change: Partial<Profile>,
    shown: readonly ShownProduct[],
    dislikes: readonly Dislike[] = [],
  ) => {
    const recorder = createRecorder();
    auditSupplements({ ...woman, ...change }, dislikes, shown, recorder.at(0));
    return recorder.findings.map(({ rule }) => rule);
  };
  assert.deepEqual(found({}, [whey, booster]), []);
  assert.deepEqual(found({ age: 17 }, []), []);
  assert.deepEqual(found({ age: 17 }, [plant]), ['93a']);
  assert.deepEqual(found({}, []), ['93a']);
  assert.deepEqual(found({ diet_type: 'Vegan' }, [plant, booster]), []);
  assert.deepEqual(found({ diet_type: 'Vegan' }, [whey]), ['93d', '93b']);
  assert.deepEqual(found({ allergies: ['Lactose'] }, [plant, whey]), ['93d', '93b']);
  const milk: Dislike = { text: 'melk', foods: ['milk-full-cream'], words: null, meant: true };
  assert.deepEqual(found({}, [whey], [milk]), ['93b']);
  assert.deepEqual(found({}, [booster], [milk]), ['93b'], 'protein of plants is owed');
  assert.deepEqual(found({ allergies: ['Lactose', 'Gluten'] }, [booster]), []);
  assert.deepEqual(found({}, [whey, booster], [pregnant]), ['93c']);
  assert.deepEqual(found({}, [whey], [pregnant]), []);
});

test('each product that holds what is left out is found on the page of supplements', () => {
  const named = (name: string): ShownProduct => ({ category: 'Any', name });
  const oil = named('Multivitamin, 60 tablets, with Omega 3 1000 mg, 30 softgels');
  const found = (change: Partial<Profile>, name: string, dislikes: readonly Dislike[] = []) => {
    const recorder = createRecorder();
    auditSupplements({ ...woman, ...change }, dislikes, [named(name)], recorder.at(0));
    return recorder.findings.some(({ rule }) => rule === '93d');
  };
  const ticked = (one: AskedHealth['allergens'][number]): Partial<Profile> => ({
    healthAnswers: { ...healthDefaults, allergens: [one] },
  });
  assert.ok(found(ticked('Fish'), oil.name));
  assert.ok(found(ticked('Soy'), 'USN Hardcore Whey, 908 g'));
  assert.ok(found(ticked('Tree nuts'), 'USN BlueLab 100% Plant Premium, 900 g'));
  assert.ok(found(ticked('Sesame'), 'USN BlueLab 100% Plant Premium, 900 g'));
  assert.ok(found(ticked('Sulphites'), 'USN XTS Pump gummies, 560 g'));
  assert.ok(found({ allergies: ['Gluten'] }, 'Endurade Sport drink, 200 g'));
  assert.ok(found({ allergies: ['Peanuts'] }, 'Nutritech 100% Vegan Protein, 908 g'));
  for (const diet_type of ['Vegan', 'Vegetarian', 'Fish-Only'] as const) {
    assert.ok(found({ diet_type }, oil.name), diet_type);
    assert.ok(!found({ diet_type }, 'USN Hyperdrive Pre 2, 192 g'), diet_type);
  }
  const hake: Dislike = { text: 'fish', foods: ['hake-fillets'], words: null, meant: true };
  assert.ok(found({}, oil.name, [hake]));
  assert.ok(!found({}, oil.name));
  assert.ok(!found(ticked('Mustard'), oil.name));
});
