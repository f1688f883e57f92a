import type { Measure } from '../catalogue/food.ts';
import { kilojoulesPerKilocalorie } from '../targets/energy.ts';

const noBreakSpace = '\u00a0';

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

/** Weight for a kitchen scale: '60 g', and pinches as '0.5 g'. */
export function gramsText(grams: number): string {
  const text = grams < 10 && !Number.isInteger(grams) ? grams.toFixed(1) : wholeNumber(grams);
  return `${text}${noBreakSpace}g`;
}

const fractions: readonly (readonly [value: number, text: string])[] = [
  [0, ''],
  [0.25, '¼'],
  [0.33, '⅓'],
  [0.5, '½'],
  [0.67, '⅔'],
  [0.75, '¾'],
  [1, ''],
];

/**
 * The household measure in which an amount is a handy number ('1½ cups', '2 slices'), or null when none is near
 * enough: a measure may be at most 12 % off what the scale says.
 */
export function householdMeasure(grams: number, measures: readonly Measure[]): string | null {
  for (const measure of measures) {
    const count = grams / measure.grams;
    if (count < 0.24 || count > 12) continue;
    const whole = Math.floor(count + 0.08);
    const rest = Math.max(0, count - whole);
    let nearest = fractions[0] ?? [0, ''];
    for (const fraction of fractions) {
      if (Math.abs(fraction[0] - rest) < Math.abs(nearest[0] - rest)) nearest = fraction;
    }
    const shown = whole + nearest[0];
    if (shown === 0 || Math.abs(shown / count - 1) > 0.12) continue;
    const number =
      nearest[0] === 1 ? String(whole + 1) : `${whole === 0 ? '' : whole}${nearest[1]}`;
    return `${number}${noBreakSpace}${shown > 1 ? measure.plural : measure.name}`;
  }
  return null;
}
