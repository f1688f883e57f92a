/** Most characters of a member's own words that a model is sent. */
const longestMemberText = 300;

/** What was ticked in a list, or 'None'. */
export function chosen(values: readonly string[]): string {
  const real = values.filter((value) => value !== 'None');
  return real.length > 0 ? real.join(', ') : 'None';
}

/**
 * A member's own words as data: one line, without control and invisible characters, without the signs that delimit
 * parts of a prompt or of HTML, cut off after 300 characters; 'None' when nothing is left.
 */
export function orNone(text: string): string {
  const line = text
    .normalize('NFKC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/["'`<>{}[\]\\|#*=_~^«»“”„‟]+/gu, ' ')
    .replace(/-{2,}|\/{2,}|:{2,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const cut = [...line].slice(0, longestMemberText).join('').trim();
  return cut === '' ? 'None' : cut;
}

/** By which the member is greeted: the first of their names, without anything invisible. */
export function firstName(fullName: string): string {
  const [first = ''] = fullName.replace(/\p{C}/gu, '').trim().split(/\s+/);
  return [...first].slice(0, 40).join('') || 'friend';
}
