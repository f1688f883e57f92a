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
  'traps',
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

/**
 * Reasons for which an exercise may be unsuitable: a joint it loads (an elbow also by what the hands hold or the body
 * rests on, an ankle also by balance on one foot, a neck also by a head that is held off the floor), jumping, pregnancy, a head held
 * below the hips (high blood pressure, eye pressure, old age), a spine that is bent forward against a
 * load (brittle bones, old age), or a step or split stance with nothing to hold (falls). Coaching
 * judgement: a list for caution, not a clinical source.
 */
export const exerciseFlags = [
  'knee',
  'lower_back',
  'shoulder',
  'wrist',
  'elbow',
  'hip',
  'ankle',
  'neck',
  'high_impact',
  'pregnancy',
  'inverted',
  'spinal_flexion',
  'unsupported_lunge',
] as const;
export type ExerciseFlag = (typeof exerciseFlags)[number];

/** What an exercise needs: nothing, pieces of the member's equipment (all of them), or a gym. */
export type ExerciseEquipment = Exclude<EquipmentOption, 'None'> | 'Gym';

/** Things of a household that an exercise may ask for. */
export const householdProps = [
  'wall',
  'chair',
  'step',
  'stairs',
  'door frame',
  'kitchen counter',
  'backpack',
  'towel',
  'smooth floor',
  'shopping bag',
  'two shopping bags',
] as const;

/** Household things that must bear a body's weight or pull: only for members who said theirs do. */
export const sturdyProps = ['sturdy table', 'door', 'door anchor', 'foot anchor'] as const;

/** Stations and pieces that every gym is taken to have. */
export const gymStations = [
  'machine',
  'cable',
  'barbell',
  'bench',
  'dumbbells',
  'trap bar',
  'landmine',
  'dip bars',
  'weight belt',
  'ab wheel',
  'sled',
  'bike',
  'rower',
  'elliptical',
] as const;
export type ExerciseProp =
  | (typeof householdProps)[number]
  | (typeof sturdyProps)[number]
  | (typeof gymStations)[number];

/** An exercise a coach would use. Facts from public-domain tables and the 2024 Compendium; instructions our own. */
export interface Exercise {
  readonly id: string;
  readonly name: string;
  readonly pattern: MovementPattern;
  readonly equipment: readonly ExerciseEquipment[];
  /** Household things or gym stations beside the equipment; all of them are needed. */
  readonly props: readonly ExerciseProp[];
  readonly level: Level;
  /**
   * What comes first in a session: power, then exercises over several joints, then over one. Null
   * for core, conditioning and mobility, which have their own place.
   */
  readonly mechanic: 'power' | 'compound' | 'isolation' | null;
  /** Trains standing balance. */
  readonly balance: boolean;
  /**
   * Done for each side; repetitions and time count for one side. Where sides alternate within a
   * set and this is false, one repetition is both sides.
   */
  readonly unilateral: boolean;
  /** Counted repetitions or held seconds. */
  readonly mode: 'reps' | 'time';
  /** Seconds of one repetition on one side; null for timed exercises. */
  readonly secondsPerRep: number | null;
  /** Usual dose: repetitions, or seconds for timed exercises. */
  readonly dose: { readonly low: number; readonly high: number };
  /**
   * Metabolic equivalent, the row of the 2024 Adult Compendium of Physical Activities that it is
   * from, and whether the row names the activity, its class, or only something near.
   */
  readonly met: number;
  readonly metCode: string;
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
  readonly mistakes: readonly [string, string];
  /** One sentence. */
  readonly breathing: string;
}
