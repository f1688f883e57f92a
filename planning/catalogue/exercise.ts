import type { EquipmentOption, Level } from '../profile/options.ts';

/** What the body does in an exercise; a session is balanced over these. */
export const movementPatterns = [
  'squat',
  'lunge',
  'hinge',
  'horizontal-push',
  'vertical-push',
  'horizontal-pull',
  'vertical-pull',
  'core-anti-extension',
  'core-rotation',
  'core-flexion',
  'carry',
  'conditioning',
  'mobility',
  'accessory',
] as const;
export type MovementPattern = (typeof movementPatterns)[number];

export const muscleGroups = [
  'quadriceps',
  'glutes',
  'hamstrings',
  'calves',
  'adductors',
  'abductors',
  'chest',
  'lats',
  'middle back',
  'shoulders',
  'biceps',
  'triceps',
  'forearms',
  'abdominals',
  'obliques',
  'lower back',
  'hip flexors',
  'full body',
] as const;
export type MuscleGroup = (typeof muscleGroups)[number];

/** Reasons for which an exercise may be unsuitable. */
export const exerciseFlags = [
  'knee',
  'lower_back',
  'shoulder',
  'wrist',
  'high_impact',
  'pregnancy',
] as const;
export type ExerciseFlag = (typeof exerciseFlags)[number];

/** What an exercise needs: nothing, pieces of the member's equipment (all of them), or a gym. */
export type ExerciseEquipment = Exclude<EquipmentOption, 'None'> | 'Gym';

/** An exercise a coach would use. Facts from public-domain tables and the 2024 Compendium; instructions our own. */
export interface Exercise {
  readonly id: string;
  readonly name: string;
  readonly pattern: MovementPattern;
  readonly equipment: readonly ExerciseEquipment[];
  /** Household things or gym stations beside the equipment: 'chair', 'wall', 'bench' ... */
  readonly props: readonly string[];
  readonly level: Level;
  /** Done for each side; sets, repetitions and time count for one side. */
  readonly unilateral: boolean;
  /** Counted repetitions or held seconds. */
  readonly mode: 'reps' | 'time';
  /** Seconds of one repetition on one side; null for timed exercises. */
  readonly secondsPerRep: number | null;
  /** Usual dose: repetitions, or seconds for timed exercises. */
  readonly dose: { readonly low: number; readonly high: number };
  /** Metabolic equivalent (2024 Adult Compendium of Physical Activities) and how it was found. */
  readonly met: number;
  readonly metBasis: 'direct' | 'class' | 'proxy';
  readonly flags: readonly ExerciseFlag[];
  readonly easier: string | null;
  readonly harder: string | null;
  readonly primaryMuscles: readonly MuscleGroup[];
  readonly secondaryMuscles: readonly MuscleGroup[];
  /** 1: a first choice; 2: variety. */
  readonly tier: 1 | 2;
  /** Three to five short steps. */
  readonly steps: readonly string[];
  /** Two common mistakes. */
  readonly mistakes: readonly string[];
  /** One sentence. */
  readonly breathing: string;
}
