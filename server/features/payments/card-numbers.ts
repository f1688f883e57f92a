/**
 * Thirteen to nineteen digits as a card has them: in one piece, or in its groups between spaces or hyphens (as they are or as
 * a form encodes them). What stands inside a longer name, as a hash or a UUID, is none.
 */
const digits =
  /(?<![\dA-Za-z])(?:\d{13,19}|\d{4}(?:(?:[ +-]|%20|%2[Dd])\d{4}){2}(?:[ +-]|%20|%2[Dd])\d{1,7}|\d{4}(?:[ +-]|%20|%2[Dd])\d{6}(?:[ +-]|%20|%2[Dd])\d{4,5})(?![\dA-Za-z])/g;
/** What numbers of cards begin with, brand by brand, and how long they are. */
const brands =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|3[0689]\d{12}|35\d{14}|6\d{12,18}|5[06-9]\d{11,17})$/;

/** Whether the last digit is the one that the others ask for (Luhn, ISO/IEC 7812-1). */
function isChecked(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const plainDigits = (found: string) => found.replaceAll(/%20|%2[Dd]/g, ' ').replaceAll(/\D/g, '');

function isCard(found: string): boolean {
  const number = plainDigits(found);
  return brands.test(number) && isChecked(number);
}

/** Numbers of cards in a text. */
export function cardsIn(text: string): readonly string[] {
  return (text.match(digits) ?? []).filter(isCard);
}

const shown = 4;

/**
 * A text without the numbers of cards in it: nines stand for all but the last four digits, so that a number in JSON stays
 * one, and the same number becomes the same text each time.
 */
export function withoutCards(text: string): string {
  return text.replaceAll(digits, (found) => {
    if (!isCard(found)) return found;
    let left = plainDigits(found).length - shown;
    return found.replaceAll(/%20|%2[Dd]|\d/g, (one) => {
      if (one.startsWith('%')) return one;
      left -= 1;
      return left >= 0 ? '9' : one;
    });
  });
}
