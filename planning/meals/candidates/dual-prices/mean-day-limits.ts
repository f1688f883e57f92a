import type { Row } from '../../../linear-program.ts';
import { at, dairyIndex, retinolIndex } from '../../../nutrition/vector.ts';
import { isTeen, referenceIntakes } from '../../../targets/reference-intakes.ts';
import { fibreByEnergy, kcalPerGram } from '../../../targets/targets.ts';
import { type Bound, boundOf } from '../../rules/table/bounds.ts';
import { fibreRoom } from '../../rules/table/margins.ts';
import { firstMicronutrient, micronutrients } from '../../rules/table/nutrients.ts';
import { nutritionRules, upperRulesOf } from '../../rules/table/nutrition-rules.ts';
import type { PlanTask } from '../plan-task.ts';

interface ProgramRule {
  readonly side: 'least' | 'most';
  readonly program: Bound;
}

/** A limit on what the mean day holds: a row of which a day holds 1 when it holds the amount. */
export interface Limit extends Row {
  /** Place in a vector. */
  readonly index: number;
  readonly amount: number;
  /** Whether it is a wish, that a day may miss, and no rule. */
  readonly isWish?: boolean;
}

/** Rands for each 1,000 kcal of the day at which a whole limit might be missed: never, or as one wish among others. */
export const costOfRule = 1500;
const costOfWish = 80;
const rules = nutritionRules;

/** What every week's mean day must hold and should hold; shares of the energy are grams here, as its energy is given. */
export function limitsOf({ targets, profile }: PlanTask): readonly Limit[] {
  const { energy, protein, carbohydrate, fat, saturatedFat, fibre, freeSugars } = targets;
  const { iron, zinc, retinol } = upperRulesOf(isTeen(profile));
  const bound = ({ program, side }: ProgramRule, own: number) =>
    boundOf(program, side, own, targets);
  const limit =
    (sense: Row['sense']) =>
    (index: number, amount: number, cost = costOfRule): Limit => ({
      sense,
      bound: 1,
      costOfMiss: (cost * energy) / 1000,
      index,
      amount,
      isWish: cost === costOfWish,
    });
  const least = limit('at least');
  const most = limit('at most');
  const grams = (share: number, perGram: number) => (share * energy) / perGram;
  const intakes = referenceIntakes(profile);
  return [
    least(at.protein, protein.low * bound(rules.leastProteinOfWeek, 1)),
    most(
      at.protein,
      Math.min(protein.high, grams(rules.proteinShare.program.amount, kcalPerGram.protein)),
    ),
    least(
      at.carbohydrate,
      Math.max(
        grams(bound(rules.leastStarch, carbohydrate.low), kcalPerGram.carbohydrate),
        bound(rules.starchGrams, carbohydrate.lowGrams),
      ),
    ),
    most(
      at.carbohydrate,
      grams(bound(rules.mostStarch, carbohydrate.high), kcalPerGram.carbohydrate),
    ),
    least(at.fat, grams(bound(rules.leastFat, fat.low), kcalPerGram.fat)),
    most(at.fat, grams(bound(rules.mostFat, fat.high), kcalPerGram.fat)),
    most(at.saturatedFat, grams(bound(rules.saturatedFat, saturatedFat.high), kcalPerGram.fat)),
    most(at.freeSugars, grams(bound(rules.freeSugars, freeSugars.high), kcalPerGram.carbohydrate)),
    most(at.sodiumMg, rules.sodium.program.amount),
    least(at.fibre, rules.fibre.program.amount * fibre),
    most(
      at.fibre,
      Math.max(
        rules.fibre.program.amount * fibre,
        Math.min(
          fibreRoom(targets),
          rules.plentyOfFibre.program.amount * Math.max(fibre, fibreByEnergy(energy)),
        ),
      ),
      costOfWish,
    ),
    least(at.produce, rules.produce.program.amount),
    most(at.ironMg, iron.program.amount),
    most(at.zincMg, zinc.program.amount),
    most(retinolIndex, retinol.program.amount),
    least(dairyIndex, rules.milk.program.amount, costOfWish),
    ...micronutrients.map((name, index) =>
      least(
        firstMicronutrient + index,
        rules.micronutrients.program.amount * intakes[name],
        costOfWish,
      ),
    ),
  ];
}
