import { nutritionTerms, type Term, term } from '../rules/table/nutrition-terms.ts';

/** How the dishes of a plate go together. */
const companyTerms = {
  poorPair: term('dishes on a plate that do not go together', 'pairs', 30, ['E12i']),
  twoStaples: term('two staples on a plate', 'pairs', 25),
  manyDishes: term('more dishes on a plate than a cook makes for one meal', 'dishes', 6),
  manyExtras: term('snacks beside a lunch or dinner beyond a usual one', 'dishes', 25, ['E12h']),
  manyPulses: term('more pulses on a plate than a bowl', 'small helpings', 4),
  strangeSide: term('sides that nobody has with such a meal', 'dishes', 600, ['E12j']),
  secondPot: term('more than one pot for a snack', 'pots', 4),
  outOfSeason: term('fresh produce outside its season', '100 g', 3),
  dull: term('meals that are no favourites', 'steps³', 8, ['E6k']),
  notWanted: term('meals without a dish that the member wants more of', 'meals', 100),
};

/** Which meals and foods a week holds. */
const weekMealTerms = {
  pulsesFew: term('meals with pulses missing from a week', 'meals', 25, ['31a']),
  pulsesMany: term('too many meals of a week with pulses', 'meals', 50),
  tinnedFish: term('too many meals of a week with tinned fish', 'meals', 20),
  homeFew: term('lunches and dinners missing of the home style', 'meals', 60, ['E6j']),
  cutsFew: term('lunches and dinners missing of a piece of meat or fish', 'meals', 500),
  offal: term('too many meals of a week with feet, gizzards, liver', 'meals', 120),
  processed: term('too many meals of a week with processed meat', 'meals', 200, ['31d']),
  waitingMany: term('too many meals of a week to soak or thaw for', 'meals', 400, ['E9c']),
  liver: term('more than one plate of a week with liver', 'plates', 80, ['27']),
  fleshFew: term('meals with meat or fish missing from a week', 'meals', 16),
  starchFew: term('meals with starch missing from a week', 'meals', 10, ['31c']),
  foodsFew: term('foods missing from a week', 'foods', 90, ['48a']),
  foodsTooFew: term('foods missing from a week of very few', 'foods', 60, ['48a']),
};

/** How much of each food, and how often, beside what its eaters eat. */
const foodTerms = {
  foodOfDay: term('a food of a day beyond what its eaters eat', 'of its most', 100, ['E4d']),
  foodOfWeek: term('a food of a week beyond what its eaters eat', 'of its most', 200, [
    'E1b',
    'E4d',
  ]),
  foodTooOften: term('meals of a week with a food too many', 'meals', 40, [
    'E2b',
    'E4c',
    'E4d',
    'E6i',
  ]),
  foodTooSeldom: term('meals of a week with fish missing', 'meals', 120, ['E11c']),
  fruitOfDay: term('fruit missing from a day', 'of a portion', 180, ['E11a']),
  likePlates: term('lunches and dinners too many with one vegetable or starch', 'meals', 20, [
    'E5a',
    'E5b',
  ]),
  kindsFew: term('different vegetables and fruits missing from a week', 'kinds', 200, [
    'E5c',
    'E5d',
  ]),
};

