import { type FormEvent, type RefObject, useId, useState } from 'react';
import { wordBounds } from '#contract/shopping/shopping-words.ts';
import { newId } from '#web/lib/device/new-id.ts';
import { lineTooLong, sayOwnLine } from './own-lines.ts';

interface AddOwnLineProps {
  readonly userId: string;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Where a line of the member's own is begun: soap, nappies. */
export function AddOwnLine({ userId, field }: AddOwnLineProps) {
  const id = useId();
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    const said = name.trim();
    if (said === '') return field.current?.focus();
    if (said.length > wordBounds.name) return setWrong(lineTooLong(said, wordBounds.name));
    const line = { id: newId(), name: said, amount: '', cents: null, gone: false };
    sayOwnLine(userId, line);
    setName('');
    field.current?.focus();
  };
  return (
    <form onSubmit={add} className="shopping-add flex-wrap print:hidden">
      <input
        ref={field}
        aria-label="Something of your own to buy"
        value={name}
        aria-invalid={wrong !== '' || undefined}
        aria-describedby={wrong === '' ? undefined : id}
        autoComplete="off"
        enterKeyHint="done"
        placeholder="Soap, nappies…"
        onChange={({ target }) => {
          setName(target.value);
          setWrong('');
        }}
        className="shopping-typed grow"
      />
      <button type="submit" className="shopping-say">
        Add
      </button>
      {wrong !== '' && (
        <p id={id} role="alert" className="w-full font-semibold text-danger">
          {wrong}
        </p>
      )}
    </form>
  );
}
