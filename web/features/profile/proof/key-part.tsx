import { useEffect, useState } from 'react';
import { explainKey } from '#web/lib/auth/auth-refusal.ts';
import { useSubmit } from '#web/lib/form/use-submit.ts';
import { proveByKey, readFactors, type SecurityKey } from '#web/lib/session/second-step.ts';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { ProofForm } from './proof-form.tsx';
import { provePasskey } from './prove.ts';

interface PartProps {
  onProved(): void;
}

interface PressProps extends PartProps {
  readonly action: string;
  /** Has the browser ask for the key. */
  prove(): Promise<void>;
}

function Press({ action, prove, onProved }: PressProps) {
  const form = useSubmit({
    send: async () => {
      await prove();
      onProved();
    },
    explain: (error) => explainKey(error),
  });
  return <ProofForm form={form} action={action} pending="Waiting for your key…" />;
}

export function PasskeyPart({ onProved }: PartProps) {
  return <Press action="Use Passkey" prove={provePasskey} onProved={onProved} />;
}

/** The member's security keys, each by its name. */
export function KeyPart({ onProved }: PartProps) {
  const [keys, setKeys] = useState<readonly SecurityKey[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    readFactors().then(
      (factors) => setKeys(factors.keys),
      (error: unknown) => setFailure(explainKey(error)),
    );
  }, []);
  if (keys === null) {
    return failure === null ? <p role="status">Loading…</p> : <ErrorBox message={failure} />;
  }
  return keys.map(({ id, name }) => (
    <Press key={id} action={`Use ${name}`} prove={() => proveByKey(id)} onProved={onProved} />
  ));
}
