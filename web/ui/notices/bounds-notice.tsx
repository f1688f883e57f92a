import { paths } from '#contract/paths.ts';
import { AppLink } from '../app-link.tsx';
import { textLink } from '../link-style.ts';

interface BoundsNoticeProps {
  /** A sentence for each answer that no plan can be made for; none, no notice. */
  readonly beyond: readonly string[];
  /** On the page where they can be changed. */
  readonly here?: boolean;
}

/** Tells a member whose profile is from a time of wider bounds why there will be no new plans, before they ask for one. */
export function BoundsNotice({ beyond, here = false }: BoundsNoticeProps) {
  if (beyond.length === 0) return null;
  return (
    <section
      aria-label="Why we cannot make new plans"
      className="grid gap-1 rounded-control border-l-4 border-marula bg-marula-soft px-4 py-4 text-marula-ink print:hidden"
    >
      {beyond.map((sentence) => (
        <p key={sentence} className="font-semibold">
          {sentence}
        </p>
      ))}
      <p>
        {here ? (
          'Please check it below.'
        ) : (
          <>
            Please check it in{' '}
            <AppLink to={paths.profile} className={textLink}>
              your profile
            </AppLink>
            .
          </>
        )}{' '}
        If it is right, a dietitian or a clinic can plan with you. Everything that you have here
        stays yours.
      </p>
    </section>
  );
}
