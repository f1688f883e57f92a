import type { ExerciseProp } from '../catalogue/exercise.ts';
import type { Profile } from '../profile/profile.ts';
import { askedConditions, askedJoints, harmfulFoods } from './asked.ts';
import type { Condition, Joint } from './condition-words.ts';
import { conditionsIn, type Reading } from './conditions.ts';

/**
 * What a member said about their body beside the questions of the profile: plain data, read from words that were typed
 * or answered to a question. Without answers nothing is assumed that could be unsafe.
 */
export interface HealthAnswers {
  /**
   * Whether the questions about the body were never answered. To tick nothing is an answer; words that were typed
   * elsewhere are none, for nobody had asked.
   */
  readonly silent: boolean;
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

/** Of whom nothing is known. */
export const noAnswers: HealthAnswers = {
  silent: true,
  conditions: [],
  joints: [],
  props: usualProps,
  readings: [],
};

const united = <T>(one: readonly T[], other: readonly T[]): readonly T[] => [
  ...new Set([...one, ...other]),
];

/** The parts of a profile in which a member may speak of their body. */
export type SaysHealth = Pick<Profile, 'disliked_foods' | 'healthAnswers'>;

/** What free text answers. Every text in which a member may speak of their body is read here. */
function typedAnswers(text: string): Pick<HealthAnswers, 'conditions' | 'joints' | 'readings'> {
  const { readings } = conditionsIn(text);
  return {
    conditions: readings.flatMap((reading) =>
      reading.kind === 'condition' ? [reading.condition] : [],
    ),
    joints: readings.flatMap((reading) => (reading.kind === 'joint' ? [reading.joint] : [])),
    readings,
  };
}

/** What was answered to the questions about the body; words that name an illness count as if it had been ticked. */
function askedAnswers(profile: SaysHealth): Pick<HealthAnswers, 'conditions' | 'joints'> {
  const { conditions, joints } = typedAnswers(harmfulFoods(profile));
  return {
    conditions: united(conditions, askedConditions(profile)),
    joints: united(joints, askedJoints(profile)),
  };
}

/**
 * Everything that is known of a member's body. Words that were typed count whatever was ticked: nobody becomes healthy by
 * not being asked.
 * @param asked answers beside those of the profile; none by default
 */
export function answersOf(profile: SaysHealth, asked: HealthAnswers = noAnswers): HealthAnswers {
  const typed = typedAnswers(profile.disliked_foods);
  const ticked = askedAnswers(profile);
  return {
    silent: profile.healthAnswers === undefined && asked.silent,
    conditions: united(united(typed.conditions, ticked.conditions), asked.conditions),
    joints: united(united(typed.joints, ticked.joints), asked.joints),
    props: asked.props,
    readings: united(typed.readings, asked.readings),
  };
}
