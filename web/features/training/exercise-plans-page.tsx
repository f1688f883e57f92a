import { sentences } from '#contract/sentences.ts';
import { useMemberId } from '#web/lib/member.tsx';
import { useMemberResource } from '#web/lib/resource.ts';
import { useGeneration } from '#web/lib/use-generation.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { DumbbellDrawing } from '#web/ui/drawings.tsx';
import { WeeklyPlans, type WeeklyPlansText } from '#web/ui/weekly-plans.tsx';
import { exerciseGeneration } from './exercise-generation.ts';
import { exercisePlansResource } from './exercise-plans-resource.ts';

const text: WeeklyPlansText = {
  title: 'Exercise Plans',
  subtitle: 'Your personalized workout routines for maximum results.',
  again: 'Generate New Plans',
  emptyTitle: 'No Exercise Plans Generated Yet',
  emptyText:
    'Press the button and we lay out four weeks of training for the days, the minutes and the equipment that you have.',
  first: 'Generate Exercise Plans',
  pending: 'Generating…',
  loading: 'Loading exercise plans…',
  cardTitle: (week) => `Week ${week} Exercise Plan`,
  loadFailed: sentences.loadExercisePlansFailed,
};

export function ExercisePlansPage() {
  const userId = useMemberId();
  usePageTitle(text.title);
  const plans = useMemberResource(exercisePlansResource, userId);
  const generation = useGeneration(exerciseGeneration, userId);
  return (
    <WeeklyPlans
      text={text}
      plans={plans}
      generation={generation}
      drawing={<DumbbellDrawing />}
      onReload={() => void exercisePlansResource.load(userId)}
    />
  );
}
