import { useCallback, useEffect, useRef, useState } from 'react';
import type { ProofWay } from '#contract/account/identity-proof.ts';
import { memberSentences } from '#contract/member-sentences.ts';
import { messageOf } from '#web/lib/wire/wire-error.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialog/dialog-actions.tsx';
import { DialogFrame } from '#web/ui/dialog/dialog-frame.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { AppPart } from './app-part.tsx';
import { CodePart } from './code-part.tsx';
import { KeyPart, PasskeyPart } from './key-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { askProof } from './prove.ts';

const others: Readonly<Record<ProofWay, string>> = {
  password: 'Use my password',
  passkey: 'Use a passkey',
  app: 'Use my authenticator app',
  security_key: 'Use my security key',
  mailed_code: 'Mail me a code',
  texted_code: 'Text me a code',
};

interface WayProps {
  readonly way: ProofWay;
  onProved(): void;
}

function Way({ way, onProved }: WayProps) {
  switch (way) {
    case 'password':
      return <PasswordPart onProved={onProved} />;
    case 'passkey':
      return <PasskeyPart onProved={onProved} />;
    case 'app':
      return <AppPart onProved={onProved} />;
    case 'security_key':
      return <KeyPart onProved={onProved} />;
    default:
      return <CodePart by={way} onProved={onProved} />;
  }
}

interface ProofDialogProps {
  /** @param proved false: the member closed it */
  onAnswer(proved: boolean): void;
}

/** Has a member who signed in long ago show that it is them, by whatever they have; then what they began goes on. */
export function ProofDialog({ onAnswer }: ProofDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const proved = useRef(false);
  const [ways, setWays] = useState<readonly ProofWay[] | null>(null);
  const [by, setBy] = useState<ProofWay | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const ask = useCallback(
    () =>
      askProof().then(
        (told) => {
          setFailure(null);
          setWays(told.ways);
          setBy(told.ways[0] ?? null);
        },
        (error: unknown) => setFailure(messageOf(error, memberSentences.proofFailed)),
      ),
    [],
  );
  useEffect(() => {
    void ask();
  }, [ask]);
  const succeed = () => {
    proved.current = true;
    // the page behind a dialog is mute, and gets the focus back when it closes
    dialog.current?.close();
  };
  return (
    <DialogFrame dialog={dialog} title="Is it you?" onClosed={() => onAnswer(proved.current)}>
      <div className="mt-2 grid gap-5">
        {ways?.length === 0 ? (
          <p role="status">{memberSentences.signInAgain}</p>
        ) : (
          <p className="max-w-prose text-muted">
            You signed in a while ago. Show that it is you, and what you began goes on.
          </p>
        )}
        <ErrorBox message={failure} />
        {ways === null && failure === null && <p role="status">Loading…</p>}
        {by !== null && <Way key={by} way={by} onProved={succeed} />}
        <DialogActions dialog={dialog}>
          {failure !== null && <Button onClick={() => void ask()}>Try again</Button>}
          {(ways ?? [])
            .filter((way) => way !== by)
            .map((way) => (
              <Button key={way} variant="secondary" onClick={() => setBy(way)}>
                {others[way]}
              </Button>
            ))}
        </DialogActions>
      </div>
    </DialogFrame>
  );
}
