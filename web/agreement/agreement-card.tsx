import { type SubmitEvent, useState } from 'react';
import { agreementAddress } from '#contract/paths.ts';
import type { Overview } from '#contract/plans/overview.ts';
import { messageOf } from '#web/lib/wire/wire-error.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { textLink } from '#web/ui/link-style.ts';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { agreementCard as card } from './card-style.ts';
import { useOwnAgreement } from './use-agreement.tsx';

/** Who said 'Not now' on this page: they are asked at their next visit. */
let saidLater = '';

type Standing = NonNullable<Overview['unagreed']> | 'health';

const leads: Readonly<Record<Standing, string>> = {
  health:
    'What you say of your health is kept only if you agree. You need not: ‘Not now’ leads on without these questions.',
  asked: 'Your plans go on as before. We ask everybody now, and keep your answer.',
  needed:
    'We have to ask before we make anything new from your answers. Until you tell us, nothing of yours is deleted, and nothing new is made or sent.',
  withdrawn:
    'You took your agreement back, so nothing new is made from your answers. What was made stays here for you.',
};

interface AgreementCardProps {
  readonly userId: string;
  /** How things stand with whoever has not agreed; or that they came to the questions about their body. */
  readonly standing: Standing;
  /** Nothing of a child is sent anywhere, so a child is asked for the plans alone. */
  readonly isMinor: boolean;
  /** What 'Not now' leads to; it closes the card where nothing is said. */
  readonly onLater?: () => void;
  /** What 'Rather not say' leads to, where questions wait behind the card. */
  readonly onDecline?: () => void;
  onAgreed(): void;
}

/** Asks members who had a profile before they were asked. */
export function AgreementCard({
  userId,
  standing,
  isMinor,
  onLater,
  onDecline,
  onAgreed,
}: AgreementCardProps) {
  const agreement = useOwnAgreement(userId, isMinor);
  const [failure, setFailure] = useState<string | null>(null);
  const [state, setState] = useState<'open' | 'sending' | 'agreed'>('open');
  const [isLater, setLater] = useState(() => !onLater && saidLater === userId);
  if (isLater) return null;
  // who took it back has answered
  if (standing === 'withdrawn') {
    return (
      <p className={card}>
        {leads.withdrawn} <ToAgreement />
      </p>
    );
  }
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state !== 'open' || !agreement.check(event.currentTarget)) return;
    setState('sending');
    setFailure(null);
    try {
      await agreement.keep();
      setState('agreed');
      onAgreed();
    } catch (error) {
      setFailure(messageOf(error, 'We could not keep your answer. Please try again.'));
      setState('open');
    }
  };
  const later = () => {
    saidLater = userId;
    setLater(true);
  };
  if (state === 'agreed') {
    return (
      <p role="status" className={card}>
        Thank you, we have kept that. You can take it back on your profile page: <ToAgreement />
      </p>
    );
  }
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className={card}>
      <h2 className="text-2xl">May we use your answers?</h2>
      <p className="mt-1 mb-4 max-w-prose text-muted">{leads[standing]}</p>
      {agreement.boxes}
      <ErrorBox message={failure} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" pending={state === 'sending' && 'Saving…'}>
          I agree
        </Button>
        <Button variant="secondary" onClick={onLater ?? later}>
          Not now
        </Button>
        {onDecline && (
          <Button variant="secondary" onClick={onDecline}>
            Rather not say
          </Button>
        )}
      </div>
    </form>
  );
}

function ToAgreement() {
  return (
    <AppLink to={agreementAddress} className={textLink}>
      Your agreement
    </AppLink>
  );
}
