import { answersOf, type HealthAnswers, noAnswers } from '../health/answers.ts';
import type { FitnessGoal } from '../profile/options.ts';
import type { Profile } from '../profile/profile.ts';
import {
  dearProteinNote,
  isDearProteinNote,
  isProteinNote,
  modestProteinNote,
  proteinByGoal,
  referenceWeight,
} from './protein-goal.ts';
import type { DailyTargets } from './targets.ts';

/** Why less protein is planned than the goal asks for, in a note for the member. */
export type WhyModest = 'rules' | 'budget';
const noteOf: Readonly<Record<WhyModest, (wanted: number, held: number) => string>> = {
  rules: modestProteinNote,
  budget: dearProteinNote,
};

/**
 * How far protein is taken back towards that of who holds their weight, one try after another, where it is too dear.
 * Halfway from 1.8 g/kg is 1.5, at which muscle still grows nearly as fast (Morton 2018).
 */
export const stepsToModest = [0.5, 1] as const;
type StepToModest = (typeof stepsToModest)[number];

/**
 * The same targets with no more protein than who holds their weight is planned for: a goal may ask for so much that no
 * month keeps every rule beside it, or that it costs far more than there is, and a plan with enough protein is better
 * than none. The member is told.
 * @param step how far
 * @returns null where that is no less
 */
export function withModestProtein(
  profile: Profile,
  targets: DailyTargets,
  asked: HealthAnswers = noAnswers,
  why: WhyModest = 'rules',
  step: StepToModest = 1,
): DailyTargets | null {
  const answers = answersOf(profile, asked);
  const weight = referenceWeight(profile);
  const gramsFor = (goal: FitnessGoal) =>
    Math.min(proteinByGoal(profile, goal, answers).low * weight, targets.protein.high);
  const { low } = targets.protein;
  const grams = low - step * (low - gramsFor('Maintain weight'));
  // shown in whole grams
  if (grams > low - 1) return null;
  const notes = targets.notes.filter((note) => !isProteinNote(note));
  return {
    ...targets,
    protein: { ...targets.protein, low: grams },
    notes: [...notes, noteOf[why](gramsFor(targets.goal), grams)],
  };
}

interface TargetsThen {
  /** kcal a day. */
  readonly energy: number;
  /** Whole grams a day. */
  readonly protein: number;
  /** What was told beside these weeks. */
  readonly notes?: readonly string[];
}

/** The targets with modest protein, where stored weeks of the same energy were made for these; null for others. */
export function modestAsBefore(
  profile: Profile,
  { energy, protein, notes = [] }: TargetsThen,
  now: DailyTargets,
): DailyTargets | null {
  const why = notes.some(isDearProteinNote) ? 'budget' : 'rules';
  const tried = stepsToModest.map((step) => withModestProtein(profile, now, noAnswers, why, step));
  const isThis = (one: DailyTargets) =>
    one.energy === energy && Math.round(one.protein.low) === protein;
  return tried.find((one) => one !== null && isThis(one)) ?? null;
}

/** Part of the target by which a plan may differ from the profile as it is now and still be changed meal by meal. */
const targetDrift = 0.05;

/**
 * The targets by which stored weeks were made, for what is changed in them.
 * @returns null where they are plainly not what the profile asks for now
 */
export function targetsAsked(
  profile: Profile,
  then: TargetsThen,
  now: DailyTargets,
): DailyTargets | null {
  const { energy, protein } = then;
  const modest = modestAsBefore(profile, then, now);
  if (modest) return modest;
  const proteinNow = Math.round(now.protein.low);
  if (energy === now.energy && protein === proteinNow) return now;
  const near = (one: number, target: number) => Math.abs(one / target - 1) <= targetDrift;
  if (!near(energy, now.energy) || !near(protein, proteinNow)) return null;
  return { ...now, energy, protein: { ...now.protein, low: protein } };
}
