import { memberSentences } from '#contract/member-sentences.ts';
import { textBounds } from '#contract/text-bounds.ts';
import { problemsOfLength, textOf } from '#web/lib/form-problems.ts';
import { useMemberResource } from '#web/lib/resource.ts';
import { useKeptText } from '#web/lib/use-kept-text.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/form/field.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { NotKnown } from '#web/ui/notices/not-known.tsx';
import {
  type CancellationState,
  cancellationResource,
  requestCancellation,
} from './cancellation.ts';

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
  return (
    <section className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-7">
      <h2 className="text-2xl">Cancel Subscription</h2>
      <div className="mt-4" aria-live="polite">
        {state !== undefined && state !== 'none' && <Notice state={state} />}
      </div>
      {status === 'loading' && (
        <div aria-hidden="true" className="h-72 animate-breathe rounded-control bg-sunken" />
      )}
      {status === 'failed' && state === undefined && (
        <NotKnown
          what="whether you have asked to cancel"
          onRetry={() => void cancellationResource.load(userId)}
        />
      )}
      {state === 'none' && <CancelForm userId={userId} />}
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

function CancelForm({ userId }: { readonly userId: string }) {
  const kept = useKeptText(`cancellation.${userId}`);
  const form = useSubmit({
    check: (fields) => problemsOfLength(fields, 'reason', textBounds.cancellation),
    send: async (fields) => {
      await requestCancellation(userId, textOf(fields, 'reason').trim());
      kept.forget();
    },
    explain: () => memberSentences.cancellationFailed,
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <p className="text-muted">
        We are sorry to see you go. Your plans stay here until your subscription ends.
      </p>
      <TextAreaField
        {...kept.area}
        label={textBounds.cancellation.label}
        name="reason"
        required
        rows={4}
        most={textBounds.cancellation.max}
        error={form.problems.reason}
      />
      <ErrorBox message={form.failure} />
      <Button
        type="submit"
        variant="danger"
        className="justify-self-start"
        pending={form.pending && 'Submitting…'}
      >
        Request Cancellation
      </Button>
    </form>
  );
}
