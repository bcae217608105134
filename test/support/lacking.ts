import { reportOnMarkup } from '../../src/domain/schema/markup-report';

/** What the first verdict of a feature says that an entity lacks. */
export function lacks(data: object, feature: string) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data });
  const { verdicts } = reportOnMarkup({ text, today: '2026-11-22' });
  const verdict = verdicts.find((each) => each.feature === feature);
  return { state: verdict?.state, missing: verdict?.missing, recommended: verdict?.recommended };
}

export const OFFER = { '@type': 'Offer', price: 19.5, priceCurrency: 'EUR' };
export const PRODUCT = { '@type': 'Product', name: 'Kettle', image: 'https://shop.example/k.jpg' };
