import type { RuleId } from './rules.ts';

/** One thing wrong with a finished plan. */
export interface Finding {
  readonly rule: RuleId;
  /** 0 for the plan as a whole. */
  readonly week: number;
  /** Weekday; '' for a whole week or plan. */
  readonly day: string;
  readonly detail: string;
  /**
   * Why it may be so: another hard rule that weighs more excludes this one for this member, and the plan says so.
   * null for a breach.
   */
  readonly excuse: string | null;
}

/**
 * Counts one look at a rule, and notes a finding where it does not hold.
 * @param detail worked out for findings only
 * @param excuse why the finding is allowed, null when it is not
 */
export type Check = (
  rule: RuleId,
  holds: boolean,
  detail: () => string,
  excuse?: () => string | null,
) => void;

/** What an audit looked at and what it found. */
export interface AuditReport {
  /** How often each rule was looked at. */
  readonly looks: ReadonlyMap<RuleId, number>;
  readonly findings: readonly Finding[];
}

export interface Recorder extends AuditReport {
  /** Checks of a week or a day. */
  at(week: number, day?: string): Check;
}

export function createRecorder(): Recorder {
  const looks = new Map<RuleId, number>();
  const findings: Finding[] = [];
  return {
    looks,
    findings,
    at:
      (week, day = '') =>
      (rule, holds, detail, excuse) => {
        looks.set(rule, (looks.get(rule) ?? 0) + 1);
        if (holds) return;
        findings.push({ rule, week, day, detail: detail(), excuse: excuse?.() ?? null });
      },
  };
}
