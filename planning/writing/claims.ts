/** Sentences that no text of a plan may hold, whatever the plan says. Tried on lower-case text with single blanks. */
interface Claim {
  readonly kind: 'claim' | 'advice';
  readonly pattern: RegExp;
}

const effects =
  'prevent|lower|reduc|improv|boost|strengthen|protect|support|regulat|balanc|stabilis|stabiliz|fight|aid|speed up|rais|fix|revers|control';
const conditions =
  'blood (?:sugar|pressure|flow)|pressure|cholesterol|immun\\w*|hormon\\w*|heart(?: health)?|diseases?|risks?|digest\\w*|gut|metabol\\w*|inflam\\w*|brain|skin|joints?|bones?|ageing|aging|diabet\\w*|cancer|illness\\w*|memory';

const claims: readonly Claim[] = [
  {
    kind: 'claim',
    pattern: new RegExp(`\\b(?:${effects})\\w*\\b[^.!?]{0,30}\\b(?:${conditions})\\b`),
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
  { kind: 'claim', pattern: /\btreats? (?:your|the|an?) (?:condition|body|problem|ache|sore)/ },
  {
    kind: 'claim',
    pattern:
      /\b(?:safe|suitable|fine|okay|ok|harmless) (?:for|with|if)\b[^.!?]{0,20}\b(?:you|your|everyone|anyone|people|kids|children|allerg\w*|vegans?|vegetarians?|diet)\b/,
  },
  {
    kind: 'claim',
    pattern:
      /\b(?:free of|free from|contains? no|without any|no traces? of|zero|low in|high in|rich in|packed with|full of|source of|loaded with)\b[^.!?]{0,20}\b(?:vitamins?|minerals?|iron|calcium|zinc|omega|antioxidants?|nutrients?|gluten|lactose|dairy|nuts?|eggs?|sugar|allergens?|additives?|toxins?)\b/,
  },
  {
    kind: 'advice',
    pattern:
      /\b(?:push|work|train|go|power|fight|move|run|keep going|carry on|continue)\w*\b[^.!?]{0,20}\b(?:through|despite|in spite of|past)\b[^.!?]{0,15}\b(?:pain|hurt\w*|aches?|injur\w*|dizz\w*|discomfort|burn|sore\w*|limits?)\b/,
  },
  {
    kind: 'advice',
    pattern:
      /\b(?:skip|miss|forget about|leave out|cut out|drop|omit|no need (?:for|to))\b[^.!?]{0,20}\b(?:meals?|breakfasts?|lunch(?:es)?|dinners?|snacks?|warm|cool|rests?|eat|drink|water)\b/,
  },
  {
    kind: 'advice',
    pattern:
      /\b(?:double|triple|twice|halve|extra|second|bigger|smaller|half)\b[^.!?]{0,12}\b(?:the|your)? ?(?:portions?|helpings?|servings?|plates?|plateful|sets|sessions?|workouts?|load)\b/,
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
      /\b(?:starve|starving|crash diet|fast(?:ing)? (?:day|for|until)|eat nothing|nothing to eat)\b/,
  },
];

/** 'Do not skip the warm-up' asks for the warm-up. */
const goodAdvice =
  /\b(?:do not|dont|don t|never|not|without|no) (?:ever )?(?:skip|miss|rush|forget|drop)(?:ping|ting)?\b/g;

/** What the text claims or advises that a plan must not, as found; none when nothing. */
export function claimsIn(text: string): readonly (Claim & { readonly words: string })[] {
  const plain = text.replace(goodAdvice, ' ');
  return claims.flatMap((claim) => {
    const found = claim.pattern.exec(plain);
    return found ? [{ ...claim, words: found[0] }] : [];
  });
}

/** Words about food that is not cooked enough, and what may stand before them. */
const undercooked = /\b(?:rare|bloody|undercooked|half cooked|runny|raw|pink)\b/g;
const saidAgainst = /\b(?:no|not|no longer|never|without|any|nothing|longer) (?:\w+ ){0,2}$/;

/** Words of a text by which food would be eaten raw or pink, unless the plan itself says so. */
export function undercookedWords(text: string, plan: string): readonly string[] {
  return [...text.matchAll(undercooked)]
    .filter(({ 0: word, index }) => {
      return !saidAgainst.test(text.slice(Math.max(0, index - 30), index)) && !plan.includes(word);
    })
    .map(([word]) => word);
}

const donenessMarks =
  /cooked through|cook through|cooked all the way|no longer pink|no pink|not pink|nothing pink|pink is gone|pink has gone|any pink|run clear|runs clear|piping hot|steaming hot/;

/** Whether the plan's own steps say when meat is done and the text does not say so any more. */
export function losesDoneness(text: string, steps: string): boolean {
  return donenessMarks.test(steps) && !donenessMarks.test(text);
}
