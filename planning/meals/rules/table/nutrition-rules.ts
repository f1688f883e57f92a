import { energyRules } from './energy-rules.ts';
import { nutrientRules } from './nutrient-rules.ts';

/**
 * Every rule of nutrition, each number once. Whoever changes a rule changes its row: the penalties of days and weeks, the
 * gate of plans and swaps, the linear program and the notes take their numbers from here.
 */
export const nutritionRules = { ...energyRules, ...nutrientRules };

/** Share of a recommended intake from which the mean day of a week counts as holding little; below it, very little. */
export const littleOfIntake = 0.6;

/** Grams from which a food group counts as eaten (FAO 2021). */
export const groupGrams = 15;
const littleEnergy = 1400;

/** Days of two meals or little energy hold one group less, and that only as a wish. */
export function isSmallDay(meals: number, energy: number): boolean {
  return meals === 2 || energy < littleEnergy;
}

/** Which of the rules for iron, zinc and retinol are the member's: lower upper limits up to 18 years. */
export function upperRulesOf(teen: boolean) {
  return {
    iron: nutritionRules.iron,
    zinc: teen ? nutritionRules.zincOfTeens : nutritionRules.zinc,
    retinol: teen ? nutritionRules.retinolOfTeens : nutritionRules.retinol,
  };
}
