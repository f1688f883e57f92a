import { useEffect, useEffectEvent, useState } from 'react';
import { explainKey } from '#web/lib/auth/auth-refusal.ts';
import { savesData } from '#web/lib/device/save-data.ts';
import { WireError } from '#web/lib/wire/wire-error.ts';
import { Button } from '#web/ui/button.tsx';
import { offersInField, signInByPasskey } from './passkey-wire.ts';

const words = {
  key_not_used: 'No passkey was used. Try again, or use your password.',
  webauthn_verification_failed: 'This passkey opens no account here. Please use another way in.',
};

interface PasskeyButtonProps {
  onIn(): void;
  onSecondStep(): Promise<void>;
  onFailure(failure: string | null): void;
}

/** Signing in with a passkey: by this button, or by choosing it where the browser offers it in the field of the address. */
export function PasskeyButton({ onIn, onSecondStep, onFailure }: PasskeyButtonProps) {
  const [busy, setBusy] = useState(false);
  const enter = async (isIn: boolean) => {
    if (isIn) onIn();
    else await onSecondStep();
  };
  const take = useEffectEvent(enter);
  const refuse = useEffectEvent((error: unknown) => onFailure(explainKey(error, words)));
  useEffect(() => {
    // a browser asks for one key at a time
    if (busy || savesData()) return;
    const offer = new AbortController();
    const wait = async () => {
      if ((await offersInField()) && !offer.signal.aborted) {
        await take(await signInByPasskey(offer.signal, true));
      }
    };
    wait().catch((error: unknown) => {
      // an offer that was not made, or that nobody took up, is no failure; what the server says of the key that was chosen is
      const isRefusal = error instanceof WireError && error.status >= 400 && error.status !== 429;
      if (isRefusal && !offer.signal.aborted) refuse(error);
    });
    return () => offer.abort();
  }, [busy]);
  const ask = async () => {
    setBusy(true);
    onFailure(null);
    try {
      await enter(await signInByPasskey(new AbortController().signal));
    } catch (error) {
      onFailure(explainKey(error, words));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="secondary"
      pending={busy && 'Waiting for your passkey…'}
      onClick={() => void ask()}
    >
      Use a passkey
    </Button>
  );
}
