import { useState } from 'react';
import { memberSentences } from '#contract/member-sentences.ts';
import { useSubmit } from '#web/lib/form/use-submit.ts';
import { messageOf } from '#web/lib/wire/wire-error.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeField, codeIn, codeProblems } from '#web/ui/form/code-field.tsx';
import { ProofForm } from './proof-form.tsx';
import { proveCode, sendCode } from './prove.ts';

interface CodePartProps {
  readonly by: 'mailed_code' | 'texted_code';
  onProved(): void;
}

/** A code that is sent when the member asks for it, and then typed. */
export function CodePart({ by, onProved }: CodePartProps) {
  const [sent, setSent] = useState(false);
  return sent ? (
    <TypeCode onProved={onProved} onAgain={() => setSent(false)} />
  ) : (
    <SendCode by={by} onSent={() => setSent(true)} />
  );
}

interface SendCodeProps extends Pick<CodePartProps, 'by'> {
  onSent(): void;
}

function SendCode({ by, onSent }: SendCodeProps) {
  const form = useSubmit({
    send: async () => {
      await sendCode();
      onSent();
    },
    explain: (error) => messageOf(error, 'The code was not sent. Please try again.'),
  });
  return (
    <ProofForm form={form} action="Send Code" pending="Sending…">
      <p>
        {by === 'mailed_code'
          ? 'You have no password here, so we mail you a code.'
          : 'You have no password here, so we text a code to your phone.'}
      </p>
    </ProofForm>
  );
}

function TypeCode({ onProved, onAgain }: { onProved(): void; onAgain(): void }) {
  const form = useSubmit({
    check: codeProblems,
    send: async (fields) => {
      await proveCode(codeIn(fields));
      onProved();
    },
    explain: (error) => messageOf(error, memberSentences.proofFailed),
  });
  return (
    <>
      <ProofForm form={form} action="Continue" pending="Checking…">
        <CodeField hint="Six digits, good for ten minutes." error={form.problems.code} />
      </ProofForm>
      <Button variant="quiet" className="justify-self-start" onClick={onAgain}>
        Send another code
      </Button>
    </>
  );
}
