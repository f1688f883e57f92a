import { type LeftOutQuestion, leftOutFailed } from '#contract/profile/foods-left-out.ts';
import { useLeftOut } from './use-left-out.ts';

/** Foods that are named; the rest can be unfolded. */
const mostNamed = 5;

interface TakenOutProps {
  /** What takes them out: 'Sesame', '‘kiwi’'. */
  readonly by: string;
  readonly foods: readonly string[];
}

function TakenOut({ by, foods }: TakenOutProps) {
  const few = foods.slice(0, mostNamed).join(', ');
  const rest = foods.slice(mostNamed);
  if (foods.length === 0) {
    return <p>{by}: no food of ours holds it.</p>;
  }
  const count = `${foods.length} ${foods.length === 1 ? 'food' : 'foods'}`;
  return (
    <div>
      <p>
        <span className="font-bold">{by}</span> takes out {count}: {few}
        {rest.length > 0 ? ' …' : '.'}
      </p>
      {rest.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand">
            {rest.length} more<span className="sr-only"> that {by} takes out</span>
          </summary>
          <p className="text-muted">{rest.join(', ')}.</p>
        </details>
      )}
    </div>
  );
}

/** What the answers about food take out, told as soon as they are given. @param asked null while an answer is too long */
export function LeftOutNotice({ asked }: { readonly asked: LeftOutQuestion | null }) {
  const told = useLeftOut(asked);
  return (
    <div role="status" className="mt-5 grid gap-2 empty:hidden">
      {told === null && <p className="text-muted">{leftOutFailed}</p>}
      {told?.allergens.map(({ allergen, foods }) => (
        <TakenOut key={allergen} by={allergen} foods={foods} />
      ))}
      {told && told.named.foods.length > 0 && (
        <TakenOut by="What you typed" foods={told.named.foods} />
      )}
      {told && told.named.unknown.length > 0 && (
        <p className="rounded-control border-l-4 border-marula bg-marula-soft px-4 py-3 font-semibold text-marula-ink">
          We know no food called {told.named.unknown.map((word) => `‘${word}’`).join(', ')}, so
          nothing is left out for it. Please check the spelling, and read every label.
        </p>
      )}
    </div>
  );
}
