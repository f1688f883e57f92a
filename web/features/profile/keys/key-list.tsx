import { useState } from 'react';
import { explainKey } from '#web/lib/auth/auth-refusal.ts';
import { useSubmit } from '#web/lib/form/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { KeyNameField, keyNameOf, keyNameProblems } from './key-name-field.tsx';

/** A passkey or a security key. */
export interface Key {
  readonly id: string;
  readonly name: string;
  readonly addedAt: string;
  /** Null: never, or nobody has noted it. */
  readonly usedAt: string | null;
}

const day = new Intl.DateTimeFormat('en-ZA', { dateStyle: 'medium' });

interface KeyListProps {
  readonly keys: readonly Key[];
  /** Where keys can be renamed. */
  readonly onRename?: (id: string, name: string) => Promise<void>;
  onRemove(id: string): Promise<void>;
}

/** The keys of a member, each to be named anew and removed. */
export function KeyList({ keys, ...acts }: KeyListProps) {
  return (
    <ul className="grid gap-4">
      {keys.map((key) => (
        <KeyItem key={key.id} of={key} {...acts} />
      ))}
    </ul>
  );
}

interface KeyItemProps extends Omit<KeyListProps, 'keys'> {
  readonly of: Key;
}

function KeyItem({ of: { id, name, addedAt, usedAt }, onRename, onRemove }: KeyItemProps) {
  const [view, setView] = useState<'rests' | 'names' | 'asks'>('rests');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const remove = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await onRemove(id);
    } catch (error) {
      setFailure(explainKey(error));
      setBusy(false);
    }
  };
  return (
    <li className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span>
          <span className="font-semibold break-words">{name}</span>
          <span className="block text-sm text-muted">
            added {day.format(new Date(addedAt))}
            {usedAt !== null && `, last used ${day.format(new Date(usedAt))}`}
          </span>
        </span>
        <span className="flex flex-wrap gap-3">
          {onRename && view === 'rests' && (
            <Button variant="quiet" aria-label={`Rename ${name}`} onClick={() => setView('names')}>
              Rename
            </Button>
          )}
          {view === 'rests' && (
            <Button
              variant="secondary"
              aria-label={`Remove ${name}`}
              onClick={() => setView('asks')}
            >
              Remove
            </Button>
          )}
          {view === 'asks' && (
            <>
              <Button variant="danger" pending={busy && 'Removing…'} onClick={() => void remove()}>
                Yes, Remove It
              </Button>
              <Button variant="quiet" onClick={() => setView('rests')}>
                Keep It
              </Button>
            </>
          )}
        </span>
      </div>
      {onRename && view === 'names' && (
        <RenameForm
          name={name}
          onSend={(next) => onRename(id, next)}
          onDone={() => setView('rests')}
        />
      )}
      <ErrorBox message={failure} />
    </li>
  );
}

interface RenameFormProps {
  readonly name: string;
  onSend(name: string): Promise<void>;
  onDone(): void;
}

function RenameForm({ name, onSend, onDone }: RenameFormProps) {
  const form = useSubmit({
    check: keyNameProblems,
    send: async (fields) => {
      await onSend(keyNameOf(fields));
      onDone();
    },
    explain: (error) => explainKey(error),
  });
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid max-w-md gap-5">
      <KeyNameField problems={form.problems} defaultValue={name} />
      <ErrorBox message={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={form.pending && 'Saving…'}>
          Save Name
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
