import type { SchemaFaq, SchemaForm, SchemaProduct } from '@contracts/schema/schema';

/** The form's fields by their labels, in the order of the page. */
const FORM_LABELS: Record<keyof SchemaForm, string> = {
  author_type: 'Author is',
  author_name: 'Author name',
  author_url: 'Author URL',
  publisher_name: 'Publisher name',
  publisher_logo_url: 'Publisher logo URL',
  article_url: 'Article URL',
  article_title: 'Article title',
  article_img: 'Article image URL',
  article_seo_description: 'Article SEO description',
  article_intro_for_products: 'Article intro for products',
  date_published: 'Published date',
  date_modified: 'Modified date',
  products: 'Products',
  faqs: 'FAQs',
};

const PRODUCT_LABELS: Record<keyof SchemaProduct, string> = {
  name: 'Product name',
  brand: 'Brand',
  url: 'Product URL',
  image: 'Image URL',
  award: 'Award',
  sku: 'SKU',
  gtin: 'GTIN',
  description: 'Product description',
  pros: 'Pros',
  cons: 'Cons',
  addRating: 'Add a rating',
  rating: 'Rating',
  max_rating: 'Max rating',
  worst_rating: 'Worst rating',
  addOffer: 'Add a price',
  price: 'Price',
  currency: 'Currency',
  availability: 'Availability',
  price_valid_until: 'Valid until',
  offer_url: 'Shop URL',
  addAggregate: 'Add your visitors’ ratings',
  aggregate_rating: 'Average rating',
  aggregate_max: 'Best possible',
  aggregate_count: 'Rating count',
};

const FAQ_LABELS: Record<keyof SchemaFaq, string> = { question: 'Question', answer: 'Answer' };

const LABELS: Record<string, string> = { ...FORM_LABELS, ...PRODUCT_LABELS, ...FAQ_LABELS };
const ORDER = Object.keys(LABELS);

/** A field's own label, by its path in the form. */
export function labelOf(path: string): string {
  return LABELS[path.split('.').at(-1) ?? ''] ?? '';
}

/** A field's label with the entry that it belongs to: `Product 2, Pros`. */
export function placeOf(path: string): string {
  const [list = '', index] = path.split('.');
  if (index === undefined) return labelOf(path);
  return `${list === 'faqs' ? 'FAQ' : 'Product'} ${Number(index) + 1}, ${labelOf(path)}`;
}

/** Orders paths as their fields stand on the page. */
export function inPageOrder(one: string, other: string): number {
  const [a, b] = [one, other].map((path) =>
    path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : ORDER.indexOf(part))),
  );
  const at = a?.findIndex((part, i) => part !== b?.[i]) ?? -1;
  return at < 0 ? (a?.length ?? 0) - (b?.length ?? 0) : (a?.[at] ?? 0) - (b?.[at] ?? -1);
}
