import type { Exercise } from './exercise.ts';
import { accessoryExercises } from './exercises/accessory.ts';
import { carryExercises } from './exercises/carry.ts';
import { conditioningExercises } from './exercises/conditioning.ts';
import { coreAntiExtensionExercises } from './exercises/core-anti-extension.ts';
import { coreFlexionExercises } from './exercises/core-flexion.ts';
import { coreRotationExercises } from './exercises/core-rotation.ts';
import { hingeExercises } from './exercises/hinge.ts';
import { horizontalPullExercises } from './exercises/horizontal-pull.ts';
import { horizontalPushExercises } from './exercises/horizontal-push.ts';
import { lungeExercises } from './exercises/lunge.ts';
import { mobilityExercises } from './exercises/mobility.ts';
import { squatExercises } from './exercises/squat.ts';
import { verticalPullExercises } from './exercises/vertical-pull.ts';
import { verticalPushExercises } from './exercises/vertical-push.ts';

/** Every exercise of the catalogue, pattern by pattern, the easiest and least equipped first. */
export const exercises: readonly Exercise[] = [
  ...squatExercises,
  ...lungeExercises,
  ...hingeExercises,
  ...horizontalPushExercises,
  ...verticalPushExercises,
  ...horizontalPullExercises,
  ...verticalPullExercises,
  ...coreAntiExtensionExercises,
  ...coreRotationExercises,
  ...coreFlexionExercises,
  ...carryExercises,
  ...conditioningExercises,
  ...mobilityExercises,
  ...accessoryExercises,
];
