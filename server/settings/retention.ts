import * as v from 'valibot';
import { whole } from './setting-kinds.ts';

export const retentionVariables = { DORMANT_MONTHS: v.optional(whole(0, 240)) };

/** Longest that what a member stored is kept unseen where nothing else is said; the law names no figure (POPIA s14). */
const usualMonths = 36;

interface RetentionRead {
  readonly DORMANT_MONTHS?: number | undefined;
  readonly SMTP_URL?: string | undefined;
}

/**
 * Months without a visit after which an account is deleted; null: never. By itself only where mails leave this machine: nobody
 * is deleted who could not be told.
 */
export function dormantMonths({
  DORMANT_MONTHS: said,
  SMTP_URL: smtp,
}: RetentionRead): number | null {
  const months = said ?? (smtp === undefined ? 0 : usualMonths);
  return months === 0 ? null : months;
}
