import { useEffect, useEffectEvent, useState } from 'react';
import { serviceName } from '#web/lib/auth/service-name.ts';
import { Button } from '#web/ui/button.tsx';
import { comeBack, goToService, type ProviderReturn, takeArrival } from './outside.ts';
import { explainOutside } from './outside-words.ts';

interface ServicesProps {
  readonly services: readonly string[];
  onIn(): void;
  onSecondStep(): Promise<void>;
  onFailure(failure: string | null): void;
}

/** A button for each service that vouches for members, and what follows when somebody comes back from one. */
export function Services({ services, onIn, onSecondStep, onFailure }: ServicesProps) {
  const [arrival] = useState<ProviderReturn | null>(takeArrival);
  const [busy, setBusy] = useState<string | null>(arrival === null ? null : '');
  const fail = (error: unknown) => {
    setBusy(null);
    onFailure(explainOutside(error));
  };
  const arrive = useEffectEvent((came: ProviderReturn) => {
    comeBack(came)
      .then((isIn) => (isIn ? onIn() : onSecondStep()))
      .catch(fail);
  });
  useEffect(() => {
    if (arrival !== null) arrive(arrival);
  }, [arrival]);
  const go = (name: string) => {
    setBusy(name);
    onFailure(null);
    goToService(name).catch(fail);
  };
  if (busy === '') return <p role="status">Signing in…</p>;
  return services.map((name) => (
    <Button
      key={name}
      variant="secondary"
      pending={busy === name && 'One moment…'}
      onClick={() => go(name)}
    >
      Continue with {serviceName(name)}
    </Button>
  ));
}
