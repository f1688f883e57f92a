import { sentences } from '#contract/sentences.ts';
import { useMemberId } from '#web/lib/member.tsx';
import { profileDateResource } from '#web/lib/profile-date-resource.ts';
import { useMemberResource } from '#web/lib/resource.ts';
import { useGeneration } from '#web/lib/use-generation.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { DumbbellDrawing } from '#web/ui/drawings.tsx';
import { ProfileNotice } from '#web/ui/profile-notice.tsx';
import { WeeklyPlans, type WeeklyPlansText } from '#web/ui/weekly-plans.tsx';
import { exerciseGeneration } from './exercise-generation.ts';
import { exercisePlansResource } from './exercise-plans-resource.ts';
import { TodaySession } from './today-session.tsx';
import { useGym } from './use-gym.tsx';
import { useTrainingChanges } from './use-training-changes.tsx';

const text: WeeklyPlansText = {
  plan: 'training',
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
  // asked first and at the same time, so that the notice does not push the weeks down later
  const profileDate = useMemberResource(profileDateResource, userId);
  const plans = useMemberResource(exercisePlansResource, userId);
  const generation = useGeneration(exerciseGeneration, userId);
  const gym = useGym(userId);
  const { tools, layer } = useTrainingChanges(userId, gym.start);
  const weeks = plans.data ?? [];
  return (
    <>
      <WeeklyPlans
        text={text}
        plans={plans}
        generation={generation}
        drawing={<DumbbellDrawing />}
        notice={
          <>
            <ProfileNotice
              changed={profileDate.data ?? null}
              weeks={weeks}
              generating={generation.generating}
              onGenerate={generation.start}
            />
            <TodaySession plans={weeks} weeks={gym.weeks} book={gym.book} onStart={gym.start} />
          </>
        }
        tools={tools}
        onReload={() => void exercisePlansResource.load(userId)}
      />
      {layer}
      {gym.layer}
    </>
  );
}
