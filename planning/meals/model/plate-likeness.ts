import { absent } from '../../absent.ts';
import { type EatingGroup, eatingGroups } from '../../nutrition/eating-groups.ts';
import { plateVegetableColumns, starchColumns } from '../../targets/eating-limits.ts';

/** Foods that make a meal a dish of theirs. */
const proteinGroups: ReadonlySet<EatingGroup> = new Set<EatingGroup>([
  'chicken',
  'red meat',
  'processed meat',
  'offal',
  'fish',
  'eggs',
  'cheese',
  'pulses',
  'soya',
]);
/** By number of the group, whether it does. */
const isProtein = eatingGroups.map((group) => proteinGroups.has(group));

const vegetables = plateVegetableColumns.to - plateVegetableColumns.from;
const starches = starchColumns.to - starchColumns.from;
/** So many plates can be told from one another. */
export const likenesses = eatingGroups.length * vegetables * starches;
/** And by protein and starch alone, so many. */
export const couples = eatingGroups.length * starches;

/** What a plate is told by; -1 where it holds none. */
export interface Likeness {
  /** Its protein, its starch and its vegetable. */
  readonly likeness: number;
  /** Its protein and its starch. */
  readonly couple: number;
  readonly starch: number;
}

interface Columns {
  readonly from: number;
  readonly to: number;
}

/** The column of which a plate holds most, counted from the first of them; -1 where it holds none. */
function largestOf(
  counted: readonly number[],
  grams: readonly number[],
  { from, to }: Columns,
): number {
  let best = -1;
  let most = 0;
  for (let index = 0; index < counted.length; index++) {
    const column = counted[index] ?? absent();
    const own = grams[index] ?? absent();
    if (column < from || column >= to || own <= most) continue;
    most = own;
    best = column - from;
  }
  return best;
}

/**
 * What a plate is told by: its protein, its starch and its vegetable, as one number. Two plates of the same number are one
 * plate to a guest, whatever the recipes are called.
 * @param protein grams by number of the eating group
 * @param counted places in `countedFoods` of what it holds
 * @param grams as eaten of each of them
 */
export function likenessOf(
  protein: readonly number[],
  counted: readonly number[],
  grams: readonly number[],
): Likeness {
  let group = -1;
  let most = 0;
  for (let index = 0; index < protein.length; index++) {
    const own = protein[index] ?? absent();
    if (!isProtein[index] || own <= most) continue;
    most = own;
    group = index;
  }
  const vegetable = largestOf(counted, grams, plateVegetableColumns);
  const starch = largestOf(counted, grams, starchColumns);
  const couple = group < 0 || starch < 0 ? -1 : group * starches + starch;
  const likeness =
    couple < 0 || vegetable < 0 ? -1 : (group * vegetables + vegetable) * starches + starch;
  return { likeness, couple, starch };
}
