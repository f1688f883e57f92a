import type { Dislike } from '#planning/audit/plan-under-audit.ts';
import { groupWords } from '#planning/audit/statements/group-words.ts';
import { type FoodKey, foodKeys } from '#planning/catalogue/foods.ts';

/**
 * What members type under Disliked Foods, with the foods that it must keep away, stated by hand. `words` also must
 * not be read in a dish; it is left out where the word means other things as well.
 */
const meant: readonly (readonly [text: string, foods: readonly FoodKey[], words?: RegExp])[] = [
  ['mushrooms', ['mushrooms', 'mushrooms-brown'], /\bmushrooms?\b/i],
  ['Brocoli', ['broccoli', 'broccoli-frozen'], /\bbroccoli\b/i],
  ['pilchards', ['pilchards-tinned'], /\bpilchards?\b/i],
  ['liver', ['chicken-livers', 'beef-liver'], /\blivers?\b/i],
  ['onions', ['onions', 'onions-red', 'spring-onions', 'tomato-onion-mix'], /\bonions?\b/i],
  [
    'I hate fish',
    [
      'hake-fillets',
      'hake-crumbed',
      'tuna-tinned',
      'tuna-tinned-oil',
      'pilchards-tinned',
      'snoek',
      'fish-paste',
      'fish-cakes',
      'sardines-tinned',
      'salmon-tinned',
      'salmon-fresh',
      'basa-fillets',
      'kingklip',
      'maasbanker',
      'middlecut-tinned',
      'smoked-haddock',
      'worcester-sauce',
    ],
    /\b(fish|hake|tuna|snoek|sardines?|pilchards?|salmon|mackerel|haddock)\b/i,
  ],
  [
    'hoender',
    [
      'chicken-breast-fillet',
      'chicken-thighs',
      'chicken-thigh-fillet',
      'chicken-livers',
      'chicken-drumsticks',
      'chicken-whole',
      'chicken-mince',
      'chicken-mixed-portions-frozen',
      'chicken-wings',
      'chicken-leg-quarters',
      'chicken-viennas',
      'chicken-nuggets',
    ],
  ],
  ['tofu', ['tofu-firm'], /\btofu\b/i],
  ['spinach', ['spinach', 'baby-spinach', 'spinach-frozen'], /\bspinach\b/i],
  ['uie', ['onions', 'onions-red']],
  [
    'kaas',
    [
      'cheddar',
      'gouda',
      'mozzarella',
      'feta',
      'cottage-cheese',
      'cream-cheese',
      'processed-cheese',
      'parmesan',
      'cheese-spread',
    ],
  ],
  ['amaqanda', ['eggs']],
  ['eggs', ['eggs', 'mayonnaise', 'mayonnaise-lite', 'egg-noodles', 'rusks']],
  [
    'pork',
    [
      'pork-chops',
      'pork-pack',
      'pork-ribs',
      'pork-mince',
      'pork-sausages',
      'bacon',
      'ham',
      'gammon',
    ],
    /\bpork\b/i,
  ],
  ['beetroot', ['beetroot', 'beetroot-jar'], /\bbeetroots?\b/i],
  ['brinjals', ['brinjal'], /\b(brinjals?|aubergines?|eggplants?)\b/i],
  ['cabbage', ['cabbage', 'red-cabbage', 'coleslaw-mix'], /\bcabbages?\b/i],
  ['bananas', ['bananas'], /\bbananas?\b/i],
  ['peanut butter', ['peanut-butter', 'peanut-butter-plain'], /\bpeanut butter\b/i],
  ['avocado', ['avocado'], /\b(avocados?|avos?)\b/i],
  ['mayonaise', ['mayonnaise', 'mayonnaise-lite'], /\bmayo(nnaise)?\b/i],
  ['oats', ['rolled-oats', 'instant-oats', 'oats-gluten-free'], /\boats\b/i],
  ['tripe', ['beef-tripe'], /\btripe\b/i],
  ['sweet potato', ['sweet-potatoes'], /\bsweet potato(es)?\b/i],
  [
    'lentils',
    ['lentils-brown', 'lentils-red', 'lentils-tinned', 'pasta-red-lentil'],
    /\blentils?\b/i,
  ],
  [
    'chickpeas',
    ['chickpeas-dry', 'chickpeas-tinned', 'hummus', 'chickpea-flour'],
    /\bchickpeas?\b/i,
  ],
  [
    'coconut',
    ['coconut-milk', 'coconut-desiccated', 'coconut-oil', 'coconut-flour'],
    /\bcoconut\b/i,
  ],
  ['green pepper', ['green-pepper'], /\bgreen peppers?\b/i],
  ['lamb', ['lamb-stew', 'lamb-chops', 'lamb-neck', 'lamb-leg'], /\blamb\b/i],
  ['amasi', ['amasi'], /\b(amasi|maas)\b/i],
  ['soya mince', ['soya-mince'], /\bsoya mince\b/i],
  [
    'tomatos',
    [
      'tomatoes',
      'cherry-tomatoes',
      'tomatoes-tinned',
      'tomato-onion-mix',
      'tomato-paste',
      'tomato-puree',
      'tomato-sauce',
      'pasta-sauce',
    ],
    /\btomato(es)?\b/i,
  ],
  ['curry', ['curry-powder'], /\bcurr(y|ies|ied)\b/i],
  ['butternut', ['butternut'], /\bbutternuts?\b/i],
];

/** Words that name no food; each must be shown back. */
const notMeant = ['xqwzrt', 'blorptok', 'zzgluvvi'] as const;

export const dislikes: readonly Dislike[] = meant.map(([text, foods, words = null]) => ({
  text,
  foods,
  words,
  meant: true,
}));

export const nonsense: readonly Dislike[] = notMeant.map((text) => ({
  text,
  foods: [],
  words: null,
  meant: false,
}));

/** Words for whole groups of foods, each of which leaves a lot to eat even to vegans; of 'pulses' that is not so. */
export const groupDislikes: readonly Dislike[] = groupWords
  .filter(({ words }) => !words.includes('pulses'))
  .flatMap(({ words, out, health }) =>
    words.map((text) => ({
      text,
      foods: foodKeys.filter((key) => out.has(key)),
      words: null,
      meant: true,
      ...(health && { health }),
    })),
  );
