/**
 * One term of the penalty: an amount that is counted, and the points of each unit of it. Every term is linear in its
 * weight. What weighs more the further it is off has a second term, 'much', which begins further out.
 */
export interface Term {
  /** What is counted, from where it begins to count. */
  readonly says: string;
  readonly unit: string;
  /** Points for each unit. */
  readonly weight: number;
  /** Rules of the audit that it serves, by their ids; none where it is a matter of taste. */
  readonly rules: readonly string[];
}

/**
 * A row of a table of terms.
 * @param unit of the amount that is counted
 * @param weight points for one of it
 * @param rules ids of the audited rules that it serves
 */
export function term(
  says: string,
  unit: string,
  weight: number,
  rules: readonly string[] = [],
): Term {
  return { says, unit, weight, rules };
}

/** How energy and protein lie over the meals. */
const mealTerms = {
  mealEnergy: term('energy of a meal off its share', 'of the day', 600, ['30']),
  mealEnergyMuch: term('energy of a meal much off its share', 'of the day', 80_000, ['30']),
  mealShort: term('meals with less protein than wished for', 'meals', 15, ['16']),
  mealProtein: term('protein missing at a meal', 'of what is wished for', 150, ['16']),
  mealFibre: term('fibre of a meal beyond what is comfortable', 'g', 12, ['E3c']),
};

/** What a day holds. */
const dayTerms = {
  dayEnergySquared: term('energy of a day off its target', 'of it, squared', 400, ['13a']),
  dayEnergy: term('energy of a day further off', 'of the target', 2500, ['13a']),
  dayEnergyMuch: term('energy of a day much off', 'of the target', 30_000, ['13a']),
  dayStarch: term('carbohydrate of a day out of range', 'of the energy', 1200, ['17a', '18']),
  dayStarchOut: term('days with carbohydrate far out of range', 'days', 100, ['17a', '18']),
  dayStarchMuch: term('carbohydrate far out of range', 'of the energy', 20_000, ['17a', '18']),
  dayStarchGrams: term('carbohydrate below the least', 'of the least', 400, ['17a', '18']),
  dayFat: term('fat of a day out of range', 'of the energy', 1200, ['19']),
  dayFatOut: term('days with fat far out of range', 'days', 15, ['19']),
  dayFatMuch: term('fat of a day far out of range', 'of the energy', 4000, ['19']),
  daySaturated: term('saturated fat of a day beyond its most', 'of the energy', 400, ['20']),
  daySugars: term('free sugars of a day beyond what is wished', 'of the energy', 150, ['21b']),
  daySugarsMuch: term('free sugars of a day beyond their most', 'of the energy', 3000, ['21a']),
  dayProtein: term('protein missing from a day', 'of the target', 2000, ['14a']),
  dayProteinMuch: term('much protein missing from a day', 'of the target', 20_000, ['14a']),
  dayProteinOver: term('protein of a day beyond its most', 'of the most', 600, ['15']),
  dayProteinOverMuch: term('protein much beyond its most', 'of the most', 12_000, ['15']),
  daySodium: term('sodium of a day beyond its target', 'mg', 0.03, ['22b']),
  daySodiumMuch: term('sodium of a day much beyond its target', 'mg', 0.08, ['22a']),
  dayIron: term('iron of a day near its upper limit', 'mg', 20, ['27']),
  dayZinc: term('zinc of a day near its upper limit', 'mg', 20, ['27']),
  dayFibreRoom: term('fibre that leaves other energy no room', 'g', 1.5, ['17a', '19']),
  dayFibre: term('fibre missing from a day', 'of the target', 100, ['23']),
  dayFibreOver: term('fibre of a day beyond plenty', 'of what is usual', 300, ['E3a']),
  dayFibreMuch: term('fibre of a day beyond what is comfortable', 'g', 12, ['E3b']),
  dayProduce: term('vegetables and fruit missing from a day', 'of the target', 1500, ['24']),
  dayProduceOver: term('vegetables and fruit of a day beyond plenty', 'of the target', 8),
  dayMilkShort: term('days that are short of milk or its like', 'days', 600, ['31b']),
  dayMilk: term('milk or its like missing from a day', 'half cups', 320, ['31b']),
  dayMicronutrients: term('micronutrients missing from a day', 'daily intakes', 3, ['25a']),
  dayGroups: term('food groups missing from a day', 'groups', 45, ['47a', '47b']),
};

/** What the mean day of a week holds. */
const weekTerms = {
  weekEnergy: term('energy of a week off its target', 'of the target', 24_000, ['13b']),
  weekShort: term('weeks that are short of protein', 'weeks', 15, ['14b']),
  weekProtein: term('protein missing from a week', 'of the target', 40_000, ['14b']),
  weekStarch: term('carbohydrate of a week out of range', 'of the energy', 8000, ['17b', '18']),
  weekFat: term('fat of a week out of range', 'of the energy', 8000, ['19']),
  weekSaturated: term('saturated fat of a week beyond its most', 'of the energy', 40_000, ['20']),
  weekSugars: term('free sugars of a week beyond what is wished', 'of the energy', 400, ['21b']),
  weekSodium: term('sodium of a week beyond what is wished', 'mg a day', 1, ['22b']),
  weekSodiumMuch: term('sodium of a week beyond its most', 'mg a day', 5, ['22a']),
  weekFibre: term('fibre missing from a week', 'of the target', 3000, ['23']),
  weekLacks: term('micronutrients of which a week is short', 'of them', 120, ['25a']),
  weekMicronutrients: term('micronutrients missing from a week', 'daily intakes', 3500, ['25a']),
  weekB12: term('vitamin B12 missing from a week of a vegan', 'daily intakes', 12, ['26']),
  weekIron: term('iron of a week near its upper limit', 'mg a day', 15, ['27']),
  weekIronMuch: term('iron of a week all but at its upper limit', 'mg a day', 100, ['27']),
  weekZinc: term('zinc of a week near its upper limit', 'mg a day', 15, ['27']),
  weekRetinol: term('retinol of a week near its upper limit', 'µg a day', 0.1, ['27']),
};

/** Every term by which energy and nutrients of meals, days and weeks are judged. */
export const nutritionTerms = { ...mealTerms, ...dayTerms, ...weekTerms };

/** The same terms, perhaps weighed otherwise. */
export type NutritionTerms = Readonly<Record<keyof typeof nutritionTerms, Term>>;
