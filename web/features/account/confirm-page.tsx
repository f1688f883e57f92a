import { useState } from 'react';
import { paths, wire } from '#contract/paths.ts';
import { useSubmit } from '#web/lib/form/use-submit.ts';
import { useLocation, useNavigate } from '#web/lib/navigation/router.tsx';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { messageOf, WireError } from '#web/lib/wire/wire-error.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { textLink } from '#web/ui/link-style.ts';
import { AccountForm } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { accountWire } from './load-account-wire.ts';
import { useSecondStep } from './use-second-step.tsx';

interface Errand {
  readonly title: string;
  readonly lead: string;
  readonly action: string;
  /** Where the member goes on from here. */
  readonly next: string;
}

const choosePassword = `${paths.forgotPassword}?new`;

/** What a mailed link may be for, by the type that stands in it. */
const errands = {
  recovery: {
    title: 'Choose a new password',
    lead: 'One press more. Everybody else who is signed in to your account is then signed out.',
    action: 'Choose a new password',
    next: choosePassword,
  },
  invite: {
    title: 'Welcome to Phila',
    lead: 'One press more, and you choose your password.',
    action: 'Accept the invitation',
    next: choosePassword,
  },
  signup: {
    title: 'Confirm your address',
    lead: 'One press more, and you are in.',
    action: 'Confirm my address',
    next: paths.onboarding,
  },
  magiclink: {
    title: 'Login',
    lead: 'One press more, and you are in.',
    action: 'Sign me in',
    next: paths.dashboard,
  },
  email_change: {
    title: 'Confirm the change of your address',
    lead: 'Both addresses have to agree: press the button in the mail to the other one too.',
    action: 'Confirm the change',
    next: paths.profile,
  },
} as const satisfies Readonly<Record<string, Errand>>;
export type ErrandType = keyof typeof errands;

const isErrand = (type: string): type is ErrandType => Object.hasOwn(errands, type);

const failed = 'We could not reach the server. Please try again.';
const stale = 'This link is invalid or has expired. Please ask for a new one.';

/** Takes the token out of the address at once, so that it stands in no history. */
function arrival(hash: string) {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const type = given.get('type') ?? '';
  const token = given.get('token_hash') ?? '';
  if (token !== '') history.replaceState(null, '', paths.confirm);
  const redirectTo = given.get('redirect_to') ?? '';
  return isErrand(type) && token !== '' ? { type, token, redirectTo } : null;
}
type Arrival = NonNullable<ReturnType<typeof arrival>>;

/** Where an app that keeps a secret of its own gets its code: the wire sends the browser on to it. */
function wayBack({ type, token, redirectTo }: Arrival): string {
  const query = new URLSearchParams({ token, type, redirect_to: redirectTo });
  return `${wire.auth}/verify?${query.toString()}`;
}

/** Where links in mails lead. Opening it changes nothing, because scanners of mail servers open every link. */
export function ConfirmPage() {
  usePageTitle('Confirm');
  const { hash } = useLocation();
  const [came] = useState(() => arrival(hash));
  return came === null ? <StaleLink /> : <Confirm came={came} />;
}

function StaleLink() {
  return (
    <AccountFrame title="Open the link in your mail again" lead={stale}>
      <AppLink to={paths.login} className={`${textLink} justify-self-start py-1`}>
        Back to Login
      </AppLink>
    </AccountFrame>
  );
}

function Confirm({ came }: { readonly came: Arrival }) {
  const { type, token } = came;
  const navigate = useNavigate();
  const [waits, setWaits] = useState(false);
  const { title, lead, action, next } = errands[type];
  const goOn = () => navigate(next, { replace: true });
  const second = useSecondStep(goOn);
  const form = useSubmit({
    send: async () => {
      if (token.startsWith('pkce_')) {
        location.assign(wayBack(came));
        return;
      }
      const { spendLink } = await accountWire();
      const led = await spendLink(type, token);
      if (led === 'in') goOn();
      else if (led === 'waits') setWaits(true);
      else await second.begin();
    },
    explain: (error) =>
      error instanceof WireError && error.code === 'otp_expired' ? stale : messageOf(error, failed),
  });
  if (second.step) return second.step;
  if (waits) {
    return (
      <AccountFrame
        title="One address has agreed"
        lead="Now press the button in the mail to your other address, and the change is made."
        follows
      >
        <AppLink to={paths.login} className={`${textLink} justify-self-start py-1`}>
          Back to Login
        </AppLink>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title={title}
      lead={lead}
      aside={
        <AppLink to={paths.login} className={`${textLink} inline-block py-1`}>
          Back to Login
        </AppLink>
      }
    >
      <AccountForm form={form} action={action} pending="One moment…">
        {null}
      </AccountForm>
    </AccountFrame>
  );
}
