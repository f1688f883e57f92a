import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { exercises } from '../../catalogue/exercises.ts';
import { answersOf } from '../../health/answers.ts';
import type { Joint } from '../../health/condition-words.ts';
import { healthDefaults } from '../../profile/health-answers.ts';
import { healthQuestions } from '../../profile/health-questions.ts';
import { equipmentOptions, workoutDurations, workoutLocations } from '../../profile/options.ts';
import type { Profile } from '../../profile/profile.ts';
import { exerciseAllowed, trainingRules } from '../../safety/training-rules.ts';
import { createTrainingChanges } from '../../training/changes/change-training.ts';
import { strengthOf } from '../../training/model/week-totals.ts';
import { createTrainingPlanner } from '../../training/plan-training.ts';
import { statedBy } from '../statements/asked-statements.ts';
import { answersToAudit } from '../statements/health-statements.ts';
import { loadsOf } from './joint-loads.ts';
import { auditTrainingPlan, everyHome } from './training-audit.ts';
import { trainingRuleKinds } from './training-audit-case.ts';

const table = new Map(exercises.map((exercise) => [exercise.id, exercise]));
const planner = createTrainingPlanner(exercises);
const boxes = healthQuestions.joints.options;
type Box = (typeof boxes)[number];

const thandi: Profile = {
  ...profileDefaults,
  full_name: 'Thandi Mokoena',
  age: 35,
  fitness_level: 'Advanced',
  equipment: equipmentOptions.filter((one) => one !== 'None'),
};
const ticking = (box: Box, change: Partial<Profile> = {}): Profile => ({
  ...thandi,
  ...change,
  healthAnswers: { ...healthDefaults, joints: [box] },
});

/** Hard rules that a plan breaks. */
const hardOf = (profile: Profile, weeks: Parameters<typeof auditTrainingPlan>[0]) =>
  auditTrainingPlan(
    weeks,
    profile,
    table,
    answersToAudit(statedBy(profile), everyHome.props),
  ).filter(({ rule }) => trainingRuleKinds[rule] === 'H');

/** Ids of all that a member may be given somewhere. */
function given(profile: Profile): readonly string[] {
  const result = trainingRules(profile);
  assert.ok(result.ok);
  return exercises
    .filter((one) =>
      (['Home', 'Gym'] as const).some((at) => exerciseAllowed(one, at, result.rules)),
    )
    .map(({ id }) => id);
}

/** What each box keeps from whoever ticks it, one by one as a coach would name them, and what it leaves them. */
const known: Readonly<Record<Box, { readonly out: string; readonly left: string }>> = {
  Knees: { out: 'sq-air lu-walking sq-pistol cd-jog ax-leg-ext', left: 'sq-chair-stand hg-bridge' },
  Hips: {
    out: 'hg-bb-thrust hg-thrust-chair hg-deadlift hg-db-rdl sq-back sq-leg-press lu-step-up fx-hang-leg mo-9090',
    left: 'sq-chair-stand hg-drill hg-bridge hp-bench cd-bike',
  },
  'Ankles or feet': {
    out: 'ax-calf ax-calf-sl ax-db-calf ax-gym-calf sq-jump lu-reverse lu-jump cd-rope-slow cd-stairs mo-clock',
    left: 'sq-chair-stand sq-leg-press hg-bridge hp-bench cd-bike cd-walk',
  },
  Back: { out: 'hg-deadlift hg-band-gm pl-bb', left: 'sq-leg-press hp-machine' },
  Neck: {
    out: 'fx-crunch fx-situp vp-hspu vp-bb sq-back hg-superman pl-prone-y ca-db-farmer vq-pullup',
    left: 'pl-cable hp-machine ae-dead-bug vp-wall-slide',
  },
  Shoulders: { out: 'vp-bb vq-pullup hp-dip ax-db-raise', left: 'hp-machine pl-cable' },
  Elbows: {
    out: 'ax-db-curl ax-cable-curl ax-cable-tri ax-band-tri ax-dip-chair hp-bench hp-pushup pl-cable pl-db-row vq-chin vp-bb ae-plank ca-db-farmer hg-deadlift cd-box',
    left: 'hp-wall vp-wall-slide pl-prone-y sq-leg-press hg-bb-thrust',
  },
  'Wrists or hands': {
    out: 'hp-pushup ae-bear vp-hs-hold rt-bird-dog',
    left: 'hp-machine ae-plank',
  },
};

for (const box of boxes) {
  test(`${box}: nothing that loads them is given, by name or by kind of movement, and something is left`, () => {
    const ids = given(ticking(box));
    const [joint] = answersOf(ticking(box)).joints;
    assert.ok(joint);
    const loading = ids.filter((id) => {
      const exercise = table.get(id);
      return exercise && loadsOf[joint](exercise);
    });
    assert.deepEqual(loading, []);
    for (const id of known[box].out.split(' ')) {
      assert.ok(table.has(id) && !ids.includes(id), `${id} is given`);
    }
    for (const id of known[box].left.split(' ')) assert.ok(ids.includes(id), `${id} is left out`);
  });
}

test('what is typed of a joint leaves out what its box does', () => {
  const words: readonly (readonly [string, Box])[] = [
    ['sore elbow', 'Elbows'],
    ['tennis elbow', 'Elbows'],
    ['seer elmboog', 'Elbows'],
    ['hip replacement', 'Hips'],
    ['heupvervanging', 'Hips'],
    ['enkel', 'Ankles or feet'],
    ['sprained ankle', 'Ankles or feet'],
    ['stiff neck', 'Neck'],
    ['nekpyn', 'Neck'],
  ];
  for (const [disliked_foods, box] of words) {
    assert.deepEqual(given({ ...thandi, disliked_foods }), given(ticking(box)), disliked_foods);
  }
});

