import assert from 'node:assert/strict';
import { test } from 'node:test';
import { equipmentOptions, type Level, levels } from '../profile/options.ts';
import {
  type Exercise,
  type ExerciseEquipment,
  type ExerciseFlag,
  type ExerciseProp,
  exerciseFlags,
  gymStations,
  householdProps,
  type MovementPattern,
  movementPatterns,
  muscleGroups,
  sturdyProps,
} from './exercise.ts';
import { exercises } from './exercises.ts';

const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]));
const homeEquipment = equipmentOptions.filter((option) => option !== 'None');

function each(check: (exercise: Exercise, id: string) => void): void {
  for (const exercise of exercises) check(exercise, exercise.id);
}

function find(id: string): Exercise {
  const exercise = byId.get(id);
  assert.ok(exercise, `no exercise ${id}`);
  return exercise;
}

function rank(level: Level): number {
  return levels.indexOf(level);
}

/** Whether who can do `exercise` has what `other` needs; a gym holds everything. */
function sameKit(exercise: Exercise, other: Exercise): boolean {
  return (
    exercise.equipment.includes('Gym') ||
    other.equipment.every((item) => exercise.equipment.includes(item))
  );
}

function usable(exercise: Exercise, owned: readonly ExerciseEquipment[] | 'a gym'): boolean {
  return owned === 'a gym' || exercise.equipment.every((item) => owned.includes(item));
}

function texts(exercise: Exercise): readonly string[] {
  return [...exercise.steps, ...exercise.mistakes, exercise.breathing];
}

test('ids and names are unique; every pattern is filled', () => {
  each((_, id) => assert.match(id, /^[a-z0-9]+(-[a-z0-9]+)+$/));
  assert.equal(byId.size, exercises.length);
  assert.equal(new Set(exercises.map(({ name }) => name.toLowerCase())).size, exercises.length);
  assert.ok(exercises.length >= 240, `${exercises.length} exercises`);
  for (const pattern of movementPatterns) {
    const count = exercises.filter((exercise) => exercise.pattern === pattern).length;
    assert.ok(count >= 10, `${pattern}: ${count}`);
  }
});

test('gym stations are asked of gyms only, and household things never of a gym alone', () => {
  const atHome: readonly ExerciseProp[] = [...householdProps, ...sturdyProps];
  const inGym: readonly ExerciseProp[] = gymStations;
  each(({ equipment, props }, id) => {
    const gym = equipment.includes('Gym');
    for (const prop of props) assert.ok((gym ? inGym : atHome).includes(prop), `${id} ${prop}`);
    if (gym) assert.ok(equipment.length === 1 && props.length > 0, id);
  });
});

test('lists hold nothing twice, and no muscle is both first and helping', () => {
  each((exercise, id) => {
    const { primaryMuscles, secondaryMuscles, equipment, props, flags } = exercise;
    for (const list of [[...primaryMuscles, ...secondaryMuscles], equipment, props, flags]) {
      assert.equal(new Set<string>(list).size, list.length, `${id} ${list.join()}`);
    }
    assert.ok(primaryMuscles.length > 0, id);
  });
});

test('every muscle but the whole body is trained by some exercise', () => {
  const trained = new Set(
    exercises.flatMap((exercise) => [...exercise.primaryMuscles, ...exercise.secondaryMuscles]),
  );
  for (const muscle of muscleGroups) {
    if (muscle !== 'full body') assert.ok(trained.has(muscle), muscle);
  }
});

test('easier and harder versions keep the pattern, the kit and the order of levels', () => {
  each((exercise, id) => {
    if (exercise.easier !== null) {
      const easier = find(exercise.easier);
      assert.equal(easier.pattern, exercise.pattern, id);
      assert.ok(rank(easier.level) <= rank(exercise.level), `${id} easier ${easier.id}`);
      assert.ok(sameKit(exercise, easier), `${id} easier ${easier.id}`);
    }
    if (exercise.harder !== null) {
      const harder = find(exercise.harder);
      assert.equal(harder.pattern, exercise.pattern, id);
      assert.ok(rank(harder.level) >= rank(exercise.level), `${id} harder ${harder.id}`);
      assert.ok(sameKit(exercise, harder), `${id} harder ${harder.id}`);
    }
  });
});

