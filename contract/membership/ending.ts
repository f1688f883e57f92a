import { termRules } from '#membership/term-rules.ts';

/** How a request to cancel ends what is paid for, as it is stored: with what is paid, by notice, or as if never ordered. */
export const waysOfEnding = ['no renewal', 'by notice', 'cooling off'] as const;
export type WayOfEnding = (typeof waysOfEnding)[number];

/** With how many business days' notice a year ends before its end. */
export const noticeBusinessDays = termRules.notice.businessDays;
/** Days in which an order may be undone, and in which what is owed goes back. */
export const coolingOffDays = termRules.coolingOff.days;
export const moneyBackDays = termRules.moneyBack.days;
