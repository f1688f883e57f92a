/** Money that nobody could be found for by then is a matter of the books, and no alarm any more. */
export const unmatchedDays = 30;
