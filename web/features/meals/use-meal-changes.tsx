import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import type { MealChange } from '#contract/meals/change-meals.ts';
import { memberSentences } from '#contract/member-sentences.ts';
import type { WeekNumber } from '#planning/calendar.ts';
import type { Opinion } from '#planning/profile/dish-opinions.ts';
import { type Go, useNavigate } from '#web/lib/navigation/router.tsx';
import type { WeekTools } from '#web/lib/plans/plan-tools.ts';
import { codeOf, messageOf } from '#web/lib/wire/wire-error.ts';
import { changeHelp } from '#web/ui/notices/change-help.ts';
import { ChangeNotice, type Notice } from '#web/ui/notices/change-notice.tsx';
import { NewWeekButton } from '#web/ui/plan/new-week-button.tsx';
import type { MealChangeDialogProps, MealDialogSubject } from './change-dialog.tsx';
import { changeMeals, sayOpinion } from './change-meals.ts';
import { type ShownMeal, type ShownPlace, swapMealButtonId } from './meal-place.ts';
import { createMealTools, dishOnScreen } from './meal-tools.ts';

interface OpenDialog {
  readonly Dialog: ComponentType<MealChangeDialogProps>;
  readonly subject: MealDialogSubject;
}

function startLarge(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What is told of a dish after something was said of it. */
const toldOf: Readonly<Record<Opinion, (dish: string) => string>> = {
  more: (dish) => `${dish}: you will get it more often in new plans.`,
  'not again': (dish) =>
    `${dish}: no new plan or swap will hold it. This one stays until you swap it.`,
};

type Tell = (notice: Notice | null) => void;

/** Opens the dialogs, whose code is fetched when one is first asked for. */
function dialogOpener(tell: Tell, show: (dialog: OpenDialog) => void) {
  const open = async (subject: MealDialogSubject) => {
    tell(null);
    try {
      const { MealChangeDialog: ChangeDialog } = await import('./change-dialog.tsx');
      show({ Dialog: ChangeDialog, subject });
    } catch {
      tell({ kind: 'failed', text: memberSentences.changeMealsFailed });
    }
  };
  return {
    swap: (place: ShownMeal) => void open({ kind: 'swap', place, dish: dishOnScreen(place) }),
    newWeek: (week: WeekNumber) => void open({ kind: 'new-week', week }),
  };
}

function createChanges(
  userId: string,
  tell: Tell,
  show: (dialog: OpenDialog) => void,
  renew: () => void,
  go: Go,
) {
  const open = dialogOpener(tell, show);
  const fail = (text: string, code: string) =>
    tell({ kind: 'failed', text, ...changeHelp(code, renew, go) });
  const keep = async ({ week, day, meal, name }: ShownPlace, kept: boolean) => {
    try {
      await changeMeals(userId, { action: 'lock', week, day, meal, locked: kept });
      const now = kept ? 'is kept' : 'may change again';
      tell({ kind: 'heard', text: `${startLarge(name)} ${now}.` });
    } catch (error) {
      fail(messageOf(error, memberSentences.changeMealsFailed), codeOf(error));
      throw error;
    }
  };
  const undo = async () => {
    try {
      await changeMeals(userId, { action: 'undo' });
      tell({ kind: 'done', text: memberSentences.isBack });
    } catch (error) {
      fail(messageOf(error, memberSentences.changeMealsFailed), codeOf(error));
    }
  };
  const onSwapped = (place: ShownMeal, dish: string) => {
    // the notice goes with the press, and the focus would go with it
    const focus = () => document.getElementById(swapMealButtonId(place))?.focus();
    const again = () => {
      focus();
      open.swap(place);
    };
    const takeBack = () => {
      focus();
      void undo();
    };
    const text = `${startLarge(place.name)}, is now ${dish}.`;
    tell({ kind: 'done', text, action: { text: 'Swap again', run: again }, undo: takeBack });
  };
  const say = async (place: ShownMeal, opinion: Opinion) => {
    const { week, day, meal } = place;
    const send = (said: Opinion | null) => sayOpinion({ week, day, meal, opinion: said });
    try {
      const { name, before } = await send(opinion);
      const takeBack = async () => {
        try {
          await send(before);
          tell({ kind: 'done', text: `${name}: as it was before.` });
        } catch (error) {
          fail(messageOf(error, memberSentences.opinionFailed), codeOf(error));
        }
      };
      tell({
        kind: 'done',
        text: toldOf[opinion](name),
        undo: () => void takeBack(),
      });
    } catch (error) {
      fail(messageOf(error, memberSentences.opinionFailed), codeOf(error));
    }
  };
  const { equip, showChosen } = createMealTools({
    swap: open.swap,
    keep,
    say: (place, opinion) => void say(place, opinion),
  });
  const tools: WeekTools = {
    heading: (week) => (
      <NewWeekButton week={week} what="other meals" onPress={() => open.newWeek(week)} />
    ),
    equip,
  };
  return {
    tools,
    showChosen,
    onSwapped,
    onWeekMade: (week: WeekNumber) => {
      const text = `Week ${week} has new meals. What you kept has stayed.`;
      tell({ kind: 'done', text, undo: () => void undo() });
    },
    onRenewed: () =>
      tell({ kind: 'done', text: 'Your new plans are here.', undo: () => void undo() }),
    changer: {
      failed: memberSentences.changeMealsFailed,
      send: (change: MealChange) => changeMeals(userId, change),
      fail,
      renew,
    },
  };
}

/** Ways to change one thing of the member's plan and keep the rest. @param renew asks for new plans */
export function useMealChanges(
  userId: string,
  renew: () => void,
): {
  readonly tools: WeekTools;
  /** What stands over the page: the dialog that is open, and what there is to tell. */
  readonly layer: ReactNode;
  /** New plans have taken the place of others. */
  onRenewed(): void;
} {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const go = useNavigate();
  const [{ tools, onRenewed, ...changes }] = useState(() =>
    createChanges(userId, setNotice, setDialog, renew, go),
  );
  const hush = useCallback(() => setNotice(null), []);
  const layer = (
    <>
      {dialog && (
        <dialog.Dialog
          {...changes}
          userId={userId}
          subject={dialog.subject}
          onClosed={() => setDialog(null)}
        />
      )}
      <ChangeNotice notice={notice} onGone={hush} />
    </>
  );
  return { tools, layer, onRenewed };
}
