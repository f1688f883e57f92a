import type { ExerciseFlag, ExerciseProp } from '../../catalogue/exercise.ts';
import type { Condition, Joint } from '../../health/condition-words.ts';
import type { AuditAnswers } from '../training/training-audit-case.ts';

/** What a joint or a condition keeps out of a plan of training. */
const out: Readonly<Partial<Record<Joint | Condition, readonly ExerciseFlag[]>>> = {
  knees: ['knee', 'high_impact'],
  hips: ['high_impact', 'hip'],
  'ankles or feet': ['high_impact', 'ankle'],
  back: ['lower_back', 'high_impact'],
  neck: ['inverted', 'neck', 'shoulder'],
  shoulders: ['inverted', 'shoulder'],
  elbows: ['elbow'],
  'wrists or hands': ['wrist'],
  pregnancy: ['pregnancy', 'high_impact'],
  breastfeeding: ['high_impact'],
  'blood thinner': ['high_impact'],
  'chest signs': ['high_impact'],
  bones: ['lower_back', 'high_impact', 'spinal_flexion'],
};

/** What a member says about their body, stated by whoever wrote it and not read from their words. */
export interface HealthStatement {
  readonly conditions: readonly Condition[];
  readonly joints: readonly Joint[];
  /** The words must not be said back: a plan hangs on a kitchen wall. */
  readonly unspoken?: true;
}

export const healthy: HealthStatement = { conditions: [], joints: [] };

/** The same in the terms of training: which exercises are out, and whether a clinic is to be asked. */
export function answersToAudit(
  { conditions, joints }: HealthStatement,
  props: readonly ExerciseProp[],
): AuditAnswers {
  const said = [...conditions, ...joints];
  const avoid = new Set(said.flatMap((one) => out[one] ?? []));
  // no head below the hips before a clinic has agreed
  if (said.length > 0) avoid.add('inverted');
  return {
    props,
    avoid: [...avoid],
    needsClearance: said.length > 0,
    holdsWeight: conditions.length > 0,
    joints: [...new Set(joints)],
  };
}
