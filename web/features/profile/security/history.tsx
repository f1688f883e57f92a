import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '#web/lib/wire/wire-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { DeviceList } from './device-list.tsx';
import { eventLabel, readSecurity, type Security } from './security.ts';

const failed = 'We could not reach the server. Please try again.';

/** Who is signed in to the account, and what happened to it. */
export function History() {
  const [security, setSecurity] = useState<Security | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const load = useCallback(
    () =>
      readSecurity().then(
        (read) => {
          setFailure(null);
          setSecurity(read);
        },
        (error: unknown) => setFailure(messageOf(error, failed)),
      ),
    [],
  );
  useEffect(() => {
    void load();
  }, [load]);
  return (
    <>
      <ErrorBox message={failure} />
      {failure !== null && (
        <Button variant="secondary" className="justify-self-start" onClick={() => void load()}>
          Try again
        </Button>
      )}
      {security === null && failure === null && <p role="status">Loading…</p>}
      {security !== null && (
        <>
          <DeviceList devices={security.devices} onChanged={() => void load()} />
          <Events security={security} />
        </>
      )}
    </>
  );
}

const moment = new Intl.DateTimeFormat('en-ZA', { dateStyle: 'medium', timeStyle: 'short' });

function Events({ security }: { readonly security: Security }) {
  return (
    <div>
      <h3 className="text-lg">What happened</h3>
      <ul className="mt-2 grid gap-2">
        {security.events.map((event) => (
          <li key={`${event.at} ${event.event}`} className="flex flex-wrap gap-x-3">
            <span className="font-semibold">{eventLabel(event)}</span>
            <span className="text-muted">
              {moment.format(new Date(event.at))}
              {event.place !== null && `, ${event.place}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
