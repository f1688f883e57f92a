import { lazy, Suspense, useState } from 'react';
import { memberSentences } from '#contract/member-sentences.ts';
import { messageOf } from '#web/lib/wire/wire-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { downloadOwnData } from './own-data.ts';

/** Fetched when it is opened: few ever do. */
const DeleteSection = lazy(async () => {
  const { DeleteSection } = await import('./delete-section.tsx');
  return { default: DeleteSection };
});

const RequestsPart = lazy(async () => {
  const { RequestsPart } = await import('./requests-part.tsx');
  return { default: RequestsPart };
});

/** What the law calls access and erasure: a copy of everything, and the end of everything. */
export function OwnDataSection({ userId }: { readonly userId: string }) {
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const download = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await downloadOwnData();
    } catch (error) {
      setFailure(messageOf(error, memberSentences.exportFailed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-7">
      <h2 className="text-2xl">Your Data</h2>
      <p className="mt-2 max-w-prose text-muted">
        Your profile, plans, lists and everything else that we keep about you, in one file.
      </p>
      <div className="mt-4 grid gap-4">
        <ErrorBox message={failure} />
        <Button
          variant="secondary"
          className="justify-self-start"
          pending={busy && 'Putting it together…'}
          onClick={() => void download()}
        >
          Download My Data
        </Button>
        <details
          className="group border-t border-line pt-2"
          onToggle={(event) => {
            if (event.currentTarget.open) setAsking(true);
          }}
        >
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-muted underline underline-offset-4 group-open:no-underline">
            Ask about my information
          </summary>
          {asking && (
            <Suspense fallback={<p role="status">Loading…</p>}>
              <RequestsPart userId={userId} />
            </Suspense>
          )}
        </details>
        <details
          className="group border-t border-line pt-2"
          onToggle={(event) => {
            if (event.currentTarget.open) setLeaving(true);
          }}
        >
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-muted underline underline-offset-4 group-open:no-underline">
            Delete my account
          </summary>
          {leaving && (
            <Suspense fallback={<p role="status">Loading…</p>}>
              <DeleteSection userId={userId} />
            </Suspense>
          )}
        </details>
      </div>
    </section>
  );
}
