import { explainKey } from '#web/lib/auth/auth-refusal.ts';
import { useSubmit } from '#web/lib/form/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { KeyNameField, keyNameOf, keyNameProblems } from './key-name-field.tsx';

const words = {
  key_not_used: 'Nothing was added. Please try again.',
  key_is_known: 'This one belongs to your account already.',
  webauthn_credential_exists: 'This one belongs to your account already.',
};

interface AddKeyFormProps {
  readonly action: string;
  readonly name: string;
  /** Has the browser make the key. */
  onAdd(name: string): Promise<void>;
}

/** A name for a new key, and the press that makes it. */
export function AddKeyForm({ action, name, onAdd }: AddKeyFormProps) {
  const form = useSubmit({
    check: keyNameProblems,
    send: (fields) => onAdd(keyNameOf(fields)),
    explain: (error) => explainKey(error, words),
  });
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid max-w-md gap-5">
      <KeyNameField problems={form.problems} defaultValue={name} />
      <ErrorBox message={form.failure} />
      <Button type="submit" className="justify-self-start" pending={form.pending && 'One moment…'}>
        {action}
      </Button>
    </form>
  );
}
