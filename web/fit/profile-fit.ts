import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { memberSentences } from '#contract/member-sentences.ts';
import { wire } from '#contract/paths.ts';
import { type ProfileFit, profileFitSchema, type Standing } from '#contract/profile/profile-fit.ts';
import { keptAnswerKey } from '#web/lib/device/storage.ts';
import { useReturn } from '#web/lib/device/use-return.ts';
import { askFunction } from '#web/lib/requests/call-function.ts';
import { memberResource, type Resource, useMemberResource } from '#web/lib/requests/resource.ts';
import { WireError } from '#web/lib/wire/wire-error.ts';

const name = 'profile-fit';

/**
 * What of the member's plans and list their profile does not allow, as the server last judged it. It is kept beside the
 * plans, so that it is there without signal too; null while it must be asked anew.
 */
const answers = memberResource(
  async (): Promise<ProfileFit | null> =>
    v.parse(profileFitSchema, await askFunction(wire.profileFit)),
  { name, parse: (kept) => v.parse(profileFitSchema, kept) },
);

/** Reads it into the storage of this device unless it is there. */
export const loadFitOnce = answers.loadOnce;

/** The profile may have changed: what was judged before no longer counts, also if another answer never comes. */
export function forgetFit(userId: string): void {
  answers.put(userId, null);
}

/** The profile has changed. */
export function refreshFit(userId: string): void {
  forgetFit(userId);
  void answers.load(userId);
}

/** A page that lies open in a kitchen asks again, as another device may have changed the profile. */
const askAgainMs = 5 * 60_000;

/**
 * The judgement, asked for when the component appears, when the member comes back to it, when another tab has asked, and
 * now and then.
 */
export function useProfileFit(userId: string): Resource<ProfileFit | null> {
  const resource = useMemberResource(answers, userId);
  useReturn(() => void answers.load(userId));
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === keptAnswerKey(name, userId)) void answers.load(userId);
    };
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void answers.load(userId);
    }, askAgainMs);
    addEventListener('storage', onStorage);
    return () => {
      clearInterval(timer);
      removeEventListener('storage', onStorage);
    };
  }, [userId]);
  return resource;
}

/** Whether the answer that is there still counts: without signal the one that is kept does, after a failure none. */
export function isKnown({ status, data, error }: Resource<ProfileFit | null>): boolean {
  if (!data) return false;
  return status !== 'failed' || (error instanceof WireError && error.status === 0);
}

type MealsFit = NonNullable<ProfileFit['meals']>;
type TrainingFit = NonNullable<ProfileFit['training']>;
type ListFit = NonNullable<ProfileFit['list']>;

/** One of the things that are judged. */
interface Judged<Part> {
  of(fit: ProfileFit): Part | null;
  /** What is said where nobody could judge it. */
  readonly unchecked: Part;
}

const unchecked = { rows: '', standing: 'unchecked', never: false } as const;
const plansUnchecked = { ...unchecked, says: memberSentences.plansUnchecked } as const;
const { listUnchecked } = memberSentences;

export const mealsFit: Judged<MealsFit> = {
  of: ({ meals }) => meals,
  unchecked: { ...plansUnchecked, marks: [] },
};
export const trainingFit: Judged<TrainingFit> = {
  of: ({ training }) => training,
  unchecked: { ...plansUnchecked, marks: [] },
};
export const listFit: Judged<ListFit> = {
  of: ({ list }) => list,
  unchecked: {
    ...unchecked,
    says: listUnchecked,
    shared: listUnchecked,
    marks: [],
    plansFirst: false,
  },
};

/** What is to be said of it now. `checking`: that is not known yet, and it must not be called safe meanwhile. */
export type Told<Part extends MealsFit | TrainingFit | ListFit = MealsFit> = Omit<
  Part,
  'standing'
> & { readonly standing: Standing | 'checking' };

export type ToldList = Told<ListFit>;

/**
 * What is to be said of the plans or the list on screen. A judgement of other rows is none: it is asked for again, and
 * if what is stored has become another, that is brought here.
 * @param rows `updated_at` of the rows on screen, in their order; null where there are none
 * @param reload asks for the rows again
 */
export function useFit<Part extends MealsFit | TrainingFit | ListFit>(
  userId: string,
  judged: Judged<Part>,
  rows: string | null,
  reload: (userId: string) => Promise<void>,
): Told<Part> {
  const resource = useProfileFit(userId);
  const known = isKnown(resource) && resource.data ? judged.of(resource.data) : null;
  const question = `${rows} ${known?.rows ?? ''}`;
  /** The last question on which nothing more can be learnt. */
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (rows === null) return;
    let left = false;
    const now = () => answers.current(userId);
    const isJudged = () => {
      const { data } = now();
      return !!data && judged.of(data)?.rows === rows;
    };
    const settle = async () => {
      await answers.underWay(userId);
      if (!isJudged()) await answers.load(userId);
      if (!isJudged() && isKnown(now()) && !left) await reload(userId);
      if (!left) setSettled(question);
    };
    void settle();
    return () => {
      left = true;
    };
  }, [userId, judged, rows, question, reload]);
  if (known?.rows === rows) return known;
  if (settled === question) return judged.unchecked;
  // what was said of the rows before stays until it is known of these
  return known && known.standing !== 'fits' ? known : { ...judged.unchecked, standing: 'checking' };
}

/** Whether whoever gets it on paper or in a message must be warned. */
export function isWarned({ standing }: Pick<Told, 'standing'>): boolean {
  return standing !== 'fits' && standing !== 'changed';
}
