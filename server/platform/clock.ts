/** The calendar day in South Africa, as YYYY-MM-DD; prices are judged by it. */
export function southAfricanDay(now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Johannesburg' }).format(now);
}
