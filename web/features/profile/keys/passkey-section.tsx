import { useEffect, useState } from 'react';
import { explainKey } from '#web/lib/auth/auth-refusal.ts';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { useProof } from '../proof/use-proof.ts';
import { AddKeyForm } from './add-key-form.tsx';
import { type Key, KeyList } from './key-list.tsx';
import { addPasskey, readPasskeys, removePasskey, renamePasskey } from './passkeys.ts';

/** The member's passkeys: added, named, removed. */
export function PasskeySection() {
  const { whenAsked } = useProof();
  const [keys, setKeys] = useState<readonly Key[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  useEffect(() => {
    readPasskeys().then(setKeys, (error: unknown) => setFailure(explainKey(error)));
  }, []);
  /** Does it, tells of it and shows what there is then. */
  const act = async (work: Promise<void>, told: string) => {
    setDone(null);
    await work;
    setKeys(await readPasskeys());
    setDone(told);
  };
  if (keys === null) {
    return failure === null ? <p role="status">Loading…</p> : <ErrorBox message={failure} />;
  }
  return (
    <>
      <p className="max-w-prose text-muted">
        A passkey lets you in with your finger, your face or your PIN in the place of your password.
      </p>
      {keys.length === 0 ? (
        <p>You have no passkeys yet.</p>
      ) : (
        <KeyList
          keys={keys}
          onRename={(id, name) => act(renamePasskey(id, name), 'The name is saved.')}
          onRemove={(id) =>
            act(
              whenAsked(() => removePasskey(id)),
              'The passkey is removed. Delete it on your device as well.',
            )
          }
        />
      )}
      <p role="status" className="font-semibold empty:hidden">
        {done}
      </p>
      {'PublicKeyCredential' in window ? (
        <AddKeyForm
          // a new name is proposed for each
          key={keys.length}
          action="Add Passkey"
          name={keys.length === 0 ? 'My passkey' : `My passkey ${keys.length + 1}`}
          onAdd={(name) =>
            act(
              whenAsked(() => addPasskey(name)),
              'The passkey is added.',
            )
          }
        />
      ) : (
        <p className="max-w-prose">This browser cannot make passkeys. Please use another one.</p>
      )}
    </>
  );
}
