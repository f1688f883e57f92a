import {
  answerDays,
  answerDue,
  type InformationRequest,
  longestRequest,
  type RequestKind,
  requestKinds,
} from '#contract/agreement/information-requests.ts';
import { problemsOfLength, textOf } from '#web/lib/form/form-problems.ts';
import { useKeptText } from '#web/lib/form/use-kept-text.ts';
import { useSubmit } from '#web/lib/form/use-submit.ts';
import { longDate } from '#web/lib/format.ts';
import { useMemberResource } from '#web/lib/requests/resource.ts';
import { messageOf } from '#web/lib/wire/wire-error.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextAreaField } from '#web/ui/form/field.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { askAboutInformation, requestsResource } from './information-requests.ts';

const kindWords: Readonly<Record<RequestKind, string>> = {
  access: 'See what you keep about me',
  correction: 'Correct something',
  deletion: 'Delete something',
  objection: 'Object to how it is used',
  other: 'Something else',
};
const words = { label: 'Your request', max: longestRequest };
const failed = 'We could not keep your request. Please try again.';

const isKind = (text: string): text is RequestKind => requestKinds.some((kind) => kind === text);

/** What a member asks about their information beyond what the page does by itself, and what became of it. */
export function RequestsPart({ userId }: { readonly userId: string }) {
  const { data = [] } = useMemberResource(requestsResource, userId);
  const kept = useKeptText(`information.${userId}`);
  const form = useSubmit({
    check: (fields) => problemsOfLength(fields, 'request', words),
    send: async (fields) => {
      const kind = textOf(fields, 'kind');
      const content = textOf(fields, 'request').trim();
      await askAboutInformation(userId, isKind(kind) ? kind : 'other', content);
      kept.forget();
      const field = fields.elements.namedItem('request');
      if (field instanceof HTMLTextAreaElement) field.value = '';
      await requestsResource.load(userId);
    },
    explain: (error) => messageOf(error, failed),
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-5 pb-4">
      <p className="max-w-prose text-muted">
        You may ask what we keep about you, have it corrected or deleted, and object to how it is
        used. It costs nothing, and we answer by mail within {answerDays} days.
      </p>
      <Asked requests={data} />
      <SelectField
        label="What is it about?"
        name="kind"
        options={requestKinds.map((kind) => ({ value: kind, text: kindWords[kind] }))}
      />
      <TextAreaField
        {...kept.area}
        label={words.label}
        name="request"
        required
        rows={4}
        most={words.max}
        error={form.problems.request}
      />
      <ErrorBox message={form.failure} />
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        pending={form.pending && 'Sending…'}
      >
        Send My Request
      </Button>
    </form>
  );
}

function Asked({ requests }: { readonly requests: readonly InformationRequest[] }) {
  return (
    <div role="status">
      {requests.length > 0 && (
        <ul className="grid gap-2">
          {requests.map((request) => (
            <li key={request.no}>
              <span className="font-semibold">{kindWords[request.kind]}</span>, asked on{' '}
              {longDate(new Date(request.created_at))}:{' '}
              {request.answered_at === null
                ? `an answer is due by ${longDate(answerDue(request))}.`
                : `answered on ${longDate(new Date(request.answered_at))}.`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
