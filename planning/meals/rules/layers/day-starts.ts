import { nutritionRules } from '../table/nutrition-rules.ts';

const rules = nutritionRules;
/** From where on rules cost points that are the same for everybody, as plain numbers for the innermost loop. */
export const from = {
  energyOfMeal: rules.energyOfMeal.day[0].amount,
  proteinOfMeal: rules.proteinOfMeal.day[0].amount,
  energyOfDay: rules.energyOfDay.day[0].amount,
  mostProteinOfDay: rules.mostProteinOfDay.day[0].amount,
  freeSugars: rules.freeSugars.day[0].amount,
  fibre: rules.fibre.day[0].amount,
  plentyOfFibre: rules.plentyOfFibre.day[0].amount,
  produce: rules.produce.day[0].amount,
  plentyOfProduce: rules.plentyOfProduce.day[0].amount,
  micronutrients: rules.micronutrients.day[0].amount,
  milk: rules.milk.day[0].amount,
  foodGroups: rules.foodGroups.day[0].amount,
};
/** From where on they cost many. */
export const steepFrom = {
  energyOfMeal: rules.energyOfMeal.day[1].amount,
  energyOfDay: rules.energyOfDay.day[1].amount,
  leastProteinOfDay: rules.leastProteinOfDay.day[1].amount,
  mostProteinOfDay: rules.mostProteinOfDay.day[1].amount,
  leastStarch: rules.leastStarch.day[1].amount,
  mostStarch: rules.mostStarch.day[1].amount,
  leastFat: rules.leastFat.day[1].amount,
  mostFat: rules.mostFat.day[1].amount,
};
/** Share of a day's energy that protein may have at most. */
export const mostProteinShare = rules.proteinShare.hard.amount;
