import { memberSentences } from '#contract/member-sentences.ts';
import type { ProfileFit } from '#contract/profile/profile-fit.ts';
import { serverSentences } from '#contract/sentences.ts';
import type { Exercise } from '#planning/catalogue/exercise.ts';
import { countText, listText } from '#planning/page/fit-words.ts';
import { trainingRules } from '#planning/safety/training-rules.ts';
import {
  type ForbiddenSession,
  type ForbiddenTraining,
  forbiddenTraining,
} from '#planning/training/changes/fits-profile.ts';
import type { TrainingWeek } from '#planning/training/model/training-plan.ts';
import type { StoredForMember } from './stored.ts';
import { standingOf, standingWith } from './tell-food.ts';

type TrainingFit = NonNullable<ProfileFit['training']>;

type Table = ReadonlyMap<string, Exercise>;

/** Reads the four weeks of a stored plan; null where they are not ours. */
export type ParseTraining = (details: readonly unknown[]) => readonly TrainingWeek[] | null;

const namesOf = (ids: readonly string[], table: Table) =>
  ids.map((id) => table.get(id)?.name ?? 'an exercise that is gone');

/** Exercises that stand in the mark of a session; the sentence about all of them names more. */
const mostMarked = 2;

/** What is said of a session: 'holds Jump squat and 2 more', 'is for another place'. */
function sessionMark({ exercises, elsewhere }: ForbiddenSession, table: Table): string {
  const parts = [
    ...(exercises.length > 0 ? [`holds ${listText(namesOf(exercises, table), mostMarked)}`] : []),
    ...(elsewhere ? ['is for another place'] : []),
  ];
  return parts.join(', ');
}

function sessionsText(sessions: readonly ForbiddenSession[], table: Table): string {
  const holding = sessions.filter(({ exercises }) => exercises.length > 0);
  const exercises = namesOf(
    holding.flatMap((session) => session.exercises),
    table,
  );
  const away = sessions.length - holding.length;
  return [
    holding.length > 0
      ? `${countText(holding.length, 'session')} of these plans ${holding.length === 1 ? 'holds' : 'hold'} what no longer suits your profile: ${listText(exercises)}.`
      : '',
    away > 0
      ? `${countText(away, 'session')} of these plans ${away === 1 ? 'is' : 'are'} for a place where you do not train now.`
      : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}

const tooHardText: Readonly<Record<NonNullable<ForbiddenTraining['tooHard']>, string>> = {
  'for the profile': 'These plans are harder than your profile allows now.',
  'before answers':
    'These plans have intervals, which wait until you have answered the questions about your health. They are on the page ‘Your health’.',
};

const unchecked = { standing: 'unchecked', says: memberSentences.plansUnchecked } as const;

/** What of a member's training the profile does not allow, judged and put into words. */
export function tellTraining(
  { profile, profileChanged, training }: StoredForMember,
  parse: ParseTraining,
  table: Table,
): TrainingFit | null {
  if (!training) return null;
  const { rows } = training;
  if (!profile || !profileChanged) return { rows, ...unchecked, marks: [], never: false };
  const weeks = parse(training.details);
  const changed = profileChanged > training.made;
  const result = trainingRules(profile);
  const never = !result.ok;
  if (!weeks) {
    return { rows, ...(changed ? unchecked : { standing: 'fits', says: '' }), marks: [], never };
  }
  if (!result.ok) {
    const says = `These plans no longer suit your profile. ${result.reason}`;
    return { rows, standing: 'concerned', says, marks: [], never };
  }
  const { rules } = result;
  const found = forbiddenTraining(weeks, rules, profile.workout_location, table);
  const { sessions, tooHard } = found;
  const says = [sessionsText(sessions, table), tooHard ? tooHardText[tooHard] : ''];
  return {
    rows,
    never,
    ...standingWith(standingOf(tooHard !== null || sessions.length > 0, false, changed), {
      concern: says.filter((text) => text !== '').join(' '),
      unchecked: memberSentences.plansUnchecked,
      changed: serverSentences.plansOfEarlierProfile,
    }),
    marks: sessions.map((session) => ({
      week: session.week,
      weekday: session.weekday,
      says: sessionMark(session, table),
    })),
  };
}
