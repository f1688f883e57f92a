import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Column, LinearProgram, type Row, type Solution } from './linear-program.ts';
import { seededRandom } from './random.ts';

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a));

function solve(rows: readonly Row[], columns: readonly Column[]): Solution {
  const program = new LinearProgram(rows);
  for (const column of columns) program.addColumn(column);
  return program.solve();
}

function atLeast(bound: number, costOfMiss = 1000): Row {
  return { sense: 'at least', bound, costOfMiss };
}

function atMost(bound: number, costOfMiss = 1000): Row {
  return { sense: 'at most', bound, costOfMiss };
}

function column(cost: number, ...amounts: readonly number[]): Column {
  return { cost, rows: [...amounts.keys()], amounts };
}

test('the cheapest mix of two foods is found', () => {
  // 100 g of energy and 40 g of protein; the first food is cheap energy, the second dear protein
  const rows = [atLeast(100), atLeast(40), atMost(50)];
  const { cost, values } = solve(rows, [column(1, 10, 1, 1), column(3, 5, 5, 1)]);
  // 10 a + 5 b = 100 and a + 5 b = 40: a = 60 / 9, b = 60 / 9
  assert.ok(near(values[0] ?? 0, 60 / 9) && near(values[1] ?? 0, 60 / 9), String(values));
  assert.ok(near(cost, (60 / 9) * 4), String(cost));
});

test('what cannot be had is missed, at its price', () => {
  const { cost, missed } = solve([atLeast(10, 7), atMost(4, 100)], [column(1, 1, 1)]);
  assert.ok(near(missed[0] ?? 0, 6), String(missed));
  assert.ok(near(cost, 4 + 6 * 7), String(cost));
});

function randomProgram(seed: string): { readonly rows: Row[]; readonly columns: Column[] } {
  const random = seededRandom(seed);
  const rows = Array.from({ length: 2 + random.below(8) }, () =>
    random.next() < 0.6 ? atLeast(random.next() * 10, 50) : atMost(5 + random.next() * 10, 50),
  );
  const columns = Array.from({ length: 1 + random.below(30) }, () =>
    column(0.1 + random.next(), ...rows.map(() => (random.next() < 0.5 ? random.next() : 0))),
  );
  return { rows, columns };
}

test('every solution is proved the cheapest by its prices', () => {
  for (let index = 0; index < 300; index++) {
    const { rows, columns } = randomProgram(`program ${index}`);
    const { cost, values, prices, missed } = solve(rows, columns);
    const held = rows.map((_, row) =>
      columns.reduce((sum, { amounts }, at) => sum + (amounts[row] ?? 0) * (values[at] ?? 0), 0),
    );
    let own = 0;
    let bound = 0;
    for (const [row, { sense, bound: limit, costOfMiss }] of rows.entries()) {
      const sign = sense === 'at least' ? 1 : -1;
      const miss = missed[row] ?? 0;
      const price = prices[row] ?? 0;
      assert.ok(miss >= -1e-9 && sign * ((held[row] ?? 0) + sign * miss - limit) >= -1e-6);
      assert.ok(sign * price >= -1e-6 && sign * price <= costOfMiss + 1e-6, `price ${price}`);
      own += costOfMiss * miss;
      bound += price * limit;
    }
    for (const [at, { cost: price, amounts }] of columns.entries()) {
      const worth = amounts.reduce((sum, amount, row) => sum + amount * (prices[row] ?? 0), 0);
      assert.ok((values[at] ?? 0) >= -1e-9 && price - worth >= -1e-6, `column ${at}`);
      own += price * (values[at] ?? 0);
    }
    // no program costs less than what its rows are worth
    assert.ok(near(own, cost) && near(bound, cost), `${own}, ${cost}, ${bound}`);
  }
});

test('what is added once a program was solved gives what it gives at once', () => {
  for (let index = 0; index < 200; index++) {
    const { rows, columns } = randomProgram(`growing ${index}`);
    const half = columns.length >> 1;
    const few = rows.length >> 1;
    const program = new LinearProgram(rows.slice(0, few));
    const known = (one: Column): Column => ({ ...one, rows: one.rows.slice(0, few) });
    for (const one of columns.slice(0, half)) program.addColumn(known(one));
    program.solve();
    for (const [row, added] of rows.slice(few).entries()) {
      const amounts = columns
        .slice(0, half)
        .map(({ amounts }, at) => [at, amounts[few + row] ?? 0] as const);
      program.addRow(added, amounts);
      program.solve();
    }
    for (const one of columns.slice(half)) program.addColumn(one);
    assert.ok(near(program.solve().cost, solve(rows, columns).cost), `program ${index}`);
  }
});
