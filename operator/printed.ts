/**
 * What a stranger wrote, on a terminal: characters that steer a terminal or turn the direction of writing are taken out,
 * line breaks become spaces.
 */
export function printed(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .trim();
}

/** Day and minute in South Africa, as 2026-03-01 14:05. */
export function minute(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Africa/Johannesburg',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(moment);
}
