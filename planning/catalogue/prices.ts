import type { FoodKey } from './foods.ts';
import type { Price } from './price.ts';

/**
 * Shelf prices in rand, VAT included, mostly of February 2026. Single prices are facts; each keeps its store, date and
 * the place where it was read (public GitHub collection @ commit, file). A food may have several packs in a tier.
 */
export const prices: Readonly<Record<FoodKey, readonly Price[]>> = {
  'maize-meal': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Super Maize Meal 5kg', packGrams: 5000, packLabel: '5 kg', rand: 62.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Maize Meal 10kg', packGrams: 10000, packLabel: '10 kg', rand: 119.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'budget', store: 'Makro', product: 'Econo Super Maize Meal (10 kg)', packGrams: 10000, packLabel: '10 kg', rand: 74.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Super Maize Meal 1kg', packGrams: 1000, packLabel: '1 kg', rand: 15.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Super Maize Meal 2.5kg', packGrams: 2500, packLabel: '2.5 kg', rand: 34.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Itau Super White Maize Meal (1 kg)', packGrams: 1000, packLabel: '1 kg', rand: 10.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'White Star Super Maize Meal 5kg', packGrams: 5000, packLabel: '5 kg', rand: 79.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'White Star Super Maize Meal 10kg', packGrams: 10000, packLabel: '10 kg', rand: 123.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'maize-meal-special': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Super Maize Meal 2.5kg', packGrams: 2500, packLabel: '2.5 kg', rand: 34.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; super maize meal, as no pack of special was ever seen' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Super Maize Meal 1kg', packGrams: 1000, packLabel: '1 kg', rand: 15.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; super maize meal, as no pack of special was ever seen' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Pride Super Maize Meal GMO Free 2.5kg', packGrams: 2500, packLabel: '2.5 kg', rand: 49.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'braai-pap': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Braaipap 2.5kg', packGrams: 2500, packLabel: '2.5 kg', rand: 47.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Safari Braaipap Super Maize Meal (5 kg)', packGrams: 5000, packLabel: '5 kg', rand: 57.95, date: '2025-12-11', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@e915c92 makro_products_2025-12-11.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Braaipap 2.5kg', packGrams: 2500, packLabel: '2.5 kg', rand: 47.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'polenta': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Pride Polenta Gmo Free 1kg', packGrams: 1000, packLabel: '1 kg', rand: 49.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Pride Polenta Gmo Free 1kg', packGrams: 1000, packLabel: '1 kg', rand: 49.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'samp': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Ace Samp Plastic 1kg', packGrams: 1000, packLabel: '1 kg', rand: 21.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Econo Samp (5 kg)', packGrams: 5000, packLabel: '5 kg', rand: 46.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Iwisa Easy Cook Samp 1kg', packGrams: 1000, packLabel: '1 kg', rand: 24.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'mabele-meal': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Mabele Fine 2kg', packGrams: 2000, packLabel: '2 kg', rand: 53.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'King Foods Fine Mabela Meal 1kg', packGrams: 1000, packLabel: '1 kg', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Monati Super Fine Mabela Meal 2kg', packGrams: 2000, packLabel: '2 kg', rand: 62.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'sorghum-instant-porridge': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Sorghum Porridge Original 1kg', packGrams: 1000, packLabel: '1 kg', rand: 35.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Morvite Sorghum Instant Porridge Original Flavour 1kg', packGrams: 1000, packLabel: '1 kg', rand: 39.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'rice-white': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Rice 2kg', packGrams: 2000, packLabel: '2 kg', rand: 32.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Tastic Rice 10kg', packGrams: 10000, packLabel: '10 kg', rand: 189.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'budget', store: 'Makro', product: 'Excella Long Grain Rice (2 kg)', packGrams: 2000, packLabel: '2 kg', rand: 23.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Econo Parboiled Rice (5 kg)', packGrams: 5000, packLabel: '5 kg', rand: 56.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Econo Parboiled Rice (10 kg)', packGrams: 10000, packLabel: '10 kg', rand: 98.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Rice 1kg', packGrams: 1000, packLabel: '1 kg', rand: 17.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Tastic Soft & Absorbing Long Grain White Rice 2kg', packGrams: 2000, packLabel: '2 kg', rand: 39.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Spekko Parboiled Rice 10kg', packGrams: 10000, packLabel: '10 kg', rand: 189.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'rice-basmati': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Nur Jahan Basmatic Rice 1kg', packGrams: 1000, packLabel: '1 kg', rand: 49.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Sela Basmati Rice 2kg', packGrams: 2000, packLabel: '2 kg', rand: 94.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Golden Delight Basmati Long Grain Rice (5 kg)', packGrams: 5000, packLabel: '5 kg', rand: 159.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Tastic Rice Aromatic Basmati 1kg', packGrams: 1000, packLabel: '1 kg', rand: 79.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
  ],
  'rice-jasmine': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Jasmine Rice 1kg', packGrams: 1000, packLabel: '1 kg', rand: 42.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Bonnet Jasmine Fragrant Thai Rice 1kg', packGrams: 1000, packLabel: '1 kg', rand: 52.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'rice-brown': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Tastic Wholegrain Long Grain Brown Rice 2kg', packGrams: 2000, packLabel: '2 kg', rand: 39.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Long Grain Brown Rice 1Kg', packGrams: 1000, packLabel: '1 kg', rand: 32.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Tastic Whole Grain Brown Long Grain Rice (2 kg)', packGrams: 2000, packLabel: '2 kg', rand: 36.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Live Well Long Grain Brown Rice 1Kg', packGrams: 1000, packLabel: '1 kg', rand: 32.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'rolled-oats': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Live Well Quick Cooking Oats 1kg', packGrams: 1000, packLabel: '1 kg', rand: 38.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Nature\'s Source Super Quick Morning Oats 500g', packGrams: 500, packLabel: '500 g', rand: 25.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Jungle Oats 1kg', packGrams: 1000, packLabel: '1 kg', rand: 46.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'instant-oats': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Jungle Oats Instant 750g', packGrams: 750, packLabel: '750 g', rand: 49.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Jungle Oatso Easy Original Instant Oats 500g', packGrams: 500, packLabel: '500 g', rand: 78.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'oats-gluten-free': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Spice & All Things Nice Gluten Free Oats 500g', packGrams: 500, packLabel: '500 g', rand: 83.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Healthconnection Gluten-Free Rolled Oats 1kg', packGrams: 1000, packLabel: '1 kg', rand: 189.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'oat-bran': [
    { tier: 'budget', store: 'Any store', product: 'Oat bran 500g', packGrams: 500, packLabel: '500 g', rand: 31.19, date: '2026-02-19', status: 'estimated', basis: '1.6 x budget rand per kg of rolled-oats (factor assumed)' },
    { tier: 'premium', store: 'Any store', product: 'Oat bran 500g', packGrams: 500, packLabel: '500 g', rand: 42.89, date: '2026-02-19', status: 'estimated', basis: '2.2 x budget rand per kg of rolled-oats (factor assumed)' },
  ],
  'wheat-bran': [
    { tier: 'budget', store: 'Any store', product: 'Wheat bran 250g', packGrams: 250, packLabel: '250 g', rand: 10.75, date: '2026-02-19', status: 'estimated', basis: '2.5 x budget rand per kg of cake-flour (factor assumed)' },
    { tier: 'premium', store: 'Any store', product: 'Wheat bran 250g', packGrams: 250, packLabel: '250 g', rand: 15.05, date: '2026-02-19', status: 'estimated', basis: '3.5 x budget rand per kg of cake-flour (factor assumed)' },
  ],
  'weet-bix': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Bokomo Weet-Bix Family Pack 900g', packGrams: 900, packLabel: '900 g', rand: 64.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Bokomo Weet-Bix 450g', packGrams: 450, packLabel: '450 g', rand: 37.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Bokomo Weet-Bix 450g', packGrams: 450, packLabel: '450 g', rand: 37.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
  ],
  'corn-flakes': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Corn Flakes 1kg', packGrams: 1000, packLabel: '1 kg', rand: 54.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Great Value Cornflakes Pouch (1 kg)', packGrams: 1000, packLabel: '1 kg', rand: 44.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Kellogg\'s Corn Flakes 1kg', packGrams: 1000, packLabel: '1 kg', rand: 87.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'bran-flakes': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Kellogg\'s All Bran Flakes 1kg', packGrams: 1000, packLabel: '1 kg', rand: 98.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Kellogg\'s All Bran Flakes Wheat Bran 500g', packGrams: 500, packLabel: '500 g', rand: 64.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Kellogg\'s All Bran Flakes (1 kg)', packGrams: 1000, packLabel: '1 kg', rand: 89.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Kellogg\'s All Bran Flakes Wheat Bran 500g', packGrams: 500, packLabel: '500 g', rand: 64.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'muesli': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Swiss Style Muesli 750g', packGrams: 750, packLabel: '750 g', rand: 79.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Jungle Muesli Nuts & Seeds 750g', packGrams: 750, packLabel: '750 g', rand: 87.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'granola': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Granola 750g', packGrams: 750, packLabel: '750 g', rand: 63.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Jungle Muesli Granola 750g', packGrams: 750, packLabel: '750 g', rand: 74.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'pronutro': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Pronutro Cereal Original Wheat & Gluten Free 1kg', packGrams: 1000, packLabel: '1 kg', rand: 105.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Pronutro Cereal Original Wheat & Gluten Free 1kg', packGrams: 1000, packLabel: '1 kg', rand: 105.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'futurelife': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Futurelife Smart Food Original 1.25kg', packGrams: 1250, packLabel: '1.25 kg', rand: 124.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Futurelife Smart Food Original 500g', packGrams: 500, packLabel: '500 g', rand: 58.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Futurelife Smart Food Original (1.25 kg)', packGrams: 1250, packLabel: '1.25 kg', rand: 119.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Futurelife Smart Food Original 500g', packGrams: 500, packLabel: '500 g', rand: 58.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'popcorn-kernels': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Live Well Popcorn 500g', packGrams: 500, packLabel: '500 g', rand: 19.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Paddy Popcorn 500g', packGrams: 500, packLabel: '500 g', rand: 16.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Imbo Popcorn 500g', packGrams: 500, packLabel: '500 g', rand: 20.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'couscous': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Couscous Durm Wheat Semolina 500g', packGrams: 500, packLabel: '500 g', rand: 49.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Serena Couscous Wholewheat 500g', packGrams: 500, packLabel: '500 g', rand: 53.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'bulgur': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Bulgur Wheat 500g', packGrams: 500, packLabel: '500 g', rand: 39.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Live Well Bulgur Wheat 500g', packGrams: 500, packLabel: '500 g', rand: 39.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'pearl-barley': [
    { tier: 'budget', store: 'Makro', product: 'Lion Pearled High in Energy Barley (500 g)', packGrams: 500, packLabel: '500 g', rand: 14.75, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Live Well Pearl Barley 500g', packGrams: 500, packLabel: '500 g', rand: 31.99, date: '2025-11-27', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-11-27.csv: shelf price on the store site' },
  ],
  'quinoa': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Red & White Quinoa 250g', packGrams: 250, packLabel: '250 g', rand: 58.88, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Nature\'s Choice Quinoa Regular Grains 500g', packGrams: 500, packLabel: '500 g', rand: 162.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'macaroni': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Macaroni Pasta 500g', packGrams: 500, packLabel: '500 g', rand: 15.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Shoprite', product: 'Ritebrand Macaroni 500g', packGrams: 500, packLabel: '500 g', rand: 14.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d shoprite_products.csv: shelf price on the store site; specials page' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Fatti\'s & Moni\'s Macaroni 500g', packGrams: 500, packLabel: '500 g', rand: 19.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'spaghetti': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Pasta Spaghetti 500g', packGrams: 500, packLabel: '500 g', rand: 15.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Shoprite', product: 'Ritebrand Spaghetti 500g', packGrams: 500, packLabel: '500 g', rand: 14.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d shoprite_products.csv: shelf price on the store site; specials page' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Rummo Spaghetti Pasta 500g', packGrams: 500, packLabel: '500 g', rand: 48.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'pasta-shapes': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Pasta Penne Rigate 500g', packGrams: 500, packLabel: '500 g', rand: 18.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Rummo Penne Pasta 500g', packGrams: 500, packLabel: '500 g', rand: 48.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'pasta-wholewheat': [
    { tier: 'budget', store: 'Any store', product: 'Wholewheat pasta 500g', packGrams: 500, packLabel: '500 g', rand: 28.48, date: '2026-02-19', status: 'estimated', basis: '1.5 x budget rand per kg of pasta-shapes (factor assumed)' },
    { tier: 'premium', store: 'Any store', product: 'Wholewheat pasta 500g', packGrams: 500, packLabel: '500 g', rand: 45.58, date: '2026-02-19', status: 'estimated', basis: '2.4 x budget rand per kg of pasta-shapes (factor assumed)' },
  ],
  'pasta-gluten-free': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Rummo Gluten Free Linguine 400g', packGrams: 400, packLabel: '400 g', rand: 78.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Barilla Gluten Free Spaghetti 400g', packGrams: 400, packLabel: '400 g', rand: 109.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'pasta-red-lentil': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Happy Earth People Red Lentil Fusilli 250g', packGrams: 250, packLabel: '250 g', rand: 63.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Rummo Gluten Free Red Lentil Penne Rigate 300g', packGrams: 300, packLabel: '300 g', rand: 78.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'lasagne-sheets': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Egg Lasagne Sheets 500g', packGrams: 500, packLabel: '500 g', rand: 72.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Egg Lasagne Sheets 500g', packGrams: 500, packLabel: '500 g', rand: 72.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'egg-noodles': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Blue Crane Egg Noodles 500g', packGrams: 500, packLabel: '500 g', rand: 34.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Spice Experience Egg Noodle 500g', packGrams: 500, packLabel: '500 g', rand: 43.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'rice-noodles': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Suree Flat Rice Noodles 400g', packGrams: 400, packLabel: '400 g', rand: 50.99, date: '2025-12-25', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-12-25.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Vermicelli Rice Noodles 340g', packGrams: 340, packLabel: '340 g', rand: 59.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'two-minute-noodles': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Maggi 2 Minute Noodles Durban Curry Multipack 5 x 68g', packGrams: 340, packLabel: '340 g', rand: 39.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Kellogg\'s Noodles Durban Curry 5 Pack', packGrams: 350, packLabel: '5 packets', rand: 39.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Maggi 2 Minute Noodles Durban Curry Multipack 68g', packGrams: 68, packLabel: '68 g', rand: 9.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Kellogg\'s Noodles Durban Curry 5 Pack', packGrams: 350, packLabel: '5 packets', rand: 39.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
  ],
  'cake-flour': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Snowflake Cake Flour 2.5kg', packGrams: 2500, packLabel: '2.5 kg', rand: 42.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'budget', store: 'Makro', product: 'Golden Cloud Cake Wheat Flour (10 kg)', packGrams: 10000, packLabel: '10 kg', rand: 119.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Golden Cloud Cake Wheat Flour 2.5kg', packGrams: 2500, packLabel: '2.5 kg', rand: 41.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'budget', store: 'Makro', product: 'Itau Supabake Wheat Cake Flour (2.5 kg)', packGrams: 2500, packLabel: '2.5 kg', rand: 24.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Golden Cloud Secret\'s in the Softness Cake Flour (1 kg)', packGrams: 1000, packLabel: '1 kg', rand: 18.77, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Golden Cloud Cake Wheat Flour 2.5kg', packGrams: 2500, packLabel: '2.5 kg', rand: 41.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
  ],
  'self-raising-flour': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Snowflake Self Raising Flour 1kg', packGrams: 1000, packLabel: '1 kg', rand: 22.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'budget', store: 'Makro', product: 'Sasko Self Raising Wheat Flour (500 g)', packGrams: 500, packLabel: '500 g', rand: 10.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Golden Cloud Self Raising Wheat Flour 1kg', packGrams: 1000, packLabel: '1 kg', rand: 25.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'brown-bread-flour': [
    { tier: 'budget', store: 'Makro', product: 'Snowflake Brown Bread Wheat Flour (2.5 kg)', packGrams: 2500, packLabel: '2.5 kg', rand: 47.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Golden Cloud Brown Bread Flour 2.5kg', packGrams: 2500, packLabel: '2.5 kg', rand: 47.99, date: '2025-10-23', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-10-23.csv: shelf price on the store site' },
  ],
  'gluten-free-flour': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Nature\'s Choice Gluten Free Self Raising Flour 500g', packGrams: 500, packLabel: '500 g', rand: 75.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Nature\'s Choice Gluten Free Self Raising Flour 500g', packGrams: 500, packLabel: '500 g', rand: 75.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'almond-flour': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Healthconnection Almond Flour 300g', packGrams: 300, packLabel: '300 g', rand: 184.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Healthconnection Almond Flour 300g', packGrams: 300, packLabel: '300 g', rand: 184.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'coconut-flour': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Nature\'s Choice Coconut Flour 500g', packGrams: 500, packLabel: '500 g', rand: 79.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Nature\'s Choice Coconut Flour 500g', packGrams: 500, packLabel: '500 g', rand: 79.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'chickpea-flour': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Chickpea Flour 350g', packGrams: 350, packLabel: '350 g', rand: 39.99, date: '2025-09-04', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-09-04.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Live Well Chickpea Flour 350g', packGrams: 350, packLabel: '350 g', rand: 39.99, date: '2025-09-04', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-09-04.csv: shelf price on the store site' },
  ],
  'cornflour': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Cornflour 500g', packGrams: 500, packLabel: '500 g', rand: 38.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Maizena Cornflour 500g', packGrams: 500, packLabel: '500 g', rand: 47.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'sago': [
    { tier: 'budget', store: 'Makro', product: 'Imbo Pure Goodness Nature\'s Way Sago (500 g)', packGrams: 500, packLabel: '500 g', rand: 27.51, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Imbo Sago 500g', packGrams: 500, packLabel: '500 g', rand: 27.99, date: '2025-10-23', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-10-23.csv: shelf price on the store site' },
  ],
  'bread-brown': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Brown Bread 600g', packGrams: 600, packLabel: '600 g', rand: 11.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Shoprite', product: 'Albany Everyday Brown Bread Loaf 700g', packGrams: 700, packLabel: '700 g', rand: 13.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d shoprite_products.csv: shelf price on the store site; specials page' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Albany Superior Sliced Brown Bread 700g', packGrams: 700, packLabel: '700 g', rand: 17.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'bread-white': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP White Bread 600g', packGrams: 600, packLabel: '600 g', rand: 12.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Albany Superior White Sliced Bread 700g', packGrams: 700, packLabel: '700 g', rand: 19.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'bread-wholewheat': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Sasko Low Gi Whole Wheat Brown Bread 800g', packGrams: 800, packLabel: '800 g', rand: 22.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Albany Superior Whole Wheat Brown Bread Low Gi 800g', packGrams: 800, packLabel: '800 g', rand: 25.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'bread-rye': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP San Francisco Light Rye Bread 400g', packGrams: 400, packLabel: '400 g', rand: 35.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Live Well Vegan 50% Rye Bread 400g', packGrams: 400, packLabel: '400 g', rand: 45.99, date: '2025-12-04', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-12-04.csv: shelf price on the store site' },
  ],
  'bread-sourdough': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Californian Sourdough Bread 400g', packGrams: 400, packLabel: '400 g', rand: 35.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Californian Sourdough Bread 400g', packGrams: 400, packLabel: '400 g', rand: 35.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'bread-gluten-free': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Health Food Co Gluten Free Low Carb 400g', packGrams: 400, packLabel: '400 g', rand: 44.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Fresh Earth Gluten Free Rice Bread 250g', packGrams: 250, packLabel: '250 g', rand: 64.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'bread-low-carb': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Low Carb Seeded Bread 350g', packGrams: 350, packLabel: '350 g', rand: 63.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Live Low Carb Seeded Bread 350g', packGrams: 350, packLabel: '350 g', rand: 63.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'bread-rolls': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Hamburger Buns 6 Pack', packGrams: 330, packLabel: '6 rolls', rand: 17.69, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day; pack weight assumed' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Hamburger Buns 4 Pack', packGrams: 220, packLabel: '4 rolls', rand: 11.89, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP White Hamburger Buns 6 Pack', packGrams: 360, packLabel: '6 rolls', rand: 25.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
  ],
  'pita-bread': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Brown Pita Breads 4s', packGrams: 320, packLabel: '4 pitas', rand: 44.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Brown Pita Breads 4s', packGrams: 320, packLabel: '4 pitas', rand: 44.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
  ],
  'tortilla-wraps': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Global Wrapps Brown Tortilla Wraps 25cm 6 Pack', packGrams: 360, packLabel: '6 wraps', rand: 24.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Large Brown Tortilla Wraps 6 Pack', packGrams: 420, packLabel: '6 wraps', rand: 53.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
  ],
  'roti': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Indian Affair Roti 5 Pack', packGrams: 300, packLabel: '5 rotis', rand: 37.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Bombaywalla Roti Chapati 320g', packGrams: 320, packLabel: '320 g', rand: 59.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'provita': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Bakers Provita Whole Wheat 500g', packGrams: 500, packLabel: '500 g', rand: 66.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Bakers Provita Wholewheat 250g', packGrams: 250, packLabel: '250 g', rand: 44.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Bakers Provita Wholewheat 250g', packGrams: 250, packLabel: '250 g', rand: 44.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'cream-crackers': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Baumanns Cream Crackers 200g', packGrams: 200, packLabel: '200 g', rand: 24.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Baumann\'s Cream Crispy Crackers Plain (200 g)', packGrams: 200, packLabel: '200 g', rand: 22.95, date: '2025-12-11', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@e915c92 makro_products_2025-12-11.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Bakers Crisp Cream Crackers 400g', packGrams: 400, packLabel: '400 g', rand: 51.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'rice-cakes': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Bakali Unsalted Rice Cake 13 Pack', packGrams: 115, packLabel: '13 rice cakes', rand: 34.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Vital Plain Rice Cakes 115g', packGrams: 115, packLabel: '115 g', rand: 36.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'corn-cakes': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Bakali Corn Cakes 125g', packGrams: 125, packLabel: '125 g', rand: 24.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Bakali Corn Cakes 125g', packGrams: 125, packLabel: '125 g', rand: 24.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'rusks': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Buttermilk Rusk 500g', packGrams: 500, packLabel: '500 g', rand: 49.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Ouma Sliced Buttermilk Rusks (8 x 30 g)', packGrams: 240, packLabel: '240 g', rand: 29.75, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Ouma Chunky Buttermilk Rusks 500g', packGrams: 500, packLabel: '500 g', rand: 59.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'amagwinya': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Magwinya 4 Pack', packGrams: 320, packLabel: '4 vetkoek', rand: 11.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day; pack weight assumed' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Magwinya', packGrams: 80, packLabel: '1 vetkoek (about 80 g)', rand: 3.49, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Magwinya 4 Pack', packGrams: 320, packLabel: '4 vetkoek', rand: 11.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day; pack weight assumed' },
  ],
  'sugar-beans': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Live Well Sugar Red Speckled Beans 500g', packGrams: 500, packLabel: '500 g', rand: 28.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Lion Sugar Beans (500 g)', packGrams: 500, packLabel: '500 g', rand: 26.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Econo Sugar Beans (5 kg)', packGrams: 5000, packLabel: '5 kg', rand: 159.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Imbo Red Speckled Sugar Beans 500g', packGrams: 500, packLabel: '500 g', rand: 31.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
  ],
  'sugar-beans-tinned': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Saikav Sugar Beans 410g', packGrams: 410, packLabel: '410 g tin', rand: 28.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Makro', product: 'KOO Speckled Sugar Beans (410 g)', packGrams: 410, packLabel: '410 g tin', rand: 34.19, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'butter-beans-tinned': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Butter Beans in Brine 410g', packGrams: 410, packLabel: '410 g tin', rand: 17.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'M Butter Beans in Sweetened Brine (410 g)', packGrams: 410, packLabel: '410 g tin', rand: 16.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Rhodes Butter Beans 410g', packGrams: 410, packLabel: '410 g tin', rand: 25.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'kidney-beans-tinned': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Red Kidney Beans 400g', packGrams: 400, packLabel: '400 g tin', rand: 21.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'M Red Kidney Beans (410 g)', packGrams: 410, packLabel: '410 g tin', rand: 14.75, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'M Red Kidney Beans (410 g, Pack of 6)', packGrams: 2460, packLabel: '2.46 kg (6 tins of 410 g)', rand: 83.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Serena Red Kidney Beans 400g', packGrams: 400, packLabel: '400 g tin', rand: 30.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'black-beans-tinned': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Mayfair Black Beans 400g', packGrams: 400, packLabel: '400 g tin', rand: 23.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Rhodes Black Beans in Brine 400g', packGrams: 400, packLabel: '400 g tin', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'cannellini-beans-tinned': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Cannellini Beans 400g', packGrams: 400, packLabel: '400 g tin', rand: 24.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Live Well Cannellini Beans 400g', packGrams: 400, packLabel: '400 g tin', rand: 24.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'four-bean-mix-tinned': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Four Bean Mix 400g', packGrams: 400, packLabel: '400 g tin', rand: 21.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Live Well Four Bean Mix 400g', packGrams: 400, packLabel: '400 g tin', rand: 21.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'baked-beans': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Baked Beans In Tomato Sauce 410g', packGrams: 410, packLabel: '410 g tin', rand: 11.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Econo Baked Beans in Tomato Sauce (410 g)', packGrams: 410, packLabel: '410 g tin', rand: 9.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Koo Baked Beans In Tomato Sauce 400g', packGrams: 400, packLabel: '400 g tin', rand: 17.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'chickpeas-dry': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Whole Chickpeas 500g', packGrams: 500, packLabel: '500 g', rand: 42.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Live Well Whole Chickpeas 500g', packGrams: 500, packLabel: '500 g', rand: 42.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'chickpeas-tinned': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Chickpeas In Brine 400g', packGrams: 400, packLabel: '400 g tin', rand: 19.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'M Chickpeas in Sweetened Brine (410 g)', packGrams: 410, packLabel: '410 g tin', rand: 13.75, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'M Chickpeas in Sweetened Brine (410 g, Pack of 6)', packGrams: 2460, packLabel: '2.46 kg (6 tins of 410 g)', rand: 77.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Serena Chickpeas 400g', packGrams: 400, packLabel: '400 g tin', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'lentils-brown': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Fiamma Beans Lenticchie 500g', packGrams: 500, packLabel: '500 g', rand: 25.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'No Name Live Well Brown Lentils 500g', packGrams: 500, packLabel: '500 g', rand: 28.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'lentils-red': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Paddy Red Split Lentils 500g', packGrams: 500, packLabel: '500 g', rand: 25.99, date: '2025-09-18', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-09-18.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'No Name Live Well Split Red Lentils 500g', packGrams: 500, packLabel: '500 g', rand: 28.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'lentils-tinned': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Lentils in Brine 400g', packGrams: 400, packLabel: '400 g tin', rand: 16.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Saikav Lentils in Brine 410g', packGrams: 410, packLabel: '410 g tin', rand: 27.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'split-peas': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Imbo Split Peas 500g', packGrams: 500, packLabel: '500 g', rand: 22.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'IMBO Split Peas (500 g)', packGrams: 500, packLabel: '500 g', rand: 21.46, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'No Name Live Well Split Peas 500g', packGrams: 500, packLabel: '500 g', rand: 23.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'cowpeas': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Whole Cowpeas 500g', packGrams: 500, packLabel: '500 g', rand: 65.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Live Well Whole Cowpeas 500g', packGrams: 500, packLabel: '500 g', rand: 65.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'mung-beans': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Mung Beans 250g', packGrams: 250, packLabel: '250 g', rand: 28.99, date: '2025-11-27', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-11-27.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Live Well Mung Beans 250g', packGrams: 250, packLabel: '250 g', rand: 28.99, date: '2025-11-27', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-11-27.csv: shelf price on the store site' },
  ],
  'soya-mince': [
    { tier: 'budget', store: 'Makro', product: 'Top Class Soya Mince Tomato & Onion Flavoured 400 g', packGrams: 400, packLabel: '400 g', rand: 30.19, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Top Class Soya Mince Beef and Onion Flavoured 100 g', packGrams: 100, packLabel: '100 g', rand: 8.75, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Makro', product: 'Imana Beef and Onion Flavoured Super Soya Mince 400 g', packGrams: 400, packLabel: '400 g', rand: 40.65, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'tofu-firm': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Plain Tofu 200g', packGrams: 200, packLabel: '200 g', rand: 44.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Live Well Plain Tofu 200g', packGrams: 200, packLabel: '200 g', rand: 44.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'soy-mince-frozen': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Fry\'s Family Everyday Value Plant Based Soy Mince 300g', packGrams: 300, packLabel: '300 g', rand: 49.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Fry\'s Pea Protein Mince 300g', packGrams: 300, packLabel: '300 g', rand: 74.99, date: '2025-11-06', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-11-06.csv: shelf price on the store site; regular price, marked down that day' },
  ],
  'veg-sausages': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Fry\'s Family Everyday Value Plant Based Braai Sauage 380g', packGrams: 380, packLabel: '380 g', rand: 46.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Fry\'s Frozen Plant-Based Spicy Sausages 380g', packGrams: 380, packLabel: '380 g', rand: 46.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'veg-burgers': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Fry\'s Traditional-Style Burger 320g', packGrams: 320, packLabel: '320 g', rand: 59.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Fry\'s Golden Crumbed Vegetarian Schnitzels 320g', packGrams: 320, packLabel: '320 g', rand: 69.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'veg-strips': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Fry\'s Family Food Soya Strips 380g', packGrams: 380, packLabel: '380 g', rand: 59.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Fry\'s Frozen Plant-Based Chunky Strips 380g', packGrams: 380, packLabel: '380 g', rand: 59.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'soya-yoghurt': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Dairy Free Plain Cultured Soya Yoghurt 500g', packGrams: 500, packLabel: '500 g', rand: 32.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Live Well Dairy Free Plain Cultured Soya Yoghurt 500g', packGrams: 500, packLabel: '500 g', rand: 32.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'soya-milk': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Good Hope Unsweetened Soy Milk 1L', packGrams: 1030, packLabel: '1 litre', rand: 36.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Good Hope Unsweetened Soy Milk 1L', packGrams: 1030, packLabel: '1 litre', rand: 36.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'almond-milk': [
    { tier: 'budget', store: 'Pick n Pay', product: 'ButtaNutt Unsweetened Almond Milk 1L', packGrams: 1010, packLabel: '1 litre', rand: 34.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Almond Breeze Unsweetened UHT Milk 1L', packGrams: 1010, packLabel: '1 litre', rand: 39.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'oat-milk': [
    { tier: 'budget', store: 'Pick n Pay', product: 'ButtaNutt Original Oat Milk 1L', packGrams: 1030, packLabel: '1 litre', rand: 34.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Goodhope Organic Oat Milk 1L', packGrams: 1030, packLabel: '1 litre', rand: 37.99, date: '2026-02-12', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-12.csv: shelf price on the store site' },
  ],
  'macadamia-milk': [
    { tier: 'budget', store: 'Pick n Pay', product: 'ButtaNutt Macadamia Milk 1L', packGrams: 1010, packLabel: '1 litre', rand: 34.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'ButtaNutt Macadamia Milk 1L', packGrams: 1010, packLabel: '1 litre', rand: 34.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'vegan-mayonnaise': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Original Vegan Mayonnaise 750g', packGrams: 750, packLabel: '750 g', rand: 36.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Original Vegan Mayonnaise 750g', packGrams: 750, packLabel: '750 g', rand: 36.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'milk-lactose-free': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Parmalat EasyGest Lactose Free Full Cream Milk 1L', packGrams: 1030, packLabel: '1 litre', rand: 24.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Parmalat EasyGest Lactose Free Full Cream Milk 6 x 1L', packGrams: 6180, packLabel: '6 litres', rand: 144.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Parmalat EasyGest Lactose Free Full Cream Milk 500ml', packGrams: 515, packLabel: '500 ml', rand: 14.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Clover Nolac UHT Lactose Free Milk 1L', packGrams: 1030, packLabel: '1 litre', rand: 24.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'yoghurt-lactose-free': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Lancewood Lactose Free Plain Yoghurt 1kg', packGrams: 1000, packLabel: '1 kg', rand: 39.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Lancewood Lactose Free Plain Double Cream Yoghurt 1kg', packGrams: 1000, packLabel: '1 kg', rand: 54.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'cheddar-lactose-free': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Lancewood Lactose Free Cheddar Cheese 600g', packGrams: 600, packLabel: '600 g', rand: 124.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Lancewood Lactose Free Cheddar Cheese 600g', packGrams: 600, packLabel: '600 g', rand: 124.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'milk-full-cream': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Fresh Jersey Milk 2L', packGrams: 2060, packLabel: '2 litres', rand: 34.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'budget', store: 'Shoprite', product: 'Darling Fresh Full Cream Milk Sachet 1L', packGrams: 1030, packLabel: '1 litre', rand: 13.49, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d shoprite_products.csv: shelf price on the store site; specials page' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Clover Full Cream Milk Fresh 2L', packGrams: 2060, packLabel: '2 litres', rand: 35.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'milk-low-fat': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Low Fat Long Life Milk 1L', packGrams: 1030, packLabel: '1 litre', rand: 16.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Low Fat Long Life Milk 6 x 1L', packGrams: 6180, packLabel: '6 litres', rand: 98.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Clover Low Fat UHT Milk 6 x 1L', packGrams: 6180, packLabel: '6 litres', rand: 116.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'premium', store: 'Makro', product: 'Clover Low Fat Milk Long Life (1 L)', packGrams: 1030, packLabel: '1 litre', rand: 17.45, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'milk-fat-free': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well UHT Fat Free Milk 6 x 1L', packGrams: 6210, packLabel: '6 litres', rand: 98.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well UHT Fat Free Milk 1L', packGrams: 1035, packLabel: '1 litre', rand: 16.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Live Well UHT Fat Free Milk 1L', packGrams: 1035, packLabel: '1 litre', rand: 16.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'milk-uht': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP UHT Full Cream Milk 6 x 1L', packGrams: 6180, packLabel: '6 litres', rand: 98.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'budget', store: 'Makro', product: 'M Full Cream Milk UHT Long Life (6 x 1 L)', packGrams: 6180, packLabel: '6 litres', rand: 89.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP UHT Full Cream Milk 1L', packGrams: 1030, packLabel: '1 litre', rand: 16.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Clover Full Cream Long Life Milk (500 ml)', packGrams: 515, packLabel: '500 ml', rand: 13.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Clover UHT Full Cream Long Life Milk 6 x 1L', packGrams: 6180, packLabel: '6 litres', rand: 116.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
  ],
  'milk-powder': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Nestle Klim Milk Powder 2kg', packGrams: 2000, packLabel: '2 kg', rand: 339.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Nestle Klim Full Cream Instant Milk Powder Sachet 500g', packGrams: 500, packLabel: '500 g', rand: 102.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'budget', store: 'Makro', product: 'Nestle Klim Milk Powder (250 g)', packGrams: 250, packLabel: '250 g', rand: 59.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Nestle Klim Full Cream Instant Milk Powder Sachet 500g', packGrams: 500, packLabel: '500 g', rand: 102.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
  ],
  'milk-evaporated': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Sterilised Full Cream Evaporated Milk 410g', packGrams: 410, packLabel: '410 g tin', rand: 36.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Nestle Ideal Evaporated Milk 380g', packGrams: 380, packLabel: '380 g tin', rand: 42.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
  ],
  'condensed-milk': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Condensed Milk 385g', packGrams: 385, packLabel: '385 g tin', rand: 38.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Nestle Full Cream Sweetened Condensed Milk (6 x 385 ml)', packGrams: 2310, packLabel: '2.31 kg (6 tins of 385 g)', rand: 194.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Clover Condensed Milk 385g', packGrams: 385, packLabel: '385 g tin', rand: 42.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'amasi': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Medium Fat Maas 2kg', packGrams: 2000, packLabel: '2 kg', rand: 34.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Shoprite', product: 'Darling Amasi Maas Bottle 2L', packGrams: 2060, packLabel: '2 litres', rand: 32.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d shoprite_products.csv: shelf price on the store site; specials page' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Fair Cape Amasi Sour Milk 2kg', packGrams: 2000, packLabel: '2 kg', rand: 39.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'buttermilk': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Cultured Buttermilk 500ml', packGrams: 515, packLabel: '500 ml', rand: 18.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Lancewood Buttermilk 500ml', packGrams: 515, packLabel: '500 ml', rand: 21.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'yoghurt-plain-low-fat': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Low Fat Plain Yoghurt 1kg', packGrams: 1000, packLabel: '1 kg', rand: 36.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Low Fat Plain Yoghurt 500g', packGrams: 500, packLabel: '500 g', rand: 23.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Lancewood Low Fat Plain Yoghurt 1kg', packGrams: 1000, packLabel: '1 kg', rand: 39.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'yoghurt-plain-double-cream': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Clover Double Cream Plain Yoghurt 1kg', packGrams: 1000, packLabel: '1 kg', rand: 44.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Double Cream Plain Yoghurt 500g', packGrams: 500, packLabel: '500 g', rand: 24.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Double Cream Plain Yoghurt 1kg', packGrams: 1000, packLabel: '1 kg', rand: 39.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Double Cream Plain Yoghurt 175g', packGrams: 175, packLabel: '175 g', rand: 12.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Lancewood Double Cream Plain Yoghurt 1kg', packGrams: 1000, packLabel: '1 kg', rand: 54.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'yoghurt-fat-free': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Fat Free Plain Yoghurt 1kg', packGrams: 1000, packLabel: '1 kg', rand: 36.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Live Well Fat Free Plain Yoghurt 1kg', packGrams: 1000, packLabel: '1 kg', rand: 36.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'yoghurt-fruit': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Low Fat Mixed Fruit Cape Fruit Yogurt 1kg', packGrams: 1000, packLabel: '1 kg', rand: 36.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Low Fat Strawberry Yoghurt 500g', packGrams: 500, packLabel: '500 g', rand: 23.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Danone Nutriday Low Fat Smooth Granadilla Yoghurt 900g', packGrams: 900, packLabel: '900 g', rand: 39.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'yoghurt-greek': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Lancewood Double Cream Plain Greek Style Yoghurt 700g', packGrams: 700, packLabel: '700 g', rand: 54.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Clover Authentikos Plain Double Cream 750g', packGrams: 750, packLabel: '750 g', rand: 54.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Clover Authentikos Greek Style Plain Double Cream Yoghurt 150g', packGrams: 150, packLabel: '150 g', rand: 12.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Kulture Double Cream Plain Yoghurt 500g', packGrams: 500, packLabel: '500 g', rand: 54.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'drinking-yoghurt': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Faircape Strawberry Drinking Yoghurt 2l', packGrams: 2060, packLabel: '2 litres', rand: 42.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Danone Yogi Sip Strawberry Drinking Yoghurt 1kg', packGrams: 1000, packLabel: '1 kg', rand: 39.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Danone Danup Banana 950g', packGrams: 950, packLabel: '950 g', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Danone Yogi Sip Strawberry Drinking Yoghurt 1kg', packGrams: 1000, packLabel: '1 kg', rand: 39.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'cheddar': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Cheddar Cheese 700g', packGrams: 700, packLabel: '700 g', rand: 126.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Full Fat Medium Cheddar Cheese 300g', packGrams: 300, packLabel: '300 g', rand: 74.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Lancewood Cheddar 900g', packGrams: 900, packLabel: '900 g', rand: 169.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'gouda': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Gouda Cheese 700g', packGrams: 700, packLabel: '700 g', rand: 126.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Clover Gouda Cheese Value Pack 550g', packGrams: 550, packLabel: '550 g', rand: 109.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Lancewood Gouda Cheese 900g', packGrams: 900, packLabel: '900 g', rand: 169.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'mozzarella': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Ladismith Cheese Mozzarella 800g', packGrams: 800, packLabel: '800 g', rand: 144.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Lancewood Mozzarella Ball 250g', packGrams: 250, packLabel: '250 g', rand: 68.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Lancewood Mozzarella Ball 250g', packGrams: 250, packLabel: '250 g', rand: 68.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'feta': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Plain Feta Cheese 400g', packGrams: 400, packLabel: '400 g', rand: 66.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Plain Feta Cheese 200g', packGrams: 200, packLabel: '200 g', rand: 39.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Clover Traditional Plain Feta Cheese 400g', packGrams: 400, packLabel: '400 g', rand: 72.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'parmesan': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Klein River Medium Fat Parmesan Cheese 150g', packGrams: 150, packLabel: '150 g', rand: 104.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Meze Grated Parmesan Packet 40g', packGrams: 40, packLabel: '40 g', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Meze Grated Parmesan Refill 150g', packGrams: 150, packLabel: '150 g', rand: 94.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Meze Grated Parmesan Packet 40g', packGrams: 40, packLabel: '40 g', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'cottage-cheese': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Lancewood Low Fat Smooth Plain Cottage Cheese 500g', packGrams: 500, packLabel: '500 g', rand: 79.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Lancewood Creamed Smooth Plain Cottage Cheese 250g', packGrams: 250, packLabel: '250 g', rand: 49.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Low Fat Smooth Plain Cottage Cheese 250g', packGrams: 250, packLabel: '250 g', rand: 47.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Lancewood Creamed Smooth Plain Cottage Cheese 250g', packGrams: 250, packLabel: '250 g', rand: 49.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'cream-cheese': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Lancewood Plain Medium Fat Cream Cheese 500g', packGrams: 500, packLabel: '500 g', rand: 89.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Lancewood Medium Fat Plain Cream Cheese 230g', packGrams: 230, packLabel: '230 g', rand: 59.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Medium Fat Plain Cream Cheese 175g', packGrams: 175, packLabel: '175 g', rand: 52.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Lancewood Medium Fat Plain Cream Cheese 230g', packGrams: 230, packLabel: '230 g', rand: 59.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'processed-cheese': [
    { tier: 'budget', store: 'Pick n Pay', product: 'First Choice Processed Cheddar Cheese 400g', packGrams: 400, packLabel: '400 g', rand: 59.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'First Choice Processed Cheddar Cheese 200g', packGrams: 200, packLabel: '200 g', rand: 32.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Clover Processed Cheddar Cheese 400g', packGrams: 400, packLabel: '400 g', rand: 67.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'cheese-spread': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Melrose Cheddar Cheese Spread 400g', packGrams: 400, packLabel: '400 g', rand: 71.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Melrose Cheddar Cheese Spread 250g', packGrams: 250, packLabel: '250 g', rand: 51.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Melrose Chedder Spread 150g', packGrams: 150, packLabel: '150 g', rand: 32.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Melrose Cheddar Cheese Spread 250g', packGrams: 250, packLabel: '250 g', rand: 51.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'butter': [
    { tier: 'budget', store: 'Pick n Pay', product: 'First Choice Salted Butter 500g', packGrams: 500, packLabel: '500 g', rand: 89.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Salted Butter 500g', packGrams: 500, packLabel: '500 g', rand: 74.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Mooi River Salted Butter 500g', packGrams: 500, packLabel: '500 g', rand: 99.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
  ],
  'ghee': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Epic Butter Ghee 400g', packGrams: 400, packLabel: '400 g', rand: 79.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Epic Butter Ghee 1kg', packGrams: 1000, packLabel: '1 kg', rand: 219.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'margarine-tub': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Marvello Original 70% Fat Spread 500g', packGrams: 500, packLabel: '500 g', rand: 34.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Rama 70% Fat Spread Original Brick 250g', packGrams: 250, packLabel: '250 g', rand: 22.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Rama 70% Fat Spread Original Brick 125g', packGrams: 125, packLabel: '125 g', rand: 14.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Rama 70% Fat Spread Original 500g', packGrams: 500, packLabel: '500 g', rand: 36.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'margarine-lite': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name 40% Fat Spread 500g', packGrams: 500, packLabel: '500 g', rand: 17.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Flora Light 40% Fat Spread 500g', packGrams: 500, packLabel: '500 g', rand: 47.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'cream-fresh': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Fresh Cream 500ml', packGrams: 500, packLabel: '500 ml', rand: 44.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Fresh Cream 250ml', packGrams: 250, packLabel: '250 ml', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Clover Fresh Cream 500ml', packGrams: 500, packLabel: '500 ml', rand: 49.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'sour-cream': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Sour Cream 250ml', packGrams: 255, packLabel: '250 ml', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Lancewood Sour Cream 250g', packGrams: 250, packLabel: '250 g', rand: 34.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'eggs': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Large Eggs 18 Pack', packGrams: 1026, packLabel: '18 eggs', rand: 52.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Large Eggs 30 Pack', packGrams: 1710, packLabel: '30 eggs', rand: 79.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'budget', store: 'Shoprite', product: 'Nulaid Large Eggs 18 Pack', packGrams: 1026, packLabel: '18 eggs', rand: 44.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d shoprite_products.csv: shelf price on the store site; specials page' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Large Eggs 6 Pack', packGrams: 342, packLabel: '6 eggs', rand: 17.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Live Well Free Range Large Eggs 18 Pack', packGrams: 1026, packLabel: '18 eggs', rand: 79.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Pick n Pay', product: 'James Free Ranger Extra Large Free Range Eggs 30 Pack', packGrams: 1860, packLabel: '30 eggs', rand: 124.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
  ],
  'chicken-mixed-portions-frozen': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Frozen Chicken Braai Pack 2kg', packGrams: 2000, packLabel: '2 kg', rand: 89.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Frozen Chicken Braaipack 5kg', packGrams: 5000, packLabel: '5 kg', rand: 244.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'budget', store: 'Shoprite', product: 'County Fair Frozen Chicken Mixed Portions 5kg', packGrams: 5000, packLabel: '5 kg', rand: 239.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d shoprite_products.csv: shelf price on the store site; specials page' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Goldi Mixed Portions 2kg', packGrams: 2000, packLabel: '2 kg', rand: 102.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Goldi Mix Portions 5kg', packGrams: 5000, packLabel: '5 kg', rand: 249.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'chicken-breast-fillet': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Chicken Breast Fillet 1.5kg', packGrams: 1500, packLabel: '1.5 kg', rand: 115.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Free Range Skinless Breast Fillets 4 Pack', packGrams: 670, packLabel: '4 fillets', rand: 87.09, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight worked out from the price, which is a whole number of rand less one cent by the kg' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Live Well Free Range Skinless Breast Fillets 4 Pack', packGrams: 670, packLabel: '4 fillets', rand: 87.09, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight worked out from the price, which is a whole number of rand less one cent by the kg' },
  ],
  'chicken-thighs': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name IQF Frozen Chicken Thighs 5kg', packGrams: 5000, packLabel: '5 kg', rand: 236.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Chicken Thighs 4 Pack', packGrams: 500, packLabel: '4 thighs', rand: 40.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Chicken Thighs 4 Pack', packGrams: 500, packLabel: '4 thighs', rand: 40.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
  ],
  'chicken-thigh-fillet': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Frozen Deboned Skinless Thighs 1.5kg', packGrams: 1500, packLabel: '1.5 kg', rand: 119.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Deboned Skinless Chicken Thighs 10 Pack', packGrams: 582, packLabel: '10 thighs', rand: 69.83, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight worked out from the price, which is a whole number of rand less one cent by the kg' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Live Well Deboned Skinless Chicken Thighs 10 Pack', packGrams: 582, packLabel: '10 thighs', rand: 69.83, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight worked out from the price, which is a whole number of rand less one cent by the kg' },
  ],
  'chicken-drumsticks': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Frozen Chicken Drumsticks 1.5kg', packGrams: 1500, packLabel: '1.5 kg', rand: 115.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Chicken Drumsticks 6 Pack', packGrams: 677, packLabel: '6 drumsticks', rand: 58.22, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight worked out from the price, which is a whole number of rand less one cent by the kg' },
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name IQF Drumsticks 4kg', packGrams: 4000, packLabel: '4 kg', rand: 272.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Chicken Drumsticks 6 Pack', packGrams: 677, packLabel: '6 drumsticks', rand: 58.22, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight worked out from the price, which is a whole number of rand less one cent by the kg' },
  ],
  'chicken-leg-quarters': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Leg Quarters 3.5kg', packGrams: 3500, packLabel: '3.5 kg', rand: 199.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Leg Quarters 3.5kg', packGrams: 3500, packLabel: '3.5 kg', rand: 199.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'chicken-wings': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Frozen Chicken Wings 1.5kg', packGrams: 1500, packLabel: '1.5 kg', rand: 115.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Chicken Wings 12 Pack', packGrams: 884, packLabel: '12 wings', rand: 76.02, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight worked out from the price, which is a whole number of rand less one cent by the kg' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Chicken Wings 12 Pack', packGrams: 884, packLabel: '12 wings', rand: 76.02, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight worked out from the price, which is a whole number of rand less one cent by the kg' },
  ],
  'chicken-whole': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Whole Frozen Chicken', packGrams: 1000, packLabel: '1 kg', rand: 45.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Free Range Whole Chicken in Tray', packGrams: 1400, packLabel: '1 chicken (about 1.4 kg)', rand: 91.97, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
  ],
  'chicken-livers': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Frozen Chicken Liver 500g', packGrams: 500, packLabel: '500 g', rand: 24.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Goldi Chicken Livers 250g', packGrams: 250, packLabel: '250 g', rand: 14.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Goldi Chicken Livers 500g', packGrams: 500, packLabel: '500 g', rand: 25.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'chicken-gizzards': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Frozen Chicken Gizzards 1kg', packGrams: 1000, packLabel: '1 kg', rand: 42.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'No Name Frozen Chicken Gizzards 1kg', packGrams: 1000, packLabel: '1 kg', rand: 42.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'chicken-feet': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Pena Branca Chicken Feet 2.5kg', packGrams: 2500, packLabel: '2.5 kg', rand: 65.99, date: '2025-11-06', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-11-06.csv: shelf price on the store site; packs of heads and feet are left out, as nobody has analysed heads' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Pena Branca Chicken Feet 2.5kg', packGrams: 2500, packLabel: '2.5 kg', rand: 65.99, date: '2025-11-06', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-11-06.csv: shelf price on the store site' },
  ],
  'chicken-necks': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Frozen Chicken Necks 1kg', packGrams: 1000, packLabel: '1 kg', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'No Name Frozen Chicken Necks 1kg', packGrams: 1000, packLabel: '1 kg', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'chicken-mince': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Chicken Mince', packGrams: 394, packLabel: '1 pack (about 390 g)', rand: 31.52, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight worked out from the price, which is a whole number of rand less one cent by the kg' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Chicken Mince', packGrams: 394, packLabel: '1 pack (about 390 g)', rand: 31.52, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight worked out from the price, which is a whole number of rand less one cent by the kg' },
  ],
  'chicken-viennas': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Chicken Viennas 500g', packGrams: 500, packLabel: '500 g', rand: 41.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Rainbow Original Chicken Viennas 500g', packGrams: 500, packLabel: '500 g', rand: 79.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'chicken-polony': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Chicken Polony 1kg', packGrams: 1000, packLabel: '1 kg', rand: 44.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Rainbow Chicken Polony 1kg', packGrams: 1000, packLabel: '1 kg', rand: 67.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'chicken-nuggets': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Rainbow Frozen Crumbed Chicken Strips 400g', packGrams: 400, packLabel: '400 g', rand: 44.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Crumbed Chicken Nuggets 400g', packGrams: 400, packLabel: '400 g', rand: 59.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'turkey-whole': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Sadia Frozen Medium Young Turkey With Brine-Based Mixture', packGrams: 1000, packLabel: '1 kg', rand: 99.99, date: '2025-12-18', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-12-18.csv: shelf price, sold by weight, read as rand per kg' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Sadia Frozen Medium Young Turkey With Brine-Based Mixture', packGrams: 1000, packLabel: '1 kg', rand: 99.99, date: '2025-12-18', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-12-18.csv: shelf price, sold by weight, read as rand per kg' },
  ],
  'beef-mince': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Beef Mince', packGrams: 1000, packLabel: '1 kg', rand: 138.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Extra Lean Beef Mince', packGrams: 1000, packLabel: '1 kg', rand: 149.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
  ],
  'beef-mince-lean': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Bulk Lean Beef Mince', packGrams: 1000, packLabel: '1 kg', rand: 139.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Extra Lean Beef Mince 500g', packGrams: 500, packLabel: '500 g', rand: 89.99, date: '2025-09-18', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-09-18.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Live Well Extra Lean Beef Mince 500g', packGrams: 500, packLabel: '500 g', rand: 89.99, date: '2025-09-18', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-09-18.csv: shelf price on the store site' },
  ],
  'beef-stew': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Bulk Stewing Beef with Bone', packGrams: 1000, packLabel: '1 kg', rand: 139.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Stewing Beef with Bone-in', packGrams: 1000, packLabel: '1 kg', rand: 142.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
  ],
  'beef-goulash': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Beef Goulash 500g', packGrams: 500, packLabel: '500 g', rand: 79.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Beef Goulash', packGrams: 1000, packLabel: '1 kg', rand: 169.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
  ],
  'beef-chuck': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Bone-in Chuck Steak', packGrams: 1000, packLabel: '1 kg', rand: 139.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Butchery Bulk Chuck With Bone', packGrams: 1000, packLabel: '1 kg', rand: 139.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
  ],
  'beef-brisket': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Brisket with Bone-in', packGrams: 1000, packLabel: '1 kg', rand: 139.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Butchery Bulk Beef Brisket Bone In', packGrams: 1000, packLabel: '1 kg', rand: 139.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
  ],
  'beef-shin': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Beef Shin Bone-in', packGrams: 1000, packLabel: '1 kg', rand: 144.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Soft Shin', packGrams: 1000, packLabel: '1 kg', rand: 152.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
  ],
  'beef-short-rib': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Beef Short Ribs', packGrams: 1000, packLabel: '1 kg', rand: 139.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Butchery Short Ribs', packGrams: 1000, packLabel: '1 kg', rand: 139.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
  ],
  'beef-stir-fry': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Beef Stir Fry 500g', packGrams: 500, packLabel: '500 g', rand: 79.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Beef Stir Fry 350g', packGrams: 350, packLabel: '350 g', rand: 59.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Beef Stir-Fry', packGrams: 1000, packLabel: '1 kg', rand: 169.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
  ],
  'beef-rump': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Rump Steak', packGrams: 1000, packLabel: '1 kg', rand: 204.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP 28 Days Aged Rump Steak', packGrams: 1000, packLabel: '1 kg', rand: 216.91, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
  ],
  'beef-t-bone': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Bulk T-Bone & Club Steak', packGrams: 1000, packLabel: '1 kg', rand: 159.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Butchery Vacum Packed Porter House Steak', packGrams: 1000, packLabel: '1 kg', rand: 209.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
  ],
  'beef-roast': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Beef Roast', packGrams: 1000, packLabel: '1 kg', rand: 149.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Beef Roast', packGrams: 1000, packLabel: '1 kg', rand: 149.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
  ],
  'oxtail': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Oxtail', packGrams: 1000, packLabel: '1 kg', rand: 119.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Butchery Oxtail', packGrams: 1000, packLabel: '1 kg', rand: 119.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
  ],
  'beef-liver': [
    { tier: 'budget', store: 'Any store', product: 'Beef liver 1kg', packGrams: 1000, packLabel: '1 kg', rand: 49.98, date: '2026-02-19', status: 'estimated', basis: '1.0 x budget rand per kg of chicken-livers (factor assumed)' },
    { tier: 'premium', store: 'Any store', product: 'Beef liver 1kg', packGrams: 1000, packLabel: '1 kg', rand: 64.97, date: '2026-02-19', status: 'estimated', basis: '1.3 x budget rand per kg of chicken-livers (factor assumed)' },
  ],
  'beef-tripe': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Tasty Nation Slow-cooked Beef Tripe 1kg', packGrams: 1818, packLabel: '1 kg', rand: 112.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; sold cooked, counted as the raw weight it comes from' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Tasty Nation Slow-cooked Beef Tripe 1kg', packGrams: 1818, packLabel: '1 kg', rand: 112.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; sold cooked, counted as the raw weight it comes from' },
  ],
  'beef-kidney': [
    { tier: 'budget', store: 'Any store', product: 'Ox kidney 1kg', packGrams: 1000, packLabel: '1 kg', rand: 44.98, date: '2026-02-19', status: 'estimated', basis: '0.9 x budget rand per kg of chicken-livers (factor assumed)' },
    { tier: 'premium', store: 'Any store', product: 'Ox kidney 1kg', packGrams: 1000, packLabel: '1 kg', rand: 54.98, date: '2026-02-19', status: 'estimated', basis: '1.1 x budget rand per kg of chicken-livers (factor assumed)' },
  ],
  'boerewors': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Bulk Farmstyle Boerewors P/kg', packGrams: 1000, packLabel: '1 kg', rand: 99.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Country Classic Thick Boerewors', packGrams: 1000, packLabel: '1 kg', rand: 129.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
  ],
  'beef-sausages': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Beef Sausage 500g', packGrams: 500, packLabel: '500 g', rand: 79.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Beef Sausage', packGrams: 1000, packLabel: '1 kg', rand: 169.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
  ],
  'beef-patties': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Ground Beef 800g', packGrams: 800, packLabel: '800 g', rand: 109.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'I&J Beefers Steakburgers 500g', packGrams: 500, packLabel: '500 g', rand: 84.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Ground Beef 400g', packGrams: 400, packLabel: '400 g', rand: 54.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'I&J Beefers Steakburgers 500g', packGrams: 500, packLabel: '500 g', rand: 84.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'corned-beef-tinned': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Corn Meat 45% Min Lean 300g', packGrams: 300, packLabel: '300 g tin', rand: 32.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Bull Brand Corned Meat (300 g)', packGrams: 300, packLabel: '300 g tin', rand: 24.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Lucky Star Corned Meat Regular 300g', packGrams: 300, packLabel: '300 g tin', rand: 34.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'biltong': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Sliced Beef Biltong 300g', packGrams: 300, packLabel: '300 g', rand: 139.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Sliced Beef Biltong 80g', packGrams: 80, packLabel: '80 g', rand: 53.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Sliced Beef Biltong 80g', packGrams: 80, packLabel: '80 g', rand: 53.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'droewors': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Beef Droewors 300g', packGrams: 300, packLabel: '300 g', rand: 149.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Beef Droëwors 80g', packGrams: 80, packLabel: '80 g', rand: 59.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Droëwors Bites 200g', packGrams: 200, packLabel: '200 g', rand: 154.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'viennas': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Smoked Viennas 500g', packGrams: 500, packLabel: '500 g', rand: 41.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Busy Corner Smoked Viennas 500g', packGrams: 500, packLabel: '500 g', rand: 38.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Eskort Red Viennas 125g', packGrams: 125, packLabel: '125 g', rand: 17.49, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Eskort Smoked Viennas 500g', packGrams: 500, packLabel: '500 g', rand: 46.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'polony': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name French Polony 1kg', packGrams: 1000, packLabel: '1 kg', rand: 42.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Eskort French Polony 250g', packGrams: 250, packLabel: '250 g', rand: 17.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Eskort French Polony 1kg', packGrams: 1000, packLabel: '1 kg', rand: 59.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'russians': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Smoked Russians 500g', packGrams: 500, packLabel: '500 g', rand: 69.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Eskort Smoked Russian Sausages 500g', packGrams: 500, packLabel: '500 g', rand: 79.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'lamb-stew': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Stewing Mutton', packGrams: 1000, packLabel: '1 kg', rand: 149.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Stewing Lamb', packGrams: 1000, packLabel: '1 kg', rand: 179.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
  ],
  'lamb-chops': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Bulk Lamb Braai Chops', packGrams: 1000, packLabel: '1 kg', rand: 169.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Lamb Loin Chops', packGrams: 1000, packLabel: '1 kg', rand: 219.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
  ],
  'lamb-neck': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Lamb Neck', packGrams: 1000, packLabel: '1 kg', rand: 181.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Lamb Neck', packGrams: 1000, packLabel: '1 kg', rand: 181.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
  ],
  'lamb-leg': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Leg of Lamb Roast', packGrams: 1000, packLabel: '1 kg', rand: 189.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Deboned Lamb Leg', packGrams: 1266, packLabel: '1 kg', rand: 251.99, date: '2026-01-08', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-01-08.csv: shelf price, sold by weight, read as rand per kg; sold deboned, counted as the whole weight it comes from' },
  ],
  'pork-chops': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Pork Braai Chops', packGrams: 1000, packLabel: '1 kg', rand: 99.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Pork Loin Chops', packGrams: 1000, packLabel: '1 kg', rand: 119.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
  ],
  'pork-pack': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Pork Pack', packGrams: 1000, packLabel: '1 kg', rand: 79.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
    { tier: 'budget', store: 'Shoprite', product: 'Pork Pack', packGrams: 1000, packLabel: '1 kg', rand: 69.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d shoprite_products.csv: shelf price on the store site; specials page' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Pork Belly Roast', packGrams: 1000, packLabel: '1 kg', rand: 109.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
  ],
  'pork-ribs': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Butchery Pork Spare Ribs', packGrams: 1000, packLabel: '1 kg', rand: 109.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
    { tier: 'premium', store: 'Pick n Pay', product: 'BRM Pork Spare Ribs 1kg', packGrams: 1000, packLabel: '1 kg', rand: 184.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'pork-mince': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Pork & Beef Mince', packGrams: 1000, packLabel: '1 kg', rand: 109.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Pork & Beef Mince', packGrams: 1000, packLabel: '1 kg', rand: 109.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
  ],
  'pork-sausages': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Bulk Pork Sausages 900g', packGrams: 900, packLabel: '900 g', rand: 109.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Renown Pork Bangers 375g', packGrams: 375, packLabel: '375 g', rand: 42.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Eskort Gold Medal Pork Sausages 750g', packGrams: 750, packLabel: '750 g', rand: 119.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'bacon': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Shoulder Bacon 200g', packGrams: 200, packLabel: '200 g', rand: 39.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Eskort Streaky Bacon 200g', packGrams: 200, packLabel: '200 g', rand: 57.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'ham': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Sliced Sandwich Ham 180g', packGrams: 180, packLabel: '180 g', rand: 28.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Sliced Cooked Ham 200g', packGrams: 200, packLabel: '200 g', rand: 49.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'gammon': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Boneless Gammon', packGrams: 1000, packLabel: '1 kg', rand: 96.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Boneless Gammon', packGrams: 1000, packLabel: '1 kg', rand: 96.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price, sold by weight, read as rand per kg' },
  ],
  'ostrich-goulash': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Ostrich Goulash 500g', packGrams: 500, packLabel: '500 g', rand: 72.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Live Well Extra Lean Ostrich Mince 500g', packGrams: 500, packLabel: '500 g', rand: 73.99, date: '2025-09-25', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-09-25.csv: shelf price on the store site' },
  ],
  'ostrich-fillet': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Ostrich Prime Steak 500g', packGrams: 500, packLabel: '500 g', rand: 93.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Ostrich Fillet 500g', packGrams: 500, packLabel: '500 g', rand: 129.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'hake-fillets': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Fishmonger\'s Hake Fillets 500g', packGrams: 500, packLabel: '500 g', rand: 114.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Sea Harvest Hake Fillets 600g', packGrams: 600, packLabel: '600 g', rand: 134.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Sea Harvest Petit Hake Fillets 400g', packGrams: 400, packLabel: '400 g', rand: 95.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Sea Harvest Hake Fillets 600g', packGrams: 600, packLabel: '600 g', rand: 134.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'hake-crumbed': [
    { tier: 'budget', store: 'Pick n Pay', product: 'I&J Original Fish Fingers 600g', packGrams: 600, packLabel: '600 g', rand: 89.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Sea Harvest Crisp & Chunky Classic Hake 500g', packGrams: 500, packLabel: '500 g', rand: 118.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'pilchards-tinned': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Pilchards in Tomato Sauce 400g', packGrams: 400, packLabel: '400 g tin', rand: 25.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Shoprite', product: 'Saldanha Pilchards in Tomato Sauce 400g', packGrams: 400, packLabel: '400 g tin', rand: 21.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d shoprite_products.csv: shelf price on the store site; specials page' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Saldanha Pilchards In Tomato Sauce 155g', packGrams: 155, packLabel: '155 g tin', rand: 15.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Lucky Star Pilchards in Tomato Sauce 400g', packGrams: 400, packLabel: '400 g tin', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'tuna-tinned': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Live Well Shredded Tuna in Salt Water 170g', packGrams: 170, packLabel: '170 g tin', rand: 21.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Lucky Star Shredded Tuna in Water (6 x 170 g)', packGrams: 1020, packLabel: '1.02 kg (6 tins of 170 g)', rand: 108.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Tuna Chunks in Salt Water 170g', packGrams: 170, packLabel: '170 g tin', rand: 24.99, date: '2026-02-12', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-12.csv: shelf price on the store site' },
  ],
  'tuna-tinned-oil': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Tuna Shredded in Oil 170g', packGrams: 170, packLabel: '170 g tin', rand: 21.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Lucky Star Light Meat Tuna Chunks in Vegetable Oil (170 g, Pack of 6)', packGrams: 1020, packLabel: '1.02 kg (6 tins of 170 g)', rand: 108.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Tuna Solid in Oil 170g', packGrams: 170, packLabel: '170 g tin', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'sardines-tinned': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Lucky Star Sardines in Vegetable Oil 120g', packGrams: 120, packLabel: '120 g tin', rand: 24.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Lucky Star Sardines in Vegetable Oil (120 g)', packGrams: 120, packLabel: '120 g tin', rand: 21.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Lucky Star Sardines in Vegetable Oil (10 x 120 g)', packGrams: 1200, packLabel: '1.2 kg', rand: 199.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Mayfair Sardines In Olive Oil 120g', packGrams: 120, packLabel: '120 g tin', rand: 43.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'salmon-tinned': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Pink Salmon In Brine 400g', packGrams: 400, packLabel: '400 g tin', rand: 109.99, date: '2025-07-27', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-07-27.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Pink Salmon in Brine 200g', packGrams: 200, packLabel: '200 g tin', rand: 59.99, date: '2025-12-25', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-12-25.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Pink Salmon in Brine 200g', packGrams: 200, packLabel: '200 g tin', rand: 59.99, date: '2025-12-25', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-12-25.csv: shelf price on the store site' },
  ],
  'middlecut-tinned': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Lucky Star Middlecut Fish 425g', packGrams: 425, packLabel: '425 g tin', rand: 42.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Lucky Star Middlecut Fish 425g', packGrams: 425, packLabel: '425 g tin', rand: 42.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'salmon-fresh': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Fishmonger\'s Norwegian Salmon 500g', packGrams: 500, packLabel: '500 g', rand: 334.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Fishmonger\'s Norwegian Salmon 500g', packGrams: 500, packLabel: '500 g', rand: 334.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'snoek': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Fishmonger\'s Snoek Braai 800g', packGrams: 800, packLabel: '800 g', rand: 134.99, date: '2025-09-18', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-09-18.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Fishmonger\'s Snoek Braai 800g', packGrams: 800, packLabel: '800 g', rand: 134.99, date: '2025-09-18', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-09-18.csv: shelf price on the store site' },
  ],
  'maasbanker': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Fishmonger\'s Maasbanker 800g', packGrams: 800, packLabel: '800 g', rand: 74.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Fishmonger\'s Maasbanker 800g', packGrams: 800, packLabel: '800 g', rand: 74.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'basa-fillets': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Fishmonger\'s Basa Fillets 800g', packGrams: 800, packLabel: '800 g', rand: 144.99, date: '2026-02-05', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-05.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Breco Pangasius Basa Fillets 4/6 800g', packGrams: 800, packLabel: '800 g', rand: 153.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'kingklip': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Fishmonger\'s Kingklip 500g', packGrams: 500, packLabel: '500 g', rand: 179.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Fishmonger\'s Kingklip 500g', packGrams: 500, packLabel: '500 g', rand: 179.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'smoked-haddock': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Sea Harvest Prime Steak Haddock 500g', packGrams: 500, packLabel: '500 g', rand: 122.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Sea Harvest Prime Steak Haddock 500g', packGrams: 500, packLabel: '500 g', rand: 122.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'fish-cakes': [
    { tier: 'budget', store: 'Pick n Pay', product: 'I&J Fish Cakes 600g', packGrams: 600, packLabel: '600 g', rand: 99.99, date: '2025-10-30', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-10-30.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'I&J Haddock Fish Cakes 300g', packGrams: 300, packLabel: '300 g', rand: 58.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'I&J Haddock Fish Cakes 300g', packGrams: 300, packLabel: '300 g', rand: 58.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'prawns': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Fishmonger\'s Vannamei Prawn 41/50 700g', packGrams: 700, packLabel: '700 g', rand: 199.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Fishmonger\'s Pink Prawn 26/30 800g', packGrams: 800, packLabel: '800 g', rand: 299.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'prawn-meat': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Fishmonger\'s Catering Prawn Meat 800g', packGrams: 800, packLabel: '800 g', rand: 204.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Breco Prawn Meat 20/40 400g', packGrams: 400, packLabel: '400 g', rand: 139.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Breco Catering Prawn Meat 400g', packGrams: 400, packLabel: '400 g', rand: 102.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Breco Prawn Meat 20/40 400g', packGrams: 400, packLabel: '400 g', rand: 139.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'mussels': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Fishmonger\'s West Coast Mussel Meat 400g', packGrams: 400, packLabel: '400 g', rand: 99.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Fishmonger\'s West Coast Mussel Meat 400g', packGrams: 400, packLabel: '400 g', rand: 99.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'calamari': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Fishmonger\'s Calamari Rings 400g', packGrams: 400, packLabel: '400 g', rand: 104.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Fishmonger\'s Calamari Strips 400g', packGrams: 400, packLabel: '400 g', rand: 109.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'fish-paste': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Peck\'s Anchovette Fish Paste 225g', packGrams: 225, packLabel: '225 g', rand: 63.99, date: '2025-10-23', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-10-23.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Peck\'s Anchovette Fish Paste 125g', packGrams: 125, packLabel: '125 g', rand: 45.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Pecks Anchovette (225 g)', packGrams: 225, packLabel: '225 g', rand: 58.75, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Peck\'s Anchovette Fish Paste 125g', packGrams: 125, packLabel: '125 g', rand: 45.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'potatoes': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP All Purpose Potatoes 7kg', packGrams: 7000, packLabel: '7 kg', rand: 64.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP All Purpose Potatoes 2kg', packGrams: 2000, packLabel: '2 kg', rand: 42.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Shoprite', product: 'Potatoes 7kg', packGrams: 7000, packLabel: '7 kg', rand: 44.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d shoprite_products.csv: shelf price on the store site; specials page' },
    { tier: 'budget', store: 'Woolworths', product: 'Medium Potatoes 2 kg', packGrams: 2000, packLabel: '2 kg', rand: 39.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site' },
    { tier: 'budget', store: 'Woolworths', product: 'Large Potatoes 2 kg', packGrams: 2000, packLabel: '2 kg', rand: 41.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Potatoes 1kg', packGrams: 1000, packLabel: '1 kg', rand: 19.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Woolworths', product: 'Medium Potatoes 2 kg', packGrams: 2000, packLabel: '2 kg', rand: 39.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site' },
    { tier: 'premium', store: 'Woolworths', product: 'Large Potatoes 2 kg', packGrams: 2000, packLabel: '2 kg', rand: 41.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site' },
  ],
  'baby-potatoes': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Potatoes Baby 1kg', packGrams: 1000, packLabel: '1 kg', rand: 14.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Woolworths', product: 'Baby Potatoes 700 g', packGrams: 700, packLabel: '700 g', rand: 24.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site' },
  ],
  'sweet-potatoes': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Sweet Potatoes 1kg', packGrams: 1000, packLabel: '1 kg', rand: 31.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Sweet Potatoes 2kg', packGrams: 2000, packLabel: '2 kg', rand: 59.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Orange Sweet Potatoes 1kg', packGrams: 1000, packLabel: '1 kg', rand: 34.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'butternut': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Butternut 3kg', packGrams: 3000, packLabel: '3 kg', rand: 38.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Woolworths', product: 'Butternut 500 g', packGrams: 595, packLabel: '500 g', rand: 26.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site; sold peeled and cut, counted as the whole weight it comes from' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Let\'s Cook Butternut 500g', packGrams: 595, packLabel: '500 g', rand: 25.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; sold peeled and cut, counted as the whole weight it comes from' },
    { tier: 'premium', store: 'Woolworths', product: 'Butternut 500 g', packGrams: 595, packLabel: '500 g', rand: 26.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site; sold peeled and cut, counted as the whole weight it comes from' },
  ],
  'pumpkin': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Blue Pumpkin Quarter', packGrams: 1200, packLabel: '1 quarter (about 1.2 kg)', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'budget', store: 'Woolworths', product: 'Pumpkin 500 g', packGrams: 667, packLabel: '500 g', rand: 26.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site; sold peeled and cut, counted as the whole weight it comes from' },
    { tier: 'premium', store: 'Woolworths', product: 'Pumpkin 500 g', packGrams: 667, packLabel: '500 g', rand: 26.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site; sold peeled and cut, counted as the whole weight it comes from' },
  ],
  'gem-squash': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Gem Squash 2kg', packGrams: 2000, packLabel: '2 kg', rand: 49.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Woolworths', product: 'Gem Squash 1 kg', packGrams: 1000, packLabel: '1 kg', rand: 29.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site' },
    { tier: 'premium', store: 'Woolworths', product: 'Gem Squash 1 kg', packGrams: 1000, packLabel: '1 kg', rand: 29.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site' },
  ],
  'cabbage': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Cabbage Head', packGrams: 1800, packLabel: '1 head (about 1.8 kg)', rand: 18.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Cabbage Half', packGrams: 900, packLabel: 'half (about 0.9 kg)', rand: 15.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Cabbage', packGrams: 1800, packLabel: '1 head (about 1.8 kg)', rand: 21.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
  ],
  'red-cabbage': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Red Cabbage Head', packGrams: 1000, packLabel: '1 head (about 1 kg)', rand: 19.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Red Cabbage Head', packGrams: 1000, packLabel: '1 head (about 1 kg)', rand: 19.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
  ],
  'carrots': [
    { tier: 'budget', store: 'Shoprite', product: 'Carrots 1kg', packGrams: 1000, packLabel: '1 kg', rand: 12.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d shoprite_products.csv: shelf price on the store site; listed on a specials page' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Carrots 500g', packGrams: 500, packLabel: '500 g', rand: 9.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Woolworths', product: 'Large Carrots 1 kg', packGrams: 1000, packLabel: '1 kg', rand: 19.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site' },
  ],
  'onions': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Onions 3kg', packGrams: 3000, packLabel: '3 kg', rand: 43.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Shoprite', product: 'Onions 1kg', packGrams: 1000, packLabel: '1 kg', rand: 18.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d shoprite_products.csv: shelf price on the store site; specials page' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Onions 5kg', packGrams: 5000, packLabel: '5 kg', rand: 54.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Weather Blemished Onions 7kg', packGrams: 7000, packLabel: '7 kg', rand: 68.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Woolworths', product: 'Brown Onions 1 kg', packGrams: 1000, packLabel: '1 kg', rand: 22.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site' },
  ],
  'onions-red': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Onions Red 1kg', packGrams: 1000, packLabel: '1 kg', rand: 39.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Onions Red 1kg', packGrams: 1000, packLabel: '1 kg', rand: 39.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'spring-onions': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Spring Onions Sleeve', packGrams: 120, packLabel: '1 bunch (about 120 g)', rand: 19.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Spring Onions Sleeve', packGrams: 120, packLabel: '1 bunch (about 120 g)', rand: 19.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
  ],
  'tomatoes': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Tomatoes 1.5kg', packGrams: 1500, packLabel: '1.5 kg', rand: 44.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Woolworths', product: 'Salad Tomatoes 1 kg', packGrams: 1000, packLabel: '1 kg', rand: 32.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP English Tomatoes 1kg', packGrams: 1000, packLabel: '1 kg', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Salad Tomatoes 750g', packGrams: 750, packLabel: '750 g', rand: 24.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Woolworths', product: 'Salad Tomatoes 1 kg', packGrams: 1000, packLabel: '1 kg', rand: 32.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site' },
  ],
  'cherry-tomatoes': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Cherry Tomatoes 500g', packGrams: 500, packLabel: '500 g', rand: 46.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Woolworths', product: 'Rosa Tomatoes 400 g', packGrams: 400, packLabel: '400 g', rand: 42.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Cherry Tomatoes 250g', packGrams: 250, packLabel: '250 g', rand: 26.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Woolworths', product: 'Rosa Tomatoes 400 g', packGrams: 400, packLabel: '400 g', rand: 42.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site' },
  ],
  'spinach': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Spinach Bunch', packGrams: 350, packLabel: '1 bunch (about 350 g)', rand: 16.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Sliced Swiss Chard 600g', packGrams: 706, packLabel: '600 g', rand: 39.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; sold sliced, counted as the whole weight it comes from' },
  ],
  'baby-spinach': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Baby Spinach 400g', packGrams: 400, packLabel: '400 g', rand: 48.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Woolworths', product: 'Baby Spinach 200 g', packGrams: 200, packLabel: '200 g', rand: 34.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Baby Spinach 100g', packGrams: 100, packLabel: '100 g', rand: 24.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Woolworths', product: 'Baby Spinach 200 g', packGrams: 200, packLabel: '200 g', rand: 34.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site' },
  ],
  'spinach-frozen': [
    { tier: 'budget', store: 'Pick n Pay', product: 'McCain Garden Spinach 750g', packGrams: 750, packLabel: '750 g', rand: 69.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'McCain Garden Spinach 750g', packGrams: 750, packLabel: '750 g', rand: 69.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'morogo': [
    { tier: 'budget', store: 'Any store', product: 'Morogo bunch', packGrams: 350, packLabel: '1 bunch (about 350 g)', rand: 16.99, date: '2026-02-19', status: 'estimated', basis: '1.0 x budget rand per kg of spinach (factor assumed)' },
    { tier: 'premium', store: 'Any store', product: 'Morogo bunch', packGrams: 350, packLabel: '1 bunch (about 350 g)', rand: 20.39, date: '2026-02-19', status: 'estimated', basis: '1.2 x budget rand per kg of spinach (factor assumed)' },
  ],
  'kale': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Kale Mix 300g', packGrams: 300, packLabel: '300 g', rand: 25.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Kale Bunch', packGrams: 200, packLabel: '1 bunch (about 200 g)', rand: 19.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Kale Bunch', packGrams: 200, packLabel: '1 bunch (about 200 g)', rand: 19.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
  ],
  'broccoli': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Broccoli', packGrams: 400, packLabel: '1 head (about 400 g)', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Woolworths', product: 'Broccoli Florets 300 g', packGrams: 375, packLabel: '300 g', rand: 36.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site; sold florets, counted as the whole weight it comes from' },
  ],
  'broccoli-frozen': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Pnp Frozen Broccoli Florets 750g', packGrams: 750, packLabel: '750 g', rand: 49.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'McCain Broccoli Florets 750g', packGrams: 750, packLabel: '750 g', rand: 59.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'cauliflower': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Cauliflower', packGrams: 700, packLabel: '1 head (about 700 g)', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Woolworths', product: 'Whole Cauliflower Avg 500 g', packGrams: 500, packLabel: '500 g', rand: 32.64, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site' },
  ],
  'cauliflower-frozen': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Frozen Cauliflower Florets 750g', packGrams: 750, packLabel: '750 g', rand: 49.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'McCain Cauliflower Florets 750g', packGrams: 750, packLabel: '750 g', rand: 52.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'green-beans': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Green Beans 500g', packGrams: 500, packLabel: '500 g', rand: 32.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Green Beans 350g', packGrams: 350, packLabel: '350 g', rand: 23.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Fine Beans 400g', packGrams: 400, packLabel: '400 g', rand: 46.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'green-beans-frozen': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Frozen Cut Green Beans 750g', packGrams: 750, packLabel: '750 g', rand: 49.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Frozen Cut Green Beans 250g', packGrams: 250, packLabel: '250 g', rand: 18.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'McCain Green Beans 750g', packGrams: 750, packLabel: '750 g', rand: 52.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'peas-frozen': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Frozen Green Peas 750g', packGrams: 750, packLabel: '750 g', rand: 49.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'McCain Garden Peas 250g', packGrams: 250, packLabel: '250 g', rand: 19.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'McCain Garden Peas 750g', packGrams: 750, packLabel: '750 g', rand: 52.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'mixed-veg-frozen': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Mixed Vegetables 900g', packGrams: 900, packLabel: '900 g', rand: 36.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Mccain Mixed Vegetables 250g', packGrams: 250, packLabel: '250 g', rand: 19.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Mccain Mixed Vegetables 1kg', packGrams: 1000, packLabel: '1 kg', rand: 54.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'stir-fry-veg-frozen': [
    { tier: 'budget', store: 'Pick n Pay', product: 'McCain Asian Stir Fry Vegetable Mix 700g', packGrams: 700, packLabel: '700 g', rand: 44.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'budget', store: 'Pick n Pay', product: 'McCain Vegetable Mix French Stir Fry 250g', packGrams: 250, packLabel: '250 g', rand: 19.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Live Well Vegetable Stir Fry Mix 700g', packGrams: 700, packLabel: '700 g', rand: 44.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'sweetcorn-cob': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Sweetcorn 4 Pack', packGrams: 1000, packLabel: '4 mielies', rand: 32.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Woolworths', product: 'Sweetcorn 4 pk', packGrams: 1000, packLabel: '4 mielies', rand: 36.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site; pack weight assumed' },
  ],
  'sweetcorn-frozen': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Frozen Sweetcorn Kernels 750g', packGrams: 750, packLabel: '750 g', rand: 49.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Natures Garden Sweetcorn 250g', packGrams: 250, packLabel: '250 g', rand: 19.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'McCain Sweet Corn 750g', packGrams: 750, packLabel: '750 g', rand: 54.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'sweetcorn-tinned': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Whole Kernel Corn 410g', packGrams: 410, packLabel: '410 g tin', rand: 19.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Koo Whole Kernel Corn 410g', packGrams: 410, packLabel: '410 g tin', rand: 23.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'creamstyle-corn': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Cream Style Sweetcorn 420g', packGrams: 420, packLabel: '420 g tin', rand: 19.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Econo Cream Style Sweet Corn (410 g)', packGrams: 410, packLabel: '410 g tin', rand: 16.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Koo Creamstyle Sweetcorn 415g', packGrams: 415, packLabel: '415 g tin', rand: 23.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'beetroot': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Beetroot 1kg', packGrams: 1000, packLabel: '1 kg', rand: 14.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Beetroot Bunch', packGrams: 700, packLabel: '1 bunch (about 700 g)', rand: 22.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
  ],
  'beetroot-jar': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Grated Beetroot 780g', packGrams: 780, packLabel: '780 g jar', rand: 38.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Koo Crinkle Cut Beetroot Slices 780g', packGrams: 780, packLabel: '780 g jar', rand: 39.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'cucumber': [
    { tier: 'budget', store: 'Shoprite', product: 'English Cucumber', packGrams: 350, packLabel: '1 cucumber (about 350 g)', rand: 16.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d shoprite_products.csv: shelf price on the store site; pack weight assumed; listed on a specials page' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Mini Cucumber', packGrams: 170, packLabel: '1 cucumber (about 170 g)', rand: 11.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Woolworths', product: 'English Cucumber', packGrams: 350, packLabel: '1 cucumber (about 350 g)', rand: 19.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site; pack weight assumed' },
  ],
  'lettuce': [
    { tier: 'budget', store: 'Shoprite', product: 'Crisp Lettuce Head', packGrams: 450, packLabel: '1 head (about 450 g)', rand: 16.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d shoprite_products.csv: shelf price on the store site; pack weight assumed; listed on a specials page' },
    { tier: 'premium', store: 'Woolworths', product: 'Iceberg Lettuce', packGrams: 450, packLabel: '1 head (about 450 g)', rand: 22.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site; pack weight assumed' },
  ],
  'salad-leaves': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Lettuce Mix 80g', packGrams: 80, packLabel: '80 g', rand: 12.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Baby Leaf Salad 200g', packGrams: 200, packLabel: '200 g', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Woolworths', product: 'Crunchita™ Lettuce 180 g', packGrams: 180, packLabel: '180 g', rand: 29.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site' },
  ],
  'green-pepper': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Green Peppers 800g', packGrams: 800, packLabel: '800 g', rand: 46.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Shoprite', product: 'Green Peppers 500g', packGrams: 500, packLabel: '500 g', rand: 24.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d shoprite_products.csv: shelf price on the store site; specials page' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Peppers Green 2s', packGrams: 320, packLabel: '2 peppers', rand: 19.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Peppers Green 2s', packGrams: 320, packLabel: '2 peppers', rand: 19.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
  ],
  'mixed-peppers': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Robot Pepper 3 Pack', packGrams: 480, packLabel: '3 peppers', rand: 44.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Woolworths', product: '3 Colour Peppers', packGrams: 480, packLabel: '3 peppers', rand: 44.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site; pack weight assumed' },
  ],
  'chillies': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Cayenne Chillies 50g', packGrams: 50, packLabel: '50 g', rand: 15.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Bird\'s Eye Chillies 50g', packGrams: 50, packLabel: '50 g', rand: 16.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'mushrooms': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP White Mushrooms 250g', packGrams: 250, packLabel: '250 g', rand: 34.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Woolworths', product: 'Button Mushrooms 250 g', packGrams: 250, packLabel: '250 g', rand: 36.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site' },
  ],
  'mushrooms-brown': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Mushrooms Brown 400g', packGrams: 400, packLabel: '400 g', rand: 54.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Portabellini Mushrooms 250g', packGrams: 250, packLabel: '250 g', rand: 36.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Portabellini Mushrooms 250g', packGrams: 250, packLabel: '250 g', rand: 36.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'baby-marrow': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Baby Marrows 600g', packGrams: 600, packLabel: '600 g', rand: 46.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Woolworths', product: 'Baby Marrows 350 g', packGrams: 350, packLabel: '350 g', rand: 34.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Baby Marrows 350g', packGrams: 350, packLabel: '350 g', rand: 32.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Woolworths', product: 'Baby Marrows 350 g', packGrams: 350, packLabel: '350 g', rand: 34.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site' },
  ],
  'brinjal': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Brinjals Pack', packGrams: 500, packLabel: '1 pack (about 500 g)', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Brinjals Pack', packGrams: 500, packLabel: '1 pack (about 500 g)', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
  ],
  'garlic': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Garlic in Netting', packGrams: 150, packLabel: '1 pack (about 150 g)', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Woolworths', product: 'Garlic Min 120 g', packGrams: 120, packLabel: '120 g', rand: 48.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site' },
  ],
  'ginger': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Ginger in Netting', packGrams: 200, packLabel: '1 pack (about 200 g)', rand: 32.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Ginger in Netting', packGrams: 200, packLabel: '1 pack (about 200 g)', rand: 32.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
  ],
  'garlic-ginger-paste': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Hq Foods Pure Garlic & Ginger 375ml', packGrams: 395, packLabel: '375 ml', rand: 37.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'budget', store: 'Pick n Pay', product: 'HQ Foods Garlic & Ginger 100ml', packGrams: 105, packLabel: '100 ml', rand: 17.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'HQ Foods Garlic & Ginger 100ml', packGrams: 105, packLabel: '100 ml', rand: 17.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'celery': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Table Celery Bunch', packGrams: 500, packLabel: '1 bunch (about 500 g)', rand: 26.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Celery Fingers 250g', packGrams: 281, packLabel: '250 g', rand: 26.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; sold trimmed, counted as the whole weight it comes from' },
  ],
  'leeks': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Leeks 300g', packGrams: 300, packLabel: '300 g', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Leeks Bunch', packGrams: 300, packLabel: '1 bunch (about 300 g)', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
  ],
  'radishes': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Radishes 200g', packGrams: 200, packLabel: '200 g', rand: 21.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Radishes 200g', packGrams: 200, packLabel: '200 g', rand: 21.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'coleslaw-mix': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Coleslaw 300g', packGrams: 300, packLabel: '300 g', rand: 19.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Rainbow Slaw Mix 300g', packGrams: 300, packLabel: '300 g', rand: 23.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'dhania': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Dhania Bunch', packGrams: 80, packLabel: '1 bunch (about 80 g)', rand: 22.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'budget', store: 'Woolworths', product: 'Fresh Coriander 30 g', packGrams: 30, packLabel: '30 g', rand: 14.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site' },
    { tier: 'premium', store: 'Woolworths', product: 'Fresh Coriander 30 g', packGrams: 30, packLabel: '30 g', rand: 14.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site' },
  ],
  'parsley': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Herbs Parsley Bulk 80g', packGrams: 80, packLabel: '80 g', rand: 27.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Herbs Parsley 20g', packGrams: 20, packLabel: '20 g', rand: 13.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Herbs Parsley 20g', packGrams: 20, packLabel: '20 g', rand: 13.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'basil': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Basil 80g', packGrams: 80, packLabel: '80 g', rand: 23.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Basil 80g', packGrams: 80, packLabel: '80 g', rand: 23.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'rocket': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Wild Rocket 80g', packGrams: 80, packLabel: '80 g', rand: 23.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Wild Rocket 20g', packGrams: 20, packLabel: '20 g', rand: 13.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Wild Rocket 20g', packGrams: 20, packLabel: '20 g', rand: 13.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'edamame': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Shelled Edamame Beans', packGrams: 300, packLabel: '1 pack (about 300 g)', rand: 48.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Shelled Edamame Beans', packGrams: 300, packLabel: '1 pack (about 300 g)', rand: 48.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
  ],
  'chips-frozen': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Nature\'s Garden Frozen Slap Chips 900g', packGrams: 900, packLabel: '900 g', rand: 52.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Straight Cut Frying Potato Chips 1kg', packGrams: 1000, packLabel: '1 kg', rand: 46.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'premium', store: 'Pick n Pay', product: 'McCain Slap Chips 1.5kg', packGrams: 1500, packLabel: '1.5 kg', rand: 94.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'avocado': [
    { tier: 'budget', store: 'Shoprite', product: 'Avocado', packGrams: 200, packLabel: '1 avocado (about 200 g)', rand: 9.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d shoprite_products.csv: shelf price on the store site; pack weight assumed; listed on a specials page' },
    { tier: 'premium', store: 'Woolworths', product: 'Ripe & Ready Hass/Green Skin/Flavourburst™ Avocados 4 pk', packGrams: 800, packLabel: '4 avocados', rand: 67.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site; pack weight assumed' },
  ],
  'tomatoes-tinned': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Blue Crane Chopped Tomatoes 400g', packGrams: 400, packLabel: '400 g tin', rand: 21.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'M Whole Peeled Tomatoes (410 g)', packGrams: 410, packLabel: '410 g tin', rand: 17.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'M Whole Peeled Tomatoes (410 g, Pack of 6)', packGrams: 2460, packLabel: '2.46 kg (6 tins of 410 g)', rand: 101.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Live Well Chopped Peeled Tomatoes 400g', packGrams: 400, packLabel: '400 g tin', rand: 24.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'tomato-onion-mix': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Rhodes Tomato & Onion Mix 410g', packGrams: 410, packLabel: '410 g tin', rand: 21.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Econo Choice Grade Tomato & Onion Mix (410 g)', packGrams: 410, packLabel: '410 g tin', rand: 14.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Econo Choice Grade Tomato & Onion Mix (410 g, Pack of 6)', packGrams: 2460, packLabel: '2.46 kg (6 tins of 410 g)', rand: 74.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'All Gold Tomato & Onion Mix 410g', packGrams: 410, packLabel: '410 g tin', rand: 23.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'tomato-paste': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Tomato Paste Sachet 50g', packGrams: 50, packLabel: '50 g', rand: 5.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Blue Crane Tomato Paste 100g', packGrams: 100, packLabel: '100 g', rand: 9.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'All Gold Tomato Paste Original 100g', packGrams: 100, packLabel: '100 g', rand: 15.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'tomato-puree': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Tomato Puree 410g', packGrams: 410, packLabel: '410 g tin', rand: 18.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'M Tomato Puree (410 g)', packGrams: 410, packLabel: '410 g tin', rand: 17.25, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'All Gold Tomato Puree 410g', packGrams: 410, packLabel: '410 g tin', rand: 37.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'chakalaka-tinned': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Let\'s Cook Braai Mild & Spicy Chakalaka 410g', packGrams: 410, packLabel: '410 g tin', rand: 19.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Econo Mild Chakalaka (410 g)', packGrams: 410, packLabel: '410 g tin', rand: 16.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Koo Chakalaka Hot & Spicy 410g', packGrams: 410, packLabel: '410 g tin', rand: 24.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'peas-tinned': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Koo Garden Peas 400g', packGrams: 400, packLabel: '400 g tin', rand: 21.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Koo Garden Peas 400g', packGrams: 400, packLabel: '400 g tin', rand: 21.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'olives': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Green Olives Pitted 195g', packGrams: 195, packLabel: '195 g jar', rand: 15.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Oakhurst Kalamata Olives In Brine 200g', packGrams: 200, packLabel: '200 g jar', rand: 73.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'gherkins': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Dill Gherkins 740g', packGrams: 740, packLabel: '740 g jar', rand: 54.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Sweet & Sour Baby Gherkins 410g', packGrams: 410, packLabel: '410 g jar', rand: 42.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Sweet & Sour Baby Gherkins 410g', packGrams: 410, packLabel: '410 g jar', rand: 42.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'coconut-milk': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Mayfair Coconut Milk 400ml', packGrams: 400, packLabel: '400 ml tin', rand: 26.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Blue Crane Coconut Cream 400ml', packGrams: 400, packLabel: '400 ml tin', rand: 38.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'peaches-tinned': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Koo Peach Slices in Syrup 410g', packGrams: 410, packLabel: '410 g tin', rand: 28.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Rhodes Peach Slices in Syrup (410 g)', packGrams: 410, packLabel: '410 g tin', rand: 26.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Rhodes Peach Slices in Syrup (825 g)', packGrams: 825, packLabel: '825 g tin', rand: 48.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Koo Peach Slices in Syrup 410g', packGrams: 410, packLabel: '410 g tin', rand: 28.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'bananas': [
    { tier: 'budget', store: 'Shoprite', product: 'Bananas Per kg', packGrams: 157, packLabel: '1 banana (about 157 g)', rand: 2.98, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d shoprite_products.csv: shelf price of R18.99 a kg, sold by weight; weight of one banana assumed; listed on a specials page' },
    { tier: 'premium', store: 'Woolworths', product: 'Large Bananas Min 950 g', packGrams: 950, packLabel: '950 g', rand: 30.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site' },
  ],
  'apples': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Apples Seasonal 1.5kg', packGrams: 1500, packLabel: '1.5 kg', rand: 36.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Golden Delicious Apples 1.5kg', packGrams: 1500, packLabel: '1.5 kg', rand: 34.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Kidz Yellow Apples 1kg', packGrams: 1000, packLabel: '1 kg', rand: 26.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Woolworths', product: 'Pink Lady® Apples 1 kg', packGrams: 1000, packLabel: '1 kg', rand: 39.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site' },
  ],
  'oranges': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Oranges', packGrams: 1500, packLabel: '1 bag (about 1.5 kg)', rand: 44.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Oranges', packGrams: 1500, packLabel: '1 bag (about 1.5 kg)', rand: 44.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
  ],
  'naartjies': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Naartjies Bag 1kg', packGrams: 1000, packLabel: '1 kg', rand: 14.99, date: '2025-08-14', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-08-14.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Woolworths', product: 'Easy to Peel ClemenGold® Mandarins 1 kg', packGrams: 1000, packLabel: '1 kg', rand: 49.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site' },
  ],
  'pears': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Packham Pears 1.5kg', packGrams: 1500, packLabel: '1.5 kg', rand: 32.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Woolworths', product: 'Ripe & Ready Juicy Pears 6 pk', packGrams: 900, packLabel: '6 pears', rand: 29.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site; pack weight assumed' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Kidz Pears 1kg', packGrams: 1000, packLabel: '1 kg', rand: 19.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Woolworths', product: 'Ripe & Ready Juicy Pears 6 pk', packGrams: 900, packLabel: '6 pears', rand: 29.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site; pack weight assumed' },
  ],
  'grapes': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Red Seedless Grapes 500g', packGrams: 500, packLabel: '500 g', rand: 39.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Woolworths', product: 'Seedless White Grapes 500 g', packGrams: 500, packLabel: '500 g', rand: 76.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site' },
  ],
  'mango': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Mango Ripe and Ready 2 Pack', packGrams: 700, packLabel: '2 mangoes', rand: 44.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Ripen At Home Mango', packGrams: 350, packLabel: '1 mango (about 350 g)', rand: 19.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Mango for Me 280g', packGrams: 400, packLabel: '280 g', rand: 44.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; sold cut fruit, counted as the whole weight it comes from' },
  ],
  'pawpaw': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Breakfast Papaya', packGrams: 1200, packLabel: '1 pawpaw (about 1.2 kg)', rand: 59.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Baby Papaya 2 Pack', packGrams: 900, packLabel: '2 pawpaws', rand: 54.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Baby Papaya 2 Pack', packGrams: 900, packLabel: '2 pawpaws', rand: 54.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
  ],
  'pineapple': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Queen Pineapple', packGrams: 800, packLabel: '1 pineapple (about 800 g)', rand: 26.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Prepacked Queen Pineapple', packGrams: 800, packLabel: '1 pineapple (about 800 g)', rand: 48.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
  ],
  'guavas': [
    { tier: 'budget', store: 'Any store', product: 'Guavas 1kg', packGrams: 1000, packLabel: '1 kg', rand: 30.79, date: '2026-02-19', status: 'estimated', basis: '1.4 x budget rand per kg of pears (factor assumed)' },
    { tier: 'premium', store: 'Any store', product: 'Guavas 1kg', packGrams: 1000, packLabel: '1 kg', rand: 43.98, date: '2026-02-19', status: 'estimated', basis: '2.0 x budget rand per kg of pears (factor assumed)' },
  ],
  'peaches': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Ripen At Home Cling Peaches Punnet 750g', packGrams: 750, packLabel: '750 g', rand: 34.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Ripen At Home White Flesh Dessert Peaches 750g', packGrams: 750, packLabel: '750 g', rand: 32.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Ripe & Ready Nectarines', packGrams: 750, packLabel: '1 pack (about 750 g)', rand: 48.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
  ],
  'plums': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Ripen At Home Plums', packGrams: 750, packLabel: '1 pack (about 750 g)', rand: 34.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Ripe & Ready Plums', packGrams: 750, packLabel: '1 pack (about 750 g)', rand: 44.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
  ],
  'watermelon': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Quarter Watermelon', packGrams: 2000, packLabel: 'quarter (about 2 kg)', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Half Watermelon', packGrams: 4000, packLabel: 'half (about 4 kg)', rand: 59.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
  ],
  'spanspek': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Melons Spanspek', packGrams: 1500, packLabel: '1 spanspek (about 1.5 kg)', rand: 44.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Melon Duo', packGrams: 980, packLabel: '500 g', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed; sold cut fruit, counted as the whole weight it comes from' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Melon Duo', packGrams: 980, packLabel: '500 g', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed; sold cut fruit, counted as the whole weight it comes from' },
  ],
  'strawberries': [
    { tier: 'budget', store: 'Woolworths', product: 'Strawberries 400 g', packGrams: 400, packLabel: '400 g', rand: 59.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Strawberries 250g', packGrams: 250, packLabel: '250 g', rand: 52.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Strawberries 250g', packGrams: 250, packLabel: '250 g', rand: 52.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'berries-frozen': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Frozen Assorted Berries 1kg', packGrams: 1000, packLabel: '1 kg', rand: 132.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Frozen Assorted Berries 500g', packGrams: 500, packLabel: '500 g', rand: 67.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Live Well Frozen Assorted Berries 500g', packGrams: 500, packLabel: '500 g', rand: 67.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'blueberries': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Frozen Blueberries 1kg', packGrams: 1000, packLabel: '1 kg', rand: 89.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Woolworths', product: 'Blueberries 200 g', packGrams: 200, packLabel: '200 g', rand: 61.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Frozen Blueberries 500g', packGrams: 500, packLabel: '500 g', rand: 52.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Woolworths', product: 'Blueberries 200 g', packGrams: 200, packLabel: '200 g', rand: 61.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site' },
  ],
  'lemons': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Lemons 850g', packGrams: 850, packLabel: '850 g', rand: 36.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Woolworths', product: 'Lemons 850 g', packGrams: 850, packLabel: '850 g', rand: 39.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d woolworths_pagination_test.json: shelf price on the store site' },
  ],
  'lemon-juice': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Lemon Juice 500ml', packGrams: 510, packLabel: '500 ml', rand: 21.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Lemon Juice 250ml', packGrams: 255, packLabel: '250 ml', rand: 15.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Brookes Tru-Lem Lemon Juice 500ml', packGrams: 510, packLabel: '500 ml', rand: 27.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'grapefruit': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Grapefruit Prepack', packGrams: 1200, packLabel: '1 pack (about 1.2 kg)', rand: 54.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Grapefruit Prepack', packGrams: 1200, packLabel: '1 pack (about 1.2 kg)', rand: 54.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
  ],
  'kiwifruit': [
    { tier: 'budget', store: 'Any store', product: 'Kiwifruit 500g', packGrams: 500, packLabel: '500 g', rand: 41.98, date: '2026-02-19', status: 'estimated', basis: '1.8 x budget rand per kg of peaches (factor assumed)' },
    { tier: 'premium', store: 'Any store', product: 'Kiwifruit 500g', packGrams: 500, packLabel: '500 g', rand: 55.98, date: '2026-02-19', status: 'estimated', basis: '2.4 x budget rand per kg of peaches (factor assumed)' },
  ],
  'granadilla': [
    { tier: 'budget', store: 'Any store', product: 'Granadillas 350g', packGrams: 350, packLabel: '350 g', rand: 32.66, date: '2026-02-19', status: 'estimated', basis: '2.0 x budget rand per kg of peaches (factor assumed)' },
    { tier: 'premium', store: 'Any store', product: 'Granadillas 350g', packGrams: 350, packLabel: '350 g', rand: 42.45, date: '2026-02-19', status: 'estimated', basis: '2.6 x budget rand per kg of peaches (factor assumed)' },
  ],
  'raisins': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Seedless Raisins 500g', packGrams: 500, packLabel: '500 g', rand: 79.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Safari Raisins Choice 250g', packGrams: 250, packLabel: '250 g', rand: 44.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Safari Seedless Raisins (500 g)', packGrams: 500, packLabel: '500 g', rand: 69.07, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Safari Seedless Choice Raisins (250 g)', packGrams: 250, packLabel: '250 g', rand: 37.95, date: '2025-12-11', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@e915c92 makro_products_2025-12-11.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Safari Raisins Choice 250g', packGrams: 250, packLabel: '250 g', rand: 44.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'dates': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Safari Pitted Dates 250g', packGrams: 250, packLabel: '250 g', rand: 22.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Dates 250g', packGrams: 250, packLabel: '250 g', rand: 46.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'prunes': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Prunes 500g', packGrams: 500, packLabel: '500 g', rand: 34.99, date: '2026-02-12', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-12.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Safari Prunes Choice Large 250g', packGrams: 250, packLabel: '250 g', rand: 69.99, date: '2025-09-18', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-09-18.csv: shelf price on the store site' },
  ],
  'cranberries-dried': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Fruits Of The Earth Cranberries 100g', packGrams: 100, packLabel: '100 g', rand: 29.99, date: '2026-01-15', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-01-15.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Bestnut Cranberries 100g', packGrams: 100, packLabel: '100 g', rand: 41.99, date: '2025-10-03', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-10-03.csv: shelf price on the store site' },
  ],
  'coconut-desiccated': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Fine Coconut 200g', packGrams: 200, packLabel: '200 g', rand: 43.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Imbo Fine Desiccated Coconut (200 g)', packGrams: 200, packLabel: '200 g', rand: 39.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Trumps Fine Desiccated Coconut (500 g)', packGrams: 500, packLabel: '500 g', rand: 72.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Medium Coconut 200g', packGrams: 200, packLabel: '200 g', rand: 43.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'peanut-butter': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Smooth Peanut Butter 400g', packGrams: 400, packLabel: '400 g', rand: 38.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Thokoman Smooth Peanut Butter 1 kg', packGrams: 1000, packLabel: '1 kg', rand: 89.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Yum Yum Smooth Peanut Butter 400 g', packGrams: 400, packLabel: '400 g', rand: 37.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Black Cat Smooth Peanut Butter 250 g', packGrams: 250, packLabel: '250 g', rand: 31, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Black Cat Smooth Peanut Butter 800g', packGrams: 800, packLabel: '800 g', rand: 85.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'peanut-butter-plain': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Black Cat Crunchy Peanut Butter No Added Sugar & Salt 400g', packGrams: 400, packLabel: '400 g', rand: 54.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Thokoman Peanut Butter Smooth No Added Salt & Sugar 1kg', packGrams: 1000, packLabel: '1 kg', rand: 94.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Goody Life Natural Peanut Butter 500g', packGrams: 500, packLabel: '500 g', rand: 69.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'peanuts': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Simba Peanuts 450g', packGrams: 450, packLabel: '450 g', rand: 55.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Bok Bites Giant Salted Peanuts 250g', packGrams: 250, packLabel: '250 g', rand: 31.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Simba Salted Peanuts (50 g)', packGrams: 50, packLabel: '50 g', rand: 6.95, date: '2025-12-11', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@e915c92 makro_products_2025-12-11.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Fruits Of The Earth Giant Salted Peanuts 500g', packGrams: 500, packLabel: '500 g', rand: 62.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'peanuts-raw': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Drakensberg Unshelled Peanuts 500g', packGrams: 500, packLabel: '500 g', rand: 46.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Drakensberg Unshelled Peanuts 500g', packGrams: 500, packLabel: '500 g', rand: 46.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'peanuts-raisins': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Bok Bites Giant Peanuts & Raisins 250g', packGrams: 250, packLabel: '250 g', rand: 31.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Simba Peanuts & Raisins 450g', packGrams: 450, packLabel: '450 g', rand: 55.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Simba Peanuts & Raisins (450 g)', packGrams: 450, packLabel: '450 g', rand: 45.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Simba Salted Peanuts & Raisins (60 g)', packGrams: 60, packLabel: '60 g', rand: 9.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Simba Peanuts & Raisins 450g', packGrams: 450, packLabel: '450 g', rand: 55.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'almonds': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Fruits Of The Earth Almonds 100g', packGrams: 100, packLabel: '100 g', rand: 35.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Montagu Raw Nonpareil Supreme Almonds (50 g)', packGrams: 50, packLabel: '50 g', rand: 29.95, date: '2025-12-11', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@e915c92 makro_products_2025-12-11.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Live Well Raw Almonds 400g', packGrams: 400, packLabel: '400 g', rand: 189.99, date: '2025-09-11', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-09-11.csv: shelf price on the store site' },
  ],
  'cashews': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Fruits Of The Earth Raw Cashews 400g', packGrams: 400, packLabel: '400 g', rand: 169.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Fruits Of The Earth Salted Cashew 100g', packGrams: 100, packLabel: '100 g', rand: 42.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Montagu Roasted & Salted Cashews (50 g)', packGrams: 50, packLabel: '50 g', rand: 29.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Fruits Of The Earth Salted Cashew 100g', packGrams: 100, packLabel: '100 g', rand: 42.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'walnuts': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Fruits Of The Earth Walnuts 100g', packGrams: 100, packLabel: '100 g', rand: 39.99, date: '2026-01-08', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-01-08.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Live Well Whole & Broken Walnuts 100g', packGrams: 100, packLabel: '100 g', rand: 59.99, date: '2025-09-18', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-09-18.csv: shelf price on the store site' },
  ],
  'pecans': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Fruits Of The Earth Pecan Nuts 100g', packGrams: 100, packLabel: '100 g', rand: 54.99, date: '2026-01-22', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-01-22.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Live Well Raw Pecan Nuts 100g', packGrams: 100, packLabel: '100 g', rand: 74.99, date: '2025-09-18', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-09-18.csv: shelf price on the store site' },
  ],
  'macadamias': [
    { tier: 'budget', store: 'Pick n Pay', product: 'ButtaNutt Roasted Macadamia Nut Butter 250g Spread', packGrams: 250, packLabel: '250 g', rand: 85.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Nature\'s Choice Macadamia Nut Butter 250g', packGrams: 250, packLabel: '250 g', rand: 149.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'sunflower-seeds': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Fruits Of The Earth Sunflower Seeds 100g', packGrams: 100, packLabel: '100 g', rand: 10.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Mojome Sunflower Seeds 200g', packGrams: 200, packLabel: '200 g', rand: 45.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'pumpkin-seeds': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Fruits Of The Earth Pumpkin Seeds 100g', packGrams: 100, packLabel: '100 g', rand: 27.99, date: '2026-02-12', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-12.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Nature\'s Choice Pumpkin Seeds 500g', packGrams: 500, packLabel: '500 g', rand: 168.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'chia-seeds': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Mojome Chia Seeds 250g', packGrams: 250, packLabel: '250 g', rand: 84.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Health Connection Chia Seeds 200g', packGrams: 200, packLabel: '200 g', rand: 99.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'flaxseed': [
    { tier: 'budget', store: 'Any store', product: 'Linseed 200g', packGrams: 200, packLabel: '200 g', rand: 19.78, date: '2026-02-19', status: 'estimated', basis: '0.9 x budget rand per kg of sunflower-seeds (factor assumed)' },
    { tier: 'premium', store: 'Any store', product: 'Linseed 200g', packGrams: 200, packLabel: '200 g', rand: 35.17, date: '2026-02-19', status: 'estimated', basis: '1.6 x budget rand per kg of sunflower-seeds (factor assumed)' },
  ],
  'tahini': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Mediterranean Tahini Sesame Paste 250g', packGrams: 250, packLabel: '250 g', rand: 79.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Nature\'s Choice Tahini Nut Butter 250g', packGrams: 250, packLabel: '250 g', rand: 108.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'hummus': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Hummus 300g', packGrams: 300, packLabel: '300 g', rand: 49.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Hummus 125g', packGrams: 125, packLabel: '125 g', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Mediterranean Delicacies Hummus 300g', packGrams: 300, packLabel: '300 g', rand: 64.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'marmite': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Marmite Spread 250g', packGrams: 250, packLabel: '250 g', rand: 62.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Marmite Spread 125g', packGrams: 125, packLabel: '125 g', rand: 42.99, date: '2026-01-29', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-01-29.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Marmite Spread 125g', packGrams: 125, packLabel: '125 g', rand: 42.99, date: '2026-01-29', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-01-29.csv: shelf price on the store site' },
  ],
  'jam': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Mixed Fruit Jam 900g', packGrams: 900, packLabel: '900 g', rand: 35.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Econo Mixed Fruit Jam 520 g', packGrams: 520, packLabel: '520 g', rand: 15.45, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'All Gold Super Fine Apricot Jam 900g', packGrams: 900, packLabel: '900 g', rand: 46.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'honey': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Fleures Honey Squeeze Bottle 375g', packGrams: 375, packLabel: '375 g', rand: 59.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'budget', store: 'Makro', product: 'M Pure Honey (340 g)', packGrams: 340, packLabel: '340 g', rand: 52.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Goldcrest Honey Eezi Squeeze Bott 225g', packGrams: 225, packLabel: '225 g', rand: 42.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Little Bee Honey Squeeze Bottle 500g', packGrams: 500, packLabel: '500 g', rand: 79.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'golden-syrup': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Golden Syrup Bottle 500g', packGrams: 500, packLabel: '500 g', rand: 39.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Illovo Golden Syrup (240 g)', packGrams: 240, packLabel: '240 g', rand: 25.45, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Illovo Golden Syrup 500g', packGrams: 500, packLabel: '500 g', rand: 45.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'sunflower-oil': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Cooking Oil 2l', packGrams: 1840, packLabel: '2 litres', rand: 67.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Cooking Oil 750ml', packGrams: 690, packLabel: '750 ml', rand: 31.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'SunStar Pure Vegetable Oil (2 L)', packGrams: 1840, packLabel: '2 litres', rand: 58.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Sunfoil Sunflower Oil 2L', packGrams: 1840, packLabel: '2 litres', rand: 84.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Excella Sunflower Oil 750ml', packGrams: 690, packLabel: '750 ml', rand: 37.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'canola-oil': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Canola Oil 2L', packGrams: 1840, packLabel: '2 litres', rand: 84.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'B Well Pure Canola Oil (2 L)', packGrams: 1840, packLabel: '2 litres', rand: 72.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'B-Well Canola Oil 750ml', packGrams: 690, packLabel: '750 ml', rand: 39.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'B-Well Canola Oil 2l', packGrams: 1840, packLabel: '2 litres', rand: 89.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'olive-oil': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Extra Virgin Olive Oil 1L', packGrams: 916, packLabel: '1 litre', rand: 199.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Extra Virgin Olive Oil 500ml', packGrams: 458, packLabel: '500 ml', rand: 126.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Pure Olive Oil 1l', packGrams: 916, packLabel: '1 litre', rand: 189.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Live Well Extra Virgin Olive Oil 500ml', packGrams: 458, packLabel: '500 ml', rand: 126.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'coconut-oil': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Coconut Oil 1L', packGrams: 920, packLabel: '1 litre', rand: 89.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'La Familia Odourless Coconut Oil (1 L)', packGrams: 920, packLabel: '1 litre', rand: 85.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Lemcke Virgin Coconut Oil 1l', packGrams: 920, packLabel: '1 litre', rand: 179.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'mayonnaise': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Nola Original Mayonnaise 750g', packGrams: 750, packLabel: '750 g', rand: 45.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Nola Original Mayonnaise (750 g)', packGrams: 750, packLabel: '750 g', rand: 38.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Original Mayonnaise 375g', packGrams: 375, packLabel: '375 g', rand: 27.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Hellmann\'s Real Mayonnaise 800g', packGrams: 800, packLabel: '800 g', rand: 136.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'mayonnaise-lite': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Live Well Reduced Oil Mayonnaise 770g', packGrams: 770, packLabel: '770 g', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Live Well Reduced Oil Mayonnaise 770g', packGrams: 770, packLabel: '770 g', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'tomato-sauce': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Tomato Sauce 700ml', packGrams: 800, packLabel: '700 ml', rand: 24.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Hq Foods Tomato Sauce 750ml', packGrams: 857, packLabel: '750 ml', rand: 23.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'All Gold Tomato Sauce 700ml', packGrams: 800, packLabel: '700 ml', rand: 39.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'chutney': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Peach Chutney 430g', packGrams: 430, packLabel: '430 g', rand: 27.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Mrs H.S.Ball\'s Original Chutney 470g', packGrams: 470, packLabel: '470 g', rand: 45.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'mustard': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Qualifresh Mustard Sauce Squees 500ml', packGrams: 525, packLabel: '500 ml', rand: 27.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'All Gold Mustard Sauce 500ml', packGrams: 525, packLabel: '500 ml', rand: 48.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'vinegar': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP White Spirit Vinegar 750ml', packGrams: 755, packLabel: '750 ml', rand: 14.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Ideal Spirit Vinegar White (750 ml)', packGrams: 755, packLabel: '750 ml', rand: 11.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Wingson Spirit Vinegar White (375 ml)', packGrams: 378, packLabel: '375 ml', rand: 8.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Safari White Spirit Vinegar 1L', packGrams: 1005, packLabel: '1 litre', rand: 19.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'apple-cider-vinegar': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Apple Cider Vinegar 375ml', packGrams: 380, packLabel: '375 ml', rand: 32.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Nature\'s Choice Apple Cider Vinegar 500ml', packGrams: 505, packLabel: '500 ml', rand: 36.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Safari Organic Apple Cider Vinegar 500ml', packGrams: 505, packLabel: '500 ml', rand: 119.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'balsamic-vinegar': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Willow Creek Cabernet Sauvignon Balsamic Vinegar 500ml', packGrams: 530, packLabel: '500 ml', rand: 80.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Safari Cape Apple Balsamic Vinegar 500ml', packGrams: 530, packLabel: '500 ml', rand: 89.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'soy-sauce': [
    { tier: 'budget', store: 'Pick n Pay', product: 'All Joy Soya Sauce 250ml', packGrams: 290, packLabel: '250 ml', rand: 39.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Vital Thick Sweet & Sour Soy Sauce 250ml', packGrams: 300, packLabel: '250 ml', rand: 54.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'worcester-sauce': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Worcestershire Sauce 250g', packGrams: 250, packLabel: '250 g', rand: 25.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Colman\'s Holbrooks Worcestershire Sauce (125 ml)', packGrams: 142, packLabel: '125 ml', rand: 18.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Maggi Lazenby Original Worcestershire Sauce 250ml', packGrams: 285, packLabel: '250 ml', rand: 34.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'peri-peri-sauce': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Medium Peri Peri Sauce 250ml', packGrams: 260, packLabel: '250 ml', rand: 39.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Minnies Portuguese Peri Peri Sauce (250 ml)', packGrams: 260, packLabel: '250 ml', rand: 29.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Nando\'s Medium Peri Peri Sauce 250g', packGrams: 250, packLabel: '250 g', rand: 49.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'sweet-chilli-sauce': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Sweet Chilli Sauce 700ml', packGrams: 800, packLabel: '700 ml', rand: 39.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'HQ Foods Sweet Chilli Sauce (500 ml)', packGrams: 571, packLabel: '500 ml', rand: 27.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Wellington\'s Sweet Chilli Sauce 500ml', packGrams: 570, packLabel: '500 ml', rand: 39.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'atchar': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Atchar Mango Mild 380g', packGrams: 380, packLabel: '380 g', rand: 38.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Peppadew Atchar Mango 400g', packGrams: 400, packLabel: '400 g', rand: 56.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'pasta-sauce': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Regano Pasta Sauce Tomato & Basil 300g', packGrams: 300, packLabel: '300 g', rand: 17.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Ina Paarman\'s Tomato & Basil Pasta Sauce 600g', packGrams: 600, packLabel: '600 g', rand: 97.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'braai-sauce': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Barbeque Marinade 500ml', packGrams: 560, packLabel: '500 ml', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'HQ Foods BBQ Sauce (500 ml)', packGrams: 560, packLabel: '500 ml', rand: 23.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'All Gold BBQ Sauce 500ml', packGrams: 560, packLabel: '500 ml', rand: 48.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'basil-pesto': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Let\'s Cook Sundried Tomato Pesto 130g', packGrams: 130, packLabel: '130 g', rand: 53.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Ina Paarman\'s Basil Pesto 125g', packGrams: 125, packLabel: '125 g', rand: 55.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'salt': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Iodated Table Salt 500g', packGrams: 500, packLabel: '500 g', rand: 6.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Econo Fine Iodized Salt (500 g)', packGrams: 500, packLabel: '500 g', rand: 4.45, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Seepo Ityiwa Iodized Salt (500 g)', packGrams: 500, packLabel: '500 g', rand: 3.45, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Iodated Salt 1kg', packGrams: 1000, packLabel: '1 kg', rand: 14.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'black-pepper': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Ground Black Pepper Refill 50g', packGrams: 50, packLabel: '50 g', rand: 30.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Robertsons Spice Envelope Black Pepper 7g', packGrams: 7, packLabel: '7 g', rand: 3.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Robertsons Ground Black Pepper Seasoning 50g', packGrams: 50, packLabel: '50 g', rand: 45.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'curry-powder': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Pakco Curry Powder Traditional Masala 100g', packGrams: 100, packLabel: '100 g', rand: 27.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Rajah Medium Curry Powder (50 g)', packGrams: 50, packLabel: '50 g', rand: 15.32, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Robertsons Rajah Medium Curry Powder 200g', packGrams: 200, packLabel: '200 g', rand: 39.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Robertsons Rajah Medium Curry Powder 7g', packGrams: 7, packLabel: '7 g', rand: 3.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Cape Herb & Spice Curry Originals Garam Masala 100g', packGrams: 100, packLabel: '100 g', rand: 61.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'turmeric': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Nature\'s Choice Turmeric Powder 100g', packGrams: 100, packLabel: '100 g', rand: 32.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Ground Turmeric Refill 57g', packGrams: 57, packLabel: '57 g', rand: 19.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'budget', store: 'Makro', product: 'Osmans Rajapuri Turmeric (100 g)', packGrams: 100, packLabel: '100 g', rand: 20.85, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Ground Turmeric Refill 57g', packGrams: 57, packLabel: '57 g', rand: 19.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
  ],
  'cumin': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Pnp Ground Cumin Bottle 41g', packGrams: 41, packLabel: '41 g', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Robertsons Ground Cumin Spice 39g', packGrams: 39, packLabel: '39 g', rand: 44.99, date: '2025-10-17', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-10-17.csv: shelf price on the store site' },
  ],
  'coriander-ground': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Coriander Bottle 43g', packGrams: 43, packLabel: '43 g', rand: 24.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Robertsons Ground Coriander Spice 38g', packGrams: 38, packLabel: '38 g', rand: 33.99, date: '2026-01-01', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-01-01.csv: shelf price on the store site' },
  ],
  'paprika': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Paprika Refill 55g', packGrams: 55, packLabel: '55 g', rand: 17.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Hinds Paprika Spice 55g', packGrams: 55, packLabel: '55 g', rand: 16.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Hinds Spice Paprika (100 g)', packGrams: 100, packLabel: '100 g', rand: 26.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Cape Herb & Spice Smoked Paprika 50g', packGrams: 50, packLabel: '50 g', rand: 38.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'cinnamon': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Ground Cinnamon Refill 55g', packGrams: 55, packLabel: '55 g', rand: 17.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Osmans Cinnamon (50 g)', packGrams: 50, packLabel: '50 g', rand: 13.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Hinds Spice Cinnamon (100 g)', packGrams: 100, packLabel: '100 g', rand: 26.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Robertsons Ground Cinnamon Spice 42g', packGrams: 42, packLabel: '42 g', rand: 31.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'ginger-ground': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Robertsons Ground Ginger Baking Spice Refill 50g', packGrams: 50, packLabel: '50 g', rand: 21.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Robertson\'s Ginger Spice (50 g)', packGrams: 50, packLabel: '50 g', rand: 20.47, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Ground Ginger 47g', packGrams: 47, packLabel: '47 g', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
  ],
  'mixed-herbs': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Mixed Herbs Bottle 21g', packGrams: 21, packLabel: '21 g', rand: 21.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Hinds Mixed Herbs 18g', packGrams: 18, packLabel: '18 g', rand: 16.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Robertsons Mixed Herbs Dry Herbs Refill 18g', packGrams: 18, packLabel: '18 g', rand: 21.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'origanum': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Origanum Bottle 32g', packGrams: 32, packLabel: '32 g', rand: 21.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Robertsons Origanum Refill 17g', packGrams: 17, packLabel: '17 g', rand: 20.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Robertsons Origanum Refill 17g', packGrams: 17, packLabel: '17 g', rand: 20.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'thyme': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Thyme Bottle 32g', packGrams: 32, packLabel: '32 g', rand: 21.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Thyme Bottle 32g', packGrams: 32, packLabel: '32 g', rand: 21.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'rosemary': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Rosemary Bottle 33g', packGrams: 33, packLabel: '33 g', rand: 23.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Rosemary Bottle 33g', packGrams: 33, packLabel: '33 g', rand: 23.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'bay-leaves': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Bay Leaves 20g', packGrams: 20, packLabel: '20 g', rand: 13.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Osmans Bay Leaves (12 g)', packGrams: 12, packLabel: '12 g', rand: 8.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Bay Leaves 20g', packGrams: 20, packLabel: '20 g', rand: 13.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'chilli-flakes': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Chilli Flakes Bottle 46g', packGrams: 46, packLabel: '46 g', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Chilli Flakes Refill 33g', packGrams: 33, packLabel: '33 g', rand: 22.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Robertsons Crushed Chillies Spice 38g', packGrams: 38, packLabel: '38 g', rand: 33.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'garlic-powder': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Robertsons Garlic Flakes Seasoning Refill 70g', packGrams: 70, packLabel: '70 g', rand: 21.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Garlic Flakes 63g', packGrams: 63, packLabel: '63 g', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
  ],
  'chicken-spice': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Chicken Spice Refill 168g', packGrams: 168, packLabel: '168 g', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'budget', store: 'Makro', product: 'Hinds Chicken Spice Bottle (200 g)', packGrams: 200, packLabel: '200 g', rand: 28.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Hinds Chicken Spice 85g', packGrams: 85, packLabel: '85 g', rand: 16.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Robertsons Chicken Spice 85g', packGrams: 85, packLabel: '85 g', rand: 31.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'aromat': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Knorr Aromat Original All Purpose Seasoning Spice 200g', packGrams: 200, packLabel: '200 g', rand: 39.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Knorr Aromat Original All Purpose Seasoning Spice Refill 75g', packGrams: 75, packLabel: '75 g', rand: 15.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Knorr Aromat Original Seasoning (200 g)', packGrams: 200, packLabel: '200 g', rand: 34.98, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Knorr Aromat Original Seasoning (7 g)', packGrams: 7, packLabel: '7 g', rand: 1.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Knorr Aromat Original All Purpose Seasoning Spice Refill 75g', packGrams: 75, packLabel: '75 g', rand: 15.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'stock-cubes-chicken': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Stock Cube Chicken 12 Pack', packGrams: 120, packLabel: '12 cubes', rand: 14.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Knorrox Chicken Stock Cubes 24 x 10g', packGrams: 240, packLabel: '24 cubes', rand: 26.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Knorrox Chicken Stock Cubes 6 x 10g', packGrams: 60, packLabel: '6 cubes', rand: 10.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Knorr Chicken Stock Pot 4 x 28g', packGrams: 112, packLabel: '112 g', rand: 37.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'stock-cubes-beef': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Stock Cube Beef 12 Pack', packGrams: 120, packLabel: '12 cubes', rand: 14.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Knorrox Beef Stock Cubes 24 x 10g', packGrams: 240, packLabel: '24 cubes', rand: 26.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Knorrox Beef Stock Cubes 6 x 10g', packGrams: 60, packLabel: '6 cubes', rand: 10.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Knorr Beef Stock Pot 4 x 28g', packGrams: 112, packLabel: '112 g', rand: 37.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'stock-vegetable': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Knorr Vegetable Stock Pot 4 x 28g', packGrams: 112, packLabel: '112 g', rand: 37.99, date: '2025-11-27', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-11-27.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Ina Paarman\'s Vegetable Stock Powder 150g', packGrams: 150, packLabel: '150 g', rand: 51.99, date: '2025-09-18', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2025-09-18.csv: shelf price on the store site' },
  ],
  'packet-soup': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Knorr Brown Onion Thickening Soup 50g', packGrams: 50, packLabel: '50 g', rand: 7.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Royco Brown Onion Soup (55 g)', packGrams: 55, packLabel: '55 g', rand: 5.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Top Class Brown Onion Flavoured Soup (400 g)', packGrams: 400, packLabel: '400 g', rand: 18.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Knorr Tasty Brown Onion Soup 2in1 Stew Mix with Robertsons Mixed Herbs 50g', packGrams: 50, packLabel: '50 g', rand: 8.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'sugar-white': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP White Sugar 2.5kg', packGrams: 2500, packLabel: '2.5 kg', rand: 69.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'budget', store: 'Shoprite', product: 'Selati Pure White Sugar Bag 2.5kg', packGrams: 2500, packLabel: '2.5 kg', rand: 57.99, date: '2025-10-06', status: 'sourced', basis: 'lukanyonani/ZA-Grocery-API@0bdec7d shoprite_products.csv: shelf price on the store site; specials page' },
    { tier: 'budget', store: 'Makro', product: 'Econo White Sugar (2 kg)', packGrams: 2000, packLabel: '2 kg', rand: 40.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Illovo White Sugar (250 g)', packGrams: 250, packLabel: '250 g', rand: 7.45, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Huletts White Sugar 2.5kg', packGrams: 2500, packLabel: '2.5 kg', rand: 71.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'sugar-brown': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Brown Sugar 2kg', packGrams: 2000, packLabel: '2 kg', rand: 63.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'budget', store: 'Makro', product: 'Illovo Brown Sugar (500 g)', packGrams: 500, packLabel: '500 g', rand: 12.75, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Huletts Sunsweet Brown Sugar 2kg', packGrams: 2000, packLabel: '2 kg', rand: 64.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'baking-powder': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Baking Powder Sachet 50g', packGrams: 50, packLabel: '50 g', rand: 12.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Robertsons Double Action Baking Powder (50 g)', packGrams: 50, packLabel: '50 g', rand: 8.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Snowflake Double Acting Baking Powder (200 g)', packGrams: 200, packLabel: '200 g', rand: 31.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Baking Powder Sachet 50g', packGrams: 50, packLabel: '50 g', rand: 12.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'yeast': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Dry Instant Yeast 10g', packGrams: 10, packLabel: '10 g', rand: 3.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Anchor Yeast Instant Dry Yeast 10g', packGrams: 10, packLabel: '10 g', rand: 5.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'cocoa-powder': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Cocoa Powder 250g', packGrams: 250, packLabel: '250 g', rand: 102.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Cake\'s Choice Cocoa Powder 125g', packGrams: 125, packLabel: '125 g', rand: 77.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Trumps Cocoa Powder 250g', packGrams: 250, packLabel: '250 g', rand: 94.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Cake\'s Choice Cocoa Powder 125g', packGrams: 125, packLabel: '125 g', rand: 77.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'dark-chocolate': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Cadbury Bournville Dark Chocolate Slab 80g', packGrams: 80, packLabel: '80 g', rand: 24.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Lindt Excellence 70% Cocoa Dark Chocolate 100g', packGrams: 100, packLabel: '100 g', rand: 99.99, date: '2026-01-01', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-01-01.csv: shelf price on the store site' },
  ],
  'rooibos': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Rooibos Tea 40 Pack', packGrams: 100, packLabel: '40 bags', rand: 26.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'budget', store: 'Makro', product: 'Southall\'s Rooibos Tea (40 Bags)', packGrams: 100, packLabel: '40 bags', rand: 23.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'budget', store: 'Makro', product: 'Tea Time Rooibos Tea (80 Bags)', packGrams: 200, packLabel: '80 bags', rand: 39.95, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Rooibos Tea 20 Pack', packGrams: 50, packLabel: '20 bags', rand: 15.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Freshpak Rooibos Tagless Tea Bags 80 Pack', packGrams: 200, packLabel: '80 bags', rand: 57.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day; pack weight assumed' },
  ],
  'black-tea': [
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Black Tea 100 Pack', packGrams: 250, packLabel: '100 bags', rand: 25.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day; pack weight assumed' },
    { tier: 'budget', store: 'Pick n Pay', product: 'No Name Black Tea 26 Pack', packGrams: 65, packLabel: '26 bags', rand: 11.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; pack weight assumed' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Five Roses Tagless Tea Bags 100 Pack', packGrams: 250, packLabel: '100 bags', rand: 79.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day; pack weight assumed' },
  ],
  'coffee-instant': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Frisco Instant Coffee 250g', packGrams: 250, packLabel: '250 g', rand: 82.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Frisco Original Instant Coffee Refill 750g', packGrams: 750, packLabel: '750 g', rand: 154.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Frisco Granules Instant Coffee (200 g)', packGrams: 200, packLabel: '200 g', rand: 59.75, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Makro', product: 'Frisco Original Instant Coffee (100 g)', packGrams: 100, packLabel: '100 g', rand: 34.25, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 makro_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Jacobs Kronung Instant Coffee 200g', packGrams: 200, packLabel: '200 g', rand: 194.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'mageu': [
    { tier: 'budget', store: 'Pick n Pay', product: 'Mageu No.1 Cream Flavour 1l', packGrams: 1030, packLabel: '1 litre', rand: 22.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'Mageu No.1 Smooth Fresh Bottle Vanilla 1l', packGrams: 1030, packLabel: '1 litre', rand: 31.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
  'orange-juice': [
    { tier: 'budget', store: 'Pick n Pay', product: 'PnP Long Life Orange Juice Prisma Pack 1L', packGrams: 1040, packLabel: '1 litre', rand: 29.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Fair Cape 100% Orange Juice 2L', packGrams: 2080, packLabel: '2 litres', rand: 48.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site; regular price, marked down that day' },
    { tier: 'budget', store: 'Pick n Pay', product: 'Fair Cape 100% Orange Juice 500ml', packGrams: 520, packLabel: '500 ml', rand: 18.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
    { tier: 'premium', store: 'Pick n Pay', product: 'PnP Long Life Orange Juice 200ml x 6', packGrams: 1250, packLabel: '1.2 litres', rand: 49.99, date: '2026-02-19', status: 'sourced', basis: 'HeelinMistry/grocery_price_tracker@00a9a77 pnp_products_2026-02-19.csv: shelf price on the store site' },
  ],
};
