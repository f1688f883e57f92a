import type { Overview } from '#contract/plans/overview.ts';

/** Whether a member under 18 still has no guardian who agrees. */
export const needsGuardian = ({ guardian }: Overview): boolean =>
  guardian !== undefined && guardian !== 'agreed';
