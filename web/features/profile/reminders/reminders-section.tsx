import { lazy, type ReactNode, Suspense, useState } from 'react';

/** Fetched when it is opened: most look at their profile for something else. */
const CalendarPart = lazy(async () => {
  const { CalendarPart } = await import('./calendar-part.tsx');
  return { default: CalendarPart };
});

const PushPart = lazy(async () => {
  const { PushPart } = await import('./push-part.tsx');
  return { default: PushPart };
});

/** What reminds a member while the app is closed. */
export function RemindersSection() {
  return (
    <section className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-7">
      <h2 className="text-2xl">Reminders and Calendar</h2>
      <p className="mt-2 max-w-prose text-muted">
        Your meals and sessions where you look anyway. Nothing is on until you choose it.
      </p>
      <div className="mt-4 grid gap-1">
        <Opened summary="Reminders on this device">
          <PushPart />
        </Opened>
        <Opened summary="Your plans in a calendar">
          <CalendarPart />
        </Opened>
      </div>
    </section>
  );
}

/** Something whose code comes when it is opened. */
function Opened({ summary, children }: { readonly summary: string; readonly children: ReactNode }) {
  const [opened, setOpened] = useState(false);
  return (
    <details
      className="group border-t border-line pt-1"
      onToggle={(event) => {
        if (event.currentTarget.open) setOpened(true);
      }}
    >
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4 group-open:no-underline">
        {summary}
      </summary>
      <div className="grid gap-4 pt-2 pb-4">
        {opened && <Suspense fallback={<p role="status">Loading…</p>}>{children}</Suspense>}
      </div>
    </details>
  );
}
