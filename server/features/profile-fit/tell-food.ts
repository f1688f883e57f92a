import { memberSentences } from '#contract/member-sentences.ts';
import type { ProfileFit, Standing } from '#contract/profile/profile-fit.ts';
import { serverSentences } from '#contract/sentences.ts';
import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import {
  type RefusedPart,
  refusedMeals,
  starchLimit,
  starchyDays,
  type Unminded,
  unmindedConditions,
} from '#planning/meals/changes/refused-parts.ts';
import {
  type ConcernedPart,
  concernText,
  conditionText,
  listText,
  markText,
} from '#planning/page/fit-words.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { type EatingRules, eatingRules } from '#planning/safety/eating-rules.ts';
import { fitJudge, type Objection } from '#planning/safety/profile-fit.ts';
import { dailyTargets } from '#planning/targets/targets.ts';
import { readMeals, type StoredForMember, type StoredPlan } from './stored.ts';

type MealsFit = NonNullable<ProfileFit['meals']>;
type ListFit = NonNullable<ProfileFit['list']>;
export type FoodFit = Pick<ProfileFit, 'meals' | 'list' | 'says'>;

/** @param unread whether a part could not be judged that may hold what the member avoids */
export function standingOf(concerned: boolean, unread: boolean, changed: boolean): Standing {
  if (concerned) return 'concerned';
  if (unread) return 'unchecked';
  return changed ? 'changed' : 'fits';
}

interface Told {
  readonly concern: string;
  readonly unchecked: string;
  readonly changed: string;
}

/** A standing, and what is said of it. */
export function standingWith(standing: Standing, words: Told): Pick<ListFit, 'standing' | 'says'> {
  switch (standing) {
    case 'concerned':
      return { standing, says: words.concern };
    case 'unchecked':
      return { standing, says: words.unchecked };
    case 'changed':
      return { standing, says: words.changed };
    case 'fits':
      return { standing, says: '' };
  }
}

/** Whether the member avoids anything, so that what nobody can read may be harmful. */
function avoidsAnything(rules: EatingRules, { disliked_foods: disliked }: Profile): boolean {
  const { allergens, animals, disliked: refused } = rules;
  return allergens.size + animals.size + refused.foods.size > 0 || disliked.trim() !== '';
}

/** An item of the list that is objected to. */
interface RefusedItem {
  readonly food: string;
  readonly objections: readonly Objection[];
}

const objectionsOf = (all: readonly { readonly objections: readonly Objection[] }[]) =>
  all.map(({ objections }) => objections);

const mealParts = (refused: readonly RefusedPart[], place: string): readonly ConcernedPart[] => [
  { noun: 'meal', place, objections: objectionsOf(refused.filter(({ meal }) => meal !== null)) },
  { noun: 'day', place, objections: objectionsOf(refused.filter(({ meal }) => meal === null)) },
];
const itemPart = (items: readonly RefusedItem[], place: string): ConcernedPart => ({
  noun: 'item',
  place,
  objections: objectionsOf(items),
});

const joined = (texts: readonly string[]) => texts.filter((text) => text !== '').join(' ');

/** Plans and list of which nobody can say anything, because there is no profile to judge them by. */
function unjudged({ meals, list }: StoredForMember): FoodFit {
  const { plansUnchecked, listUnchecked } = memberSentences;
  const standing = 'unchecked';
  const never = false;
  const listSays = { says: listUnchecked, shared: listUnchecked, plansFirst: meals !== null };
  return {
    meals: meals && { rows: meals.rows, standing, says: plansUnchecked, marks: [], never },
    list: list && { rows: list.rows, standing, ...listSays, marks: [], never },
    says: meals ? [plansUnchecked] : list ? [listUnchecked] : [],
  };
}

/** What was found in the plans and in the list. */
interface Found {
  readonly diet: Profile['diet_type'];
  readonly refused: readonly RefusedPart[];
  readonly items: readonly RefusedItem[];
  /** What the member told of their body since, and the plans do not mind. */
  readonly unminded: Unminded | null;
  /** No plan would be made for the profile as it is. */
  readonly never: boolean;
}

function tellMeals(
  { rows }: StoredPlan,
  { refused, diet, unminded, never }: Found,
  { unread, changed }: { readonly unread: boolean; readonly changed: boolean },
): MealsFit {
  const concern = [
    unminded ? conditionText(unminded, 'meals') : '',
    concernText(mealParts(refused, 'these plans'), diet, changed),
    unread ? serverSentences.partUnchecked : '',
  ];
  return {
    rows,
    never,
    ...standingWith(standingOf(unminded !== null || refused.length > 0, unread, changed), {
      concern: joined(concern),
      unchecked: memberSentences.plansUnchecked,
      changed: serverSentences.plansOfEarlierProfile,
    }),
    marks: refused.map(({ week, day, meal, objections }) => ({
      week,
      day,
      meal,
      says: markText(objections, diet),
    })),
  };
}

