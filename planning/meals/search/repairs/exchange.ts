import type { Random } from '../../../random.ts';
import type { PlatePools } from '../../candidates/plate-pools.ts';
import type { Plate } from '../../model/plates.ts';
import type { MonthMenu } from '../../objective/month-menu.ts';
import { type FreePlace, type Month, platesOf, poolOf, putAll, tiny } from '../month/month.ts';

const repairLooks = 14;
/** Points worse with a plate, beyond which other portions of its day hardly ever mend that. */
const mostToMend = 40;
interface Exchange {
  readonly one: FreePlace;
  readonly plate: Plate;
}

/**
 * The exchange that looks best among a few, at one of the open places.
 * @param most points from which on an exchange is not wanted
 * @param judge points of the month with a plate in a place; more than the last argument may be any number beyond it
 */
export function bestExchange(
  menu: MonthMenu,
  open: readonly FreePlace[],
  pools: PlatePools,
  random: Random,
  most = Infinity,
  judge = ({ place }: FreePlace, plate: Plate, enough: number) => menu.look(place, plate, enough),
): Exchange | null {
  let best: Exchange | null = null;
  let least = most;
  for (let look = 0; look < repairLooks; look++) {
    const one = open[random.below(open.length)];
    const choice = one ? poolOf(one, pools) : [];
    const plate = choice[random.below(choice.length)];
    if (!one || !plate || menu.clashes(one.place, plate)) continue;
    const looked = judge(one, plate, least);
    if (looked >= least) continue;
    least = looked;
    best = { one, plate };
  }
  return best;
}

/** The plate that looks best in a place of all that may come there; null where there is none. */
export function bestPlate(
  menu: MonthMenu,
  one: FreePlace,
  pools: PlatePools,
  mayCome: (plate: Plate) => boolean,
): Plate | null {
  let best: Plate | null = null;
  let least = Infinity;
  const { place } = one;
  for (const plate of poolOf(one, pools)) {
    if (!mayCome(plate) || menu.clashes(place, plate)) continue;
    const looked = menu.look(place, plate, least);
    if (looked >= least) continue;
    least = looked;
    best = plate;
  }
  return best;
}

/**
 * Tries another plate at one of the open places, sizes its day again, and keeps that where the month is better for it.
 * @param score what must become less
 * @param mostMore points that the plate alone may add before its day is sized
 * @returns whether it is kept
 */
export function tryExchange(
  { menu, byDay }: Month,
  open: readonly FreePlace[],
  pools: PlatePools,
  size: (day: number, plates: readonly Plate[]) => readonly Plate[],
  random: Random,
  score = () => menu.points(),
  mostMore = mostToMend,
): boolean {
  const before = score();
  const found = bestExchange(menu, open, pools, random, menu.points() + mostMore);
  const places = byDay.get(found?.one.day ?? -1);
  if (!found || !places) return false;
  const { one, plate } = found;
  const plates = platesOf(menu, places);
  const tried = plates.slice();
  tried[one.meal] = plate;
  putAll(menu, places, size(one.day, tried));
  if (score() < before - tiny) return true;
  putAll(menu, places, plates);
  return false;
}
