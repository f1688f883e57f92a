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

/**
 * JSON on a terminal: it lets characters stand that steer one or turn the direction of writing. Inside its texts, where alone
 * they can stand, each may be written by its number as well.
 */
export function printedJson(line: string): string {
  return line.replaceAll(
    /[\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Day and minute in South Africa, as 2026-03-01 14:05. */
export function minute(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Africa/Johannesburg',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(moment);
}

/** What a command found or changed: for a program as one line of JSON, for people in words. */
export function answered(
  asJson: boolean,
  found: object,
  words: readonly string[],
): readonly string[] {
  return asJson ? [JSON.stringify(found)] : words;
}