/** What the month is as a whole. */
const monthTerms = {
  cost: term('food beyond the budget, or nearly', 'R', 100, ['E8b']),
  carriedOver: term('packs that the month does not finish, of what keeps', 'R', 0.6),
  spoiled: term('packs that the month does not finish, of what spoils', 'R', 3, ['51']),
  habitSum: term('eating off the pattern, over all groups', 'of a group, weeks', 330),
  habitMost: term('eating off the pattern, in the worst group', 'of the group, weeks', 900),
  mainTooOften: term('too many days of a main dish', 'days', 4000, ['45a', '45b', '45c']),
  mainAgain: term('days on which a main dish comes again', 'days', 0.7),
  mainOften: term('days on which a main dish is cooked often', 'days', 60, ['45c']),
  mainSoon: term('main dishes cooked again within three days', 'times', 1400),
  mainThisWeek: term('main dishes cooked again within a week', 'times', 450),
  lightAgain: term('days on which a breakfast or snack comes again', 'days', 0.25),
  lightOften: term('days on which a breakfast or snack comes often', 'days', 3),
  lightNextDay: term('breakfasts or snacks on two days in a row', 'times', 150),
  lightOfWeek: term('too many days of a week with a breakfast or snack', 'days', 500),
  mainsFew: term('different main dishes missing', 'dishes', 40, ['46a', '46b', '46c']),
  mainsMany: term('more breakfasts than people have', 'dishes', 100, ['E6c']),
  likeSoon: term('plates like one of the last three days', 'plates', 120, ['E6f']),
  familiesFew: term('families of dishes missing', 'families', 300, ['E6e']),
  alikeWeeks: term('dishes that two weeks share', 'of their dishes', 1000, ['49']),
  sundayPlain: term('Sundays without a plate for Sundays', 'days', 2500),
  sundayNoon: term('bread, boxes and dishes without meat at noon on a Sunday', 'meals', 1200),
  workdayDough: term('breakfasts of dough or batter from Monday to Friday', 'meals', 200),
  weekendDull: term('lunches and dinners of a weekend that are no favourites', 'steps', 60),
  sideOften: term('lunches and dinners of a week too many with one side', 'meals', 140, ['E6g']),
  sameProtein: term('days with one protein at lunch and at dinner', 'days', 500, ['E6h']),
  sameMorning: term('lunches and dinners with the protein of the breakfast', 'meals', 120),
  sameNextMeal: term('lunches with the protein of the dinner before', 'meals', 250),
  pastaNextDay: term('lunches and dinners of pasta on the day after another one', 'pairs', 300),
  peanutsTwice: term('meals of a day with peanuts after another one', 'pairs', 350),
  morningWork: term('work on a morning for a lunch that is taken along', 'minutes over ten', 25),
  fishWarmed: term('fish warmed up where one works', 'lunches', 300),
  twiceADay: term('dishes that come twice on a day', 'times', 300),
  starchRun: term('lunches and dinners in a row too many with one starch', 'meals', 250),
  kindOften: term('lunches and dinners of a week too many of one kind', 'meals', 1000, ['E6i']),
  coupleOften: term('meals of a week too many of one protein on one starch', 'meals', 250),
  proteinRun: term('days more with the same main protein', 'days', 800, ['48b']),
};

/**
 * Every term of the penalty of a month, which is the sum of amount times weight over this list. Weights are ours, set
 * so that the safety of the numbers wins over comfort: a point is about one thing slightly off, a hard rule broken
 * costs 30 or more. What a term counts, and from where on, stands in the file that counts it.
 */
export const usualTerms = {
  ...nutritionTerms,
  ...companyTerms,
  ...weekMealTerms,
  ...foodTerms,
  ...monthTerms,
};

/** The key of a term, by which a measurement or an explanation speaks of it. */
export type TermName = keyof typeof usualTerms;

/** The terms by which a month is judged: `usualTerms` in the product; a measurement may weigh some of them otherwise. */
export type Terms = Readonly<Record<TermName, Term>>;

/** All of them, in the order in which they are explained. */
export const termNames: readonly TermName[] = Object.keys(usualTerms).filter(
  (name): name is TermName => name in usualTerms,
);

/** The same terms, of which one weighs otherwise. */
export function withWeight(terms: Terms, name: TermName, weight: number): Terms {
  return { ...terms, [name]: { ...terms[name], weight } };
}

/** Part of its usual weight that a wish keeps where a month that asks for all of them breaks a rule. */
const quietPart = 0.05;

/** What holds its weight nevertheless: a list that is too dear, and main dishes that come every day, are no plan. */
const neverQuiet: ReadonlySet<TermName> = new Set<TermName>([
  'cost',
  'mainTooOften',
  'dayFibreRoom',
]);

/** Whether only taste and comfort are judged by a term: it serves no rule of the audit, or one of how people eat (E). */
const isWish = ({ rules }: Term) => rules.every((rule) => rule.startsWith('E'));

/**
 * The same terms, of which wishes weigh little: a search by them looks for any month that keeps every rule, and cares
 * for what people like only among these.
 */
export function withQuietWishes(terms: Terms): Terms {
  return termNames.reduce<Terms>((made, name) => {
    const { weight } = made[name];
    const isQuiet = isWish(made[name]) && !neverQuiet.has(name);
    return isQuiet ? withWeight(made, name, quietPart * weight) : made;
  }, terms);
}
