import { sentences } from '#contract/sentences.ts';
import { useMemberId } from '#web/lib/member.tsx';
import { profileDateResource } from '#web/lib/profile-date-resource.ts';
import { useMemberResource } from '#web/lib/resource.ts';
import { useGeneration } from '#web/lib/use-generation.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { PotDrawing } from '#web/ui/drawings.tsx';
import { ProfileNotice } from '#web/ui/profile-notice.tsx';
import { WeeklyPlans, type WeeklyPlansText } from '#web/ui/weekly-plans.tsx';
import { mealGeneration } from './meal-generation.ts';
import { mealPlansResource } from './meal-plans-resource.ts';
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
  loadFailed: sentences.loadMealPlansFailed,
};

export function MealPlansPage() {
  const userId = useMemberId();
  usePageTitle(text.title);
  // asked first and at the same time, so that the notice does not push the weeks down later
  const profileDate = useMemberResource(profileDateResource, userId);
  const plans = useMemberResource(mealPlansResource, userId);
  const generation = useGeneration(mealGeneration, userId);
  const { tools, layer } = useMealChanges(userId);
  return (
    <>
      <WeeklyPlans
        text={text}
        plans={plans}
        generation={generation}
        drawing={<PotDrawing />}
        notice={
          <ProfileNotice
            changed={profileDate.data ?? null}
            weeks={plans.data ?? []}
            generating={generation.generating}
            onGenerate={generation.start}
          />
        }
        tools={tools}
        onReload={() => void mealPlansResource.load(userId)}
      />
      {layer}
    </>
  );
}
