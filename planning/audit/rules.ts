/**
 * What a finished plan must satisfy, one line for each thing that is checked. Numbers are those of the list of plan
 * rules; a letter stands where one rule says several things. 'hard' rejects a plan; a number is the share of plans
 * that must satisfy a wish.
 */
export interface Rule {
  readonly says: string;
  readonly grade: 'hard' | number;
}

const hard = 'hard' as const;

export const rules = {
  '1': { grade: hard, says: 'below 14 no plan; below 18 at least the growing body needs' },
  '2': { grade: hard, says: 'energy never below 1,200 (F) or 1,500 (M) kcal or resting' },
  '3a': { grade: hard, says: 'BMI below 18.5: no deficit, changed goal shown' },
  '3b': { grade: hard, says: 'BMI below 16: no plan, sent to a clinic' },
  '4': { grade: hard, says: 'loss at most 1 kg and 1 % of weight a week' },
  '5': { grade: hard, says: 'deficit at most 500 kcal and 20 % (BMI 30: 750 and 25 %)' },
  '6': { grade: hard, says: 'nobody is planned into underweight' },
  '7': { grade: hard, says: 'surplus at most 15 %' },
  '9': { grade: hard, says: 'BMI from 40: asked to see a doctor or clinic first' },
  '10': { grade: hard, says: 'impossible bodies refused with the field named' },
  '11': { grade: 1, says: 'energy availability from 30 kcal/kg lean mass, or a warning' },
  '12': { grade: hard, says: 'every page: not medical advice, when to stop' },
  '13a': { grade: hard, says: 'energy of each day within 5 %' },
  '13b': { grade: hard, says: 'energy, mean of the week within 2 %' },
  '14a': { grade: hard, says: 'protein of each day from 95 % of the target' },
  '14b': { grade: hard, says: 'protein, mean of the week at the target' },
  '15': { grade: hard, says: 'protein of each day below 2.4 g/kg and 35 %' },
  '16': { grade: 0.95, says: 'protein at every main meal' },
  '17a': { grade: hard, says: 'carbohydrate of each day 40 to 68 %, from 130 g' },
  '17b': { grade: hard, says: 'carbohydrate, mean of the week 45 to 65 %' },
  '18': { grade: hard, says: 'Low-Carb: each day at most 26 %, from 50 g' },
  '19': { grade: hard, says: 'fat, mean of the week in its range' },
  '20': { grade: hard, says: 'saturated fat, mean of the week to 10 % (Low-Carb 12 %)' },
  '21a': { grade: hard, says: 'free sugars of each day to 10 %' },
  '21b': { grade: 0.8, says: 'free sugars, mean of the week to 5 %' },
  '22a': { grade: hard, says: 'sodium, mean of the week to 2,300 mg' },
  '22b': { grade: 0.9, says: 'sodium, mean of the week to 2,000 mg' },
  '23': { grade: hard, says: 'fibre, mean of the week at the target' },
  '24': { grade: hard, says: 'vegetables and fruit from 400 g each day' },
  '25a': { grade: 0.9, says: 'micronutrients, mean of the week from 80 % of the RDA' },
  '25b': { grade: hard, says: 'micronutrients that are missed are named to the member' },
  '26': { grade: hard, says: 'vegan: vitamin B12 from food, or a note' },
  '27': { grade: hard, says: 'iron, zinc, preformed vitamin A below the upper limit' },
  '28': { grade: hard, says: 'no alcohol, no energy drink' },
  '29': { grade: hard, says: 'energy of each ingredient agrees with its macronutrients' },
  '30': { grade: hard, says: 'each meal within 5 points of its share' },
  '31a': { grade: 0.95, says: 'pulses twice a week' },
  '31b': { grade: 0.95, says: 'milk, maas, yoghurt or a fortified drink every day' },
  '31c': { grade: 0.95, says: 'starch at half of the meals (not Low-Carb)' },
  '31d': { grade: 0.95, says: 'processed meat at most once a week' },
  '32': { grade: hard, says: 'no allergen, by the table and by a list of its own' },
  '33': { grade: hard, says: 'no unknown food for a member with an allergy' },
  '34': { grade: hard, says: "no 'may contain' for peanuts, shellfish, eggs, gluten" },
  '35': { grade: hard, says: 'lactose: milk protein is pointed out' },
  '36': { grade: hard, says: 'diet kept, by the table and by a list of its own' },
  '38a': { grade: hard, says: 'nothing disliked is served' },
  '38b': { grade: hard, says: 'nothing disliked is named in a dish or its steps' },
  '39': { grade: hard, says: 'meals offered for a swap: nothing forbidden (sample)' },
  '40': { grade: hard, says: 'what was not understood is said' },
  '41': { grade: hard, says: 'four weeks, seven days, every meal' },
  '42': { grade: hard, says: 'cooking time kept' },
  '43': { grade: hard, says: 'cooking skill kept' },
  '44a': { grade: hard, says: 'portions above 0 and to the most of a meal' },
  '44b': { grade: hard, says: 'portions in whole steps of the food' },
  '45a': { grade: hard, says: 'no main dish on two days in a row, unless left over' },
  '45b': { grade: hard, says: 'no main dish more than twice a week' },
  '45c': { grade: hard, says: 'no main dish more than 5 times in 28 days' },
  '46a': { grade: 0.95, says: 'at least 12 dinners in 28 days' },
  '46b': { grade: 0.95, says: 'at least 8 lunches in 28 days' },
  '46c': { grade: 0.95, says: 'at least 5 breakfasts in 28 days' },
  '47a': { grade: hard, says: '5 of the 10 food groups each day' },
  '47b': { grade: 0.95, says: '4 of them at 2 meals or below 1,400 kcal' },
  '48a': { grade: 0.95, says: 'at least 25 foods each week' },
  '48b': { grade: 0.95, says: 'main protein the same at most 3 days in a row' },
  '49': { grade: 0.95, says: 'two weeks share at most 60 % of their dishes' },
  '50a': { grade: hard, says: 'leftovers eaten while they keep: rice 1 day, others to 3' },
  '50b': { grade: hard, says: 'leftovers are what was cooked then, in its proportions' },
  '50c': { grade: hard, says: 'a pot holds its own helping and the leftovers, to the gram' },
  '51': { grade: 0.9, says: '90 % of perishables eaten while they keep' },
  '52a': { grade: hard, says: 'list: bought in time, no pack too few or too many' },
  '52b': { grade: hard, says: 'list: grams are those of the plan' },
  '53': { grade: hard, says: 'list: every ingredient, and nothing else' },
  '54': { grade: hard, says: 'list: one line for each food' },
  '55': { grade: hard, says: 'list: lines and totals add up' },
  '56': { grade: hard, says: 'list: packs and dated prices of the table, old ones marked' },
  '57': { grade: hard, says: 'list: budget not above premium' },
  '59': { grade: hard, says: 'list: no product against diet, allergy or dislike' },
  '60': { grade: 0.95, says: 'budget list to 3 × R774 a month' },
  '84a': { grade: hard, says: 'targets shown are those recomputed' },
  '84b': { grade: hard, says: 'sums stored are those recomputed' },
  '84c': { grade: hard, says: 'every number on the page is the one recomputed' },
  '84d': { grade: hard, says: 'same member and seed, same plan (sample)' },
  '84e': { grade: hard, says: 'swap, lock and renewal leave the rest to the gram (sample)' },
  '84f': { grade: hard, says: 'a swap breaks no hard rule that held (sample)' },
  '84g': { grade: 0.95, says: 'three other meals are offered for a swap (sample)' },
  '85a': { grade: hard, says: 'HTML of the closed set, nested, nothing empty' },
  '85b': { grade: hard, says: 'the sanitiser changes nothing (sample)' },
  '85c': { grade: hard, says: 'no NaN, undefined, null or negative amount' },
  '85d': { grade: hard, says: 'page to 200 KB, tables with headers' },
  '86': { grade: hard, says: 'kJ = 4.184 kcal wherever both stand' },
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleId = keyof typeof rules;

/** Every rule, by number and letter. */
export const ruleIds: readonly RuleId[] = Object.keys(rules)
  .filter((id): id is RuleId => id in rules)
  .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10) || (a < b ? -1 : 1));

/** What the list of plan rules says about food and this audit does not look at, and why. */
export const notChecked: readonly (readonly [rule: string, why: string])[] = [
  ['1, intervals and supplements', 'no part of a meal plan'],
  ['8', 'a profile has no field for pregnancy or breastfeeding'],
  ['9, PAR-Q+ and new exercisers', 'a profile has no such field; training has its own audit'],
  ['20, trans fat', 'not in the food table; South African law holds it to 2 % of fats and oils'],
  ['25, magnesium', 'not in the food table'],
  ['31, five portions', 'the same as rule 24: 5 portions of 80 g are 400 g'],
  ['37', 'part of 32: None beside another allergy is passed over'],
  ['39, supplements', 'no part of a meal plan; leftovers are meals like others, lists are rule 59'],
  ['58', 'a profile has no field for a budget'],
  ['61 to 83', 'training has its own audit'],
  ['86, supplements', 'no part of a meal plan'],
];
