import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { LegalLinks } from '#web/ui/legal-links.tsx';
import { buttonStyle, textLink } from '#web/ui/link-style.ts';
import { WayOn } from '#web/ui/notices/way-on.tsx';
import { NewWeekButton } from '#web/ui/plan/new-week-button.tsx';
import { PlanMenu } from '#web/ui/plan/plan-menu.tsx';
import { PrintButton } from '#web/ui/plan/print-button.tsx';
import { nothing, type PartGroup } from './part.ts';
import { PressOnce } from './press-once.tsx';

export const buttons: PartGroup = {
  name: 'Buttons and links',
  parts: [
    {
      component: Button,
      states: {
        primary: <Button>Make new plans</Button>,
        secondary: <Button variant="secondary">Show others</Button>,
        quiet: <Button variant="quiet">Cancel</Button>,
        danger: <Button variant="danger">Delete my account</Button>,
        sun: <Button variant="sun">Start now</Button>,
        'primary, pending': <Button pending="Saving…">Save</Button>,
        'secondary, pending': (
          <Button variant="secondary" pending="Undoing…">
            Undo
          </Button>
        ),
        'quiet, pending': (
          <Button variant="quiet" pending="Deleting…">
            Delete these answers
          </Button>
        ),
        'danger, pending': (
          <Button variant="danger" pending="Deleting…">
            Delete my account
          </Button>
        ),
        'sun, pending': (
          <Button variant="sun" pending="Making plans…">
            Start now
          </Button>
        ),
        'primary, disabled': <Button disabled>Save</Button>,
        'secondary, disabled': (
          <Button variant="secondary" disabled>
            Show others
          </Button>
        ),
        'quiet, disabled': (
          <Button variant="quiet" disabled>
            Cancel
          </Button>
        ),
        'danger, disabled': (
          <Button variant="danger" disabled>
            Delete my account
          </Button>
        ),
        'sun, disabled': (
          <Button variant="sun" disabled>
            Start now
          </Button>
        ),
        'words that do not fit one line': (
          <Button>Show me all other meals that I could have on this day of the week</Button>
        ),
        'pending from the first press': <PressOnce />,
      },
    },
    {
      component: AppLink,
      states: {
        'within text': (
          <p>
            Please check it in{' '}
            <AppLink to="/" className={textLink}>
              your profile
            </AppLink>
            .
          </p>
        ),
        'as a button': (
          <AppLink to="/" className={buttonStyle('secondary')}>
            To your meal plans
          </AppLink>
        ),
      },
    },
    {
      component: LegalLinks,
      states: {
        'within a sentence': (
          <p>
            I agree to the <LegalLinks />.
          </p>
        ),
      },
    },
    {
      component: WayOn,
      states: {
        'no profile': <WayOn code="profile_missing" />,
        'no plan can be made': <WayOn code="no_plan" />,
        'plans are older than the list': <WayOn code="plan_outdated" />,
        'no answer': <WayOn code="unreachable" />,
      },
    },
    {
      component: NewWeekButton,
      states: {
        'of week 2': <NewWeekButton week={2} what="other meals" onPress={nothing} />,
      },
    },
    { component: PrintButton, states: { alone: <PrintButton /> } },
    {
      component: PlanMenu,
      states: {
        folded: (
          <div className="flex justify-end">
            <PlanMenu onWhy={nothing} />
          </div>
        ),
      },
    },
  ],
};
