import { type SubmitEvent, useState } from 'react';
import { memberSentences } from '#contract/member-sentences.ts';
import type { FoodBudgetAnswer } from '#contract/profile/food-budget.ts';
import { type KitchenAnswers, kitchenDefaults } from '#planning/profile/kitchen-answers.ts';
import { kitchenQuestions } from '#planning/profile/kitchen-questions.ts';
import { useAgreement } from '#web/agreement/use-agreement.tsx';
import { SavedNotice } from '#web/fit/saved-notice.tsx';
import { focusField } from '#web/lib/form/form-problems.ts';
import { useDraft } from '#web/lib/form/use-draft.ts';
import { messageOf } from '#web/lib/wire/wire-error.ts';
import { AnswersFoot } from '#web/ui/form/answers-foot.tsx';
import { QuestionFields } from '#web/ui/form/question-fields.tsx';
import { BudgetPart, tooLowBudget } from './budget-part.tsx';
import {
  checkKitchenDraft,
  type KitchenErrors,
  kitchenDraftOf,
  parseKitchenDraft,
} from './kitchen-draft.ts';
import { kitchenSections } from './kitchen-layout.ts';
import { deleteKitchen, saveKitchen } from './kitchen-resource.ts';
import { KnownPrices } from './known-prices.tsx';

interface KitchenFormProps {
  readonly userId: string;
  /** Null where nothing was said yet. */
  readonly said: KitchenAnswers | null;
  readonly budget: FoodBudgetAnswer | null;
  /** Years, as the profile tells them; null where it tells none. */
  readonly age: number | null;
}

const card = 'rounded-card border border-line bg-surface p-5 shadow-card sm:p-7';

export function KitchenForm({ userId, said, budget, age }: KitchenFormProps) {
  const stored = said ?? kitchenDefaults;
  const form = useDraft('kitchen', userId, kitchenDraftOf(stored), parseKitchenDraft);
  const { draft, changed, change, reset } = form;
  const agreement = useAgreement(userId, age);
  const [shown, setShown] = useState<KitchenErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [working, setWorking] = useState<'saving' | 'deleting' | null>(null);
  const [saved, setSaved] = useState('');

  /** Sends something and says how it went. */
  const run = async (what: 'saving' | 'deleting', send: () => Promise<void>, done: string) => {
    setWorking(what);
    setFailure(null);
    setSaved('');
    try {
      await send();
      setSaved(done);
    } catch (error) {
      setFailure(messageOf(error, memberSentences.kitchenSaveFailed));
    } finally {
      setWorking(null);
    }
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (working) return;
    const { answers, errors } = checkKitchenDraft(draft, stored);
    setShown(errors);
    if (!answers) {
      focusField(event.currentTarget, Object.keys(errors));
      return;
    }
    if (tooLowBudget(draft, budget)) {
      focusField(event.currentTarget, ['food_budget']);
      return;
    }
    if (!agreement.check(event.currentTarget)) return;
    void run(
      'saving',
      async () => {
        await agreement.keep();
        await saveKitchen(userId, answers);
        reset(kitchenDraftOf(answers));
      },
      memberSentences.answersSaved,
    );
  };
  const forget = () =>
    void run(
      'deleting',
      async () => {
        await deleteKitchen(userId);
        reset(kitchenDraftOf(kitchenDefaults));
      },
      'Your answers are deleted.',
    );

  return (
    <form noValidate onSubmit={onSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <section className={card}>
        <h2 className="text-2xl">{kitchenQuestions.food_budget.label}</h2>
        <p className="mt-1 mb-5 text-muted">
          What the food of one month costs for you alone. Nothing is won by spending less, and plans
          stay within it.
        </p>
        <BudgetPart draft={draft} errors={shown} known={budget} change={change} />
      </section>
      {kitchenSections.map(({ title, lead, fields }) => (
        <section key={title} className={card}>
          <h2 className="text-2xl">{title}</h2>
          <p className="mt-1 mb-5 text-muted">{lead}</p>
          <QuestionFields
            questions={kitchenQuestions}
            names={fields}
            draft={draft}
            errors={shown}
            change={change}
          />
          {fields.includes('shops') && <KnownPrices known={budget} />}
        </section>
      ))}
      {agreement.boxes}
      <AnswersFoot
        failure={failure}
        working={working}
        saveText="Save"
        changed={changed}
        onDiscard={() => reset(kitchenDraftOf(stored))}
        saved={saved}
        leadsToPlans
        deletable={said !== null && !changed}
        onDelete={forget}
      />
      {saved !== '' && <SavedNotice userId={userId} />}
    </form>
  );
}
