import { absent } from '../../absent.ts';
import type { Random } from '../../random.ts';
import type { DailyTargets } from '../../targets/targets.ts';
import { poolLiking } from '../objective/plate/liking.ts';
import type { Candidate } from './dish-pools.ts';
import type { PlanTask } from './plan-task.ts';

/** How widely plates are looked for. */
export interface PlateSearch {
  /** Points for each Rand. */
  readonly pointsPerRand: number;
  /** How much a misfit matters beside the price; null: as much as the targets ask for. */
  readonly strictness: number | null;
  /** Main dishes of a slot that are sized, and plates of them that come into question in a month. */
  readonly mains: number;
  readonly plates: number;
  readonly different: number;
  /** The first mains are tried with so many other sides, and sides are so many times as many. */
  readonly extras: number;
  readonly fills: number;
  readonly sides: number;
  /** Multiple of its reference serving up to which a plate is filled before a side joins it. */
  readonly full: number;
  /** Liver fits so well that it would come every day. */
  readonly liver: boolean;
  /** Whether a snack may stand beside a main dish that people do not have there. */
  readonly anySnack: boolean;
}

/** For most members: any plate can be mended by its company, so that price decides; most of theirs are priced ones. */
export const thrifty: PlateSearch = {
  pointsPerRand: 0.1,
  strictness: null,
  mains: 12,
  plates: 10,
  different: 10,
  extras: 6,
  fills: 1,
  sides: 1,
  full: 1.75,
  liver: true,
  anySnack: false,
};

/** Where that broke a rule: what fits best, from far more plates and sides, whatever it costs. */
export const careful: PlateSearch = {
  pointsPerRand: 0.05,
  strictness: 1,
  mains: 100,
  plates: 72,
  different: 40,
  extras: 100,
  fills: 8,
  sides: 2,
  full: 1.35,
  liver: false,
  anySnack: true,
};

/**
 * How much a misfit matters beside the price: for most members any plate can be mended by its company; where much
 * protein or little starch leaves hardly any room, it is the plates themselves that must fit.
 */
export function strictnessOf({ energy, protein, carbohydrate, fat, fibre }: DailyTargets): number {
  if (carbohydrate.low === 0) return 0.04;
  const taken = (4 * protein.low + 2 * fibre) / energy + carbohydrate.low + fat.low;
  return Math.min(0.12, Math.max(0, 2 * (taken - 0.88)));
}

/** Points grow ever more slowly: how bad a misfit is matters less than that it is one. */
export function damped(points: number, strictness: number): number {
  return 6 * Math.log2(1 + points / 4) + strictness * points;
}

/** Points for luck: another seed starts from other dishes that are about as good. */
const luck = 2;

/** Dishes of a slot whose foods are looked at to see which packs will be shared. */
const popular = 30;
/** Part of the smallest pack of a food that counts against a dish, when no other dish would use it. */
const packShare = 1.2;

/** By food, how many of the dishes that come first use it. */
export type Uses = Float64Array;

function ownPoints({ points, rand }: Candidate, strictness: number, search: PlateSearch): number {
  return damped(points, strictness) + search.pointsPerRand * rand;
}

/** By food, how many of the dishes that fit their meals best hold it: packs of these are shared. */
export function usesOf(task: PlanTask, search: PlateSearch): Uses {
  const strictness = search.strictness ?? strictnessOf(task.targets);
  const uses = new Float64Array(task.kitchen.foods.length);
  for (const candidates of task.pools.bySlot.values()) {
    const first = candidates
      .map((candidate) => ({ candidate, points: ownPoints(candidate, strictness, search) }))
      .sort((a, b) => a.points - b.points)
      .slice(0, popular);
    for (const { candidate } of first) {
      for (const food of candidate.dish.foods) uses[food] = (uses[food] ?? absent()) + 1;
    }
  }
  return uses;
}

/** Candidates by how they fit, what they cost and which packs they share with others; the best first. */
export function ranked(
  task: PlanTask,
  uses: Uses,
  candidates: readonly Candidate[],
  random: Random,
  search: PlateSearch,
): readonly Candidate[] {
  const strictness = search.strictness ?? strictnessOf(task.targets);
  return candidates
    .map((candidate) => {
      let packs = 0;
      for (const food of candidate.dish.foods) {
        const smallest = (task.kitchen.foods[food] ?? absent()).packs.randFor(0.001);
        packs += smallest / (1 + (uses[food] ?? absent()));
      }
      const points =
        ownPoints(candidate, strictness, search) +
        search.pointsPerRand * packShare * packs +
        luck * random.next() +
        poolLiking(candidate.dish.portioned, task);
      return { candidate, points };
    })
    .sort((a, b) => a.points - b.points)
    .map(({ candidate }) => candidate);
}
