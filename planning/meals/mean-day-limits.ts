import { at, dairyIndex, retinolIndex } from '../nutrition/vector.ts';
import { referenceIntakes } from '../targets/reference-intakes.ts';
import { fibreByEnergy } from '../targets/targets.ts';
import {
  fibreRoom,
  firstMicronutrient,
  marginOf,
  micronutrients,
  plentyOfFibre,
} from './day-penalty.ts';
import type { Row } from './linear-program.ts';
import type { PlanTask } from './plan-task.ts';

/** A limit on what the mean day holds: a row of which a day holds 1 when it holds the amount. */
export interface Limit extends Row {
  /** Place in a vector. */
  readonly index: number;
  readonly amount: number;
}

/** Rands for each 1,000 kcal of the day at which a whole limit might be missed: never, or as one wish among others. */
export const costOfRule = 1500;
const costOfWish = 12;
/** Share of the recommended intakes, milligrams of sodium, grams of vegetables and fruit: a little inside the rules. */
const wantedIntake = 0.86;
const mostSodium = 2100;
const leastProduce = 440;
/** Half cups of milk or what stands for it. */
const wantedDairy = 1.1;
const inside = 0.01;

/** What every week's mean day must hold and should hold; shares of the energy are grams here, as its energy is given. */
export function limitsOf({ targets, profile }: PlanTask): readonly Limit[] {
  const { energy, protein, carbohydrate, fat, saturatedFat, fibre, freeSugars } = targets;
  const margin = marginOf(targets);
  const teen = profile.age <= 18;
  const limit =
    (sense: Row['sense']) =>
    (index: number, amount: number, cost = costOfRule): Limit => ({
      sense,
      bound: 1,
      costOfMiss: (cost * energy) / 1000,
      index,
      amount,
    });
  const least = limit('at least');
  const most = limit('at most');
  const grams = (share: number, kcalPerGram: number) => (share * energy) / kcalPerGram;
  const intakes = referenceIntakes(profile);
  return [
    least(at.protein, protein.low * (1 + margin)),
    most(at.protein, Math.min(protein.high, grams(0.345, 4))),
    least(
      at.carbohydrate,
      Math.max(grams(carbohydrate.low + margin, 4), 1.03 * carbohydrate.lowGrams),
    ),
    most(at.carbohydrate, grams(carbohydrate.high - inside, 4)),
    least(at.fat, grams(fat.low + margin, 9)),
    most(at.fat, grams(fat.high - inside, 9)),
    most(at.saturatedFat, grams(saturatedFat.high - inside / 2, 9)),
    most(at.freeSugars, grams(freeSugars.high / 2, 4)),
    most(at.sodiumMg, mostSodium),
    least(at.fibre, 1.02 * fibre),
    most(
      at.fibre,
      Math.max(
        1.02 * fibre,
        Math.min(fibreRoom(targets), plentyOfFibre * Math.max(fibre, fibreByEnergy(energy))),
      ),
      costOfWish,
    ),
    least(at.produce, leastProduce),
    most(at.ironMg, 42),
    most(at.zincMg, teen ? 31 : 37),
    most(retinolIndex, teen ? 2400 : 2600),
    least(dairyIndex, wantedDairy, costOfWish),
    ...micronutrients.map((name, index) =>
      least(firstMicronutrient + index, wantedIntake * intakes[name], costOfWish),
    ),
  ];
}
