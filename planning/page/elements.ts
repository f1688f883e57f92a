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
  // of a note that is read before the days: what of the profile could not be obeyed
  'warning',
  'day',
  'day-name',
  'day-total',
  'meal',
  'meal-name',
  'lock',
  'reheat',
  'meal-facts',
  'dish',
  'ingredients',
  'amount',
  'measure',
  'method',
  'tip',
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
  'session',
  'part',
  'part-name',
  'block',
  'exercise',
  'exercise-name',
  'dose',
  'how-to',
  'changes',
  'reasons',
  // the movement of an exercise, for which a page has a drawing
  'move-squat',
  'move-lunge',
  'move-hinge',
  'move-horizontal-push',
  'move-vertical-push',
  'move-horizontal-pull',
  'move-vertical-pull',
  'move-core-anti-extension',
  'move-core-rotation',
  'move-core-flexion',
  'move-carry',
  'move-conditioning',
  'move-mobility',
  'move-accessory',
] as const;
export type PlanClass = (typeof planClasses)[number];

/**
 * What headings are called, for whoever works with a page rather than reads it: the name of a day, a dish or an exercise
 * without its pictures, its weekday, the session of a day, the slot of a meal, and whether the member keeps it.
 */
export const nameAttributes = [
  'data-name',
  'data-weekday',
  'data-session',
  'data-slot',
  'data-kept',
] as const;
export type NameAttribute = (typeof nameAttributes)[number];

/** Attributes beside `class`, by element. */
export const planAttributes = {
  th: ['scope'],
  span: ['aria-hidden'],
  h3: ['data-name', 'data-weekday', 'data-session', 'data-kept'],
  h4: ['data-name', 'data-slot', 'data-kept'],
  h5: ['data-name'],
  summary: ['data-name'],
} as const;
