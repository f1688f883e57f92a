import type { Allergen, AnimalClass } from './food.ts';
import { singular, wordsOf } from './words.ts';

/** A whole group of foods, reached through what foods contain, so that 'eggs' also leaves out mayonnaise. */
export interface Group {
  readonly allergens?: readonly Allergen[];
  readonly animals?: readonly AnimalClass[];
  /** A way of eating and not a food: 'vegan' does not mean what is sold as vegan. */
  readonly diet?: true;
  /** Words that name further foods of the group, as a member would type them. */
  readonly words?: readonly string[];
}

const egg: Group = { allergens: ['eggs'] };
const dairy: Group = { allergens: ['lactose', 'milk-protein'] };
const fish: Group = { animals: ['fish'] };
const shellfish: Group = { animals: ['shellfish'], allergens: ['shellfish'] };
const seafood: Group = { animals: ['fish', 'shellfish'] };
const meat: Group = { animals: ['meat', 'poultry'] };
const poultry: Group = { animals: ['poultry'] };
const gluten: Group = { allergens: ['gluten'] };
const peanut: Group = { allergens: ['peanuts'] };
const treeNut: Group = { allergens: ['tree-nuts'] };
const nut: Group = { allergens: ['peanuts', 'tree-nuts'] };
const soy: Group = { allergens: ['soy'] };
const sesame: Group = { allergens: ['sesame'] };
const mustard: Group = { allergens: ['mustard'] };
const sulphite: Group = { allergens: ['sulphites'] };
const honey: Group = { animals: ['honey'] };
const vegetarian: Group = {
  diet: true,
  animals: ['fish', 'shellfish', 'poultry', 'meat'],
};
const vegan: Group = {
  diet: true,
  animals: ['honey', 'dairy', 'egg', 'fish', 'shellfish', 'poultry', 'meat'],
};

/** Names of each group in English, Afrikaans and African languages, additives and hidden sources among them. */
const named: readonly (readonly [Group, string])[] = [
  [egg, 'egg, eier, iqanda, amaqanda, lehe, mahe, albumen, albumin, egg white, e1105'],
  [
    dairy,
    'dairy, lactose, suiwel, milk product, melkproduk, melkprodukte, cow milk, cows milk, casein, caseinate, whey, milk protein, lactalbumin, e966',
  ],
  [fish, 'fish, vis, visse, inhlanzi, intlanzi, hlapi, tlhapi'],
  [
    shellfish,
    'shellfish, skulpvis, crustacean, mollusc, mollusk, crayfish, kreef, lobster, crab, krap, oyster, oester, perlemoen, abalone, scallop, langoustine, shrimp',
  ],
  [seafood, 'seafood, seekos'],
  [meat, 'meat, vleis, inyama, nama'],
  [poultry, 'poultry, pluimvee'],
  [
    gluten,
    'gluten, wheat, koring, ukolo, coeliac, celiac, malt, mout, semolina, spelt, seitan, durum, farina, triticale',
  ],
  [
    peanut,
    'peanut, groundnut, monkey nut, grondboontjie, amantongomane, intongomane, amandongomane, amakinati, arachis, arachi',
  ],
  [treeNut, 'tree nut, boomneut'],
  [nut, 'nut, neut, neute, inathi, amanathi'],
  [soy, 'soy, soya, soja, isoya, soybean, sojaboon, sojabone, sojaboontjie, lecithin, lesitien'],
  [{ allergens: ['soy', 'eggs'] }, 'e322'],
  [sesame, 'sesame, sesam, sesamsaad, sesame seed, benne'],
  [mustard, 'mustard, mosterd'],
  [
    sulphite,
    'sulphite, sulfite, sulphur, sulfur, sulphur dioxide, sulfur dioxide, sulfiet, swaweldioksied, e220, e221, e222, e223, e224, e226, e227, e228',
  ],
  [honey, 'honey, heuning, uju'],
  [{ words: ['chilli', 'curry', 'peri', 'chakalaka', 'spicy'] }, 'spicy, pikant'],
  [vegetarian, 'vegetarian, vegetarier, vegetaries'],
  [vegan, 'vegan, veganist, plant based, animal product, dierlike produk'],
  [meat, 'pescatarian, pescetarian'],
  // a halal or kosher kitchen needs its own butcher too; here the foods that are never so are left out
  [{ words: ['pork'], diet: true }, 'halal, halaal'],
  [{ words: ['pork'], animals: ['shellfish'] }, 'kosher, kosjer'],
];

