import type { FoodBudgetAnswer } from '#contract/profile/food-budget.ts';
import { type BudgetLevel, kitchenQuestions } from '#planning/profile/kitchen-questions.ts';
import { rand } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { QuestionFields } from '#web/ui/form/question-fields.tsx';
import type { KitchenDraft, KitchenErrors, KitchenField } from './kitchen-draft.ts';

const { food_budget: question } = kitchenQuestions;
type Option = (typeof question.options)[number];

/** What a level buys, in a few words. */
const buys: Readonly<Record<Option, string>> = {
  Thrifty: 'Pap, bread, beans, eggs, chicken; red meat now and then.',
  'Low-cost': 'A little more meat, fish and fruit.',
  Moderate: 'As most households with a salary eat.',
  Liberal: 'Choice cuts, more fish, fruit and cheese.',
  'My own amount': 'Say what you want to spend.',
};

interface Budget {
  readonly level: BudgetLevel;
  readonly rand: number;
}

/** What is wrong with a budget that is below what the member can eat for, and what they can choose instead. */
interface TooLow {
  readonly least: number;
  /** The mildest level that is enough. */
  readonly next: Budget | null;
}

/** Null where the budget is enough, or nobody knows. */
export function tooLowBudget(draft: KitchenDraft, known: FoodBudgetAnswer | null): TooLow | null {
  if (!known || known.least === null) return null;
  const { least, levels } = known;
  const level = levels.find((one) => one.level === draft.food_budget);
  const wanted = level ? level.rand : Number(draft.food_budget_rand);
  if (!(wanted < least)) return null;
  return { least, next: levels.find((one) => one.rand >= least) ?? null };
}

interface BudgetPartProps {
  readonly draft: KitchenDraft;
  readonly errors: KitchenErrors;
  /** Null while it is not known, and where it cannot be worked out. */
  readonly known: FoodBudgetAnswer | null;
  readonly change: (name: KitchenField, answer: string) => void;
}

/** What to spend on food: levels with their Rands for this member, or an amount. */
export function BudgetPart({ draft, errors, known, change }: BudgetPartProps) {
  const low = tooLowBudget(draft, known);
  return (
    <>
      <fieldset>
        <legend className="sr-only">{question.label}</legend>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
          {question.options.map((option) => {
            const level = known?.levels.find((one) => one.level === option);
            return (
              <label
                key={option}
                className="grid min-h-12 cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 rounded-control border-2 border-edge bg-surface px-3.5 py-2.5 hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
              >
                <input
                  type="radio"
                  name="food_budget"
                  value={option}
                  checked={draft.food_budget === option}
                  onChange={() => change('food_budget', option)}
                  className="mt-1 size-5"
                />
                <span className="font-bold tabular">
                  {option}
                  {level && `, about ${rand(level.rand)} a month`}
                </span>
                <span className="col-start-2 text-sm text-muted">{buys[option]}</span>
              </label>
            );
          })}
        </div>
      </fieldset>
      {draft.food_budget === 'My own amount' && (
        <div className="mt-5">
          <QuestionFields
            questions={kitchenQuestions}
            names={['food_budget_rand']}
            draft={draft}
            errors={errors}
            change={(name, answer) => change(name, String(answer))}
          />
        </div>
      )}
      <div role="status">{low && <LeastNotice low={low} change={change} />}</div>
    </>
  );
}

interface LeastNoticeProps extends Pick<BudgetPartProps, 'change'> {
  readonly low: TooLow;
}

/** A budget below the least is never taken in silence. */
function LeastNotice({ low: { least, next }, change }: LeastNoticeProps) {
  const take = (level: Option, amount?: number) => {
    change('food_budget', level);
    if (amount !== undefined) change('food_budget_rand', String(amount));
    document.querySelector<HTMLElement>('input[name="food_budget"]:checked')?.focus();
  };
  return (
    <div className="mt-5 rounded-control border-l-4 border-marula bg-marula-soft px-4 py-4 text-marula-ink">
      <p className="font-semibold">
        For you it starts at {rand(least)} a month: below that your energy, protein, vitamins and
        what you leave out cannot all be had from any meals that we know, at the prices of our
        table.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="sun" onClick={() => take('My own amount', least)}>
          Take {rand(least)}
        </Button>
        {next && (
          <Button variant="secondary" onClick={() => take(next.level)}>
            Take {next.level}, {rand(next.rand)}
          </Button>
        )}
      </div>
    </div>
  );
}
