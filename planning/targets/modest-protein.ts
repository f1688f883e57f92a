import { answersOf, type HealthAnswers, noAnswers } from '../health/answers.ts';
import type { FitnessGoal } from '../profile/options.ts';
import type { Profile } from '../profile/profile.ts';
import {
  isProteinNote,
  modestProteinNote,
  proteinByGoal,
  referenceWeight,
} from './protein-goal.ts';
import type { DailyTargets } from './targets.ts';

/**
 * The same targets with no more protein than who holds their weight is planned for: a goal may ask for so much that no
 * month keeps every rule beside it, and a plan with enough protein is better than none. The member is told.
 * @returns null where that is no less
 */
export function withModestProtein(
  profile: Profile,
  targets: DailyTargets,
  asked: HealthAnswers = noAnswers,
): DailyTargets | null {
  const answers = answersOf(profile, asked);
  const weight = referenceWeight(profile);
  const gramsFor = (goal: FitnessGoal) =>
    Math.min(proteinByGoal(profile, goal, answers).low * weight, targets.protein.high);
  const grams = gramsFor('Maintain weight');
  // shown in whole grams
  if (grams > targets.protein.low - 1) return null;
  const notes = targets.notes.filter((note) => !isProteinNote(note));
  return {
    ...targets,
    protein: { ...targets.protein, low: grams },
    notes: [...notes, modestProteinNote(gramsFor(targets.goal), grams)],
  };
}

interface TargetsThen {
  /** kcal a day. */
  readonly energy: number;
  /** Whole grams a day. */
  readonly protein: number;
}

/** The targets with modest protein, where stored weeks of the same energy were made for these; null for others. */
export function modestAsBefore(
  profile: Profile,
  { energy, protein }: TargetsThen,
  now: DailyTargets,
): DailyTargets | null {
  const modest = withModestProtein(profile, now);
  return modest?.energy === energy && Math.round(modest.protein.low) === protein ? modest : null;
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
