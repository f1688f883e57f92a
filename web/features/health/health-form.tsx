import { type SubmitEvent, useState } from 'react';
import { memberSentences } from '#contract/member-sentences.ts';
import { askedConditions } from '#planning/health/asked.ts';
import { whyNotPlanned } from '#planning/health/effect-table.ts';
import { type AskedHealth, healthDefaults } from '#planning/profile/health-answers.ts';
import { healthQuestions } from '#planning/profile/health-questions.ts';
import { grownAge } from '#planning/profile/life-stages.ts';
import { SavedNotice } from '#web/fit/saved-notice.tsx';
import { focusField } from '#web/lib/form/form-problems.ts';
import { deleteHealth, saveHealth } from '#web/lib/profile/health-resource.ts';
import { messageOf } from '#web/lib/wire/wire-error.ts';
import { Button } from '#web/ui/button.tsx';
import { AnswersFoot } from '#web/ui/form/answers-foot.tsx';
import { QuestionFields } from '#web/ui/form/question-fields.tsx';
import {
  checkHealthDraft,
  type HealthErrors,
  healthDraftOf,
  saysNothing,
  withAnswer,
} from './health-draft.ts';
import { healthSections } from './health-layout.ts';
import { LeftOutNotice } from './left-out-notice.tsx';

interface HealthFormProps {
  readonly userId: string;
  /** Null where nothing was said yet. */
  readonly said: AskedHealth | null;
  /** Years; null before onboarding, or where nobody knows. */
  readonly age: number | null;
  /** Whether the member pressed for plans and was led here first. */
  readonly held: boolean;
  /** Back to what was pressed, which is then done; else to the dashboard. */
  goOn(): void;
  /** Remembers that the member would rather not say, and goes on. */
  onDecline(): void;
}

const saveFailed = 'An error occurred while saving your answers';
const card = 'rounded-card border border-line bg-surface p-5 shadow-card sm:p-7';

export function HealthForm({ userId, said, age, held, goOn, onDecline }: HealthFormProps) {
  const stored = said ?? healthDefaults;
  const [draft, setDraft] = useState(() => healthDraftOf(stored));
  const [changed, setChanged] = useState(false);
  const [shown, setShown] = useState<HealthErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [working, setWorking] = useState<'saving' | 'deleting' | null>(null);
  const [saved, setSaved] = useState('');
  const { answers, errors } = checkHealthDraft(draft);
  // of whom no age is known is judged as a grown-up: only a pregnancy differs
  const never = answers
    ? whyNotPlanned(askedConditions({ healthAnswers: answers }), age ?? grownAge)
    : null;

  const reset = (now: AskedHealth) => {
    setDraft(healthDraftOf(now));
    setChanged(false);
  };
  /** Sends something and says how it went. */
  const run = async (what: 'saving' | 'deleting', send: () => Promise<void>) => {
    setWorking(what);
    setFailure(null);
    setSaved('');
    try {
      await send();
    } catch (error) {
      setFailure(messageOf(error, saveFailed));
    } finally {
      setWorking(null);
    }
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (working) return;
    setShown(errors);
    if (!answers) {
      focusField(event.currentTarget, Object.keys(errors));
      return;
    }
    void run('saving', async () => {
      await saveHealth(userId, answers);
      reset(answers);
      if (held && never === null) goOn();
      else setSaved(never === null ? memberSentences.answersSaved : 'Saved.');
    });
  };
  const forget = () =>
    void run('deleting', async () => {
      await deleteHealth(userId);
      reset(healthDefaults);
      setSaved('Your answers are deleted.');
    });

  return (
    <form noValidate onSubmit={onSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {(said === null || held) && (
        <NowOrLater asked={said === null} held={held} onLater={goOn} onDeclined={onDecline} />
      )}
      {healthSections.map(({ title, lead, fields }) => (
        <section key={title} className={card}>
          <h2 className="text-2xl">{title}</h2>
          <p className="mt-1 mb-5 max-w-prose text-muted">{lead}</p>
          <QuestionFields
            questions={healthQuestions}
            names={fields}
            draft={draft}
            errors={shown}
            change={(name, answer) => {
              setDraft((before) => withAnswer(before, name, answer));
              setChanged(true);
              setSaved('');
            }}
          />
          {fields.includes('conditions') && <NotPlanned reason={never} />}
          {fields.includes('allergens') && <LeftOutNotice asked={answers} />}
        </section>
      ))}
      <AnswersFoot
        failure={failure}
        working={working}
        saveText={held && never === null && saved === '' ? 'Save and make my plans' : 'Save'}
        changed={changed}
        onDiscard={() => reset(stored)}
        saved={saved}
        leadsToPlans={never === null}
        deletable={said !== null && !changed && !saysNothing(healthDraftOf(said))}
        onDelete={forget}
      />
      {saved !== '' && <SavedNotice userId={userId} />}
    </form>
  );
}

interface NowOrLaterProps {
  /** Whether nothing was said yet; else what was said is held against today. */
  readonly asked: boolean;
  readonly held: boolean;
  onLater(): void;
  onDeclined(): void;
}

/** Before the questions: what they are for, and the ways past them. */
function NowOrLater({ asked, held, onLater, onDeclined }: NowOrLaterProps) {
  return (
    <section aria-label="Now or later" className={card}>
      <p className="max-w-prose">
        {held && 'One thing before your plans are made. '}
        {asked
          ? 'Tick what is so, and leave the rest. Without answers we plan from your profile alone, and training has no intervals. We never ask about HIV.'
          : 'This is what you told us. Is it still so?'}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onLater}>
          {asked ? 'Later' : 'It is still so'}
        </Button>
        {asked && (
          <Button variant="secondary" onClick={onDeclined}>
            Rather not say
          </Button>
        )}
      </div>
    </section>
  );
}

/** Where we should not plan: why, and where help is, as soon as it is ticked. */
function NotPlanned({ reason }: { readonly reason: string | null }) {
  return (
    <div role="status" className="empty:hidden">
      {reason !== null && (
        <p className="mt-5 rounded-control border-l-4 border-marula bg-marula-soft px-4 py-4 font-semibold text-marula-ink">
          {reason}
        </p>
      )}
    </div>
  );
}
