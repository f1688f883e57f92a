/** One unknown of a linear program: what it costs, and by how much it adds to each row. */
export interface Column {
  readonly cost: number;
  /** Rows that it adds to, and how much. */
  readonly rows: readonly number[];
  readonly amounts: readonly number[];
}

/** A sum that is to be at least or at most a bound; what is missed may be bought at a price. */
export interface Row {
  readonly sense: 'at least' | 'at most';
  /** Not negative. */
  readonly bound: number;
  /** Cost of a whole unit missed. */
  readonly costOfMiss: number;
}

export interface Solution {
  readonly cost: number;
  /** By column, not negative. */
  readonly values: Float64Array;
  /** By row: what one unit more of the sum is worth. Positive for 'at least', negative for 'at most'. */
  readonly prices: Float64Array;
  /** By row, units missed. */
  readonly missed: Float64Array;
}

const tiny = 1e-9;

/**
 * Finds the cheapest sum of columns that keeps the rows, as nearly as it pays (primal simplex on a dense tableau).
 * There is always a solution, because every miss has a price. The same program gives the same solution.
 */
export function solve(rows: readonly Row[], columns: readonly Column[]): Solution {
  const height = rows.length;
  const count = columns.length;
  // after the columns: what a row holds beyond its bound (or below it), then what it misses
  const width = count + 2 * height + 1;
  const right = width - 1;
  const table = new Float64Array((height + 1) * width);
  const basis = new Int32Array(height);
  const costs = new Float64Array(width);
  for (const [index, column] of columns.entries()) {
    costs[index] = column.cost;
    for (const [at, row] of column.rows.entries()) {
      table[row * width + index] = column.amounts[at] ?? 0;
    }
  }
  for (const [row, { sense, bound, costOfMiss }] of rows.entries()) {
    const sign = sense === 'at least' ? 1 : -1;
    const slack = count + row;
    const miss = count + height + row;
    costs[miss] = costOfMiss;
    table[row * width + slack] = -sign;
    table[row * width + miss] = sign;
    table[row * width + right] = bound;
    basis[row] = sign === 1 ? miss : slack;
  }
  const costRow = height * width;
  table.set(costs, costRow);
  for (let row = 0; row < height; row++) {
    const cost = costs[basis[row] ?? 0] ?? 0;
    if (cost === 0) continue;
    for (let at = 0; at < width; at++) {
      table[costRow + at] = (table[costRow + at] ?? 0) - cost * (table[row * width + at] ?? 0);
    }
  }
  const mostPivots = 40 * (height + 10);
  for (let pivots = 0; pivots < mostPivots; pivots++) {
    // the steepest column, or the first one when it has gone on for long and may turn in a circle
    const patient = pivots < mostPivots / 2;
    let enters = -1;
    let least = -1e-7;
    for (let at = 0; at < right; at++) {
      const reduced = table[costRow + at] ?? 0;
      if (reduced >= least) continue;
      enters = at;
      if (!patient) break;
      least = reduced;
    }
    if (enters < 0) break;
    let leaves = -1;
    let shortest = Infinity;
    for (let row = 0; row < height; row++) {
      const amount = table[row * width + enters] ?? 0;
      if (amount <= tiny) continue;
      const ratio = (table[row * width + right] ?? 0) / amount;
      const tie = ratio < shortest + tiny && (basis[row] ?? 0) < (basis[leaves] ?? Infinity);
      if (ratio < shortest - tiny || (leaves >= 0 && tie)) {
        shortest = Math.min(shortest, ratio);
        leaves = row;
      }
    }
    if (leaves < 0) break;
    exchange(table, height, width, leaves, enters);
    basis[leaves] = enters;
  }
  const values = new Float64Array(count);
  const missed = new Float64Array(height);
  for (let row = 0; row < height; row++) {
    const held = table[row * width + right] ?? 0;
    const index = basis[row] ?? 0;
    if (index < count) values[index] = held;
    else if (index >= count + height) missed[index - count - height] = held;
  }
  const prices = Float64Array.from(rows, ({ sense }, row) => {
    const reduced = table[costRow + count + row] ?? 0;
    return sense === 'at least' ? reduced : -reduced;
  });
  return { cost: -(table[costRow + right] ?? 0), values, prices, missed };
}

/** Brings a column into the basis in the place of what a row held. */
function exchange(
  table: Float64Array,
  height: number,
  width: number,
  leaves: number,
  enters: number,
): void {
  const from = leaves * width;
  const pivot = table[from + enters] ?? 1;
  const filled: number[] = [];
  for (let at = 0; at < width; at++) {
    const value = table[from + at] ?? 0;
    if (value === 0) continue;
    table[from + at] = value / pivot;
    filled.push(at);
  }
  for (let row = 0; row <= height; row++) {
    if (row === leaves) continue;
    const factor = table[row * width + enters] ?? 0;
    if (factor === 0) continue;
    const to = row * width;
    for (const at of filled) {
      table[to + at] = (table[to + at] ?? 0) - factor * (table[from + at] ?? 0);
    }
    table[to + enters] = 0;
  }
}
