import { useState } from 'react';
import { explainKey } from '#web/lib/auth/auth-refusal.ts';
import { textOf } from '#web/lib/form/form-problems.ts';
import { useSubmit } from '#web/lib/form/use-submit.ts';
import {
  type Factors,
  giveUp,
  proveByApp,
  proveByKey,
  proveByRecoveryCode,
  type SecurityKey,
} from '#web/lib/session/second-step.ts';
import { messageOf, WireError } from '#web/lib/wire/wire-error.ts';
import { Button } from '#web/ui/button.tsx';
import { InputField } from '#web/ui/form/field.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';

export { readFactors } from '#web/lib/session/second-step.ts';

const failed = 'We could not reach the server. Please try again.';

/** The ways to take the second step by typing: what is asked for, and the words for it. */
const typed = {
  app: {
    label: 'Code',
    hint: 'Six digits, which change every half minute.',
    form: /^\s*(\d\s*){6}$/,
    misshapen: 'The code has six digits.',
    wrong: 'This code is wrong or was used already. Wait for the next one.',
    prove: proveByApp,
  },
  paper: {
    label: 'Recovery Code',
    hint: 'Twelve letters and digits.',
    form: /^\s*([0-9a-z][\s-]*){12}$/i,
    misshapen: 'A recovery code has twelve letters and digits.',
    wrong: 'This code is wrong or was used already.',
    prove: proveByRecoveryCode,
  },
} as const;

type Way = 'key' | keyof typeof typed;

const leads: Readonly<Record<Way, string>> = {
  key: 'Use the security key that belongs to your account.',
  app: 'Type the code that your authenticator app shows now.',
  paper: 'Type one of the recovery codes that you kept. Each works once.',
};
const others: Readonly<Record<Way, string>> = {
  key: 'Use my security key',
  app: 'Use my authenticator app',
  paper: 'Use a recovery code',
};

export interface SecondStepFormProps {
  readonly factors: Factors;
  onDone(): void;
  onGivenUp(): void;
}

/** For a member whose password, link or code was right, and who has a second factor. */
export function SecondStepForm({ factors, onDone, onGivenUp }: SecondStepFormProps) {
  const ways: readonly Way[] = [
    ...(factors.keys.length > 0 ? (['key'] as const) : []),
    ...(factors.hasApp || factors.keys.length === 0 ? (['app'] as const) : []),
    'paper',
  ];
  const [by, setBy] = useState<Way>(ways[0] ?? 'paper');
  return (
    <AccountFrame title="One step more" lead={leads[by]} follows>
      {by === 'key' ? (
        <Keys keys={factors.keys} onDone={onDone} />
      ) : (
        <TypedCode key={by} by={by} onDone={onDone} />
      )}
      <div className="-mt-1 grid gap-5">
        {ways
          .filter((way) => way !== by)
          .map((way) => (
            <Button key={way} variant="quiet" onClick={() => setBy(way)}>
              {others[way]}
            </Button>
          ))}
        <Button variant="quiet" onClick={() => void giveUp().then(onGivenUp)}>
          Back to Login
        </Button>
      </div>
    </AccountFrame>
  );
}

interface TypedCodeProps {
  readonly by: keyof typeof typed;
  onDone(): void;
}

function TypedCode({ by, onDone }: TypedCodeProps) {
  const way = typed[by];
  const form = useSubmit({
    check: (fields): Record<string, string> =>
      way.form.test(textOf(fields, 'code')) ? {} : { code: way.misshapen },
    send: async (fields) => {
      await way.prove(textOf(fields, 'code').replaceAll(/\s/g, ''));
      onDone();
    },
    explain: (error) =>
      error instanceof WireError && error.code === 'mfa_verification_failed'
        ? way.wrong
        : messageOf(error, failed),
  });
  return (
    <AccountForm form={form} action="Continue" pending="Checking…">
      <InputField
        label={way.label}
        name="code"
        inputMode={by === 'app' ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={30}
        hint={way.hint}
        error={form.problems.code}
        className="tabular tracking-[0.2em]"
      />
    </AccountForm>
  );
}

interface KeysProps {
  readonly keys: readonly SecurityKey[];
  onDone(): void;
}

/** A press for each key, as the browser is told which one it shall ask for. */
function Keys({ keys, onDone }: KeysProps) {
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const use = async (id: string) => {
    setBusy(id);
    setFailure(null);
    try {
      await proveByKey(id);
      onDone();
    } catch (error) {
      setFailure(
        explainKey(error, { mfa_verification_failed: 'This is not the key that was asked for.' }),
      );
      setBusy(null);
    }
  };
  return (
    <div className="grid gap-5">
      <ErrorBox message={failure} />
      {keys.map(({ id, name }) => (
        <Button
          key={id}
          pending={busy === id && 'Waiting for your key…'}
          onClick={() => void use(id)}
        >
          Use {name}
        </Button>
      ))}
    </div>
  );
}
