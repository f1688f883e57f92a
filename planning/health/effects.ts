import type { ExerciseFlag } from '../catalogue/exercise.ts';
import type { HealthAnswers } from './answers.ts';
import type { Condition, Joint } from './condition-words.ts';
import type { Reading } from './conditions.ts';

/**
 * What every condition does, because no source at hand allows more: the weight is held (no deficit, no surplus for
 * building), starch is not cut, protein is not raised, training stays moderate without intervals (PAR-Q+: any 'yes'),
 * and the clinic is named. Beside it stand only what follows.
 */
interface Effects {
  /** Said above the meals. */
  readonly meals?: string;
  /** Said above the training. */
  readonly training?: string;
  /** Exercises that are left out. Coaching judgement, a list for caution. */
  readonly spares?: readonly ExerciseFlag[];
}

const conditionEffects: Readonly<Record<Condition, Effects>> = {
  // ACOG: no lying on the back after the first months, nothing with a risk of falling; effort at which one can talk
  pregnancy: {
    meals:
      'A pregnancy takes energy of its own, more from month to month. This plan counts some of it; ask your clinic how much you need, and eat more when you are hungry.',
    training:
      'Exercises that do not suit a pregnancy are left out. Stop at once and get help for bleeding, leaking fluid, contractions or dizziness.',
    spares: ['pregnancy', 'high_impact', 'inverted'],
  },
  breastfeeding: {
    meals:
      'This plan holds some energy for the milk as well. Eat more when you are hungry, and ask your clinic how much you need.',
    spares: ['high_impact'],
  },
  // WHO: folic acid from before conception
  'hoping for a baby': {
    meals:
      'Your clinic can tell you about folic acid, which is best taken before a pregnancy begins.',
  },
  diabetes: {
    meals:
      'With insulin, or tablets that lower blood sugar, other meals and more training can make it drop too low: ask your clinic before you begin.',
    training:
      'Training lowers blood sugar. Ask your clinic how to measure and eat around it before you begin.',
  },
  kidney: {
    meals:
      'This plan keeps protein moderate, but potassium, phosphate and salt are not fitted to your kidneys: please do not follow it before a clinic or dietitian has seen it.',
  },
  heart: { spares: ['inverted'] },
  'chest signs': {
    meals: 'Please have it looked at soon.',
    training: 'Please have these signs looked at before you train at all.',
    spares: ['inverted', 'high_impact'],
  },
  gout: {
    meals:
      'Meals may hold beans, fish and meat: ask which of them suit you, and list the others under Disliked Foods.',
  },
  bowel: {
    meals:
      'These meals are not low in FODMAPs: onions, garlic, wheat, beans and milk stay in until you list them under Disliked Foods.',
  },
  gut: {},
  coeliac: { meals: 'Gluten is left out, as if you had chosen it under Allergies.' },
  'eating disorder': {
    meals:
      'If food or weight is hard for you now, please leave the figures aside and speak to a clinic. SADAG listens day and night, free of charge: 0800 456 789.',
    training: 'If training has become something you must do, please speak to a clinic first.',
  },
  'blood thinner': {
    meals:
      'Cabbage, spinach and other green leaves change how warfarin works: show your clinic this plan before you begin, and eat about as much of them on one day as on another.',
    spares: ['high_impact'],
  },
  epilepsy: { spares: ['inverted'] },
  bones: { spares: ['high_impact', 'lower_back'] },
  other: {},
};

/** The flags of exercises that load a joint, or its neighbours. */
const jointSpares: Readonly<Record<Joint, readonly ExerciseFlag[]>> = {
  knees: ['knee', 'high_impact'],
  hips: ['knee', 'high_impact'],
  'ankles or feet': ['high_impact'],
  back: ['lower_back', 'high_impact'],
  neck: ['shoulder', 'inverted'],
  shoulders: ['shoulder', 'inverted'],
  elbows: ['wrist', 'shoulder'],
  'wrists or hands': ['wrist'],
};

/** Whether a clinic is to be asked before meals are changed. */
export function isCautious({ conditions }: HealthAnswers): boolean {
  return conditions.length > 0;
}

/** Whether a clinic is to be asked before training: a 'yes' of PAR-Q+, to which joints belong. */
export function needsClearance({ conditions, joints }: HealthAnswers): boolean {
  return conditions.length > 0 || joints.length > 0;
}

/** Flags of the exercises that must not be given. */
export function sparedFlags({ conditions, joints }: HealthAnswers): ReadonlySet<ExerciseFlag> {
  return new Set([
    ...conditions.flatMap((condition) => conditionEffects[condition].spares ?? []),
    ...joints.flatMap((joint) => jointSpares[joint]),
  ]);
}

