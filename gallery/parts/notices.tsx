import { plansBeforeResource } from '#web/lib/plans/plans-before.ts';
import { foodBudgetResource } from '#web/lib/profile/food-budget-resource.ts';
import { WireError } from '#web/lib/wire/wire-error.ts';
import { BoundsNotice } from '#web/ui/notices/bounds-notice.tsx';
import { BudgetLine } from '#web/ui/notices/budget-line.tsx';
import { ChangeNotice } from '#web/ui/notices/change-notice.tsx';
import { DayOneNotice } from '#web/ui/notices/day-one-notice.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { HealthLine } from '#web/ui/notices/health-line.tsx';
import { NotKnown } from '#web/ui/notices/not-known.tsx';
import { Toast } from '#web/ui/notices/toast.tsx';
import { UndoLine } from '#web/ui/notices/undo-line.tsx';
import { nothing, type PartGroup } from './part.ts';

/** Of whom something is known, as after an answer of the server. */
const known = 'known';
foodBudgetResource.put(known, {
  now: { level: 'Moderate', rand: 2140 },
  levels: [],
  least: 1180,
  shops: [],
  foods: 0,
});
plansBeforeResource.put(known, [{ plan: 'meals', replaced_at: new Date().toISOString() }]);

const undone = {
  userId: known,
  plan: 'meals',
  failed: 'It could not be undone.',
  run: async () => undefined,
  made: '',
} as const;

const done = { text: 'Breakfast is now oats with banana.', kind: 'done' } as const;

export const notices: PartGroup = {
  name: 'Notices',
  parts: [
    {
      component: ErrorBox,
      states: {
        'one line': <ErrorBox message="Invalid login credentials" />,
        'two lines': (
          <ErrorBox message="We could not reach the server. What you typed is kept on this device; please try again in a moment." />
        ),
      },
    },
    {
      component: BoundsNotice,
      states: {
        'on another page': (
          <BoundsNotice beyond={['Your age is 92, and we can only plan for 14 to 90 years.']} />
        ),
        'where it can be changed': (
          <BoundsNotice
            here
            beyond={[
              'Your age is 92, and we can only plan for 14 to 90 years.',
              'Your height is 255 cm, and we can only plan for 120 to 230 cm.',
            ]}
          />
        ),
      },
    },
    { component: DayOneNotice, states: { 'not yet told': <DayOneNotice /> } },
    {
      component: NotKnown,
      states: {
        'no answer': <NotKnown what="whether you have asked to cancel" onRetry={nothing} />,
      },
    },
    {
      component: UndoLine,
      states: {
        'can come back': <UndoLine {...undone} />,
        'can come back, the server out of reach': (
          <UndoLine {...undone} run={() => Promise.reject(new WireError('', 0, 'unreachable'))} />
        ),
      },
    },
    {
      component: BudgetLine,
      states: {
        'not known': <BudgetLine userId="unknown" />,
        known: <BudgetLine userId={known} />,
      },
    },
    { component: HealthLine, states: { 'not declined': <HealthLine userId="unknown" /> } },
    {
      component: Toast,
      wholeScreen: true,
      states: { shown: <Toast message="Copied." onGone={nothing} /> },
    },
    {
      component: ChangeNotice,
      wholeScreen: true,
      states: {
        done: <ChangeNotice notice={done} onGone={nothing} />,
        'done, with undo and one more thing to do': (
          <ChangeNotice
            notice={{
              ...done,
              undo: nothing,
              action: { text: 'Make new list', run: nothing },
            }}
            onGone={nothing}
          />
        ),
        failed: (
          <ChangeNotice
            notice={{
              kind: 'failed',
              text: 'The meal could not be swapped. Please try again.',
              action: { text: 'Try again', run: nothing },
            }}
            onGone={nothing}
          />
        ),
      },
    },
  ],
};
