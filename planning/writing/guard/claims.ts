/** Sentences that no text of a plan may hold, whatever the plan says. Tried on lower-case text with single blanks. */
interface Claim {
  readonly kind: 'claim' | 'advice';
  readonly pattern: RegExp;
  /** Tried on what is left when words about pots and lifts are taken out. */
  readonly notOfHandling?: true;
}

const effects =
  'prevent|lower|reduc|improv|boost|strengthen|protect|support|regulat|balanc|stabilis|stabiliz|fight|aid|speed up|rais|fix|revers|control';
const conditions =
  'blood (?:sugar|pressure|flow)|cholesterol|immun\\w*|hormon\\w*|heart health|diseases?|digest\\w*|gut|metabol\\w*|inflam\\w*|brain|ageing|aging|diabet\\w*|cancer|illness\\w*|injur\\w*|pain\\w*|memory';
/** Said of a body, and of a pot or a lift as well. */
const everyday = 'pressure|heart|risks?|skin|joints?|bones?';

const claims: readonly Claim[] = [
  {
    kind: 'claim',
    pattern: new RegExp(`\\b(?:${effects})\\w*\\b[^.!?]{0,30}\\b(?:${conditions})\\b`),
  },
  {
    kind: 'claim',
    pattern: new RegExp(`\\b(?:${effects})\\w*\\b[^.!?]{0,30}\\b(?:${everyday})\\b`),
    notOfHandling: true,
  },
  {
    kind: 'claim',
    pattern:
      /\b(?:good|great|best|perfect|kind|excellent) for (?:your |the )?(?:heart|gut|skin|brain|bones?|joints?|eyes?|hair|blood|digestion|health)\b/,
  },
  { kind: 'claim', pattern: /\b(?:your|the) heart (?:will )?(?:thanks?|loves?)\b/ },
  {
    kind: 'claim',
    pattern:
      /\b(?:burn|melt|torch|blast|shed|strip|lose|drop)\w*\b[^.!?]{0,15}\b(?:fat|belly|weight|kilos?|kilograms?|inches|sizes?)\b[^.!?]{0,25}\b(?:fast|quick\w*|easily|overnight|in (?:no time|just|a|one|two|three|four|\d))/,
  },
  {
    kind: 'claim',
    pattern:
      /\b(?:burns?|melts?|torch\w*|blasts?|flush\w*|detox\w*)\b[^.!?]{0,12}\b(?:fat|belly|waste)\b/,
  },
  { kind: 'claim', pattern: /\b(?:cur|heal|diagnos|detox)(?:e[sd]?|s|ing|ed|is)?\b/ },
  {
    kind: 'claim',
    pattern:
      /\btreats? (?:your|the|an?) (?:condition|body(?! to\b| well\b| kindly\b| like\b)|problem|ache|sore)/,
  },
  {
    kind: 'claim',
    pattern:
      /\b(?:safe|suitable|harmless) (?:for|with|if)\b[^.!?]{0,20}\b(?:you|your|everyone|anyone|people|kids|children|allerg\w*|vegans?|vegetarians?|diet)\b/,
  },
  {
    // 'that is fine if you like it soft' says nothing about a body
    kind: 'claim',
    pattern:
      /\b(?:fine|okay|ok) (?:for|with|if)\b[^.!?]{0,30}\b(?:allerg\w*|intoleran\w*|coeliacs?|celiacs?|diabet\w*|vegans?|vegetarians?|diet|kids|children|everyone|anyone|people)\b/,
  },
  {
    kind: 'claim',
    pattern:
      /\b(?:free of|free from|contains? no|without any|no traces? of|zero|low in|high in|rich in|packed with|full of|source of|loaded with)\b[^.!?]{0,20}\b(?:vitamins?|minerals?|iron|calcium|zinc|omega|antioxidants?|nutrients?|gluten|lactose|dairy|nuts?|eggs?|sugar|allergens?|additives?|toxins?)\b/,
  },
  {
    kind: 'claim',
    pattern:
      /\bzero (?:\w+ )?(?:calor\w*|kcal|kj|kilojoules?|carb\w*|fats?|sugars?|salt|chemicals?|preservatives?|alcohol)\b/,
  },
  {
    kind: 'advice',
    pattern: /\bcheat\w* (?:meals?|days?|snacks?|treats?|foods?|weeks?|weekends?|dish\w*)\b/,
  },
  {
    // a time that no plan gives, and too long for what is warm
    kind: 'advice',
    pattern: /\b(?:couple of|few|several|many|some) (?:more |good |long )?hours\b/,
  },
  {
    kind: 'advice',
    pattern:
      /\b(?:push|work|train|go|power|fight|move|run|keep going|carry on|continue)\w*\b[^.!?]{0,20}\b(?:through|despite|in spite of|past)\b[^.!?]{0,15}\b(?:pain|hurt\w*|aches?|injur\w*|dizz\w*|discomfort|burn|sore\w*|limits?)\b/,
  },
  {
    kind: 'advice',
    pattern:
      /\b(?:skip|miss|forget about|leave out|cut out|omit|no need (?:for|to))\b[^.!?]{0,20}\b(?:meals?|breakfasts?|lunch(?:es)?|dinners?|snacks?|warm|cool|rests?|eat|drink|water)\b/,
  },
  {
    kind: 'advice',
    pattern:
      /\bdrop\b[^.!?]{0,20}\b(?:meals?|breakfasts?|lunch(?:es)?|dinners?|snacks?|rest days?|warm ups?|cool downs?)\b/,
  },
  {
    kind: 'advice',
    pattern:
      /\b(?:double|triple|twice|halve|extra|bigger|smaller|half)\b[^.!?]{0,12}\b(?:the|your)? ?(?:portions?|helpings?|servings?|plates?|plateful|sets|sessions?|workouts?|load)\b/,
  },
  {
    kind: 'advice',
    pattern: /\bsecond (?:portions?|helpings?|servings?|plates?|plateful|workouts?)\b/,
  },
  {
    kind: 'advice',
    pattern:
      /\b(?:leave|left|leaving|keep|kept|stands?|sits?)\b[^.!?]{0,30}\b(?:out|counter|room|sun)\b[^.!?]{0,25}\b(?:overnight|all day|all night|for hours|until (?:morning|tomorrow))\b/,
  },
  {
    kind: 'advice',
    pattern:
      /\b(?:stop|quit|avoid|ignore|never mind|no need)\b[^.!?]{0,25}\b(?:doctor|medic\w*|pills?|treatment|clinic|label)\b/,
  },
  {
    kind: 'advice',
    pattern:
      /\b(?:ignor|forget|embrac|welcom|lov|enjoy|chas|seek|need|want|accept|toler|bear)\w*\b[^.!?]{0,15}\b(?:pain\w*|hurt\w*|dizz\w*|injur\w*)/,
  },
  {
    // 'no pain, no gain', 'pain is temporary', 'until it hurts', 'it should hurt'
    kind: 'advice',
    pattern:
      /\b(?:no pain,? no|pain is|(?:until|till)\b[^.!?]{0,15}\b(?:hurts?|pain\w*|dizzy)|(?:should|must|has to|will|let it|meant to|supposed to) (?:hurt|be painful|be sore)|good pain)\b/,
  },
  {
    kind: 'advice',
    pattern:
      /\b(?:starve|starving|crash diet|fasting (?:for|until)|fast(?:ing)? days?|to fast (?:for|until)|eat nothing|nothing to eat)\b/,
  },
];

