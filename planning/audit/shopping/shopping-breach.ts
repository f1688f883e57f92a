/** One thing wrong with a finished list. `rule` names what was broken. */
export interface ShoppingBreach {
  readonly rule: /** Fields that must be numbers, dates or in order are not. */
    | 'structure'
    /** A food of the plan is not on the list; a line is in no plan; a food has two lines. */
    | 'missing'
    | 'stranger'
    | 'twice'
    /** A line says other grams, another name, aisle or shelf life than plan and food table. */
    | 'grams'
    | 'food'
    /** Too little is bought, or not in time; a pack more than needed is bought. */
    | 'shortage'
    | 'shelf-life'
    | 'excess'
    | 'leftover'
    /** Bought in a week that could do without it; what is at home is not what the plan began with. */
    | 'early'
    | 'home'
    /** What keeps is bought after the large shopping of a pay day that could have bought it. */
    | 'pay-day'
    /** A pack, price or date that is not in the price table; a wrong 'old' mark. */
    | 'pack'
    | 'price'
    | 'date'
    | 'stale'
    /** Lines and totals do not add up; budget above premium. */
    | 'sum'
    | 'tier';
  /** Food of the line, or '' for the list as a whole. */
  readonly food: string;
  readonly detail: string;
}

export type ReportShoppingBreach = (
  rule: ShoppingBreach['rule'],
  food: string,
  detail: string,
) => void;

/** Grams of a food that meals want, and by the day on which they are cooked or served. */
export interface Demand {
  total: number;
  readonly days: number[];
}
