import { reportOnMarkup } from '../../src/domain/schema/markup-report';

const context = { '@context': 'https://schema.org' };
/** What the first verdict of a feature lacks, behind whether something is there and wrong. */
export function lacks(data: object, feature: string) {
  const text = JSON.stringify({ ...context, ...data });
  const { verdicts } = reportOnMarkup({ text, today: '2026-11-22' });
  const verdict = verdicts.find((each) => each.feature === feature);
  return { state: verdict?.state, missing: verdict?.missing, recommended: verdict?.recommended };
}

export const offer = { '@type': 'Offer', price: 19.5, priceCurrency: 'EUR' };
export const product = { '@type': 'Product', name: 'Kettle', image: 'https://shop.example/k.jpg' };
export const review = {
  ...{ '@type': 'Review', itemReviewed: { ...product, '@type': 'Product' } },
  reviewRating: { '@type': 'Rating', ratingValue: 4 },
};

export const shop = 'https://shop.example/';

export const listing = (offers: unknown, more: object = {}) =>
  lacks({ ...product, offers, ...more }, 'merchant-listing');
