import { type FormEvent, type RefObject, useState } from 'react';
import { wordBounds } from '#contract/shopping-words.ts';
import { newId } from '#web/lib/new-id.ts';
import { sayOwnLine } from './own-lines.ts';

interface AddOwnLineProps {
  readonly userId: string;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Where a line of the member's own is begun: soap, nappies. */
export function AddOwnLine({ userId, field }: AddOwnLineProps) {
  const [name, setName] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    const said = name.trim();
    if (said === '') return field.current?.focus();
    const line = { id: newId(), name: said, amount: '', cents: null, gone: false };
    sayOwnLine(userId, line);
    setName('');
    field.current?.focus();
  };
  return (
    <form onSubmit={add} className="shopping-add print:hidden">
      <input
        ref={field}
        aria-label="Something of your own to buy"
        value={name}
        maxLength={wordBounds.name}
        autoComplete="off"
        enterKeyHint="done"
        placeholder="Soap, nappies…"
        onChange={({ target }) => setName(target.value)}
        className="shopping-typed grow"
      />
      <button type="submit" className="shopping-say">
        Add
      </button>
    </form>
  );
}
