import { useEffect, useRef } from 'react';
import { sentences } from '#contract/sentences.ts';
import { isSharedDevice, shareDevice } from '#web/lib/device/storage.ts';
import { textOf } from '#web/lib/form/form-problems.ts';
import type { Problems } from '#web/lib/form/use-submit.ts';
import { InputField } from '#web/ui/form/field.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';

interface EmailFieldProps {
  readonly problems: Problems;
  readonly defaultValue?: string;
  /** What a browser may offer in the field besides. */
  readonly offers?: 'webauthn';
}

/** The address that an account is known by. */
export function EmailField({ problems, defaultValue, offers }: EmailFieldProps) {
  return (
    <InputField
      label="Email"
      name="email"
      type="email"
      autoComplete={offers ? `username ${offers}` : 'username'}
      autoCapitalize="none"
      required
      defaultValue={defaultValue}
      error={problems.email}
    />
  );
}

/**
 * Whether others use the device too, on which nothing is to be kept then. It counts from the tick on, so that it holds for
 * every way in: a passkey asks for nothing to be sent, and a service has the visitor leave the page.
 */
export function SharedDeviceField() {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!box.current) return;
    // ticked before this code had come, or in the tab before this page
    if (box.current.checked) shareDevice(true);
    else box.current.checked = isSharedDevice();
  }, []);
  return (
    <div className="-my-1">
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          ref={box}
          type="checkbox"
          name="shared"
          onChange={(event) => shareDevice(event.target.checked)}
          aria-describedby="shared-hint"
          className="size-5 shrink-0"
        />
        This is a shared device
      </label>
      <p id="shared-hint" className="text-sm text-muted">
        Nothing is kept on it once you close the tab or sign out.
      </p>
    </div>
  );
}

/** What the visitor typed as their address. */
export const emailOf = (fields: HTMLFormElement) => textOf(fields, 'email').trim();

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly hint?: string;
  readonly problems: Problems;
}

/** A new password, typed twice; to be checked by `passwordsMatch`. */
export function NewPasswordFields({ label, hint, problems }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        required
        hint={hint}
        error={problems.password}
      />
      <PasswordField
        label="Confirm Password"
        name="confirm"
        autoComplete="new-password"
        required
        error={problems.confirm}
      />
    </>
  );
}

/** The two passwords of a form must be the same. */
export function passwordsMatch(fields: HTMLFormElement): Record<string, string> {
  const same = textOf(fields, 'password') === textOf(fields, 'confirm');
  return same ? {} : { confirm: sentences.passwordsDoNotMatch };
}
