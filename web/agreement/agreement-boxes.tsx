import { Fragment, useId } from 'react';
import type { ConsentText, Purpose } from '#contract/agreement/consents.ts';
import { paths } from '#contract/paths.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { textLink } from '#web/ui/link-style.ts';

/** Name of a purpose's box in its form. */
export const boxName = (purpose: Purpose) => `agree-${purpose}`;

interface AgreementBoxesProps {
  readonly texts: readonly ConsentText[];
  readonly ticked: ReadonlySet<Purpose>;
  onToggle(purpose: Purpose): void;
  /** What is wrong with the box without which nothing is sent; null where nothing is. */
  readonly problem: string | null;
}

/** A box for each purpose, none of them ticked by itself, in the words that are kept with the answer. */
export function AgreementBoxes({ texts, ticked, onToggle, problem }: AgreementBoxesProps) {
  const problemId = useId();
  return (
    <fieldset className="grid gap-1">
      <legend className="sr-only">Your agreement</legend>
      {texts.map(({ purpose, text }) => (
        <Fragment key={purpose}>
          <label className="flex min-h-11 items-start gap-3 py-2">
            <input
              type="checkbox"
              name={boxName(purpose)}
              checked={ticked.has(purpose)}
              onChange={() => onToggle(purpose)}
              aria-invalid={purpose === 'plans' && problem !== null ? true : undefined}
              aria-describedby={purpose === 'plans' && problem !== null ? problemId : undefined}
              className="mt-0.5 size-5 shrink-0"
            />
            <span>
              {text}
              {purpose !== 'plans' && <span className="text-muted"> (optional)</span>}
            </span>
          </label>
          {purpose === 'plans' && problem !== null && (
            <p id={problemId} className="text-sm font-semibold text-danger">
              {problem}
            </p>
          )}
        </Fragment>
      ))}
      <p className="text-sm text-muted">
        What we keep, who sees it and what you may ask of us:{' '}
        <AppLink to={paths.privacy} className={textLink}>
          Privacy Policy
        </AppLink>
      </p>
    </fieldset>
  );
}
