import { useState } from 'react';
import { healthQuestions } from '#planning/profile/health-questions.ts';
import { deleteHealth, healthResource } from '#web/lib/profile/health-resource.ts';
import { useMemberResource } from '#web/lib/requests/resource.ts';
import { messageOf } from '#web/lib/wire/wire-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { NotKnown } from '#web/ui/notices/not-known.tsx';
import { healthDraftOf, saysNothing } from './health-draft.ts';
import { healthSections } from './health-layout.ts';

const titleId = 'kept-answers';
const fields = healthSections.flatMap((section) => section.fields);

/** What is kept of whom nothing new may be kept: they see it as it is, and delete it without agreeing to anything. */
export function KeptAnswers({ userId }: { readonly userId: string }) {
  const { status, data: said } = useMemberResource(healthResource, userId);
  const [failure, setFailure] = useState<string | null>(null);
  const [working, setWorking] = useState(false);
  const [deleted, setDeleted] = useState(false);
  const isKept = said && !saysNothing(healthDraftOf(said));
  if (said === undefined) {
    return (
      status === 'failed' && (
        <NotKnown what="what you told us before" onRetry={() => void healthResource.load(userId)} />
      )
    );
  }
  if (!isKept && !deleted) return null;
  const forget = async () => {
    setWorking(true);
    setFailure(null);
    try {
      await deleteHealth(userId);
      setDeleted(true);
      // the button that was pressed is gone
      document.getElementById(titleId)?.focus({ preventScroll: true });
    } catch (error) {
      setFailure(messageOf(error, 'Your answers could not be deleted. Please try again.'));
    } finally {
      setWorking(false);
    }
  };
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-7"
    >
      <h2 id={titleId} tabIndex={-1} className="text-2xl">
        What you told us before
      </h2>
      <p role="status" className="mt-1 font-bold text-brand empty:hidden">
        {isKept ? '' : 'Your answers are deleted.'}
      </p>
      {isKept && (
        <>
          <p className="mt-1 max-w-prose text-muted">
            It is kept as it is until you delete it. You need not agree to anything for that.
          </p>
          <dl className="mt-4 grid gap-3">
            {fields.map((name) => {
              const answer = said[name];
              return (
                answer.length > 0 && (
                  <div key={name}>
                    <dt className="font-bold">{healthQuestions[name].label}</dt>
                    <dd className="wrap-anywhere">
                      {typeof answer === 'string' ? answer : answer.join(', ')}
                    </dd>
                  </div>
                )
              );
            })}
          </dl>
          <ErrorBox message={failure} />
          <Button
            variant="secondary"
            className="mt-4"
            pending={working && 'Deleting…'}
            onClick={() => void forget()}
          >
            Delete these answers
          </Button>
        </>
      )}
    </section>
  );
}
