import type { Questions } from './question.ts';

/**
 * How often somebody likes a food. 'Never' is obeyed like an allergy by every plan, swap and list; 'Sometimes' is as often
 * as people here eat it; 'Seldom' and 'Often' are less and more of it, within what is good for anybody.
 */
const howOften = ['Never', 'Seldom', 'Sometimes', 'Often'] as const;
/** The same of food of which nobody is served more. */
const notOften = ['Never', 'Seldom', 'Sometimes'] as const;
const noOrYes = ['No', 'Yes'] as const;

/** Whose everyday cooking a dish belongs to; many belong to several, and most to nobody in particular. */
export const homeStyles = [
  'Zulu, Xhosa or Sotho',
  'Cape',
  'Afrikaans',
  'Durban Indian',
  'Urban',
] as const;
export type HomeStyle = (typeof homeStyles)[number];

/** What a member may choose to spend on food, from least to most. */
export const budgetLevels = ['Thrifty', 'Low-cost', 'Moderate', 'Liberal'] as const;
export type BudgetLevel = (typeof budgetLevels)[number];

/** Taken where nobody said anything. */
export const usualLevel: BudgetLevel = 'Moderate';

/** Shops of which we have seen prices, the one of most prices first. */
export const shops = ['Pick n Pay', 'Makro', 'Woolworths', 'Shoprite'] as const;
export type Shop = (typeof shops)[number];

/** For who is paid at no certain day of the month. */
export const noPayDay = 'No fixed day';
/** Days of a month; one that a month does not have is its last. */
const daysOfAMonth = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
  '21',
  '22',
  '23',
  '24',
  '25',
  '26',
  '27',
  '28',
  '29',
  '30',
  '31',
] as const;

/** Nobody eats healthily for fewer Rands a calendar month, however little somebody eats. */
export const leastFoodRand = 1100;

/**
 * What a member may say of the food that they buy and like, all of it optional: who says nothing is served as if each
 * answer were the first one here. A name is that of the column of the table `kitchen`, which is kept apart from the
 * profile and told to nobody outside. A new question comes last.
 */
export const kitchenQuestions = {
  food_budget: {
    kind: 'choice',
    label: 'Food budget',
    options: [...budgetLevels, 'My own amount'],
    initial: usualLevel,
  },
  /** Rands a calendar month; counts only beside 'My own amount'. */
  food_budget_rand: {
    kind: 'number',
    label: 'Your own amount',
    hint: 'Rands a month, for one person.',
    min: leastFoodRand,
    max: 10_000,
    unit: 'Rands',
    stored: { min: leastFoodRand, max: 10_000 },
    initial: 2300,
  },
  red_meat: {
    kind: 'choice',
    label: 'Beef, lamb, pork',
    hint: 'Wors and stock made of them too.',
    options: howOften,
    initial: 'Sometimes',
  },
  chicken: {
    kind: 'choice',
    label: 'Chicken',
    hint: 'Turkey too.',
    options: howOften,
    initial: 'Sometimes',
  },
  fish: {
    kind: 'choice',
    label: 'Fish',
    hint: 'Tinned fish and seafood too.',
    options: howOften,
    initial: 'Sometimes',
  },
  eggs: {
    kind: 'choice',
    label: 'Eggs',
    hint: 'Not what is made with a little egg, such as mayonnaise: for that choose the allergy in your profile.',
    options: howOften,
    initial: 'Sometimes',
  },
  pulses: {
    kind: 'choice',
    label: 'Beans and lentils',
    hint: 'Dry or tinned; chickpeas too.',
    options: howOften,
    initial: 'Sometimes',
  },
  offal: {
    kind: 'choice',
    label: 'Liver, feet, tripe',
    hint: 'Served only when you say so.',
    options: ['Never', 'Sometimes'],
    initial: 'Never',
  },
  processed_meat: {
    kind: 'choice',
    label: 'Wors and polony',
    hint: 'Viennas, bacon, ham and biltong too.',
    options: notOften,
    initial: 'Sometimes',
  },
  soya_mince: {
    kind: 'choice',
    label: 'Soya mince',
    options: notOften,
    initial: 'Sometimes',
  },
  home_styles: {
    kind: 'choices',
    label: 'Home cooking',
    hint: 'Up to two. Nothing chosen: a bit of everything.',
    options: homeStyles,
    most: 2,
    initial: [],
  },
  faith: {
    kind: 'choices',
    label: 'Faith',
    hint: 'No price list tells us which meat is certified: look for the halal or kosher mark on the pack.',
    options: ['No pork and no alcohol', 'No beef'],
    most: 2,
    initial: [],
  },
  weekday_lunch: {
    kind: 'choice',
    label: 'Lunch from Monday to Friday',
    options: ['At home', 'Carried, warmed up', 'Carried, eaten cold'],
    initial: 'Carried, warmed up',
  },
  kitchen_lacks: {
    kind: 'choices',
    label: 'What your kitchen does not have',
    options: ['Fridge', 'Freezer', 'Oven', 'Microwave'],
    most: 4,
    initial: [],
  },
  quick_weekends: {
    kind: 'choice',
    label: 'Quick at weekends too',
    hint: 'With No, one meal of a Saturday and of a Sunday may take longer, with no more work.',
    options: noOrYes,
    initial: 'No',
  },
  batch_cooking: {
    kind: 'choice',
    label: 'Cook big pots ahead',
    hint: 'Once a week, for meals of the days after.',
    options: noOrYes,
    initial: 'No',
  },
  savoury_breakfasts: {
    kind: 'choice',
    label: 'Savoury breakfasts',
    hint: 'Beans, pilchards or leftovers in the morning.',
    options: noOrYes,
    initial: 'No',
  },
  shops: {
    kind: 'choices',
    label: 'Shops',
    hint: 'Lists and plans keep to them. Nothing chosen: Pick n Pay and Shoprite.',
    options: shops,
    most: shops.length,
    initial: [],
  },
  pay_day: {
    kind: 'choice',
    label: 'Pay day',
    hint: 'A day of the month. What keeps in the cupboard is then bought at the first main shop from that day on.',
    options: [noPayDay, ...daysOfAMonth],
    initial: noPayDay,
  },
} as const satisfies Questions;
export type KitchenQuestions = typeof kitchenQuestions;
