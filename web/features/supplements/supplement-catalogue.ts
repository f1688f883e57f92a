import type { PartName } from './supplement-parts.ts';

export interface Supplement {
  readonly tier: 'Budget-Friendly' | 'Mid-Range' | 'Premium';
  readonly name: string;
  /** What it is, or each pack of two. */
  readonly parts: readonly PartName[];
  /** Rands, VAT included; of two packs, their sum. */
  readonly price: number;
  /** The editors' own score out of 5. */
  readonly rating: number;
  readonly store: string;
  readonly storeUrl: string;
  /** Day on which the store's site showed the price. */
  readonly checkedOn: string;
}

export interface SupplementCategory {
  readonly title: string;
  readonly purpose: string;
  readonly servingSpecs: string;
  readonly note?: string;
  readonly tiers: readonly Supplement[];
}

const pickNPay = { store: 'Pick n Pay', storeUrl: 'https://www.pnp.co.za' };

const proteinPowders = {
  title: 'Protein Powders',
  purpose: 'Help to reach your protein target on days when food alone does not.',
  servingSpecs: '20-25g protein per serving, under 2g sugar, low fat',
} as const;

/** In the place of whey for members who avoid milk or eat vegan. */
export const plantProtein: SupplementCategory = {
  ...proteinPowders,
  note: 'These powders are made from plants. Read the label all the same: some are packed where milk is packed too.',
  tiers: [
    {
      tier: 'Budget-Friendly',
      name: 'Health Connection Wholefoods Plant Protein Blend, 500 g',
      parts: ['plant protein'],
      price: 289.99,
      rating: 4.1,
      checkedOn: '2025-09-18',
      ...pickNPay,
    },
    {
      tier: 'Mid-Range',
      name: 'USN BlueLab 100% Plant Premium, 900 g',
      parts: ['plant protein'],
      price: 417.99,
      rating: 4.5,
      checkedOn: '2026-02-19',
      ...pickNPay,
    },
    {
      tier: 'Premium',
      name: 'Nutritech 100% Vegan Protein, 908 g, with Solal Methylcobalamin vitamin B12, 60 tablets',
      parts: ['plant protein', 'vitamin tablets'],
      price: 627.98,
      rating: 4.6,
      // the older of the two days
      checkedOn: '2025-09-25',
      ...pickNPay,
    },
  ],
};

/** Holds caffeine and what acts on blood pressure. */
export const boostersTitle = 'Pre-Workout Boosters';

export const wellnessTitle = 'Daily Wellness';

/** The fixed catalogue of the supplements page: products seen on South African shelves. */
export const supplementCategories: readonly SupplementCategory[] = [
  {
    ...proteinPowders,
    note: 'Whey is made from milk. If you avoid milk or eat vegan, look for a plant protein instead.',
    tiers: [
      {
        tier: 'Budget-Friendly',
        name: 'USN Whey Protein Amino System, 454 g',
        parts: ['whey'],
        price: 228.99,
        rating: 4.1,
        checkedOn: '2026-01-08',
        ...pickNPay,
      },
      {
        tier: 'Mid-Range',
        name: 'USN Hardcore Whey, 908 g',
        parts: ['whey'],
        price: 439.99,
        rating: 4.4,
        checkedOn: '2026-02-19',
        ...pickNPay,
      },
      {
        tier: 'Premium',
        name: 'USN BlueLab 100% Whey, 908 g',
        parts: ['whey'],
        price: 667.99,
        rating: 4.7,
        checkedOn: '2026-02-19',
        ...pickNPay,
      },
    ],
  },
  {
    title: boostersTitle,
    purpose:
      'Caffeine and pump ingredients for hard sessions; a cup of coffee does part of the job.',
    servingSpecs: '150-300mg caffeine, 3-6g citrulline malate, 2-5g beta-alanine',
    note: 'Not for anyone under 18, pregnant or sensitive to caffeine. Read the label: more than 200 mg of caffeine at once is above what the European food safety authority calls safe for healthy adults, and so is more than 400 mg in a day from everything together, coffee and tea included. No citrulline with nitrates, with medicine for blood pressure, or with medicine for erections (PDE-5 inhibitors).',
    tiers: [
      {
        tier: 'Budget-Friendly',
        name: 'USN Hyperdrive Pre 2, 192 g',
        parts: ['booster'],
        price: 219.99,
        rating: 4.2,
        checkedOn: '2026-02-19',
        ...pickNPay,
      },
      {
        tier: 'Mid-Range',
        name: 'USN XTS Pump gummies, 560 g',
        parts: ['booster', 'gummies'],
        price: 409.99,
        rating: 4,
        checkedOn: '2026-02-19',
        ...pickNPay,
      },
      {
        tier: 'Premium',
        name: 'USN Hyperdrive Pre 2, 192 g, with USN Creatine HCl, 100 capsules',
        parts: ['booster', 'capsules'],
        price: 483.98,
        rating: 4.5,
        checkedOn: '2026-02-19',
        ...pickNPay,
      },
    ],
  },
  {
    title: 'Recovery Supplements',
    purpose: 'Amino acids and salts for long, hot or very hard training.',
    servingSpecs: '5g BCAAs 2:1:1, 2-3g L-glutamine, electrolytes',
    note: 'With enough protein in your meals, most people recover well without these.',
    tiers: [
      {
        tier: 'Budget-Friendly',
        name: 'Nutritech Recovery All Day BCAA 5000, 180 g',
        parts: ['branched amino acids'],
        price: 249.99,
        rating: 4.2,
        checkedOn: '2026-02-19',
        ...pickNPay,
      },
      {
        tier: 'Mid-Range',
        name: 'Nutritech BCAA 5000, 180 g, with Endurade Sport drink, 200 g',
        parts: ['branched amino acids', 'sport drink'],
        price: 332.98,
        rating: 4.4,
        checkedOn: '2026-02-19',
        ...pickNPay,
      },
      {
        tier: 'Premium',
        name: 'Nutritech BCAA 5000, 180 g, with USN Pure Glutamine, 300 g',
        parts: ['branched amino acids', 'glutamine'],
        price: 629.98,
        rating: 4.5,
        checkedOn: '2026-02-19',
        ...pickNPay,
      },
    ],
  },
  {
    title: wellnessTitle,
    purpose: 'Fills small gaps in a varied diet; it does not replace one.',
    servingSpecs: 'Complete multivitamin, omega-3s, antioxidants',
    note: 'Fish oil and gelatine capsules are not vegetarian. Check the label.',
    tiers: [
      {
        tier: 'Budget-Friendly',
        name: 'Bioter Multivitamin, 60 tablets, with Wellvita Omega 3 1000 mg, 30 softgels',
        parts: ['multivitamin', 'fish oil'],
        price: 244.98,
        rating: 4.3,
        checkedOn: '2026-02-19',
        ...pickNPay,
      },
      {
        tier: 'Mid-Range',
        name: 'Bioter Multivitamin, 60 tablets, with Bioterhealth Omega 3 & 6 Select, 120',
        parts: ['multivitamin', 'fish and seed oil'],
        price: 444.98,
        rating: 4.5,
        checkedOn: '2026-02-19',
        ...pickNPay,
      },
      {
        tier: 'Premium',
        name: 'Bioter Multivitamin, 60, Bioterhealth Omega 3 & 6, 120, and Nativa Complex Vitamin C, 60',
        parts: ['multivitamin', 'fish and seed oil', 'vitamin tablets'],
        price: 543.97,
        rating: 4.6,
        checkedOn: '2026-02-19',
        ...pickNPay,
      },
    ],
  },
];
