import { normalise, singular } from '../../catalogue/words.ts';
import { baseForms } from './inflection.ts';
import { rootsOf } from './word-formation.ts';
import {
  commonWords as common,
  everydayWords as everyday,
  kitchenWords as kitchen,
  neverInflectedWords as never,
  neverFormedWords as neverOrdinary,
  ordinaryWords as ordinary,
  trainingWords as training,
} from './word-lists.ts';

const setOf = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\s+/).filter((word) => word !== ''));

/** Parts of the body and animals are meat and milk in a kitchen: only training may name them freely. */
const bodyParts = setOf(
  'thigh leg neck shin calf rib shoulder bone heel loin chest wing cow dog cat bird bear crab duck frog lion elephant butterfly scorpion cobra',
);

/** Greetings, thanks and cheers of the country's languages. */
const greetings = setOf(
  'sawubona sanibonani molo molweni dumela dumelang hallo howzit heita aweh yebo siyabonga ngiyabonga enkosi dankie baie lekker halala hayibo eish jislaaik mooi mzansi',
);

/** Kitchens of the world, which name no food while a manner follows: 'Durban-style', 'a Mediterranean twist'. */
const kitchens = setOf(
  'italian french greek spanish mexican indian asian thai chinese japanese moroccan mediterranean oriental american english british african cape malay durban karoo joburg sicilian tuscan',
);
const manners = setOf(
  'style inspired twist touch kitchen cooking feel spirit vibe accent table cuisine',
);

/** Whether a word names a kitchen of the world in a text and only the manner of it. */
export function isOfKitchen(word: string, tokens: readonly string[]): boolean {
  if (!kitchens.has(word)) return false;
  return tokens.every((token, at) => {
    const next = tokens[at + 1] ?? '';
    return token !== word || kitchens.has(next) || manners.has(singular(next));
  });
}

/** Words of South African English, and what families call each other. */
const southAfrican = setOf(
  `ja nee yoh jol kuier padkos bakkie robot stoep veld kasi spaza stokvel gees ubuntu mzansi gogo tannie oom bru boet sisi bhuti mkhulu
  laduma kiff duidelik lank`,
);

/** Words that are a food as a noun and harmless as a verb: 'toast the seeds', but not 'on toast'. */
const verbsOfFood = setOf(
  'toast roll wrap mince chop squash fish oil juice chuck screw grease puree',
);
const afterVerb = setOf(
  'it them the up your out each around in into over along on until gently well everything both these those through back forward onto off down under away towards across slowly smoothly outwards inwards',
);
/** After a noun none of these stands: 'squash a few', but 'squash soup'. */
const determiners = setOf('a an any all half most some your each every the');
/** After these stands a verb: 'your hips do not roll', 'you can toast'. */
const helpers =
  /(?:^| )(?:(?:do|does|did|will|can|should|must|would|could) not|can|should|must|would|could|lets)$/;
const objects = setOf('it them the your each a an these those everything every');
const toDo = setOf('then now to first just simply gently lightly you quickly');
const beforeNoun = setOf('a an the of with your some on and more extra another brown white');

/** Tools that are called after the food they are for; none of them can be eaten. */
const tools = setOf(
  'masher press squeezer timer knife grater grinder strainer ladle cooker steamer spinner peeler corer slicer cutter board bin towel mug jug cloth pot tongs',
);

/** Whether a word that is also a food only names a tool: 'a potato masher'. */
export function isOfTool(tokens: readonly string[], index: number): boolean {
  return tools.has(singular(tokens[index + 1] ?? ''));
}

/** Exercises and pieces of equipment: in a training text they must be of the plan. */
const exerciseWords = setOf(
  'squat lunge deadlift plank burpee sprint hop pushup pullup chinup dip curl snatch thruster bridge crunch situp handstand climber kettlebell barbell dumbbell treadmill bench deadbug skater',
);

