import type { FastifyInstance } from 'fastify';
import { memberSentences } from '#contract/member-sentences.ts';
import { wire } from '#contract/paths.ts';
import {
  type ExerciseAlternatives,
  exerciseAlternativesQuestionSchema,
  trainingChangeSchema,
} from '#contract/training/change-training.ts';
import { exercises } from '#planning/catalogue/exercises.ts';
import { trainingWeekPage } from '#planning/page/training/training-week-page.ts';
import { createTrainingChanges } from '#planning/training/changes/change-training.ts';
import type { TrainingWeek } from '#planning/training/model/training-plan.ts';
import { type MemberDatabase, reading } from '../../platform/database/database.ts';
import { checkRoomForPlans, type DiskRoom } from '../../platform/limits/disk-watch.ts';
import type { RateLimits } from '../../platform/limits/rate-limits.ts';
import type { Member } from '../../platform/members/bearer.ts';
import { memberPosts, type PressLimit, parsedBody } from '../../platform/members/member-posts.ts';
import {
  changedRow,
  changedWeeks,
  lockPlan,
  openPlan,
  refusedChange,
  saveWeeks,
} from '../../platform/plans/four-week-plans.ts';
import type { KeepWords } from '../../platform/plans/plan-writer.ts';
import type { Tokens } from '../../platform/secrets/tokens.ts';
import { changeTrainingPlan, offerExercises } from './change-training.ts';
import { trainingPlan } from './stored-weeks.ts';
import { undoTraining } from './undo-training.ts';

interface TrainingParts {
  readonly members: MemberDatabase;
  readonly tokens: Tokens;
  readonly rateLimits: RateLimits;
  readonly keepWords: KeepWords;
  readonly room: DiskRoom;
  /** Refuses who has not paid, where that is wanted; null: nobody has to. */
  readonly refuseUnpaid: ((member: Member) => Promise<void>) | null;
}

const limit: PressLimit = {
  name: 'change-training',
  capacity: 200,
  perSeconds: 600,
  message: 'Please wait a few minutes before you change more exercises.',
};

const table = new Map(exercises.map((exercise) => [exercise.id, exercise]));
const changes = createTrainingChanges(exercises);
const failed = memberSentences.changeTrainingFailed;

/** All of a week but what follows from the rest, whose order the database does not keep. */
function textOf(week: TrainingWeek): string {
  return JSON.stringify(week, (key, value: unknown) => (key === 'movements' ? undefined : value));
}

async function alternatives(
  { members }: TrainingParts,
  { identity }: Member,
  body: unknown,
): Promise<ExerciseAlternatives> {
  const { after, ...place } = parsedBody(exerciseAlternativesQuestionSchema, body, failed);
  const { profile, weeks } = await openPlan(reading(members, identity), trainingPlan);
  const found = offerExercises(changes, profile, weeks, place, after);
  if (!found.ok) throw refusedChange(found);
  return found.offer;
}

const isSame = (before: TrainingWeek, after: TrainingWeek) => textOf(before) === textOf(after);

/** Runs one change of the stored plan: HTML and details of every week follow in one transaction, or nothing does. */
async function changeTraining(
  { members, keepWords, room, refuseUnpaid }: TrainingParts,
  member: Member,
  body: unknown,
): Promise<readonly unknown[]> {
  const change = parsedBody(trainingChangeSchema, body, failed);
  if (change.action === 'regenerate-week') {
    await refuseUnpaid?.(member);
    await checkRoomForPlans(room);
  }
  return members.transaction(member.identity, async (queries) => {
    const stored = await lockPlan(queries, trainingPlan);
    const { profile, weeks } = stored;
    if (change.action === 'undo') return undoTraining(queries, stored, table);
    const changed = changeTrainingPlan(changes, profile, weeks, change);
    if (!changed.ok) throw refusedChange(changed);
    const rows = await Promise.all(
      changedWeeks(stored, changed.weeks, isSame).map((week) =>
        changedRow(keepWords, { plan: 'exercise-plans', profile, ...week }, () =>
          trainingWeekPage(week.after, table),
        ),
      ),
    );
    return saveWeeks(queries, trainingPlan, rows, { undoable: true });
  });
}

/** Addresses under /functions/v1 that change a plan of training for the member who asks. */
export function trainingRoutes(app: FastifyInstance, parts: TrainingParts): void {
  memberPosts(app, parts, [
    {
      address: wire.exerciseAlternatives,
      limit,
      failed,
      work: (member, body) => alternatives(parts, member, body),
    },
    {
      address: wire.changeTraining,
      limit,
      failed,
      work: (member, body) => changeTraining(parts, member, body),
    },
  ]);
}
