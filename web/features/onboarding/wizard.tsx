import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { profileQuestions } from '#planning/profile/profile-questions.ts';
import { useAgreement } from '#web/agreement/use-agreement.tsx';
import { focusField } from '#web/lib/form/form-problems.ts';
import { useDraft } from '#web/lib/form/use-draft.ts';
import { useLocation, useNavigate } from '#web/lib/navigation/router.tsx';
import {
  checkDraft,
  type DraftErrors,
  draftOf,
  parseDraft,
} from '#web/lib/profile/profile-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { onboardingSteps as steps } from '#web/ui/form/profile-layout.ts';
import { QuestionFields } from '#web/ui/form/question-fields.tsx';
import { useWeightQuestion } from '#web/ui/form/weight-question.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { AnswerLine } from './answer-line.tsx';
import { useBodyQuestion } from './body-question.tsx';
import { explainSaving, saveOnboarding } from './save-onboarding.ts';
import { StepBar } from './step-bar.tsx';
import { firstFaultyStep, stepOf } from './steps.ts';

interface WizardProps {
  readonly userId: string;
  readonly stored: Profile;
  /** A profile is stored already and will be updated. */
  readonly exists: boolean;
}

/** Four steps, each with its own place in the history, so that back and forward work. */
export function Wizard({ userId, stored, exists }: WizardProps) {
  const { draft, change, reset } = useDraft('onboarding', userId, draftOf(stored), parseDraft);
  const { search } = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState<DraftErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const { profile, errors } = checkDraft(draft, exists ? stored : null);
  const place = stepOf(new URLSearchParams(search).get('step'), errors);
  const step = steps[place] ?? steps[0];
  const last = place === steps.length - 1;

  const agreement = useAgreement(userId, Number(draft.age) || null);
  useStepFocus(heading, place);
  const go = (to: number) => navigate(`${paths.onboarding}?step=${to + 1}`);

  const save = async (complete: Profile) => {
    setSaving(true);
    setFailure(null);
    try {
      await saveOnboarding(userId, complete, exists, agreement.keep);
      reset(draft);
      navigate(paths.subscription);
    } catch (error) {
      setFailure(explainSaving(error));
      setSaving(false);
    }
  };

  const bodyFields = useBodyQuestion(exists ? null : draftOf(stored), () => go(place + 1));
  const weight = useWeightQuestion(exists ? stored.weight : null, (told) => void save(told));
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving) return;
    setShown(errors);
    const faulty = step.fields.filter((field) => errors[field]);
    if (faulty.length > 0) focusField(event.currentTarget, faulty);
    else if (place === 0 && bodyFields.ask(draft)) return;
    else if (!last) go(place + 1);
    else if (profile === null) go(firstFaultyStep(errors));
    else if (agreement.check(event.currentTarget)) weight.begin(profile);
  };

  return (
    <>
      <h1 className="text-3xl">{exists ? 'Update your profile' : 'Set up your profile'}</h1>
      <StepBar titles={steps.map(({ title }) => title)} place={place} />
      <form
        noValidate
        onSubmit={onSubmit}
        className="overflow-hidden rounded-sheet border border-line bg-surface shadow-card"
      >
        <div className="beads" />
        <div className="grid gap-6 p-5 sm:p-8">
          <div>
            <h2 ref={heading} tabIndex={-1} className="text-2xl">
              {step.title}
            </h2>
            <p className="mt-1 text-muted">{step.lead}</p>
          </div>
          <QuestionFields
            questions={profileQuestions}
            names={step.fields}
            draft={draft}
            errors={shown}
            change={change}
          />
          <AnswerLine
            profile={checkDraft({ ...draft, full_name: draft.full_name || '?' }, stored).profile}
          />
          {last && agreement.boxes}
          <ErrorBox message={failure} />
          <div className="flex flex-wrap justify-between gap-3">
            <Button
              variant="secondary"
              disabled={place === 0 || saving}
              onClick={() => go(place - 1)}
            >
              Previous
            </Button>
            <Button type="submit" pending={saving && 'Saving…'}>
              {!last ? 'Next' : exists ? 'Update Profile' : 'Complete Setup'}
            </Button>
          </div>
        </div>
      </form>
      {bodyFields.layer}
      {weight.layer}
      <p className="mt-4 text-center text-sm text-muted">
        What you type is kept on this device until you finish.
      </p>
    </>
  );
}

/** A new step begins at its heading, for the eye and for a screen reader. */
function useStepFocus(heading: RefObject<HTMLHeadingElement | null>, place: number): void {
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [heading, place]);
}
