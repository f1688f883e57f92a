import { useEffect, useState } from 'react';
import * as v from 'valibot';
import {
  type GuardianAnswer,
  guardianAnswerSchema,
  guardianLinkOver,
} from '#contract/agreement/guardian.ts';
import { paths, wire } from '#contract/paths.ts';
import { useInBrowser } from '#web/lib/device/use-in-browser.ts';
import { longDate } from '#web/lib/format.ts';
import { useLocation } from '#web/lib/navigation/router.tsx';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { textLink } from '#web/ui/link-style.ts';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { GuardianFrame } from './guardian-frame.tsx';

/** A secret as the server makes it, behind the # of the address. */
const secretHash = /^#([\w-]{43})$/;
const away = 'We could not reach the server. Please try again.';
const refusalSchema = v.object({ message: v.string() });

/** What the link asks, or what came of an answer; a sentence where there is nothing to ask. */
async function send(
  secret: string,
  answer?: 'agree' | 'decline' | 'withdraw',
): Promise<GuardianAnswer | string> {
  try {
    const response = await fetch(wire.guardianAnswer, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ secret, ...(answer === undefined ? {} : { answer }) }),
    });
    const told: unknown = await response.json();
    if (response.ok) return v.parse(guardianAnswerSchema, told);
    const refusal = v.safeParse(refusalSchema, told);
    return refusal.success && response.status < 500 ? refusal.output.message : away;
  } catch {
    return away;
  }
}

/** Where the mail to a parent or guardian leads. Opening it changes nothing, because scanners of mail servers open every link. */
export function GuardianPage() {
  usePageTitle('Your agreement as a parent or guardian');
  const inBrowser = useInBrowser();
  const [, secret] = secretHash.exec(useLocation().hash) ?? [];
  if (!inBrowser) {
    return (
      <GuardianFrame lead="One moment…">
        <Spinner label="Loading…" />
      </GuardianFrame>
    );
  }
  return secret === undefined ? (
    <GuardianFrame lead={guardianLinkOver} />
  ) : (
    <Asked key={secret} secret={secret} />
  );
}

function Asked({ secret }: { readonly secret: string }) {
  const [asked, setAsked] = useState<GuardianAnswer | string | null>(null);
  useEffect(() => {
    void send(secret).then(setAsked);
  }, [secret]);
  if (asked === null) {
    return (
      <GuardianFrame lead="One moment…">
        <Spinner label="Loading…" />
      </GuardianFrame>
    );
  }
  if (typeof asked === 'string') {
    return (
      <GuardianFrame lead={asked}>
        {asked === away && (
          <Button onClick={() => void send(secret).then(setAsked)}>Try again</Button>
        )}
      </GuardianFrame>
    );
  }
  return <Answering secret={secret} asked={asked} onAnswered={setAsked} />;
}

const leads: Readonly<Record<GuardianAnswer['state'], string>> = {
  none: '',
  waiting:
    'They are under 18 and named you as their parent or guardian. Before we use what they say about their body, we ask you.',
  expired: 'This link has run out. They can send you a new one from their account.',
  agreed: 'Thank you. You agreed that plans are made for them.',
  declined: 'You said no, so no plans are made for them. You can still agree.',
  withdrawn:
    'You took your agreement back. From then on nothing new is made; what was made stays in their account. Should you change your mind, they can send you a new mail.',
};

interface AnsweringProps {
  readonly secret: string;
  readonly asked: GuardianAnswer;
  onAnswered(answer: GuardianAnswer): void;
}

function Answering({ secret, asked, onAnswered }: AnsweringProps) {
  const { state, member, at, ends, text } = asked;
  const [sending, setSending] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [follows, setFollows] = useState(false);
  const press = async (answer: 'agree' | 'decline' | 'withdraw') => {
    setSending(answer);
    setFailure(null);
    const told = await send(secret, answer);
    setSending(null);
    if (typeof told === 'string') {
      setFailure(told);
      return;
    }
    setFollows(true);
    onAnswered(told);
  };
  const open = state === 'waiting' || state === 'declined';
  return (
    <GuardianFrame key={state} lead={leads[state]} follows={follows}>
      <dl className="grid gap-1">
        <dt className="font-bold">Who asks</dt>
        <dd className="break-all">{member ?? 'Somebody whose account has no address'}</dd>
        <dt className="mt-2 font-bold">{state === 'waiting' ? 'Asked on' : 'Since'}</dt>
        <dd>{longDate(new Date(at))}</dd>
      </dl>
      {state !== 'expired' && <p className="rounded-control bg-brand-soft px-4 py-3">{text}</p>}
      {ends !== null && (
        <p>
          Their account is deleted on {longDate(new Date(ends))}, with all that is in it, unless a
          parent or guardian agrees before.
        </p>
      )}
      {state === 'agreed' && (
        <p className="text-muted">
          If you take it back, no plans and lists are made for them from then on, and their profile
          cannot be saved. What was made stays there for them to read. To have everything deleted,
          they can delete their account, or write to us.
        </p>
      )}
      <ErrorBox message={failure} />
      <div className="flex flex-wrap gap-3">
        {open && (
          <Button pending={sending === 'agree' && 'Saving…'} onClick={() => void press('agree')}>
            I agree
          </Button>
        )}
        {state === 'waiting' && (
          <Button
            variant="secondary"
            pending={sending === 'decline' && 'Saving…'}
            onClick={() => void press('decline')}
          >
            I do not agree
          </Button>
        )}
        {state === 'agreed' && (
          <Button
            variant="secondary"
            pending={sending === 'withdraw' && 'Saving…'}
            onClick={() => void press('withdraw')}
          >
            Take it back
          </Button>
        )}
      </div>
      <p className="text-sm text-muted">
        What we keep, who sees it and what you may ask of us:{' '}
        <a href={paths.privacy} className={textLink}>
          Privacy Policy
        </a>
      </p>
    </GuardianFrame>
  );
}
