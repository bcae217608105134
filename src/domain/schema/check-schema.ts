import { isWebAddress } from '../../contracts/validation/parse-url';
import { isPlainNumber } from '../../contracts/validation/plain-number';
import {
  datesAscend,
  linesOf,
  ratingFitsScale,
  scaleAscends,
  type SchemaForm,
  type SchemaProduct,
} from '../../contracts/schema/schema';
import { SCHEMA_MESSAGES as SAYS } from '../../contracts/schema/schema-messages';
import { looksLikeAddress, looksLikePromotion } from './author-name';
import { type FindingSource, MAX_SNIPPET_PRODUCTS, type SchemaFinding, SOURCES } from './finding';

/** Fewest statements of pros and cons together. Source: Google, product snippets. */
export const MIN_STATEMENTS = 2;
/** Most characters of a headline. Source: Google's former limit for articles; it now asks for a concise title. */
export const MAX_HEADLINE = 110;
/** Most characters of an author's name. Source: Google, review snippets. */
export const MAX_AUTHOR = 100;

/**
 * What Google's rules for review articles and a few of ours say of a form, errors first, in the order of its fields. A form
 * that validation lets through has no errors here; texts may still be untrimmed.
 */
export function checkSchema(form: SchemaForm): SchemaFinding[] {
  const findings = [
    ...checkAuthor(form),
    ...checkAddresses(form),
    ...checkHeadline(form),
    ...check('error', !datesAscend(form), 'date_modified', SAYS.modifiedBeforePublished, SOURCES.own),
    ...checkProducts(form.products),
    ...check('warning', form.faqs.length > 0, 'faqs', SAYS.faqResultsEnded, SOURCES.faq),
  ];
  return [
    ...findings.filter(({ level }) => level === 'error'),
    ...findings.filter(({ level }) => level === 'warning'),
  ];
}

function check(
  level: SchemaFinding['level'],
  found: boolean,
  field: string,
  sentence: string,
  source: FindingSource,
): SchemaFinding[] {
  return found ? [{ level, field, sentence, source }] : [];
}

function checkAuthor({ author_name: name }: SchemaForm): SchemaFinding[] {
  const field = 'author_name';
  if (isBlank(name)) return check('error', true, field, SAYS.authorNameRequired, SOURCES.review);
  if (looksLikeAddress(name)) return check('warning', true, field, SAYS.authorIsAddress, SOURCES.review);
  if (looksLikePromotion(name)) return check('warning', true, field, SAYS.authorIsPromotion, SOURCES.review);
  const length = lengthOf(name);
  const tooLong = SAYS.authorTooLong(length, MAX_AUTHOR);
  return check('warning', length > MAX_AUTHOR, field, tooLong, SOURCES.review);
}

function checkHeadline({ article_title: title }: SchemaForm): SchemaFinding[] {
  const length = lengthOf(title);
  const tooLong = SAYS.headlineTooLong(length, MAX_HEADLINE);
  return check('warning', length > MAX_HEADLINE, 'article_title', tooLong, SOURCES.article);
}

function checkAddresses(form: SchemaForm): SchemaFinding[] {
  const fields = ['author_url', 'publisher_logo_url', 'article_url', 'article_img'] as const;
  return fields.flatMap((field) => checkAddress(form[field], field));
}

function checkAddress(address: string, field: string): SchemaFinding[] {
  return check('error', !isWebAddress(address.trim()), field, SAYS.addressInvalid, SOURCES.own);
}

function checkProducts(products: SchemaProduct[]): SchemaFinding[] {
  const several = SAYS.severalProducts(products.length);
  return [
    ...check('error', products.length === 0, 'products', SAYS.productsRequired, SOURCES.product),
    ...check('warning', products.length > MAX_SNIPPET_PRODUCTS, 'products', several, SOURCES.product),
    // Of several products none has a snippet, so none has stars to lose.
    ...(products[0] && products.length === 1
      ? check('warning', !hasStars(products[0]), 'products.0.addRating', SAYS.noRating, SOURCES.review)
      : []),
    ...products.flatMap((product, i) => checkProduct(product, `products.${i}`)),
    ...checkNames(products),
  ];
}

function hasStars({ addRating, addAggregate }: SchemaProduct): boolean {
  return addRating || addAggregate;
}

/** Each product against those before it; upper and lower case are the same. */
function checkNames(products: SchemaProduct[]): SchemaFinding[] {
  const keys = products.map(({ name }) => name.trim().replace(/\s+/g, ' ').toLowerCase());
  return keys.flatMap((key, i) => {
    const first = keys.indexOf(key);
    const isTwin = key !== '' && first < i;
    return check('warning', isTwin, `products.${i}.name`, SAYS.productTwin(first + 1), SOURCES.own);
  });
}

function checkProduct(product: SchemaProduct, path: string): SchemaFinding[] {
  const statements = linesOf(product.pros).length + linesOf(product.cons).length;
  const tooFew = statements < MIN_STATEMENTS;
  return [
    ...check('error', isBlank(product.name), `${path}.name`, SAYS.productNameRequired, SOURCES.product),
    ...checkAddress(product.url, `${path}.url`),
    ...checkAddress(product.image, `${path}.image`),
    ...check('error', tooFew, `${path}.pros`, SAYS.tooFewStatements, SOURCES.product),
    ...(product.addRating ? checkRating(product, path) : []),
  ];
}

function checkRating(product: SchemaProduct, path: string): SchemaFinding[] {
  const { rating, max_rating, worst_rating } = product;
  const scale = {
    rating: rating.trim(),
    max_rating: max_rating.trim(),
    worst_rating: worst_rating.trim(),
  };
  const numbers = (['rating', 'max_rating', 'worst_rating'] as const).flatMap((field) =>
    check('error', !isPlainNumber(scale[field]), `${path}.${field}`, SAYS.numberOnly, SOURCES.review),
  );
  return [
    ...numbers,
    ...check('error', !ratingFitsScale(scale), `${path}.rating`, SAYS.ratingOutsideScale, SOURCES.own),
    ...check('error', !scaleAscends(scale), `${path}.worst_rating`, SAYS.scaleInvalid, SOURCES.own),
  ];
}

/** Characters as people count them, more or less: one outside the first plane is one. */
function lengthOf(text: string): number {
  return Array.from(text.trim()).length;
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
