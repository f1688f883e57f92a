import { type RefObject, useRef, useState } from 'react';
import type { Guardian } from '#contract/agreement/guardian.ts';
import { longDate } from '#web/lib/format.ts';
import { messageOf } from '#web/lib/wire/wire-error.ts';
import { Button } from '#web/ui/button.tsx';
import { InputField } from '#web/ui/form/field.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { NotKnown } from '#web/ui/notices/not-known.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { askGuardian, guardianResource } from './guardian-resource.ts';
import { useGuardian } from './use-guardian.ts';

/** Name of the field in its form. */
export const guardianField = 'guardian-email';

const dayOf = ({ at }: Guardian) => (at === null ? '' : longDate(new Date(at)));
/** What becomes of the account where nobody agrees. */
const endOf = ({ ends }: Guardian) =>
  ends === null
    ? ''
    : ` Your account is deleted on ${longDate(new Date(ends))}, with all that is in it, unless a parent or guardian agrees before.`;

/** What a member under 18 is told, by how it stands. */
const told: Readonly<Record<Guardian['state'], (guardian: Guardian) => string>> = {
  none: () =>
    'Because you are under 18, a parent or guardian has to agree before we use what you say about your body. We ask them by mail.',
  waiting: (guardian) =>
    `We asked ${guardian.email} on ${dayOf(guardian)} and wait for the answer. What you typed stays on this device.${endOf(guardian)}`,
  expired: (guardian) =>
    `We asked ${guardian.email} on ${dayOf(guardian)}, and the link in that mail has run out.${endOf(guardian)}`,
  agreed: (guardian) =>
    `${guardian.email} agreed on ${dayOf(guardian)}, and can take it back with the link in their mail.`,
  declined: (guardian) =>
    `${guardian.email} said no on ${dayOf(guardian)}, so we make no plans for you.${endOf(guardian)} They can still agree with the link in their mail.`,
  withdrawn: (guardian) =>
    `${guardian.email} took their agreement back on ${dayOf(guardian)}, so nothing new is made from your answers. What was made stays here for you, and nothing of yours was deleted.`,
};

const actions: Readonly<Record<Exclude<Guardian['state'], 'agreed'>, string>> = {
  none: 'Send the mail',
  waiting: 'Send it again',
  expired: 'Send it again',
  declined: 'Ask again',
  withdrawn: 'Ask again',
};

interface GuardianPartProps {
  readonly userId: string;
  /** Years of the member, where no profile tells them yet. */
  readonly age?: number | null;
  /** What is wrong with going on without a guardian. */
  readonly problem?: string | null;
}

/** How it stands with the parent or guardian of a member under 18, and the mail to them. It may stand in a form. */
export function GuardianPart({ userId, age = null, problem = null }: GuardianPartProps) {
  const { status, data } = useGuardian(userId, true);
  if (data === undefined) {
    return status === 'failed' ? (
      <NotKnown
        what="whether your parent or guardian agrees"
        onRetry={() => void guardianResource.load(userId)}
      />
    ) : (
      <Spinner label="Loading…" />
    );
  }
  return (
    <div className="grid max-w-prose gap-4">
      <p role="status">{told[data.state](data)}</p>
      {data.state !== 'agreed' && (
        <Ask userId={userId} age={age} guardian={data} state={data.state} problem={problem} />
      )}
    </div>
  );
}

interface AskProps {
  readonly userId: string;
  readonly age: number | null;
  readonly guardian: Guardian;
  readonly state: Exclude<Guardian['state'], 'agreed'>;
  readonly problem: string | null;
}

function Ask({ userId, age, guardian, state, problem }: AskProps) {
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState(guardian.email ?? '');
  const [wrong, setWrong] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const send = async () => {
    setFailure(null);
    const found = problemOf(field);
    setWrong(found);
    if (found !== null) {
      field.current?.focus();
      return;
    }
    setSending(true);
    try {
      await askGuardian(userId, email.trim(), age);
    } catch (error) {
      setFailure(messageOf(error, 'The mail could not be sent. Please try again.'));
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <InputField
        ref={field}
        label="Email address of your parent or guardian"
        type="email"
        name={guardianField}
        autoComplete="off"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={wrong ?? problem ?? undefined}
        // Enter would send the form around it
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void send();
        }}
      />
      <ErrorBox message={failure} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant={state === 'none' ? 'primary' : 'secondary'}
          pending={sending && 'Sending…'}
          onClick={() => void send()}
        >
          {actions[state]}
        </Button>
        {state === 'waiting' && (
          <Button variant="quiet" onClick={() => void guardianResource.load(userId)}>
            Look whether they have answered
          </Button>
        )}
      </div>
    </>
  );
}

function problemOf({ current }: RefObject<HTMLInputElement | null>): string | null {
  if (current === null || current.validity.valid) return null;
  return current.validity.valueMissing
    ? 'Email address of your parent or guardian is required.'
    : 'Please enter a valid email address.';
}
