import { useState } from 'react';
import { memberSentences } from '#contract/member-sentences.ts';
import { useMemberResource } from '#web/lib/requests/resource.ts';
import { messageOf } from '#web/lib/wire/wire-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { NotKnown } from '#web/ui/notices/not-known.tsx';
import { forgetOpinion, type SaidDish, saidDishesResource } from './kitchen-resource.ts';

const kinds = [
  { opinion: 'more', title: 'More of this' },
  { opinion: 'not again', title: 'Not again' },
] as const;

/** Dishes of which the member wants more, or none again; each can be taken back. */
export function SaidDishes({ userId }: { readonly userId: string }) {
  const { status, data: said } = useMemberResource(saidDishesResource, userId);
  const [failure, setFailure] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const [working, setWorking] = useState<string | null>(null);
  const takeAway = async (one: SaidDish) => {
    setWorking(one.dish);
    setFailure(null);
    try {
      await forgetOpinion(userId, one);
      setTold(`${one.name}: taken back.`);
      document.getElementById('said-dishes')?.focus({ preventScroll: true });
    } catch (error) {
      setFailure(messageOf(error, memberSentences.opinionFailed));
    } finally {
      setWorking(null);
    }
  };
  return (
    <section className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-7">
      <h2 id="said-dishes" tabIndex={-1} className="text-2xl">
        Dishes you spoke of
      </h2>
      <p role="status" className="sr-only">
        {told}
      </p>
      <ErrorBox message={failure} />
      {said === undefined ? (
        status === 'failed' && (
          <NotKnown
            what="what you said of dishes"
            onRetry={() => void saidDishesResource.load(userId)}
          />
        )
      ) : said.length === 0 ? (
        <p className="mt-1 text-muted">
          None yet. Beside each meal of your plans stand ‘More of this’ and ‘Not again’.
        </p>
      ) : (
        kinds.map(({ opinion, title }) => {
          const dishes = said.filter((one) => one.opinion === opinion);
          return (
            dishes.length > 0 && (
              <div key={opinion}>
                <h3 className="mt-5 mb-2 font-bold">{title}</h3>
                <ul className="grid gap-1">
                  {dishes.map((one) => (
                    <li
                      key={one.dish}
                      className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1"
                    >
                      <span className="min-w-0 break-words">{one.name}</span>
                      <Button
                        variant="quiet"
                        pending={working === one.dish && 'Taking back…'}
                        aria-label={`Take back: ${one.name}`}
                        onClick={() => void takeAway(one)}
                      >
                        Take back
                      </Button>
                    </li>
                  ))}
                </ul>
              </div>
            )
          );
        })
      )}
    </section>
  );
}
