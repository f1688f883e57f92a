import type { Dislike } from '#planning/audit/plan-under-audit.ts';
import {
  type AllergyOption,
  activityLevels,
  allergyOptions,
  cookingTimes,
  type DietType,
  dietTypes,
  equipmentOptions,
  fitnessGoals,
  genders,
  levels,
  mealsPerDayOptions,
  workoutDaysOptions,
  workoutDurations,
  workoutLocations,
} from '#planning/profile/options.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { type Random, seededRandom } from '#planning/random.ts';
import { dislikes, nonsense } from './audit-dislikes.ts';

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

function pick<T>(random: Random, items: readonly [T, ...T[]]): T {
  return items[random.below(items.length)] ?? items[0];
}

function some<T>(random: Random, items: readonly T[], chance: number): readonly T[] {
  return items.filter(() => random.next() < chance);
}

interface Body {
  readonly age: number;
  readonly height: number;
  readonly weight: number;
}

function whole(random: Random, low: number, high: number): number {
  return low + random.below(high - low + 1);
}

/** Whole kilograms nearest to a body mass index, on the side that keeps the index at or above it. */
function weightFor(bmi: number, height: number): number {
  return Math.min(250, Math.max(30, Math.ceil(bmi * (height / 100) ** 2 - 1e-9)));
}

/** Most are bodies as they are, some anything that may be planned for, a few what must be refused. */
function anyBody(random: Random): Body {
  const kind = random.next();
  if (kind < 0.84) {
    const height = whole(random, 145, 200);
    const bmi = 16.5 + 28.5 * random.next() * random.next();
    return { age: whole(random, 14, 90), height, weight: weightFor(bmi, height) };
  }
  const height = whole(random, 120, 220);
  if (kind < 0.98) {
    const bmi = 16 + 44 * random.next();
    return { age: whole(random, 14, 90), height, weight: weightFor(bmi, height) };
  }
  return {
    age: pick(random, [13, 30, 91, 120]),
    height: pick(random, [100, height, 225]),
    weight: pick(random, [30, weightFor(15, height), 260, 350]),
  };
}

function anyProfile(random: Random, only: Only): Profile {
  const body = anyBody(random);
  const chance = pick(random, [0, 0, 0.15, 0.3]);
  const allergies = some(random, allergyOptions, chance);
  const diet = pick(random, dietTypes);
  return {
    full_name: 'Thandi Mokoena',
    ...body,
    gender: pick(random, genders),
    primary_fitness_goal: pick(random, fitnessGoals),
    fitness_level: pick(random, levels),
    activity_level: pick(random, activityLevels),
    diet_type: only.diet ?? diet,
    allergies: only.allergy ? [...new Set([only.allergy, ...allergies])] : allergies,
    disliked_foods: '',
    meals_per_day: pick(random, mealsPerDayOptions),
    cooking_skill: pick(random, levels),
    cooking_time: pick(random, cookingTimes),
    workout_location: pick(random, workoutLocations),
    equipment: some(random, equipmentOptions, 0.4),
    workout_days: pick(random, workoutDaysOptions),
    workout_duration: pick(random, workoutDurations),
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
  const odd = random.next() < 0.05 ? nonsense[random.below(nonsense.length)] : undefined;
  return odd ? [...chosen, odd] : [...chosen];
}

function withDislikes(random: Random, name: string, profile: Profile): Member {
  const wishes = anyDislikes(random);
  const joint = pick(random, joints);
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

/** One choice of a profile, at every value that it can have. */
type Corner = (profile: Profile) => Profile;

function cornersOf(only: Only): readonly (readonly Corner[])[] {
  const single = allergyOptions.map((option): readonly AllergyOption[] => [option]);
  const real = allergyOptions.filter((option) => option !== 'None');
  const pairs = real.flatMap((one, index) =>
    real.slice(index + 1).map((other): readonly AllergyOption[] => [one, other]),
  );
  const diets = only.diet ? [only.diet] : dietTypes;
  return [
    genders.map((gender) => (profile) => ({ ...profile, gender })),
    fitnessGoals.map((primary_fitness_goal) => (profile) => ({ ...profile, primary_fitness_goal })),
    activityLevels.map((activity_level) => (profile) => ({ ...profile, activity_level })),
    diets.map((diet_type) => (profile) => ({ ...profile, diet_type })),
    [[], ...single, ...pairs].map((allergies) => (profile) => ({
      ...profile,
      allergies: only.allergy ? [...new Set([only.allergy, ...allergies])] : allergies,
    })),
    mealsPerDayOptions.map((meals_per_day) => (profile) => ({ ...profile, meals_per_day })),
    levels.map((cooking_skill) => (profile) => ({ ...profile, cooking_skill })),
    cookingTimes.map((cooking_time) => (profile) => ({ ...profile, cooking_time })),
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
