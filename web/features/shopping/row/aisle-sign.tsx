import type { Aisle } from '#planning/catalogue/food.ts';

/** Classes of styles/aisles.css. */
const signs: Readonly<Record<Aisle | 'own', string>> = {
  'Vegetables & fruit': 'glyph-produce',
  'Meat & fish': 'glyph-meat',
  'Dairy & eggs': 'glyph-dairy',
  Bakery: 'glyph-bakery',
  Pantry: 'glyph-pantry',
  Tinned: 'glyph-tinned',
  Frozen: 'glyph-frozen',
  'Spices & condiments': 'glyph-spices',
  Drinks: 'glyph-drinks',
  own: 'glyph-own',
};

/** The picture beside the name of an aisle, or of what the member wrote on the list; for the eye only, and not on paper. */
export function AisleSign({ of }: { readonly of: Aisle | 'own' }) {
  return <span aria-hidden="true" className={`glyph ${signs[of]} print:hidden`} />;
}
