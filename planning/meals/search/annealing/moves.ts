import type { PlatePools } from '../../candidates/plate-pools.ts';
import type { Plate } from '../../model/plates.ts';
import type { MonthMenu } from '../../objective/month-menu.ts';
import { isFarWorse } from '../month/link-moves.ts';
import { type FreePlace, poolOf } from '../month/month.ts';
import type { Annealing, Move } from './anneal.ts';

const attemptsPerLink = 2;
const attemptsPerDrop = 12;

/** The moves of the search: the first of which it is the turn is tried. */
export const usualMoves = [
  {
    name: 'link a leftover',
    suits: ({ mayLink, number }) => mayLink && number % attemptsPerLink === 1,
    run: ({ linkMoves, random, points, accepts, enough }) =>
      linkMoves.tryLink(random, points, enough, accepts),
  },
  {
    name: 'change a pot',
    suits: ({ hasPot }) => hasPot,
    run: ({ linkMoves, random, points, accepts, enough }, { place }) =>
      linkMoves.tryLinked(place, random, points, enough, accepts),
  },
  {
    name: 'drop a food',
    suits: ({ hasPot, number }) => !hasPot && number % attemptsPerDrop === 0,
    run: dropFood,
  },
  {
    name: 'swap two days',
    suits: ({ hasPot, luck }) => !hasPot && luck >= 0.72 && luck < 0.92,
    run: swapDays,
  },
  {
    name: 'replace a dish',
    suits: ({ hasPot, luck }) => !hasPot && luck >= 0.92,
    run: replaceDish,
  },
  {
    name: 'exchange a plate',
    suits: ({ hasPot }) => !hasPot,
    run: exchangePlate,
  },
] as const satisfies readonly Move[];

/** Puts another plate in one place. It is looked at with the luck drawn first, so that most of them need not be counted. */
function exchangePlate(search: Annealing, one: FreePlace): number {
  const { menu, random, points, temperature } = search;
  const { place } = one;
  const draw = search.drawFor(one);
  const index = draw?.draw(random) ?? -1;
  const plate = draw?.plate(index);
  const before = menu.plateAt(place);
  if (!plate || plate === before || menu.clashes(place, plate)) return points;
  const most = points - temperature * Math.log(random.next());
  const looked = menu.look(place, plate, most);
  draw?.note(index, looked - points);
  if (looked > most) return points;
  const after = menu.put(place, plate);
  if (after <= points + temperature) return after;
  menu.put(place, before);
  return points;
}

/** Has the plates of one meal on two days change places. */
function swapDays(search: Annealing, one: FreePlace): number {
  const { menu, free, links, random, points } = search;
  const other = free[random.below(free.length)];
  if (!other || other.meal !== one.meal || other.day === one.day) return points;
  if (links.has(other.place)) return points;
  const a = menu.plateAt(one.place);
  const b = menu.plateAt(other.place);
  if (!a || !b || a === b) return points;
  if (menu.clashes(one.place, b) || menu.clashes(other.place, a)) return points;
  menu.set(one.place, b);
  const after = menu.put(other.place, a);
  if (search.accepts(after)) return after;
  menu.set(one.place, a);
  menu.put(other.place, b);
  return points;
}

const mostDropped = 7;
const dropLooks = 6;
/** Points worse with the first of some plates that are dropped, beyond which the others make up for it once in 300 times. */
const worseForFirst = 130;

interface Changed {
  readonly place: number;
  readonly before: Plate;
}

function putBack(menu: MonthMenu, changed: readonly Changed[]): void {
  for (const { place, before } of changed) menu.set(place, before);
  menu.count();
}

/** The plate that looks best of a few without a food, and the points of the month with it. */
function bestWithout(
  { menu, random }: Annealing,
  one: FreePlace,
  food: number,
  pools: PlatePools,
): { readonly plate: Plate | null; readonly points: number } {
  const { place } = one;
  const plates = poolOf(one, pools);
  let best: Plate | null = null;
  let least = Infinity;
  for (let look = 0; look < dropLooks; look++) {
    const plate = plates[random.below(plates.length)];
    if (!plate || plate.foods.includes(food) || menu.clashes(place, plate)) continue;
    const looked = menu.look(place, plate, least);
    if (looked >= least) continue;
    least = looked;
    best = plate;
  }
  return { plate: best, points: least };
}

/** Does without the food of a plate that is dearest for what it serves: other plates come wherever it was. */
function dropFood(search: Annealing, { place }: FreePlace): number {
  const { menu, free, links, pools, points } = search;
  const start = menu.plateAt(place);
  const food = start ? menu.basket.dearestFood(start) : -1;
  if (food < 0 || menu.basket.usesOf(food) > mostDropped) return points;
  const changed: Changed[] = [];
  let after = points;
  let left = menu.basket.usesOf(food);
  for (const other of free) {
    if (left === 0) break;
    const before = menu.plateAt(other.place);
    if (!before?.foods.includes(food) || links.has(other.place)) continue;
    left--;
    const best = bestWithout(search, other, food, pools);
    // the looks say what the month would be worth: what is hopeless need not be put
    if (changed.length === 0 && best.points > points + worseForFirst) {
      search.accepts(best.points);
      return points;
    }
    changed.push({ place: other.place, before });
    after = menu.put(other.place, best.plate ?? before);
    if (!best.plate) break;
  }
  if (search.accepts(after)) return after;
  putBack(menu, changed);
  return points;
}

/** Takes one dish off the month's menu: another comes wherever it was, so that its packs need not be bought. */
function replaceDish(search: Annealing, one: FreePlace): number {
  const { menu, free, links, pools, random, points } = search;
  const { place, meal } = one;
  const plates = poolOf(one, pools);
  const plate = plates[random.below(plates.length)];
  const main = menu.plateAt(place)?.ids[0];
  if (!plate || plate.ids[0] === main) return points;
  const changed: Changed[] = [];
  for (const other of free) {
    if (other.meal !== meal) continue;
    const before = menu.plateAt(other.place);
    if (!before || before.ids[0] !== main || links.has(other.place)) continue;
    if (menu.clashes(other.place, plate)) continue;
    if (changed.length === 0 && isFarWorse(menu, other.place, plate, points)) break;
    changed.push({ place: other.place, before });
    menu.set(other.place, plate);
  }
  if (changed.length === 0) return points;
  const after = menu.count();
  if (search.accepts(after)) return after;
  putBack(menu, changed);
  return points;
}