/** Words of a text as they are looked up: small, without accents; 'don't' is two words, 'you'll' is one. */
export function tokensOf(text: string): readonly string[] {
  const plain = normalise(
    text
      .toLowerCase()
      .replace(/[’‘`]/g, "'")
      .replace(/\b(?:can't|cannot)\b/g, 'can not')
      .replace(/\bwon't\b/g, 'will not')
      .replace(/n't\b/g, ' not')
      .replace(/'(?:s|ll|re|ve|d|m)\b/g, '')
      .replace(/s'(?=\s|$)/g, 's'),
  );
  return plain === '' ? [] : plain.split(' ');
}

/** Whether a word belongs to plain English and to no food. */
export function isCommon(token: string, kind: 'meals' | 'training'): boolean {
  if (never.has(token) || never.has(singular(token))) return false;
  if (common.has(token) && !(kind === 'meals' && bodyParts.has(token))) return true;
  if (greetings.has(token) || baseForms(token).some((base) => everyday.has(base))) return true;
  return spellings(token)
    .flatMap(baseForms)
    .some((base) => common.has(base) && !(kind === 'meals' && bodyParts.has(base)));
}

/** Whether a word is said of bodies and of training, also where it is a cut of meat. */
export function isTrainingWord(token: string): boolean {
  return baseForms(token).some((base) => training.has(base));
}

/** Whether a word only looks like an ordinary one: 'fries' is no form of 'fry'. */
export function isNameOfItsOwn(token: string): boolean {
  return neverOrdinary.has(token);
}

/**
 * Whether a word that is no food, asked before, is an ordinary one: as it stands, inflected, or formed of an ordinary or
 * a common word by an ending or a beginning.
 */
export function isOrdinary(token: string, kind: 'meals' | 'training'): boolean {
  const isListed = (word: string) =>
    ordinary.has(word) ||
    southAfrican.has(word) ||
    kitchen.has(word) ||
    (kind === 'training' && training.has(word));
  if (isListed(token)) return true;
  if (neverOrdinary.has(token) || neverOrdinary.has(singular(token))) return false;
  const isKnown = (word: string) => isListed(word) || (common.has(word) && !never.has(word));
  return [...spellings(token).flatMap(baseForms), ...rootsOf(token)].some(
    (word) => isKnown(word) && !(kind === 'meals' && bodyParts.has(word)),
  );
}

/** The word as it is, in American spelling, and without the beginning that turns or repeats it. */
function spellings(token: string): readonly string[] {
  const american = token.replace(/is(e[ds]?|ing|ed)$/, 'iz$1').replace(/our/, 'or');
  const bare = /^(?:over|re|pre|un)([a-z]{4,})$/.exec(token)?.[1];
  return [token, american, ...(bare === undefined ? [] : [bare])];
}

/** Before the name of a food they mean another sort of it than the plan does: 'ordinary milk' is no soya milk. */
const otherSort = setOf(
  'real normal ordinary regular usual proper any whichever whatever other another favourite favorite standard conventional traditional classic true different',
);

const servings = setOf('a an some any eat eating have having extra fresh');

/** Whether a word before the name of a food tells to have it. */
export function isServed(before: string | undefined): boolean {
  return before !== undefined && servings.has(before);
}

export function meansOtherSort(before: string | undefined): boolean {
  return before !== undefined && otherSort.has(before);
}

/** Whether a word is plain English as it stands, and not only as a form of another word. */
export function isPlainWord(word: string): boolean {
  return common.has(word);
}

/**
 * Whether a word that is also a food is used for what one does: 'wrap them in foil'.
 * @param startsClause whether a comma stands before the word
 */
export function isKitchenVerb(
  tokens: readonly string[],
  index: number,
  startsClause: boolean,
): boolean {
  const token = tokens[index] ?? '';
  if (!baseForms(token).some((base) => verbsOfFood.has(base))) return false;
  if (/(?:ed|ing)$/.test(token)) return true;
  const before = tokens[index - 1];
  if (helpers.test(tokens.slice(Math.max(0, index - 2), index).join(' '))) return true;
  // at the beginning of a sentence it tells what to do
  if (before === undefined || toDo.has(before)) return true;
  const next = tokens[index + 1] ?? '';
  if (startsClause && (determiners.has(next) || afterVerb.has(next))) return true;
  // 'wash and chop the leaves', but not 'a sausage and roll on the side'
  if ((before === 'and' || before === 'or') && objects.has(next)) return true;
  return afterVerb.has(next) && !beforeNoun.has(before);
}

/** Animals that nobody eats here: in a comparison they are no food. */
const animals = setOf(
  'lark robin lion tiger elephant monkey snake spider camel cat dog kitten puppy hawk eagle owl fox wolf mole beaver otter squirrel bee ant swan giraffe zebra hippo horse pony donkey mule cheetah leopard panther statue',
);

/** Whether an animal is only compared with: 'drinks like a camel', 'like a hungry lion'. */
export function isComparison(tokens: readonly string[], index: number): boolean {
  if (!animals.has(tokens[index] ?? '')) return false;
  const before = tokens.slice(Math.max(0, index - 3), index).join(' ');
  return /\b(?:like|as) (?:an?|the) ?\w*$/.test(before);
}

const meanwhile = setOf('while whilst as until once when before');
const afterFrying = setOf('and in until so away gently slowly quickly nicely over on');

/** Whether 'fries' tells what something does: 'while the onion fries', 'as it fries away'. */
export function isFrying(tokens: readonly string[], index: number): boolean {
  if (tokens[index] !== 'fries') return false;
  const next = tokens[index + 1];
  if (next !== undefined && !afterFrying.has(next)) return false;
  const isIt = /^(?:it|everything)$/.test(tokens[index - 1] ?? '');
  if (isIt) return meanwhile.has(tokens[index - 2] ?? '');
  return /^(?:the|your)$/.test(tokens[index - 2] ?? '') && meanwhile.has(tokens[index - 3] ?? '');
}

/** Parts of the body that come in pairs, of which a coach says what they do: 'your elbows dip below the bench'. */
const pairs = setOf(
  'hips elbows knees shoulders heels arms ribs wrists toes hands feet legs thighs',
);
const bodyVerbs = setOf('dip hop curl bridge');
const curled = /^curl (?:your (?:hips|toes|fingers|tailbone|spine|body|pelvis)|up (?:in|on|into))$/;

/** Whether the name of an exercise only tells what the body does: 'curl your hips', 'curl up in a blanket'. */
export function isOfBody(tokens: readonly string[], index: number): boolean {
  const here = tokens.slice(index, index + 3).join(' ');
  return (
    (bodyVerbs.has(tokens[index] ?? '') && pairs.has(tokens[index - 1] ?? '')) || curled.test(here)
  );
}

const picturing = /\b(?:like|as if|as though|imagine|pretend|picture)\b/;
const handled =
  /\b(?:hold|carry|balanc|lift|squeez|pour|crack|pick|reach|crush|pass|hand|serv)\w*\b/;
const consumed =
  /\b(?:eat|ate|eating|drink|drinking|have|having|sip\w*|snack\w*|bite|biting|taste|tasting|feel like|would like|like some|like an?)\b/;

/** Whether a coach only pictures a thing that is carried: 'as if you were balancing two mugs of tea'. */
export function isPicture(tokens: readonly string[], index: number): boolean {
  const before = tokens.slice(0, index).join(' ');
  const image = picturing.exec(before)?.index;
  if (image === undefined || !handled.test(before.slice(image))) return false;
  return !consumed.test(tokens.join(' '));
}

export function isExerciseWord(token: string): boolean {
  return baseForms(token).some((base) => exerciseWords.has(base));
}
