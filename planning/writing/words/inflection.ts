/** Verbs of which the past is not made by an ending: base, past and participle. */
const irregularVerbs = `
arise arose arisen, awake awoke awoken, bear bore borne, beat beat beaten, become became become, begin began begun,
bend bent bent, bind bound bound, bite bit bitten, bleed bled bled, blow blew blown, break broke broken, bring brought brought,
build built built, burn burnt burnt, buy bought bought, catch caught caught, choose chose chosen, cling clung clung,
come came come, creep crept crept, deal dealt dealt, dig dug dug, do did done, draw drew drawn, dream dreamt dreamt,
drink drank drunk, drive drove driven, dwell dwelt dwelt, eat ate eaten, fall fell fallen, feed fed fed, feel felt felt,
fight fought fought, find found found, flee fled fled, fling flung flung, fly flew flown, forget forgot forgotten,
forgive forgave forgiven, freeze froze frozen, get got gotten, give gave given, go went gone, grind ground ground,
grow grew grown, hang hung hung, have had had, hear heard heard, hide hid hidden, hold held held, keep kept kept,
kneel knelt knelt, know knew known, lay laid laid, lead led led, lean leant leant, leap leapt leapt, learn learnt learnt,
leave left left, lend lent lent, lie lay lain, light lit lit, lose lost lost, make made made, mean meant meant, meet met met,
mow mowed mown, overcome overcame overcome, pay paid paid, ride rode ridden, ring rang rung, rise rose risen, run ran run,
say said said, see saw seen, seek sought sought, sell sold sold, send sent sent, sew sewed sewn, shake shook shaken,
shine shone shone, show showed shown, shrink shrank shrunk, sing sang sung, sink sank sunk, sit sat sat, sleep slept slept,
slide slid slid, sling slung slung, smell smelt smelt, speak spoke spoken, speed sped sped, spell spelt spelt,
spend spent spent, spill spilt spilt, spin spun spun, spoil spoilt spoilt, spring sprang sprung, stand stood stood,
stick stuck stuck, sting stung stung, stride strode stridden, string strung strung, strive strove striven,
swear swore sworn, sweep swept swept, swell swelled swollen, swim swam swum, swing swung swung, take took taken,
teach taught taught, tear tore torn, tell told told, think thought thought, throw threw thrown, tread trod trodden,
wake woke woken, wear wore worn, weave wove woven, weep wept wept, win won won, wind wound wound, withdraw withdrew withdrawn,
withhold withheld withheld, withstand withstood withstood, wring wrung wrung, write wrote written
`;

const baseOfIrregular: ReadonlyMap<string, string> = new Map(
  irregularVerbs.split(',').flatMap((verb) => {
    const [base = '', ...forms] = verb.trim().split(' ');
    return forms.map((form) => [form, base] as const);
  }),
);

/** The verb of which a word is an irregular form, also with a beginning: 'undertook' is of 'undertake'. */
function irregularBase(word: string): readonly string[] {
  const [, beginning = '', rest = ''] =
    /^(over|under|re|out|un|up|with|fore|mis)?(.*)$/.exec(word) ?? [];
  const own = baseOfIrregular.get(word);
  const base = baseOfIrregular.get(rest);
  return [
    ...(own === undefined ? [] : [own]),
    ...(base === undefined || beginning === '' ? [] : [beginning + base]),
  ];
}

const ending = (word: string, suffix: string, ...stems: readonly string[]): readonly string[] =>
  word.endsWith(suffix) ? stems.map((add) => word.slice(0, -suffix.length) + add) : [];

/** 'stirring' may be of 'stir', 'running' of 'run': the consonant before the ending was doubled. */
function undoubled(word: string, suffix: string): readonly string[] {
  const stem = word.slice(0, -suffix.length);
  return word.endsWith(suffix) && /([a-z])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
}

/**
 * What an English word may be a form of, itself first: plurals, tenses, comparisons, adverbs. Guesses, so a caller
 * looks each of them up.
 */
export function baseForms(word: string): readonly string[] {
  return [
    word,
    ...irregularBase(word),
    ...(word.endsWith('ss') ? [] : ending(word, 's', '')),
    ...ending(word, 'es', ''),
    ...ending(word, 'ies', 'y'),
    ...ending(word, 'ves', 'f', 'fe'),
    ...ending(word, 'ied', 'y'),
    ...ending(word, 'ed', '', 'e'),
    ...undoubled(word, 'ed'),
    ...ending(word, 'ing', '', 'e'),
    ...undoubled(word, 'ing'),
    ...ending(word, 'ier', 'y'),
    ...ending(word, 'iest', 'y'),
    ...ending(word, 'er', '', 'e'),
    ...undoubled(word, 'er'),
    ...ending(word, 'ers', '', 'e'),
    ...undoubled(word, 'ers'),
    ...ending(word, 'est', '', 'e'),
    ...undoubled(word, 'est'),
    ...ending(word, 'ily', 'y'),
    ...ending(word, 'ly', ''),
    ...ending(word, 'bly', 'ble'),
  ].filter((base) => base.length > 1 || base === word);
}
