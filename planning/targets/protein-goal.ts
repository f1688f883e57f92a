import type { HealthAnswers } from '../health/answers.ts';
import { isCautious } from '../health/effects.ts';
import { grownAge, olderAge } from '../profile/life-stages.ts';
import type { FitnessGoal } from '../profile/options.ts';
import type { Profile } from '../profile/profile.ts';
import { indexLines } from './bmi-for-age.ts';

/** Grams of protein per kilogram of reference weight (ISSN 2017; Iraki 2019 for building). */
const proteinPerKilogram: Readonly<Record<FitnessGoal, number>> = {
  'Lose weight': 1.6,
  'Build muscle': 1.8,
  'Improve performance': 1.6,
  'Maintain weight': 1.2,
  'Improve overall wellness': 1.2,
};

/** Below 18 no goal asks for more: muscle grows from training and enough food, not from much protein. */
const mostProteinGrowing = 1.4;
/** From 65 years none asks for less (ESPEN 2014). */
const leastProteinOlder = 1.2;

/** A condition keeps a goal from asking for more than who holds their weight gets. */
const mostProteinCautious = proteinPerKilogram['Maintain weight'];
/** The recommended allowance while breastfeeding (Institute of Medicine 2005). */
const proteinWithMilk = 1.3;
/** KDIGO 2024, for adults whose kidneys are ill: 0.8 g/kg, and never more than 1.3. */
const kidneyProtein = { low: 0.8, high: 1.3 } as const;
const mostProtein = 2.4;

/** Grams of protein for each kilogram of reference weight: at least, and at most. */
export function proteinByGoal({ age }: Profile, goal: FitnessGoal, answers: HealthAnswers) {
  const { conditions } = answers;
  if (conditions.includes('kidney') && age >= grownAge) return kidneyProtein;
  let low = proteinPerKilogram[goal];
  if (age < grownAge) low = Math.min(low, mostProteinGrowing);
  if (isCautious(answers)) low = Math.min(low, mostProteinCautious);
  if (age >= olderAge) low = Math.max(low, leastProteinOlder);
  if (conditions.includes('breastfeeding')) low = Math.max(low, proteinWithMilk);
  return { low, high: mostProtein };
}

/** Actual weight up to where overweight begins; above it a quarter counts, because fat tissue needs little protein. */
export function referenceWeight(profile: Profile): number {
  const full = indexLines(profile).overweight * (profile.height / 100) ** 2;
  return profile.weight <= full ? profile.weight : full + 0.25 * (profile.weight - full);
}

const goal = 'Your protein goal of';
const goalOf = (wanted: number) => `${goal} ${wanted.toFixed(0)} g`;

/** Whether a note tells that a plan holds less protein than the member's goal asks for. */
export function isProteinNote(note: string): boolean {
  return note.startsWith(goal);
}

/** What the member reads where energy leaves room for less protein than their goal asks for. @param wanted, held grams */
export function lessProteinNote(wanted: number, held: number): string {
  return `${goalOf(wanted)} would leave too little room for starch and fat in this energy, so this plan holds ${held.toFixed(0)} g.`;
}

const farMoreThanBudget = 'cost far more than your food budget';

/** The same where what reaches it costs far more than the member's food budget. @param wanted, held grams a day */
export function dearProteinNote(wanted: number, held: number): string {
  return `${goalOf(wanted)} would ${farMoreThanBudget}, so this plan holds at least ${held.toFixed(0)} g. With a larger food budget new plans hold more.`;
}

export function isDearProteinNote(note: string): boolean {
  return isProteinNote(note) && note.includes(farMoreThanBudget);
}

/** The same where no month of meals reaches it. @param wanted, held grams a day */
export function modestProteinNote(wanted: number, held: number): string {
  return `${goalOf(wanted)} would leave too little room for everything else that you asked for, so this plan holds at least ${held.toFixed(0)} g.`;
}
