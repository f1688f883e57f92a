import type { ExerciseFlag } from '../catalogue/exercise.ts';
import { listed } from '../listed.ts';
import type { HealthAnswers } from './answers.ts';
import type { Reading } from './conditions.ts';
import { conditionEffects, jointSpares } from './effect-table.ts';

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

/** Without what a stronger one says: 'diabetes' beside the medicine that makes it more dangerous. */
function spokenOf(conditions: HealthAnswers['conditions']): HealthAnswers['conditions'] {
  return conditions.includes('insulin')
    ? conditions.filter((condition) => condition !== 'diabetes')
    : conditions;
}

/** What is said above the meals of each condition by itself. */
function sentencesFor(conditions: HealthAnswers['conditions']): readonly string[] {
  return spokenOf(conditions).flatMap((condition) => conditionEffects[condition].meals ?? []);
}

/**
 * Whether the notes of a plan were written for these conditions. What was typed is named in the opening; of what was
 * ticked each sentence must be there.
 */
export function speakOf(notes: readonly string[], answers: HealthAnswers): boolean {
  const { conditions, readings } = answers;
  const typed = new Set(readings.map((one) => (one.kind === 'condition' ? one.condition : '')));
  const ticked = sentencesFor(conditions.filter((condition) => !typed.has(condition)));
  const opening = clinicOpening(answers);
  return (
    notes.some((note) => note.startsWith(opening)) &&
    ticked.every((sentence) => notes.includes(sentence))
  );
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
    notes.push(...sentencesFor(answers.conditions));
  }
  if (joints.length > 0) {
    notes.push(
      `${whatWasRead(readings.filter(({ kind }) => kind === 'joint')) || 'You told us of joints that hurt'}: your exercise plans spare your ${listed(joints)}.`,
    );
  }
  return notes;
}

/** What a page of supplements has to mind: what it says first, and whether it may show boosters with caffeine. */
export function supplementSafety(answers: HealthAnswers): {
  readonly cautions: readonly string[];
  readonly boosters: boolean;
} {
  if (!isCautious(answers)) return { cautions: [], boosters: true };
  const boosters = !answers.conditions.some((condition) => conditionEffects[condition].noCaffeine);
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
  const said = spokenOf(conditions).flatMap(
    (condition) => conditionEffects[condition].training ?? [],
  );
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
