import { shoppingListText, type TextChoice } from '#planning/page/shopping/shopping-list-text.ts';
import type { ShoppingList } from '#planning/shopping/shopping-list.ts';

/** Most characters of an address; common web servers take 8 192 bytes of it and of what they read with it. */
const longestAddress = 7500;
const address = 'https://wa.me/?text=';

/** Characters that cost three to nine bytes each in an address, as their plain relatives. */
function plainText(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('▢', '-').replaceAll('×', 'x');
}

/** A message cut at the end of a line, which says how much is missing. */
function cutText(text: string): string {
  const lines = text.split('\n');
  const isItem = (line: string) => line.startsWith('-');
  for (let kept = lines.length - 1; kept > 0; kept--) {
    const missing = lines.slice(kept).filter(isItem).length;
    const cut = [...lines.slice(0, kept), `… and ${missing} more`].join('\n');
    if (encodeURIComponent(cut).length + address.length <= longestAddress) return cut;
  }
  return '';
}

/** Address that opens WhatsApp with the list as a message: with prices if they fit, else without. */
export function whatsAppAddress(list: ShoppingList, choice: TextChoice): string {
  const [full = '', short = ''] = [true, false].map((prices) =>
    plainText(shoppingListText(list, { ...choice, prices })),
  );
  const fits = (text: string) => encodeURIComponent(text).length + address.length <= longestAddress;
  return address + encodeURIComponent(fits(full) ? full : fits(short) ? short : cutText(short));
}
