import { type Condition, PRODUCT_SNIPPET, type RichResultRule } from './rich-result-rule';
import { googlePage } from './sources';

/** Types of which Google shows reviews and ratings, with their subtypes. Source: Google, review snippets. */
const REVIEWED = [
  ...['Book', 'Course', 'CreativeWorkSeason', 'CreativeWorkSeries', 'Episode', 'Event', 'Game', 'HowTo'],
  ...['LocalBusiness', 'MediaObject', 'Movie', 'MusicPlaylist', 'MusicRecording', 'Organization', 'Product'],
  ...['Recipe', 'SoftwareApplication'],
];

const DESTINATION = 'offers<Offer>?.shippingDetails?.shippingDestination';
const SENT = 'offers<Offer>?.shippingDetails(doesNotShip!true)?';
const RATE = `${SENT}.shippingRate`;
const TIMES = ['handlingTime', 'transitTime'].map((time) => `${SENT}.deliveryTime?.${time}`);
/** What a listing shows of shipping. Source: Google, merchant listings; see docs/decisions/structured-data.md. */
const SHIPPING: readonly string[] = [
  ...[`${SENT}.deliveryTime`, RATE, `${RATE}?.currency`, `${RATE}?.value|${RATE}?.maxValue`],
  ...[DESTINATION, `${DESTINATION}?.addressCountry`, ...TIMES],
  ...TIMES.flatMap((time) =>
    ['minValue', 'maxValue', 'unitCode'].map((property) => `${time}<QuantitativeValue>?.${property}`),
  ),
];

/** A shop tells of all its returns by a link, too. */
const orLink = (policy: string, property: string) => `${policy}${property}|${policy}merchantReturnLink`;
const POLICY = 'offers<Offer>?.hasMerchantReturnPolicy';
const TAKEN_BACK = `${POLICY}(returnPolicyCategory!NotPermitted)?.`;
/** What a listing shows of returns. Source: as above; the country of returns since March 2025. */
const RETURNS: readonly string[] = [
  ...['applicableCountry', 'returnPolicyCategory'].map((property) => orLink(`${POLICY}?.`, property)),
  ...['returnPolicyCountry', 'returnFees', 'returnMethod'].map((property) => orLink(TAKEN_BACK, property)),
  `${POLICY}(returnPolicyCategory:FiniteReturnWindow)?.merchantReturnDays`,
  `${POLICY}(returnFees:ReturnShippingFees)?.returnShippingFeesAmount`,
];
const IS_NOT_TAKEN_BACK: Condition = { path: 'returnPolicyCategory', text: /NotPermitted/i };

