import { textOf } from '#web/lib/form/form-problems.ts';
import { useSubmit } from '#web/lib/form/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { InputField } from '#web/ui/form/field.tsx';
import { SharedDeviceField } from '../account-fields.tsx';
import { AccountForm } from '../account-form.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { goToCompany } from './outside.ts';
import { explainOutside } from './outside-words.ts';

/** The domain of an address, or the one that was typed by itself. */
const domainOf = (fields: HTMLFormElement) =>
  textOf(fields, 'company').trim().replace(/^.*@/, '').toLowerCase();

/** For people of a company that has a sign-in of its own, which is found by its domain. */
export function CompanyForm({ onBack }: { onBack(): void }) {
  const form = useSubmit({
    check: (fields): Record<string, string> =>
      /^[^\s.]+(\.[^\s.]+)+$/.test(domainOf(fields))
        ? {}
        : { company: 'Please type your address at work, or what follows its @.' },
    send: (fields) => goToCompany(domainOf(fields)),
    explain: explainOutside,
  });
  return (
    <AccountFrame
      title="Login with your company"
      lead="Your company's own page lets you in. We find it by your address at work."
      follows
    >
      <AccountForm
        form={form}
        action="Continue"
        pending="One moment…"
        below={
          <Button variant="quiet" onClick={onBack}>
            Back
          </Button>
        }
      >
        <InputField
          label="Work Email or Domain"
          name="company"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={form.problems.company}
        />
        <SharedDeviceField />
      </AccountForm>
    </AccountFrame>
  );
}
