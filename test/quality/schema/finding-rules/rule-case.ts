/** A page or JSON-LD, and whether a rule has something to say of it. Objects get the context of schema.org. */
export type RuleCase = readonly [rule: string, what: string, page: object | string, isTold: boolean];

export const SHOP = 'https://shop.example';
export const product = { '@type': 'Product', name: 'Kettle', image: `${SHOP}/k.jpg` };
export const offer = { '@type': 'Offer', price: '19.50', priceCurrency: 'EUR' };
export const place = { '@type': 'Place', name: 'Hall', address: '1 High Street, Bath' };
export const event = { '@type': 'Event', name: 'Steam night', startDate: '2027-05-01', location: place };
export const job = { '@type': 'JobPosting', title: 'Boiler', datePosted: '2026-11-01' };
export const rating = { '@type': 'AggregateRating', ratingValue: '4.5', reviewCount: '12' };
export const review = {
  ...{ '@type': 'Review', author: 'Ada Moore', datePublished: '2026-05-01' },
  reviewRating: { '@type': 'Rating', ratingValue: '4' },
};

/** A page whose script says something, and what people see of it. */
export function pageOf(data: object, seen: string, head = ''): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return `<!doctype html><html><head><title>P</title>${head}<script type="application/ld+json">${json}</script></head><body>${seen}</body></html>`;
}
