import type { SchemaKind } from './schema-kind';
import {
  addressFields,
  brandField,
  deliveryFields,
  imageField,
  offerFields,
  ratingGroup,
} from './schema-fields';

/** What is sold. */
export const KINDS_OF_OFFERS: readonly SchemaKind[] = [
  {
    id: 'product',
    title: 'Product',
    text: 'One product with its price, shipping and returns.',
    types: [['Product', 'Product']],
    groups: [
      {
        title: 'Product',
        fields: [
          { path: 'name', label: 'Product name' },
          { path: 'description', label: 'Description', input: 'long' },
          imageField,
          brandField,
          { path: 'sku', label: 'SKU' },
          { path: 'gtin', label: 'GTIN', help: 'The number below the barcode.' },
        ],
      },
      { title: 'Offer', fields: offerFields },
      { title: 'Shipping and returns', fields: deliveryFields },
      ratingGroup,
    ],
  },
  {
    id: 'product-variants',
    title: 'Product with variants',
    text: 'One product in several colors, sizes or materials, each with its own price.',
    types: [['ProductGroup', 'Product group']],
    groups: [
      {
        title: 'Product',
        fields: [
          { path: 'name', label: 'Product name' },
          { path: 'description', label: 'Description', input: 'long' },
          { path: 'url', label: 'Product URL', input: 'url' },
          brandField,
          {
            path: 'productGroupID',
            label: 'ID of the group',
            help: 'Yours, such as the SKU without its variant.',
          },
          {
            path: 'variesBy',
            label: 'Varies by',
            input: 'choice',
            choices: ['color', 'size', 'material', 'pattern'].map(
              (property) => [`https://schema.org/${property}`, property] as const,
            ),
          },
        ],
      },
      {
        title: 'Variants',
        list: { path: 'hasVariant<Product>', noun: 'Variant', least: 2 },
        fields: [
          { path: 'name', label: 'Name of the variant' },
          { path: 'color', label: 'Color' },
          { path: 'size', label: 'Size' },
          { path: 'sku', label: 'SKU' },
          { path: 'gtin', label: 'GTIN' },
          { path: 'image', label: 'Image URL', input: 'url' },
          ...offerFields.filter(({ path }) => !path.endsWith('priceValidUntil')),
        ],
      },
      ratingGroup,
    ],
  },
  {
    id: 'job-posting',
    title: 'Job posting',
    text: 'A vacancy for Google’s job search.',
    types: [['JobPosting', 'Job posting']],
    groups: [
      {
        title: 'Job',
        fields: [
          { path: 'title', label: 'Job title', help: 'The title alone, without place or pay.' },
          {
            path: 'description',
            label: 'Description',
            input: 'long',
            help: 'HTML for paragraphs and lists.',
          },
          { path: 'datePosted', label: 'Posted on', input: 'day' },
          { path: 'validThrough', label: 'Open until', input: 'moment' },
          {
            path: 'employmentType',
            label: 'Employment type',
            input: 'choice',
            choices: [
              ['FULL_TIME', 'Full-time'],
              ['PART_TIME', 'Part-time'],
              ['CONTRACTOR', 'Contractor'],
              ['TEMPORARY', 'Temporary'],
              ['INTERN', 'Intern'],
              ['VOLUNTEER', 'Volunteer'],
              ['PER_DIEM', 'By the day'],
              ['OTHER', 'Other'],
            ],
          },
        ],
      },
      {
        title: 'Employer',
        fields: [
          { path: 'hiringOrganization<Organization>/name', label: 'Employer' },
          { path: 'hiringOrganization<Organization>/sameAs', label: 'Website', input: 'url' },
          { path: 'hiringOrganization<Organization>/logo', label: 'Logo URL', input: 'url' },
          { path: 'identifier<PropertyValue>/value', label: 'Your number of the job' },
        ],
      },
      {
        title: 'Place',
        text: 'Where people work; for a remote job, where they may live.',
        fields: [
          ...addressFields('jobLocation<Place>/address<PostalAddress>'),
          {
            path: 'jobLocationType',
            label: 'Remote',
            input: 'choice',
            choices: [['TELECOMMUTE', 'Fully remote']],
          },
          { path: 'applicantLocationRequirements<Country>/name', label: 'Country that applicants live in' },
        ],
      },
      {
        title: 'Salary',
        fields: [
          {
            path: 'baseSalary<MonetaryAmount>/value<QuantitativeValue>/minValue',
            label: 'From',
            input: 'number',
          },
          {
            path: 'baseSalary<MonetaryAmount>/value<QuantitativeValue>/maxValue',
            label: 'To',
            input: 'number',
          },
          {
            path: 'baseSalary<MonetaryAmount>/currency',
            label: 'Currency',
            help: 'Three letters, such as EUR.',
          },
          {
            path: 'baseSalary<MonetaryAmount>/value<QuantitativeValue>/unitText',
            label: 'For each',
            input: 'choice',
            choices: [
              ['HOUR', 'Hour'],
              ['DAY', 'Day'],
              ['WEEK', 'Week'],
              ['MONTH', 'Month'],
              ['YEAR', 'Year'],
            ],
          },
        ],
      },
    ],
  },
];
