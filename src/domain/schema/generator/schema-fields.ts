import type { SchemaField, SchemaFieldGroup } from './schema-kind';

/** The whole name of a type or a member of schema.org's. */
export const schemaOrg = (name: string) => `https://schema.org/${name}`;

/** Fields that several kinds have, below the path of what they are of. */
export const addressFields = (path: string): SchemaField[] => [
  { path: `${path}/streetAddress`, label: 'Street and number' },
  { path: `${path}/postalCode`, label: 'Postal code' },
  { path: `${path}/addressLocality`, label: 'Town or city' },
  { path: `${path}/addressRegion`, label: 'Region or state' },
  { path: `${path}/addressCountry`, label: 'Country', help: 'Two letters, such as GB.' },
];

export const authorFields: readonly SchemaField[] = [
  { path: 'author<Person>/name', label: 'Author name' },
  { path: 'author<Person>/url', label: 'Author URL', input: 'url', help: 'A page about the author.' },
];

export const imageField: SchemaField = {
  path: 'image',
  label: 'Image URLs',
  input: 'lines',
  help: 'One per line, best in 16:9, 4:3 and 1:1.',
};

export const AVAILABILITIES = [
  [schemaOrg('InStock'), 'In stock'],
  [schemaOrg('OutOfStock'), 'Out of stock'],
  [schemaOrg('PreOrder'), 'Pre-order'],
  [schemaOrg('BackOrder'), 'Back-order'],
  [schemaOrg('LimitedAvailability'), 'Limited availability'],
  [schemaOrg('Discontinued'), 'Discontinued'],
] as const;

export const CONDITIONS = [
  [schemaOrg('NewCondition'), 'New'],
  [schemaOrg('UsedCondition'), 'Used'],
  [schemaOrg('RefurbishedCondition'), 'Refurbished'],
] as const;

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (day) => [schemaOrg(day), day] as const,
);

export const RETURN_CATEGORIES = [
  [schemaOrg('MerchantReturnFiniteReturnWindow'), 'Within a number of days'],
  [schemaOrg('MerchantReturnUnlimitedWindow'), 'Without a limit'],
  [schemaOrg('MerchantReturnNotPermitted'), 'No returns'],
] as const;

/** What one asks for something: of a product, or of each of its variants. */
export const offerFields: readonly SchemaField[] = [
  {
    path: 'offers<Offer>/price',
    label: 'Price',
    input: 'number',
    help: 'A number with a point, such as 19.99.',
  },
  { path: 'offers<Offer>/priceCurrency', label: 'Currency', help: 'Three letters, such as EUR.' },
  { path: 'offers<Offer>/availability', label: 'Availability', input: 'choice', choices: AVAILABILITIES },
  { path: 'offers<Offer>/itemCondition', label: 'Condition', input: 'choice', choices: CONDITIONS },
  { path: 'offers<Offer>/url', label: 'Offer URL', input: 'url' },
  { path: 'offers<Offer>/priceValidUntil', label: 'Price valid until', input: 'day' },
];

const SHIPPING = 'offers<Offer>/shippingDetails<OfferShippingDetails>';
const DELIVERY = `${SHIPPING}/deliveryTime<ShippingDeliveryTime>`;
const RETURNS = 'offers<Offer>/hasMerchantReturnPolicy<MerchantReturnPolicy>';

/** Both bounds of a time in days: Google reads neither alone. */
function daysFields(path: string, label: string): SchemaField[] {
  const unit = { input: 'number', with: [`${path}/unitCode`, 'DAY'] } as const;
  return [
    { path: `${path}/minValue`, label: `${label}, at least`, help: '0 for the same day.', ...unit },
    { path: `${path}/maxValue`, label: `${label}, at most`, ...unit },
  ];
}

/** How an offer reaches its buyer, and how it comes back. */
export const deliveryFields: readonly SchemaField[] = [
  { path: `${SHIPPING}/shippingRate<MonetaryAmount>/value`, label: 'Shipping cost', input: 'number' },
  {
    path: `${SHIPPING}/shippingRate<MonetaryAmount>/currency`,
    label: 'Currency of the shipping cost',
    help: 'Three letters, such as EUR.',
  },
  {
    path: `${SHIPPING}/shippingDestination<DefinedRegion>/addressCountry`,
    label: 'Ships to',
    help: 'Two letters, such as GB.',
  },
  ...daysFields(`${DELIVERY}/handlingTime<QuantitativeValue>`, 'Days until it is sent'),
  ...daysFields(`${DELIVERY}/transitTime<QuantitativeValue>`, 'Days on its way'),
  { path: `${RETURNS}/applicableCountry`, label: 'Returns from', help: 'Two letters, such as GB.' },
  { path: `${RETURNS}/returnPolicyCountry`, label: 'Returns go to', help: 'Two letters, such as GB.' },
  { path: `${RETURNS}/returnPolicyCategory`, label: 'Returns', input: 'choice', choices: RETURN_CATEGORIES },
  { path: `${RETURNS}/merchantReturnDays`, label: 'Days for a return', input: 'number' },
  {
    path: `${RETURNS}/returnFees`,
    label: 'Cost of a return',
    input: 'choice',
    choices: [
      [schemaOrg('FreeReturn'), 'Free'],
      [schemaOrg('ReturnFeesCustomerResponsibility'), 'Paid by the customer'],
    ],
  },
  {
    path: `${RETURNS}/returnMethod`,
    label: 'Way of a return',
    input: 'choice',
    choices: [
      [schemaOrg('ReturnByMail'), 'By mail'],
      [schemaOrg('ReturnInStore'), 'In the shop'],
    ],
  },
];

export const brandField: SchemaField = { path: 'brand<Brand>/name', label: 'Brand' };

export const ratingGroup: SchemaFieldGroup = {
  title: 'Rating',
  text: 'Only of reviews that this page shows.',
  fields: [
    { path: 'aggregateRating<AggregateRating>/ratingValue', label: 'Average rating', input: 'number' },
    { path: 'aggregateRating<AggregateRating>/bestRating', label: 'Best rating', input: 'number' },
    { path: 'aggregateRating<AggregateRating>/reviewCount', label: 'Number of reviews', input: 'number' },
  ],
};
