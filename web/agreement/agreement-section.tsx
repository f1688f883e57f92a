import { useState } from 'react';
import type { ConsentText, Purpose } from '#contract/agreement/consents.ts';
import { longDate } from '#web/lib/format.ts';
import { useMemberResource } from '#web/lib/requests/resource.ts';
import { messageOf } from '#web/lib/wire/wire-error.ts';
import { Button } from '#web/ui/button.tsx';
import { AskDialog, useQuestion } from '#web/ui/dialog/ask-dialog.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { NotKnown } from '#web/ui/notices/not-known.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import {
  agree,
  agreementResource,
  type HeldConsent,
  withdrawConsent,
} from './agreement-resource.ts';
import { GuardianPart } from './guardian-part.tsx';
import { isMinor } from './use-guardian.ts';

const titles: Readonly<Record<Purpose, string>> = {
  plans: 'Your answers, for your plans',
  webhook: 'Your profile, to an automation service',
  model: 'Your answers, to a language model',
};

/** What follows when it is taken back, said before. */
const followings: Readonly<Record<Purpose, readonly string[]>> = {
  plans: [
    'From then on no plans and lists are made or changed, and your profile cannot be saved.',
    'What was made stays here for you to read. Your answers stay until you delete them: your health answers on their own page, everything with your account.',
    'You can agree again at any time.',
  ],
  webhook: [
    'From then on nothing of your profile is sent there, nor what still waits to be sent. What was sent before is not called back by this.',
  ],
  model: [
    'From then on your plans are made with our own words, and nothing of yours is sent there. Plans that you have stay as they are.',
  ],
};

interface AgreementSectionProps {
  readonly userId: string;
  /** Years of the member; null where no profile tells them. */
  readonly age: number | null;
}

/** What the member has agreed to, purpose by purpose; taken back as easily as given. */
export function AgreementSection({ userId, age }: AgreementSectionProps) {
  const minor = isMinor(age);
  const { status, data } = useMemberResource(agreementResource, userId);
  return (
    <section
      id="agreement"
      aria-labelledby="agreement-title"
      className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-7"
    >
      <h2 id="agreement-title" className="text-2xl">
        Your agreement
      </h2>
      {data ? (
        <ul className="mt-2 grid divide-y divide-line">
          {data.asked
            .filter(({ purpose }) => purpose === 'plans' || !minor)
            .map((text) => (
              <PurposeRow
                key={text.purpose}
                userId={userId}
                text={text}
                held={data.held.get(text.purpose) ?? null}
              />
            ))}
          {minor && (
            <li className="grid gap-3 py-4">
              <h3 className="text-lg">Your parent or guardian</h3>
              <GuardianPart userId={userId} />
            </li>
          )}
        </ul>
      ) : status === 'failed' ? (
        <NotKnown
          what="what you have agreed to"
          onRetry={() => void agreementResource.load(userId)}
        />
      ) : (
        <Spinner label="Loading…" />
      )}
    </section>
  );
}

interface PurposeRowProps {
  readonly userId: string;
  readonly text: ConsentText;
  /** Null where the member has not agreed. */
  readonly held: HeldConsent | null;
}

function PurposeRow({ userId, text, held }: PurposeRowProps) {
  const { purpose } = text;
  const question = useQuestion();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (send: () => Promise<void>) => {
    setSending(true);
    setFailure(null);
    try {
      await send();
    } catch (error) {
      setFailure(messageOf(error, 'We could not keep your answer. Please try again.'));
    } finally {
      setSending(false);
    }
  };
  return (
    <li className="grid gap-3 py-4">
      <h3 className="text-lg">{titles[purpose]}</h3>
      <p className="max-w-prose text-muted">{text.text}</p>
      <p role="status" className="font-semibold">
        {held === null
          ? 'You have not agreed to this.'
          : `You agreed on ${longDate(new Date(held.consent.given_at))}.`}
      </p>
      {held !== null && held.shown.sha256 !== text.sha256 && (
        <details className="max-w-prose">
          <summary className="min-h-11 cursor-pointer py-2.5 font-bold">
            You agreed to earlier words, that allowed this too
          </summary>
          <p className="mt-1 text-muted">{held.shown.text}</p>
        </details>
      )}
      <ErrorBox message={failure} />
      {held === null ? (
        <Button
          className="justify-self-start"
          pending={sending && 'Saving…'}
          onClick={() => void run(() => agree(userId, [text]))}
        >
          I agree
        </Button>
      ) : (
        <Button
          variant="secondary"
          className="justify-self-start"
          pending={sending && 'Saving…'}
          onClick={question.ask}
        >
          Take it back
        </Button>
      )}
      {question.isAsked && (
        <AskDialog
          title="Take it back?"
          text={followings[purpose].map((line) => <p key={line}>{line}</p>)}
          action="Take it back"
          onDone={() => void run(() => withdrawConsent(userId, purpose))}
          onClosed={question.close}
        />
      )}
    </li>
  );
}
