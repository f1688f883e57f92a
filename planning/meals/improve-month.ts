import type { Random } from '../random.ts';
import { daysOfPlan } from './kept-plan.ts';
import { isFarWorse, type LeftoverLinks } from './leftover-links.ts';
import { mapped } from './mapped.ts';
import type { MonthMenu } from './month-menu.ts';
import type { PlanTask } from './plan-task.ts';
import type { PlatePools } from './plate-pools.ts';
import type { Plate } from './plates.ts';
import { PromisingPlates } from './promising-plates.ts';
import { type FreePlace, type Month, tiny } from './repair-month.ts';

/** A month of which some lunches are left over from the dinner before. */
export interface LinkedMonth extends Month {
  readonly links: LeftoverLinks;
}

const firstLooks = 14;
const triesPerPlace = 21;
/** Fewer and larger meals leave less choice for a week that is not dull. */
const triesPerDay = 81;
/** One week beside others that stay has little room, and is made in a moment. */
const triesBesideSettled = 3;
const cold = 0.4;
/** Points worse, in units of the heat, from which on luck never accepts an exchange: e to the -23 is less than 2 to the -32. */
const hopeless = 23;
/** Points worse with the first of some plates that are dropped, beyond which the others make up for it once in 300 times. */
const worseForFirst = 130;

/** Fills the month one place after another with the best of a few plates. */
export function fill({ menu, free }: Month, pools: PlatePools, random: Random): boolean {
  for (const { place, meal } of free) {
    const plates = pools.byMeal[meal] ?? [];
    let best: Plate | null = null;
    let least = Infinity;
    for (let look = 0; look < firstLooks; look++) {
      const plate = plates[random.below(plates.length)];
      if (!plate || menu.clashes(place, plate)) continue;
      const alone = 0.05 * plate.alone;
      const points = menu.look(place, plate, least - alone, false) + alone;
      if (points < least) {
        least = points;
        best = plate;
      }
    }
    best ??= plates.find((plate) => !menu.clashes(place, plate)) ?? null;
    if (!best) return false;
    menu.put(place, best);
  }
  return true;
}

/** Exchanges plates while that helps, and now and then although it does not, so as not to stop at the first hollow. */
export function improve(
  task: PlanTask,
  month: LinkedMonth,
  pools: PlatePools,
  random: Random,
  warmest: number,
): void {
  const { menu, free, byDay, links } = month;
  const perPlace = Math.max(triesPerPlace, triesPerDay / task.times.length);
  const times = byDay.size < daysOfPlan ? triesBesideSettled : 1;
  const tries = Math.ceil(times * perPlace * free.length);
  let points = menu.points();
  const cooling = (cold / warmest) ** (1 / Math.max(1, tries));
  let heat = warmest;
  const promising = mapped(pools.byMeal, (plates) => new PromisingPlates(plates));
  const accepted = (after: number) =>
    after <= points + tiny || random.next() < Math.exp((points - after) / heat);
  for (let attempt = 0; attempt < tries; attempt++) {
    heat *= cooling;
    const one = free[random.below(free.length)];
    if (!one) return;
    const kind = random.next();
    if (links.any && attempt % triesPerLink === 1) {
      points = links.tryLink(random, points, points + hopeless * heat, accepted);
    } else if (links.has(one.place)) {
      points = links.tryLinked(one.place, random, points, points + hopeless * heat, accepted);
    } else if (attempt % triesPerDrop === 0) {
      points = dropFood(month, pools, one, random, points, accepted);
    } else if (kind < 0.72) {
      const plates = promising[one.meal];
      const index = plates?.draw(random) ?? -1;
      const plate = plates?.plate(index);
      const before = menu.plateAt(one.place);
      if (!plate || plate === before || menu.clashes(one.place, plate)) continue;
      const most = points - heat * Math.log(random.next());
      const looked = menu.look(one.place, plate, most);
      plates?.note(index, looked - points);
      if (looked > most) continue;
      const after = menu.put(one.place, plate);
      if (after <= points + heat) points = after;
      else menu.put(one.place, before);
    } else if (kind < 0.92) {
      const other = free[random.below(free.length)];
      if (!other || other.meal !== one.meal || other.day === one.day) continue;
      if (links.has(other.place)) continue;
      const a = menu.plateAt(one.place);
      const b = menu.plateAt(other.place);
      if (!a || !b || a === b || menu.clashes(one.place, b) || menu.clashes(other.place, a))
        continue;
      menu.set(one.place, b);
      const after = menu.put(other.place, a);
      if (accepted(after)) points = after;
      else {
        menu.set(one.place, a);
        menu.put(other.place, b);
      }
    } else {
      points = replaceAll(month, pools, one, random, points, accepted);
    }
  }
}

const triesPerDrop = 12;
const triesPerLink = 2;
const mostDropped = 7;
const dropLooks = 6;

interface Changed {
  readonly place: number;
  readonly before: Plate;
}

function putBack(menu: MonthMenu, changed: readonly Changed[]): void {
  for (const { place, before } of changed) menu.set(place, before);
  menu.count();
}

/** Does without the food of a plate that is dearest for what it serves: other plates come wherever it was. */
function dropFood(
  { menu, free, links }: LinkedMonth,
  pools: PlatePools,
  { place }: FreePlace,
  random: Random,
  points: number,
  accepted: (after: number) => boolean,
): number {
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
    const plates = pools.byMeal[other.meal] ?? [];
    let best: Plate | null = null;
    let least = Infinity;
    for (let look = 0; look < dropLooks; look++) {
      const plate = plates[random.below(plates.length)];
      if (!plate || plate.foods.includes(food) || menu.clashes(other.place, plate)) continue;
      const looked = menu.look(other.place, plate, least);
      if (looked < least) {
        least = looked;
        best = plate;
      }
    }
    // the looks say what the month would be worth: what is hopeless need not be put
    if (changed.length === 0 && least > points + worseForFirst) {
      accepted(least);
      return points;
    }
    changed.push({ place: other.place, before });
    after = menu.put(other.place, best ?? before);
    if (!best) break;
  }
  if (accepted(after)) return after;
  putBack(menu, changed);
  return points;
}

/** Takes one dish off the month's menu: another comes wherever it was, so that its packs need not be bought. */
function replaceAll(
  { menu, free, links }: LinkedMonth,
  pools: PlatePools,
  { place, meal }: FreePlace,
  random: Random,
  points: number,
  accepted: (after: number) => boolean,
): number {
  const plates = pools.byMeal[meal] ?? [];
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
  if (accepted(after)) return after;
  putBack(menu, changed);
  return points;
}