test('no ladder runs in a circle, and none calls an exercise both easier and harder', () => {
  for (const direction of ['easier', 'harder'] as const) {
    each((start, id) => {
      const seen = new Set([id]);
      for (let next = start[direction]; next !== null; next = find(next)[direction]) {
        assert.ok(!seen.has(next), `${direction} from ${id} comes back to ${next}`);
        seen.add(next);
      }
      const opposite = direction === 'easier' ? 'harder' : 'easier';
      const neighbour = start[direction];
      if (neighbour !== null) assert.notEqual(find(neighbour)[direction], id, id);
      if (neighbour !== null) assert.notEqual(start[opposite], neighbour, id);
    });
  }
});

test('no harder version brings jumping to an exercise that has none', () => {
  each((exercise, id) => {
    if (exercise.pattern === 'conditioning' || exercise.harder === null) return;
    if (exercise.flags.includes('high_impact')) return;
    assert.ok(!find(exercise.harder).flags.includes('high_impact'), id);
  });
});

test('counted exercises have a pace, timed ones none; doses are sane', () => {
  each(({ mode, secondsPerRep, dose, pattern }, id) => {
    assert.ok(Number.isInteger(dose.low) && Number.isInteger(dose.high), id);
    assert.ok(dose.low < dose.high, id);
    if (mode === 'time') {
      assert.equal(secondsPerRep, null, id);
      assert.ok(dose.low >= 10, id);
      assert.ok(dose.high <= (pattern === 'conditioning' ? 2400 : 180), id);
    } else {
      assert.ok(secondsPerRep !== null && secondsPerRep >= 2 && secondsPerRep <= 7, id);
      assert.ok(dose.low >= 2 && dose.high <= 20, id);
      assert.ok(secondsPerRep * dose.high <= 90, `${id} lasts more than 90 s a set`);
    }
  });
});

test('energy values are plausible and one row of the compendium has one value', () => {
  const values = new Map<string, number>();
  each(({ met, metCode }, id) => {
    assert.match(metCode, /^\d{5}$/, id);
    assert.ok(met >= 1.8 && met <= 12.3, id);
    assert.equal(values.get(metCode) ?? met, met, `${id} ${metCode}`);
    values.set(metCode, met);
  });
});

test('strength exercises have a place in the order of a session, others none', () => {
  const others: readonly MovementPattern[] = [
    'core-anti-extension',
    'core-rotation',
    'core-flexion',
    'conditioning',
    'mobility',
  ];
  each(({ pattern, mechanic }, id) => {
    assert.equal(mechanic === null, others.includes(pattern), id);
    if (pattern === 'accessory') assert.equal(mechanic, 'isolation', id);
  });
});

test('words of the instructions betray no flag that is missing', () => {
  const signs: readonly [RegExp, ExerciseFlag, readonly string[]][] = [
    [/\b(jump|hop)s?\b/i, 'high_impact', []],
    [/\b(handstand|upside-down|feet up the wall)\b/i, 'inverted', []],
    [/^lie (face down|on your back)\b/i, 'pregnancy', []],
    [/\bdeep(est)? squat\b|\bsquat\b.*\bhold\b/i, 'knee', []],
  ];
  each((exercise, id) => {
    for (const [sign, flag, exempt] of signs) {
      if (exempt.includes(id)) continue;
      if (exercise.steps.some((step) => sign.test(step))) {
        assert.ok(exercise.flags.includes(flag), `${id} lacks ${flag}`);
      }
    }
  });
});

test('flags that go together', () => {
  each(({ id, flags, pattern, name }) => {
    const has = (flag: ExerciseFlag) => flags.includes(flag);
    // Whoever lands also loads the knees, but for a push-up that leaves the floor.
    if (has('high_impact') && pattern !== 'horizontal-push') assert.ok(has('knee'), id);
    if (has('high_impact')) assert.ok(has('pregnancy'), id);
    if (/deadlift|barbell back squat|barbell front squat|bent-over row/i.test(name))
      assert.ok(has('lower_back'), id);
    if (pattern === 'core-flexion' || /crunch|sit-up|twist/i.test(name))
      assert.ok(has('spinal_flexion'), id);
    if (/lunge|split squat|skater squat|cossack/i.test(name) && !/support/i.test(name))
      assert.ok(has('unsupported_lunge'), id);
    if (/overhead|handstand|pull-up|chin-up/i.test(name) && pattern !== 'core-flexion')
      assert.ok(has('shoulder') || id === 'vq-towel-iso', id);
  });
});

