import { AuthError, invalid, type WeakPasswordReason } from '../auth-error.ts';
import { openCommonPasswords } from './common-passwords.ts';
import { canonical, longestPassword, passwordTooLong } from './password-text.ts';

export interface PasswordRules {
  /**
   * Why a password is too weak; empty when it is not. One that is too short is that and nothing else.
   * @param address of the member, mailbox or phone, which is no secret; '' where there is none
   */
  weaknesses(password: string, address: string): readonly WeakPasswordReason[];
  /** @throws AuthError when a new password is empty or too long */
  checkShape(password: string): void;
  /** @throws AuthError weak_password */
  checkStrength(password: string, address: string): void;
  /** What a member is told whose password is too weak. */
  sentence(reasons: readonly WeakPasswordReason[]): string;
}

const productName = 'phila';
/** A word this short stands in other words by chance. */
const shortestWord = 4;
/** So many letters must be left beside words that anybody knows of the member. */
const fewestOwnLetters = 4;
/** A password of fewer different characters is one key held down. */
const fewestDifferent = 3;

/** A number as its owner writes it at home: without the code of the country, which has one to three digits. */
function numbersOf(phone: string): readonly string[] {
  return /^\d+$/.test(phone) ? [1, 2, 3].map((code) => phone.slice(code)) : [];
}

/** Words that a guess at a member's password would begin with. */
function knownWords(address: string): readonly string[] {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const words = [
    productName,
    address.toLowerCase(),
    local,
    domain,
    ...numbersOf(address),
    ...local.split(/[^\p{L}]+/u),
  ];
  words.push(domain.split('.')[0] ?? '');
  return words.filter(({ length }) => length >= shortestWord).sort((a, b) => b.length - a.length);
}

/** Says whether a password is little more than the product's name or the member's own address. */
function isObvious(password: string, address: string): boolean {
  if (new Set(password).size < fewestDifferent) return true;
  const text = password.toLowerCase();
  const rest = knownWords(address).reduce((left, word) => left.replaceAll(word, ' '), text);
  return rest !== text && (rest.match(/\p{L}/gu) ?? []).length < fewestOwnLetters;
}

/** @param shortest characters that a new password has at least */
export function createPasswordRules(
  shortest: number,
  isCommon: (password: string) => boolean = openCommonPasswords(),
): PasswordRules {
  function weaknesses(password: string, address: string): readonly WeakPasswordReason[] {
    const text = canonical(password);
    if (text === null) return [];
    if ([...text].length < shortest) return ['length'];
    return isCommon(text) || isObvious(text, address) ? ['pwned'] : [];
  }

  const sentence = (reasons: readonly WeakPasswordReason[]) =>
    reasons.includes('length')
      ? `Password should be at least ${shortest} characters.`
      : 'Password is known to be weak and easy to guess, please choose a different one.';

  return {
    weaknesses,
    sentence,
    checkShape(password) {
      if (password === '') throw invalid('Signup requires a valid password');
      const text = canonical(password);
      if (text === null || [...text].length > longestPassword) throw passwordTooLong();
    },
    checkStrength(password, address) {
      const reasons = weaknesses(password, address);
      if (reasons.length === 0) return;
      throw new AuthError('weak_password', { weakPassword: reasons, message: sentence(reasons) });
    },
  };
}
