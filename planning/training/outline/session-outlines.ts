import type { MovementPattern, MuscleGroup } from '../../catalogue/exercise.ts';
import type { Role } from '../model/training-plan.ts';

/** A place in a session for one exercise. */
export interface ExerciseSlot {
  /** What may fill it. */
  readonly patterns: readonly MovementPattern[];
  readonly role: Exclude<Role, 'power'> | 'power';
  /** Must be filled; others are filled while time and weekly volume ask for it. */
  readonly required: boolean;
  /** Muscle that it had better lead with. */
  readonly prefer: MuscleGroup | null;
}

export interface SessionOutline {
  readonly name: string;
  readonly kind: 'strength' | 'cardio';
  readonly slots: readonly ExerciseSlot[];
}

const slot =
  (role: Role, required: boolean) =>
  (pattern: MovementPattern, prefer: MuscleGroup | null = null): ExerciseSlot => ({
    patterns: [pattern],
    role,
    required,
    prefer,
  });

const main = slot('main', true);

const assist = slot('assist', true);

const core = slot('core', true);

const maybe = slot('assist', false);

const maybeCore = slot('core', false);

const arms: readonly ExerciseSlot[] = [maybe('accessory', 'biceps'), maybe('accessory', 'triceps')];

const calves = maybe('accessory', 'calves');

const strength = (name: string, ...slots: readonly ExerciseSlot[]): SessionOutline => ({
  name,
  kind: 'strength',
  slots,
});

export const cardio: SessionOutline = { name: 'Cardio and mobility', kind: 'cardio', slots: [] };

const fullBodyA = strength(
  'Full body A',
  main('squat'),
  main('horizontal-push'),
  assist('horizontal-pull'),
  assist('hinge', 'hamstrings'),
  core('core-anti-extension'),
  maybe('vertical-push'),
  maybe('vertical-pull'),
  calves,
);

export const twoFullBodies = [
  fullBodyA,
  strength(
    'Full body B',
    main('hinge', 'hamstrings'),
    main('vertical-pull'),
    assist('lunge'),
    assist('horizontal-push'),
    assist('vertical-push'),
    core('core-rotation'),
    maybe('horizontal-pull'),
    ...arms,
  ),
];

export const threeFullBodies = [
  fullBodyA,
  strength(
    'Full body B',
    main('hinge', 'hamstrings'),
    main('vertical-push'),
    assist('vertical-pull'),
    assist('lunge'),
    core('core-rotation'),
    maybe('horizontal-push'),
    maybe('horizontal-pull'),
    ...arms,
  ),
  strength(
    'Full body C',
    main('lunge'),
    main('horizontal-pull'),
    assist('horizontal-push'),
    assist('hinge', 'glutes'),
    core('core-flexion'),
    maybe('vertical-pull'),
    maybe('vertical-push'),
    maybe('carry'),
  ),
];

export const upperA = strength(
  'Upper body A',
  main('horizontal-push'),
  main('horizontal-pull'),
  assist('vertical-push'),
  assist('vertical-pull'),
  maybe('horizontal-push'),
  maybe('horizontal-pull'),
  maybe('horizontal-push'),
  ...arms,
  maybeCore('core-flexion'),
);

export const upperB = strength(
  'Upper body B',
  main('vertical-pull'),
  main('horizontal-push'),
  assist('horizontal-pull'),
  assist('vertical-push'),
  maybe('horizontal-pull'),
  maybe('horizontal-push'),
  maybe('horizontal-push'),
  ...arms,
  maybeCore('core-rotation'),
);

export const lowerA = strength(
  'Lower body A',
  main('squat'),
  main('hinge', 'hamstrings'),
  core('core-anti-extension'),
  maybe('lunge'),
  maybe('squat'),
  maybe('hinge', 'glutes'),
  calves,
  maybeCore('core-rotation'),
);

export const lowerB = strength(
  'Lower body B',
  main('hinge', 'hamstrings'),
  main('lunge'),
  core('core-rotation'),
  maybe('squat'),
  maybe('lunge'),
  maybe('hinge', 'glutes'),
  calves,
  maybeCore('core-flexion'),
);

export const push = (letter: string) =>
  strength(
    `Push${letter}`,
    main('horizontal-push'),
    main('vertical-push'),
    maybe('horizontal-push'),
    maybe('accessory', 'triceps'),
    maybe('accessory', 'shoulders'),
    maybeCore('core-anti-extension'),
  );

export const pull = (letter: string) =>
  strength(
    `Pull${letter}`,
    main('vertical-pull'),
    main('horizontal-pull'),
    maybe('horizontal-pull'),
    maybe('accessory', 'biceps'),
    maybeCore('core-flexion'),
  );

export const legs = (letter: string) =>
  strength(
    `Legs${letter}`,
    letter === ' B' ? main('hinge', 'hamstrings') : main('squat'),
    letter === ' B' ? main('lunge') : main('hinge', 'hamstrings'),
    core(letter === ' B' ? 'core-rotation' : 'core-anti-extension'),
    maybe(letter === ' B' ? 'squat' : 'lunge'),
    maybe('hinge', 'glutes'),
    calves,
  );
