import type { ExerciseFlag } from '../catalogue/exercise.ts';
import { grownAge } from '../profile/life-stages.ts';
import type { Condition, Joint } from './condition-words.ts';

/**
 * What every condition does, because no source at hand allows more: the weight is held (no deficit, no surplus for
 * building), starch is not cut, protein is not raised, training stays moderate without intervals, the clinic is named,
 * and no supplement is advised before it was asked (PAR-Q+ and ACSM's screening: any 'yes'). Beside it stands only what
 * follows, each with its source.
 */
interface Effects {
  /** Said above the meals. */
  readonly meals?: string;
  /** Said above the training. */
  readonly training?: string;
  /** Exercises that are left out. */
  readonly spares?: readonly ExerciseFlag[];
  /** Boosters with caffeine are not shown. */
  readonly noCaffeine?: true;
  /** Where what stands here comes from. 'Caution': nobody's rule, and on the safe side. */
  readonly source: string;
}

export const conditionEffects: Readonly<Record<Condition, Effects>> = {
  pregnancy: {
    meals:
      'A pregnancy takes energy of its own, more from month to month. This plan counts some of it; ask your clinic how much you need, and eat more when you are hungry.',
    training:
      'Exercises that do not suit a pregnancy are left out. Stop at once and get help for bleeding, leaking fluid, contractions or dizziness.',
    spares: ['pregnancy', 'high_impact', 'inverted'],
    noCaffeine: true,
    source:
      'NASEM 2023 (energy); ACOG (not on the back after the first months, no risk of falling, effort at which one can talk); EFSA 2015 (caffeine 200 mg a day)',
  },
  breastfeeding: {
    meals:
      'This plan holds some energy for the milk as well. Eat more when you are hungry, and ask your clinic how much you need.',
    spares: ['high_impact'],
    noCaffeine: true,
    source:
      'NASEM 2023 (energy), Institute of Medicine 2005 (protein), EFSA 2015 (caffeine); impact: caution',
  },
  'hoping for a baby': {
    meals:
      'Your clinic can tell you about folic acid, which is best taken before a pregnancy begins.',
    source: 'WHO (folic acid from before conception)',
  },
  diabetes: {
    meals:
      'With insulin, or tablets that lower blood sugar, other meals and more training can make it drop too low: ask your clinic before you begin.',
    training:
      'Training lowers blood sugar. Ask your clinic how to measure and eat around it before you begin.',
    source: 'Caution: no diet for diabetes is planned',
  },
  insulin: {
    meals:
      'Insulin, gliclazide, glimepiride and glibenclamide can make blood sugar drop too low when meals change: please do not begin before your clinic has seen this plan and your doses.',
    training:
      'Training lowers blood sugar, and with your medicine it can drop too low: ask your clinic how to measure and eat around it before you begin.',
    source: 'Caution: no diet for diabetes is planned, and Low-Carb never',
  },
  kidney: {
    meals:
      'This plan keeps protein moderate, but potassium, phosphate and salt are not fitted to your kidneys: please do not follow it before a clinic or dietitian has seen it.',
    source: 'KDIGO 2024 (protein 0.8 g for each kilogram, never above 1.3)',
  },
  dialysis: {
    source:
      'Not planned for: potassium, phosphate, salt and water follow blood results (KDIGO 2024 speaks of those without dialysis)',
  },
  heart: {
    spares: ['inverted'],
    noCaffeine: true,
    source: 'Caution; ACSM (moderate until seen)',
  },
  'chest signs': {
    meals: 'Please have it looked at soon.',
    training: 'Please have these signs looked at before you train at all.',
    spares: ['inverted', 'high_impact'],
    noCaffeine: true,
    source: 'PAR-Q+ (chest pain, dizziness, supervised exercise only)',
  },
  gout: {
    meals:
      'Meals may hold beans, fish and meat: ask which of them suit you, and list the others under Disliked Foods.',
    source: 'Caution: no diet for gout is planned',
  },
  bowel: {
    meals:
      'These meals are not low in FODMAPs: onions, garlic, wheat, beans and milk stay in until you list them under Disliked Foods.',
    source: 'Caution: no diet low in FODMAPs is planned',
  },
  gut: { source: 'Caution' },
  coeliac: {
    meals: 'Gluten is left out, as if you had chosen it under Allergies.',
    source: 'The same as the allergy, traces included',
  },
  'eating disorder': {
    meals:
      'If food or weight is hard for you now, please leave the figures aside and speak to a clinic. SADAG listens day and night, free of charge: 0800 456 789.',
    training: 'If training has become something you must do, please speak to a clinic first.',
    source: 'Caution',
  },
  'eating disorder now': { source: 'Not planned for: figures can make it worse (caution)' },
  'blood thinner': {
    meals:
      'Cabbage, spinach and other green leaves change how warfarin works: show your clinic this plan before you begin, and eat about as much of them on one day as on another.',
    spares: ['high_impact'],
    source: 'Caution: vitamin K and warfarin; bruises',
  },
  epilepsy: { spares: ['inverted'], source: 'Caution' },
  bones: {
    spares: ['high_impact', 'lower_back', 'spinal_flexion'],
    source: 'Caution; loaded bending of the spine with osteoporosis (Sinaki 1984)',
  },
  other: { source: 'PAR-Q+ (a long illness, or medicine for one)' },
};

/** The flags of exercises that load a joint: its own, and those that go with it. Coaching judgement, a list for caution. */
export const jointSpares: Readonly<Record<Joint, readonly ExerciseFlag[]>> = {
  knees: ['knee', 'high_impact'],
  hips: ['hip', 'high_impact'],
  'ankles or feet': ['ankle', 'high_impact'],
  back: ['lower_back', 'high_impact'],
  neck: ['neck', 'shoulder', 'inverted'],
  shoulders: ['shoulder', 'inverted'],
  elbows: ['elbow'],
  'wrists or hands': ['wrist'],
};

/** South African Depression and Anxiety Group. */
const sadag = 'SADAG listens day and night, free of charge: 0800 456 789.';

/**
 * Why neither meals nor training are planned for somebody, and where help is; null where they may be.
 * @param age years
 */
export function whyNotPlanned(conditions: readonly Condition[], age: number): string | null {
  if (conditions.includes('eating disorder now')) {
    return `Thank you for telling us. With an eating disorder, figures about food and training can make it heavier, so we make no plans for you now. You deserve somebody beside you: a clinic or doctor can help, and ${sadag}`;
  }
  if (conditions.includes('dialysis')) {
    return 'Thank you for telling us. On dialysis, what you eat and drink and how you train follow your blood results, which no plan of ours knows, so we make none. The dietitian of your dialysis unit can make one that fits you.';
  }
  if (conditions.includes('pregnancy') && age < grownAge) {
    return 'Thank you for telling us. You are still growing, and a child grows with you: that takes more care than a plan of ours can give, so we make none. Please go to a clinic soon; a sister there can help with food, rest and checks. Ask there for MomConnect, which sends messages about a pregnancy in eleven languages.';
  }
  return null;
}