/** Patterns of which a caution leaves fewer than two exercises with no equipment, and in a gym. */
const scarce: Readonly<Record<ExerciseFlag, readonly [string, string]>> = {
  knee: ['lunge', 'lunge'],
  lower_back: ['', ''],
  shoulder: ['vertical-push', ''],
  wrist: ['', ''],
  elbow: [
    'horizontal-push vertical-push vertical-pull carry',
    'horizontal-push vertical-push vertical-pull carry',
  ],
  hip: ['lunge carry', 'lunge carry'],
  ankle: ['lunge carry', 'lunge carry'],
  neck: ['vertical-push vertical-pull', ''],
  high_impact: ['', ''],
  pregnancy: ['vertical-pull core-flexion', 'core-flexion'],
  inverted: ['', ''],
  spinal_flexion: ['core-flexion', 'core-flexion'],
  unsupported_lunge: ['', ''],
};

test('a single caution empties no pattern beyond those that are known', () => {
  for (const flag of exerciseFlags) {
    for (const [place, owned] of [[], 'a gym' as const].entries()) {
      const short = movementPatterns.filter((pattern) => {
        const left = exercises.filter(
          (exercise) =>
            exercise.pattern === pattern &&
            usable(exercise, owned) &&
            !exercise.flags.includes(flag),
        );
        return left.length < 2;
      });
      assert.equal(short.join(' '), scarce[flag][place], `${flag} ${place}`);
    }
  }
});

test('three exercises per pattern and level in each equipment set, but for the vertical pull', () => {
  const sets = new Map<string, readonly ExerciseEquipment[] | 'a gym'>([
    ['None', []],
    ...homeEquipment.map((item) => [item, [item]] as const),
    ['Everything at home', homeEquipment],
    ['Gym', 'a gym'],
  ]);
  const gaps: string[] = [];
  for (const [name, owned] of sets) {
    for (const pattern of movementPatterns) {
      if (pattern === 'accessory') continue;
      for (const level of levels) {
        const count = exercises.filter(
          (exercise) =>
            exercise.pattern === pattern && exercise.level === level && usable(exercise, owned),
        ).length;
        if (count < 3) gaps.push(`${name}: ${pattern} ${level} ${count}`);
      }
    }
  }
  // Nothing to hang from: a towel, a pullover or a band stands in, and rows fill the week.
  const nothingHigh = ['None', 'Yoga Mat', 'Jump Rope', 'Treadmill'].flatMap((name) => [
    `${name}: vertical-pull Beginner 2`,
    `${name}: vertical-pull Intermediate 1`,
    `${name}: vertical-pull Advanced 0`,
  ]);
  assert.deepEqual(
    gaps.sort(),
    [
      ...nothingHigh,
      'Dumbbells: vertical-pull Intermediate 1',
      'Dumbbells: vertical-pull Advanced 0',
      'Resistance Bands: vertical-pull Advanced 1',
    ].sort(),
  );
});

test('without sturdy furniture a home still trains every pattern at the first level', () => {
  const sturdy: readonly ExerciseProp[] = sturdyProps;
  for (const pattern of movementPatterns) {
    const safe = exercises.filter(
      ({ pattern: its, equipment, props, level }) =>
        its === pattern &&
        equipment.length === 0 &&
        level === 'Beginner' &&
        !props.some((prop) => sturdy.includes(prop)),
    );
    assert.ok(safe.length >= (pattern === 'vertical-pull' ? 2 : 3), `${pattern} ${safe.length}`);
  }
});

test('three to five short steps, two mistakes, one breathing cue', () => {
  each((exercise, id) => {
    assert.ok(exercise.steps.length >= 3 && exercise.steps.length <= 5, id);
    assert.equal(exercise.mistakes.length, 2, id);
    for (const text of texts(exercise)) {
      assert.match(text, /^[A-Z][^.!?]*\.$/, `${id}: one sentence: ${text}`);
      assert.ok(text.length >= 5 && text.length <= 130, `${id}: ${text.length}: ${text}`);
    }
    assert.ok(
      exercise.mistakes.every((mistake) => mistake.length <= 80),
      id,
    );
    assert.equal(new Set(texts(exercise)).size, texts(exercise).length, id);
    assert.match(exercise.breathing, /breath|\b(in|out)\b/i, id);
  });
});

test('no two exercises share their steps', () => {
  assert.equal(new Set(exercises.map(({ steps }) => steps.join(' '))).size, exercises.length);
});

test('one-sided exercises say when to change', () => {
  each(({ unilateral, steps }, id) => {
    const change = steps.some((step) =>
      /\b(change|in turn|then the other|turn round|count each|for each)\b/i.test(step),
    );
    if (unilateral) assert.ok(change, id);
  });
});

