import type { Dislike } from '#planning/audit/plan-under-audit.ts';
import {
  type AllergyOption,
  allergyOptions,
  type DietType,
  dietTypes,
} from '#planning/profile/options.ts';
import type { Profile, ProfileField } from '#planning/profile/profile.ts';
import { profileQuestions } from '#planning/profile/profile-questions.ts';
import { noneOption, type Question } from '#planning/profile/question.ts';
import { type Random, seededRandom } from '#planning/random.ts';
import { pick, randomProfile, weightFor, whole } from '#test/support/members/profiles.ts';
import { bodyWords } from './body-words.ts';
import { dislikes, groupDislikes, nonsense } from './dislikes.ts';

export interface Member {
  /** What names the member again: 'random 17', 'corner 4'. */
  readonly name: string;
  readonly profile: Profile;
  readonly dislikes: readonly Dislike[];
}

/** What every member of a run is given: a diet, or an allergy beside what chance adds. */
export interface Only {
  readonly diet: DietType | null;
  readonly allergy: AllergyOption | null;
}
export const anyone: Only = { diet: null, allergy: null };

function slug(text: string): string {
  return text.toLowerCase().replaceAll(' ', '-');
}

/** 'low-carb' or 'gluten' as what it stands for; null for a word that is neither. */
export function parseOnly(word: string): Only | null {
  const diet = dietTypes.find((type) => slug(type) === slug(word)) ?? null;
  const allergy = allergyOptions.find((option) => slug(option) === slug(word)) ?? null;
  return diet || allergy ? { diet, allergy } : null;
}

function anyProfile(random: Random, { diet, allergy }: Only): Profile {
  const profile = randomProfile(random);
  return {
    ...profile,
    diet_type: diet ?? profile.diet_type,
    allergies: allergy ? [...new Set([allergy, ...profile.allergies])] : profile.allergies,
  };
}

const joints = [', ', ' and ', '; ', '\n', ' en '] as const;

/** Half of the members dislike nothing; the others one to three foods, and now and then a word that names none. */
function anyDislikes(random: Random): readonly Dislike[] {
  const count = random.below(6) - 2;
  const chosen = new Set<Dislike>();
  for (let one = 0; one < count; one++) {
    const dislike = dislikes[random.below(dislikes.length)];
    if (dislike) chosen.add(dislike);
  }
  if (count === 1 && random.next() < 0.5) {
    // a word for a group alone: with others beside it a diet may be left without a plan
    return groupDislikes.slice(random.below(groupDislikes.length)).slice(0, 1);
  }
  const odd = random.next() < 0.05 ? nonsense[random.below(nonsense.length)] : undefined;
  return odd ? [...chosen, odd] : [...chosen];
}

/** One member in twelve writes of an illness, a pregnancy or a joint beside the foods, and some of those of two. */
function anyBodyWords(random: Random): readonly Dislike[] {
  if (random.next() > 1 / 12) return [];
  const count = random.next() < 0.3 ? 2 : 1;
  const first = random.below(bodyWords.length);
  return Array.from(
    { length: count },
    (_, index) => bodyWords[(first + 7 * index) % bodyWords.length],
  ).filter((dislike) => dislike !== undefined);
}

function withDislikes(random: Random, name: string, profile: Profile): Member {
  const foods = anyDislikes(random);
  const joint = pick(random, joints);
  const wishes = [...foods, ...anyBodyWords(random)];
  const disliked_foods = wishes.map(({ text }) => text).join(joint);
  return { name, profile: { ...profile, disliked_foods }, dislikes: wishes };
}

/** The same member for the same seed and index, whoever asks and in whatever order. */
export function randomMember(seed: string, index: number, only: Only): Member {
  const random = seededRandom(`member ${seed} ${index}`);
  return withDislikes(random, `random ${index}`, anyProfile(random, only));
}

export const cornerAges = [14, 17, 18, 64, 65, 78, 90] as const;
export const cornerIndices = [16, 18.4, 18.5, 20, 25, 30, 35, 40, 45] as const;

/** The profile with the whole kilograms of a body mass index. */
export function withIndex(profile: Profile, bmi: number): Profile {
  const weight = weightFor(bmi, profile.height);
  // 18.4 stands for just below the border, so it is rounded down
  return { ...profile, weight: bmi === 18.4 ? weight - 1 : weight };
}

/** One choice of a profile, at one of the values that it can have. */
export type Corner = (profile: Profile) => Profile;

/** Every option of some questions with one answer each. */
export function optionsOf(names: readonly ProfileField[]): readonly (readonly Corner[])[] {
  return names.map((name) => {
    const question: Question = profileQuestions[name];
    const options = 'options' in question ? question.options : [];
    return options.map(
      (option: string | number): Corner =>
        (profile) => ({ ...profile, [name]: option }),
    );
  });
}

function cornersOf(only: Only): readonly (readonly Corner[])[] {
  const single = allergyOptions.map((option): readonly AllergyOption[] => [option]);
  const real = allergyOptions.filter((option) => option !== noneOption);
  const pairs = real.flatMap((one, index) =>
    real.slice(index + 1).map((other): readonly AllergyOption[] => [one, other]),
  );
  const diets = only.diet ? [only.diet] : dietTypes;
  return [
    ...optionsOf(['gender', 'primary_fitness_goal', 'activity_level']),
    diets.map((diet_type) => (profile) => ({ ...profile, diet_type })),
    [[], ...single, ...pairs].map((allergies) => (profile) => ({
      ...profile,
      allergies: only.allergy ? [...new Set([only.allergy, ...allergies])] : allergies,
    })),
    ...optionsOf(['meals_per_day', 'cooking_skill', 'cooking_time']),
    cornerAges.map((age) => (profile) => ({ ...profile, age })),
    cornerIndices.map((bmi) => (profile) => withIndex(profile, bmi)),
  ];
}

/** Every pair of values that two choices of a profile can have. */
export function pairsOf(choices: readonly (readonly Corner[])[]): readonly Corner[] {
  return choices.flatMap((ones, index) =>
    choices.slice(index + 1).flatMap((others) =>
      ones.flatMap((one) =>
        others.map(
          (other): Corner =>
            (profile) =>
              other(one(profile)),
        ),
      ),
    ),
  );
}

/** Each pair in one member; the other choices by chance. */
export function cornerMembers(seed: string, only: Only): readonly Member[] {
  return pairsOf(cornersOf(only)).map((change, index) => {
    const random = seededRandom(`corner ${seed} ${index}`);
    const body = { height: whole(random, 145, 195), age: whole(random, 18, 80) };
    const weight = weightFor(18.5 + 12 * random.next(), body.height);
    const profile = change({ ...anyProfile(random, only), ...body, weight });
    return withDislikes(random, `corner ${index}`, profile);
  });
}
