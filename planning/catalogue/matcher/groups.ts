import type { CatalogueFood } from '../catalogue.ts';
import type { ConstituentKey } from '../food-facts/constituents.ts';
import { wordsOf } from '../words.ts';

/** Foods that a word stands for although it names no single plant or animal, by what they are made of or hold. */
export interface Group {
  readonly madeOf?: readonly ConstituentKey[];
  /** Allergens of the food table; foods that warn of them are meant as well. */
  readonly allergens?: readonly string[];
  readonly holds?: (food: CatalogueFood) => boolean;
  /** A way of eating: 'vegan' leaves out what is no plant, and not what is sold as vegan. */
  readonly diet?: true;
}

/** Grams of free sugars in 100 g from which a food is not low in sugar (South African labelling, R146 of 2010). */
const sweetened = 5;

/** Names of each group in English, Afrikaans and African languages. */
const named: readonly (readonly [Group, string])[] = [
  [
    { allergens: ['sulphites'] },
    'sulphite, sulfite, sulphur, sulfur, sulphur dioxide, sulfur dioxide, sulfiet, swaweldioksied, e220, e221, e222, e223, e224, e226, e227, e228',
  ],
  [{ madeOf: ['soya', 'egg'], allergens: ['soy', 'eggs'] }, 'e322'],
  [{ madeOf: ['curry-spices'] }, 'curry, kerrie'],
  [{ madeOf: ['chilli', 'curry-spices'] }, 'spicy, pikant, hot and spicy, brandend'],
  [
    { holds: ({ per100g }) => per100g.freeSugars >= sweetened },
    'sugar, added sugar, sugary, suiker, ushukela, isishukela, iswekile, tswekere',
  ],
  [{ madeOf: ['meat', 'seafood'], diet: true }, 'vegetarian, vegetarier, vegetaries, meatless'],
  [
    {
      madeOf: ['meat', 'seafood', 'milk', 'egg', 'honey'],
      allergens: ['milk-protein'],
      diet: true,
    },
    'vegan, veganist, plant based, animal product, dierlike produk',
  ],
  [{ madeOf: ['meat'], diet: true }, 'pescatarian, pescetarian'],
  // a halal or kosher kitchen needs its own butcher too; here the foods that are never so are left out
  [{ madeOf: ['pork', 'gelatine'], diet: true }, 'halal, halaal, muslim, moslem, islamic, haram'],
  [{ madeOf: ['pork', 'gelatine', 'shellfish'], diet: true }, 'kosher, kosjer, jewish'],
  [{ madeOf: ['beef', 'gelatine'], diet: true }, 'hindu, hindoe'],
  [
    {
      madeOf: [
        'meat',
        'seafood',
        'egg',
        'honey',
        'allium',
        'potato',
        'sweet-potato',
        'carrot',
        'beetroot',
        'radish',
        'ginger',
        'mushroom',
      ],
      diet: true,
    },
    'jain, jainism',
  ],
  // meat of mammals, and what is made of their milk or bones, holds the sugar of this allergy
  [{ madeOf: ['mammal', 'milk'] }, 'alpha gal, alphagal'],
  // fruits whose proteins are most alike to those of latex
  [{ madeOf: ['banana', 'avocado', 'kiwi', 'pawpaw'] }, 'latex, latex fruit, lateks'],
  [{ holds: ({ role }) => role === 'fruit' }, 'fruit, vrugte, vrug, isithelo, izithelo'],
  [
    { holds: ({ proteinKind }) => proteinKind === 'processed meat' || proteinKind === 'sausage' },
    'processed meat, cold meat, kouevleis, deli meat',
  ],
];

/** Groups by the singular words of their names. */
export const groups: ReadonlyMap<string, Group> = new Map(
  named.flatMap(([group, names]) =>
    names.split(', ').map((name): readonly [string, Group] => [wordsOf(name).join(' '), group]),
  ),
);
