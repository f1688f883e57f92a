import { useState } from 'react';
import type { SignedInDevice } from '#contract/account/security.ts';
import { messageOf } from '#web/lib/wire/wire-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { useProof } from '../proof/use-proof.ts';
import { endOtherSessions, endSession } from './security.ts';

const moment = new Intl.DateTimeFormat('en-ZA', { dateStyle: 'medium', timeStyle: 'short' });
const failed = 'That device was not signed out. Please try again.';

interface DeviceListProps {
  readonly devices: readonly SignedInDevice[];
  onChanged(): void;
}

/** Devices that are signed in, each with a button that ends it. */
export function DeviceList({ devices, onChanged }: DeviceListProps) {
  const { whenAsked } = useProof();
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const end = async (name: string, work: () => Promise<void>) => {
    setBusy(name);
    setFailure(null);
    try {
      await whenAsked(work);
      onChanged();
    } catch (error) {
      setFailure(messageOf(error, failed));
    } finally {
      setBusy(null);
    }
  };
  const others = devices.filter((device) => !device.is_this);
  return (
    <div>
      <h3 className="text-lg">Signed-in devices</h3>
      <ul className="mt-2 grid gap-3">
        {devices.map(({ id, device, place, last_used_at, is_this }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <span>
              <span className="font-semibold">{device}</span>
              {is_this && ' (this device)'}
              <span className="block text-sm text-muted">
                {place !== null && `${place}, `}
                last used {moment.format(new Date(last_used_at))}
              </span>
            </span>
            {!is_this && (
              <Button
                variant="secondary"
                aria-label={`Sign out ${device}`}
                pending={busy === id && 'Signing out…'}
                onClick={() => void end(id, () => endSession(id))}
              >
                Sign Out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ErrorBox message={failure} />
      {others.length > 0 && (
        <Button
          variant="secondary"
          className="mt-4"
          pending={busy === 'others' && 'Signing out…'}
          onClick={() => void end('others', endOtherSessions)}
        >
          Sign Out All Other Devices
        </Button>
      )}
    </div>
  );
}
