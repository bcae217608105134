/* oxlint-disable max-lines -- A table of samples, which belong beside each other. */
// One page of each kind that Google's documentation shows, written anew from its rules.

type Data = Record<string, unknown>;

interface VendorExample {
  /** The page of Google's documentation below structured-data, and what it shows there. */
  name: string;
  data: Data | readonly Data[];
  /** Features that are eligible, with or without warnings; empty where they ended. */
  results: readonly string[];
}

const SITE = 'https://www.example.com';
const example = (name: string, results: string, data: Data | readonly Data[]): VendorExample => ({
  name,
  results: results.split(' ').filter(Boolean),
  data,
});

const person = (name = 'Ada Moore', more: Data = {}) => ({ '@type': 'Person', name, ...more });
const organization = (name = 'Acme', more: Data = {}) => ({ '@type': 'Organization', name, ...more });
const address = (more: Data = {}) => ({
  '@type': 'PostalAddress',
  streetAddress: '148 W 51st St',
  addressLocality: 'New York',
  addressRegion: 'NY',
  postalCode: '10019',
  addressCountry: 'US',
  ...more,
});
const money = (value: number | string, currency = 'USD') => ({ '@type': 'MonetaryAmount', value, currency });
const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});
const image = ['1x1', '4x3', '16x9'].map((size) => `${SITE}/photos/${size}/photo.jpg`);
const step = (position: number, name: string, item?: unknown) => ({
  '@type': 'ListItem',
  position,
  ...(name && { name }),
  ...(item !== undefined && { item }),
});
const list = (...items: Data[]) => ({
  '@type': 'ItemList',
  itemListElement: items.map((each, index) => ({ '@type': 'ListItem', position: index + 1, ...each })),
});
const stars = (ratingValue: number | string, more: Data = {}) => ({
  '@type': 'Rating',
  ratingValue,
  bestRating: 5,
  ...more,
});
const rating = { '@type': 'AggregateRating', ratingValue: 4.4, reviewCount: 89 };
const review = {
  '@type': 'Review',
  reviewRating: stars(4),
  author: person('Fred Benson'),
  datePublished: '2026-01-02',
};
const offer = (more: Data = {}) => ({
  '@type': 'Offer',
  url: `${SITE}/anvil`,
  priceCurrency: 'USD',
  price: 119.99,
  itemCondition: 'https://schema.org/UsedCondition',
  availability: 'https://schema.org/InStock',
  ...more,
});
const product = (more: Data = {}) => ({
  '@type': 'Product',
  name: 'Executive Anvil',
  image,
  description: 'Sleeker than a classic anvil.',
  sku: '0446310786',
  mpn: '925872',
  brand: { '@type': 'Brand', name: 'ACME' },
  offers: offer(),
  ...more,
});
const shipping = {
  '@type': 'OfferShippingDetails',
  shippingRate: money(3.49),
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US', addressRegion: ['CA', 'NV'] },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: days(0, 1),
    transitTime: days(1, 5),
  },
};
const returns = (more: Data = {}) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: ['DE', 'AT', 'CH'],
  returnPolicyCountry: 'IE',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: 60,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/FreeReturn',
  ...more,
});
const variant = (color: string, size: string, more: Data = {}) => ({
  '@type': 'Product',
  sku: `${color}-${size}`,
  name: `Coat, ${color}, ${size}`,
  description: 'A wool coat.',
  image: `${SITE}/coat_${color}.jpg`,
  size,
  color,
  offers: offer({ url: `${SITE}/coat?size=${size}&color=${color}` }),
  ...more,
});
const coat = (more: Data = {}) => ({
  '@type': 'ProductGroup',
  '@id': '#coat_parent',
  name: 'Wool winter coat',
  description: 'Wool coat.',
  url: `${SITE}/coat`,
  brand: { '@type': 'Brand', name: 'Good brand' },
  audience: {
    '@type': 'PeopleAudience',
    suggestedGender: 'unisex',
    suggestedAge: { '@type': 'QuantitativeValue', minValue: 13, unitCode: 'ANN' },
  },
  productGroupID: '44E01',
  pattern: 'striped',
  material: 'wool',
  variesBy: ['https://schema.org/size', 'https://schema.org/color'],
  ...more,
});
const recipe = (name: string, more: Data = {}) => ({
  '@type': 'Recipe',
  name,
  image,
  author: person(),
  datePublished: '2026-03-10',
  description: 'Sweet.',
  prepTime: 'PT20M',
  cookTime: 'PT30M',
  totalTime: 'PT50M',
  recipeYield: '10',
  recipeCategory: 'Dessert',
  recipeCuisine: 'American',
  keywords: 'cake, coffee',
  nutrition: { '@type': 'NutritionInformation', calories: '270 calories' },
  recipeIngredient: ['2 cups of flour', '3/4 cup white sugar'],
  recipeInstructions: [
    {
      '@type': 'HowToStep',
      name: 'Preheat',
      text: 'Preheat the oven.',
      url: `${SITE}/cake#1`,
      image: `${SITE}/1.jpg`,
    },
  ],
  aggregateRating: rating,
  ...more,
});
const video = (more: Data = {}) => ({
  '@type': 'VideoObject',
  name: 'Introducing the self-driving bicycle',
  description: 'It drives itself.',
  thumbnailUrl: image,
  uploadDate: '2026-03-31T08:00:00+08:00',
  duration: 'PT1M54S',
  contentUrl: `${SITE}/video/123/file.mp4`,
  embedUrl: `${SITE}/embed/123`,
  ...more,
});
const event = (more: Data = {}) => ({
  '@type': 'Event',
  name: 'The Adventures of Kira and Morrison',
  startDate: '2027-07-21T19:00-05:00',
  endDate: '2027-07-21T23:00-05:00',
  eventStatus: 'https://schema.org/EventScheduled',
  location: { '@type': 'Place', name: 'Snickerpark Stadium', address: address() },
  image,
  description: 'They come to town.',
  offers: {
    '@type': 'Offer',
    url: `${SITE}/event_offer`,
    price: 30,
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    validFrom: '2026-05-21T12:00',
  },
  performer: { '@type': 'PerformingGroup', name: 'Kira and Morrison' },
  organizer: organization('Kira and Morrison Music', { url: SITE }),
  ...more,
});
const job = (more: Data = {}) => ({
  '@type': 'JobPosting',
  title: 'Software Engineer',
  description: '<p>They know how to build.</p>',
  identifier: { '@type': 'PropertyValue', name: 'Acme', value: '1234567' },
  datePosted: '2026-11-01',
  validThrough: '2027-03-18T00:00',
  employmentType: 'CONTRACTOR',
  hiringOrganization: organization('Acme', { sameAs: SITE, logo: `${SITE}/logo.png` }),
  jobLocation: { '@type': 'Place', address: address() },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { '@type': 'QuantitativeValue', value: 40, unitText: 'HOUR' },
  },
  ...more,
});
const question = (name: string, more: Data = {}) => ({
  '@type': 'Question',
  name,
  text: name,
  answerCount: 3,
  upvoteCount: 26,
  datePublished: '2026-02-14T15:34-05:00',
  author: person('Mary Stone', { url: `${SITE}/profiles/mary` }),
  ...more,
});
const answer = (text: string, more: Data = {}) => ({
  '@type': 'Answer',
  text,
  upvoteCount: 1337,
  url: `${SITE}/question1#answer`,
  datePublished: '2026-02-14T16:34-05:00',
  author: person('Trish', { url: `${SITE}/profiles/trish` }),
  ...more,
});
const flashcard = (text: string) => ({
  '@type': 'Question',
  eduQuestionType: 'Flashcard',
  text,
  acceptedAnswer: { '@type': 'Answer', text: 'This is the answer.' },
});
const course = (name: string, more: Data = {}) => ({
  '@type': 'Course',
  url: `${SITE}/courses#${name}`,
  name,
  description: 'Introduction.',
  provider: organization('University', { sameAs: SITE }),
  ...more,
});
const rental = (more: Data = {}) => ({
  '@type': 'VacationRental',
  additionalType: 'HolidayVillageRental',
  brand: { '@type': 'Brand', name: 'Brand' },
  containsPlace: {
    '@type': 'Accommodation',
    additionalType: 'EntirePlace',
    bed: [{ '@type': 'BedDetails', numberOfBeds: 1, typeOfBed: 'Queen' }],
    occupancy: { '@type': 'QuantitativeValue', value: 5 },
    amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'ac', value: true }],
    floorSize: { '@type': 'QuantitativeValue', value: 75, unitCode: 'MTK' },
    numberOfBathroomsTotal: 1,
    numberOfBedrooms: 3,
    numberOfRooms: 5,
  },
  identifier: 'abc123',
  latitude: '42.12345',
  longitude: '101.12345',
  name: 'My Beautiful Vacation Rental',
  address: address(),
  aggregateRating: {
    '@type': 'AggregateRating',
    ratingValue: 4.5,
    ratingCount: 10,
    reviewCount: 3,
    bestRating: 5,
  },
  image: Array.from({ length: 8 }, (_, index) => `${SITE}/mainpic${index}.jpg`),
  checkinTime: '18:00:00+08:00',
  checkoutTime: '11:00:00+08:00',
  description: 'A great rental.',
  knowsLanguage: ['en-US', 'fr-FR'],
  review: [
    {
      '@type': 'Review',
      reviewRating: stars(4),
      author: person('Lilian Ruiz'),
      datePublished: '2026-12-01',
      contentReferenceTime: '2026-11-17',
    },
  ],
  ...more,
});

