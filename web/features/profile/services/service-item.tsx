import { useState } from 'react';
import { serviceName } from '#web/lib/auth/service-name.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import type { LinkedService } from './services.ts';

const day = new Intl.DateTimeFormat('en-ZA', { dateStyle: 'medium' });

interface ServiceItemProps {
  readonly service: LinkedService;
  /** False for the only way into an account. */
  readonly canUnlink: boolean;
  explain(error: unknown): string;
  onUnlink(): Promise<void>;
}

/** A service that is linked, and the two presses that unlink it. */
export function ServiceItem({ service, canUnlink, explain, onUnlink }: ServiceItemProps) {
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const name = serviceName(service.name);
  const unlink = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await onUnlink();
    } catch (error) {
      setFailure(explain(error));
      setBusy(false);
    }
  };
  return (
    <li className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="min-w-0">
          <span className="font-semibold">{name}</span>
          <span className="block text-sm break-words text-muted">
            {service.account}
            {service.account !== null && service.linkedAt !== null && ', '}
            {service.linkedAt !== null && `linked ${day.format(new Date(service.linkedAt))}`}
          </span>
        </span>
        {!canUnlink ? (
          <span className="text-sm text-muted">the only way into your account</span>
        ) : asks ? (
          <span className="flex flex-wrap gap-3">
            <Button variant="danger" pending={busy && 'Unlinking…'} onClick={() => void unlink()}>
              Yes, Unlink It
            </Button>
            <Button variant="quiet" onClick={() => setAsks(false)}>
              Keep It
            </Button>
          </span>
        ) : (
          <Button variant="secondary" aria-label={`Unlink ${name}`} onClick={() => setAsks(true)}>
            Unlink
          </Button>
        )}
      </div>
      <ErrorBox message={failure} />
    </li>
  );
}
