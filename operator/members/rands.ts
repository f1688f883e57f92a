/** Cents as a bookkeeper reads them: R99.00. */
export const rands = (cents: number) => `R${(cents / 100).toFixed(2)}`;
