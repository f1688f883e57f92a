import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useWaysIn } from '#web/lib/auth/use-ways-in.ts';
import { takeReturn } from '../services/link-return.ts';
import { EmailForm } from './email-form.tsx';

const PasskeySection = lazy(async () => {
  const { PasskeySection } = await import('../keys/passkey-section.tsx');
  return { default: PasskeySection };
});
const PasswordSection = lazy(async () => {
  const { PasswordSection } = await import('./password-section.tsx');
  return { default: PasswordSection };
});
const ServicesSection = lazy(async () => {
  const { ServicesSection } = await import('../services/services-section.tsx');
  return { default: ServicesSection };
});
const History = lazy(async () => {
  const { History } = await import('./history.tsx');
  return { default: History };
});

/** How the account is protected: address, password, devices, and what happened to it. */
export function SecuritySection() {
  const ways = useWaysIn();
  const [cameBack] = useState(takeReturn);
  const [changes, setChanges] = useState(0);
  return (
    <section className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-7">
      <h2 className="text-2xl">Security</h2>
      <p className="mt-2 max-w-prose text-muted">
        Your address, your password, and who is signed in to your account.
      </p>
      <div className="mt-4 grid gap-1">
        <Part name="Change email">
          <EmailForm />
        </Part>
        <Part name="Change password">
          <PasswordSection onChanged={() => setChanges((count) => count + 1)} />
        </Part>
        {ways?.passkeys === true && (
          <Part name="Passkeys">
            <PasskeySection />
          </Part>
        )}
        {ways?.linking === true && ways.services.length > 0 && (
          <Part name="Other services" startsOpen={cameBack !== null}>
            <ServicesSection services={ways.services} cameBack={cameBack} />
          </Part>
        )}
        <Part name="Devices and what happened" readsAnew>
          <History
            // a changed password signs devices out
            key={changes}
          />
        </Part>
      </div>
    </section>
  );
}

interface PartProps {
  readonly name: string;
  readonly startsOpen?: boolean;
  /** Whether it is made anew each time it is opened. */
  readonly readsAnew?: boolean;
  readonly children: ReactNode;
}

/** What is in it is fetched when it is opened. */
function Part({ name, startsOpen = false, readsAnew = false, children }: PartProps) {
  const [opened, setOpened] = useState(startsOpen);
  return (
    <details
      className="group border-t border-line pt-1"
      open={startsOpen}
      onToggle={(event) => {
        if (event.currentTarget.open || readsAnew) setOpened(event.currentTarget.open);
      }}
    >
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4 group-open:no-underline">
        {name}
      </summary>
      <div className="grid gap-4 pt-2 pb-4">
        {opened && <Suspense fallback={<p role="status">Loading…</p>}>{children}</Suspense>}
      </div>
    </details>
  );
}
