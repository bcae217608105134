/* oxlint-disable max-lines -- Tables of samples, which belong beside each other. */
// Pages with structured data, whole and with one thing missing or wrong: for the quality test and the benchmark alike.

const SHOP = 'https://shop.example';
const person = { '@type': 'Person', name: 'Ada Moore', url: `${SHOP}/ada` };
const address = {
  '@type': 'PostalAddress',
  streetAddress: '1 High Street',
  addressLocality: 'Bath',
  addressCountry: 'GB',
};
const offer = {
  '@type': 'Offer',
  price: '19.50',
  priceCurrency: 'EUR',
  availability: 'https://schema.org/InStock',
  shippingDetails: { '@type': 'OfferShippingDetails', shippingDestination: 'GB' },
  hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy', applicableCountry: 'GB' },
};
const rating = { '@type': 'AggregateRating', ratingValue: '4.5', reviewCount: '12' };
const item = (position, name, url) => ({
  '@type': 'ListItem',
  position: String(position),
  name,
  ...(url && { item: url }),
});
const listed = (thing) => ({
  '@type': 'ItemList',
  itemListElement: [{ '@type': 'ListItem', position: '1', item: thing }],
});

/** Of each rich result a whole one, and what it needs and should have; `|` between those of which one is enough. */
export const WHOLE = [
  sample(
    'article',
    {
      '@type': 'NewsArticle',
      headline: 'Kettles compared',
      image: `${SHOP}/k.jpg`,
      author: person,
      datePublished: '2026-03-01',
      dateModified: '2026-03-02T10:00:00+01:00',
    },
    [],
    ['headline', 'image', 'author.name', 'author.url', 'datePublished', 'dateModified'],
  ),
  sample(
    'breadcrumb',
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        item(1, 'Home', `${SHOP}/`),
        item(2, 'Kettles', `${SHOP}/kettles`),
        item(3, 'Steamer'),
      ],
    },
    ['itemListElement', 'itemListElement.0.position', 'itemListElement.1.name', 'itemListElement.1.item'],
    [],
  ),
  sample(
    'product-snippet',
    { '@type': 'Product', name: 'Kettle', aggregateRating: rating },
    ['name', 'aggregateRating'],
    [],
  ),
  sample(
    'product-snippet',
    {
      '@type': 'Product',
      name: 'Kettle',
      offers: offer,
      image: `${SHOP}/k.jpg`,
      gtin: '4006381333931',
      brand: { '@type': 'Brand', name: 'Acme' },
    },
    ['name', 'offers.price'],
    [],
  ),
  sample(
    'merchant-listing',
    {
      '@type': 'Product',
      name: 'Kettle',
      image: [`${SHOP}/k.jpg`, `${SHOP}/l.jpg`],
      gtin13: '4006381333931',
      brand: { '@type': 'Brand', name: 'Acme' },
      offers: offer,
    },
    ['name', 'image', 'offers.price', 'offers.priceCurrency'],
    ['offers.availability', 'offers.shippingDetails', 'offers.hasMerchantReturnPolicy', 'gtin13', 'brand'],
  ),
  sample(
    'review-snippet',
    {
      '@type': 'Review',
      author: person,
      itemReviewed: { '@type': 'Book', name: 'Steam' },
      reviewRating: { '@type': 'Rating', ratingValue: '4', bestRating: '10' },
    },
    [
      'author',
      'author.name',
      'itemReviewed',
      'itemReviewed.name',
      'reviewRating',
      'reviewRating.ratingValue',
    ],
    [],
  ),
  sample(
    'aggregate-rating',
    { ...rating, itemReviewed: { '@type': 'Book', name: 'Steam' } },
    ['itemReviewed', 'itemReviewed.name', 'ratingValue', 'reviewCount'],
    [],
  ),
  sample(
    'event',
    {
      '@type': 'MusicEvent',
      name: 'Steam night',
      startDate: '2027-05-01T19:00+01:00',
      endDate: '2027-05-01T23:00+01:00',
      location: { '@type': 'Place', name: 'Hall', address },
      eventStatus: 'https://schema.org/EventScheduled',
      image: `${SHOP}/e.jpg`,
      offers: { '@type': 'Offer', price: '30', priceCurrency: 'GBP', url: `${SHOP}/tickets` },
      organizer: { '@type': 'Organization', name: 'Acme', url: SHOP },
      performer: { '@type': 'MusicGroup', name: 'The Kettles' },
      description: 'A night of steam.',
    },
    ['name', 'startDate', 'location', 'location.address'],
    ['endDate', 'eventStatus', 'image', 'offers', 'organizer', 'performer', 'description'],
  ),
  sample(
    'job-posting',
    {
      '@type': 'JobPosting',
      title: 'Boiler',
      description: 'Boil water.',
      datePosted: '2026-11-01',
      validThrough: '2027-01-31',
      hiringOrganization: { '@type': 'Organization', name: 'Acme' },
      jobLocation: { '@type': 'Place', address },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'GBP',
        value: { '@type': 'QuantitativeValue', value: '20', unitText: 'HOUR' },
      },
      employmentType: 'FULL_TIME',
      identifier: { '@type': 'PropertyValue', name: 'Acme', value: '7' },
    },
    ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
    ['validThrough', 'baseSalary', 'employmentType', 'identifier'],
  ),
  sample(
    'local-business',
    {
      '@type': 'Restaurant',
      name: 'The Kettle',
      address,
      geo: { '@type': 'GeoCoordinates', latitude: '51.38', longitude: '-2.36' },
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'https://schema.org/Monday',
        opens: '09:00',
        closes: '17:30',
      },
      telephone: '+44 1225 000000',
      url: SHOP,
    },
    ['name', 'address'],
    ['geo', 'openingHoursSpecification', 'telephone', 'url'],
  ),
  sample(
    'organization',
    {
      '@type': 'OnlineStore',
      name: 'Acme',
      url: SHOP,
      logo: `${SHOP}/logo.png`,
      sameAs: ['https://social.example/acme'],
    },
    [],
    ['name', 'url', 'logo', 'sameAs'],
  ),
  sample(
    'video',
    {
      '@type': 'VideoObject',
      name: 'How water boils',
      thumbnailUrl: `${SHOP}/v.jpg`,
      uploadDate: '2026-02-03T08:00:00Z',
      description: 'Water boils.',
      contentUrl: `${SHOP}/v.mp4`,
      duration: 'PT1M33S',
    },
    ['name', 'thumbnailUrl', 'uploadDate'],
    ['description', 'contentUrl', 'duration'],
  ),
  sample(
    'recipe',
    {
      '@type': 'Recipe',
      name: 'Tea',
      image: `${SHOP}/t.jpg`,
      prepTime: 'PT1M',
      cookTime: 'PT4M',
      totalTime: 'PT5M',
      recipeYield: '1 cup',
      recipeIngredient: ['1 bag', '200 ml of water'],
      recipeInstructions: [{ '@type': 'HowToStep', text: 'Boil the water.' }],
      nutrition: { '@type': 'NutritionInformation', calories: '2 calories' },
      aggregateRating: rating,
      video: {
        '@type': 'VideoObject',
        name: 'Tea',
        thumbnailUrl: `${SHOP}/v.jpg`,
        uploadDate: '2026-02-03',
        description: 'Tea.',
        embedUrl: `${SHOP}/v`,
        duration: 'PT2M',
      },
    },
    ['name', 'image'],
    [
      'prepTime',
      'cookTime',
      'totalTime',
      'recipeYield',
      'recipeIngredient',
      'recipeInstructions',
      'nutrition.calories',
      'aggregateRating',
      'video',
    ],
  ),
  sample(
    'qa-page',
    {
      '@type': 'QAPage',
      mainEntity: {
        '@type': 'Question',
        name: 'Why does it boil?',
        answerCount: '1',
        acceptedAnswer: { '@type': 'Answer', text: 'Because it is hot.' },
      },
    },
    [
      'mainEntity',
      'mainEntity.name',
      'mainEntity.answerCount',
      'mainEntity.acceptedAnswer',
      'mainEntity.acceptedAnswer.text',
    ],
    [],
  ),
  sample(
    'discussion-forum',
    {
      '@type': 'DiscussionForumPosting',
      author: person,
      datePublished: '2026-04-05',
      text: 'My kettle sings.',
    },
    ['author', 'author.name', 'datePublished', 'text'],
    [],
  ),
  sample(
    'profile-page',
    { '@type': 'ProfilePage', mainEntity: person },
    ['mainEntity', 'mainEntity.name'],
    [],
  ),
  sample(
    'software-app',
    {
      '@type': 'MobileApplication',
      name: 'Boil',
      offers: { '@type': 'Offer', price: '0' },
      aggregateRating: rating,
    },
    ['name', 'offers', 'offers.price', 'aggregateRating'],
    [],
  ),
  sample(
    'course-list',
    listed({ '@type': 'Course', name: 'Boiling', description: 'All of it.' }),
    ['itemListElement.0.item.name', 'itemListElement.0.item.description'],
    [],
  ),
  sample(
    'movie-list',
    listed({ '@type': 'Movie', name: 'Steam', image: `${SHOP}/m.jpg` }),
    ['itemListElement.0.item.name', 'itemListElement.0.item.image'],
    [],
  ),
  sample(
    'image-license',
    { '@type': 'ImageObject', contentUrl: `${SHOP}/k.jpg`, creditText: 'Ada Moore' },
    ['contentUrl', 'creditText'],
    [],
  ),
  sample(
    'dataset',
    { '@type': 'Dataset', name: 'Boiling points', description: 'Of 300 liquids.' },
    ['name', 'description'],
    [],
  ),
];

const wholeOf = (feature) => WHOLE.findLast((each) => each.feature === feature).data;

/** Values that are not what their properties take. */
export const BAD_VALUES = [
  ['article', 'datePublished', '01/02/2026'],
  ['article', 'datePublished', '2026-02-30'],
  ['article', 'datePublished', 'yesterday'],
  ['article', 'dateModified', '2025-12-31'],
  ['article', 'image', '/k.jpg', 'json-ld'],
  ['article', 'author.url', 'not an address'],
  ['breadcrumb', 'itemListElement.0.item', 'kettles/all', 'json-ld'],
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

/** The data without what a path leads to. */
export function without(data, path) {
  return changed(data, path, undefined);
}

function changed(data, path, value) {
  const copy = structuredClone(data);
  const steps = path.split('.');
  const last = steps.pop();
  const holder = steps.reduce((thing, step) => thing[step], copy);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}

function sample(feature, data, required, recommended) {
  return { feature, data, required, recommended };
}
