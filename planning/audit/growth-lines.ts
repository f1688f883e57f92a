import type { Gender } from '../profile/options.ts';

/** L, M and S of the WHO growth reference 2007, BMI for age, at 14½, 15½, 16½ and 17½ years. */
const reference: Readonly<
  Record<Gender, readonly (readonly [power: number, median: number, spread: number])[]>
> = {
  Male: [
    [-1.5615, 19.3937, 0.1231],
    [-1.4263, 20.1427, 0.12501],
    [-1.2762, 20.8287, 0.1265],
    [-1.1129, 21.4354, 0.12777],
  ],
  Female: [
    [-1.1788, 19.907, 0.13808],
    [-1.0838, 20.4769, 0.13991],
    [-0.9898, 20.8863, 0.14142],
    [-0.8944, 21.1586, 0.14271],
  ],
};

export interface BodyLines {
  readonly severelyThin: number;
  readonly thin: number;
  readonly overweight: number;
  readonly obese: number;
}

/**
 * BMI at which a body counts as thin or heavy: for 14 to 17 years -3, -2, +1 and +2 standard deviations, to the
 * hundredth; later WHO's lines for adults.
 */
export function bodyLines(age: number, gender: Gender): BodyLines {
  const row = reference[gender][age - 14];
  if (age >= 18 || !row) return { severelyThin: 16, thin: 18.5, overweight: 25, obese: 30 };
  const [power, median, spread] = row;
  const line = (deviations: number) =>
    Math.round(100 * median * (1 + power * spread * deviations) ** (1 / power)) / 100;
  return { severelyThin: line(-3), thin: line(-2), overweight: line(1), obese: line(2) };
}
