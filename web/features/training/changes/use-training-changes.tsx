import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { memberSentences } from '#contract/member-sentences.ts';
import type { TrainingChangeRequest } from '#contract/training/change-training.ts';
import type { Weekday, WeekNumber } from '#planning/calendar.ts';
import { dayTitle } from '#planning/page/day-words.ts';
import { type Go, useNavigate } from '#web/lib/navigation/router.tsx';
import type { WeekTools } from '#web/lib/plans/plan-tools.ts';
import { datedBy } from '#web/lib/plans/weekly-plans.ts';
import { codeOf, messageOf } from '#web/lib/wire/wire-error.ts';
import { changeHelp } from '#web/ui/notices/change-help.ts';
import { ChangeNotice, type Notice } from '#web/ui/notices/change-notice.tsx';
import { NewWeekButton } from '#web/ui/plan/new-week-button.tsx';
import { exercisePlansResource } from '../exercise-plans-resource.ts';
import { progressText } from '../log/session-progress.ts';
import { setStore } from '../log/set-store.ts';
import { planDetailsResource } from '../plan-details.ts';
import type { TrainingChangeDialogProps, TrainingDialogSubject } from './change-dialog.tsx';
import { changeTraining } from './change-training.ts';
import { type ShownExercise, type ShownSession, swapExerciseButtonId } from './shown-session.ts';
import { createTrainingTools } from './training-tools.ts';

interface OpenDialog {
  readonly Dialog: ComponentType<TrainingChangeDialogProps>;
  readonly subject: TrainingDialogSubject;
}

interface Actions {
  tell(notice: Notice | null): void;
  show(dialog: OpenDialog): void;
  start(place: ShownSession): void;
  renew(): void;
  readonly go: Go;
}

function createChanges(userId: string, { tell, show, start, renew, go }: Actions) {
  const dated = () => datedBy(exercisePlansResource.current(userId).data ?? []);
  const dayCalled = (week: WeekNumber, weekday: Weekday) => dayTitle(dated(), { week, weekday });
  const open = async (subject: TrainingDialogSubject) => {
    tell(null);
    try {
      const { TrainingChangeDialog: ChangeDialog } = await import('./change-dialog.tsx');
      show({ Dialog: ChangeDialog, subject });
    } catch {
      tell({ kind: 'failed', text: memberSentences.changeTrainingFailed });
    }
  };
  const swap = (place: ShownExercise) => void open({ kind: 'swap', place });
  const { equip, repaint, showChosen, showMoved } = createTrainingTools({
    start,
    swap,
    history: (place) => void open({ kind: 'history', place }),
    dayCalled,
    move: (place) => void open({ kind: 'move', place }),
    progress: ({ week, session }) =>
      progressText(
        planDetailsResource.current(userId).data ?? [],
        { week, session },
        setStore(userId).current().book,
      ),
  });
  const tools: WeekTools = {
    heading: (week) => (
      <NewWeekButton
        week={week}
        what="other exercises"
        onPress={() => void open({ kind: 'new-week', week })}
      />
    ),
    equip,
  };
  const send = async (change: TrainingChangeRequest) => {
    await changeTraining(userId, change);
    void planDetailsResource.load(userId);
  };
  const fail = (text: string, code: string) =>
    tell({ kind: 'failed', text, ...changeHelp(code, renew, go) });
  const undo = async () => {
    try {
      await send({ action: 'undo' });
      tell({ kind: 'done', text: memberSentences.isBack });
    } catch (error) {
      fail(messageOf(error, memberSentences.changeTrainingFailed), codeOf(error));
    }
  };
  const done = (text: string) => tell({ kind: 'done', text, undo: () => void undo() });
  const onSwapped = (place: ShownExercise, name: string) => {
    // the notice goes with the press, and the focus would go with it
    const focus = () => document.getElementById(swapExerciseButtonId(place))?.focus();
    const again = () => {
      focus();
      swap({ ...place, now: name });
    };
    const takeBack = () => {
      focus();
      void undo();
    };
    const text = `${place.now} is now ${name}, from week ${place.week} on.`;
    tell({ kind: 'done', text, action: { text: 'Swap again', run: again }, undo: takeBack });
  };
  return {
    tools,
    repaint,
    dated,
    showChosen,
    showMoved,
    onSwapped,
    onMoved: ({ session, week }: ShownSession, to: Weekday) =>
      done(`${session} of week ${week} is on ${dayCalled(week, to)} now.`),
    onWeekMade: (week: WeekNumber) => done(`Week ${week} is new. Its main lifts have stayed.`),
    onRenewed: () => done('Your new plans are here.'),
    changer: {
      failed: memberSentences.changeTrainingFailed,
      send,
      fail,
      renew,
    },
  };
}

/** Ways to change one thing of the member's training and keep the rest. @param start opens the set-by-set view @param renew asks for new plans */
export function useTrainingChanges(
  userId: string,
  start: (place: ShownSession) => void,
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
  const [{ tools, repaint, onRenewed, ...changes }] = useState(() =>
    createChanges(userId, { tell: setNotice, show: setDialog, start, renew, go }),
  );
  const hush = useCallback(() => setNotice(null), []);
  useEffect(() => {
    const stops = [setStore(userId).subscribe(repaint), planDetailsResource.subscribe(repaint)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [userId, repaint]);
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
