import type { FastifyInstance } from 'fastify';
import {
  type ExerciseAlternatives,
  exerciseAlternativesQuestionSchema,
  trainingChangeSchema,
} from '#contract/change-training.ts';
import { wire } from '#contract/paths.ts';
import { sentences, serverSentences } from '#contract/sentences.ts';
import { exercises } from '#planning/catalogue/exercises.ts';
import { trainingWeekPage } from '#planning/page/training-week-page.ts';
import { isWritten } from '#planning/page/words-on-page.ts';
import { createTrainingChanges } from '#planning/training/changes/change-training.ts';
import type { TrainingRefusal, TrainingWeek } from '#planning/training/model/training-plan.ts';
import type { Member } from '../../platform/bearer.ts';
import type { MemberDatabase } from '../../platform/database.ts';
import { ProductError } from '../../platform/errors.ts';
import { memberPosts, type PressLimit, parsedBody } from '../../platform/member-posts.ts';
import { closedSetOnly } from '../../platform/plan-html.ts';
import type { ChangedWeek, KeepWords } from '../../platform/plan-writer.ts';
import type { RateLimits } from '../../platform/rate-limits.ts';
import type { Tokens } from '../../platform/tokens.ts';
import { changePlan, offerAlternatives } from './change-training.ts';
import { type ExercisePlanRow, readTraining, type StoredTraining, saveTraining } from './store.ts';
import { undoTraining } from './undo-training.ts';

interface TrainingParts {
  readonly members: MemberDatabase;
  readonly tokens: Tokens;
  readonly rateLimits: RateLimits;
  readonly keepWords: KeepWords;
}

const limit: PressLimit = {
  name: 'change-training',
  capacity: 200,
  perSeconds: 600,
  message: 'Please wait a few minutes before you change more exercises.',
};

const table = new Map(exercises.map((exercise) => [exercise.id, exercise]));
const changes = createTrainingChanges(exercises);
const failed = sentences.changeTrainingFailed;

function refused({ refusal, reason }: TrainingRefusal): ProductError {
  return new ProductError(409, refusal.replaceAll('-', '_'), reason);
}

/** The plan that a change is about. */
function opened({ profile, weeks }: StoredTraining) {
  if (!profile)
    throw new ProductError(409, 'profile_missing', serverSentences.completeProfileFirst);
  if (!weeks) throw new ProductError(409, 'no_plan', serverSentences.generateTrainingFirst);
  return { profile, weeks };
}

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
  const stored = await members.transaction(identity, (queries) => readTraining(queries, false), {
    readOnly: true,
  });
  const { profile, weeks } = opened(stored);
  const found = offerAlternatives(changes, profile, weeks, place, after);
  if (!found.ok) throw refused(found);
  return found.offer;
}

/** A changed week as it is stored; what a language model wrote around it stays where it is still true. */
async function changedRow(
  { keepWords }: TrainingParts,
  changed: ChangedWeek & { readonly plan: 'exercise-plans' },
): Promise<ExercisePlanRow> {
  const { after, page } = changed;
  const html = isWritten(page) ? await keepWords(changed) : trainingWeekPage(after, table);
  return { week: after.week, content: closedSetOnly(html), details: after };
}

/** Runs one change of the stored plan: HTML and details of every week follow in one transaction, or nothing does. */
function changeTraining(
  parts: TrainingParts,
  { identity }: Member,
  body: unknown,
): Promise<readonly unknown[]> {
  const change = parsedBody(trainingChangeSchema, body, failed);
  return parts.members.transaction(identity, async (queries) => {
    const stored = await readTraining(queries, true);
    const { profile, weeks } = opened(stored);
    if (change.action === 'undo') return undoTraining(queries, profile, weeks, table);
    const changed = changePlan(changes, profile, weeks, change);
    if (!changed.ok) throw refused(changed);
    const rows = await Promise.all(
      changed.weeks.flatMap((after) => {
        const index = weeks.findIndex(({ week }) => week === after.week);
        const before = weeks[index];
        if (!before || textOf(before) === textOf(after)) return [];
        const page = stored.pages[index] ?? '';
        return [changedRow(parts, { plan: 'exercise-plans', profile, page, before, after })];
      }),
    );
    return saveTraining(queries, rows);
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
