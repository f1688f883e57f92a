import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMemberResource } from '#web/lib/requests/resource.ts';
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
  // the form that was sent is gone, so what came of it takes the focus
  const heading = useRef<HTMLHeadingElement>(null);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    if (sent > 0) heading.current?.focus();
  }, [sent]);
  const form = (
    <CancelForm userId={userId} ways={ways} onSent={() => setSent((before) => before + 1)} />
  );
  const isLoading = status === 'loading' || membership.status === 'loading';
  return (
    <section className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-7">
      <h2 className="text-2xl">Cancel Subscription</h2>
      <div className="mt-4" aria-live="polite">
        {state !== undefined && state !== 'none' && <Notice state={state} heading={heading} />}
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
      {state === 'none' && !isLoading && form}
      {state !== undefined && state !== 'none' && ways.length > 0 && (
        <details className="mt-4">
          <summary className="min-h-11 cursor-pointer py-2 font-bold">
            End what is still paid for
          </summary>
          <div className="mt-3">{form}</div>
        </details>
      )}
    </section>
  );
}

interface NoticeProps {
  readonly state: Exclude<CancellationState, 'none'>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

function Notice({ state, heading }: NoticeProps) {
  const { title, text, style } = notices[state];
  return (
    <div className={`rounded-control border-l-4 px-4 py-3 ${style}`}>
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        {title}
      </h3>
      <p className="mt-1">{text}</p>
    </div>
  );
}