/** 'Do not skip the warm-up' asks for the warm-up. */
const goodAdvice =
  /\b(?:do not|dont|don t|never|not|without|no) (?:ever )?(?:skip|miss|rush|forget|drop)(?:ping|ting)?\b|\bnothing (?:\w+ )?(?:should|must|will) (?:hurt|be painful)\b/g;

/** What was cooked for later is put away: 'pack the extra portion', 'cool half of it on a cold plate'. */
const putAway =
  /\b(?:cool|pack|stor|freez|sav|box|chill)(?:e|ing|s)?\b (?:away |up )?(?:the|that|your|this) (?:extra|second|other) (?:portion|serving|helping)s?\b|\bhalf (?:of it |of them |of the \w+ )?(?:out )?(?:on|onto) a (?:cold|flat|clean|large|big|wide) plate\b|\bon the second plate\b/g;

/** What is done to a pot or to a weight, by words that are also said of what food does to a body. */
const handling: Readonly<Record<'meals' | 'training', RegExp>> = {
  meals:
    /\b(?:lower|reduc|rais|control|regulat|balanc)\w* (?:the |your )?(?:heat|flame|temperature|sauce|liquid|gas)\b/g,
  training:
    /\b(?:lower|rais|control|support|balanc|protect)\w* (?:the |your |each |both |any |down )?(?:weights?|dumbbells?|barbell|bar|band|body|hips?|knees?|heels?|chest|arms?|legs?|shoulders?|back|lower back|head|elbows?|hands?|yourself|slowly|under control|descent|phase|movement|tempo|pace)\b/g,
};

