/** A shelf price of one pack. Prices are facts with a date; an estimate says what it was estimated from. */
export interface Price {
  readonly tier: 'budget' | 'premium';
  readonly store: string;
  readonly product: string;
  /** Grams (or millilitres counted as grams) in a pack, as bought. */
  readonly packGrams: number;
  /** How the pack is sold: '2 kg', '6 eggs', '410 g tin'. */
  readonly packLabel: string;
  /** Rands for one pack, VAT included. */
  readonly rand: number;
  /** ISO date on which the price was seen. */
  readonly date: string;
  readonly status: 'sourced' | 'estimated';
  /** Where it was read, or what it was estimated from. */
  readonly basis: string;
}
