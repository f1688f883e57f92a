import { AuthError, invalid, type WeakPasswordReason } from '../auth-error.ts';
import { openCommonPasswords } from './common-passwords.ts';
import { canonical, longestPassword, tooLong } from './password-text.ts';

export interface PasswordRules {
  /**
   * Why a password is too weak; empty when it is not. One that is too short is that and nothing else.
   * @param email of the member, whose own address is no secret; '' where there is none
   */
  weaknesses(password: string, email: string): readonly WeakPasswordReason[];
  /** @throws AuthError when a new password is empty or too long */
  checkShape(password: string): void;
  /** @throws AuthError weak_password */
  checkStrength(password: string, email: string): void;
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

/** Words that a guess at a member's password would begin with. */
function knownWords(email: string): readonly string[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const words = [productName, email.toLowerCase(), local, domain, ...local.split(/[^\p{L}]+/u)];
  words.push(domain.split('.')[0] ?? '');
  return words.filter(({ length }) => length >= shortestWord).sort((a, b) => b.length - a.length);
}

/** Says whether a password is little more than the product's name or the member's own address. */
function isObvious(password: string, email: string): boolean {
  if (new Set(password).size < fewestDifferent) return true;
  const text = password.toLowerCase();
  const rest = knownWords(email).reduce((left, word) => left.replaceAll(word, ' '), text);
  return rest !== text && (rest.match(/\p{L}/gu) ?? []).length < fewestOwnLetters;
}

/** @param shortest characters that a new password has at least */
export function createPasswordRules(
  shortest: number,
  isCommon: (password: string) => boolean = openCommonPasswords(),
): PasswordRules {
  function weaknesses(password: string, email: string): readonly WeakPasswordReason[] {
    const text = canonical(password);
    if (text === null) return [];
    if ([...text].length < shortest) return ['length'];
    return isCommon(text) || isObvious(text, email) ? ['pwned'] : [];
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
      if (text === null || [...text].length > longestPassword) throw tooLong();
    },
    checkStrength(password, email) {
      const reasons = weaknesses(password, email);
      if (reasons.length === 0) return;
      throw new AuthError('weak_password', { weakPassword: reasons, message: sentence(reasons) });
    },
  };
}
