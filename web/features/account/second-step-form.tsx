import { useState } from 'react';
import { textOf } from '#web/lib/form-problems.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { messageOf, WireError } from '#web/lib/wire-error.ts';
import { Button } from '#web/ui/button.tsx';
import { InputField } from '#web/ui/field.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { giveUp, proveByApp, proveByRecoveryCode } from './second-step.ts';

const failed = 'We could not reach the server. Please try again.';

/** The two ways to take the second step: what is asked for, and the words for it. */
const ways = {
  app: {
    lead: 'Type the code that your authenticator app shows now.',
    hint: 'Six digits, which change every half minute.',
    form: /^\s*(\d\s*){6}$/,
    misshapen: 'The code has six digits.',
    wrong: 'This code is wrong or was used already. Wait for the next one.',
    other: 'Use a recovery code',
    prove: proveByApp,
  },
  paper: {
    lead: 'Type one of the recovery codes that you kept. Each works once.',
    hint: 'Twelve letters and digits.',
    form: /^\s*([0-9a-z][\s-]*){12}$/i,
    misshapen: 'A recovery code has twelve letters and digits.',
    wrong: 'This code is wrong or was used already.',
    other: 'Use my authenticator app',
    prove: proveByRecoveryCode,
  },
} as const;

export interface SecondStepFormProps {
  onDone(): void;
  onGivenUp(): void;
}

/** For a member whose password, link or code was right, and who has a second factor. */
export function SecondStepForm({ onDone, onGivenUp }: SecondStepFormProps) {
  const [by, setBy] = useState<keyof typeof ways>('app');
  const way = ways[by];
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
    <AccountFrame title="One step more" lead={way.lead} follows>
      <AccountForm
        key={by}
        form={form}
        action="Continue"
        pending="Checking…"
        below={
          <>
            <Button variant="quiet" onClick={() => setBy(by === 'app' ? 'paper' : 'app')}>
              {way.other}
            </Button>
            <Button variant="quiet" onClick={() => void giveUp().then(onGivenUp)}>
              Back to Login
            </Button>
          </>
        }
      >
        <InputField
          label={by === 'app' ? 'Code' : 'Recovery Code'}
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
    </AccountFrame>
  );
}
