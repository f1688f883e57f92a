/**
 * The closed set of elements, classes and attributes of a plan's HTML. Whatever is stored, shown or printed as a plan
 * is made of these and of nothing else; the server's sanitiser and the page's both read this list.
 */
export const planElements = [
  'article',
  'details',
  'summary',
  'section',
  'h3',
  'h4',
  'h5',
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'span',
  'dl',
  'dt',
  'dd',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;
export type PlanElement = (typeof planElements)[number];

/** Class names that a plan's HTML may carry; the style sheet knows each of them. */
export const planClasses = [
  'plan',
  'plan-lead',
  'plan-target',
  'plan-note',
  'day',
  'day-name',
  'day-total',
  'meal',
  'meal-name',
  'meal-facts',
  'dish',
  'ingredients',
  'amount',
  'measure',
  'method',
  'energy',
  'macro',
  'emoji',
  'shopping-total',
  'saving',
  'aisle',
  'aisle-name',
  'aisle-total',
  'items',
  'item',
  'item-name',
  'options',
  'budget',
  'premium',
  'price',
  'price-old',
  'left-over',
  'storage',
] as const;
export type PlanClass = (typeof planClasses)[number];

/** Attributes beside `class`, by element. */
export const planAttributes = {
  th: ['scope'],
  span: ['aria-hidden'],
} as const;
