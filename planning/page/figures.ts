import type { Measure } from '../catalogue/food.ts';
import { kilojoulesPerKilocalorie } from '../targets/kilojoules.ts';

const noBreakSpace = '\u00a0';

/** Between facts; it stays at the end of a line and never begins one. */
export const dot = `${noBreakSpace}· `;

/** Thousands apart by a no-break space, as South Africans write them: 8 400. */
export function wholeNumber(value: number): string {
  return Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, noBreakSpace);
}

/** Energy with kilojoules first, as on local labels: '8 400 kJ (2 008 kcal)'. @param kcal kilocalories */
export function energyText(kcal: number): string {
  const kilojoules = wholeNumber(kcal * kilojoulesPerKilocalorie);
  return `${kilojoules}${noBreakSpace}kJ (${wholeNumber(kcal)}${noBreakSpace}kcal)`;
}

/** Weight as it was summed: '60 g', '17.5 g'. */
export function gramsText(grams: number): string {
  const text = Number.isInteger(grams) ? wholeNumber(grams) : grams.toFixed(1);
  return `${text}${noBreakSpace}g`;
}

/** Money as South African shops write it: 'R99', 'R149.99', 'R1 234.50'. @param cents whole cents, not negative */
export function randText(cents: number): string {
  const rest = cents % 100;
  const rands = wholeNumber((cents - rest) / 100);
  return rest === 0 ? `R${rands}` : `R${rands}.${rest.toString().padStart(2, '0')}`;
}

type Fraction = readonly [value: number, text: string];

const halves: readonly Fraction[] = [
  [0, ''],
  [0.5, '½'],
  [1, ''],
];
const quarters: readonly Fraction[] = [
  [0, ''],
  [0.25, '¼'],
  [0.5, '½'],
  [0.75, '¾'],
  [1, ''],
];
const quartersAndThirds: readonly Fraction[] = [
  [0, ''],
  [0.25, '¼'],
  [0.33, '⅓'],
  [0.5, '½'],
  [0.67, '⅔'],
  [0.75, '¾'],
  [1, ''],
];
/**
 * A cup below two comes in quarters and thirds, a teaspoon in quarters; a tablespoon, an egg or a slice is at best
 * halved, an onion also cut into quarters. Less than one tablespoon is measured with the teaspoon.
 */
function fractionsOf(name: string, count: number): readonly Fraction[] | null {
  if (name === 'onion') return count < 2 ? quarters : halves;
  if (name.startsWith('cup')) return count < 2 ? quartersAndThirds : halves;
  if (name === 'teaspoon') return count < 1 ? quartersAndThirds : halves;
  if (name === 'tablespoon' && count < 0.9) return null;
  return halves;
}

/** Most that a handy number may be off what the scale says. */
const measureTolerance = 0.13;

function inMeasure(grams: number, measure: Measure): string | null {
  const count = grams / measure.grams;
  if (count < 0.24 || count > 12) return null;
  const fractions = fractionsOf(measure.name, count);
  if (!fractions) return null;
  const whole = Math.floor(count);
  const nearest = fractions.reduce((best, fraction) =>
    Math.abs(fraction[0] - (count - whole)) < Math.abs(best[0] - (count - whole)) ? fraction : best,
  );
  const shown = whole + nearest[0];
  if (shown === 0 || Math.abs(shown / count - 1) > measureTolerance) return null;
  const ones = nearest[0] === 1 ? whole + 1 : whole;
  const number = `${ones === 0 ? '' : ones}${nearest[1]}`;
  return `${number}${noBreakSpace}${shown > 1 ? measure.plural : measure.name}`;
}

/**
 * The household measure in which an amount is a handy number ('1½ cups', '2 slices'), or null when none is near
 * enough.
 */
export function householdMeasure(grams: number, measures: readonly Measure[]): string | null {
  for (const measure of measures) {
    const text = inMeasure(grams, measure);
    if (text !== null) return text;
  }
  return null;
}

/** '1 rep left', '3 reps left': how far from the limit a set ends (RIR). @param reserve whole repetitions */
export function repsLeft(reserve: number): string {
  return `${reserve} ${reserve === 1 ? 'rep' : 'reps'} left`;
}
