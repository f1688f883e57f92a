/**
 * Whether a plan that breaks these rules fails the audit. They are measured until the planner follows them; then this
 * one word makes them count.
 */
export const eatingRulesGate: boolean = false;

/** How a member is to eat: one line for each thing that is measured. */
export interface EatingRule {
  readonly says: string;
  /** 'hard': no member may miss it; a number: share of the members, for whom it is meant, that must hold it. */
  readonly grade: 'hard' | number;
  /** What the figure of a member is, with its unit. */
  readonly figure: string;
}

const hard = 'hard' as const;

/**
 * E1 to E13: what a plan for people must look like. Limits that are no numbers of their own stand beside what measures
 * them, each once.
 */
export const eatingRules = {
  E1a: { grade: 0.95, says: 'red meat, mean of the weeks at its level', figure: 'g cooked a week' },
  E1b: { grade: hard, says: 'red meat to 500 g cooked in every week', figure: 'g in the most' },
  E2a: { grade: 0.95, says: 'pulses at as many main meals as usual', figure: 'meals a week' },
  E2b: {
    grade: hard,
    says: 'pulses at no more main meals in any week',
    figure: 'meals in the most',
  },
  E2c: { grade: hard, says: 'dry pulses of a meal to 60 g (no meat: 75)', figure: 'g in the most' },
  E2d: { grade: hard, says: 'dry pulses of a day to 60 g (no meat: 110)', figure: 'g in the most' },
  E3a: { grade: 0.95, says: 'fibre, mean of the weeks to 1.3 x (1.5, 2.0)', figure: 'x target' },
  E3b: { grade: hard, says: 'fibre of a day to 50 g (60, 70)', figure: 'g in the most' },
  E3c: { grade: hard, says: 'fibre of a meal to 20 g (no meat: 25)', figure: 'g in the most' },
  E4a: { grade: hard, says: 'offal only for who asks for it', figure: 'meals in 28 days' },
  E4b: { grade: hard, says: 'processed meat to 1 meal a week', figure: 'meals in the most' },
  E4c: { grade: hard, says: 'pilchards to 2 meals a week', figure: 'meals in the most' },
  E4d: { grade: 0.95, says: 'no food beyond what its eaters eat', figure: 'caps broken' },
  E5a: { grade: 0.95, says: 'no vegetable in over 30 % of main meals', figure: '% of main meals' },
  E5b: { grade: 0.95, says: 'no starch in over 45 % of main meals', figure: '% of main meals' },
  E5c: { grade: 0.95, says: '8 vegetables in every week', figure: 'in the fewest' },
  E5d: { grade: 0.95, says: '4 fruits in every week', figure: 'in the fewest' },
  E6a: { grade: 0.95, says: '14 different dinners in 28 days', figure: 'dinners' },
  E6b: { grade: 0.95, says: '10 lunches, leftovers apart', figure: 'lunches' },
  E6c: { grade: 0.95, says: '4 to 10 breakfasts', figure: 'breakfasts' },
  E6d: { grade: 0.95, says: '22 main dishes in 28 days', figure: 'dishes' },
  E6e: { grade: 0.95, says: '7 of the 10 families of dishes', figure: 'families' },
  E6f: { grade: 0.95, says: 'no like plate (protein, starch, green) in 3 days', figure: 'plates' },
  E6g: {
    grade: 0.95,
    says: 'no side at over 4 main meals a week (weeks)',
    figure: 'meals in the most',
  },
  E6h: { grade: 0.95, says: 'no protein cooked for lunch and dinner (days)', figure: 'days' },
  E6i: {
    grade: 0.95,
    says: 'no meat, fish or eggs at over 5 of 21 meals (weeks)',
    figure: 'meals in the most',
  },
  E6j: { grade: 0.9, says: '5 main meals a week of the home style', figure: 'in the fewest' },
  E6k: {
    grade: 0.9,
    says: 'dishes that few are glad of at 1 of 8 main meals',
    figure: '% of main meals',
  },
  E7a: { grade: 0.9, says: 'distance from habit, mean of the groups', figure: 'mean' },
  E7b: { grade: 0.9, says: 'distance from habit, of the furthest group', figure: 'furthest' },
  E8a: { grade: hard, says: 'steady month to 1.03 of the budget', figure: '% of the budget' },
  E8b: { grade: 0.98, says: 'steady month within the budget', figure: '% of the budget' },
  E8c: {
    grade: 1,
    says: 'no group missed by 25 % with 5 % unspent',
    figure: '% missed of a group',
  },
  E8d: { grade: 0.95, says: 'spoiled to 5 % of the money', figure: '% spoiled' },
  E8e: { grade: 0.95, says: 'first shopping to 60 % in its first week', figure: '% in week 1' },
  E8f: { grade: 0.95, says: 'steady month to 45 % in its first week', figure: '% in week 1' },
  E9a: { grade: hard, says: 'work within the minutes', figure: 'meals over' },
  E9b: { grade: hard, says: 'ready within them; at weekends all but one', figure: 'meals late' },
  E9c: { grade: hard, says: 'no hidden pot; waiting to 3 a week', figure: 'meals with work ahead' },
  E10a: { grade: 1, says: 'recipes for 5 % of members: 90 % used', figure: '% used' },
  E10b: { grade: 1, says: 'foods of them: 85 % used', figure: '% used' },
  E10c: { grade: 1, says: 'twenty dishes to 25 % of servings', figure: '% of servings' },
  E10d: { grade: 1, says: 'dinners of two like members: half shared', figure: 'shared' },
  E11a: { grade: 0.9, says: 'fruit of 80 g on 95 % of days', figure: '% of days' },
  E11b: { grade: 0.9, says: 'vegetables and fruit from 400 g each day', figure: 'g in the least' },
  E11c: { grade: 0.9, says: 'fish at 2 meals a week', figure: 'meals a week' },
  E11d: { grade: 0.9, says: 'eggs within 3 to 7 of the usual 5', figure: 'eggs a week' },
  E11e: { grade: 0.9, says: 'milk from 80 to 130 % of the target', figure: '% of the target' },
  E12a: { grade: hard, says: 'breakfasts as eaten in the morning', figure: 'odd breakfasts' },
  E12b: { grade: hard, says: 'snacks that are snacks', figure: 'odd snacks' },
  E12c: { grade: hard, says: 'main meals whole: protein, starch, green', figure: 'bare meals' },
  E12d: { grade: hard, says: 'lunches from Monday to Friday can be carried', figure: 'that stay' },
  E12e: {
    grade: 0.99,
    says: 'main plates of 350 to 900 g (share of plates)',
    figure: 'plates off',
  },
  E12f: { grade: 0.95, says: 'no egg beside meat or fish', figure: 'meals' },
  E12g: { grade: 0.95, says: 'no cocoa beside those lunches', figure: 'cups' },
  E12h: { grade: 0.95, says: 'one snack beside a main meal (main meals)', figure: 'meals' },
  E12i: { grade: 0.95, says: 'no two fruits at a meal', figure: 'meals' },
  E12j: { grade: 0.95, says: 'beside a main meal what is eaten there', figure: 'odd sides' },
  E13: { grade: 0.95, says: 'more money: no further from habit', figure: 'further' },
} as const satisfies Readonly<Record<string, EatingRule>>;

export type EatingRuleId = keyof typeof eatingRules;

/** One rule for one member. */
export interface EatingMeasure {
  readonly rule: EatingRuleId;
  readonly figure: number;
  readonly holds: boolean;
  /** Where a share of meals is asked for and not of members: how many hold it of how many. */
  readonly looks?: { readonly held: number; readonly all: number };
}

function isRuleId(id: string): id is EatingRuleId {
  return id in eatingRules;
}

/** Every rule, in order. */
export const eatingRuleIds: readonly EatingRuleId[] = Object.keys(eatingRules)
  .filter(isRuleId)
  .sort((a, b) => Number.parseInt(a.slice(1), 10) - Number.parseInt(b.slice(1), 10));
