import type { HealthField } from './health-draft.ts';

interface Section {
  readonly title: string;
  readonly lead: string;
  readonly fields: readonly HealthField[];
}

/** Where each question stands on the page, and what an answer does. */
export const healthSections: readonly Section[] = [
  {
    title: 'You and your health',
    lead: 'With any of these, plans neither lower your weight nor cut starch, training stays moderate and without intervals, and both ask you to show them to your clinic first.',
    fields: ['signs', 'mother', 'conditions'],
  },
  {
    title: 'Joints and back',
    lead: 'Exercises that load what you tick are left out, and training stays moderate until a clinic has agreed.',
    fields: ['joints'],
  },
  {
    title: 'Food that harms you',
    lead: 'Left out of every plan, swap and list, with all that holds it or warns of it on the label.',
    fields: ['allergens', 'foods'],
  },
];
