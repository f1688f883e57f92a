import type { WeekNumber } from '../../calendar.ts';
import { type Random, seededRandom } from '../../random.ts';
import { phaseOf } from '../model/dose.ts';
import { itemSeconds } from '../model/session-time.ts';
import type {
  PlannedExercise,
  TrainingChange,
  TrainingSession,
  TrainingWeek,
} from '../model/training-plan.ts';
import { strengthOf } from '../model/week-totals.ts';
import { endSeconds } from '../outline/session-frame.ts';
import type { Frame } from '../plan-training.ts';
import { liftsOf, rampSeconds } from '../sessions/ramp-up.ts';
import { coolDown, mobilityBlock, muscleWork, warmUp } from '../sessions/warm-up.ts';
import { focusLine } from '../words/week-words.ts';
import { builtOf, candidatesFor, checked, penaltyOf, replaced, withMinutes } from './edit-weeks.ts';

/** The same warm-up, mobility and cool-down times, filled anew. */
function freshened(
  session: TrainingSession,
  week: WeekNumber,
  index: number,
  seed: string,
  member: Frame,
): TrainingSession {
  const pool = member.pools[session.place];
  const trained = strengthOf(session).flatMap(({ exercise: id, sets, role }) => {
    const exercise = member.table.get(id);
    return exercise ? [{ exercise, sets, role }] : [];
  });
  const heart = member.table.get(session.conditioning?.exercises[0] ?? '');
  const work = muscleWork([
    ...trained.map(({ exercise, sets }) => [exercise, sets] as const),
    ...(trained.length === 0 && heart ? [[heart, 6] as const] : []),
  ]);
  const lifts = liftsOf(trained);
  const random = seededRandom(`${seed}/${index}`);
  const ends = endSeconds(member.frame, { intervals: false }, rampSeconds(lifts, pool));
  const seconds = Math.max(ends.warm, itemSeconds(session.warmUp));
  const warm = warmUp({ pool, work, lifts, random }, seconds);
  const cool = coolDown({ pool, work, random }, itemSeconds(session.coolDown));
  const loose = mobilityBlock({ pool, work, random }, itemSeconds(session.mobility), [
    ...warm,
    ...cool,
  ]);
  const same = itemSeconds(loose) === itemSeconds(session.mobility);
  return withMinutes(
    {
      ...session,
      warmUp: warm,
      coolDown: cool,
      mobility: same ? loose : session.mobility,
      focus: focusLine(session.kind, phaseOf(member.rules.level, week), index, seed),
    },
    member,
  );
}

function shuffled<T>(items: readonly T[], random: Random): readonly T[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** A block of weeks while one of its weeks is made anew; a step that breaks a rule is not taken. */
interface Renewal {
  readonly week: WeekNumber;
  readonly seed: string;
  readonly member: Frame;
  readonly random: Random;
  weeks: readonly TrainingWeek[];
}

function sessionAt({ weeks, week }: Renewal, at: number): TrainingSession | undefined {
  return weeks.find((one) => one.week === week)?.sessions[at];
}

/** Takes the changed session if every rule holds and no muscle or balance is worse off. */
function accept(renewal: Renewal, at: number, session: TrainingSession): boolean {
  const { week, seed, member } = renewal;
  const built = builtOf(renewal.weeks).map((one) =>
    one.week === week ? { ...one, seed, sessions: one.sessions.with(at, session) } : one,
  );
  const change = checked(built, member);
  if (!change.ok) return false;
  if (penaltyOf(change.weeks, member) > penaltyOf(renewal.weeks, member)) return false;
  renewal.weeks = change.weeks;
  return true;
}

/** Candidates that are looked at for one exercise: the best ones, so that the week stays a good one. */
const mostCandidates = 5;

function renewExercise(renewal: Renewal, at: number, planned: PlannedExercise): void {
  const { member, week, random } = renewal;
  const session = sessionAt(renewal, at);
  const exercise = member.table.get(planned.exercise);
  if (!session || !exercise || planned.role === 'main' || planned.role === 'power') return;
  const options = candidatesFor({ session, planned, exercise }, member).slice(0, mostCandidates);
  for (const option of shuffled(options, random)) {
    if (accept(renewal, at, replaced(session, week, planned.exercise, option, member))) return;
  }
}

/** Another exercise in the place of each that is not a main lift, other mobility work, another line to train by. */
export function regenerated(
  weeks: readonly TrainingWeek[],
  week: WeekNumber,
  seed: string,
  member: Frame,
): TrainingChange {
  const random = seededRandom(`${seed}/week ${week}`);
  const renewal: Renewal = { week, seed, member, random, weeks };
  const count = weeks.find((one) => one.week === week)?.sessions.length ?? 0;
  for (let at = 0; at < count; at++) {
    const before = sessionAt(renewal, at);
    for (const planned of before ? strengthOf(before) : []) renewExercise(renewal, at, planned);
    const after = sessionAt(renewal, at);
    if (after) accept(renewal, at, freshened(after, week, at, seed, member));
  }
  return { ok: true, weeks: renewal.weeks };
}