interface ListState {
  readonly unread: boolean;
  readonly changed: boolean;
  /** Nothing is wrong, but new plans may fit better. */
  readonly mild: boolean;
}

function tellList(
  { rows }: NonNullable<StoredForMember['list']>,
  { refused, items, diet, unminded, never }: Found,
  { unread, changed, mild }: ListState,
  names: ReadonlyMap<string, string>,
): ListFit {
  const parts = [...mealParts(refused, 'your plans'), itemPart(items, 'this list')];
  const concern = concernText(parts, diet, changed);
  const condition = unminded ? conditionText(unminded, 'list') : '';
  const own = concernText([itemPart(items, 'this list')], diet, changed);
  const standing = standingOf(unminded !== null || refused.length + items.length > 0, unread, mild);
  const which = listText(items.map(({ food }) => names.get(food) ?? food));
  const food = items.length > 0 ? `${own} Do not buy: ${which}.` : concern;
  const shared = joined([food, unminded ? serverSentences.listOfUnfitPlans : '']);
  return {
    rows,
    never,
    ...standingWith(standing, {
      concern: joined([condition, concern]),
      unchecked: memberSentences.listUnchecked,
      changed: serverSentences.listOfEarlierProfile,
    }),
    shared: standingWith(standing, {
      concern: shared,
      unchecked: memberSentences.listUnchecked,
      changed: '',
    }).says,
    marks: items.map(({ food, objections }) => ({ food, says: markText(objections, diet) })),
    plansFirst: unminded !== null || refused.length > 0,
  };
}

/** What the profile does not allow of these meals and this list. */
function judgeFood(
  profile: Profile,
  { weeks }: ReturnType<typeof readMeals>,
  foods: NonNullable<StoredForMember['list']>['foods'],
  judge: ReturnType<typeof fitJudge>,
): Found {
  return {
    diet: profile.diet_type,
    refused: [...refusedMeals(weeks, judge), ...starchyDays(weeks, profile)],
    items: (foods ?? [])
      .map((food) => ({ food, objections: judge.food(food) }))
      .filter(({ objections }) => objections.length > 0),
    unminded: unmindedConditions(weeks, profile),
    never: !dailyTargets(profile).ok,
  };
}

/** What is said where plans and list are shown beside each other. */
function tellBoth(found: Found, changed: boolean, fits: readonly (MealsFit | ListFit | null)[]) {
  const parts = [
    ...mealParts(found.refused, 'your plans'),
    itemPart(found.items, 'your shopping list'),
  ];
  const unchecked = fits.find((one) => one?.standing === 'unchecked');
  return [
    found.unminded ? conditionText(found.unminded, 'all') : '',
    concernText(parts, found.diet, changed),
    unchecked?.says ?? '',
  ].filter((says) => says !== '');
}

/** What of a member's meals and list the profile does not allow, judged and put into words. */
export function tellFood(stored: StoredForMember, catalogue: Catalogue): FoodFit {
  const { profile, profileChanged, meals, list } = stored;
  if (!profile || !profileChanged) return unjudged(stored);
  const rules = eatingRules(profile, catalogue);
  const careful = avoidsAnything(rules, profile);
  const read = readMeals(meals?.details ?? []);
  const found = judgeFood(profile, read, list?.foods ?? null, fitJudge(rules, catalogue));
  const ofMeals = {
    // a day that holds too much starch is none of the list's
    unread: (careful || starchLimit(profile) !== null) && read.unread > 0,
    changed: profileChanged > (meals?.made ?? 0),
  };
  const ofList = {
    unread: careful && list?.foods === null,
    changed: profileChanged > (list?.made ?? 0),
  };
  // of plans that are newer than the profile the list is only an older list, which its page tells
  const mild = ofList.changed && (meals === null || ofMeals.changed);
  const mealsFit = meals && tellMeals(meals, found, ofMeals);
  const names = new Map<string, string>(
    [...catalogue.foods.values()].map(({ key, name }) => [key, name]),
  );
  const listFit = list && tellList(list, found, { ...ofList, mild }, names);
  return {
    meals: mealsFit,
    list: listFit,
    says: tellBoth(found, ofMeals.changed || ofList.changed, [mealsFit, listFit]),
  };
}
