import { type LikeLoad, likeLoad } from '#planning/training/load/like-load.ts';
import { type NextLoad, nextLoad } from '#planning/training/load/next-load.ts';
import {
  kilograms,
  lastTimeText,
  likeText,
  loggedSetsOf,
  secondsText,
  whyText,
} from '../log/load-words.ts';
import { type SetBook, type SetEntry, setKey } from '../log/set-book.ts';
import type { SessionDetails, WeekDetails } from '../plan-details.ts';
import { prescribedIn, type SetStep } from './session-steps.ts';

/** A set of a session, and what is known about it. */
export interface SetHere {
  readonly weeks: readonly WeekDetails[];
  readonly week: WeekDetails;
  readonly session: SessionDetails;
  readonly step: SetStep;
  readonly book: SetBook;
}

/** What a set asks for, said of its exercise, and what its fields begin with. */
export interface SetAdvice {
  /** Null where the plan does not say what the exercise is. */
  readonly movement: WeekDetails['movements'][string] | null;
  readonly unit: 'repetitions' | 'seconds';
  /** Whether something is lifted. */
  readonly weighted: boolean;
  /** Repetitions or seconds of this set. */
  readonly target: number;
  /** '40 kg × 10 repetitions on each side' */
  readonly aim: string;
  /** ' on each side', or nothing. */
  readonly side: string;
  /** What was said of this very set. */
  readonly mine: SetEntry | undefined;
  /** Kilograms to begin with; null where nobody knows. */
  readonly load: number | null;
  readonly log: ReturnType<typeof loggedSetsOf>;
  /** What happened last time, why it is so much today, and what it is done in turn with; may be empty. */
  readonly remarks: string;
}

function aimText(load: number | null, target: number, unit: SetAdvice['unit'], side: string) {
  const many = unit === 'seconds' ? secondsText(target) : `${target} repetitions`;
  return `${load === null ? '' : `${kilograms(load)} × `}${many}${side}`;
}

interface Asked {
  readonly weighted: boolean;
  readonly amount: number;
  readonly reserve: number;
}

/** Why today's load is what it is. */
function reasonOf(
  weeks: readonly WeekDetails[],
  next: NextLoad | null,
  like: LikeLoad | null,
  { weighted, amount, reserve }: Asked,
): string {
  if (like) {
    const known = weeks.find(({ movements }) => movements[like.exercise]);
    return likeText(like, known?.movements[like.exercise]?.name);
  }
  return next ? whyText(next.why, weighted, { amount, reserve }) : '';
}

function inTurnText(others: readonly string[], movements: WeekDetails['movements']): string {
  const names = others.map((id) => movements[id]?.name ?? id).join(' and ');
  return names && `In turn with ${names}.`;
}

/** Within a session the load that was just lifted is the best guess for the next set; one that is done says its own. */
function loadToBegin(
  mine: SetEntry | undefined,
  before: SetEntry | undefined,
  proposed: number | null,
): number | null {
  return mine?.done ? mine.load : (mine?.load ?? before?.load ?? proposed);
}

/** What a set is to be, by the plan and by what was lifted before. */
export function adviseOnSet({ weeks, week, session, step, book }: SetHere): SetAdvice {
  const { planned, set } = step;
  const { plan, movements } = week;
  const { exercise, reserve } = planned;
  const movement = movements[exercise] ?? null;
  const unit = movement?.unit ?? 'repetitions';
  const side = movement?.eachSide ? ' on each side' : '';
  const place = { plan, week: week.week, session: session.name };
  const entry = (number: number) => book.get(setKey({ ...place, exercise, set: number }));
  const log = loggedSetsOf(book, exercise);
  const weighted = planned.load !== null;
  const next = nextLoad({
    ...place,
    prescribed: prescribedIn(weeks, session.name, exercise),
    deload: weeks.some(({ phase }) => phase === 'deload'),
    unit,
    log,
  });
  const target = next?.amount ?? planned.amount;
  const like =
    next?.why === 'first' && weighted
      ? likeLoad(exercise, target, (id) => loggedSetsOf(book, id))
      : null;
  const proposed = next?.load ?? like?.load ?? null;
  const mine = entry(set);
  const last = lastTimeText(log, place);
  const remarks = [
    last && `${last}.`,
    reasonOf(weeks, next, like, { weighted, amount: target, reserve }),
    inTurnText(step.inTurnWith, movements),
  ];
  return {
    ...{ movement, unit, weighted, target, side, mine, log },
    aim: aimText(proposed, target, unit, side),
    load: loadToBegin(mine, entry(set - 1), proposed),
    remarks: remarks.filter(Boolean).join(' '),
  };
}
