import { memberSentences } from '#contract/member-sentences.ts';
import { mealsFit, useFit } from '#web/fit/profile-fit.ts';
import { usePlanMarks } from '#web/fit/use-plan-marks.ts';
import { useGeneration } from '#web/lib/generation/use-generation.ts';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { rowsKey } from '#web/lib/plans/weekly-plans.ts';
import { profileNewsResource } from '#web/lib/profile/profile-news-resource.ts';
import { useMemberResource } from '#web/lib/requests/resource.ts';
import { useMemberId } from '#web/lib/session/member.tsx';
import { useQuestion } from '#web/ui/dialog/ask-dialog.tsx';
import { BoundsNotice } from '#web/ui/notices/bounds-notice.tsx';
import { BudgetLine } from '#web/ui/notices/budget-line.tsx';
import { HealthLine } from '#web/ui/notices/health-line.tsx';
import { PotDrawing } from '#web/ui/pictures/drawings.tsx';
import { WeeklyPlans, type WeeklyPlansText } from '#web/ui/plan/weekly-plans.tsx';
import { changeMeals } from './change-meals.ts';
import { eveningMarkClass, markEvening, useEveningMarks } from './evening-marks.ts';
import { mealGeneration } from './meal-generation.ts';
import { markMeals } from './meal-marks.ts';
import { mealPlansResource } from './meal-plans-resource.ts';
import { layOutMeals } from './meal-view.ts';
import { useMealChanges } from './use-meal-changes.tsx';

const text: WeeklyPlansText = {
  plan: 'meals',
  title: 'Meal Plans',
  subtitle: 'Your personalized nutrition plans for optimal health.',
  again: 'Generate New Plans',
  emptyTitle: 'No Meal Plans Generated Yet',
  emptyText:
    'Press the button and we work out four weeks of meals from your profile: your energy, your diet, your time at the stove.',
  first: 'Generate Meal Plans',
  pending: 'Generating…',
  loading: 'Loading meal plans…',
  cardTitle: (week) => `Week ${week} Meal Plan`,
  loadFailed: memberSentences.loadMealPlansFailed,
};

export function MealPlansPage() {
  const userId = useMemberId();
  usePageTitle(text.title);
  // asked first and at the same time, so that the notice does not push the weeks down later
  const profile = useMemberResource(profileNewsResource, userId).data;
  const plans = useMemberResource(mealPlansResource, userId);
  const generation = useGeneration(mealGeneration, userId);
  const question = useQuestion();
  const { tools, layer, onRenewed } = useMealChanges(userId, question.ask);
  const told = useFit(userId, mealsFit, rowsKey(plans.data ?? []), mealPlansResource.load);
  const marked = usePlanMarks(tools, told.marks, markMeals);
  const evenings = useEveningMarks(userId);
  const marking = usePlanMarks(marked, evenings, markEvening, eveningMarkClass);
  return (
    <>
      <WeeklyPlans
        text={text}
        plans={plans}
        generation={generation}
        drawing={<PotDrawing />}
        beforeFirst={
          <>
            <BudgetLine userId={userId} />
            <HealthLine userId={userId} />
          </>
        }
        obstacle={<BoundsNotice beyond={profile?.beyond ?? []} />}
        told={told}
        question={question}
        replaces={
          <>
            <p>
              All meals of the four weeks are replaced; for seven days you can undo that. Meals and
              days that you keep stay as they are, unless your profile no longer allows them.
            </p>
            <p>Your shopping list stays until you renew it.</p>
          </>
        }
        undo={{
          userId,
          plan: 'meals',
          failed: memberSentences.changeMealsFailed,
          run: () => changeMeals(userId, { action: 'undo' }),
        }}
        onRenewed={onRenewed}
        tools={marking}
        layout={layOutMeals}
        onReload={() => void mealPlansResource.load(userId)}
      />
      {layer}
    </>
  );
}
