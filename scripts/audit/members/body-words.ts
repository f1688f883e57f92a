import type { Dislike } from '#planning/audit/plan-under-audit.ts';
import { foodsByAllergy } from '#planning/audit/statements/avoided-foods.ts';
import type { HealthStatement } from '#planning/audit/statements/health-statements.ts';
import { foodKeys } from '#planning/catalogue/foods.ts';
import type { Condition, Joint } from '#planning/health/condition-words.ts';

const illness = (...conditions: readonly Condition[]): HealthStatement => ({
  conditions,
  joints: [],
});
const joint = (...joints: readonly Joint[]): HealthStatement => ({ conditions: [], joints });
const unspoken: HealthStatement = { ...illness('other'), unspoken: true };

/** What members type of their body under Disliked Foods, with what it means, stated by hand. */
const meant: readonly (readonly [text: string, health: HealthStatement])[] = [
  ['pregnant', illness('pregnancy')],
  ['expecting', illness('pregnancy')],
  ['swanger', illness('pregnancy')],
  ['breastfeeding', illness('breastfeeding')],
  ['trying for a baby', illness('hoping for a baby')],
  ['kidney disease', illness('kidney')],
  ['dialysis', illness('dialysis')],
  ['diabetes', illness('diabetes')],
  ['Diabetis', illness('diabetes')],
  ['suikersiekte', illness('diabetes')],
  ['metformin', illness('diabetes')],
  ['insulin', illness('insulin')],
  ['gliclazide', illness('insulin')],
  ['gout', illness('gout')],
  ['IBS', illness('bowel')],
  ['low FODMAP', illness('bowel')],
  ['heart disease', illness('heart')],
  ['high blood pressure', illness('heart')],
  ['hoë bloeddruk', illness('heart')],
  ['chest pain', illness('chest signs')],
  ['HIV', unspoken],
  ['ARVs', unspoken],
  ['TB treatment', unspoken],
  ['epilepsy', illness('epilepsy')],
  ['anorexia', illness('eating disorder')],
  ['thyroid', illness('other')],
  ['warfarin', illness('blood thinner')],
  ['osteoporosis', illness('bones')],
  ['chronic medication', illness('other')],
  ['bad knees', joint('knees')],
  ['sore back', joint('back')],
  ['slipped disc', joint('back')],
  ['shoulder injury', joint('shoulders')],
  ['carpal tunnel', joint('wrists or hands')],
];

export const bodyWords: readonly Dislike[] = [
  ...meant.map(([text, health]) => ({ text, foods: [], words: null, meant: true, health })),
  {
    text: 'coeliac disease',
    foods: foodKeys.filter((key) => foodsByAllergy.Gluten.has(key)),
    words: null,
    meant: true,
    health: illness('coeliac'),
  },
];