/** What is sold, how it is delivered, and what is said of it. */
export const COMMERCE_RULES: readonly RichResultRule[] = [
  {
    feature: PRODUCT_SNIPPET,
    title: 'Product snippet',
    ...googlePage('product snippets', 'product-snippet'),
    types: ['Product'],
    except: ['ProductGroup'],
    required: [
      'name',
      'offers|review|aggregateRating',
      'offers?.price',
      'offers<AggregateOffer>?.priceCurrency',
    ],
    recommended: [
      ...(['aggregateRating', 'offers', 'review', 'offers<Offer>?.availability'] as const),
      ...['offers<Offer>?.priceCurrency', 'offers<AggregateOffer>?.highPrice'],
      'offers<AggregateOffer>?.offerCount',
    ],
    optional: ['offers?.priceValidUntil'],
  },
  {
    feature: 'merchant-listing',
    title: 'Merchant listing',
    ...googlePage('merchant listings', 'merchant-listing'),
    types: ['Product'],
    except: ['ProductGroup'],
    when: ['offers'],
    // Google asks for an Offer: the range of several shops' prices is for product snippets alone.
    notOffered: 'AggregateOffer',
    required: [
      ...['name', 'image'],
      { path: 'offers<Offer>.price', positive: true },
      'offers<Offer>.priceCurrency',
    ],
    recommended: [
      ...(['offers<Offer>.availability', 'offers<Offer>.shippingDetails'] as const),
      ...['offers<Offer>.hasMerchantReturnPolicy', ...SHIPPING, ...RETURNS],
      ...['gtin', 'brand.name', 'description'],
    ],
    optional: [
      ...['sku', 'color', 'size', 'material', 'pattern', 'audience', 'hasCertification', 'subjectOf'],
      ...['offers?.itemCondition', 'offers?.url'],
    ],
  },
  {
    feature: 'product-variants',
    title: 'Product variants',
    ...googlePage('product variants', 'product-variants'),
    types: ['ProductGroup'],
    required: ['name'],
    recommended: [
      ...(['brand.name', 'description', 'productGroupID', 'variesBy', 'aggregateRating', 'review'] as const),
      { path: 'hasVariant', orHeldBy: 'isVariantOf' },
    ],
    optional: ['url', 'audience'],
  },
  {
    feature: 'return-policy',
    title: 'Merchant return policy',
    ...googlePage('merchant return policy', 'return-policy'),
    types: ['MerchantReturnPolicy'],
    // What a single offer lacks of it, the merchant listing tells.
    within: 'Organization',
    required: ['applicableCountry|merchantReturnLink', 'returnPolicyCategory|merchantReturnLink'],
    recommended: [
      {
        path: 'merchantReturnDays',
        where: { path: 'returnPolicyCategory', text: /FiniteReturnWindow/i },
      },
      ...['returnPolicyCountry', 'returnFees', 'returnMethod'].map((property) => ({
        path: orLink('', property),
        unless: IS_NOT_TAKEN_BACK,
      })),
      { path: 'returnShippingFeesAmount', where: { path: 'returnFees', text: /ReturnShippingFees/i } },
    ],
    optional: [
      ...['refundType', 'itemCondition', 'returnLabelSource', 'restockingFee'],
      ...['customerRemorseReturnFees', 'itemDefectReturnFees'],
      'returnPolicySeasonalOverride',
    ],
  },
  {
    feature: 'shipping-policy',
    title: 'Merchant shipping policy',
    ...googlePage('merchant shipping policy', 'shipping-policy'),
    types: ['ShippingService'],
    nested: true,
    required: ['shippingConditions'],
    recommended: ['name', 'description', 'handlingTime', 'fulfillmentType'],
    optional: [
      ...['shippingConditions?.shippingDestination', 'shippingConditions?.shippingRate'],
      ...['shippingConditions?.transitTime', 'shippingConditions?.orderValue', 'validForMemberTier'],
    ],
  },
  {
    feature: 'loyalty-program',
    title: 'Loyalty program',
    ...googlePage('loyalty program', 'loyalty-program'),
    types: ['MemberProgram'],
    nested: true,
    required: ['name', 'description', 'hasTiers', 'hasTiers?.name', 'hasTiers?.hasTierBenefit'],
    recommended: ['url'],
    optional: ['hasTiers?.hasTierRequirement', 'hasTiers?.membershipPointsEarned', 'hasTiers?.url'],
  },
  {
    feature: 'review-snippet',
    title: 'Review snippet',
    ...googlePage('review snippets', 'review-snippet'),
    types: ['Review'],
    // Pros and cons are shown without a rating too.
    except: ['ClaimReview'],
    nested: true,
    reviewed: REVIEWED,
    required: ['author.name', 'itemReviewed.name', 'reviewRating.ratingValue|positiveNotes|negativeNotes'],
    recommended: ['datePublished'],
    optional: ['reviewRating?.bestRating', 'reviewRating?.worstRating'],
  },
  {
    feature: 'pros-and-cons',
    title: 'Pros and cons',
    ...googlePage('product snippets', 'product-snippet'),
    types: ['Review'],
    nested: true,
    when: ['positiveNotes', 'negativeNotes'],
    where: { path: 'itemReviewed', types: ['Product'] },
    required: [
      'positiveNotes.itemListElement|negativeNotes.itemListElement',
      ...['positiveNotes?.itemListElement?.name', 'negativeNotes?.itemListElement?.name'],
    ],
    recommended: 'nothing',
  },
  {
    feature: 'aggregate-rating',
    title: 'Review snippet (average rating)',
    ...googlePage('review snippets', 'review-snippet'),
    types: ['AggregateRating'],
    except: ['EmployerAggregateRating'],
    nested: true,
    reviewed: REVIEWED,
    required: ['itemReviewed.name', 'ratingValue', 'ratingCount|reviewCount'],
    recommended: 'nothing',
    optional: ['bestRating', 'worstRating'],
  },
  {
    feature: 'software-app',
    title: 'Software app',
    ...googlePage('software app', 'software-app'),
    types: ['SoftwareApplication'],
    required: ['name', 'offers.price', 'aggregateRating|review'],
    recommended: ['applicationCategory', 'operatingSystem'],
    optional: ['offers?.priceCurrency'],
  },
];
