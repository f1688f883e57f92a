import { absent } from './absent.ts';
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
/** A reduced cost above this one does not pay. */
const paying = -1e-7;
/** Room for columns to begin with; it is doubled when it is full. */
const firstRoom = 256;

/**
 * The cheapest sum of columns that keeps the rows, as nearly as it pays (primal simplex on a dense tableau). There is
 * always a solution, because every miss has a price. Columns and rows may be added once it is solved: the next solution
 * starts from the last one. The same steps give the same solution.
 */
export class LinearProgram {
  readonly #rows: Row[] = [];
  readonly #columns: Column[] = [];
  /** By row, place of the unknowns for what it holds beyond its bound (or below it) and for what it misses. */
  readonly #slack: number[] = [];
  readonly #miss: number[] = [];
  /** By column, its place. */
  readonly #places: number[] = [];
  /** By row, place of the unknown that it gives. */
  readonly #basis: number[] = [];
  /** By place, the column there; -1 for the others. */
  readonly #columnAt: number[] = [];
  /** What each row says of the unknowns that are not in the basis, and at place 0 what it holds; the last one: of the cost. */
  readonly #table: Float64Array[] = [];
  #costs = new Float64Array(firstRoom);
  /** Unknowns, after place 0. */
  #width = 1;

  constructor(rows: readonly Row[] = []) {
    for (const row of rows) this.addRow(row, []);
  }

  get height(): number {
    return this.#rows.length;
  }

  #newPlace(column: number): number {
    if (this.#width === this.#costs.length) this.#grow();
    this.#columnAt[this.#width] = column;
    return this.#width++;
  }

  #grow(): void {
    const wider = (row: Float64Array) => {
      const grown = new Float64Array(2 * row.length);
      grown.set(row);
      return grown;
    };
    this.#costs = wider(this.#costs);
    for (const [row, line] of this.#table.entries()) this.#table[row] = wider(line);
  }

  /** Takes so many times one line from another. */
  #takeFrom(line: Float64Array, factor: number, from: Float64Array): void {
    for (let at = 0; at < this.#width; at++) {
      line[at] = (line[at] ?? absent()) - factor * (from[at] ?? absent());
    }
  }

  /** @param amounts by which the columns that there are add to the row, by number of the column */
  addRow(row: Row, amounts: readonly (readonly [column: number, amount: number])[]): void {
    const sign = row.sense === 'at least' ? 1 : -1;
    const slack = this.#newPlace(-1);
    const miss = this.#newPlace(-1);
    const line = new Float64Array(this.#costs.length);
    line[0] = sign * row.bound;
    line[slack] = -1;
    line[miss] = 1;
    for (const [column, amount] of amounts) line[this.#places[column] ?? absent()] = sign * amount;
    this.#costs[miss] = row.costOfMiss;
    for (const [other, place] of this.#basis.entries()) {
      const held = line[place] ?? absent();
      const from = this.#table[other] ?? absent();
      if (held !== 0) this.#takeFrom(line, held, from);
    }
    const isMissed = (line[0] ?? absent()) > 0;
    if (isMissed) this.#takeFrom(this.#costs, row.costOfMiss, line);
    else for (let at = 0; at < this.#width; at++) line[at] = -(line[at] ?? absent());
    this.#rows.push(row);
    this.#slack.push(slack);
    this.#miss.push(miss);
    this.#table.push(line);
    this.#basis.push(isMissed ? miss : slack);
  }

  /** @returns the number of the column */
  addColumn(column: Column): number {
    const number = this.#columns.length;
    const place = this.#newPlace(number);
    this.#columns.push(column);
    this.#places.push(place);
    let cost = column.cost;
    for (let index = 0; index < column.rows.length; index++) {
      const row = column.rows[index] ?? absent();
      const miss = this.#miss[row] ?? absent();
      const known = this.#rows[row] ?? absent();
      // what was missed of the row says what has been done to it so far
      const amount = (known.sense === 'at least' ? 1 : -1) * (column.amounts[index] ?? absent());
      cost -= amount * (known.costOfMiss - (this.#costs[miss] ?? absent()));
      for (let other = 0; other < this.#table.length; other++) {
        const line = this.#table[other] ?? absent();
        line[place] = (line[place] ?? absent()) + amount * (line[miss] ?? absent());
      }
    }
    this.#costs[place] = cost;
    return number;
  }

  /** The place that pays most, or the first one that does; 0 for none. */
  #enters(patient: boolean): number {
    let enters = 0;
    let least = paying;
    for (let at = 1; at < this.#width; at++) {
      const reduced = this.#costs[at] ?? absent();
      if (reduced >= least) continue;
      enters = at;
      if (!patient) break;
      least = reduced;
    }
    return enters;
  }

  /** The row whose unknown leaves for the one at a place; -1 for none. */
  #leaves(enters: number): number {
    let leaves = -1;
    let shortest = Infinity;
    for (let row = 0; row < this.#table.length; row++) {
      const line = this.#table[row] ?? absent();
      const amount = line[enters] ?? absent();
      if (amount <= tiny) continue;
      const ratio = (line[0] ?? absent()) / amount;
      const tie =
        ratio < shortest + tiny &&
        (this.#basis[row] ?? absent()) < (this.#basis[leaves] ?? Infinity);
      if (ratio < shortest - tiny || (leaves >= 0 && tie)) {
        shortest = Math.min(shortest, ratio);
        leaves = row;
      }
    }
    return leaves;
  }

  /** Brings the unknown at a place into the basis in the place of what a row gave. */
  #exchange(leaves: number, enters: number): void {
    const from = this.#table[leaves] ?? absent();
    const pivot = from[enters] ?? absent();
    const filled: number[] = [];
    for (let at = 0; at < this.#width; at++) {
      const value = from[at] ?? absent();
      if (value === 0) continue;
      from[at] = value / pivot;
      filled.push(at);
    }
    for (let row = -1; row < this.#table.length; row++) {
      const line = row < 0 ? this.#costs : (this.#table[row] ?? absent());
      const factor = line[enters] ?? absent();
      if (row === leaves || factor === 0) continue;
      for (let index = 0; index < filled.length; index++) {
        const at = filled[index] ?? absent();
        line[at] = (line[at] ?? absent()) - factor * (from[at] ?? absent());
      }
      line[enters] = 0;
    }
    this.#basis[leaves] = enters;
  }

  solve(): Solution {
    const mostPivots = 40 * (this.#rows.length + 10);
    for (let pivots = 0; pivots < mostPivots; pivots++) {
      // the steepest column, or the first one when it has gone on for long and may turn in a circle
      const enters = this.#enters(pivots < mostPivots / 2);
      const leaves = enters === 0 ? -1 : this.#leaves(enters);
      if (leaves < 0) break;
      this.#exchange(leaves, enters);
    }
    return this.#solution();
  }

  #solution(): Solution {
    const values = new Float64Array(this.#columns.length);
    const missed = new Float64Array(this.#rows.length);
    for (const [row, place] of this.#basis.entries()) {
      const held = (this.#table[row] ?? absent())[0] ?? absent();
      const column = this.#columnAt[place] ?? absent();
      const miss = this.#miss.indexOf(place);
      if (column >= 0) values[column] = held;
      else if (miss >= 0) missed[miss] = held;
    }
    const prices = Float64Array.from(this.#rows, ({ sense }, row) => {
      const reduced = this.#costs[this.#slack[row] ?? absent()] ?? absent();
      return sense === 'at least' ? reduced : -reduced;
    });
    return { cost: -(this.#costs[0] ?? absent()), values, prices, missed };
  }
}
