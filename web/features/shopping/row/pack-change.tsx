import { Minus, Plus } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import type { SaidOfPacks } from '#contract/shopping/pack-words.ts';
import { mostOfAPack } from '#contract/shopping/shopping-words.ts';
import { dayText } from '#planning/page/day-words.ts';
import { randText } from '#planning/page/figures.ts';
import { packsText } from '#planning/page/shopping/shopping-words.ts';
import type { TripPack } from '#planning/page/shopping/trip-rows.ts';
import { centsTyped, typedCents } from '../typed-cents.ts';
import { sayAmount, sayPrice } from './pack-words.ts';

/** A field that opens by a press that asks for it. */
const focusOnce = (field: HTMLInputElement | null) => field?.focus();

interface PackChangeProps {
  readonly userId: string;
  /** Trips on which the same pack is bought, at least one. */
  readonly trips: readonly TripPack[];
  readonly words: SaidOfPacks;
}

/** What a member says of a pack: how many they buy, and what the shelf asked for it. */
export function PackChange({ userId, trips, words }: PackChangeProps) {
  const [trip] = trips;
  if (!trip) return null;
  return (
    <div className="shopping-change">
      {trips.map(
        (one) =>
          one.day !== null && (
            <Amount
              key={one.trip}
              userId={userId}
              trip={one}
              day={one.day}
              isNamed={trips.length > 1}
            />
          ),
      )}
      <ShelfPrice userId={userId} trip={trip} words={words} />
    </div>
  );
}

interface AmountProps extends Pick<PackChangeProps, 'userId'> {
  readonly trip: TripPack;
  readonly day: string;
  /** The same pack is bought on other days too, so that it says on which. */
  readonly isNamed: boolean;
}

function Amount({ userId, trip, day, isNamed }: AmountProps) {
  const { pack, planned, quantity } = trip;
  const on = isNamed ? ` on ${dayText(day)}` : '';
  const move = (next: number) => sayAmount(userId, { pack, day, planned }, next);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <button
        type="button"
        aria-label={`Less of ${pack.product}${on}`}
        disabled={quantity <= 0}
        onClick={() => move(quantity - 1)}
        className="shopping-step"
      >
        <Minus aria-hidden="true" className="size-5" />
      </button>
      <output className="min-w-0 font-bold text-ink">{`${packsText(quantity, pack.packLabel)}${on}`}</output>
      <button
        type="button"
        aria-label={`More of ${pack.product}${on}`}
        disabled={quantity >= mostOfAPack}
        onClick={() => move(quantity + 1)}
        className="shopping-step"
      >
        <Plus aria-hidden="true" className="size-5" />
      </button>
      {quantity !== planned && <span>planned: {planned}</span>}
    </div>
  );
}

function ShelfPrice({
  userId,
  trip: { pack },
  words,
}: Pick<PackChangeProps, 'userId' | 'words'> & { readonly trip: TripPack }) {
  const id = useId();
  const shelf = words.shelfOf(pack);
  /** What is being typed; null while nothing is. */
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const text = typed ?? '';
    const cents = typedCents(text);
    const isEmpty = text.trim() === '';
    if (!isEmpty && (cents === null || cents === 0)) return setWrong(true);
    // the price of the list needs no word of its own
    sayPrice(userId, pack, isEmpty || cents === pack.cents ? null : cents);
    setWrong(false);
    setTyped(null);
  };
  if (typed === null) {
    return (
      <div className="flex flex-wrap items-center gap-2">
        {shelf?.cents != null && (
          <span className="font-semibold text-ink">
            Your price: {randText(shelf.cents)}, seen on {dayText(shelf.seen_on)}
          </span>
        )}
        <button
          type="button"
          onClick={() => setTyped(centsTyped(shelf?.cents ?? null))}
          className="shopping-say"
        >
          {shelf ? 'Change your price' : 'Another price on the shelf?'}
        </button>
      </div>
    );
  }
  return (
    <form onSubmit={save} className="flex flex-wrap items-center gap-2">
      <label htmlFor={id}>Price of one on the shelf, in Rands</label>
      <input
        id={id}
        ref={focusOnce}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        placeholder={centsTyped(pack.cents)}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        onChange={({ target }) => setTyped(target.value)}
        className="shopping-typed"
      />
      <button type="submit" className="shopping-say">
        Save price
      </button>
      {wrong && (
        <p id={`${id}-wrong`} role="alert" className="w-full font-semibold text-danger">
          Type a price in Rands, such as {centsTyped(pack.cents)}.
        </p>
      )}
    </form>
  );
}
