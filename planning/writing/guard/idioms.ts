/** Phrases by their first word. */
type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

function phrasesOf(text: string): Phrases {
  const phrases = text.split('|').map((saying) => saying.trim().split(/\s+/));
  return Map.groupBy(phrases, ([first = '']) => first);
}

/**
 * Sayings that name a food, an animal, an exercise or a number and mean none, word for word as they stand without
 * apostrophes. Only such as cannot be read as something to add to a dish, to eat or to count: 'take stock of the week'
 * is here, 'in stock' is not, for rice is cooked in it.
 */
const sayings = phrasesOf(`
  spill the beans|full of beans|it a piece of cake|that a piece of cake|cool as a cucumber|salt of the earth|fruits of your labour|fruits of your labor|
  low hanging fruit|bear fruit|bears fruit|in a nutshell|nuts and bolts|tough nut to crack|peas in a pod|couch potato|
  couch potatoes|cream of the crop|cut the mustard|cuts the mustard|easy as pie|humble pie|pie in the sky|olive branch|
  bring home the bacon|gravy train|jam packed|jam session|go bananas|going bananas|cherry pick|cherry picking|beef up|
  beefs up|spice up|spices up|spice of life|bean counting|half baked|proof of the pudding|chew the fat|egg on your face|
  egg you on|egg yourself on|nest egg|walking on eggshells|milk it for all|corny joke|curry favour|be in a pickle|
  yourself in a pickle|be in a jam|yourself in a jam|worth its salt|worth their salt|worth your salt|not your cup of tea|
  sage advice|mint condition|rocket science|warm as toast|toast of the town|raise a toast|crumb of comfort|use your loaf|
  meat of the matter|rib sticking|rib tickling|stick to your ribs|sticks to your ribs|small fry|chop chop|cracker of a|
  not chicken out|never chicken out|pepper your week|pepper your day|coffee break|tea break|take stock of|taking stock of|
  stock up|stocking up|stocked up|well stocked|date night|save the date|up to date|out of date|ring a bell|rings a bell|
  ring any bells|saved by the bell|join the club|book club|hidden gem|hidden gems|real gem|absolute gem|gem of a|at bay|
  shell out|out of your shell|finger on the pulse|pearls of wisdom|seed of a|seeds of a|plant the seed|plant a seed|
  sow the seed|sow the seeds|plant seeds for|put down roots|wing it|winging it|under your wing|neck and neck|
  stick your neck out|are on a roll|you on a roll|roll up your sleeves|roll with the punches|roll out of bed|roll call|
  is a wrap on|that a wrap on|under wraps|horse around|hold your horses|dark horse|eat like a horse|hungry as a horse|
  hungry as a wolf|wolf down|fish for compliments|like a duck to water|sitting duck|early bird|night owl|eager beaver|
  busy bee|busy as a bee|bees knees|beeline for|snails pace|snail pace|guinea pig|whole hog|lions share|lion share|
  cat nap|wild goose chase|kill two birds|two birds with one stone|elephant in the room|bull by the horns|
  butterflies in your|top dog|teach an old dog|till the cows come home|until the cows come home|strong as an ox|
  slow as a snail|against the grain|across the grain|with the grain|bear with me|bear with us|bear in mind|rome was not built in a day|watched pot|too many cooks|
  recipe for success|food for thought|dead still|dead easy|dead simple|dead straight|dead centre|dead weight|to die for|
  steal the show|steals the show|account for|into account|on account of|cast iron|iron out|while the iron is hot|
  never hurts|not hurt to|bridge between|last ounce of energy|last ounce of effort|chip away|ask the butcher|ask your butcher|no filler|bully you|figures of eight|figure of eight|lacing your shoes|lace up your|lacing up your|dead hang|dead stop|dead level|second nature|
  a thousand times|a hundred times|two left feet|third time lucky|an empty stomach|a full stomach|al dente|bon appetit|mise en place|et voila|grease the groove|greases the groove|
  brand new|not a sprint|hop to it|curl up with|dip your toe|dip your toes|bridge the gap|bridges the gap|plank of wood|
  for two meals|two meals from|two meals out of one|two meals in one|high five|high fives|cloud nine|nine to five|nine times out of ten|ten out of ten|forty winks|whole nine yards|
  seventh heaven|back to square one|one in a million|thanks a million|fifty fifty|one hundred percent|
  a hundred times over|a hundred times better|million dollar|dressed to the nines
`);

/** Images of a coach; in a kitchen they would be food. */
const images = phrasesOf(`
  crack a walnut|squeeze an orange|squeezing an orange|hold an egg|holding an egg|like jelly|like treacle|as treacle|
  like honey|in honey|through honey|like butter|through butter|like wet noodles|like a wet noodle|like cooked spaghetti|
  like toast|like a pretzel|like a sack of potatoes|like a feather
`);

/** Said of what is easy or crowns something; after a word that tells to add or to eat, it would be the food. */
const afterBeing = phrasesOf(
  'a piece of cake|the cherry on top|the cherry on the cake|the icing on the cake|one tough cookie|a tough cookie|one smart cookie|a smart cookie',
);
const being: ReadonlySet<string> = new Set(['is', 'are', 'be', 'as', 'was']);

/** How many words from here on are a saying; 0 when none is. */
export function sayingAt(
  tokens: readonly string[],
  index: number,
  kind: 'meals' | 'training',
): number {
  const first = tokens[index] ?? '';
  const lengthIn = (phrases: Phrases) =>
    phrases.get(first)?.find((phrase) => phrase.every((word, at) => tokens[index + at] === word))
      ?.length ?? 0;
  return (
    lengthIn(sayings) ||
    (being.has(tokens[index - 1] ?? '') ? lengthIn(afterBeing) : 0) ||
    (kind === 'training' ? lengthIn(images) : 0)
  );
}

/** The words of a text without its sayings. */
export function withoutSayings(
  tokens: readonly string[],
  kind: 'meals' | 'training',
): readonly string[] {
  const rest: string[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const length = sayingAt(tokens, index, kind);
    if (length > 0) index += length - 1;
    else rest.push(tokens[index] ?? '');
  }
  return rest;
}
