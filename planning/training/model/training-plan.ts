import type { Dated, Weekday, WeekNumber } from '../../calendar.ts';
import type { MovementPattern } from '../../catalogue/exercise.ts';
import type { FitnessGoal, Level } from '../../profile/options.ts';
import type { TrainingLocation } from '../../safety/training-rules.ts';

/** What a week is for: build up, reach the top, let the body catch up. */
export type Phase = 'base' | 'build' | 'peak' | 'deload' | 'consolidate';

export interface Range {
  readonly low: number;
  readonly high: number;
}

/** Power first, then the lifts whose progress is watched, then what helps them, then the trunk. */
export type Role = 'power' | 'main' | 'assist' | 'core';

/** Seconds of lowering, holding still and lifting in each repetition. */
export interface Tempo {
  readonly lower: number;
  readonly hold: number;
  readonly lift: number;
}

export interface PlannedExercise {
  /** Id of the exercise, which holds name, muscles and instructions. */
  readonly exercise: string;
  readonly role: Role;
  /** Sets of each side. */
  readonly sets: number;
  /** Repetitions of each set and side, or seconds where the exercise is held. */
  readonly amount: number;
  /** Inside which the amount grows before the load does (or before a harder variant is due). */
  readonly range: Range;
  /** Repetitions that could still have been done when a set ends. */
  readonly reserve: number;
  readonly tempo: Tempo | null;
  /** Load as a percentage of week 1's; null where there is no weight to choose. */
  readonly load: number | null;
}

export interface TrainingBlock {
  /** One exercise after the other, two in turn, or three in turn. */
  readonly kind: 'straight' | 'superset' | 'circuit';
  readonly exercises: readonly PlannedExercise[];
  /** Seconds after each set (straight) or round (superset, circuit). */
  readonly rest: number;
}

export interface TimedItem {
  readonly exercise: string;
  /** Both sides together. */
  readonly seconds: number;
  readonly purpose:
    | 'raise the pulse'
    | 'loosen'
    | 'lighter set'
    | 'calm down'
    | 'stretch'
    | 'balance';
  /** Of lighter sets how many; one where it is left out. */
  readonly sets?: number;
}

export interface Conditioning {
  readonly kind: 'steady' | 'circuit' | 'intervals';
  /** What it stands for until the questions about health are answered. */
  readonly insteadOf?: 'intervals';
  readonly exercises: readonly string[];
  /** Rounds of every exercise; a steady block is one round. */
  readonly rounds: number;
  /** Seconds of work and of easy movement in each round. */
  readonly work: number;
  readonly easy: number;
  readonly minutes: number;
  readonly intensity: 'moderate' | 'vigorous';
  /** Borg's scale from 6 to 20. */
  readonly effort: Range;
  /** Beats per minute. */
  readonly heartRate: Range;
}

export interface TrainingSession {
  readonly weekday: Weekday;
  readonly name: string;
  readonly kind: 'strength' | 'cardio';
  readonly place: TrainingLocation;
  /** Whole minutes, rounded up, warm-up and cool-down included. */
  readonly minutes: number;
  readonly warmUp: readonly TimedItem[];
  readonly balance: readonly TimedItem[];
  readonly blocks: readonly TrainingBlock[];
  readonly conditioning: Conditioning | null;
  readonly mobility: readonly TimedItem[];
  readonly coolDown: readonly TimedItem[];
  /** One line to train by. */
  readonly focus: string;
}

export const majorMuscles = [
  'quadriceps',
  'glutes',
  'hamstrings',
  'chest',
  'back',
  'shoulders',
  'core',
] as const;
export type MajorMuscle = (typeof majorMuscles)[number];

export interface WeekTotals {
  /** Sets of strength work. */
  readonly sets: number;
  /** Sets for each large muscle; a set that only helps it counts half. */
  readonly muscleSets: Readonly<Record<MajorMuscle, number>>;
  /** Repetitions times sides times load (percent of week 1), four seconds of holding as one repetition. */
  readonly volume: number;
  /** Minutes of all sessions. */
  readonly minutes: number;
  /** Moderate-equivalent minutes inside the sessions; a vigorous minute counts twice. */
  readonly aerobicMinutes: number;
  /** Brisk walking beside the sessions that brings the week to 150. */
  readonly walkingMinutes: number;
}

/** What a screen needs to know of an exercise beside its dose. */
export interface Movement {
  readonly name: string;
  readonly pattern: MovementPattern;
  /** What `amount` counts. */
  readonly unit: 'repetitions' | 'seconds';
  /** Sets, repetitions and seconds are for each side. */
  readonly eachSide: boolean;
}

/** One week as it is stored in `details`; the HTML of the week is rendered from it and from nothing else. */
export interface TrainingWeek extends Dated {
  readonly version: 1;
  /** Of the plan; it stays when a week is made anew, so that what was logged stays with the plan. */
  readonly plan: string;
  readonly seed: string;
  readonly week: WeekNumber;
  readonly phase: Phase;
  /** What is trained for; differs from the member's wish where that would be unsafe. */
  readonly goal: FitnessGoal;
  readonly level: Level;
  readonly split: string;
  /** Minutes of a session: more than the first, at most the second. */
  readonly duration: Range;
  readonly sessions: readonly TrainingSession[];
  /** Balance work on days without a session, from 65 years. */
  readonly balanceDays: readonly {
    readonly weekday: Weekday;
    readonly items: readonly TimedItem[];
  }[];
  readonly totals: WeekTotals;
  /** Every exercise that the week names, by its id. */
  readonly movements: Readonly<Record<string, Movement>>;
  /** Household things that the sessions at home use. */
  readonly needs: readonly string[];
  /** What is new against the week before, and why. */
  readonly changes: readonly string[];
  /** Why these days, these sets, this time. */
  readonly reasons: readonly string[];
  /** What was changed for safety, which gaps the equipment leaves and what fills them. */
  readonly notes: readonly string[];
  /** To see a doctor or clinic first; null where no rule asks for it. */
  readonly clearance: string | null;
  readonly motivation: string;
}

export type TrainingPlanResult =
  | { readonly ok: true; readonly weeks: readonly TrainingWeek[] }
  /** No plan: why, in words for the member. */
  | { readonly ok: false; readonly reason: string };

/** Why a plan stays as it is: it is not what the profile asks for now, or a rule would be broken. */
export interface TrainingRefusal {
  readonly ok: false;
  readonly refusal: 'plan-outdated' | 'does-not-fit';
  /** In words for the member. */
  readonly reason: string;
}

/** A change of a plan, or why it cannot be made. */
export type TrainingChange =
  | { readonly ok: true; readonly weeks: readonly TrainingWeek[] }
  | TrainingRefusal;
