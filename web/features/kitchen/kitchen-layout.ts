import type { KitchenField } from './kitchen-draft.ts';

interface Section {
  readonly title: string;
  readonly lead: string;
  readonly fields: readonly KitchenField[];
}

/** Where each question but that of the budget stands on the page. Only what plans obey is asked. */
export const kitchenSections: readonly Section[] = [
  {
    title: 'How often you like it',
    lead: '‘Never’ keeps it out of every plan, swap and list. ‘Sometimes’ is as often as people here eat it.',
    fields: [
      'red_meat',
      'chicken',
      'fish',
      'eggs',
      'pulses',
      'offal',
      'processed_meat',
      'soya_mince',
    ],
  },
  {
    title: 'Your table',
    lead: 'Whose cooking you grew up with, and what your faith asks for.',
    fields: ['home_styles', 'faith'],
  },
  {
    title: 'Where and when you shop',
    lead: 'Plans, their prices and the shopping list follow it. Where we know no price of your shop, that of another stands for it, and the list says so.',
    fields: ['shops', 'pay_day'],
  },
  {
    title: 'How you cook',
    lead: 'Without a fridge nothing is left over for tomorrow; without an oven nothing is baked.',
    fields: [
      'weekday_lunch',
      'savoury_breakfasts',
      'quick_weekends',
      'batch_cooking',
      'kitchen_lacks',
    ],
  },
];