const kits: readonly Profile['equipment'][] = [
  ...equipmentOptions.map((one) => [one]),
  thandi.equipment,
];
const bodies: readonly Partial<Profile>[] = [
  { fitness_level: 'Beginner', age: 30, workout_days: 3 },
  { fitness_level: 'Advanced', age: 40, workout_days: 6 },
  { fitness_level: 'Intermediate', age: 70, workout_days: 2 },
];

test('each joint by itself leaves a plan at every place, with any equipment, in any time: no hard rule is broken', () => {
  let turn = 0;
  for (const box of boxes) {
    for (const workout_location of workoutLocations) {
      for (const equipment of workout_location === 'Gym' ? [thandi.equipment] : kits) {
        for (const workout_duration of workoutDurations) {
          const body = bodies[turn++ % bodies.length];
          const where = { workout_location, equipment, workout_duration };
          const profile = ticking(box, { ...body, ...where });
          const plan = planner.plan(profile, `joints ${turn}`);
          assert.ok(plan.ok, JSON.stringify(profile));
          assert.deepEqual(hardOf(profile, plan.weeks), [], JSON.stringify(profile));
        }
      }
    }
  }
});

test('two joints, or all of them, leave a plan of what they leave', () => {
  const pairs = boxes.flatMap((one, index) => boxes.slice(index + 1).map((other) => [one, other]));
  for (const [index, joints] of [...pairs, [...boxes]].entries()) {
    const profile: Profile = {
      ...thandi,
      ...bodies[index % bodies.length],
      equipment: ['None'],
      workout_location: index % 2 === 0 ? 'Home' : 'Gym',
      healthAnswers: { ...healthDefaults, joints },
    };
    const plan = planner.plan(profile, `pair ${index}`);
    assert.ok(plan.ok, joints.join());
    assert.deepEqual(hardOf(profile, plan.weeks), [], joints.join());
  }
});

test('what nothing is left for is told, with who can help', () => {
  const profile: Profile = {
    ...thandi,
    fitness_level: 'Beginner',
    equipment: ['None'],
    workout_location: 'Home',
    healthAnswers: {
      ...healthDefaults,
      mother: ['Pregnant'],
      joints: ['Hips', 'Elbows'],
    },
  };
  const plan = planner.plan(profile, 'rest');
  assert.ok(plan.ok);
  assert.deepEqual(hardOf(profile, plan.weeks), []);
  for (const { notes, totals } of plan.weeks) {
    assert.equal(totals.muscleSets.core, 0);
    assert.match(notes.join(' '), /Nothing here trains your core: .* physiotherapist/);
  }
});

test('no swap brings back what loads a joint', () => {
  const changes = createTrainingChanges(exercises);
  let offered = 0;
  for (const box of boxes) {
    const profile = ticking(box, { workout_location: 'Gym', workout_days: 2 });
    const [joint] = answersOf(profile).joints;
    const plan = planner.plan(profile, 'swaps');
    assert.ok(plan.ok && joint);
    const [week] = plan.weeks;
    for (const session of week?.sessions ?? []) {
      for (const { exercise } of strengthOf(session)) {
        const offer = changes.swapOptions(plan.weeks, profile, {
          week: 1,
          weekday: session.weekday,
          exercise,
        });
        assert.ok(offer.ok);
        for (const option of offer.options) {
          offered++;
          assert.ok(!loadsOf[joint](option.exercise), `${box}: ${option.exercise.name}`);
        }
      }
    }
  }
  assert.ok(offered > 100, `${offered} swaps`);
});

/** An exercise that each joint must not be given, put into a finished plan without any of its flags. */
const plants: Readonly<Record<Joint, string>> = {
  knees: 'lu-walking',
  hips: 'hg-bb-thrust',
  'ankles or feet': 'ax-gym-calf',
  back: 'hg-deadlift',
  neck: 'fx-crunch',
  shoulders: 'vp-machine',
  elbows: 'ax-cable-tri',
  'wrists or hands': 'hp-pushup',
};

for (const box of boxes) {
  test(`caught: an exercise that loads ${box.toLowerCase()}, although its flags are forgotten`, () => {
    const profile = ticking(box, { workout_location: 'Gym' });
    const plan = planner.plan(profile, 'fault');
    assert.ok(plan.ok);
    const audited = answersToAudit(statedBy(profile), everyHome.props);
    const [joint] = audited.joints;
    assert.ok(joint);
    const planted = table.get(plants[joint]);
    assert.ok(planted);
    const forgetful = new Map(table).set(planted.id, { ...planted, flags: [] });
    const hurt = (weeks: typeof plan.weeks) =>
      auditTrainingPlan(weeks, profile, forgetful, audited).filter(({ rule }) => rule === 'flags');
    assert.deepEqual(hurt(plan.weeks), []);
    const weeks = plan.weeks.map((week) => ({
      ...week,
      sessions: week.sessions.map((session, index) =>
        index > 0 || week.week !== 2
          ? session
          : {
              ...session,
              blocks: session.blocks.map((block, at) => ({
                ...block,
                exercises: block.exercises.map((one, place) =>
                  at + place === 0 ? { ...one, exercise: planted.id } : one,
                ),
              })),
            },
      ),
    }));
    assert.equal(hurt(weeks)[0]?.detail, `${planted.name} loads ${joint}`);
  });
}
