import {
  amountsAt,
  kcalAt,
  type Part,
  type PortionedDish,
  type SizedDish,
} from '../../model/portions/portions.ts';
import { costAt } from './day-worth.ts';

/** A part between its smallest and its largest size. */
interface Stretch {
  readonly part: Part;
  readonly sizes: number[];
  readonly index: number;
  /** Rands for each kcal more. */
  readonly slope: number;
}

interface Filled {
  readonly dishes: readonly SizedDish[];
  readonly cost: number;
  readonly kcal: number;
}

function bySlope(one: Stretch, other: Stretch): number {
  return one.slope - other.slope;
}

/** Size at which a part brings a plate nearest to its energy. @param missing kcal, beyond the part's smallest size */
function sizeFor(part: Part, missing: number): number {
  const least = kcalAt(part, part.low);
  let size = part.low;
  let off = Math.abs(missing);
  for (let next = part.low + 1; next <= part.high; next++) {
    const then = Math.abs(least + missing - kcalAt(part, next));
    if (then > off) break;
    off = then;
    size = next;
  }
  return size;
}

/** Serves as much of each part as it is worth: little of everything, and then the parts that cost least for their energy. */
export function filled(
  dishes: readonly PortionedDish[],
  kcal: number,
  worth: Float64Array,
): Filled {
  const stretches: Stretch[] = [];
  const served: SizedDish[] = [];
  let held = 0;
  let cost = 0;
  const costOf = (part: Part, size: number) => costAt(worth, amountsAt(part, size));
  for (const portioned of dishes) {
    const sizes: number[] = [];
    for (const part of portioned.parts) {
      const { low, high } = part;
      const least = costOf(part, low);
      const more = kcalAt(part, high) - kcalAt(part, low);
      const slope = (costOf(part, high) - least) / Math.max(1, more);
      stretches.push({ part, sizes, index: sizes.length, slope });
      sizes.push(low);
      held += kcalAt(part, low);
      cost += least;
    }
    served.push({ portioned, sizes });
  }
  stretches.sort(bySlope);
  for (const { part, sizes, index } of stretches) {
    if (held >= kcal) break;
    const size = sizeFor(part, kcal - held);
    sizes[index] = size;
    held += kcalAt(part, size) - kcalAt(part, part.low);
    cost += costOf(part, size) - costOf(part, part.low);
  }
  return { dishes: served, cost, kcal: held };
}
