// Pages with structured data, whole and with one thing missing or wrong: for the quality test and the benchmark alike.

import { readdirSync, readFileSync } from 'node:fs';

const SHOP = 'https://shop.example';

const folder = new URL('schema-whole/', import.meta.url);

/**
 * Whole pages, a file for each rich result. What each needs, should have and may have are paths, in the words of the rule, of
 * what is taken away in turn: where one of several is enough, the one that the page has. `within` is the path of what has the
 * verdict, where that is not the whole.
 */
export const WHOLE = readdirSync(folder)
  .sort()
  .flatMap((file) => {
    const pages = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    return pages.map((page) => ({ feature: file.replace(/\.json$/, ''), within: '', ...page }));
  });

const wholeOf = (feature) => WHOLE.find((each) => each.feature === feature).data;

/** Values that are not what their properties take. */
export const BAD_VALUES = [
  ['article', 'datePublished', '01/02/2026'],
  ['article', 'datePublished', '2026-02-30'],
  ['article', 'datePublished', 'yesterday'],
  ['article', 'dateModified', '2025-12-31'],
  ['article', 'image', '/k.jpg', 'json-ld'],
  ['article', 'author.url', 'not an address'],
  ['breadcrumb', 'itemListElement.item', 'kettles/all', 'json-ld'],
  ['merchant-listing', 'offers.price', '$19.50'],
  ['merchant-listing', 'offers.price', '19,50'],
  ['merchant-listing', 'offers.price', '19.50 EUR'],
  ['merchant-listing', 'offers.price', 'on request'],
  ['merchant-listing', 'offers.price', '-3'],
  ['merchant-listing', 'offers.priceCurrency', '€'],
  ['merchant-listing', 'offers.priceCurrency', 'EURO'],
  ['merchant-listing', 'offers.priceCurrency', 'eur'],
  ['merchant-listing', 'offers.availability', 'In stock'],
  ['merchant-listing', 'offers.availability', 'https://schema.org/Instock'],
  ['merchant-listing', 'offers.availability', 'available'],
  ['review-snippet', 'reviewRating.ratingValue', '11'],
  ['review-snippet', 'reviewRating.ratingValue', 'good'],
  ['review-snippet', 'reviewRating.bestRating', '1'],
  ['aggregate-rating', 'ratingValue', '4,5'],
  ['aggregate-rating', 'ratingValue', '6'],
  ['aggregate-rating', 'ratingValue', '0'],
  ['aggregate-rating', 'reviewCount', '0'],
  ['aggregate-rating', 'reviewCount', 'many'],
  ['aggregate-rating', 'reviewCount', '1.5'],
  ['event', 'startDate', '1 May'],
  ['event', 'endDate', '2027-04-30'],
  ['event', 'eventStatus', 'EventOff'],
  ['event', 'offers.priceCurrency', 'XYZW'],
  ['job-posting', 'datePosted', '2026-13-01'],
  ['job-posting', 'validThrough', '2026-10-01'],
  ['job-posting', 'baseSalary.currency', '£'],
  ['local-business', 'openingHoursSpecification.opens', '9 am'],
  ['local-business', 'openingHoursSpecification.dayOfWeek', 'Mo'],
  ['local-business', 'url', '/', 'json-ld'],
  ['organization', 'logo', 'logo'],
  ['video', 'uploadDate', '3.2.2026'],
  ['video', 'duration', '1:33'],
  ['video', 'duration', 'P1M33S'],
  ['recipe', 'totalTime', '5 minutes'],
  ['recipe', 'cookTime', '4'],
  ['recipe', 'aggregateRating.ratingValue', '5.5'],
  ['qa-page', 'mainEntity.answerCount', 'one'],
  ['software-app', 'offers.price', 'free'],
].map(([feature, path, value, only]) => ({
  feature,
  path,
  only,
  value,
  data: changed(wholeOf(feature), path, value),
}));

/** What Google ended, and the day on which it did. */
export const ENDED = [
  [
    'how-to',
    '2023-09-13',
    { '@type': 'HowTo', name: 'Boil water', step: { '@type': 'HowToStep', text: 'Boil.' } },
  ],
  [
    'sitelinks-search-box',
    '2024-11-21',
    { '@type': 'WebSite', url: SHOP, potentialAction: { '@type': 'SearchAction', target: `${SHOP}/?q={q}` } },
  ],
  [
    'book-actions',
    '2025-06-12',
    { '@type': 'Book', name: 'Steam', potentialAction: { '@type': 'ReadAction', target: SHOP } },
  ],
  [
    'course-info',
    '2025-06-12',
    {
      '@type': 'Course',
      name: 'Boiling',
      description: 'All of it.',
      hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'online' },
    },
  ],
  ['claim-review', '2025-06-12', { '@type': 'ClaimReview', claimReviewed: 'Water boils', url: SHOP }],
  [
    'estimated-salary',
    '2025-06-12',
    {
      '@type': 'Occupation',
      name: 'Boiler',
      estimatedSalary: { '@type': 'MonetaryAmountDistribution', name: 'base', currency: 'GBP' },
    },
  ],
  [
    'learning-video',
    '2025-06-12',
    {
      '@type': ['VideoObject', 'LearningResource'],
      name: 'Boiling',
      thumbnailUrl: `${SHOP}/v.jpg`,
      uploadDate: '2024-01-01',
    },
  ],
  [
    'vehicle-listing',
    '2025-06-12',
    {
      '@type': 'Car',
      name: 'Steamer',
      offers: { '@type': 'Offer', price: '9000', priceCurrency: 'EUR' },
      image: `${SHOP}/c.jpg`,
    },
  ],
  [
    'special-announcement',
    '2025-07-31',
    { '@type': 'SpecialAnnouncement', name: 'Closed', text: 'Closed.', datePosted: '2020-03-01' },
  ],
  ['learning-resource', '2025-06-12', { '@type': 'LearningResource', name: 'Boiling' }],
  ['practice-problem', '2026-01-06', { '@type': 'Quiz', name: 'Boiling points' }],
  [
    'faq',
    '2026-05-07',
    {
      '@type': 'FAQPage',
      mainEntity: { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } },
    },
  ],
].map(([feature, endedOn, data]) => ({ feature, endedOn, data }));

/** The data without what a path leads to; of a list, in each of its entries. */
export function without(data, path) {
  return changed(data, path, undefined);
}

function changed(data, path, value) {
  const copy = structuredClone(data);
  const steps = path.split('.');
  const last = steps.pop();
  const holders = steps.reduce((things, step) => things.flatMap((thing) => thing[step] ?? []), [copy]);
  for (const holder of holders) {
    if (value === undefined) delete holder[last];
    else holder[last] = value;
  }
  return copy;
}
