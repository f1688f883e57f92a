import { useRef, useState } from 'react';
import type { PlanChanger } from '#web/lib/plans/use-dialog-send.ts';
import { WireError } from '#web/lib/wire/wire-error.ts';
import { Button } from '#web/ui/button.tsx';
import { AskDialog } from '#web/ui/dialog/ask-dialog.tsx';
import { DialogActions, RenewButton } from '#web/ui/dialog/dialog-actions.tsx';
import { DialogFrame } from '#web/ui/dialog/dialog-frame.tsx';
import { NewWeekDialog } from '#web/ui/dialog/new-week-dialog.tsx';
import { OfferDialog } from '#web/ui/dialog/offer-dialog.tsx';
import { nothing, type PartGroup } from './part.ts';

const never = new Promise<never>(nothing);

/** A press opens it, so that closing it gives the focus back. */
function Opened({ paragraphs = 1 }: { readonly paragraphs?: number }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open it</Button>
      {open && (
        <DialogFrame dialog={dialog} title="A week for two" onClosed={() => setOpen(false)}>
          <div className="mt-2 grid gap-4">
            {Array.from({ length: paragraphs }, (_, index) => index).map((index) => (
              <p key={index} className="text-muted">
                What stays and what is replaced is said here, in as many lines as it takes.
              </p>
            ))}
            <DialogActions dialog={dialog}>
              <Button onClick={() => dialog.current?.close()}>Do it</Button>
            </DialogActions>
          </div>
        </DialogFrame>
      )}
    </>
  );
}

function Actions({ children }: { readonly children?: React.ReactNode }) {
  return <DialogActions dialog={useRef(null)}>{children}</DialogActions>;
}

function Renew() {
  return <RenewButton dialog={useRef(null)} renew={nothing} />;
}

const changer: PlanChanger<string> = {
  failed: 'The plan could not be changed. Please try again.',
  send: () => never,
  fail: nothing,
  renew: nothing,
};

/** A change that the server does not make, by the code that it gives. */
const refusing = (code: string, text: string): PlanChanger<string> => ({
  ...changer,
  send: () => Promise.reject(new WireError(text, 409, code)),
});
const unreached = refusing('unreachable', '');
const outdated = refusing('profile_changed', 'Your profile has changed since.');

const meals = ['Samp and beans with spinach', 'Pilchard fish cakes', 'Chicken stew with pap'];
const otherMeals = ['Lentil bobotie', 'Tuna pasta salad', 'Beef and bean stew'];

const offer = {
  title: 'Swap Monday’s dinner',
  now: 'Lentil curry with rice',
  looking: 'Looking for other meals…',
  askFailed: 'We could not find other meals. Please try again.',
  what: 'other meals',
  changer,
  cards: (names: readonly string[]) =>
    names.map((name) => ({
      name,
      picture: <span className="glyph glyph-dinner glyph-large" />,
      facts: '40 min · 2 300 kJ · 24 g protein · R18',
    })),
  change: () => '',
  onSwapped: nothing,
  onClosed: nothing,
};

const week = {
  title: 'A new week 2?',
  text: 'Meals that you keep stay. All others of week 2 are replaced, and your list follows.',
  change: 'week 2',
  changer,
  onMade: nothing,
  onClosed: nothing,
};

export const dialogs: PartGroup = {
  name: 'Dialogs',
  parts: [
    {
      component: DialogActions,
      states: {
        'a way out': <Actions />,
        'a deed and a way out': (
          <Actions>
            <Button>Make new week</Button>
          </Actions>
        ),
      },
    },
    { component: RenewButton, states: { alone: <Renew /> } },
    {
      component: DialogFrame,
      wholeScreen: true,
      states: { short: <Opened />, 'longer than the screen': <Opened paragraphs={24} /> },
    },
    {
      component: AskDialog,
      wholeScreen: true,
      states: {
        asked: (
          <AskDialog
            title="Is your weight right?"
            text="It was 70 kg, and now you say 170 kg. All that we plan goes by it."
            action="Yes, 170 kg"
            onDone={nothing}
            onClosed={nothing}
          />
        ),
      },
    },
    {
      component: NewWeekDialog,
      wholeScreen: true,
      states: {
        asked: <NewWeekDialog {...week} />,
        'asked, the server out of reach': <NewWeekDialog {...week} changer={unreached} />,
        'asked, of a plan that is too old': <NewWeekDialog {...week} changer={outdated} />,
      },
    },
    {
      component: OfferDialog,
      wholeScreen: true,
      states: {
        looking: <OfferDialog {...offer} ask={() => never} />,
        'three to choose from': (
          <OfferDialog {...offer} ask={async (before) => (before ? otherMeals : meals)} />
        ),
        'three, the server out of reach': (
          <OfferDialog {...offer} ask={async () => meals} changer={unreached} />
        ),
        'no answer': (
          <OfferDialog {...offer} ask={() => Promise.reject(new WireError('', 0, 'unreachable'))} />
        ),
        'only new plans help': (
          <OfferDialog
            {...offer}
            ask={() =>
              Promise.reject(
                new WireError('Your profile has changed since.', 409, 'profile_changed'),
              )
            }
          />
        ),
      },
    },
  ],
};
