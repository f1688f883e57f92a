import type { SaidOfPacks } from '#contract/shopping/pack-words.ts';
import { dot } from '#planning/page/figures.ts';
import type { ListRow } from '#planning/page/shopping/trip-rows.ts';
import type { Tier } from '#planning/shopping/shopping-list.ts';
import { type RowProduct, rowDetails } from '../list/list-rows.ts';
import { PackChange } from './pack-change.tsx';

interface RowDetailsProps {
  readonly userId: string;
  readonly row: ListRow;
  readonly tier: Tier;
  readonly words: SaidOfPacks;
  readonly marksOld: boolean;
  readonly atHome: boolean;
  /** Says that it is at home, or takes that back. */
  onHome(): void;
}

/** All that there is to know about a row, and what the member may say of it. */
export function RowDetails(props: RowDetailsProps) {
  const { userId, row, tier, words, marksOld, atHome, onHome } = props;
  const { needed, leftover, storage, products } = rowDetails(row, tier, marksOld);
  return (
    <>
      {products.map((product) => {
        const trips = row.bought.filter(({ pack }) => pack === product.pack);
        return (
          <div key={product.name + product.seen}>
            <Product {...product} />
            {trips.length > 0 && <PackChange userId={userId} trips={trips} words={words} />}
          </div>
        );
      })}
      <p>{[needed && `${needed} for your meals`, leftover].filter(Boolean).join(dot)}</p>
      {storage && <p>{storage}</p>}
      <button type="button" aria-pressed={atHome} onClick={onHome} className="shopping-say">
        I have it at home
      </button>
    </>
  );
}

function Product({ name, when, seen, marks }: Omit<RowProduct, 'pack'>) {
  return (
    <>
      <p>{name}</p>
      {when && <p>{when}</p>}
      <p>
        {seen}
        {marks.map((mark) => (
          <span key={mark} className="shopping-mark">
            {mark}
          </span>
        ))}
      </p>
    </>
  );
}
