import { useMemberResource } from '#web/lib/resource.ts';
import { NotKnown } from '#web/ui/notices/not-known.tsx';
import { CancelForm } from './cancel-form.tsx';
import { type CancellationState, cancellationResource } from './cancellation.ts';
import { membershipResource } from './membership.ts';

const notices = {
  pending: {
    title: 'Cancellation Request Pending',
    text: 'Your cancellation request is being reviewed. We will process it within 24-48 hours.',
    style: 'border-marula bg-marula-soft text-marula-ink',
  },
  processed: {
    title: 'Cancellation Request Processed',
    text: 'Your subscription has been cancelled. Thank you for being a member!',
    style: 'border-brand bg-brand-soft text-brand-deep',
  },
} as const;

export function CancelSection({ userId }: { readonly userId: string }) {
  const { status, data: state } = useMemberResource(cancellationResource, userId);
  const membership = useMemberResource(membershipResource, userId);
  const ways = membership.data?.ways ?? [];
  const isLoading = status === 'loading' || membership.status === 'loading';
  return (
    <section className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-7">
      <h2 className="text-2xl">Cancel Subscription</h2>
      <div className="mt-4" aria-live="polite">
        {state !== undefined && state !== 'none' && <Notice state={state} />}
      </div>
      {isLoading && (
        <div aria-hidden="true" className="h-72 animate-breathe rounded-control bg-sunken" />
      )}
      {status === 'failed' && state === undefined && (
        <NotKnown
          what="whether you have asked to cancel"
          onRetry={() => void cancellationResource.load(userId)}
        />
      )}
      {state === 'none' && !isLoading && <CancelForm userId={userId} ways={ways} />}
      {state !== undefined && state !== 'none' && ways.length > 0 && (
        <details className="mt-4">
          <summary className="min-h-11 cursor-pointer py-2 font-bold">
            End what is still paid for
          </summary>
          <div className="mt-3">
            <CancelForm userId={userId} ways={ways} />
          </div>
        </details>
      )}
    </section>
  );
}

function Notice({ state }: { readonly state: Exclude<CancellationState, 'none'> }) {
  const { title, text, style } = notices[state];
  return (
    <div className={`rounded-control border-l-4 px-4 py-3 ${style}`}>
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1">{text}</p>
    </div>
  );
}
