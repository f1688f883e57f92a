/** Under which name it is noted that a member was told of the end of the year that a charge paid for. */
export const aboutYear = (charge: string) => `year ${charge}`;
/** The same of money that went back. */
export const aboutRefund = (refund: string) => `refund ${refund}`;
