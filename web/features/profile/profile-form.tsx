import { type SubmitEvent, useEffect, useState } from 'react';
import { memberSentences } from '#contract/member-sentences.ts';
import { paths } from '#contract/paths.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { profileQuestions } from '#planning/profile/profile-questions.ts';
import { useAgreement } from '#web/agreement/use-agreement.tsx';
import { SavedNotice } from '#web/fit/saved-notice.tsx';
import { focusField } from '#web/lib/form/form-problems.ts';
import { useDraft } from '#web/lib/form/use-draft.ts';
import {
  checkDraft,
  type DraftErrors,
  draftOf,
  parseDraft,
} from '#web/lib/profile/profile-draft.ts';
import { updateProfile } from '#web/lib/profile/profile-resource.ts';
import { messageOf } from '#web/lib/wire/wire-error.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { profileSections } from '#web/ui/form/profile-layout.ts';
import { QuestionFields } from '#web/ui/form/question-fields.tsx';
import { useWeightQuestion } from '#web/ui/form/weight-question.tsx';
import { buttonStyle } from '#web/ui/link-style.ts';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';

/** How long the good news stays on the page. */
const successMs = 3000;

interface ProfileFormProps {
  readonly userId: string;
  readonly profile: Profile;
}

export function ProfileForm({ userId, profile }: ProfileFormProps) {
  const { draft, changed, change, reset } = useDraft(
    'profile',
    userId,
    draftOf(profile),
    parseDraft,
  );
  const agreement = useAgreement(userId, Number(draft.age) || null);
  const [shown, setShown] = useState<DraftErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  /** The way to new plans stays when the good news has gone. */
  const [saved, setSaved] = useState(false);

  useEffect(() => {
    if (savedAt === null) return;
    const timer = setTimeout(() => setSavedAt(null), successMs);
    return () => clearTimeout(timer);
  }, [savedAt]);

  const save = async (complete: Profile) => {
    setSaving(true);
    try {
      await agreement.keep();
      await updateProfile(userId, complete);
      reset(draftOf(complete));
      setSavedAt(Date.now());
      setSaved(true);
    } catch (error) {
      setFailure(messageOf(error, memberSentences.profileSaveFailed));
    } finally {
      setSaving(false);
    }
  };
  const weight = useWeightQuestion(profile.weight, (complete) => void save(complete));
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving) return;
    const { profile: complete, errors } = checkDraft(draft, profile);
    setShown(errors);
    setFailure(null);
    setSavedAt(null);
    if (complete === null) focusField(event.currentTarget, Object.keys(errors));
    else if (agreement.check(event.currentTarget)) weight.begin(complete);
  };

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-6">
      {weight.layer}
      {profileSections.map(({ title, fields }) => (
        <section
          key={title}
          className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-7"
        >
          <h2 className="mb-5 text-2xl">{title}</h2>
          <QuestionFields
            questions={profileQuestions}
            names={fields}
            draft={draft}
            errors={shown}
            change={change}
          />
        </section>
      ))}
      {agreement.boxes}
      <ErrorBox message={failure} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button type="submit" pending={saving && 'Saving…'}>
          Save Profile
        </Button>
        {changed && !saving && (
          <>
            <span className="text-muted">You have changes that are not saved.</span>
            <Button variant="quiet" onClick={() => reset(draftOf(profile))}>
              Discard them
            </Button>
          </>
        )}
        <p role="status" className="font-bold text-brand">
          {savedAt !== null && memberSentences.profileSaved}
        </p>
        {saved && (
          <AppLink to={paths.mealPlans} className={buttonStyle('secondary')}>
            Update my plans
          </AppLink>
        )}
      </div>
      {saved && <SavedNotice userId={userId} />}
    </form>
  );
}
