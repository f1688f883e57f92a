import { paths } from '#contract/paths.ts';
import { textLink } from './link-style.ts';

/** The ways to the two documents, within a sentence. */
export function LegalLinks() {
  return (
    <>
      <a href={paths.terms} className={textLink}>
        Terms &amp; Conditions
      </a>{' '}
      and{' '}
      <a href={paths.privacy} className={textLink}>
        Privacy Policy
      </a>
    </>
  );
}
