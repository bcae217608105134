import type { Article, FAQPage, Graph, ItemList, Product, Rating, Review } from 'schema-dts';
import { linesOf, type SchemaFaq, type SchemaForm, type SchemaProduct } from '../../contracts/schema/schema';

/**
 * The schema.org graph of a product review article: the article, the unordered list of its products with one review each,
 * and the questions if there are any. Takes a checked, trimmed form and keeps every text as it is. The nodes' ids come from
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
    author: { '@type': 'Person', '@id': idOf(form, 'author'), name: form.author_name, url: form.author_url },
    publisher: {
      '@type': 'Organization',
      '@id': idOf(form, 'publisher'),
      name: form.publisher_name,
      logo: { '@type': 'ImageObject', url: form.publisher_logo_url },
    },
    about: { '@id': idOf(form, 'products') },
  };
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
    review: review(form, each, `${part}-review`),
  };
}

function review(form: SchemaForm, each: SchemaProduct, part: string): Review {
  return {
    '@type': 'Review',
    '@id': idOf(form, part),
    // With its name, though the article has it too: readers that follow no ids need it here.
    author: { '@type': 'Person', '@id': idOf(form, 'author'), name: form.author_name },
    ...(each.addRating && { reviewRating: rating(each) }),
    positiveNotes: statements(each.pros),
    negativeNotes: statements(each.cons),
  };
}

function rating({ rating: value, max_rating, worst_rating }: SchemaProduct): Rating {
  return {
    '@type': 'Rating',
    ratingValue: Number(value),
    bestRating: Number(max_rating),
    worstRating: Number(worst_rating),
  };
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
