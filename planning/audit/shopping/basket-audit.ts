import { choicesOf } from '../eating/choices.ts';
import { levelBudget } from '../eating/habit-and-money.ts';
import type { Check } from '../finding.ts';
import { foodProblem } from '../meals/eating-audit.ts';
import type { ExpectedTargets } from '../nutrition/expected-targets.ts';
import type { PlanTables, PlanUnderAudit } from '../plan-under-audit.ts';
import type { RuleId } from '../rules.ts';
import { auditShoppingList } from './shopping-audit.ts';
import type { ShoppingBreach } from './shopping-breach.ts';

/** The numbered rule behind each name of the list's own audit. */
const ruleOf: Readonly<Record<ShoppingBreach['rule'], RuleId>> = {
  shortage: '52a',
  'shelf-life': '52a',
  excess: '52a',
  leftover: '52a',
  early: '52a',
  'pay-day': '52a',
  home: '52b',
  grams: '52b',
  food: '52b',
  missing: '53',
  stranger: '53',
  twice: '54',
  structure: '55',
  sum: '55',
  pack: '56',
  price: '56',
  date: '56',
  stale: '56',
  tier: '57',
};

/** Words in the name of a product that a member with the allergy must not read on the list. */
const productWords = {
  Lactose:
    /\b(milk(?!y)|cheese|cheddar|butter(?!nut| bean)|yog(h)?urt|cream(?!style| style| crackers?| of)|whey)\b/i,
  Gluten:
    /\b(wheat|barley|rye|bread|pasta|macaroni|spaghetti|noodles?|crumbed|batter(ed)?|flour|couscous|semolina|malt)\b/i,
  Peanuts: /\b(peanuts?|groundnuts?)\b/i,
  Shellfish: /\b(prawns?|shrimps?|crab|mussels?|calamari|squid|lobster|crayfish|oysters?)\b/i,
  Eggs: /\b(eggs?|mayonnaise|mayo)\b/i,
  None: null,
} as const;
/** What takes the word back: the product is free of it, or the word is part of another food's name. */
const takenBack =
  /free|vegan|plant|coconut|soy|almond|oat|rice|macadamia|nut butter|peanut butter|gram|chickpea|chana|maize|corn|lentil|potato|tapioca|non[- ]dairy|dairy[- ]free|egg ?plant|butter ?(beans?|lettuce|milk squash)/i;

/** Rule 59: food and product of each line, against allergy and diet; dislikes by food. */
function checkProducts(plan: PlanUnderAudit, tables: PlanTables, check: Check): void {
  const { profile, dislikes, list } = plan;
  const notUnderstood = new Set(plan.weeks.flatMap(({ unmatched }) => unmatched));
  for (const line of list.lines) {
    const problem = foodProblem(line.food, tables.foods, profile);
    check('59', problem === null, () => problem ?? '');
    const disliked = dislikes.find(
      ({ text, foods }) => foods.includes(line.food) && !notUnderstood.has(text),
    );
    check('59', disliked === undefined, () => `${line.food} for who typed '${disliked?.text}'`);
    for (const { product } of [...line.budget.packs, ...line.premium.packs]) {
      const allergy = profile.allergies.find((one) => productWords[one]?.test(product) === true);
      check(
        '59',
        allergy === undefined || takenBack.test(product),
        () => `${line.food} is bought as '${product}' for a member with ${allergy}`,
      );
    }
  }
}

/** Grams of fresh food bought and of it spoiled, for the budget list. */
function checkSpoilage({ list }: PlanUnderAudit, check: Check): void {
  const fresh = list.lines.filter(({ storage }) => storage === 'fresh');
  const bought = fresh.reduce((sum, { budget }) => sum + budget.boughtGrams, 0);
  const spoiled = fresh.reduce((sum, { budget }) => sum + budget.spoiledGrams, 0);
  const share = bought === 0 ? 1 : 1 - spoiled / bought;
  check('51', share >= 0.9, () => `${(100 * share).toFixed(0)} % eaten`);
}

/** A plan's weeks and list. */
type Listed = Pick<PlanUnderAudit, 'weeks' | 'list'>;

/** Rules 52 to 57. */
function auditList({ weeks, list }: Listed, tables: PlanTables, check: Check): void {
  const breaches = auditShoppingList(list, weeks, tables);
  for (const rule of new Set(Object.values(ruleOf))) {
    const found = breaches.filter((breach) => ruleOf[breach.rule] === rule);
    const [first] = found;
    check(
      rule,
      first === undefined,
      () => `${first?.food} ${first?.detail}, ${found.length} in all`,
    );
  }
}

/** The same of the lists of later months, which begin with what the month before left over. */
export function auditLaterLists(months: readonly Listed[], tables: PlanTables, check: Check): void {
  for (const month of months) auditList(month, tables, check);
}

/** Rules 51 to 59, and the budget: the list equals the plan, can be bought, and holds nothing that the member avoids. */
export function auditBasket(
  plan: PlanUnderAudit,
  expected: ExpectedTargets,
  tables: PlanTables,
  check: Check,
): void {
  auditList(plan, tables, check);
  checkSpoilage(plan, check);
  checkProducts(plan, tables, check);
  const { cents, keptCents } = plan.list.budget;
  const { energy, protein } = expected;
  const { level, rands } = choicesOf(plan.profile, { energy, protein });
  const most = 100 * (rands ?? levelBudget({ energy, protein, level }));
  check(
    'E8b',
    cents - keptCents <= most,
    () => `R${((cents - keptCents) / 100).toFixed(0)} of R${(most / 100).toFixed(0)}`,
  );
}