/** Words of equipment, and what lists them. */
const kitWords: readonly [RegExp, readonly (ExerciseEquipment | ExerciseProp)[]][] = [
  [/\bdumbbells?\b/i, ['Dumbbells', 'dumbbells']],
  [/\bband\b/i, ['Resistance Bands']],
  [/\bmat\b/i, ['Yoga Mat']],
  [/\brope\b/i, ['Jump Rope', 'cable']],
  [/\b(belt|slope)\b/i, ['Treadmill', 'weight belt']],
  [
    /\bbars?\b/i,
    ['Pull-up Bar', 'barbell', 'trap bar', 'landmine', 'dip bars', 'cable', 'weight belt'],
  ],
  [/\bbarbell\b/i, ['barbell']],
  [/\bbench\b/i, ['bench']],
  [/\bcable\b/i, ['cable']],
  [/\bmachine\b/i, ['machine']],
  [/\bpad\b/i, ['machine', 'cable']],
  [
    /\bhandles?\b/i,
    ['machine', 'cable', 'trap bar', 'Jump Rope', 'rower', 'elliptical', 'backpack'],
  ],
  [/\bchair\b/i, ['chair']],
  [/\bseat\b/i, ['chair', 'machine']],
  [/\bwall\b/i, ['wall']],
  [/\btowel\b/i, ['towel']],
  [/\bsmooth floor\b/i, ['smooth floor']],
  [/\btable\b/i, ['sturdy table']],
  [/\bdoor\b/i, ['door', 'door frame', 'door anchor']],
  [/\bcounter\b/i, ['kitchen counter']],
  [/\b(low|on a|onto the|off the) step\b/i, ['step']],
  [/\bstairs?\b/i, ['stairs']],
  [/\bbackpack\b/i, ['backpack']],
  [/\bbags?\b/i, ['shopping bag', 'two shopping bags']],
  [/\b(weights?|load)\b/i, ['Dumbbells', 'Gym', 'backpack', 'two shopping bags', 'shopping bag']],
  [/\b(bottle|sofa|bed|box|stick|broom|pole|kettlebell|roller|strap)\b/i, []],
];

test('instructions name no equipment that the exercise does not list', () => {
  each((exercise, id) => {
    const listed: readonly string[] = [...exercise.equipment, ...exercise.props];
    for (const text of texts(exercise)) {
      for (const [word, kit] of kitWords) {
        if (word.test(text)) {
          assert.ok(
            kit.some((item) => listed.includes(item)),
            `${id} ${word}: ${text}`,
          );
        }
      }
    }
  });
});

test('what must be at hand is named in the instructions', () => {
  const quiet: readonly ExerciseProp[] = ['machine', 'foot anchor', 'landmine', 'weight belt'];
  const stations: readonly ExerciseProp[] = gymStations;
  each((exercise, id) => {
    const all = texts(exercise).join(' ').toLowerCase();
    for (const prop of exercise.props) {
      if (quiet.includes(prop) || stations.includes(prop)) continue;
      const word = prop.replace(/^(two |sturdy |kitchen )/, '').replace(/s$/, '');
      assert.ok(all.includes(word), `${id} never says ${prop}`);
    }
    if (exercise.equipment.includes('Resistance Bands')) assert.match(all, /\bband\b/, id);
    if (exercise.equipment.includes('Dumbbells')) assert.match(all, /\bdumbbells?\b/, id);
    if (exercise.equipment.includes('Pull-up Bar')) assert.match(all, /\bbar\b/, id);
    if (exercise.equipment.includes('Yoga Mat')) assert.match(all, /\bmat\b/, id);
  });
});

test('instructions make no medical claims and use no unexplained jargon', () => {
  const claim =
    /\b(cures?|heals?|treats?|therap\w*|injur\w*|prevents?|doctor|disease|detox|burns? fat|toxins?)\b/i;
  const jargon =
    /\b(scapula\w*|eccentric|concentric|isometric|plyometric|prone|supine|RIR|RPE|AMRAP|1RM|lats?|delts?|glutes?|hamstrings?|quads?|brac(e|ing)|neutral spine|pronat\w*|supinat\w*|range of motion|lumbar|pelvi[cs]|thoracic)\b/i;
  each((exercise, id) => {
    for (const text of texts(exercise)) {
      assert.doesNotMatch(text, claim, id);
      assert.doesNotMatch(text, jargon, id);
    }
  });
});
