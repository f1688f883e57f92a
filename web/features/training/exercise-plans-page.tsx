import { memberSentences } from '#contract/member-sentences.ts';
import { trainingFit, useFit } from '#web/fit/profile-fit.ts';
import { usePlanMarks } from '#web/fit/use-plan-marks.ts';
import { useGeneration } from '#web/lib/generation/use-generation.ts';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { rowsKey } from '#web/lib/plans/weekly-plans.ts';
import { profileNewsResource } from '#web/lib/profile/profile-news-resource.ts';
import { useMemberResource } from '#web/lib/requests/resource.ts';
import { useMemberId } from '#web/lib/session/member.tsx';
import { useQuestion } from '#web/ui/dialog/ask-dialog.tsx';
import { BoundsNotice } from '#web/ui/notices/bounds-notice.tsx';
import { HealthLine } from '#web/ui/notices/health-line.tsx';
import { DumbbellDrawing } from '#web/ui/pictures/drawings.tsx';
import { WeeklyPlans, type WeeklyPlansText } from '#web/ui/plan/weekly-plans.tsx';
import { changeTraining } from './changes/change-training.ts';
import { markSessions } from './changes/session-marks.ts';
import { useTrainingChanges } from './changes/use-training-changes.tsx';
import { exerciseGeneration } from './exercise-generation.ts';
import { exercisePlansResource } from './exercise-plans-resource.ts';
import { useGym } from './gym/use-gym.tsx';
import { planDetailsResource } from './plan-details.ts';
import { TodaySession } from './today-session.tsx';

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
  loadFailed: memberSentences.loadExercisePlansFailed,
};

const stillLoading = { status: 'loading', data: undefined, error: undefined } as const;

export function ExercisePlansPage() {
  const userId = useMemberId();
  usePageTitle(text.title);
  // asked first and at the same time, so that the notice does not push the weeks down later
  const profile = useMemberResource(profileNewsResource, userId).data;
  const read = useMemberResource(exercisePlansResource, userId);
  const generation = useGeneration(exerciseGeneration, userId);
  const question = useQuestion();
  const gym = useGym(userId);
  // together with today's session, which stands above the weeks and would push them down
  const plans = gym.isReading ? stillLoading : read;
  const { tools, layer, onRenewed } = useTrainingChanges(userId, gym.start, question.ask);
  const weeks = plans.data ?? [];
  const told = useFit(userId, trainingFit, rowsKey(weeks), exercisePlansResource.load);
  const marking = usePlanMarks(tools, told.marks, markSessions);
  return (
    <>
      <WeeklyPlans
        text={text}
        plans={plans}
        generation={generation}
        drawing={<DumbbellDrawing />}
        beforeFirst={<HealthLine userId={userId} />}
        obstacle={<BoundsNotice beyond={profile?.beyond ?? []} />}
        told={told}
        question={question}
        notice={
          <TodaySession
            plans={weeks}
            weeks={gym.weeks}
            left={gym.left}
            book={gym.book}
            marks={told.marks}
            onStart={gym.start}
          />
        }
        replaces={
          <p>
            All sessions of the four weeks are replaced; for seven days you can undo that. What you
            have logged stays in your log, and a session that you are in the middle of can be
            finished.
          </p>
        }
        undo={{
          userId,
          plan: 'training',
          failed: memberSentences.changeTrainingFailed,
          run: async () => {
            await changeTraining(userId, { action: 'undo' });
            void planDetailsResource.load(userId);
          },
        }}
        onRenewed={onRenewed}
        tools={marking}
        onReload={() => void exercisePlansResource.load(userId)}
      />
      {layer}
      {gym.layer}
    </>
  );
}
