import type { Random } from '../../../random.ts';
import type { PlatePools } from '../../candidates/plate-pools.ts';
import type { Plate } from '../../model/plates.ts';
import type { MonthMenu } from '../../objective/month-menu.ts';
import type { LeftoverLinks } from '../month/leftover-links.ts';
import type { LinkMoves } from '../month/link-moves.ts';
import { type FreePlace, type LinkedMonth, type Month, poolOf, tiny } from '../month/month.ts';
import { AdaptiveDraw } from './adaptive-draw.ts';

const firstLooks = 14;
const triesPerPlace = 63;
/** Fewer and larger meals leave less choice for a week that is not dull. */
const triesPerDay = 243;
const cold = 0.4;
/** Points worse, in units of the temperature, from which on an exchange is never accepted: e to the -23 is less than 2 to the -32. */
const hopeless = 23;

/** Fills the month one place after another with the best of a few plates. */
export function fill({ menu, free }: Month, pools: PlatePools, random: Random): boolean {
  for (const one of free) {
    const { place } = one;
    const plates = poolOf(one, pools);
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

/** What decides which move is tried. */
export interface Attempt {
  /** Its number, from 0. */
  readonly number: number;
  /** Drawn by luck, 0 to 1. */
  readonly luck: number;
  /** Whether the meal that was drawn shares a pot with another one. */
  readonly hasPot: boolean;
  /** Whether any lunch could be left over. */
  readonly mayLink: boolean;
}

/** One kind of change to a month, of which the neighbourhood of the search is made. */
export interface Move {
  readonly name: string;
  /** Whether it is to be tried now. */
  readonly suits: (attempt: Attempt) => boolean;
  /** Makes the change at a place and keeps it where it is accepted. @returns the points of the month after it */
  readonly run: (search: Annealing, one: FreePlace) => number;
}

/** One run of simulated annealing: the month as it is, and how much worse it may still become. */
export class Annealing {
  readonly menu: MonthMenu;
  readonly free: readonly FreePlace[];
  readonly links: LeftoverLinks;
  readonly linkMoves: LinkMoves;
  readonly pools: PlatePools;
  readonly random: Random;
  /** Plates of each meal, and of the meals of a weekend that have more time, drawn rather where they have done well. */
  readonly #draws = new Map<readonly Plate[], AdaptiveDraw>();
  /** Points of the month as it is. */
  points: number;
  temperature: number;

  constructor(
    { menu, free, links, linkMoves }: LinkedMonth,
    pools: PlatePools,
    random: Random,
    temperature: number,
  ) {
    this.menu = menu;
    this.free = free;
    this.links = links;
    this.linkMoves = linkMoves;
    this.pools = pools;
    this.random = random;
    this.temperature = temperature;
    for (const one of free) {
      const plates = poolOf(one, pools);
      if (!this.#draws.has(plates)) this.#draws.set(plates, new AdaptiveDraw(plates));
    }
    this.points = menu.points();
  }

  drawFor(one: FreePlace): AdaptiveDraw | undefined {
    return this.#draws.get(poolOf(one, this.pools));
  }

  /** Points from which on no change is ever accepted. */
  get enough(): number {
    return this.points + hopeless * this.temperature;
  }

  /** Whether a month of so many points is taken instead: a better one always, a worse one by luck (Metropolis). */
  readonly accepts = (after: number): boolean =>
    after <= this.points + tiny ||
    this.random.next() < Math.exp((this.points - after) / this.temperature);
}

/**
 * Simulated annealing: changes the month while that helps, and now and then although it does not, so as not to stop at
 * the first local optimum. The temperature falls by the same factor with each attempt.
 * @param moves of which the first that suits is tried
 * @param meals of a day
 * @param warmest temperature to begin with, in points
 */
export function anneal(
  month: LinkedMonth,
  pools: PlatePools,
  random: Random,
  moves: readonly Move[],
  meals: number,
  warmest: number,
): void {
  const { free, links } = month;
  const perPlace = Math.max(triesPerPlace, triesPerDay / meals);
  const tries = Math.ceil(perPlace * free.length);
  const cooling = (cold / warmest) ** (1 / Math.max(1, tries));
  const search = new Annealing(month, pools, random, warmest);
  const attempt = { number: 0, luck: 0, hasPot: false, mayLink: links.any };
  for (; attempt.number < tries; attempt.number++) {
    search.temperature *= cooling;
    const one = free[random.below(free.length)];
    if (!one) return;
    attempt.luck = random.next();
    attempt.hasPot = links.has(one.place);
    for (const move of moves) {
      if (!move.suits(attempt)) continue;
      search.points = move.run(search, one);
      break;
    }
  }
}
