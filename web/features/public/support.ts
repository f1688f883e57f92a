/** Where members write to; the one place in which the address stands. */
export const supportEmail = 'support@phila.example';

/** Day from which the terms and the privacy policy hold. */
export const effectiveDate = '28 April 2025';
