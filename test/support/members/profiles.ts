import fc from 'fast-check';
import * as v from 'valibot';
import { profileSchema } from '#contract/profile/profile-form.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { profileQuestions } from '#planning/profile/profile-questions.ts';
import type { Question } from '#planning/profile/question.ts';
import { type Random, seededRandom } from '#planning/random.ts';

// Members that there could be, drawn from the options and bounds of the profile's questions: by fast-check, which makes a
// case that fails smaller, or from a seed, which names a member for whoever asks. A question that comes new is drawn by
// both without a word here, and last, so that the members of a seed stay who they are.

const { age, height, weight, allergies, diet_type } = profileQuestions;

interface Body {
  readonly age: number;
  readonly height: number;
  readonly weight: number;
}

/** Heights of most people, cm; others are rare enough to be drawn on purpose. */
const usualHeight = { min: 145, max: 200 } as const;

/** Body mass index of most people, mostly between 18 and 30. @param one,other shares from 0 to 1 */
function usualIndex(one: number, other: number): number {
  return 16.5 + 28.5 * one * other;
}

const squareMetres = (centimetres: number) => (centimetres / 100) ** 2;

/** Questions whose answers are chosen from options; texts and bodies are drawn apart. */
const choiceQuestions = Object.entries<Question>(profileQuestions).filter(
  ([, { kind }]) => kind !== 'text' && kind !== 'number',
);

/** A member with this body and these choices, who dislikes nothing. */
function profileOf(body: Body, choices: Readonly<Record<string, unknown>>): Profile {
  const texts = { full_name: 'Thandi Mokoena', disliked_foods: '' };
  return v.parse(profileSchema, { ...texts, ...body, ...choices });
}

// ---- by fast-check

const share = fc.double({ min: 0, max: 1, noNaN: true });

const usualBody: fc.Arbitrary<Body> = fc
  .record({
    age: fc.integer({ min: age.min, max: age.max }),
    height: fc.integer(usualHeight),
    one: share,
    other: share,
  })
  .map(({ one, other, ...body }) => {
    const kilograms = Math.round(usualIndex(one, other) * squareMetres(body.height));
    return { ...body, weight: Math.max(weight.min, kilograms) };
  });

/** Who avoids more groups than these at once is rare. */
const mostAllergies = 3;

function arbitraryChoice(question: Question): fc.Arbitrary<unknown> {
  switch (question.kind) {
    case 'choice':
    case 'count':
      return fc.constantFrom<string | number>(...question.options);
    case 'choices': {
      const most = question === allergies ? mostAllergies : question.options.length;
      return fc.subarray([...question.options], { maxLength: most });
    }
    case 'text':
    case 'number':
      return fc.constant(question.initial);
  }
}

/** A valid profile with every option possible; disliked foods are left to the test. */
export const anyProfile: fc.Arbitrary<Profile> = fc
  .record({
    body: usualBody,
    ...Object.fromEntries(
      choiceQuestions.map(([name, question]) => [name, arbitraryChoice(question)]),
    ),
  })
  .map(({ body, ...choices }) => profileOf(body, choices));

// ---- from a seed

export function pick<T>(random: Random, items: readonly [T, ...T[]]): T {
  return items[random.below(items.length)] ?? items[0];
}

function some<T>(random: Random, items: readonly T[], chance: number): readonly T[] {
  return items.filter(() => random.next() < chance);
}

/** A whole number from `low` to `high`, both included. */
export function whole(random: Random, low: number, high: number): number {
  return low + random.below(high - low + 1);
}

/** Whole kilograms nearest to a body mass index, on the side that keeps the index at or above it. */
export function weightFor(bmi: number, tall: number): number {
  const kilograms = Math.ceil(bmi * squareMetres(tall) - 1e-9);
  return Math.min(weight.max, Math.max(weight.min, kilograms));
}

/** Most are bodies as they are, some anything that may be planned for, a few what must be refused. */
function randomBody(random: Random): Body {
  const kind = random.next();
  if (kind < 0.84) {
    const tall = whole(random, usualHeight.min, usualHeight.max);
    const bmi = usualIndex(random.next(), random.next());
    return { age: whole(random, age.min, age.max), height: tall, weight: weightFor(bmi, tall) };
  }
  const tall = whole(random, height.min, height.max);
  if (kind < 0.98) {
    const bmi = 16 + 44 * random.next();
    return { age: whole(random, age.min, age.max), height: tall, weight: weightFor(bmi, tall) };
  }
  return {
    age: pick(random, [age.min - 1, 15, 30, age.max + 1, age.stored.max]),
    height: pick(random, [height.stored.min, tall, height.max + 5]),
    weight: pick(random, [weight.min, weightFor(15, tall), weight.max + 10, weight.stored.max]),
  };
}

function randomChoice(random: Random, question: Question): unknown {
  switch (question.kind) {
    case 'choice':
    case 'count':
      return question.options[random.below(question.options.length)];
    case 'choices':
      return some(random, question.options, 0.4);
    case 'text':
    case 'number':
      return question.initial;
  }
}

/** Anybody, also some who must be refused. Half of them have no allergy. */
export function randomProfile(random: Random): Profile {
  const body = randomBody(random);
  const chance = pick(random, [0, 0, 0.15, 0.3]);
  const first = {
    allergies: some(random, allergies.options, chance),
    diet_type: pick(random, diet_type.options),
  };
  const others = choiceQuestions
    .filter(([name]) => !(name in first))
    .map(([name, question]) => [name, randomChoice(random, question)]);
  return profileOf(body, { ...first, ...Object.fromEntries(others) });
}

/** An adult of a usual weight who trains as an advanced member and gives it six hours a week; all else by chance. */
export function lifterProfile(seed: string, index: number): Profile {
  const profile = randomProfile(seededRandom(`member lifters ${seed} ${index}`));
  const random = seededRandom(`lifter ${seed} ${index}`);
  const tall = { age: 18 + random.below(47), height: 150 + random.below(46) };
  return {
    ...profile,
    ...tall,
    weight: weightFor(19 + 11 * random.next(), tall.height),
    fitness_level: 'Advanced',
    workout_days: 6,
    workout_duration: '45 to 60 minutes',
  };
}
