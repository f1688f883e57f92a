import type { ExerciseFlag, ExerciseProp } from '../../catalogue/exercise.ts';
import type { Joint } from '../../health/condition-words.ts';
import type { Profile } from '../../profile/profile.ts';
import type { ExerciseTable } from './training-arithmetic.ts';

/** Rules of a finished plan: H rejects it, W may be missed by a small share of plans. */
export const trainingRuleKinds = {
  structure: 'H',
  clearance: 'H',
  intensity: 'H',
  pregnancy: 'H',
  conditions: 'H',
  equipment: 'H',
  props: 'H',
  level: 'H',
  flags: 'H',
  'session-time': 'H',
  days: 'H',
  ends: 'H',
  'consecutive-days': 'H',
  reserve: 'H',
  intervals: 'H',
  silence: 'H',
  load: 'H',
  'heart-rate': 'H',
  'muscles-twice': 'H',
  patterns: 'H',
  'weekly-sets': 'W',
  'sets-per-session': 'H',
  balance: 'W',
  order: 'H',
  dose: 'H',
  progression: 'H',
  'same-lifts': 'W',
  sides: 'H',
  aerobic: 'H',
  'balance-work': 'H',
  'old-spines': 'H',
  stations: 'H',
  'ramp-up': 'W',
  'ample-sets': 'W',
  totals: 'H',
  words: 'H',
} as const;
export type TrainingRule = keyof typeof trainingRuleKinds;

/** One thing wrong with a finished plan. */
export interface TrainingBreach {
  readonly rule: TrainingRule;
  readonly week: number;
  readonly day: string;
  readonly detail: string;
}

export type ReportTrainingBreach = (rule: TrainingRule, detail: string, day?: string) => void;

/** What the member answered beside the profile, as far as the audit needs it, in the terms of the exercises. */
export interface AuditAnswers {
  readonly props: readonly ExerciseProp[];
  /** Flags of joints to spare, and of a pregnancy. */
  readonly avoid: readonly ExerciseFlag[];
  /** Whether a clinic is to be asked before training. */
  readonly needsClearance: boolean;
  /** Whether nothing may train for losing weight. */
  readonly holdsWeight: boolean;
  /** Joints that nothing may load, and of which the plan must speak. */
  readonly joints: readonly Joint[];
}

export interface AuditCase {
  readonly profile: Profile;
  readonly table: ExerciseTable;
  readonly answers: AuditAnswers;
}
