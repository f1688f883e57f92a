import { useEffect, useRef, useState } from 'react';
import { energyText } from '#planning/page/figures.ts';
import { messageOf } from '#web/lib/wire-error.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogFrame } from '#web/ui/dialog-frame.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { AlternativeCard } from './alternative-card.tsx';
import { type MealOffer, readOffer } from './meal-offer.ts';
import type { ShownMeal } from './meal-tools.ts';
import { type PlanChanger, useDialogSend } from './use-dialog-send.ts';

interface OfferState {
  readonly offer: MealOffer | null;
  readonly problem: string | null;
}

const nothingYet: OfferState = { offer: null, problem: null };
const offerFailed = 'We could not look for other meals. Please try again.';

/** What can be had instead of a meal; `again` asks for others. */
function useOffer(userId: string, place: ShownMeal) {
  const [question, setQuestion] = useState({ userId, place });
  const [state, setState] = useState(nothingYet);
  useEffect(() => {
    let left = false;
    const show = (next: OfferState) => {
      if (!left) setState(next);
    };
    readOffer(question.userId, question.place).then(
      (offer) => show({ offer, problem: null }),
      (error: unknown) => show({ offer: null, problem: messageOf(error, offerFailed) }),
    );
    return () => {
      left = true;
    };
  }, [question]);
  const again = () => {
    setState(nothingYet);
    setQuestion({ userId, place });
  };
  return { ...state, again };
}

interface SwapDialogProps {
  readonly userId: string;
  readonly place: ShownMeal;
  /** What the meal is now. */
  readonly dish: string;
  readonly changer: PlanChanger;
  onSwapped(dish: string): void;
  onClosed(): void;
}

/** Three other meals for one place of the plan, of which one can be chosen. */
export function SwapDialog(props: SwapDialogProps) {
  const { userId, place, changer, onSwapped, onClosed } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const { offer, problem, again } = useOffer(userId, place);
  const change = useDialogSend(dialog, changer);
  const [chosen, setChosen] = useState<number | null>(null);
  const choose = (choice: number, dish: string) => {
    if (!offer || change.sending || (choice !== 0 && choice !== 1 && choice !== 2)) return;
    const { week, day, meal } = place;
    setChosen(choice);
    change.start({ action: 'swap', week, day, meal, seed: offer.seed, choice }, () =>
      onSwapped(dish),
    );
  };
  const loading = offer === null && problem === null;
  const askAgain = () => {
    if (loading || change.sending) return;
    change.forget();
    again();
  };
  return (
    <DialogFrame dialog={dialog} title={`Swap ${place.name}`} onClosed={onClosed}>
      <div className="mt-1 grid gap-3">
        <p className="text-muted">Now: {props.dish}</p>
        {offer?.target && <TargetLine target={offer.target} />}
        <ErrorBox message={problem ?? change.problem} />
        <p role="status" className="sr-only">
          {offer && `${offer.alternatives.length} other meals to choose from.`}
          {change.sending && ' Changing your plan…'}
        </p>
        {loading && (
          <div className="grid gap-3">
            <Spinner label="Looking for other meals…" />
            <CardSkeleton lines={3} />
          </div>
        )}
        {offer && (
          <ul className="grid gap-3">
            {offer.alternatives.map((alternative, index) => (
              <li key={alternative.name}>
                <AlternativeCard
                  alternative={alternative}
                  target={offer.target}
                  sending={change.sending ? (index === chosen ? 'this' : 'other') : null}
                  onChoose={() => choose(index, alternative.name)}
                />
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            className="grow sm:grow-0"
            aria-disabled={loading || change.sending}
            onClick={askAgain}
          >
            {problem === null ? 'Show others' : 'Try again'}
          </Button>
          <Button
            variant="quiet"
            className="grow sm:grow-0"
            onClick={() => dialog.current?.close()}
          >
            Leave it as it is
          </Button>
        </div>
      </div>
    </DialogFrame>
  );
}

function TargetLine({ target }: { readonly target: NonNullable<MealOffer['target']> }) {
  return (
    <p className="rounded-control bg-marula-soft px-4 py-2.5 text-sm font-semibold text-marula-ink tabular">
      Daily target: {energyText(target.energy)} · at least {target.protein}&nbsp;g protein
    </p>
  );
}
