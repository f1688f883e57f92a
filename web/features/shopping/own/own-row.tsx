import { type FormEvent, useId, useState } from 'react';
import { type OwnRow as Row, wordBounds } from '#contract/shopping/shopping-words.ts';
import { randText } from '#planning/page/figures.ts';
import type { RowMarks } from '../row/item-row.tsx';
import { RowFrame } from '../row/row-frame.tsx';
import { centsTyped, typedCents } from '../typed-cents.ts';
import { lineTooLong, sayOwnLine } from './own-lines.ts';

interface OwnRowProps extends RowMarks {
  readonly userId: string;
  readonly row: Row;
  onTick(item: string, ticked: boolean, atHome?: boolean): void;
  onRemove(row: Row): void;
}

/** A line of the member's own: ticked like any other, and changed or removed where it unfolds. */
export function OwnLineRow({ userId, row, state, atHome, onTick, onRemove }: OwnRowProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const price = atHome ? 'at home' : row.cents === null ? '' : randText(row.cents);
  return (
    <RowFrame
      id={id}
      name={row.name}
      price={price}
      state={state}
      describedBy={`${id}-buy ${id}-price`}
      onTick={(ticked) => onTick(row.item, ticked)}
      open={open}
      onOpen={setOpen}
      about={
        <span id={`${id}-buy`} className="shopping-buy text-sm leading-tight text-muted">
          {row.amount}
        </span>
      }
    >
      <OwnLineForm
        userId={userId}
        row={row}
        atHome={atHome}
        onHome={() => onTick(row.item, !atHome, true)}
        onDone={() => setOpen(false)}
        onRemove={() => {
          sayOwnLine(userId, { ...row, gone: true });
          onRemove(row);
        }}
      />
    </RowFrame>
  );
}

interface OwnLineFormProps {
  readonly userId: string;
  readonly row: Row;
  readonly atHome: boolean;
  onHome(): void;
  onDone(): void;
  onRemove(): void;
}

function OwnLineForm({ userId, row, atHome, onHome, onDone, onRemove }: OwnLineFormProps) {
  const id = useId();
  const [name, setName] = useState(row.name);
  const [amount, setAmount] = useState(row.amount);
  const [price, setPrice] = useState(centsTyped(row.cents));
  const [wrong, setWrong] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    const cents = typedCents(price);
    if (name.trim() === '') return setWrong('Say what it is.');
    for (const [typed, most] of [
      [name.trim(), wordBounds.name],
      [amount.trim(), wordBounds.amount],
    ] as const) {
      if (typed.length > most) return setWrong(lineTooLong(typed, most));
    }
    if (price.trim() !== '' && cents === null) return setWrong('Type a price in Rands: 24.99.');
    sayOwnLine(userId, { ...row, name: name.trim(), amount: amount.trim(), cents });
    onDone();
  };
  const fields = [
    { label: 'What', value: name, set: setName },
    { label: 'How much', value: amount, set: setAmount },
    { label: 'Price in Rands', value: price, set: setPrice, isMoney: true },
  ];
  return (
    <form onSubmit={save} className="shopping-change">
      {fields.map(({ label, value, set, isMoney }) => (
        <label key={label} className="flex flex-wrap items-center gap-2">
          <span className="w-28">{label}</span>
          <input
            value={value}
            autoComplete="off"
            inputMode={isMoney ? 'decimal' : 'text'}
            aria-describedby={wrong === '' ? undefined : `${id}-wrong`}
            onChange={({ target }) => set(target.value)}
            className="shopping-typed grow"
          />
        </label>
      ))}
      {wrong !== '' && (
        <p id={`${id}-wrong`} role="alert" className="font-semibold text-danger">
          {wrong}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <button type="submit" className="shopping-say">
          Save
        </button>
        <button type="button" aria-pressed={atHome} onClick={onHome} className="shopping-say">
          I have it at home
        </button>
        <button type="button" onClick={onRemove} className="shopping-say">
          Remove
        </button>
      </div>
    </form>
  );
}
