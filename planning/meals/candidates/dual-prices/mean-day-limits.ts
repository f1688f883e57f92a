import type { Row } from '../../../linear-program.ts';
import { at, dairyIndex, retinolIndex } from '../../../nutrition/vector.ts';
import { referenceIntakes } from '../../../targets/reference-intakes.ts';
import { fibreByEnergy } from '../../../targets/targets.ts';
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
}

/** Rands for each 1,000 kcal of the day at which a whole limit might be missed: never, or as one wish among others. */
export const costOfRule = 1500;
const costOfWish = 12;
const rules = nutritionRules;

/** What every week's mean day must hold and should hold; shares of the energy are grams here, as its energy is given. */
export function limitsOf({ targets, profile }: PlanTask): readonly Limit[] {
  const { energy, protein, carbohydrate, fat, saturatedFat, fibre, freeSugars } = targets;
  const { iron, zinc, retinol } = upperRulesOf(profile.age <= 18);
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
    });
  const least = limit('at least');
  const most = limit('at most');
  const grams = (share: number, kcalPerGram: number) => (share * energy) / kcalPerGram;
  const intakes = referenceIntakes(profile);
  return [
    least(at.protein, protein.low * bound(rules.leastProteinOfWeek, 1)),
    most(at.protein, Math.min(protein.high, grams(rules.proteinShare.program.amount, 4))),
    least(
      at.carbohydrate,
      Math.max(
        grams(bound(rules.leastStarch, carbohydrate.low), 4),
        bound(rules.starchGrams, carbohydrate.lowGrams),
      ),
    ),
    most(at.carbohydrate, grams(bound(rules.mostStarch, carbohydrate.high), 4)),
    least(at.fat, grams(bound(rules.leastFat, fat.low), 9)),
    most(at.fat, grams(bound(rules.mostFat, fat.high), 9)),
    most(at.saturatedFat, grams(bound(rules.saturatedFat, saturatedFat.high), 9)),
    most(at.freeSugars, grams(bound(rules.freeSugars, freeSugars.high), 4)),
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
