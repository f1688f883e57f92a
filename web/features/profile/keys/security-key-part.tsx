import { useProof } from '../proof/use-proof.ts';
import { AddKeyForm } from './add-key-form.tsx';
import { type Key, KeyList } from './key-list.tsx';
import { addSecurityKey } from './security-keys.ts';

interface SecurityKeyPartProps {
  readonly keys: readonly Key[];
  /** One more belongs to the account. */
  onAdded(): Promise<void>;
  onRemove(id: string): Promise<void>;
}

/** Security keys as second step. */
export function SecurityKeyPart({ keys, onAdded, onRemove }: SecurityKeyPartProps) {
  const { beforehand } = useProof();
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <h3 className="text-lg">Security keys</h3>
      <p className="max-w-prose text-muted">
        A key that you plug in or hold to your phone, asked for after your password.
      </p>
      {keys.length > 0 && <KeyList keys={keys} onRemove={onRemove} />}
      {'PublicKeyCredential' in window && (
        <AddKeyForm
          key={keys.length}
          action="Add Security Key"
          name={keys.length === 0 ? 'My security key' : `My security key ${keys.length + 1}`}
          onAdd={async (name) => {
            await beforehand(() => addSecurityKey(name));
            await onAdded();
          }}
        />
      )}
    </div>
  );
}
