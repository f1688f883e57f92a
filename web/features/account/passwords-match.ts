import { sentences } from '#contract/sentences.ts';
import { textOf } from '#web/lib/form-problems.ts';

/** The two passwords of a form must be the same. */
export function passwordsMatch(fields: HTMLFormElement): Record<string, string> {
  const same = textOf(fields, 'password') === textOf(fields, 'confirm');
  return same ? {} : { confirm: sentences.passwordsDoNotMatch };
}
