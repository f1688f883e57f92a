import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { WaysIn } from '#web/lib/auth/ways-in.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { CompanyForm } from './company-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { knowsPasskeys } from './passkey-wire.ts';
import { PhoneForm } from './phone-form.tsx';
import { Services } from './services.tsx';

export interface OtherWaysProps {
  readonly ways: WaysIn;
  /** Whether whoever comes is new here: a phone makes them a member then, and they cannot have a passkey. */
  readonly isNew?: boolean;
  onIn(): void;
  /** The member has a second factor. */
  onSecondStep(): Promise<void>;
  /** Takes the place of the page's own form; null gives it back. */
  onInstead(step: ReactNode): void;
}

/** What the operator has switched on beside the password, below its form. */
export function OtherWays({ ways, isNew = false, onInstead, ...way }: OtherWaysProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const told = useRef<HTMLDivElement>(null);
  // who comes back from another page is at the top of this one, and on a phone would not see why
  useEffect(() => {
    if (failure !== null) told.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  const onBack = () => onInstead(null);
  return (
    <>
      <div ref={told} className={failure === null ? 'hidden' : 'scroll-my-5'}>
        <ErrorBox message={failure} />
      </div>
      {ways.passkeys && !isNew && knowsPasskeys() && (
        <PasskeyButton {...way} onFailure={setFailure} />
      )}
      {ways.phone && (
        <Button
          variant="secondary"
          onClick={() => onInstead(<PhoneForm creates={isNew} {...way} onBack={onBack} />)}
        >
          Text me a code
        </Button>
      )}
      <Services services={ways.services} {...way} onFailure={setFailure} />
      {ways.companies && (
        <Button variant="secondary" onClick={() => onInstead(<CompanyForm onBack={onBack} />)}>
          Login with your company
        </Button>
      )}
    </>
  );
}
