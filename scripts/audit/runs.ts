import { withBudget } from './budget.ts';
import { withHealth } from './members/answers.ts';
import { cornerMembers, type Member, type Only } from './members/members.ts';
import { type Strata, strataMembers } from './strata.ts';

/** Whom a run of the audit is about. */
export interface Run {
  readonly seed: string;
  /** Random members; those with a name of their own come after them. */
  readonly members: number;
  readonly corners: boolean;
  readonly only: Only;
  readonly strata: Strata | null;
  /** Whether it is measured how members would eat. */
  readonly eating: boolean;
  /** Whether members have food budgets, each level as often as another. */
  readonly levels: boolean;
  /** Whether members have answered the questions about their body. */
  readonly answers: boolean;
}

/** The members of a run beside the random ones. */
export function namedMembers({ seed, corners, only, strata }: Run): readonly Member[] {
  return [
    ...(corners ? cornerMembers(seed, only) : []),
    ...(strata ? strataMembers(seed, strata) : []),
  ];
}

/** A member as a run wants them: with a food budget, with answers about their body. */
export function asRun(
  member: Member,
  { seed, levels, answers }: Pick<Run, 'seed' | 'levels' | 'answers'>,
): Member {
  const answering = answers ? withHealth(seed, member) : member;
  return levels ? withBudget(seed, answering) : answering;
}
