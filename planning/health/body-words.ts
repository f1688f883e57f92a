import type { Joint, NamedCondition } from './condition-words.ts';

/** Parts of the body. Many are foods as well, so they count beside a word of `organTrouble` only. */
export const organs: readonly NamedCondition[] = [
  {
    condition: 'kidney',
    name: 'kidney disease',
    phrases: 'kidney, nier, niere, izinso, izintso, diphio',
  },
  {
    condition: 'heart',
    name: 'a heart condition',
    phrases: 'heart, hart, inhliziyo, intliziyo, pelo, artery, heart valve',
  },
  { condition: 'gut', name: 'an illness of the gut', phrases: 'bowel, gut, colon, pancreas' },
  {
    condition: 'other',
    name: 'an illness or medicine',
    phrases:
      'liver, lewer, isibindi, sebete, lung, longe, prostate, bladder, immune, immune system, womb, health',
  },
];

/** A joint and its words: those which name it by themselves, and those which do so beside a word of trouble only. */
export const jointWords: readonly {
  readonly joint: Joint;
  readonly alone: string;
  readonly beside: string;
}[] = [
  {
    joint: 'knees',
    alone: 'knee, knie, kniee, idolo, amadolo, lengole, mangole, meniscus, acl, patella',
    beside: '',
  },
  { joint: 'hips', alone: 'hip replacement, heupvervanging', beside: 'hip, heup, heupe, inyonga' },
  {
    joint: 'ankles or feet',
    alone: 'ankle, enkel, iqakala, achilles, plantar fasciitis, heel spur, bunion, shin splint',
    beside: 'foot, feet, heel, voet, voete, unyawo, izinyawo, toe',
  },
  {
    joint: 'back',
    alone:
      'lower back, low back, lumbar, rugpyn, iqolo, umqolo, slipped disc, slipped disk, herniated disc, herniated disk, bulging disc, bulging disk, sciatica, scoliosis, spine, spinal, backache, lumbago',
    beside: 'back, rug, mokokotlo, disc, disk',
  },
  { joint: 'neck', alone: 'whiplash, nekpyn', beside: 'neck, nek, intamo, molala' },
  {
    joint: 'shoulders',
    alone: 'rotator cuff, frozen shoulder',
    beside: 'shoulder, skouer, ihlombe, amahlombe, lehetla, mahetla',
  },
  { joint: 'elbows', alone: 'tennis elbow, golfer elbow', beside: 'elbow, elmboog' },
  {
    joint: 'wrists or hands',
    alone: 'wrist, pols, carpal tunnel, isihlakala',
    beside: 'hand, thumb, finger, hande, vinger',
  },
];

/** Beside an organ these make it an illness. */
export const organTrouble =
  'disease, problem, failure, trouble, condition, issue, patient, transplant, infection, stone, attack, disorder, illness, damage, damaged, failing, weak, pain, murmur, bypass, enlarged, cancer, specialist, diet, deficiency, bad, stent, op, working, function, functioning, removed, compromised, suppressed, surgery, operation, siekte, siektes, probleem, probleme, kwaal, aanval, versaking, swak, pyn, isifo, buhlungu, ubuhlungu, ebuhlungu, abuhlungu, bohloko, lefu';

/** Beside a joint these make it one to spare. */
export const jointTrouble =
  'problem, trouble, condition, issue, operation, op, surgery, weak, weakness, bad, sore, pain, painful, paining, ache, aching, hurt, hurting, injury, injured, stiff, stiffness, torn, tear, strain, strained, sprain, sprained, broken, fracture, fractured, dislocated, replacement, replaced, inflamed, swollen, swelling, seer, pyn, pynlik, besering, beseer, swak, stukkend, styf, vervanging, probleem, probleme, buhlungu, ubuhlungu, ebuhlungu, elibuhlungu, abuhlungu, bohloko, botlhoko';

/** Beside one of these a part of the body is a cut of meat, or a part of another food. */
export const foodBeside =
  'bean, lamb, pork, beef, mutton, chicken, hoender, ox, sheep, skaap, vark, turkey, goat, fish, steak, pie, bacon, ham, gammon, rib, chop, stew, roast, fried, grilled, soup, macaroni, pasta, rose, meat, vleis, inyama, nama, bone, fillet';

/** Words around a condition that say nothing more about it, nor about any food. */
export const around =
  'i, im, ive, am, is, are, was, be, been, being, have, has, had, having, get, got, with, my, me, the, a, an, it, this, of, in, on, to, for, from, at, so, very, too, because, cause, since, due, as, suffer, suffering, suffered, diagnosed, type, stage, grade, week, month, year, day, old, currently, now, still, just, recently, history, live, living, take, taking, use, using, need, needs, please, pls, person, people, friendly, safe, suitable, must, should, only, both, left, right, mild, severe, severely, badly, bit, who, that, which, when, patient, sufferer, one, two, three, 1, 2, 3, 4, 5, 6, 7, 8, 9, ek, is, het, my, vir, met, baie, n, wat, ly, aan, ke, na, le, la, ya, ngine, nginayo, ndine, ndinayo, food, diet, dieet, plan, low, high, problem, trouble, issue, condition, control, controlled, level, treatment, status, positive, doctor, clinic, say, said, told, eat, eating, cant, cannot, can, avoid, no, not, dont, do, never, nie, geen';

/** Before a condition these turn it round: 'not pregnant', 'no history of diabetes', 'geen siektes'. */
export const negations =
  'no, not, never, without, dont, doesnt, isnt, arent, havent, hasnt, nor, nie, geen, sonder';

/** What may stand between such a word and the condition. */
export const afterNegation =
  'i, im, am, is, are, be, been, have, has, had, having, any, a, an, the, my, yet, currently, known, history, of, really, longer, other, suffer, suffering, from, diagnosed, with, got, ek, het, n, chronic, serious, medical, health, or';
