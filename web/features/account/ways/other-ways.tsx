import type { ReactNode } from 'react';
import type { WaysIn } from '#web/lib/ways-in.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { knowsPasskeys } from './passkey-wire.ts';

export interface OtherWaysProps {
  readonly ways: WaysIn;
  onIn(): void;
  /** The member has a second factor. */
  onSecondStep(): Promise<void>;
  /** Takes the place of the page's own form; null gives it back. */
  onInstead(step: ReactNode): void;
}

/** What the operator has switched on beside the password, below its form. */
export function OtherWays({ ways, onIn, onSecondStep }: OtherWaysProps) {
  return (
    <>
      {ways.passkeys && knowsPasskeys() && (
        <PasskeyButton onIn={onIn} onSecondStep={onSecondStep} />
      )}
    </>
  );
}