/** What the text claims or advises that a plan must not, as found; none when nothing. */
export function claimsIn(
  text: string,
  kind: 'meals' | 'training',
): readonly (Claim & { readonly words: string })[] {
  const plain = text.replace(goodAdvice, ' ').replace(putAway, ' ');
  const rest = plain.replace(handling[kind], ' ');
  return claims.flatMap((claim) => {
    const found = claim.pattern.exec(claim.notOfHandling ? rest : plain);
    return found ? [{ ...claim, words: found[0] }] : [];
  });
}

const allergen =
  'nut|peanut|egg|dairy|milk|gluten|wheat|soya|soy|fish|shellfish|lactose|sugar|fat|salt|grain|meat|sesame|seed|allergen|cholesterol|additive|sulphite|mustard';
const calledFree = new RegExp(
  `\\b(?:(?:${allergen})s? free|(?:no|zero) (?:added |trace of |traces of )?(?:${allergen})s?\\b)`,
  'g',
);

/** Words by which food is said to be free of something, unless the plan itself calls a food so. */
export function freeClaims(text: string, plan: string): readonly string[] {
  return [...text.matchAll(calledFree)]
    .map(([words]) => words)
    .filter((words) => !plan.includes(words));
}

/** Words about food that is not cooked enough, and what may stand before them. */
const undercooked =
  /\b(?:rare(?! treat| chance| gem| find| quiet| free| moment)|bloody|undercooked|underdone|half cooked|(?<!too )runny(?! (?:porridge|sauce|batter|dough|mash|paste|pap)\b)|raw(?! (?:carrot|cucumber|cabbage|tomato|beetroot|apple|onion|spinach|vegetable|pepper)s?(?:es)?\b)|pink)\b/g;
/** What only food from animals is when it is not done: beetroot is pink however long it boils. */
const ofAnimals: ReadonlySet<string> = new Set(['rare', 'bloody', 'pink']);
const saidAgainst =
  /\b(?:no|not|no longer|never|without|any|nothing|longer) (?:\w+ ){0,2}$|\b(?:los(?:e|es|ing)|lost|cook\w* (?:off|out|away)|driv\w+ off|tak\w+ away) (?:(?:its|the|their|that|any|all) ){0,2}$/;

/** What is said of raw meat on the board and not on the plate. */
const cleanHands =
  /\bafter (?:you )?(?:handl|touch|cut|cutt|chopp|dic|slic|prepar|trimm)(?:ing|ed)? (?:the |your )?raw (?:chicken|meat|mince|fish|livers?)\b|\bkeep (?:the |your )?raw (?:chicken|meat|mince|fish|livers?) (?:apart|away|separate)\b/g;

/** Words about food that is not cooked enough, but for those in 'no longer tastes raw'. */
function undercookedIn(text: string): readonly string[] {
  const eaten = text.replace(cleanHands, ' ');
  return [...eaten.matchAll(undercooked)]
    .filter(({ index }) => !saidAgainst.test(eaten.slice(Math.max(0, index - 30), index)))
    .map(([word]) => word);
}

/**
 * Words of a text by which food would be eaten raw or pink, unless the plan itself says so.
 * @param fromAnimals whether the part of the plan holds food that comes from an animal
 */
export function undercookedWords(
  text: string,
  plan: string,
  fromAnimals: boolean,
): readonly string[] {
  const planned = new Set(undercookedIn(plan));
  return undercookedIn(text).filter(
    (word) => !planned.has(word) && (fromAnimals || !ofAnimals.has(word)),
  );
}

const donenessMarks =
  /\b(?:cook(?:ed|s)? (?:right |all |all the way |fully |completely |evenly )?through|(?:fully|thoroughly|completely|properly) cooked|cooked all the way|no longer (?:any )?pink|no (?:\w+ of )?pink|not pink|nothing pink|(?:without|any) (?:\w+ of )?pink|pink (?:is|has) (?:all )?(?:gone|disappeared|vanished)|runs? clear|running clear|(?:is|are) clear|piping hot|steaming hot)\b/;

/** Whether the plan's own steps say when meat is done and the text does not say so any more. */
export function losesDoneness(text: string, steps: string): boolean {
  return donenessMarks.test(steps) && !donenessMarks.test(text);
}
