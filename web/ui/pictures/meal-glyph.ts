/** Classes of the sign of a meal (web/styles/glyphs.css), by the last word of its slot: both snacks of a day have one. */
export function mealGlyph(slot: string): string {
  return `glyph glyph-${slot.split(' ').at(-1)?.toLowerCase() ?? ''}`;
}