export function listed(names: readonly string[]): string {
  const [last = '', ...others] = names.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
}

/** 'diabetes', or the words as typed with what they were read as: '‘suikersiekte’ (diabetes)'. */
function asRead(reading: Reading): string {
  const name = reading.kind === 'joint' ? reading.joint : reading.name;
  if (reading.words === null) return name;
  const words =
    reading.words.length > 60 ? `${[...reading.words].slice(0, 60).join('')}…` : reading.words;
  const plain = words.toLowerCase();
  return name.includes(plain) || plain.includes(name) ? `‘${words}’` : `‘${words}’ (${name})`;
}

/** What was read, for a sentence; '' where questions were answered instead. */
function whatWasRead(readings: readonly Reading[]): string {
  return readings.length > 0
    ? `You wrote about ${listed(readings.map(asRead))} under Disliked Foods`
    : '';
}

/** What was read of a body as a whole, joints left out: their training is spared, their meals are as ever. */
export function conditionsRead({ readings }: HealthAnswers): string {
  return whatWasRead(readings.filter(({ kind }) => kind === 'condition'));
}

const notRead = 'From what you told us:';

/** The clinic's sentence begins with what was read, so that the member sees how they were understood. */
function clinicOpening(answers: HealthAnswers): string {
  const read = conditionsRead(answers);
  return read === '' ? notRead : `${read}.`;
}

/** Whether the notes of a plan were written for these conditions. */
export function speakOf(notes: readonly string[], answers: HealthAnswers): boolean {
  const opening = clinicOpening(answers);
  return notes.some((note) => note.startsWith(opening));
}

const wrongReading = 'If we read you wrongly, please change these words in your profile.';

/**
 * What a plan of meals says about a member's conditions; nothing where there are none.
 * @param lowCarb whether Low-Carb was chosen, which is not planned beside a condition
 */
export function mealNotes(answers: HealthAnswers, lowCarb: boolean): readonly string[] {
  const { readings, joints } = answers;
  const notes: string[] = [];
  if (isCautious(answers)) {
    const read = conditionsRead(answers);
    const starch = lowCarb ? ' nor cut starch, as Low-Carb would' : '';
    notes.push(
      `${clinicOpening(answers)} This plan does not lower your weight${starch}, and it is no treatment. Please show it to your clinic or doctor before you follow it.${read === '' ? '' : ` ${wrongReading}`}`,
    );
    for (const condition of answers.conditions) {
      const { meals } = conditionEffects[condition];
      if (meals) notes.push(meals);
    }
  }
  if (joints.length > 0) {
    notes.push(
      `${whatWasRead(readings.filter(({ kind }) => kind === 'joint')) || 'You told us of joints that hurt'}: your exercise plans spare your ${listed(joints)}.`,
    );
  }
  return notes;
}

/**
 * EFSA 2015 holds caffeine to 200 mg a day in pregnancy and while breastfeeding, less than a serving of a booster; on a heart
 * it acts at once.
 */
const noBoosters: ReadonlySet<Condition> = new Set([
  'pregnancy',
  'breastfeeding',
  'heart',
  'chest signs',
]);

/** What a page of supplements has to mind: what it says first, and whether it may show boosters with caffeine. */
export function supplementSafety(answers: HealthAnswers): {
  readonly cautions: readonly string[];
  readonly boosters: boolean;
} {
  if (!isCautious(answers)) return { cautions: [], boosters: true };
  const boosters = !answers.conditions.some((condition) => noBoosters.has(condition));
  const read = conditionsRead(answers);
  const begin = read === '' ? notRead : `${read}:`;
  return {
    cautions: [
      `${begin} please ask your clinic or doctor before you take any supplement.`,
      ...(boosters ? [] : ['Boosters with caffeine are not for you now, so none are shown.']),
    ],
    boosters,
  };
}

/** What a plan of training says beside its clearance. */
export function trainingNotes({ conditions, joints }: HealthAnswers): readonly string[] {
  const said = conditions.flatMap((condition) => conditionEffects[condition].training ?? []);
  const spared =
    joints.length > 0
      ? [
          `Exercises that load your ${listed(joints)} hard are left out. Swap what hurts all the same, and see a clinic about pain that stays.`,
        ]
      : [];
  return [...new Set(said), ...spared];
}

/** Why a doctor or clinic is to be seen before training; null where nothing was said that asks for it. */
export function clearanceSentence(answers: HealthAnswers): string | null {
  if (!needsClearance(answers)) return null;
  const read = whatWasRead(answers.readings);
  const begin = read === '' ? notRead : `${read}:`;
  return `${begin} please see a doctor or clinic before you start, and take this plan along. Until then stay with the light parts; all of it stays at a moderate effort, without intervals.`;
}
