import { noneOfThese, type Questions } from './question.ts';

/**
 * What a member may say of their body, all of it optional: who says nothing is planned for as the profile stands, and
 * trains without intervals. HIV is never asked, nor anything of which a plan would be the same: 'another illness or
 * medicine' stands for all of it. 'None of these' answers its question and nothing ticked leaves it open; what is planned
 * is the same. A page that was saved with nothing ticked is an answer all the same: its reader saw what is asked. A name is
 * that of the column of the table `health_answers`, which is kept apart from the profile and told to nobody outside. A new
 * question comes last.
 */
export const healthQuestions = {
  mother: {
    kind: 'choices',
    label: 'Pregnant or breastfeeding',
    options: ['Pregnant', 'Breastfeeding'],
    most: 2,
    initial: [],
  },
  conditions: {
    kind: 'choices',
    label: 'An illness or medicine that a clinic treats',
    hint: 'Which one need not be named: the last box is for all others.',
    options: [
      'Diabetes, with insulin, gliclazide, glimepiride or glibenclamide',
      'Diabetes, treated otherwise',
      'Kidney disease',
      'Kidney disease, on dialysis',
      'Heart disease or a stroke',
      'High blood pressure',
      'Gout',
      'IBS (irritable bowel)',
      'Coeliac disease',
      'An eating disorder now',
      'An eating disorder before',
      'A medicine that thins the blood',
      'Epilepsy',
      'Arthritis or weak bones',
      'Another illness or medicine',
      noneOfThese,
    ],
    most: 16,
    initial: [],
  },
  signs: {
    kind: 'choices',
    label: 'Signs for a doctor to look at',
    options: ['Chest pain', 'Dizzy spells or fainting', 'Told to train under supervision only'],
    most: 3,
    initial: [],
  },
  joints: {
    kind: 'choices',
    label: 'What hurts, or was operated on',
    options: [
      'Knees',
      'Hips',
      'Ankles or feet',
      'Back',
      'Neck',
      'Shoulders',
      'Elbows',
      'Wrists or hands',
    ],
    most: 8,
    initial: [],
  },
  allergens: {
    kind: 'choices',
    label: 'Allergies beside those of your profile',
    hint: 'Lactose, gluten, peanuts, shellfish and eggs stand in your profile.',
    options: ['Tree nuts', 'Soy', 'Fish', 'Milk protein', 'Sesame', 'Mustard', 'Sulphites'],
    most: 7,
    initial: [],
  },
  foods: {
    kind: 'text',
    label: 'Any other food that harms you',
    hint: 'By name, with commas between.',
    required: false,
    max: 300,
    rows: 2,
    placeholder: 'Such as kiwi, celery',
    initial: '',
  },
} as const satisfies Questions;
export type HealthQuestions = typeof healthQuestions;