/** Groups by the singular words of their names: 'tree nut', 'egg'. */
export const groups: ReadonlyMap<string, Group> = new Map(
  named.flatMap(([group, names]) =>
    names.split(', ').map((name): readonly [string, Group] => [wordsOf(name).join(' '), group]),
  ),
);

/** Words which, beside 'allergic' or 'intolerant', mean all foods of that origin and not only the one that is named. */
export const originOf: ReadonlyMap<string, Group> = new Map(
  (
    [
      [dairy, 'milk melk ubisi butter botter cheese kaas cream room yoghurt jogurt maas amasi'],
      [gluten, 'barley gars rye rog oat hawer flour meel bread brood pasta bran'],
      [fish, 'tuna hake pilchard sardine salmon snoek haddock mackerel anchovy'],
      [shellfish, 'prawn garnale mussel mossel squid calamari octopus'],
      [
        treeNut,
        'almond amandel cashew kasjoe walnut pecan macadamia hazelnut pistachio brazil okkerneut',
      ],
      [soy, 'tofu edamame'],
      [sesame, 'tahini hummus'],
    ] as const
  ).flatMap(([group, words]) =>
    words.split(' ').map((word): readonly [string, Group] => [singular(word), group]),
  ),
);

/** Words that make it an allergy. */
export const allergyWords: ReadonlySet<string> = new Set(
  'allergic allergy allergie allergiese allergen intolerant intolerance anaphylaxis anaphylactic sensitive'.split(
    ' ',
  ),
);

/** Names that people write in two words. */
export const joined: ReadonlyMap<string, string> = new Map(
  [
    'shell fish',
    'sea food',
    'cray fish',
    'egg plant',
    'pea nut',
    'ground nut',
    'butter nut',
    'chick pea',
    'cow pea',
    'soya bean',
    'soy bean',
    'sweet corn',
    'water melon',
    'pine apple',
    'grape fruit',
    'beet root',
    'lady finger',
    'butter milk',
    'cole slaw',
    'soft drink',
    'cool drink',
    'boere wors',
    'droe wors',
    'bil tong',
  ].map((name): readonly [string, string] => [
    name,
    name === 'soya bean' ? 'soybean' : name.replace(' ', ''),
  ]),
);

/** Foods that people name and that no recipe and no shop list of ours holds: understood, and nothing to leave out. */
export const neverServed: ReadonlySet<string> = new Set(
  'durian okra venison wildsvleis duck eend goose rabbit haas caviar alcohol alkohol beer bier wine wyn spirit brandy whisky sherry truffle snail slakke frog jellyfish licorice liquorice marshmallow artichoke kiwano softdrink cooldrink koeldrank soda cola'.split(
    ' ',
  ),
);

/** Pictures that stand for a food in a message. */
export const pictures: ReadonlyMap<string, string> = new Map([
  ['🥜', 'peanut'],
  ['🌰', 'nut'],
  ['🐟', 'fish'],
  ['🐠', 'fish'],
  ['🎣', 'fish'],
  ['🍣', 'fish'],
  ['🍤', 'prawn'],
  ['🦐', 'shellfish'],
  ['🦞', 'shellfish'],
  ['🦀', 'shellfish'],
  ['🦪', 'shellfish'],
  ['🦑', 'shellfish'],
  ['🐙', 'shellfish'],
  ['🥚', 'egg'],
  ['🍳', 'egg'],
  ['🥛', 'milk'],
  ['🧀', 'cheese'],
  ['🧈', 'butter'],
  ['🍯', 'honey'],
  ['🍞', 'bread'],
  ['🌾', 'wheat'],
  ['🍄', 'mushroom'],
  ['🐷', 'pork'],
  ['🐖', 'pork'],
  ['🥓', 'bacon'],
  ['🐄', 'beef'],
  ['🥩', 'meat'],
  ['🍖', 'meat'],
  ['🐔', 'chicken'],
  ['🍗', 'chicken'],
  ['🌽', 'mielie'],
  ['🍅', 'tomato'],
  ['🧅', 'onion'],
  ['🧄', 'garlic'],
  ['🌶', 'chilli'],
  ['🥑', 'avocado'],
  ['🍆', 'brinjal'],
  ['🍌', 'banana'],
  ['🥥', 'coconut'],
]);
