import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type PlanChanger, type ShowEarly, useDialogSend } from '#web/lib/plans/use-dialog-send.ts';
import { wantsNewPlans } from '#web/lib/wire/old-plans.ts';
import { codeOf, messageOf } from '#web/lib/wire/wire-error.ts';
import { Button } from '../button.tsx';
import { ErrorBox } from '../notices/error-box.tsx';
import { CardSkeleton } from '../skeleton.tsx';
import { Spinner } from '../spinner.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { DialogActions, RenewButton } from './dialog-actions.tsx';
import { DialogFrame } from './dialog-frame.tsx';

/** How a choice is named in a change of a plan. */
export type Choice = 0 | 1 | 2;

export interface OfferedCard {
  readonly name: string;
  readonly picture: ReactNode;
  readonly facts: ReactNode;
}

interface OfferState<Offer> {
  readonly offer: Offer | null;
  readonly problem: string | null;
  /** The server's code of it. */
  readonly code: string;
}

/** What is on offer; `again` asks for others. */
function useOffer<Offer>(ask: (before: Offer | null) => Promise<Offer>, failed: string) {
  const [question, setQuestion] = useState<{ readonly before: Offer | null }>({ before: null });
  const [state, setState] = useState<OfferState<Offer>>({ offer: null, problem: null, code: '' });
  const asked = useRef(ask);
  useEffect(() => {
    let left = false;
    const show = (next: OfferState<Offer>) => {
      if (!left) setState(next);
    };
    asked.current(question.before).then(
      (offer) => show({ offer, problem: null, code: '' }),
      (error: unknown) =>
        show({ offer: null, problem: messageOf(error, failed), code: codeOf(error) }),
    );
    return () => {
      left = true;
    };
  }, [question, failed]);
  const again = () => {
    setQuestion({ before: state.offer });
    setState({ offer: null, problem: null, code: '' });
  };
  return { ...state, again };
}

interface OfferDialogProps<Offer, Change> {
  readonly title: string;
  /** What is there now. */
  readonly now: string;
  /** What is said while the answer is awaited: 'Looking for other meals…'. */
  readonly looking: string;
  /** What is said when there is no answer. */
  readonly askFailed: string;
  /** What is on offer: 'other meals'. */
  readonly what: string;
  readonly changer: PlanChanger<Change>;
  /** Asks for an offer. @param before the one that was not wanted */
  ask(before: Offer | null): Promise<Offer>;
  cards(offer: Offer): readonly OfferedCard[];
  /** Something to know before choosing. */
  above?(offer: Offer): ReactNode;
  /** Whether there are others than these. */
  hasMore?(offer: Offer): boolean;
  change(offer: Offer, choice: Choice): Change;
  /** How a choice is shown before the server has answered; without it the dialog waits. */
  early?(offer: Offer, choice: Choice): ShowEarly;
  onSwapped(name: string): void;
  onClosed(): void;
}

const choices: readonly Choice[] = [0, 1, 2];

/** Up to three others for one place of a plan, of which one can be chosen. */
export function OfferDialog<Offer, Change>(props: OfferDialogProps<Offer, Change>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { offer, problem, code, again } = useOffer(props.ask, props.askFailed);
  const change = useDialogSend(dialog, props.changer);
  const [chosen, setChosen] = useState<Choice | null>(null);
  const cards = offer === null ? [] : props.cards(offer);
  const choose = (choice: Choice, name: string) => {
    if (offer === null || change.sending) return;
    setChosen(choice);
    const early = props.early?.(offer, choice);
    change.start(props.change(offer, choice), () => props.onSwapped(name), early);
  };
  const loading = offer === null && problem === null;
  const askAgain = () => {
    if (loading || change.sending) return;
    change.forget();
    again();
  };
  const useless = wantsNewPlans(code) || wantsNewPlans(change.code);
  const mayAskAgain = offer === null || (props.hasMore?.(offer) ?? true);
  return (
    <DialogFrame dialog={dialog} title={props.title} onClosed={props.onClosed}>
      <div className="mt-1 grid gap-3">
        <p className="text-muted">Now: {props.now}</p>
        {offer !== null && props.above?.(offer)}
        <ErrorBox message={problem ?? change.problem} />
        <p role="status" className="sr-only">
          {offer !== null && `${cards.length} ${props.what} to choose from.`}
          {change.sending && ' Changing your plan…'}
        </p>
        {loading && (
          <div className="grid gap-3">
            <Spinner label={props.looking} />
            <CardSkeleton lines={3} />
          </div>
        )}
        <ul className="grid gap-3">
          {choices.flatMap((choice) => {
            const card = cards[choice];
            if (!card) return [];
            return (
              <li key={card.name}>
                <ChoiceCard
                  name={card.name}
                  picture={card.picture}
                  sending={change.sending ? (choice === chosen ? 'this' : 'other') : null}
                  onChoose={() => choose(choice, card.name)}
                >
                  {card.facts}
                </ChoiceCard>
              </li>
            );
          })}
        </ul>
        <DialogActions dialog={dialog}>
          {useless ? (
            <RenewButton dialog={dialog} renew={props.changer.renew} />
          ) : (
            mayAskAgain && (
              <Button
                variant="secondary"
                aria-disabled={loading || change.sending}
                onClick={askAgain}
              >
                {problem === null ? 'Show others' : 'Try again'}
              </Button>
            )
          )}
        </DialogActions>
      </div>
    </DialogFrame>
  );
}
