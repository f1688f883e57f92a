import { type AskedHealth, healthDefaults } from '#planning/profile/health-answers.ts';
import { healthQuestions } from '#planning/profile/health-questions.ts';
import { noneOfThese } from '#planning/profile/question.ts';
import { type Random, seededRandom } from '#planning/random.ts';
import { dislikes } from './dislikes.ts';
import type { Member } from './members.ts';

/** One or two of the options for this share of members, else none. */
function some<T>(random: Random, options: readonly T[], share: number): readonly T[] {
  if (random.next() >= share) return [];
  const first = random.below(options.length);
  const both = random.next() < 0.4;
  return options.filter(
    (_, place) => place === first || (both && place === (first + 3) % options.length),
  );
}

const { mother, conditions, signs, joints, allergens } = healthQuestions;
const illnesses = conditions.options.filter((one) => one !== noneOfThese);

/** Ages at which a pregnancy is drawn. */
const fertile = { from: 14, to: 49 };

function anyAnswers(random: Random, { profile }: Member): AskedHealth {
  const { age, gender } = profile;
  const mayBe = gender === 'Female' && age >= fertile.from && age <= fertile.to;
  return {
    ...healthDefaults,
    mother: some(random, mother.options, mayBe ? 0.3 : 0),
    conditions: some(random, illnesses, 0.4),
    signs: some(random, signs.options, 0.1),
    joints: some(random, joints.options, 0.4),
    allergens: some(random, allergens.options, 0.5),
  };
}

/** The member with answers about their body, many of them more than most have; what they typed of foods stays. */
export function withHealth(seed: string, member: Member): Member {
  const random = seededRandom(`body ${seed} ${member.name}`);
  const answers = anyAnswers(random, member);
  const named = random.next() < 0.2 ? dislikes[random.below(dislikes.length)] : undefined;
  const healthAnswers = { ...answers, foods: named?.text ?? '' };
  return {
    ...member,
    profile: { ...member.profile, healthAnswers },
    dislikes: named ? [...member.dislikes, named] : member.dislikes,
  };
}
