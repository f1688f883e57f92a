import { standardPlan, standardPlanFeatures } from '#contract/membership/prices.ts';
import { pageSlots, paymentMetas } from '#contract/page-slots.ts';
import { paths } from '#contract/paths.ts';

/** What a page says of itself to search engines and to whoever gets its address in a message. */
export interface PageFacts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** May be found by search engines. */
  readonly listed: boolean;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const { siteUrl } = pageSlots;

/** The picture beside a shared address: `web/pictures/share.svg` as PNG, 1200 by 630. */
const picture = `${siteUrl}/share.png`;

const offer = (name: string, price: number, unitText: string) => ({
  '@type': 'Offer',
  name,
  price: price.toFixed(2),
  priceCurrency: 'ZAR',
  url: siteUrl + paths.subscription,
  availability: 'https://schema.org/InStock',
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: price.toFixed(2),
    priceCurrency: 'ZAR',
    valueAddedTaxIncluded: true,
    unitText,
  },
});

/** The product and its prices, as search engines read them (schema.org). */
const product = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: `Phila ${standardPlan.name}`,
  description: `${standardPlanFeatures.join('. ')}.`,
  image: picture,
  brand: { '@type': 'Brand', name: 'Phila' },
  offers: [
    offer('Monthly Plan', standardPlan.monthly, 'MONTH'),
    offer('Annual Plan', standardPlan.annual, 'YEAR'),
  ],
};

/** Structured data; `<` cannot end the element from inside. */
const structured = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const pagesWithPrice: readonly string[] = [paths.home, paths.subscription];

/** Elements for the end of a page's head. */
export function pageHead({ path, title, description, listed }: PageFacts): string {
  if (!listed) return '<meta name="robots" content="noindex">';
  const address = siteUrl + path;
  const open = {
    'og:type': 'website',
    'og:site_name': 'Phila',
    'og:locale': 'en_ZA',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': picture,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Phila: meal and training plans for South Africa, R99 per month',
  };
  return [
    `<link rel="canonical" href="${address}">`,
    ...Object.entries(open).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(path === paths.subscription
      ? [pageSlots.paymentMonthly, pageSlots.paymentAnnual].map(
          (link, place) => `<meta name="${paymentMetas[place]}" content="${link}">`,
        )
      : []),
    ...(pagesWithPrice.includes(path) ? [structured(product)] : []),
  ].join('');
}
