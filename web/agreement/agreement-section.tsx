import { useState } from 'react';
import type { Consent, ConsentText, Purpose } from '#contract/consents.ts';
import { longDate } from '#web/lib/format.ts';
import { useMemberResource } from '#web/lib/resource.ts';
import { messageOf } from '#web/lib/wire-error.ts';
import { AskDialog, useQuestion } from '#web/ui/ask-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { NotKnown } from '#web/ui/not-known.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { agree, agreementResource, takeBack } from './agreement-resource.ts';

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

/** What the member has agreed to, purpose by purpose; taken back as easily as given. */
export function AgreementSection({ userId }: { readonly userId: string }) {
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
          {data.asked.map((text) => (
            <PurposeRow
              key={text.purpose}
              userId={userId}
              text={text}
              consent={data.held.get(text.purpose) ?? null}
            />
          ))}
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
  readonly consent: Consent | null;
}

function PurposeRow({ userId, text, consent }: PurposeRowProps) {
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
        {consent === null
          ? 'You have not agreed to this.'
          : `You agreed on ${longDate(new Date(consent.given_at))}.`}
      </p>
      <ErrorBox message={failure} />
      {consent === null ? (
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
          onDone={() => void run(() => takeBack(userId, purpose))}
          onClosed={question.close}
        />
      )}
    </li>
  );
}