export const VENDOR_EXAMPLES: readonly VendorExample[] = [
  example('article: two authors', 'article', {
    '@type': 'NewsArticle',
    headline: 'Title of a news article',
    image,
    datePublished: '2026-01-05T08:00:00+08:00',
    dateModified: '2026-02-05T09:20:00+08:00',
    author: [
      person('Jane Doe', { url: `${SITE}/profile/janedoe` }),
      person('John Doe', { url: `${SITE}/profile/johndoe` }),
    ],
  }),
  example('article: with a publisher', 'article', {
    '@type': 'Article',
    headline: 'Title',
    image: image[0],
    author: person('Jane', { url: `${SITE}/jane` }),
    datePublished: '2026-01-05T08:00:00+08:00',
    publisher: organization('Acme', { url: SITE }),
  }),
  example('breadcrumb: one trail', 'breadcrumb', {
    '@type': 'BreadcrumbList',
    itemListElement: [
      step(1, 'Books', `${SITE}/books`),
      step(2, 'Science fiction', `${SITE}/books/sf`),
      step(3, 'Award winners'),
    ],
  }),
  example('breadcrumb: two trails', 'breadcrumb', [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [step(1, 'Books', `${SITE}/books`), step(2, 'Award winners')],
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [step(1, 'Literature', `${SITE}/literature`), step(2, 'Award winners')],
    },
  ]),
  example('breadcrumb: steps as things', 'breadcrumb', {
    '@type': 'BreadcrumbList',
    itemListElement: [
      step(1, '', { '@id': `${SITE}/books`, name: 'Books' }),
      step(2, '', { '@type': 'WebPage', '@id': `${SITE}/books/sf`, name: 'Science fiction' }),
    ],
  }),
  example(
    'carousel: a summary page',
    '',
    list(
      { url: `${SITE}/peanut-butter-cookies.html` },
      { url: `${SITE}/triple-chocolate-chunk.html` },
      { url: `${SITE}/snickerdoodles.html` },
    ),
  ),
  example(
    'carousel: recipes on one page',
    'carousel recipe',
    list(
      { item: recipe('Cookies', { url: `${SITE}/r#1` }) },
      { item: recipe('Cake', { url: `${SITE}/r#2` }) },
    ),
  ),
  example(
    'course: a summary page',
    '',
    list({ url: `${SITE}/courses/1` }, { url: `${SITE}/courses/2` }, { url: `${SITE}/courses/3` }),
  ),
  example(
    'course: all on one page',
    'course-list carousel',
    list({ item: course('one') }, { item: course('two') }, { item: course('three') }),
  ),
  example('dataset', 'dataset', {
    '@type': 'Dataset',
    name: 'Storm events database',
    description: 'Storm data is provided by the weather service and contains statistics.',
    url: `${SITE}/dataset`,
    sameAs: `${SITE}/geoportal?id=1`,
    identifier: ['https://doi.org/10.1000/182', 'https://identifiers.org/ark:/12345/fk1234'],
    keywords: ['ATMOSPHERE > CLOUDS', 'CYCLONES'],
    license: 'https://creativecommons.org/publicdomain/zero/1.0/',
    isAccessibleForFree: true,
    hasPart: [
      {
        '@type': 'Dataset',
        name: 'Sub dataset 01',
        description: 'Informative description of the first subset.',
        license: 'https://creativecommons.org/publicdomain/zero/1.0/',
        creator: organization('Sub', { url: SITE }),
      },
    ],
    creator: organization('Weather service', {
      url: SITE,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: '+1-828-271-4800',
        email: 'orders@example.com',
      },
    }),
    funder: organization('Weather service', { sameAs: 'https://ror.example/00tgqzw13' }),
    includedInDataCatalog: { '@type': 'DataCatalog', name: 'data.example' },
    distribution: [
      { '@type': 'DataDownload', encodingFormat: 'CSV', contentUrl: `${SITE}/data.csv` },
      { '@type': 'DataDownload', encodingFormat: 'XML', contentUrl: `${SITE}/data.xml` },
    ],
    temporalCoverage: '1950-01-01/2013-12-18',
    spatialCoverage: { '@type': 'Place', geo: { '@type': 'GeoShape', box: '18.0 -65.0 72.0 172.0' } },
  }),
  example('discussion forum: a post with comments', 'discussion-forum', {
    '@type': 'DiscussionForumPosting',
    mainEntityOfPage: `${SITE}/post/very-popular-thread`,
    headline: 'Very popular thread',
    text: 'I just went surfing.',
    video: video(),
    author: person('Katie Pope', {
      url: `${SITE}/user/katie-pope`,
      agentInteractionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/WriteAction',
        userInteractionCount: 8,
      },
    }),
    datePublished: '2026-03-01T08:34:34+02:00',
    interactionStatistic: [
      {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/LikeAction',
        userInteractionCount: 3,
      },
    ],
    comment: [
      {
        '@type': 'Comment',
        text: 'Who is this?',
        author: person('Saul Douglas', { url: `${SITE}/user/saul` }),
        datePublished: '2026-03-01T09:46:02+02:00',
      },
    ],
  }),
  example('discussion forum: a reposted link', 'discussion-forum', {
    '@type': 'DiscussionForumPosting',
    author: person('Katie Pope'),
    datePublished: '2026-03-01T08:34:34+02:00',
    text: 'Look at this.',
    sharedContent: { '@type': 'WebPage', url: 'https://other.example/a' },
    url: `${SITE}/post/2`,
  }),
  example('education Q&A: flashcards', 'education-qa', {
    '@type': 'Quiz',
    about: { '@type': 'Thing', name: 'Cell transport' },
    educationalAlignment: [
      { '@type': 'AlignmentObject', alignmentType: 'educationalSubject', targetName: 'Biology' },
    ],
    hasPart: [flashcard('This is some flashcard question?'), flashcard('This is another?')],
  }),
  example('employer aggregate rating', 'employer-rating', {
    '@type': 'EmployerAggregateRating',
    itemReviewed: organization('World’s best coffee shop', { sameAs: SITE }),
    ratingValue: '91',
    bestRating: '100',
    worstRating: '1',
    ratingCount: '10561',
  }),
  example('event: a concert', 'event', event()),
  example(
    'event: rescheduled',
    'event',
    event({
      eventStatus: ['https://schema.org/EventRescheduled'],
      previousStartDate: '2027-03-21T19:00-05:00',
    }),
  ),
  example(
    'event: several offers',
    'event',
    event({
      offers: [
        {
          '@type': 'Offer',
          price: 0,
          priceCurrency: 'EUR',
          url: SITE,
          availability: 'https://schema.org/SoldOut',
        },
        { '@type': 'AggregateOffer', lowPrice: 10, highPrice: 30, priceCurrency: 'EUR', url: SITE },
      ],
    }),
  ),
  example('faq: ended', '', {
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'How to find an apprenticeship?',
        acceptedAnswer: { '@type': 'Answer', text: '<p>We offer a search.</p>' },
      },
    ],
  }),
  example('image licence: one picture', 'image-license', {
    '@type': 'ImageObject',
    contentUrl: `${SITE}/photos/1x1/black-labrador-puppy.jpg`,
    license: `${SITE}/license`,
    acquireLicensePage: `${SITE}/how-to-use-my-images`,
    creditText: 'Labrador PhotoLab',
    creator: person('Brixton Brownstone'),
    copyrightNotice: 'Clara Kent',
  }),
  example(
    'image licence: several pictures',
    'image-license',
    [1, 2].map((number) => ({
      '@type': 'ImageObject',
      contentUrl: `${SITE}/${number}.jpg`,
      license: `${SITE}/license`,
      creator: organization('Labs'),
    })),
  ),
  example('job posting: on site', 'job-posting', job()),
  example(
    'job posting: remote',
    'job-posting',
    job({
      jobLocation: undefined,
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'USA' },
    }),
  ),
  example(
    'job posting: with education and experience',
    'job-posting',
    job({
      educationRequirements: {
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: 'bachelor degree',
      },
      experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 60 },
      experienceInPlaceOfEducation: true,
      directApply: true,
    }),
  ),
  example('local business: a restaurant', 'local-business', {
    '@type': 'Restaurant',
    image,
    name: 'Dave’s Steak House',
    address: address(),
    review: undefined,
    geo: { '@type': 'GeoCoordinates', latitude: 40.761293, longitude: -73.982294 },
    url: `${SITE}/restaurant-locations/manhattan`,
    telephone: '+12122459600',
    servesCuisine: 'American',
    priceRange: '$$$',
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday'],
        opens: '11:30',
        closes: '22:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'Sunday',
        opens: '00:00',
        closes: '23:59',
        validFrom: '2026-12-23',
        validThrough: '2027-01-05',
      },
    ],
    menu: `${SITE}/menu`,
  }),
  example('local business: a store with departments', 'local-business', {
    '@type': 'Store',
    image,
    name: 'Dave’s Department Store',
    address: address(),
    geo: { '@type': 'GeoCoordinates', latitude: 37.293058, longitude: -121.988331 },
    url: `${SITE}/store`,
    priceRange: '$$$',
    telephone: '+14088717984',
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['https://schema.org/Monday'],
        opens: '08:00',
        closes: '23:59',
      },
    ],
    department: [
      {
        '@type': 'Pharmacy',
        image,
        name: 'Dave’s Pharmacy',
        address: address(),
        telephone: '+14088719385',
        priceRange: '$',
      },
    ],
  }),
  example(
    'organization: with identifiers',
    'organization',
    organization('Example Corporation', {
      image: `${SITE}/example_image.jpg`,
      url: SITE,
      sameAs: ['https://example.net/profile/example1234'],
      logo: `${SITE}/images/logo.png`,
      description: 'Well-known.',
      email: 'contact@example.com',
      telephone: '+47-99-999-9999',
      address: address(),
      vatID: 'FR12345678901',
      iso6523Code: '0199:724500PMK2A2M1SQQ228',
      legalName: 'Example Corporation Ltd',
      numberOfEmployees: { '@type': 'QuantitativeValue', minValue: 100, maxValue: 999 },
    }),
  ),
  example('organization: an online shop', 'organization return-policy', {
    '@type': 'OnlineStore',
    name: 'Example Online Store',
    url: SITE,
    sameAs: ['https://example.net/profile/1'],
    logo: `${SITE}/images/logo.png`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'Customer Service',
      email: 'support@example.com',
      telephone: '+47-99-999-9900',
    },
    vatID: 'FR12345678901',
    iso6523Code: '0199:724500PMK2A2M1SQQ228',
    hasMerchantReturnPolicy: returns(),
  }),
  example(
    'loyalty programme: two tiers',
    'loyalty-program organization',
    organization('Example', {
      url: SITE,
      hasMemberProgram: {
        '@type': 'MemberProgram',
        name: 'Membership Plus',
        description: 'For frequent shoppers.',
        url: `${SITE}/membership-plus`,
        hasTiers: [
          {
            '@type': 'MemberProgramTier',
            '@id': '#plus-tier-silver',
            name: 'silver',
            url: `${SITE}/silver`,
            hasTierBenefit: ['https://schema.org/TierBenefitLoyaltyPoints'],
            membershipPointsEarned: 5,
          },
          {
            '@type': 'MemberProgramTier',
            '@id': '#plus-tier-gold',
            name: 'gold',
            hasTierRequirement: { '@type': 'CreditCard', name: 'Example credit card' },
            hasTierBenefit: [
              'https://schema.org/TierBenefitLoyaltyPoints',
              'https://schema.org/TierBenefitLoyaltyPrice',
            ],
            membershipPointsEarned: 10,
          },
        ],
      },
    }),
  ),
  example('math solver: one action', 'math-solver', {
    '@type': ['MathSolver', 'LearningResource'],
    name: 'An awesome math solver',
    url: SITE,
    usageInfo: `${SITE}/privacy`,
    inLanguage: 'en',
    potentialAction: [
      {
        '@type': 'SolveMathAction',
        target: `${SITE}/solve?q={math_expression_string}`,
        'mathExpression-input': 'required name=math_expression_string',
        eduQuestionType: ['Polynomial Equation', 'Derivative'],
      },
    ],
    learningResourceType: 'Math solver',
  }),
  example('math solver: two actions', 'math-solver', {
    '@type': ['MathSolver', 'LearningResource'],
    name: 'A solver',
    url: SITE,
    usageInfo: `${SITE}/privacy`,
    inLanguage: 'es',
    assesses: 'Polinomios',
    potentialAction: ['algebra', 'trig'].map((kind) => ({
      '@type': 'SolveMathAction',
      target: `${SITE}/${kind}?q={q}`,
      'mathExpression-input': 'required name=q',
      eduQuestionType: kind,
    })),
    learningResourceType: 'Math solver',
  }),
  example('merchant listing: one offer', 'merchant-listing product-snippet', product()),
  example(
    'merchant listing: with review and rating',
    'merchant-listing product-snippet review-snippet aggregate-rating',
    product({ review, aggregateRating: rating }),
  ),
  example(
    'merchant listing: a struck price',
    'merchant-listing',
    product({
      offers: offer({
        price: 10,
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
          price: 15,
          priceCurrency: 'USD',
        },
      }),
    }),
  ),
  example(
    'merchant listing: a price by its specification',
    'merchant-listing product-snippet',
    product({
      offers: {
        '@type': 'Offer',
        priceSpecification: { '@type': 'PriceSpecification', price: 9.99, priceCurrency: 'AUD' },
        availability: 'InStock',
      },
    }),
  ),
  example(
    'merchant listing: a unit price',
    'merchant-listing',
    product({
      offers: offer({
        price: 81,
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: 81,
          priceCurrency: 'EUR',
          referenceQuantity: {
            '@type': 'QuantitativeValue',
            value: '4.5',
            unitCode: 'LTR',
            valueReference: { '@type': 'QuantitativeValue', value: '1', unitCode: 'LTR' },
          },
        },
      }),
    }),
  ),
  example(
    'merchant listing: a price for members',
    'merchant-listing',
    product({
      offers: offer({
        priceSpecification: [
          {
            '@type': 'UnitPriceSpecification',
            price: 8,
            priceCurrency: 'EUR',
            validForMemberTier: { '@type': 'MemberProgramTier', '@id': `${SITE}/#gold`, name: 'gold' },
            membershipPointsEarned: 20,
          },
        ],
      }),
    }),
  ),
  example(
    'merchant listing: shipping and returns',
    'merchant-listing',
    product({
      offers: offer({
        shippingDetails: [
          shipping,
          {
            ...shipping,
            shippingDestination: [
              {
                '@type': 'DefinedRegion',
                addressCountry: 'US',
                postalCodeRange: [
                  {
                    '@type': 'PostalCodeRangeSpecification',
                    postalCodeBegin: '98100',
                    postalCodeEnd: '98199',
                  },
                ],
              },
            ],
          },
        ],
        hasMerchantReturnPolicy: returns({
          returnFees: 'https://schema.org/ReturnShippingFees',
          returnShippingFeesAmount: money(2.99),
        }),
      }),
    }),
  ),
  example(
    'merchant listing: free shipping',
    'merchant-listing',
    product({ offers: offer({ shippingDetails: { ...shipping, shippingRate: money('0') } }) }),
  ),
  example(
    'merchant listing: an energy label',
    'merchant-listing',
    product({
      hasCertification: {
        '@type': 'Certification',
        issuedBy: organization('European_Commission'),
        name: 'EPREL',
        certificationIdentification: '123456',
        certificationRating: { '@type': 'Rating', ratingValue: 'D', bestRating: 'A', worstRating: 'G' },
      },
    }),
  ),
  example(
    'merchant listing: sizes of clothes',
    'merchant-listing',
    product({
      size: {
        '@type': 'SizeSpecification',
        name: 'S',
        sizeGroup: 'https://schema.org/WearableSizeGroupRegular',
        sizeSystem: 'https://schema.org/WearableSizeSystemUS',
      },
      color: 'red',
      audience: { '@type': 'PeopleAudience', suggestedGender: 'unisex', suggestedMinAge: 13 },
    }),
  ),
  example(
    'merchant listing: a model in three dimensions',
    'merchant-listing',
    product({
      subjectOf: {
        '@type': '3DModel',
        encoding: { '@type': 'MediaObject', contentUrl: `${SITE}/sofa.gltf` },
      },
    }),
  ),
  example(
    'merchant listing: used, in microdata words',
    'merchant-listing',
    product({
      offers: offer({
        price: '55.00',
        itemCondition: 'RefurbishedCondition',
        availability: 'http://schema.org/PreOrder',
        availabilityStarts: '2027-01-01',
      }),
    }),
  ),
  example(
    'return policy: by a link',
    'return-policy',
    organization('Acme', {
      url: SITE,
      hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy', merchantReturnLink: `${SITE}/returns` },
    }),
  ),
  example(
    'return policy: no returns',
    'return-policy',
    organization('Acme', {
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'US',
        returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
      },
    }),
  ),
  example(
    'return policy: of a season',
    'return-policy',
    organization('Acme', {
      hasMerchantReturnPolicy: returns({
        itemCondition: ['https://schema.org/NewCondition', 'https://schema.org/DamagedCondition'],
        refundType: ['https://schema.org/ExchangeRefund'],
        restockingFee: money(10, 'EUR'),
        customerRemorseReturnFees: 'https://schema.org/ReturnShippingFees',
        customerRemorseReturnShippingFeesAmount: money(2.99, 'EUR'),
        returnLabelSource: 'https://schema.org/ReturnLabelCustomerResponsibility',
        returnPolicySeasonalOverride: {
          '@type': 'MerchantReturnPolicySeasonalOverride',
          startDate: '2026-12-01',
          endDate: '2027-01-05',
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: 30,
        },
      }),
    }),
  ),
  example(
    'shipping policy',
    'shipping-policy organization',
    organization('Acme', {
      hasShippingService: {
        '@type': 'ShippingService',
        '@id': '#us_ca',
        name: 'Standard shipping',
        description: 'Free above $29.99.',
        fulfillmentType: 'https://schema.org/FulfillmentTypeDelivery',
        handlingTime: {
          '@type': 'ServicePeriod',
          cutoffTime: '14:30:00-07:00',
          duration: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
          businessDays: ['https://schema.org/Monday', 'https://schema.org/Friday'],
        },
        shippingConditions: [
          {
            '@type': 'ShippingConditions',
            shippingDestination: [
              { '@type': 'DefinedRegion', addressCountry: 'US' },
              { '@type': 'DefinedRegion', addressCountry: 'CA', addressRegion: ['ON'] },
            ],
            orderValue: { '@type': 'MonetaryAmount', minValue: 0, maxValue: 29.98, currency: 'USD' },
            shippingRate: { '@type': 'MonetaryAmount', value: 3.49, currency: 'USD' },
            transitTime: {
              '@type': 'ServicePeriod',
              duration: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 3, unitCode: 'DAY' },
              businessDays: ['https://schema.org/Monday'],
            },
          },
          {
            '@type': 'ShippingConditions',
            doesNotShip: true,
            shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'MX' },
          },
        ],
      },
    }),
  ),
  example(
    'movie: a summary page',
    '',
    list({ url: `${SITE}/movies/a-star-is-born` }, { url: `${SITE}/movies/bohemian-rhapsody` }),
  ),
  example(
    'movie: all on one page',
    'movie-list carousel',
    list(
      ...['A Star Is Born', 'Bohemian Rhapsody'].map((name) => ({
        item: {
          '@type': 'Movie',
          url: `${SITE}/m#${name.length}`,
          name,
          image: `${SITE}/m.jpg`,
          dateCreated: '2024-10-05',
          director: person('Bradley Cooper'),
          review,
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: 90,
            bestRating: 100,
            ratingCount: 19141,
          },
        },
      })),
    ),
  ),
  example('practice problem: ended', '', {
    '@type': 'Quiz',
    about: { '@type': 'Thing', name: 'Division' },
    hasPart: [
      {
        '@type': 'Question',
        eduQuestionType: 'Multiple choice',
        learningResourceType: 'Practice problem',
        name: 'Division',
        text: '6/2?',
        acceptedAnswer: { '@type': 'Answer', position: 1, text: '3' },
        suggestedAnswer: [{ '@type': 'Answer', position: 0, text: '2' }],
      },
    ],
  }),
  example(
    'product snippet: an editor’s review',
    'product-snippet review-snippet',
    product({ offers: undefined, review: { ...review, author: person('Pascal Van Cleeff') } }),
  ),
  example(
    'product snippet: pros and cons',
    'product-snippet pros-and-cons',
    product({
      offers: undefined,
      review: {
        ...review,
        positiveNotes: list({ name: 'Consistent results' }, { name: 'Still sharp' }),
        negativeNotes: list({ name: 'No child protection' }),
      },
    }),
  ),
  example(
    'product snippet: the prices of shops',
    'product-snippet',
    product({
      offers: {
        '@type': 'AggregateOffer',
        offerCount: 5,
        lowPrice: 119.99,
        highPrice: 199.99,
        priceCurrency: 'USD',
      },
      aggregateRating: rating,
    }),
  ),
  example(
    'product snippet: an airline’s offer',
    'product-snippet',
    product({
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: '5.00',
        highPrice: '6.00',
        priceCurrency: 'USD',
        offers: [offer()],
      },
    }),
  ),
  example(
    'product variants: in one page',
    'product-variants product-snippet merchant-listing',
    coat({ hasVariant: [variant('green', 'small'), variant('blue', 'large')] }),
  ),
  example('product variants: with references', 'product-variants product-snippet merchant-listing', [
    coat(),
    variant('green', 'small', { isVariantOf: { '@id': '#coat_parent' } }),
    variant('blue', 'large', { isVariantOf: { '@id': '#coat_parent' }, inProductGroupWithID: '44E01' }),
  ]),
  example('product variants: a page for each', 'product-variants product-snippet merchant-listing', [
    coat({ hasVariant: [variant('green', 'small'), { url: `${SITE}/coat?color=blue` }] }),
  ]),
  example('profile page', 'profile-page', {
    '@type': 'ProfilePage',
    dateCreated: '2024-12-23T12:34:00-05:00',
    dateModified: '2026-12-26T14:53:00-05:00',
    mainEntity: person('Angelo Huff', {
      alternateName: 'ahuff23',
      identifier: '123475623',
      interactionStatistic: [
        {
          '@type': 'InteractionCounter',
          interactionType: 'https://schema.org/FollowAction',
          userInteractionCount: 1,
        },
      ],
      agentInteractionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/WriteAction',
        userInteractionCount: 2346,
      },
      description: 'Defender of truth',
      image: `${SITE}/avatars/ahuff23.jpg`,
      sameAs: ['https://other.example/ahuff'],
    }),
  }),
  example('Q&A: accepted and suggested answers', 'qa-page', {
    '@type': 'QAPage',
    mainEntity: question('How many ounces are there in a pound?', {
      acceptedAnswer: answer('1 pound is equal to 16 ounces.'),
      suggestedAnswer: [
        answer('Are you looking for ounces or fluid ounces?', {
          comment: {
            '@type': 'Comment',
            text: 'I did not realise.',
            datePublished: '2026-02-14T17:34-05:00',
            author: person('Eric'),
          },
        }),
      ],
    }),
  }),
  example('Q&A: no answer yet', 'qa-page', {
    '@type': 'QAPage',
    mainEntity: question('Why?', { answerCount: 1, suggestedAnswer: answer('So.') }),
  }),
  example(
    'recipe: with a video',
    'recipe video',
    recipe('Party coffee cake', {
      video: video({
        hasPart: [{ '@type': 'Clip', name: 'Preheat', startOffset: 30, url: `${SITE}/cake?t=30` }],
      }),
    }),
  ),
  example(
    'recipe: in sections',
    'recipe',
    recipe('Shepherd’s pie', {
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'Filling',
          itemListElement: [{ '@type': 'HowToStep', text: 'Fry.' }],
        },
        {
          '@type': 'HowToSection',
          name: 'Topping',
          itemListElement: [{ '@type': 'HowToStep', text: 'Mash.' }],
        },
      ],
    }),
  ),
  example(
    'recipe: steps as one text',
    'recipe',
    recipe('Tea', { recipeInstructions: 'Boil. Pour.', recipeYield: ['4', '4 servings'] }),
  ),
  example('review snippet: of a restaurant by a magazine', 'review-snippet', {
    '@type': 'Review',
    itemReviewed: {
      '@type': 'Restaurant',
      image,
      name: 'Legal Seafood',
      servesCuisine: 'Seafood',
      priceRange: '$$$',
      telephone: '1234567',
      address: address(),
    },
    reviewRating: stars(4),
    author: person('Bob Smith'),
    publisher: organization('Washington Times'),
  }),
  example(
    'review snippet: several of a product',
    'review-snippet aggregate-rating',
    product({
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: '88',
        bestRating: '100',
        ratingCount: '20',
      },
      review: [review, { ...review, reviewRating: stars('4/5', { bestRating: undefined }) }],
    }),
  ),
  example('review snippet: a rating of its own', 'aggregate-rating', {
    '@type': 'AggregateRating',
    itemReviewed: { '@type': 'Book', name: 'The catcher in the rye', author: person('Salinger') },
    ratingValue: '88',
    bestRating: '100',
    ratingCount: '20',
  }),
  example('sitelinks search box: ended', '', {
    '@type': 'WebSite',
    url: `${SITE}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${SITE}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }),
  example('site name', '', {
    '@type': 'WebSite',
    name: 'Example',
    alternateName: ['EC', 'ex.com'],
    url: `${SITE}/`,
  }),
  example('software app', 'software-app aggregate-rating', {
    '@type': 'SoftwareApplication',
    name: 'Angry Birds',
    operatingSystem: 'ANDROID',
    applicationCategory: 'GameApplication',
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, ratingCount: 8864 },
    offers: { '@type': 'Offer', price: 1, priceCurrency: 'USD' },
  }),
  example('speakable', 'speakable', {
    '@type': 'WebPage',
    name: 'Quick brown fox',
    speakable: {
      '@type': 'SpeakableSpecification',
      xpath: ['/html/head/title', "/html/head/meta[@name='description']/@content"],
    },
    url: `${SITE}/quick-brown-fox`,
  }),
  example('paywalled content: one part', 'paywalled article', {
    '@type': 'NewsArticle',
    mainEntityOfPage: { '@type': 'WebPage', '@id': `${SITE}/article` },
    headline: 'Article headline',
    image: `${SITE}/thumbnail1.jpg`,
    datePublished: '2026-02-05T08:00:00+08:00',
    dateModified: '2026-02-05T09:20:00+08:00',
    author: person('John Doe', { url: `${SITE}/john` }),
    description: 'A most wonderful article',
    isAccessibleForFree: false,
    hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.paywall' },
  }),
  example('paywalled content: several parts', 'paywalled', {
    '@type': 'Article',
    headline: 'Headline',
    isAccessibleForFree: 'False',
    hasPart: ['.section1', '.section2'].map((cssSelector) => ({
      '@type': 'WebPageElement',
      isAccessibleForFree: 'False',
      cssSelector,
    })),
  }),
  example('vacation rental', 'vacation-rental', rental()),
  example(
    'vacation rental: by its geo',
    'vacation-rental',
    rental({
      latitude: undefined,
      longitude: undefined,
      geo: { '@type': 'GeoCoordinates', latitude: 42.1, longitude: 101.1 },
    }),
  ),
  example('vehicle listing: ended', '', {
    '@type': 'Car',
    name: '2018 Toyota Camry',
    vehicleIdentificationNumber: '1BABCDEFGHIJ',
    image,
    url: SITE,
    offers: {
      '@type': 'Offer',
      availability: 'https://schema.org/InStock',
      price: 30000,
      priceCurrency: 'USD',
    },
    itemCondition: 'https://schema.org/UsedCondition',
    brand: { '@type': 'Brand', name: 'Toyota' },
    model: 'Camry',
    vehicleModelDate: '2018',
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: 15000, unitCode: 'SMI' },
  }),
  example(
    'video: of some regions',
    'video',
    video({
      regionsAllowed: ['US', 'NL'],
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: { '@type': 'WatchAction' },
        userInteractionCount: 5647018,
      },
    }),
  ),
  example(
    'video: with key moments',
    'video video-clip',
    video({
      hasPart: [
        { '@type': 'Clip', name: 'Cat jumps', startOffset: 30, endOffset: 45, url: `${SITE}/example?t=30` },
        {
          '@type': 'Clip',
          name: 'Cat misses the fence',
          startOffset: 111,
          endOffset: 150,
          url: `${SITE}/example?t=111`,
        },
      ],
    }),
  ),
  example(
    'video: seeking',
    'video video-seek',
    video({
      potentialAction: {
        '@type': 'SeekToAction',
        target: `${SITE}/example?t={seek_to_second_number}`,
        'startOffset-input': 'required name=seek_to_second_number',
      },
    }),
  ),
  example(
    'video: live',
    'video video-live',
    video({
      publication: [
        {
          '@type': 'BroadcastEvent',
          isLiveBroadcast: true,
          startDate: '2026-10-27T14:00:00+00:00',
          endDate: '2026-10-27T14:37:14+00:00',
        },
      ],
    }),
  ),
];
