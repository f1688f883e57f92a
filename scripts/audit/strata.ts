import { allergenWords } from '#planning/audit/meals/without-plan-audit.ts';
import type { Dislike } from '#planning/audit/plan-under-audit.ts';
import { groupWords } from '#planning/audit/statements/group-words.ts';
import { type FoodKey, foodKeys, foods } from '#planning/catalogue/foods.ts';
import { standardCatalogue } from '#planning/catalogue/standard-catalogue.ts';
import { healthDefaults } from '#planning/profile/health-answers.ts';
import { healthQuestions } from '#planning/profile/health-questions.ts';
import { allergyOptions, type DietType, dietTypes } from '#planning/profile/options.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { noneOption } from '#planning/profile/question.ts';
import { type Random, seededRandom } from '#planning/random.ts';
import { isOfDiet } from '#planning/safety/eating-rules.ts';
import { randomProfile, weightFor, whole } from '#test/support/members/profiles.ts';
import type { Member } from './members/members.ts';

/** The strata of rule 90: one thing that is avoided, with each diet. */
export interface Strata {
  /** Most strata of single foods, drawn by the seed; those of allergens are all there. */
  readonly foods: number;
  /** A quarter of an hour, or two meals a day, in turn; else half an hour and three meals. */
  readonly hurried: boolean;
  /** Two allergens of the twelve that can be ticked, with each diet, in place of one thing. */
  readonly pairs: boolean;
}

interface Stratum {
  readonly diet: DietType;
  readonly avoided: Pick<Profile, 'allergies' | 'disliked_foods' | 'healthAnswers'>;
  readonly dislikes: readonly Dislike[];
}

/** What is typed for a food by its name: 'Chickpeas, tinned' would read as two wishes. */
function typedName(key: FoodKey): string {
  return foods[key].name.replaceAll(/[()]/g, '').split(', ').toReversed().join(' ').toLowerCase();
}

/** 'Gluten-free oats' may ask for no gluten or for no oats: both are left out, and the member reads that we are not sure. */
const eitherWay = /\bfree\b/;

function typed(diet: DietType, text: string, said: Pick<Dislike, 'foods' | 'health'>): Stratum {
  return {
    diet,
    avoided: { allergies: [], disliked_foods: text },
    dislikes: [{ text, words: null, meant: !eitherWay.test(text), ...said }],
  };
}

/** The allergies that can be ticked, and the twelve words that can be typed. */
function allergenStrata(diet: DietType): readonly Stratum[] {
  const ticked = allergyOptions
    .filter((option) => option !== noneOption)
    .map((option): Stratum => {
      return { diet, avoided: { allergies: [option], disliked_foods: '' }, dislikes: [] };
    });
  const words = allergenWords.map(([text = '']) => {
    const known = groupWords.find(({ words }) => words.includes(text));
    // 'coeliac' names an allergen and says something of the body
    const health = known?.health === undefined ? {} : { health: known.health };
    return typed(diet, text, { foods: foodKeys.filter((key) => known?.out.has(key)), ...health });
  });
  return [...ticked, ...words];
}

/** The five allergies of the profile and the seven of the health page. */
const tickable = [
  ...allergyOptions
    .filter((option) => option !== noneOption)
    .map((option) => ({ of: 'profile', option }) as const),
  ...healthQuestions.allergens.options.map((option) => ({ of: 'health', option }) as const),
];

/** Every two of them. */
function pairStrata(diet: DietType): readonly Stratum[] {
  return tickable.flatMap((first, place) =>
    tickable.slice(place + 1).map((second): Stratum => {
      const both = [first, second];
      const allergies = both.flatMap((one) => (one.of === 'profile' ? [one.option] : []));
      const allergens = both.flatMap((one) => (one.of === 'health' ? [one.option] : []));
      const healthAnswers = { ...healthDefaults, allergens };
      return { diet, avoided: { allergies, disliked_foods: '', healthAnswers }, dislikes: [] };
    }),
  );
}

/** Every food that the diet does not leave out by itself. */
function foodStrata(diet: DietType): readonly Stratum[] {
  const table = standardCatalogue().foods;
  return [...table.values()]
    .filter((food) => isOfDiet(food, diet))
    .map(({ key }) => typed(diet, typedName(key), { foods: [key] }));
}

function shuffled<T>(items: readonly T[], random: Random): readonly T[] {
  return items
    .map((item) => ({ item, turn: random.next() }))
    .sort((one, other) => one.turn - other.turn)
    .map(({ item }) => item);
}

/** One grown member, of ordinary build, for each stratum; everything else by chance. */
export function strataMembers(seed: string, strata: Strata): readonly Member[] {
  const single = shuffled(dietTypes.flatMap(foodStrata), seededRandom(`strata ${seed}`));
  const one = [...dietTypes.flatMap(allergenStrata), ...single.slice(0, strata.foods)];
  const all = strata.pairs ? dietTypes.flatMap(pairStrata) : one;
  return all.map(({ diet, avoided, dislikes }, index): Member => {
    const random = seededRandom(`stratum ${seed} ${index}`);
    const body = { height: whole(random, 145, 195), age: whole(random, 18, 80) };
    const weight = weightFor(18.5 + 12 * random.next(), body.height);
    const short = strata.hurried && index % 2 === 0;
    const profile: Profile = {
      ...randomProfile(random),
      ...body,
      weight,
      diet_type: diet,
      ...avoided,
      meals_per_day: strata.hurried && !short ? 2 : 3,
      cooking_time: short ? 'Less than 15 minutes' : '15 to 30 minutes',
    };
    return { name: `stratum ${index}`, profile, dislikes };
  });
}
