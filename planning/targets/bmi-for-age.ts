import { grownAge } from '../profile/life-stages.ts';
import type { Gender } from '../profile/options.ts';

/** Body mass indices that part the weights of an age: severely thin, thin, overweight, obese. */
export interface IndexLines {
  readonly severelyThin: number;
  readonly thin: number;
  readonly overweight: number;
  readonly obese: number;
}

/** WHO's lines for adults, kg/m². */
export const adultLines: IndexLines = { severelyThin: 16, thin: 18.5, overweight: 25, obese: 30 };

/**
 * WHO growth reference 2007, BMI for age: -3, -2, +1 and +2 standard deviations, computed from its L, M and S, at the
 * middle of each completed year of age (a profile knows no months).
 */
const linesForAge: Readonly<
  Record<
    Gender,
    Readonly<
      Record<number, readonly [minus3: number, minus2: number, plus1: number, plus2: number]>
    >
  >
> = {
  Male: {
    14: [14.49, 15.75, 22.23, 26.46],
    15: [14.92, 16.26, 23.12, 27.44],
    16: [15.28, 16.73, 23.91, 28.27],
    17: [15.58, 17.12, 24.6, 28.95],
  },
  Female: {
    14: [14.21, 15.67, 23.15, 27.8],
    15: [14.49, 16.04, 23.83, 28.58],
    16: [14.66, 16.28, 24.32, 29.11],
    17: [14.73, 16.41, 24.65, 29.42],
  },
};

/** The lines by which a body of this sex and age is judged. @param age whole years from 14 */
export function indexLines({
  age,
  gender,
}: {
  readonly age: number;
  readonly gender: Gender;
}): IndexLines {
  if (age >= grownAge) return adultLines;
  const row = linesForAge[gender][age];
  // no plan is made for anybody younger than the table
  if (!row) return adultLines;
  const [severelyThin, thin, overweight, obese] = row;
  return { severelyThin, thin, overweight, obese };
}
