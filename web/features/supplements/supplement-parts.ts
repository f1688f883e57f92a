import type { Allergen } from '#planning/catalogue/food.ts';
import type { ConstituentKey } from '#planning/catalogue/food-facts/constituents.ts';

/**
 * What a kind of supplement usually holds, or may be made of. A label was read of none of the products that are shown,
 * so where a kind is made in more than one way each of them counts, and whoever must not have one is not shown it. What
 * can be no main matter of a kind (the filler of a tablet, traces) is left to the label.
 */
export interface SupplementPart {
  readonly holds: readonly Allergen[];
  /** Beside allergens: what members name among foods that they leave out. */
  readonly madeOf: readonly ConstituentKey[];
  /** The least plain origin that it may have: 'animals' is their flesh, skin or feathers. */
  readonly origin: 'plants' | 'milk' | 'animals';
  /** Where that comes from. 'Caution': not known, and on the safe side. */
  readonly source: string;
}

/** Capsules and gummies: of which animal is seldom said. */
const gelatine = ['gelatine', 'beef', 'pork'] as const satisfies readonly ConstituentKey[];

export const supplementParts = {
  whey: {
    holds: ['milk-protein', 'lactose', 'soy'],
    madeOf: [],
    origin: 'milk',
    source: 'Codex CXS 289 (whey powders); soya lecithin is what usually lets a powder mix',
  },
  'plant protein': {
    holds: ['soy', 'gluten', 'peanuts', 'tree-nuts', 'sesame'],
    madeOf: ['pea', 'rice', 'seed', 'sunflower'],
    origin: 'plants',
    source: 'Blends of pea and rice as a rule; caution: also of soya, wheat, nuts or seeds',
  },
  booster: {
    holds: [],
    madeOf: ['caffeine'],
    origin: 'plants',
    source: 'Caffeine, citrulline and beta-alanine, made by synthesis or fermentation',
  },
  gummies: {
    holds: ['gluten', 'fish', 'sulphites'],
    madeOf: [...gelatine, 'maize'],
    origin: 'animals',
    source:
      'Glucose syrup of maize or wheat, which brings sulphites, and gelatine; caution: of fish',
  },
  capsules: {
    holds: ['fish'],
    madeOf: gelatine,
    origin: 'animals',
    source: 'Hard capsules are gelatine as a rule; caution: of fish',
  },
  'branched amino acids': {
    holds: ['soy'],
    madeOf: ['maize', 'chicken'],
    origin: 'animals',
    source: 'Fermented from maize, or won from feathers; lecithin lets them mix',
  },
  'sport drink': {
    holds: ['gluten'],
    madeOf: ['maize'],
    origin: 'plants',
    source: 'Maltodextrin of maize; caution: of wheat',
  },
  glutamine: {
    holds: ['gluten'],
    madeOf: ['maize'],
    origin: 'plants',
    source: 'Fermented from starch sugar; caution: won from wheat gluten',
  },
  multivitamin: {
    holds: [],
    madeOf: [],
    origin: 'animals',
    source: 'Caution: vitamin D of wool fat, and vitamins set in gelatine',
  },
  'fish oil': {
    holds: ['fish'],
    madeOf: gelatine,
    origin: 'animals',
    source: 'Oil of anchovies and sardines in a softgel of gelatine',
  },
  'fish and seed oil': {
    holds: ['fish', 'soy'],
    madeOf: [...gelatine, 'seed', 'sunflower'],
    origin: 'animals',
    source: 'Fish oil beside oil of seeds (omega 6); caution: of soya',
  },
  'vitamin tablets': {
    holds: [],
    madeOf: [],
    origin: 'plants',
    source: 'Vitamins B12 and C are made by fermentation and synthesis',
  },
} as const satisfies Readonly<Record<string, SupplementPart>>;

export type PartName = keyof typeof supplementParts;

const parts: Readonly<Record<PartName, SupplementPart>> = supplementParts;

export function partsOf(names: readonly PartName[]): readonly SupplementPart[] {
  return names.map((name) => parts[name]);
}
