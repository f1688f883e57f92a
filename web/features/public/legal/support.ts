import { pageSlots } from '#contract/page-slots.ts';

/** Where members write to; each server fills in its own. */
export const supportEmail = pageSlots.supportEmail;

/** Day from which the terms and the privacy policy hold. */
export const effectiveDate = '28 April 2025';
