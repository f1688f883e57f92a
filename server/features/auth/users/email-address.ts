import { invalid } from '../auth-error.ts';

// the same rule as a browser's <input type="email"> (HTML Standard)
const form =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** As addresses are stored and compared: lower case, no space around. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** @throws AuthError when it is no address or longer than 255 characters */
export function parseEmail(text: string): string {
  const email = normalizeEmail(text);
  if (email.length > 255 || !form.test(email)) {
    throw invalid('Unable to validate email address: invalid format');
  }
  return email;
}
