import type { ExerciseProp } from '../catalogue/exercise.ts';
import type { Profile } from '../profile/profile.ts';
import type { Condition, Joint } from './condition-words.ts';
import { conditionsIn, type Reading } from './conditions.ts';

/**
 * What a member said about their body beside the questions of the profile: plain data, read from words that were typed
 * or answered to a question. Without answers nothing is assumed that could be unsafe.
 */
export interface HealthAnswers {
  /** Pregnancy, breastfeeding, illness, medicine, signs that a doctor should look at. */
  readonly conditions: readonly Condition[];
  /** Joints that hurt or were operated on. */
  readonly joints: readonly Joint[];
  /** Household things at hand. Sturdy tables, doors and anchors count only if the member said so. */
  readonly props: readonly ExerciseProp[];
  /** How the member's own words were read, to be said back; empty where a question was answered. */
  readonly readings: readonly Reading[];
}

/** Things that any home has and that are safe to train with. */
const usualProps = [
  'wall',
  'chair',
  'step',
  'towel',
  'backpack',
  'shopping bag',
  'two shopping bags',
] as const satisfies readonly ExerciseProp[];

export const noAnswers: HealthAnswers = {
  conditions: [],
  joints: [],
  props: usualProps,
  readings: [],
};

/** What the free text of a profile answers. Every text in which a member may speak of their body is read here. */
function typedAnswers({ disliked_foods }: Pick<Profile, 'disliked_foods'>): HealthAnswers {
  const { readings } = conditionsIn(disliked_foods);
  if (readings.length === 0) return noAnswers;
  return {
    ...noAnswers,
    conditions: readings.flatMap((reading) =>
      reading.kind === 'condition' ? [reading.condition] : [],
    ),
    joints: readings.flatMap((reading) => (reading.kind === 'joint' ? [reading.joint] : [])),
    readings,
  };
}

const united = <T>(one: readonly T[], other: readonly T[]): readonly T[] => [
  ...new Set([...one, ...other]),
];

/**
 * Everything that is known of a member's body. Words that were typed count whatever was answered: nobody becomes healthy
 * by not being asked.
 * @param asked answers to questions; none by default
 */
export function answersOf(
  profile: Pick<Profile, 'disliked_foods'>,
  asked: HealthAnswers = noAnswers,
): HealthAnswers {
  const typed = typedAnswers(profile);
  return {
    conditions: united(typed.conditions, asked.conditions),
    joints: united(typed.joints, asked.joints),
    props: asked.props,
    readings: united(typed.readings, asked.readings),
  };
}
