import type { RichResultRule } from './rich-result-rule';
import { PRODUCT_SNIPPET } from './several-products';
import { googlePage } from './sources';

/** Types of which Google shows reviews and ratings, with their subtypes. Source: Google, review snippets. */
const REVIEWED = [
  ...['Book', 'Course', 'CreativeWorkSeason', 'CreativeWorkSeries', 'Episode', 'Event', 'Game', 'HowTo'],
  ...['LocalBusiness', 'MediaObject', 'Movie', 'MusicPlaylist', 'MusicRecording', 'Organization', 'Product'],
  ...['Recipe', 'SoftwareApplication'],
];

/** Products, places, events and what is said of them. */
export const COMMERCE_RULES: readonly RichResultRule[] = [
  {
    feature: PRODUCT_SNIPPET,
    title: 'Product snippet',
    ...googlePage('product snippets', 'product-snippet'),
    types: ['Product'],
    required: ['name', 'review|aggregateRating|offers', 'offers?.price'],
    recommended: [],
  },
  {
    feature: 'merchant-listing',
    title: 'Merchant listing',
    ...googlePage('merchant listings', 'merchant-listing'),
    types: ['Product'],
    when: ['offers'],
    // Google asks for an Offer: the range of several shops' prices is for product snippets alone.
    notOffered: 'AggregateOffer',
    required: ['name', 'image', { path: 'offers.price', positive: true }, 'offers.priceCurrency'],
    recommended: [
      ...['offers.availability', 'offers.shippingDetails', 'offers.hasMerchantReturnPolicy'],
      ...['gtin', 'brand'],
    ],
  },
  {
    feature: 'review-snippet',
    title: 'Review snippet',
    ...googlePage('review snippets', 'review-snippet'),
    types: ['Review'],
    except: ['ClaimReview'],
    nested: true,
    reviewed: REVIEWED,
    required: ['author.name', 'itemReviewed.name', 'reviewRating.ratingValue'],
    recommended: [],
  },
  {
    feature: 'aggregate-rating',
    title: 'Review snippet',
    ...googlePage('review snippets', 'review-snippet'),
    types: ['AggregateRating'],
    nested: true,
    reviewed: REVIEWED,
    required: ['itemReviewed.name', 'ratingValue', 'ratingCount|reviewCount'],
    recommended: [],
  },
  {
    feature: 'event',
    title: 'Event',
    ...googlePage('event', 'event'),
    types: ['Event'],
    required: ['name', 'startDate', 'location.address'],
    recommended: ['endDate', 'eventStatus', 'image', 'offers', 'organizer', 'performer', 'description'],
  },
  {
    feature: 'job-posting',
    title: 'Job posting',
    ...googlePage('job posting', 'job-posting'),
    types: ['JobPosting'],
    required: [
      ...['title', 'description', 'datePosted', 'hiringOrganization'],
      'jobLocation|applicantLocationRequirements',
    ],
    recommended: ['validThrough', 'baseSalary', 'employmentType', 'identifier'],
  },
  {
    feature: 'local-business',
    title: 'Local business',
    ...googlePage('local business', 'local-business'),
    types: ['LocalBusiness'],
    required: ['name', 'address'],
    recommended: ['geo', 'openingHoursSpecification', 'telephone', 'url'],
  },
  {
    feature: 'organization',
    title: 'Organization',
    ...googlePage('organization', 'organization'),
    types: ['Organization'],
    except: ['LocalBusiness'],
    required: [],
    recommended: ['name', 'url', 'logo', 'sameAs'],
  },
  {
    feature: 'software-app',
    title: 'Software app',
    ...googlePage('software app', 'software-app'),
    types: ['SoftwareApplication'],
    required: ['name', 'offers.price', 'aggregateRating|review'],
    recommended: [],
  },
  {
    feature: 'course-list',
    title: 'Course list',
    ...googlePage('course list', 'course'),
    types: ['Course'],
    inList: true,
    required: ['name', 'description'],
    recommended: [],
  },
  {
    feature: 'movie-list',
    title: 'Movie list',
    ...googlePage('movie', 'movie'),
    types: ['Movie'],
    inList: true,
    required: ['name', 'image'],
    recommended: [],
  },
];
