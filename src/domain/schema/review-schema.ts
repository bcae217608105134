import type {
  AggregateRating,
  Article,
  FAQPage,
  Graph,
  ItemAvailability,
  ItemList,
  Offer,
  Product,
  Rating,
  Review,
} from 'schema-dts';
import { isPlainNumber } from '../../contracts/validation/plain-number';
import { linesOf, type SchemaFaq, type SchemaForm, type SchemaProduct } from '../../contracts/schema/schema';

/**
 * The schema.org graph of a product review article: the article, the unordered list of its products with one review each,
 * and the questions if there are any. Keeps every text of the form as it is, empty ones too. The nodes' ids come from
 * the article's address, so that the same form always gives the same graph.
 */
export function reviewSchema(form: SchemaForm): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [article(form), productList(form), ...(form.faqs.length > 0 ? [faqPage(form)] : [])],
  };
}

/** The id of a part of the article's page: its address without fragment, and the part's name as the fragment. */
function idOf({ article_url }: SchemaForm, part: string): string {
  return `${article_url.split('#', 1)[0] ?? ''}#${part}`;
}

function article(form: SchemaForm): Exclude<Article, string> {
  return {
    '@type': 'Article',
    '@id': idOf(form, 'article'),
    url: form.article_url,
    headline: form.article_title,
    description: form.article_seo_description,
    image: form.article_img,
    datePublished: form.date_published,
    ...(form.date_modified && { dateModified: form.date_modified }),
    author: { ...author(form), url: form.author_url },
    publisher: {
      '@type': 'Organization',
      '@id': idOf(form, 'publisher'),
      name: form.publisher_name,
      logo: { '@type': 'ImageObject', url: form.publisher_logo_url },
    },
    about: { '@id': idOf(form, 'products') },
  };
}

/** Wherever it stands with its name: readers that follow no ids need it there. */
function author(form: SchemaForm) {
  return { '@type': form.author_type, '@id': idOf(form, 'author'), name: form.author_name };
}

function productList(form: SchemaForm): ItemList {
  return {
    '@type': 'ItemList',
    '@id': idOf(form, 'products'),
    name: form.article_title,
    description: form.article_intro_for_products,
    itemListOrder: 'https://schema.org/ItemListUnordered',
    numberOfItems: form.products.length,
    itemListElement: form.products.map((each, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      item: product(form, each, `product-${i + 1}`),
    })),
  };
}

function product(form: SchemaForm, each: SchemaProduct, part: string): Product {
  return {
    '@type': 'Product',
    '@id': idOf(form, part),
    name: each.name,
    brand: { '@type': 'Brand', name: each.brand },
    url: each.url,
    image: each.image,
    description: each.description,
    ...(each.award && { award: each.award }),
    ...(each.sku && { sku: each.sku }),
    ...(each.gtin && { gtin: each.gtin }),
    ...(each.addOffer && { offers: offer(each) }),
    ...(each.addAggregate && { aggregateRating: aggregate(each) }),
    review: review(form, each, `${part}-review`),
  };
}

function review(form: SchemaForm, each: SchemaProduct, part: string): Review {
  return {
    '@type': 'Review',
    '@id': idOf(form, part),
    author: author(form),
    ...(each.addRating && { reviewRating: rating(each) }),
    positiveNotes: statements(each.pros),
    negativeNotes: statements(each.cons),
  };
}

function rating({ rating: value, max_rating, worst_rating }: SchemaProduct): Rating {
  return {
    '@type': 'Rating',
    ratingValue: numberOf(value),
    bestRating: numberOf(max_rating),
    worstRating: numberOf(worst_rating),
  };
}

/** The price as it was written: `129.90` keeps its nought. */
function offer(each: SchemaProduct): Offer {
  const { price, currency, availability, price_valid_until: day, offer_url } = each;
  return {
    '@type': 'Offer',
    url: offer_url || each.url,
    price,
    priceCurrency: currency,
    ...(availability && { availability: `https://schema.org/${availability}` as ItemAvailability }),
    ...(day && { priceValidUntil: day }),
  };
}

function aggregate({
  aggregate_rating: value,
  aggregate_max: best,
  aggregate_count: count,
}: SchemaProduct): AggregateRating {
  return {
    '@type': 'AggregateRating',
    ratingValue: numberOf(value),
    bestRating: numberOf(best),
    ratingCount: Number(count),
  };
}

/** What is no number stays as it is: of a form that is not checked yet, it shows what is wrong. */
function numberOf(text: string): number | string {
  return isPlainNumber(text) ? Number(text) : text;
}

function statements(text: string): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: linesOf(text).map((name, i) => ({ '@type': 'ListItem', position: i + 1, name })),
  };
}

function faqPage(form: SchemaForm): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': idOf(form, 'faq'),
    mainEntity: form.faqs.map(({ question, answer }: SchemaFaq) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
