import { isDay } from '../validation/day';
import { isPlainNumber } from '../validation/plain-number';

/** One reviewed product, as the form of the schema generator holds it. */
export interface SchemaProduct {
  name: string;
  brand: string;
  /** An absolute http(s) URL, as is `image`. */
  url: string;
  image: string;
  /** Optional. */
  award: string;
  description: string;
  /** One statement per line, as in `cons`. */
  pros: string;
  cons: string;
  /** Whether the three texts below count: numbers, optionally negative or decimal. */
  addRating: boolean;
  rating: string;
  max_rating: string;
  worst_rating: string;
  /** Optional: the maker's or shop's own number. */
  sku: string;
  /** Optional: 8, 12, 13 or 14 digits with a check digit of GS1's. */
  gtin: string;
  /** Whether the next five texts count: what it costs at the shop. */
  addOffer: boolean;
  /** In decimals with a point: `129.99`. */
  price: string;
  /** A code of ISO 4217: `USD`. */
  currency: string;
  /** Name of schema.org's: `InStock`; empty: not told. */
  availability: string;
  /** Optional: `YYYY-MM-DD`. */
  price_valid_until: string;
  /** Optional: the shop's page; empty: `url`. */
  offer_url: string;
  /** Whether the next three texts count: what visitors of the site gave it, on average. */
  addAggregate: boolean;
  aggregate_rating: string;
  aggregate_max: string;
  /** How many ratings there are: a whole number above 0. */
  aggregate_count: string;
}

/** What a product may be at a shop, by schema.org's names. */
export const SCHEMA_AVAILABILITIES = [
  'InStock',
  'LimitedAvailability',
  'PreOrder',
  'BackOrder',
  'OutOfStock',
  'SoldOut',
  'Discontinued',
] as const;

/** Who writes reviews: schema.org's types. */
export const AUTHOR_TYPES = ['Person', 'Organization'] as const;
export type AuthorType = (typeof AUTHOR_TYPES)[number];

export interface SchemaFaq {
  question: string;
  answer: string;
}

/** What the schema of a product review article is made of; every field is the text of an input. */
export interface SchemaForm {
  author_type: AuthorType;
  author_name: string;
  author_url: string;
  publisher_name: string;
  publisher_logo_url: string;
  article_url: string;
  article_title: string;
  article_img: string;
  article_seo_description: string;
  article_intro_for_products: string;
  /** `YYYY-MM-DD`. */
  date_published: string;
  /** `YYYY-MM-DD`; empty where the article was not changed. */
  date_modified: string;
  /** At least one. */
  products: SchemaProduct[];
  faqs: SchemaFaq[];
}

/** What the browser remembers of a form. */
export const REMEMBERED_SCHEMA_FIELDS = [
  'author_type',
  'author_name',
  'author_url',
  'publisher_name',
  'publisher_logo_url',
] as const satisfies readonly (keyof SchemaForm)[];

export const EMPTY_SCHEMA_PRODUCT: Readonly<SchemaProduct> = {
  name: '',
  brand: '',
  url: '',
  image: '',
  award: '',
  description: '',
  pros: '',
  cons: '',
  addRating: false,
  rating: '',
  max_rating: '',
  worst_rating: '',
  sku: '',
  gtin: '',
  addOffer: false,
  price: '',
  currency: 'USD',
  availability: '',
  price_valid_until: '',
  offer_url: '',
  addAggregate: false,
  aggregate_rating: '',
  aggregate_max: '5',
  aggregate_count: '',
};

export const EMPTY_SCHEMA_FAQ: Readonly<SchemaFaq> = { question: '', answer: '' };

export const EMPTY_SCHEMA_FORM: Readonly<SchemaForm> = {
  author_type: 'Person',
  author_name: '',
  author_url: '',
  publisher_name: '',
  publisher_logo_url: '',
  article_url: '',
  article_title: '',
  article_img: '',
  article_seo_description: '',
  article_intro_for_products: '',
  date_published: '',
  date_modified: '',
  products: [{ ...EMPTY_SCHEMA_PRODUCT }],
  faqs: [],
};

/** The lines of a text, trimmed, without empty ones. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

type Scale = Pick<SchemaProduct, 'rating' | 'max_rating' | 'worst_rating'>;

/** Whether the worst rating is below the best one; true where one of them is no number, which is told by itself. */
export function scaleAscends({ worst_rating, max_rating }: Scale): boolean {
  return ![worst_rating, max_rating].every(isPlainNumber) || Number(worst_rating) < Number(max_rating);
}

/** Whether the rating is within its scale; true where the scale itself is wrong or one of the three is no number. */
export function ratingFitsScale(scale: Scale): boolean {
  const { rating, worst_rating, max_rating } = scale;
  if (![rating, worst_rating, max_rating].every(isPlainNumber) || !scaleAscends(scale)) return true;
  return Number(worst_rating) <= Number(rating) && Number(rating) <= Number(max_rating);
}

type Aggregate = Pick<SchemaProduct, 'aggregate_rating' | 'aggregate_max'>;

/** Whether the visitors' average is above 0 and not above the best; true where one of them is no number. */
export function aggregateFits({ aggregate_rating: value, aggregate_max: best }: Aggregate): boolean {
  if (![value, best].every(isPlainNumber)) return true;
  return Number(value) > 0 && Number(value) <= Number(best);
}

type Dates = Pick<SchemaForm, 'date_published' | 'date_modified'>;

/** Whether the article was changed on the day of its publication or later; true where one of them is no day. */
export function datesAscend({ date_published, date_modified }: Dates): boolean {
  return ![date_published, date_modified].every(isDay) || date_published <= date_modified;
}
