import type { AuditReport } from '#planning/audit/finding.ts';
import { auditFit, type LaterWish, type ToldFit } from '#planning/audit/meals/fit-audit.ts';
import type { PlanUnderAudit } from '#planning/audit/plan-under-audit.ts';
import { allergyOptions, type DietType } from '#planning/profile/options.ts';
import { seededRandom } from '#planning/random.ts';
import { tellFood } from '#server/features/profile-fit/tell-food.ts';
import type { AuditKitchen } from './kitchen.ts';
import { dislikes } from './members/dislikes.ts';

const strictDiets: readonly DietType[] = ['Vegetarian', 'Vegan', 'Fish-Only', 'Low-Carb'];
const allergies = allergyOptions.filter((option) => option !== 'None');

/** A wish that comes to the member's mind when plan and list are there: an allergy, a diet or a dislike. */
function laterWish({ profile, dislikes: before }: PlanUnderAudit, seed: string): LaterWish {
  const random = seededRandom(`later ${seed}`);
  const any = <T>(items: readonly T[], none: T): T => items[random.below(items.length)] ?? none;
  const kind = random.below(4);
  // allergies and diets are told to the meal where there is no free text that may mean more than was meant
  const text =
    kind === 3 || random.next() < 0.2
      ? { profile, dislikes: before }
      : { profile: { ...profile, disliked_foods: '' }, dislikes: [] };
  if (kind === 0)
    return { ...text, profile: { ...text.profile, diet_type: any(strictDiets, 'Vegan') } };
  if (kind === 3) {
    const wish = any(dislikes, { text: '', foods: [], words: null, meant: true });
    return {
      profile: { ...profile, disliked_foods: wish.text },
      dislikes: [wish],
    };
  }
  const added = [...new Set([...profile.allergies, any(allergies, 'Eggs')])];
  return { ...text, profile: { ...text.profile, allergies: added } };
}

/** Rule 94 for one member: a wish comes after plan and list, and the server is asked what it would tell. */
export function auditLaterWish(
  plan: PlanUnderAudit,
  kitchen: AuditKitchen,
  seed: string,
): AuditReport {
  const { weeks, list } = plan;
  const wish = laterWish(plan, seed);
  const made = new Date('2026-11-21T08:00:00Z');
  const {
    meals,
    list: listFit,
    says,
  } = tellFood(
    {
      profile: wish.profile,
      profileChanged: new Date('2026-11-22T08:00:00Z'),
      meals: { rows: 'meals', made, details: weeks },
      training: null,
      list: { rows: 'list', made, foods: list.lines.map(({ food }) => food) },
    },
    kitchen.catalogue,
  );
  const told: ToldFit = {
    places: meals?.marks ?? [],
    items: listFit?.marks.map(({ food }) => food) ?? [],
    says: says.join(' '),
  };
  return auditFit(plan, wish, told, kitchen.tables);
}
